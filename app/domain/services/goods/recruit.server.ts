import { and, desc, eq, lt, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { recruitApplication, serviceOrder } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import { dataOf } from "../codes";
import type { ServiceOrder } from "../rules";
import type { Good } from "./good";
import type { Application } from "./recruit-input";

/** A call needs nothing but its order: it is open from when that is paid until its end. */
export const recruit: Good = {
  make: () => ({ key: null, statements: [] }),
};

/** What anybody may know of a call for members. */
export type Call = { id: string; title: string; details: string; closesAt: Date };

/** How many can answer to one call. */
const MOST_APPLICATIONS = 5_000;
const KEPT_MS = 90 * 86_400_000;

/** A call that was paid for. Throws NotFound. */
export async function getCall(db: Database, id: string): Promise<Call> {
  const [order] = await db
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.id, id), eq(serviceOrder.code, "CREATE_RECRUIT"), eq(serviceOrder.good, "made")));
  if (!order) throw new AppError("NotFound");
  const { title, details, closesAt } = dataOf(order, "CREATE_RECRUIT");
  return { id, title, details, closesAt: new Date(closesAt) };
}

/** When a wallet answered to a call; null if it has not. */
export async function findApplication(db: Database, id: string, wallet: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: recruitApplication.createdAt })
    .from(recruitApplication)
    .where(and(eq(recruitApplication.orderId, id), eq(recruitApplication.walletAddress, wallet)));
  return row?.createdAt ?? null;
}

/**
 * Answers to a call, once for each wallet. Throws NotFound, CallOver after its end or once it is full, and CallAnswered if the
 * wallet has answered.
 */
export async function applyToCall(
  { db, now, wallet }: { db: Database; now: Date; wallet: string },
  id: string,
  application: Application,
): Promise<void> {
  const { closesAt } = await getCall(db, id);
  if (now >= closesAt) throw new AppError("CallOver");
  const deleteAt = new Date(closesAt.getTime() + KEPT_MS);
  const count = sql`(SELECT count(*) FROM ${recruitApplication} WHERE ${recruitApplication.orderId} = ${id})`;
  // null, which the table refuses, once the call is full
  const name = sql<string>`CASE WHEN ${count} < ${MOST_APPLICATIONS} THEN ${application.name} END`;
  try {
    await db
      .insert(recruitApplication)
      .values({ ...application, name, orderId: id, walletAddress: wallet, createdAt: now, deleteAt });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CallAnswered");
    const isFull = `${error instanceof Error ? `${error.message} ${error.cause}` : error}`.includes(
      "recruit_application.name",
    );
    throw isFull ? new AppError("CallOver") : error;
  }
}

/** Those who answered to a call of the account that has ordered it, the newest first. */
export function listApplicants(db: Database, { id }: Pick<ServiceOrder, "id">, limit = MOST_APPLICATIONS) {
  return db
    .select()
    .from(recruitApplication)
    .where(eq(recruitApplication.orderId, id))
    .orderBy(desc(recruitApplication.createdAt), recruitApplication.walletAddress)
    .limit(limit);
}

/** Deletes what was answered to calls that ended 90 days ago. Run by cron. */
export async function deleteOldApplications({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(recruitApplication).where(lt(recruitApplication.deleteAt, now));
}
