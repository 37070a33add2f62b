import { and, asc, eq, lte, notExists, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias } from "drizzle-orm/sqlite-core";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { serviceOrder, servicePayment } from "~db/schema";
import type { Chain, ListedSignature } from "../solana/chain";
import { makeGood } from "./make.server";
import { findOrder } from "./queries.server";
import { readPayments } from "./read-payments.server";
import {
  GRACE_MS,
  judgePayments,
  nextLook,
  ORDER_STATUS,
  type SeenPayment,
  type ServiceOrder,
  type Treasury,
} from "./rules";
import { isOrderSealed } from "./seal.server";

export type FollowDeps = {
  db: Database;
  chain: Pick<Chain, "listSignatures" | "findTransaction">;
  now: Date;
  adminSecret: string;
  services: Treasury;
};

/** The most signatures that a node lists in one call. */
const SIGNATURES_A_PAGE = 1_000;
/** Anybody may send transactions that name a reference, so that one look reads some of them and the next goes on. */
const TRANSACTIONS_A_LOOK = 20;
const ORDERS_A_RUN = 20;

/**
 * Looks on the chain for final payments of an order, by its reference, no matter who sent them: the first that is right pays the
 * order, and every other one is written down as owed back. Then the good is made. Doing it twice, or twice at once, is doing it
 * once. Throws ChainUnavailable.
 */
export async function followOrder(deps: FollowDeps, id: string): Promise<void> {
  const { db, now } = deps;
  const order = await findOrder(db, id);
  if (!order) return;
  if (!(await isOrderSealed(deps.adminSecret, order))) {
    writeLog("error", "an order was changed by somebody else", { orderId: id });
    await db.update(serviceOrder).set({ lookAt: null }).where(eq(serviceOrder.id, id));
    return;
  }
  const { payments, cursor, isAll } = await readNew(deps, order);
  await record(deps, order, { payments, cursor });
  if (isAll) await failIfOver(deps, order);
  await makeGood(deps, id);
  const after = await findOrder(db, id);
  const lookAt = isAll ? nextLook(after ?? order, now) : now;
  await db.update(serviceOrder).set({ lookAt }).where(eq(serviceOrder.id, id));
}

/** Run by cron: looks at the orders whose time has come. One that fails does not stop the others. */
export async function followDueOrders(deps: FollowDeps): Promise<void> {
  const { db, now } = deps;
  const due = await db
    .select({ id: serviceOrder.id })
    .from(serviceOrder)
    .where(lte(serviceOrder.lookAt, now))
    .orderBy(asc(serviceOrder.lookAt))
    .limit(ORDERS_A_RUN);
  for (const { id } of due) {
    try {
      await followOrder(deps, id);
    } catch (error) {
      if (error instanceof AppError) throw error;
      writeLog("error", "an order could not be followed", { orderId: id }, error);
      // it does not take the turn of the others
      const lookAt = new Date(now.getTime() + GRACE_MS);
      await db.update(serviceOrder).set({ lookAt }).where(eq(serviceOrder.id, id));
    }
  }
}

/** Payments that were not looked at before, oldest first, and the last signature that was. `isAll`: nothing newer is left. */
async function readNew(
  { chain, services }: FollowDeps,
  { reference, seenSignature }: ServiceOrder,
): Promise<{ payments: SeenPayment[]; cursor: string | null; isAll: boolean }> {
  const signatures = await listNew(chain, reference, seenSignature);
  const payments: SeenPayment[] = [];
  let cursor = seenSignature;
  for (const { signature, error } of signatures.slice(0, TRANSACTIONS_A_LOOK)) {
    const landed = error === null ? await chain.findTransaction(signature, "finalized") : null;
    // a node that lists it, but does not have it yet, is asked again
    if (error === null && !landed) return { payments, cursor, isAll: false };
    if (landed) payments.push(...readPayments(landed, { reference, services }));
    cursor = signature;
  }
  return { payments, cursor, isAll: signatures.length <= TRANSACTIONS_A_LOOK };
}

/** Every signature of an address after one, oldest first. */
async function listNew(
  chain: FollowDeps["chain"],
  reference: string,
  until: string | null,
): Promise<ListedSignature[]> {
  const all: ListedSignature[] = [];
  for (;;) {
    const before = all.at(-1)?.signature ?? null;
    const page = await chain.listSignatures(reference, { limit: SIGNATURES_A_PAGE, until, before });
    all.push(...page);
    if (page.length < SIGNATURES_A_PAGE) return all.reverse();
  }
}

async function record(
  { db, now }: FollowDeps,
  order: ServiceOrder,
  { payments, cursor }: { payments: SeenPayment[]; cursor: string | null },
): Promise<void> {
  const { judged, paying } = judgePayments(order, payments);
  const rows = judged.map((payment) =>
    db
      .insert(servicePayment)
      .values({ ...payment, orderId: order.id })
      .onConflictDoNothing(),
  );
  const others = alias(serviceOrder, "others");
  // one transaction pays one order, whatever else it names
  const isFree = notExists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(eq(others.signature, paying?.signature ?? "")),
  );
  const paid = { status: ORDER_STATUS.completed, good: "making", signature: paying?.signature, paidAt: now } as const;
  const pays = db
    .update(serviceOrder)
    .set({ ...paid, reason: null, updatedAt: now })
    .where(and(eq(serviceOrder.id, order.id), eq(serviceOrder.status, ORDER_STATUS.wait), isFree));
  const looked = db.update(serviceOrder).set({ seenSignature: cursor }).where(eq(serviceOrder.id, order.id));
  const written: BatchItem<"sqlite">[] = [...rows, ...(paying ? [pays] : [])];
  await db.batch([looked, ...written]);
}

/** An order fails once its time is over and everything that landed in time was looked at. */
async function failIfOver({ db, now }: FollowDeps, { id, expiresAt }: ServiceOrder): Promise<void> {
  if (now.getTime() < expiresAt.getTime() + GRACE_MS) return;
  await db
    .update(serviceOrder)
    .set({ status: ORDER_STATUS.failed, reason: "OrderExpired", updatedAt: now })
    .where(and(eq(serviceOrder.id, id), eq(serviceOrder.status, ORDER_STATUS.wait)));
}
