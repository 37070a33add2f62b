import { PublicKey, TransactionInstruction, VersionedTransaction } from "@solana/web3.js";
import { fromBase64, toBase64 } from "~/base64";
import { AppError } from "~/errors";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Chain } from "../solana/chain";
import { isTokenAccount, tokenAmountOf } from "../solana/token.server";
import { failureError, readChainFailure } from "../transactions/failures";
import { priorityPrice } from "../transactions/priority-price";
import { checkSigned } from "../transactions/signed-transaction.server";
import { buildTransaction } from "../transactions/unsigned-transaction.server";
import { type BuiltTestTransfer, type SentTestTransfer, SIGNATURE_LAMPORTS, TEST_TRANSFER } from "./rules";

/** `mint`: the stablecoin; `priceCap`: the most micro-lamports for a compute unit. */
type Deps = { chain: Chain; mint: string; priceCap: number };

const TRANSFER_CHECKED = 12;
/** The price at which the fee that is shown would be used up. */
const MOST_PRICE = Number(
  ((TEST_TRANSFER.feeLamports - SIGNATURE_LAMPORTS) * 1_000_000n) / BigInt(TEST_TRANSFER.computeUnits),
);

/**
 * The unsigned test transfer of a wallet. Throws NotEnoughCoin, NotEnoughSol, SimulationFailed, ChainUnavailable.
 */
export async function buildTestTransfer(deps: Deps, wallet: string): Promise<BuiltTestTransfer> {
  const { chain, priceCap } = deps;
  const token = tokenAddressOf(deps, wallet).toBase58();
  const { accounts } = await chain.getAccounts([token, wallet]);
  const [coin, payer] = accounts;
  const held = isTokenAccount(coin, TOKEN_PROGRAM_ADDRESS) ? tokenAmountOf(coin) : 0n;
  if (held < TEST_TRANSFER.amountRaw) throw new AppError("NotEnoughCoin");
  if ((payer?.lamports ?? 0n) < TEST_TRANSFER.feeLamports) throw new AppError("NotEnoughSol");
  const [latest, fees] = await Promise.all([chain.getLatestBlockhash(), chain.listPriorityFees([token])]);
  const price = priorityPrice(fees, Math.min(priceCap, MOST_PRICE));
  const { transaction } = assemble(deps, wallet, { blockhash: latest.blockhash, price });
  const { error, logs } = await chain.simulate(transaction, []);
  if (error) throw failureError(readChainFailure({ error, logs }, "SimulationFailed"));
  return { transaction: toBase64(transaction), lastValidBlockHeight: latest.lastValidBlockHeight };
}

/**
 * Hands a signed test transfer to the network unless a block has it, and says how it stands. Asked again, it sends the same
 * one again. Throws TransactionChanged if it is anything else than the test transfer, TransactionNotSigned, ChainUnavailable.
 */
export async function sendTestTransfer(
  deps: Deps,
  { wallet, transaction, lastValidBlockHeight }: { wallet: string; transaction: string; lastValidBlockHeight: number },
): Promise<SentTestTransfer> {
  const { chain } = deps;
  const signed = fromBase64(transaction);
  const { message } = assemble(deps, wallet, { blockhash: blockhashOf(signed), price: 0 });
  const { signature } = await checkSigned({ wallet, message, signed, lifetime: "blockhash" });
  // the height comes first: what has landed by the later look can no longer count as expired
  const height = await chain.getBlockHeight();
  const { status } = await chain.getSignatureStatus(signature, { searchHistory: false });
  if (status?.error) return { signature, state: "failed" };
  if (status) return { signature, state: status.commitment === "finalized" ? "final" : "waiting" };
  if (height > lastValidBlockHeight) return { signature, state: "expired" };
  await chain.send(signed);
  return { signature, state: "waiting" };
}

function tokenAddressOf({ mint }: Deps, wallet: string): PublicKey {
  return findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(wallet), TOKEN_PROGRAM_ADDRESS);
}

function assemble(deps: Deps, wallet: string, { blockhash, price }: { blockhash: string; price: number }) {
  const token = tokenAddressOf(deps, wallet);
  const data = Buffer.alloc(10);
  data.writeUInt8(TRANSFER_CHECKED);
  data.writeBigUInt64LE(TEST_TRANSFER.amountRaw, 1);
  data.writeUInt8(TEST_TRANSFER.decimals, 9);
  const keys = [
    { pubkey: token, isSigner: false, isWritable: true },
    { pubkey: new PublicKey(deps.mint), isSigner: false, isWritable: false },
    { pubkey: token, isSigner: false, isWritable: true },
    { pubkey: new PublicKey(wallet), isSigner: true, isWritable: false },
  ];
  return buildTransaction({
    payer: wallet,
    blockhash,
    computeUnitLimit: TEST_TRANSFER.computeUnits,
    computeUnitPrice: price,
    instructions: [new TransactionInstruction({ programId: TOKEN_PROGRAM_ADDRESS, keys, data })],
  });
}

/** Throws TransactionChanged if the bytes are no transaction. */
function blockhashOf(signed: Uint8Array): string {
  try {
    return VersionedTransaction.deserialize(signed).message.recentBlockhash;
  } catch {
    throw new AppError("TransactionChanged");
  }
}
