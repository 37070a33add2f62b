import {
  NONCE_ACCOUNT_LENGTH,
  NonceAccount,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from "@solana/web3.js";
import { type ChainAccount, viewOf } from "./chain";
import { NONCE_SEED, nonceAddressOf } from "./nonce-address";

export { nonceAddressOf };

/**
 * A holder's nonce account: its value takes the place of a blockhash, so that a transaction can be signed slowly. Its
 * address is derived from the holder's key, and only the holder's signature opens, advances or closes it.
 */

const SYSTEM_PROGRAM = SystemProgram.programId.toBase58();
const CURRENT_VERSION = 1;
const INITIALIZED = 1;

/**
 * `none` may hold lamports that somebody sent to the address. `foreign`: the account has another authority, or it is not a
 * nonce account of today's format. If the other authority handed it back, its `nonce` would be ours again.
 */
export type NonceReading =
  | { status: "none"; lamports: bigint }
  | { status: "ready"; nonce: string; lamports: bigint }
  | { status: "foreign"; nonce: string | null; lamports: bigint };

/** What the account at a wallet's nonce address is to that wallet. */
export function readNonce(account: ChainAccount | null | undefined, wallet: string): NonceReading {
  if (!account) return { status: "none", lamports: 0n };
  const { owner, data, lamports } = account;
  if (owner !== SYSTEM_PROGRAM) return { status: "foreign", nonce: null, lamports };
  if (data.length === 0) return { status: "none", lamports };
  if (data.length !== NONCE_ACCOUNT_LENGTH || !isInitialized(data)) return { status: "foreign", nonce: null, lamports };
  const { authorizedPubkey, nonce } = NonceAccount.fromAccountData(data);
  return authorizedPubkey.toBase58() === wallet
    ? { status: "ready", nonce, lamports }
    : { status: "foreign", nonce, lamports };
}

/** The first instruction of a transaction with a nonce: it uses up the value, so that nothing else can use it again. */
export function advanceNonceInstruction(wallet: string, nonceAddress: string): TransactionInstruction {
  const noncePubkey = new PublicKey(nonceAddress);
  return SystemProgram.nonceAdvance({ noncePubkey, authorizedPubkey: new PublicKey(wallet) });
}

/** Opens the account with `rent` lamports from the holder, less what somebody has already sent to it. */
export function createNonceInstructions(
  wallet: string,
  nonceAddress: string,
  lamports: { rent: bigint; held: bigint },
): TransactionInstruction[] {
  const owner = new PublicKey(wallet);
  const noncePubkey = new PublicKey(nonceAddress);
  const account = { fromPubkey: owner, noncePubkey, basePubkey: owner, seed: NONCE_SEED, authorizedPubkey: owner };
  const created = SystemProgram.createNonceAccount({ ...account, lamports: Number(lamports.rent) }).instructions;
  if (lamports.held === 0n) return created;

  // an address with lamports cannot be "created": its space is allocated instead, and only what is missing is paid
  const missing = lamports.rent - lamports.held;
  const transfer = { fromPubkey: owner, toPubkey: noncePubkey, lamports: missing };
  const space = { accountPubkey: noncePubkey, basePubkey: owner, seed: NONCE_SEED, space: NONCE_ACCOUNT_LENGTH };
  return [
    ...(missing > 0n ? [SystemProgram.transfer(transfer)] : []),
    SystemProgram.allocate({ ...space, programId: SystemProgram.programId }),
    created[1]!,
  ];
}

/** Closes the account: all its lamports go back to the holder. */
export function closeNonceInstruction(wallet: string, nonceAddress: string, lamports: bigint): TransactionInstruction {
  const owner = new PublicKey(wallet);
  const account = { noncePubkey: new PublicKey(nonceAddress), authorizedPubkey: owner, toPubkey: owner };
  return SystemProgram.nonceWithdraw({ ...account, lamports: Number(lamports) });
}

function isInitialized(data: Uint8Array): boolean {
  const view = viewOf(data);
  return view.getUint32(0, true) === CURRENT_VERSION && view.getUint32(4, true) === INITIALIZED;
}
