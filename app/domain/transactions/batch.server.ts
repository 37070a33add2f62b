import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import type { Intent } from "./queries.server";
import type { AnyWish } from "./wish";

/** What was done longer ago may be wanted again: a reload leaves the key of a batch behind in its tab. */
const DONE_FOR_MS = 3_600_000;
/** The newest of a batch that are read, several times what a day of honest use makes; an isolate can hold them. */
const MOST_READ = 2_000;
const DEAD: readonly Intent["status"][] = ["expired", "failed", "rejected"];

/** Transactions that a wallet had built for a batch, whatever became of them. */
export async function listBatchIntents(db: Database, wallet: string, batchKey: string): Promise<Intent[]> {
  const { walletAddress, requestKey } = transactionIntent;
  // a range, which the index of request keys finds: "." comes after "-"
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
  /** Final, whenever that was. */
  final: Intent[];
  /** Of these the ones that are not wanted again yet. */
  done: Intent[];
  /** Signed, and not final yet. */
  underWay: Intent[];
  /** Request keys that stand for what is over: the same part is another transaction then. */
  spent: Set<string>;
};

/** `doneForMs`: for how long what is final counts as done; 0 where the chain itself says what is left. */
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

/** It will never land. */
function isDead({ status }: Intent): boolean {
  return DEAD.includes(status);
}

function isUnderWay(intent: Intent): boolean {
  return intent.signature !== null && !isDead(intent) && intent.status !== "finalized";
}

/** The key of a part of a batch: of the same contents the same one, until it is spent. */
export async function partKeyOf(batchKey: string, wish: AnyWish, spent: ReadonlySet<string>): Promise<string> {
  const contents = JSON.stringify([wish.kind, Object.entries(wish.parameters)]);
  for (let attempt = 0; ; attempt++) {
    const bytes = new TextEncoder().encode(`${attempt} ${contents}`);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const key = `${batchKey}-${[...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    if (!spent.has(key)) return key;
  }
}
