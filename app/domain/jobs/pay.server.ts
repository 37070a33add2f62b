import type { Keypair } from "@solana/web3.js";
import { readDeposits, readHeld, withAccounts } from "./balances.server";
import type { JobDeps } from "./deps";
import { type JobRow, type JobTransactionRow, listWaiting } from "./job-rows.server";
import { areItemsSealed } from "./seal.server";
import { feeOf, readPrice, sendAll, signAndStore, type ToSign } from "./sign.server";
import { type Asset, fillTransactions, unitsOf } from "./transfers.server";

/** How many transactions are signed together. */
export const WAVE = 50;
/** Of these, as many as fit are signed. */
const ITEMS_A_WAVE = 500;

/**
 * SumsDiffer: the wallet holds less than is still to be paid, so that something was paid which is not known. FeesMissing: it
 * holds too few lamports for fees and deposits. SealBroken: an item is not as staff have written it.
 */
export type PayProblem = "SumsDiffer" | "FeesMissing" | "SealBroken";

/**
 * Signs, stores and sends the next transactions of a job, and returns them. `row` is null if somebody else has written
 * meanwhile. Throws ChainUnavailable.
 */
export async function payNext(
  deps: JobDeps,
  row: JobRow,
  { wallet, asset, seed, isAnyOpen }: { wallet: Keypair; asset: Asset; seed: Uint8Array; isAnyOpen: boolean },
): Promise<{ row: JobRow | null; transactions: JobTransactionRow[]; problem: PayProblem | null }> {
  const { db, chain } = deps;
  const address = wallet.publicKey.toBase58();
  const held = await readHeld(chain, { wallet: address, asset, commitment: "confirmed" });
  // what is open may have left the wallet already or not; the sums are compared once nothing is
  if (asset.asset !== "nft" && held.heldRaw < row.waitingRaw) {
    return { row, transactions: [], problem: isAnyOpen ? null : "SumsDiffer" };
  }
  const waiting = await listWaiting(db, row.id, ITEMS_A_WAVE);
  if (!areItemsSealed(seed, row, waiting)) return { row, transactions: [], problem: "SealBroken" };
  const payments = await withAccounts(chain, asset, waiting);
  const filled = fillTransactions(wallet.publicKey, asset, payments).slice(0, WAVE);
  const price = await readPrice(deps, address);
  const toSign = filled.map(({ payments: paid, instructions }): ToSign => {
    const amountRaw = paid.reduce((sum, payment) => sum + payment.amountRaw, 0n);
    const units = unitsOf(asset, paid.length);
    return { kind: "pay", seqs: paid.map(({ seq }) => seq), amountRaw, units, instructions };
  });
  const deposits = await readDeposits(chain, asset);
  const missing = filled.flatMap(({ payments: paid }) => paid).filter(({ hasAccount }) => !hasAccount).length;
  const fees = toSign.reduce((sum, { units }) => sum + feeOf(units, price), 0);
  const amounts = asset.asset === "sol" ? toSign.reduce((sum, { amountRaw }) => sum + amountRaw, 0n) : 0n;
  if (held.lamports < BigInt(fees) + BigInt(missing) * deposits.account + deposits.empty + amounts) {
    return { row, transactions: [], problem: isAnyOpen ? null : "FeesMissing" };
  }
  const stored = await signAndStore(deps, row, { wallet, price, toSign });
  if (!stored) return { row: null, transactions: [], problem: null };
  await sendAll(chain, stored.transactions);
  return { ...stored, problem: null };
}
