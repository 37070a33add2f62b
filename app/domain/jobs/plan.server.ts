import { PublicKey } from "@solana/web3.js";
import { type Chain, type ChainAccount, readAccounts } from "../solana/chain";
import { isWalletAddress } from "../solana/is-wallet-address";
import { isWallets, readDeposits, withAccounts } from "./balances.server";
import type { BadRow, ListedRow, RowProblem } from "./read-list";
import { feeOf } from "./sign.server";
import { type Asset, fillTransactions, unitsOf } from "./transfers.server";

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

/** The key of a wallet of ours that is not to be paid: the job's own, and the one that gets back what is left. */
type Own = { wallet: string; refundAddress: string };

/**
 * Looks at each recipient of a list on the chain, leaves out those that cannot be paid, and reckons what the rest takes.
 * `priceCap`: the most that the operator pays for a compute unit, in micro-lamports. Throws ChainUnavailable.
 */
export async function planJob(
  chain: Chain,
  { asset, rows, own, priceCap }: { asset: Asset; rows: readonly ListedRow[]; own: Own; priceCap: number },
): Promise<Plan> {
  const deposits = await readDeposits(chain, asset);
  const { accounts } = await readAccounts(
    chain,
    rows.filter(({ address }) => isOnCurve(address)).map(({ address }) => address),
  );
  const bad: BadRow[] = [];
  const good: ListedRow[] = [];
  for (const row of rows) {
    const problem = problemOf(row, { asset, own, account: accounts.get(row.address), empty: deposits.empty });
    if (problem) bad.push({ line: row.line, problem, text: row.address });
    else good.push(row);
  }
  const payments = await withAccounts(chain, asset, good);
  const wallet = new PublicKey(own.wallet);
  const filled = fillTransactions(
    wallet,
    asset,
    payments.map((payment) => ({ ...payment, tries: 0 })),
  );
  const missingAccounts = payments.filter(({ hasAccount }) => !hasAccount).length;
  const totalRaw = good.reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
  const alone = BigInt(feeOf(unitsOf(asset, 1), priceCap));
  // what is left goes back in a transaction of its own, and into an account that may have to be opened
  const fees = alone * BigInt(good.length + 2);
  const accountsOpened = BigInt(missingAccounts + 1) * deposits.account;
  const reserveLamports = accountsOpened + fees + deposits.empty;
  return { rows: good, bad, totalRaw, missingAccounts, transactions: filled.length, reserveLamports };
}

function problemOf(
  { address, amountRaw }: ListedRow,
  { asset, own, account, empty }: { asset: Asset; own: Own; account: ChainAccount | null | undefined; empty: bigint },
): RowProblem | null {
  if (!isOnCurve(address)) return "notOnCurve";
  if (address === own.wallet || address === own.refundAddress) return "ownAddress";
  if (!isWallets(account)) return "notWallet";
  if (account) return null;
  // an address without an account may be mistyped: most of those are on the curve and still nobody's
  if (!isWalletAddress(address)) return "notOnCurve";
  return asset.asset === "sol" && amountRaw < empty ? "belowDeposit" : null;
}

function isOnCurve(address: string): boolean {
  return PublicKey.isOnCurve(new PublicKey(address).toBytes());
}
