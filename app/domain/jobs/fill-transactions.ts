import type { PublicKey, TransactionInstruction } from "@solana/web3.js";
import { MAX_TRANSACTION_BYTES, transactionBytes } from "../transactions/size";
import type { JobKind, Placed } from "./define-job-kind";
import type { Asset } from "./transfers.server";

/** The most compute units that the network gives one transaction. */
const MOST_UNITS = 1_400_000;

type Filled<Item> = { items: Item[]; instructions: TransactionInstruction[] };
type Work = { wallet: PublicKey; asset: Asset; kind: Pick<JobKind, "instructions" | "units"> };

/**
 * Distributes items over transactions of one wallet, in their order, as many in each as its size and compute units allow. One
 * that failed before (`tries`) is alone in its transaction, so that it keeps no other from its end.
 */
export function fillTransactions<Item extends Placed & { tries: number }>(
  work: Work,
  items: readonly Item[],
): Filled<Item>[] {
  const filled: Filled<Item>[] = [];
  for (const item of items) {
    const instructions = work.kind.instructions(work.wallet, work.asset, item);
    const last = filled.at(-1);
    const isShared = last && item.tries === 0 && last.items.every(({ tries }) => tries === 0);
    if (isShared && fits(work, { items: last.items.length + 1, all: [...last.instructions, ...instructions] })) {
      last.items.push(item);
      last.instructions.push(...instructions);
    } else filled.push({ items: [item], instructions });
  }
  return filled;
}

function fits({ wallet, asset, kind }: Work, { items, all }: { items: number; all: TransactionInstruction[] }) {
  return kind.units(asset, items) <= MOST_UNITS && transactionBytes(wallet, all, "blockhash") <= MAX_TRANSACTION_BYTES;
}
