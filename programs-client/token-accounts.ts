import { type Connection, PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS, findAssociatedTokenAddress, SYSTEM_PROGRAM_ADDRESS } from "./addresses.ts";

/** A coin and the wallet whose account of it is meant. */
export interface CoinOf {
  owner: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
}

/** Where a holder's coins go, and the instructions that open that account if it does not exist. */
export interface Destination {
  address: PublicKey;
  /** paid by the holder; must not be used twice: for any but the usual account, the second opening fails */
  creation: TransactionInstruction[];
  /** the associated account, which wallets and the site show first */
  isUsual: boolean;
}

/** An account as a node returns it, or as the Worker keeps it. */
export type FoundAccount = { owner: { toString(): string }; data: Uint8Array; lamports: number | bigint };

/**
 * missing: it has to be opened first (lamports alone are not an account). unusable: it is frozen, has another owner or mint,
 * requires a memo that our programs do not send, or has an extension that they refuse.
 */
export type TokenAccountState = "missing" | "usable" | "unusable";

// the layout of a token account in SPL Token and Token-2022
const OWNER_OFFSET = 32;
const STATE_OFFSET = 108;
const TOKEN_ACCOUNT_BYTES = 165;
const FROZEN = 2;
/** The deposit of an account of this size, which comes back when its owner closes it. */
export const TOKEN_ACCOUNT_LAMPORTS = 2_039_280;
const INITIALIZE_ACCOUNT_3 = 18;
// what Token-2022 appends to an account: its kind, then entries of type, length and value
const ENTRIES_OFFSET = TOKEN_ACCOUNT_BYTES + 1;
const ENTRY_HEAD_BYTES = 4;
const IMMUTABLE_OWNER = 7;
const MEMO_TRANSFER = 8;
const CPI_GUARD = 11;

/** How many accounts besides the usual one are tried: anybody who can freeze one could freeze the next. */
const OTHERS = 3;
/** How many of the 32 characters that a seed may have are used. */
const MINT_LETTERS = 24;

/** Whether coins can be paid into the account at an address for `coin.owner`. */
export function tokenAccountState(found: FoundAccount | null | undefined, coin: CoinOf): TokenAccountState {
  if (!found || String(found.owner) === SYSTEM_PROGRAM_ADDRESS.toBase58()) return "missing";
  const { data } = found;
  return isAccountOf(found, coin) && data[STATE_OFFSET] !== FROZEN && takesPayments(data) ? "usable" : "unusable";
}

/** The state by the account's extensions, as our programs (`programs/shared/src/token.rs`) and Token-2022 read them. */
function takesPayments(data: Uint8Array): boolean {
  return extensionsOf(data)?.every(([type, value]) => isPayable(type, value)) ?? false;
}

function isPayable(type: number, value: Uint8Array): boolean {
  // the guard affects outgoing payments only
  if (type === MEMO_TRANSFER) return value[0] === 0;
  return type === IMMUTABLE_OWNER || type === CPI_GUARD;
}

/**
 * Types and values; null if an entry cannot be parsed. The list ends with an entry of type 0, or when fewer than two bytes
 * are left.
 */
function extensionsOf(data: Uint8Array): [type: number, value: Uint8Array][] | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const found: [number, Uint8Array][] = [];
  let at = ENTRIES_OFFSET;
  while (at + 2 <= data.length) {
    const type = view.getUint16(at, true);
    if (type === 0) break;
    const begin = at + ENTRY_HEAD_BYTES;
    const end = begin <= data.length ? begin + view.getUint16(at + 2, true) : Number.POSITIVE_INFINITY;
    if (end > data.length) return null;
    found.push([type, data.subarray(begin, end)]);
    at = end;
  }
  return found;
}

/** Whether an address holds a token account of `coin.owner`, usable or not: it may have been given away. */
export function isAccountOf({ owner, data }: FoundAccount, coin: CoinOf): boolean {
  if (String(owner) !== coin.tokenProgram.toBase58() || data.length < TOKEN_ACCOUNT_BYTES) return false;
  const isOf = (key: PublicKey, offset: number) => key.toBytes().every((byte, i) => data[offset + i] === byte);
  return isOf(coin.mint, 0) && isOf(coin.owner, OWNER_OFFSET);
}

/** Where coins may go, best first: the associated account, then a few that are derived from the owner's key and the mint. */
export async function destinationAddresses(coin: CoinOf): Promise<PublicKey[]> {
  const others = Array.from({ length: OTHERS }, (_, number) =>
    PublicKey.createWithSeed(coin.owner, seedOf(coin, number), coin.tokenProgram),
  );
  return [findAssociatedTokenAddress(coin.mint, coin.owner, coin.tokenProgram), ...(await Promise.all(others))];
}

/**
 * The first of `destinationAddresses` that can be paid; `accounts` are those at these addresses. If none can be paid it is
 * the usual one, so that the chain says why. Our programs pay a holder into any account of theirs.
 */
export function chooseDestination(
  coin: CoinOf,
  addresses: readonly PublicKey[],
  accounts: readonly (FoundAccount | null | undefined)[],
): Destination {
  for (const [place, address] of addresses.entries()) {
    const found = accounts[place];
    const state = tokenAccountState(found, coin);
    if (state === "unusable") continue;
    const opening = () =>
      place === 0
        ? [createTokenAccount(coin.owner, coin.mint, coin.tokenProgram)]
        : openBySeed(coin, { address, seed: seedOf(coin, place - 1), lamports: Number(found?.lamports ?? 0) });
    return { address, creation: state === "usable" ? [] : opening(), isUsual: place === 0 };
  }
  const [usual = coin.owner] = addresses;
  return { address: usual, creation: [], isUsual: true };
}

/** Where a holder's coins can go now, according to a node's accounts. Throws the node's error. */
export async function findDestination(
  node: Pick<Connection, "getMultipleAccountsInfo">,
  coin: CoinOf,
): Promise<Destination> {
  const addresses = await destinationAddresses(coin);
  return chooseDestination(coin, addresses, await node.getMultipleAccountsInfo(addresses));
}

/** Creates the owner's associated token account unless it exists. `payer` pays for it and defaults to the owner. */
export function createTokenAccount(
  owner: PublicKey,
  mint: PublicKey,
  tokenProgram: PublicKey,
  payer = owner,
): TransactionInstruction {
  const key = (pubkey: PublicKey, isSigner = false, isWritable = false) => ({ pubkey, isSigner, isWritable });
  return new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
    keys: [
      key(payer, true, true),
      key(findAssociatedTokenAddress(mint, owner, tokenProgram), false, true),
      key(owner),
      key(mint),
      key(SYSTEM_PROGRAM_ADDRESS),
      key(tokenProgram),
    ],
    // CreateIdempotent
    data: Buffer.from([1]),
  });
}

function seedOf({ mint }: CoinOf, number: number): string {
  return `${mint.toBase58().slice(0, MINT_LETTERS)}-${number}`;
}

/** In separate steps, because creating it in one step fails if somebody has sent lamports to its address. */
function openBySeed(
  { owner, mint, tokenProgram }: CoinOf,
  { address, seed, lamports }: { address: PublicKey; seed: string; lamports: number },
): TransactionInstruction[] {
  const missing = TOKEN_ACCOUNT_LAMPORTS - lamports;
  const place = { accountPubkey: address, basePubkey: owner, seed, programId: tokenProgram };
  return [
    ...(missing > 0 ? [SystemProgram.transfer({ fromPubkey: owner, toPubkey: address, lamports: missing })] : []),
    SystemProgram.allocate({ ...place, space: TOKEN_ACCOUNT_BYTES }),
    new TransactionInstruction({
      programId: tokenProgram,
      keys: [
        { pubkey: address, isSigner: false, isWritable: true },
        { pubkey: mint, isSigner: false, isWritable: false },
      ],
      data: Buffer.from([INITIALIZE_ACCOUNT_3, ...owner.toBytes()]),
    }),
  ];
}
