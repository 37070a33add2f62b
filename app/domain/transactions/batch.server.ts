import { and, eq, gte, lt } from "drizzle-orm";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import type { TransactionWish } from "./input";
import type { Intent } from "./queries.server";

const DEAD: readonly Intent["status"][] = ["expired", "failed", "rejected"];

/** Transactions that a wallet had built for a batch, whatever became of them. */
export async function listBatchIntents(db: Database, wallet: string, batchKey: string): Promise<Intent[]> {
  const { walletAddress, requestKey } = transactionIntent;
  // a range, which the index of request keys finds: "." comes after "-"
  const isOfBatch = and(gte(requestKey, `${batchKey}-`), lt(requestKey, `${batchKey}.`));
  return await db
    .select()
    .from(transactionIntent)
    .where(and(eq(walletAddress, wallet), isOfBatch));
}

/** It will never land: the same part is another transaction then. */
export function isDead({ status }: Intent): boolean {
  return DEAD.includes(status);
}

/** Signed, and not final yet. */
export function isUnderWay(intent: Intent): boolean {
  return intent.signature !== null && !isDead(intent) && intent.status !== "finalized";
}

/** The key of a part of a batch: of the same contents the same one, until the transaction under it is dead. */
export async function partKeyOf(batchKey: string, wish: TransactionWish, dead: ReadonlySet<string>): Promise<string> {
  const contents = JSON.stringify([wish.kind, Object.entries(wish.parameters)]);
  for (let attempt = 0; ; attempt++) {
    const bytes = new TextEncoder().encode(`${attempt} ${contents}`);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const key = `${batchKey}-${[...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    if (!dead.has(key)) return key;
  }
}
