import { PublicKey } from "@solana/web3.js";
import type { Chain } from "../solana/chain";
import { readDeposits } from "./balances.server";
import type { JobKind, Own } from "./define-job-kind";
import { fillTransactions } from "./fill-transactions";
import type { BadRow, ListedRow } from "./read-list";
import { feeOf } from "./sign.server";
import type { Asset } from "./transfers.server";

/** What a dry run found. Amounts of SOL are in lamports. */
export type Plan = {
  rows: ListedRow[];
  bad: BadRow[];
  totalRaw: bigint;
  /** Recipients without an account of what they get; each is opened for its deposit. */
  missingAccounts: number;
  transactions: number;
  /** The most that fees and deposits can take, with each item in a transaction of its own. What is left comes back. */
  reserveLamports: bigint;
};

/**
 * Looks at each row of a list on the chain, leaves out those of which nothing can be done, and reckons what the rest takes.
 * `priceCap`: the most that the operator pays for a compute unit, in micro-lamports. Throws ChainUnavailable.
 */
export async function planJob(
  chain: Chain,
  {
    kind,
    asset,
    rows,
    own,
    priceCap,
  }: { kind: JobKind; asset: Asset; rows: readonly ListedRow[]; own: Own; priceCap: number },
): Promise<Plan> {
  const deposits = await readDeposits(chain, asset);
  const { rows: good, bad } = await kind.check(chain, { asset, rows, own });
  const placed = await kind.place(chain, asset, good);
  const wallet = new PublicKey(own.wallet);
  const filled = fillTransactions(
    { wallet, asset, kind },
    placed.map((item, at) => ({ ...item, seq: at + 1, tries: 0 })),
  );
  const missingAccounts = placed.filter(({ hasAccount }) => !hasAccount).length;
  const totalRaw = good.reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
  const alone = BigInt(feeOf(kind.units(asset, 1), priceCap));
  // what is left goes back in a transaction of its own, and into an account that may have to be opened
  const fees = alone * BigInt(good.length + 2);
  const accountsOpened = BigInt(missingAccounts + 1) * deposits.account;
  const made = BigInt(good.length) * ((await kind.costOf?.(chain)) ?? 0n);
  const reserveLamports = accountsOpened + fees + made + deposits.empty;
  return { rows: good, bad, totalRaw, missingAccounts, transactions: filled.length, reserveLamports };
}
