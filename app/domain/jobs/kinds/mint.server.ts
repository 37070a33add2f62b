import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import { findSeededMint } from "~programs/seeded-mint";
import { CREATION_FEE_LAMPORTS, createNft, NFT_ACCOUNT_BYTES } from "~programs/token-metadata";
import { type Chain, readAccounts } from "../../solana/chain";
import { MAX_TRANSACTION_BYTES, transactionBytes } from "../../transactions/size";
import { isWallets } from "../balances.server";
import { type Checking, defineJobKind, type Placed } from "../define-job-kind";
import { readNftText } from "../nft-text";
import type { BadRow, ListedRow, RowProblem } from "../read-list";
import type { Asset } from "../transfers.server";

/** Compute units of one NFT, with room to spare: an estimate, as on chains of tests it was enough. */
const NFT_UNITS = 350_000;
const [MINT_BYTES] = NFT_ACCOUNT_BYTES;

/**
 * Makes NFTs of a collection for a list of wallets, by the delegate of its authority, who gets the power over them. The address
 * of each follows from the job's wallet and the item's number, so that no item can be made twice.
 */
export const mint = defineJobKind({
  name: "mint",
  isFinal: false,
  check: checkRecipients,
  async place(chain, _, items) {
    const mintRent = await chain.getRent(MINT_BYTES);
    return items.map((item) => ({ ...item, hasAccount: true, mintRent }));
  },
  instructions: mintInstructions,
  units: (_, items) => items * NFT_UNITS,
  async costOf(chain) {
    const rents = await Promise.all(NFT_ACCOUNT_BYTES.map((bytes) => chain.getRent(bytes)));
    return rents.reduce((sum, rent) => sum + rent, CREATION_FEE_LAMPORTS);
  },
});

function mintInstructions(wallet: PublicKey, asset: Asset, item: Placed): TransactionInstruction[] {
  if (asset.asset !== "none" || item.seq === undefined) throw new Error("an NFT without its collection or number");
  return createNft({
    ...{ minter: wallet, mint: findSeededMint(wallet, item.seq), number: item.seq },
    ...{ target: new PublicKey(item.address), ...readNftText(item.after) },
    collection: new PublicKey(asset.collection),
    collectionAuthority: new PublicKey(asset.authority),
    ...{ lamportsBefore: 0n, mintRent: item.mintRent ?? 0n },
  });
}

async function checkRecipients(chain: Chain, { asset, rows, own }: Checking) {
  const { accounts } = await readAccounts(
    chain,
    rows.map(({ address }) => address),
  );
  const wallet = new PublicKey(own.wallet);
  const good: ListedRow[] = [];
  const bad: BadRow[] = [];
  for (const row of rows) {
    const problem = problemOf(row, { wallet, asset, isWallet: isWallets(accounts.get(row.address)) });
    if (problem) bad.push({ line: row.line, problem, text: row.address });
    // the number of the item among those that are left
    else good.push({ ...row, mint: findSeededMint(wallet, good.length + 1).toBase58() });
  }
  return { rows: good, bad };
}

function problemOf(
  row: ListedRow,
  { wallet, asset, isWallet }: { wallet: PublicKey; asset: Asset; isWallet: boolean },
): RowProblem | null {
  if (!PublicKey.isOnCurve(new PublicKey(row.address).toBytes())) return "notOnCurve";
  if (!isWallet) return "notWallet";
  const item = { ...row, seq: 10_000, hasAccount: true };
  const bytes = transactionBytes(wallet, mintInstructions(wallet, asset, item), "blockhash");
  return bytes > MAX_TRANSACTION_BYTES ? "textLong" : null;
}
