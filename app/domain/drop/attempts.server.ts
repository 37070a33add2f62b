import { and, desc, eq, inArray, isNotNull, not, notExists, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropReset, transactionIntent } from "~db/schema";
import { dropLogStatusOf } from "./rules";
import type { DropPlace, DropTab } from "./view";

/** How many attempts of one wallet are read to find what prevents it from taking a gift. */
const ATTEMPTS_READ = 60;
const FAILED = ["failed", "expired"] as const;

/** The last attempt at each campaign that its holder has not reset, by campaign. */
export async function findOpenAttempts(
  db: Database,
  wallet: string,
): Promise<Map<string, NonNullable<DropPlace["attempt"]>>> {
  const intents = await db
    .select()
    .from(transactionIntent)
    .where(and(isAttemptOf(wallet), notExists(resetOf(db))))
    .orderBy(desc(transactionIntent.createdAt), desc(transactionIntent.id))
    .limit(ATTEMPTS_READ);
  const found = new Map<string, NonNullable<DropPlace["attempt"]>>();
  for (const { id, parameters, status } of intents) {
    const campaign = parameters.campaignAddress ?? "";
    if (!found.has(campaign)) found.set(campaign, { intentId: id, status: dropLogStatusOf(status) });
  }
  return found;
}

/** How many failed attempts of a tab can be reset, at most as many as one reset takes. */
export async function countFailedAttempts(db: Database, wallet: string, tab: DropTab): Promise<number> {
  return (await listFailedAttempts(db, wallet, tab)).length;
}

/** Resets the failed attempts of a tab, so that their gifts may be tried again. A second call changes nothing. */
export async function resetFailedAttempts(
  { db, now }: { db: Database; now: Date },
  wallet: string,
  tab: DropTab,
): Promise<number> {
  const failed = await listFailedAttempts(db, wallet, tab);
  const [first, ...rest] = failed.map(({ id }) =>
    db.insert(dropReset).values({ intentId: id, walletAddress: wallet, createdAt: now }).onConflictDoNothing(),
  );
  if (first) await db.batch([first, ...rest]);
  return failed.length;
}

/**
 * The failed attempts of a wallet that nobody has reset, at most as many as one reset takes. They are those of one tab, or of
 * all tabs.
 */
export function listFailedAttempts(
  db: Database,
  wallet: string,
  tab?: DropTab,
): Promise<Pick<typeof transactionIntent.$inferSelect, "id" | "parameters" | "errorCode" | "createdAt">[]> {
  const { id, parameters, errorCode, createdAt } = transactionIntent;
  return db
    .select({ id, parameters, errorCode, createdAt })
    .from(transactionIntent)
    .where(
      and(
        isAttemptOf(wallet),
        tab && eq(tabOfAttempt, tab),
        // the plus sign keeps SQLite from using the index of a wallet's states, which contains everything that ever expired
        inArray(sql`+${transactionIntent.status}`, [...FAILED]),
        notExists(resetOf(db)),
      ),
    )
    .limit(ATTEMPTS_READ);
}

/** The tab of a holder's list that shows an attempt. */
export const tabOfAttempt = sql<string>`json_extract(${transactionIntent.preview}, '$.tab')`;

/** Whether a row is a wallet's attempt at a drop. */
export function isAttemptOf(wallet: string) {
  return and(
    eq(transactionIntent.walletAddress, wallet),
    eq(transactionIntent.kind, "takeDrop"),
    // what was never signed, or was declined, is not an attempt
    isNotNull(transactionIntent.signature),
    not(eq(transactionIntent.status, "rejected")),
  );
}

function resetOf(db: Database) {
  return db.select({ id: dropReset.intentId }).from(dropReset).where(eq(dropReset.intentId, transactionIntent.id));
}
