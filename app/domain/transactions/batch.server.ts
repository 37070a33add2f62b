import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import { sha256Hex } from "../sha256";
import type { Intent } from "./queries.server";
import type { AnyWish } from "./wish";

/** A part that was done longer ago may be wanted again, because the tab keeps the key of its batch across a reload. */
const DONE_FOR_MS = 3_600_000;
/**
 * How many of a batch's transactions are read, newest first: several times what a day of honest use makes, and few enough
 * for the memory of an isolate.
 */
const MOST_READ = 2_000;
const DEAD: readonly Intent["status"][] = ["expired", "failed", "rejected"];

/** The transactions that a wallet had built for a batch, in any status, newest first. */
export async function listBatchIntents(db: Database, wallet: string, batchKey: string): Promise<Intent[]> {
  const { walletAddress, requestKey } = transactionIntent;
  // a range, so that the index of request keys is used: "." is the character after "-"
  const isOfBatch = and(gte(requestKey, `${batchKey}-`), lt(requestKey, `${batchKey}.`));
  return await db
    .select()
    .from(transactionIntent)
    .where(and(eq(walletAddress, wallet), isOfBatch))
    .orderBy(desc(transactionIntent.createdAt))
    .limit(MOST_READ);
}

/** What became of the transactions that a batch had before. */
export type Past = {
  /** All that are final, however long ago. */
  final: Intent[];
  /** The final ones that are too recent to be wanted again. */
  done: Intent[];
  /** Signed, and not final yet. */
  underWay: Intent[];
  /** Request keys of transactions that are over: if their part is wanted again, it gets another key. */
  spent: Set<string>;
};

/**
 * Sorts the transactions of a batch by what became of them. `doneForMs`: how long a final one counts as done; 0 if the chain
 * itself says what is left.
 */
export function pastOf(intents: Intent[], now: Date, doneForMs = DONE_FOR_MS): Past {
  const final = intents.filter(({ status }) => status === "finalized");
  const isRecent = ({ finalizedAt }: Intent) => !finalizedAt || now.getTime() - finalizedAt.getTime() < doneForMs;
  const over = intents.filter((intent) => isDead(intent) || (intent.status === "finalized" && !isRecent(intent)));
  return {
    final,
    done: final.filter(isRecent),
    underWay: intents.filter(isUnderWay),
    spent: new Set(over.map(({ requestKey }) => requestKey)),
  };
}

/** Whether it will never land. */
function isDead({ status }: Intent): boolean {
  return DEAD.includes(status);
}

function isUnderWay(intent: Intent): boolean {
  return intent.signature !== null && !isDead(intent) && intent.status !== "finalized";
}

/** The key of a part of a batch. The same contents get the same key until that key is spent. */
export async function partKeyOf(batchKey: string, wish: AnyWish, spent: ReadonlySet<string>): Promise<string> {
  const contents = JSON.stringify([wish.kind, Object.entries(wish.parameters)]);
  for (let attempt = 0; ; attempt++) {
    const hash = await sha256Hex(`${attempt} ${contents}`);
    const key = `${batchKey}-${hash.slice(0, 16)}`;
    if (!spent.has(key)) return key;
  }
}
