import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { serviceOrder } from "~db/schema";
import type { OfferedCode } from "./codes";
import { hasGood } from "./codes";
import { allowList } from "./goods/allow-list.server";
import type { Good } from "./goods/good";
import { recruit } from "./goods/recruit.server";
import { findOrder } from "./queries.server";
import { isOrderSealed } from "./seal.server";

/** What makes each good that can be ordered. */
const GOODS: Record<OfferedCode, Good> = { CREATE_WHITELIST: allowList, CREATE_RECRUIT: recruit };

type Deps = { db: Database; now: Date; adminSecret: string };

/**
 * Makes the good of an order that was paid, once, in one batch with its row. If it can never be made, the order says why and its
 * payment is owed back. It is safe to call at any time.
 */
export async function makeGood({ db, now, adminSecret }: Deps, id: string): Promise<void> {
  const order = await findOrder(db, id);
  if (order?.good !== "making") return;
  const isStill = and(eq(serviceOrder.id, id), eq(serviceOrder.good, "making"));
  try {
    if (!hasGood(order.code) || !(await isOrderSealed(adminSecret, order))) throw new AppError("OrderBroken");
    const { key, statements } = GOODS[order.code].make(db, order);
    const made = { good: "made", goodKey: key, madeAt: now, updatedAt: now } as const;
    await db.batch([db.update(serviceOrder).set(made).where(isStill), ...statements]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    writeLog("warn", "a service cannot be made", { orderId: id, code: error.code });
    const impossible = { good: "impossible", reason: error.code, updatedAt: now } as const;
    await db.update(serviceOrder).set(impossible).where(isStill);
  }
}
