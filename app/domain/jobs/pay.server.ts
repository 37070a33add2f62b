import type { Keypair } from "@solana/web3.js";
import { readDeposits, readHeld } from "./balances.server";
import type { JobDeps } from "./deps";
import { fillTransactions } from "./fill-transactions";
import { jobKindOf } from "./job-kinds.server";
import { type JobRow, type JobTransactionRow, listWaiting } from "./job-rows.server";
import { areItemsSealed } from "./seal.server";
import { feeOf, readPrice, sendAll, signAndStore, type ToSign } from "./sign.server";
import type { Asset } from "./transfers.server";

/** The most transactions that are signed together, and the fewest while any are left. */
export const WAVE = 50;
const LEAST_WAVE = 6;
/** The size of a run's first wave, when the pace of the nodes is not known yet. */
export const FIRST_WAVE = 24;
/** The longest time for handing a wave to nodes: its last transaction needs time to land before its blockhash expires. */
const MOST_SENDING_MS = 20_000;
/** Of these, as many as fit are signed. */
const ITEMS_A_WAVE = 500;

/**
 * SumsDiffer: the wallet holds less than is still to be paid, so that something was paid which is not known. FeesMissing: it
 * holds too few lamports for fees and deposits. SealBroken: an item is not as staff have written it.
 */
export type PayProblem = "SumsDiffer" | "FeesMissing" | "SealBroken";

type Paying = { wallet: Keypair; asset: Asset; seed: Uint8Array; isAnyOpen: boolean; most: number };

/**
 * Signs, stores and sends the next transactions of a job, `most` at most, and returns them, and how many the next wave may have:
 * fewer for nodes that are slow to take them, because those that wait too long expire and are signed again. `row` is null if
 * somebody else has written meanwhile. Throws ChainUnavailable.
 */
export async function payNext(
  deps: JobDeps,
  row: JobRow,
  { wallet, asset, seed, isAnyOpen, most }: Paying,
): Promise<{ row: JobRow | null; transactions: JobTransactionRow[]; problem: PayProblem | null; nextWave: number }> {
  const { db, chain } = deps;
  const address = wallet.publicKey.toBase58();
  const held = await readHeld(chain, { wallet: address, asset, commitment: "confirmed" });
  // what is open may have left the wallet already or not; the sums are compared once nothing is
  if (asset.asset !== "nft" && held.heldRaw < row.waitingRaw) {
    return { row, transactions: [], problem: isAnyOpen ? null : "SumsDiffer", nextWave: most };
  }
  const waiting = await listWaiting(db, row.id, ITEMS_A_WAVE);
  if (!areItemsSealed(seed, row, waiting)) return { row, transactions: [], problem: "SealBroken", nextWave: most };
  const kind = jobKindOf(row);
  const placed = await kind.place(chain, asset, waiting);
  const filled = fillTransactions({ wallet: wallet.publicKey, asset, kind }, placed).slice(0, most);
  const price = await readPrice(deps, address);
  const toSign = filled.map(({ items, instructions }): ToSign => {
    const amountRaw = items.reduce((sum, item) => sum + item.amountRaw, 0n);
    const units = kind.units(asset, items.length);
    return { kind: "pay", seqs: items.map(({ seq }) => seq), amountRaw, units, instructions };
  });
  const deposits = await readDeposits(chain, asset);
  const missing = filled.flatMap(({ items }) => items).filter(({ hasAccount }) => !hasAccount).length;
  const fees = toSign.reduce((sum, { units }) => sum + feeOf(units, price), 0);
  const amounts = asset.asset === "sol" ? toSign.reduce((sum, { amountRaw }) => sum + amountRaw, 0n) : 0n;
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  const made = BigInt(count) * ((await kind.costOf?.(chain)) ?? 0n);
  if (held.lamports < BigInt(fees) + BigInt(missing) * deposits.account + made + deposits.empty + amounts) {
    return { row, transactions: [], problem: isAnyOpen ? null : "FeesMissing", nextWave: most };
  }
  const stored = await signAndStore(deps, row, { wallet, price, toSign });
  if (!stored) return { row: null, transactions: [], problem: null, nextWave: most };
  const begun = deps.now().getTime();
  await sendAll(chain, stored.transactions);
  const nextWave = nextWaveOf(stored.transactions.length, deps.now().getTime() - begun);
  return { ...stored, problem: null, nextWave };
}

function nextWaveOf(sent: number, tookMs: number): number {
  const inTime = Math.floor((sent * MOST_SENDING_MS) / Math.max(tookMs, 1));
  return Math.min(Math.max(inTime, LEAST_WAVE), WAVE);
}
