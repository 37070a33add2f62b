import { PublicKey } from "@solana/web3.js";
import { isTokenAccount } from "../solana/token.server";
import { coinAccountOf, readDeposits, withAccounts } from "./balances.server";
import type { JobDeps } from "./deps";
import { readPayers } from "./funding.server";
import { MOST_PAYERS, shareOut } from "./shares";
import { NO_PART, type Part, type Sweep } from "./sweep-part";
import { type Asset, closeTokenAccount, payCoin } from "./transfers.server";

/** After one failure only the first payer's share is tried, alone; after two, the coins stay, and the SOL goes back. */
const FAILURES_GIVEN_UP = 2;

/** The coins of a job's wallet go back to those who paid them, and its account is closed. Throws ChainUnavailable. */
export async function coinPart(
  deps: JobDeps,
  sweep: Sweep & { asset: Extract<Asset, { asset: "coin" }> },
): Promise<Part | "reading" | "PayerUnknown"> {
  const { row, wallet, asset, seed, held, failures } = sweep;
  const { coinAccount, heldRaw } = held;
  if (!coinAccount || !isTokenAccount(coinAccount, new PublicKey(asset.tokenProgram))) return NO_PART;
  if (failures >= FAILURES_GIVEN_UP) return NO_PART;
  const close = closeTokenAccount(wallet.publicKey, asset);
  const closed = { instructions: [close], gained: coinAccount.lamports, isLast: true };
  if (heldRaw === 0n) return { ...NO_PART, ...closed, items: 1 };
  const returnsTo = (payer: string) => coinAccountOf(asset, payer);
  const payers = await readPayers(deps, { row, seed, account: coinAccount.address, returnsTo, slot: held.slot });
  if (!payers) return "reading";
  const all = shareOut(heldRaw, payers, MOST_PAYERS);
  if (all.length === 0) return "PayerUnknown";
  const shares = failures === 0 ? all : all.slice(0, 1);
  const payments = shares.map(({ payer, amountRaw }) => ({ address: payer, amountRaw, mint: null }));
  const placed = await withAccounts(deps.chain, asset, payments);
  const { account } = await readDeposits(deps.chain, asset);
  const paid = placed.flatMap(({ address, amountRaw, hasAccount }) =>
    payCoin({ wallet: wallet.publicKey, owner: new PublicKey(address), coin: asset, amountRaw, hasAccount }),
  );
  const part = {
    ...{ instructions: paid, seqs: [], items: shares.length, gained: 0n, isLast: false },
    spent: BigInt(placed.filter(({ hasAccount }) => !hasAccount).length) * account,
  };
  const isAll = shares.length === all.length;
  return isAll ? { ...part, ...closed, instructions: [...paid, close] } : part;
}
