import { PublicKey } from "@solana/web3.js";
import { type ChainAccount, readAccounts } from "../../solana/chain";
import { isWalletAddress } from "../../solana/is-wallet-address";
import { isWallets, readDeposits, withAccounts } from "../balances.server";
import { defineJobKind, type Own } from "../define-job-kind";
import type { BadRow, ListedRow, RowProblem } from "../read-list";
import { type Asset, payInstructions, unitsOf } from "../transfers.server";

/** Sends each recipient a coin, SOL or an NFT. */
export const airdrop = defineJobKind({
  name: "airdrop",
  isFinal: false,
  async check(chain, { asset, rows, own }) {
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
    return { rows: good, bad };
  },
  place: withAccounts,
  instructions: payInstructions,
  units: unitsOf,
});

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
