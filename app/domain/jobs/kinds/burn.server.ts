import { createBurnCheckedInstruction } from "@solana/spl-token";
import { PublicKey } from "@solana/web3.js";
import { burnNft } from "~programs/nft-acts";
import type { Chain, ChainAccount } from "../../solana/chain";
import { readAccounts } from "../../solana/chain";
import { tokenAmountOf, transferUnits } from "../../solana/token.server";
import { coinAccountOf, nftAccountOf } from "../balances.server";
import { type Checking, defineJobKind } from "../define-job-kind";
import { type ReadNft, readCollections, readNfts } from "../nft-items.server";
import type { BadRow, ListedRow, RowProblem } from "../read-list";

/** Compute units of one item, with room to spare: an estimate, as on chains of tests it was enough. */
const COIN_UNITS = 20_000;
const NFT_UNITS = 100_000;
const BASE_UNITS = 5_000;
const STATE_OFFSET = 108;
const FROZEN = 2;

/**
 * Burns what its wallet was given: an amount of a coin, or NFTs. Only the owner can burn, so they become the wallet's own first;
 * what was not burnt goes back like everything else that is left.
 */
export const burn = defineJobKind({
  name: "burn",
  isFinal: true,
  check: (chain, checking) => (checking.asset.asset === "nft" ? checkNfts(chain, checking) : checkCoin(checking)),
  async place(chain, asset, items) {
    const mints = items.flatMap(({ mint }) => mint ?? []);
    const collections = asset.asset === "nft" ? await readCollections(chain, mints) : null;
    return items.map((item) => ({
      ...item,
      hasAccount: true,
      collection: (item.mint && collections?.get(item.mint)) ?? null,
    }));
  },
  instructions(wallet, asset, { mint, amountRaw, collection }) {
    if (asset.asset === "coin") {
      const { tokenProgram, decimals } = asset;
      const account = new PublicKey(coinAccountOf(asset, wallet.toBase58()));
      const program = new PublicKey(tokenProgram);
      const coin = new PublicKey(asset.mint);
      return [createBurnCheckedInstruction(account, coin, wallet, amountRaw, decimals, [], program)];
    }
    if (!mint) throw new Error("an NFT without its mint");
    const member = collection ? new PublicKey(collection) : null;
    return [burnNft({ owner: wallet, mint: new PublicKey(mint), collection: member })];
  },
  units(asset, items) {
    if (asset.asset !== "coin") return BASE_UNITS + items * NFT_UNITS;
    return BASE_UNITS + items * COIN_UNITS + transferUnits(new PublicKey(asset.tokenProgram), items);
  },
});

/** The amount was compared with what its owner holds when it was typed (create-burn.server.ts). */
async function checkCoin({ rows }: Checking) {
  return { rows: [...rows], bad: [] };
}

async function checkNfts(chain: Chain, { rows, own }: Checking): Promise<{ rows: ListedRow[]; bad: BadRow[] }> {
  const mints = rows.flatMap(({ mint }) => mint ?? []);
  const nfts = await readNfts(chain, mints);
  const held = mints.map((mint) => nftAccountOf(mint, own.refundAddress));
  const { accounts } = await readAccounts(chain, held);
  const good: ListedRow[] = [];
  const bad: BadRow[] = [];
  for (const row of rows) {
    const mint = row.mint ?? "";
    const found = nfts.get(mint) ?? "notNft";
    const problem = problemOf(found, accounts.get(nftAccountOf(mint, own.refundAddress)));
    if (problem || typeof found === "string") bad.push({ line: row.line, problem: problem ?? "notNft", text: mint });
    else good.push({ ...row, before: found.metadata.name, after: null });
  }
  return { rows: good, bad };
}

function problemOf(nft: ReadNft | RowProblem, held: ChainAccount | null | undefined): RowProblem | null {
  if (typeof nft === "string") return nft;
  if (tokenAmountOf(held) !== 1n) return "notHeld";
  if (held?.data[STATE_OFFSET] === FROZEN) return "frozen";
  // the program burns no original of which there are prints
  return nft.prints > 0n ? "hasPrints" : null;
}
