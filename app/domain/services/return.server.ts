import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import { jobItem, serviceOrder, serviceReturn } from "~db/schema";
import { createJob, type StaffJobDeps } from "../jobs/create.server";
import { readAsset } from "../jobs/read-asset.server";
import { ITEM_STATUS } from "../jobs/statuses";
import { findOrder, listPayments, type PlacedPayment } from "./queries.server";
import { readPayments } from "./read-payments.server";
import type { ServiceOrder, Treasury } from "./rules";
import { isOrderSealed } from "./seal.server";

type Deps = StaffJobDeps & { adminSecret: string; services: Treasury | null };

/** What one job would return: the payments of one wallet in one coin. `endsOrder`: one of them pays an order whose good is not made. */
export type ToReturn = {
  payer: string;
  coin: "SCG" | "USDC";
  payments: PlacedPayment[];
  amountRaw: bigint;
  endsOrder: boolean;
};

/** What can be returned of an order next: what is owed, or the payment itself while its good is not made. Null if nothing can. */
export function nextReturn(order: Pick<ServiceOrder, "good">, payments: readonly PlacedPayment[]): ToReturn | null {
  const open = payments.filter(({ place }) => place === "owed" || (place === "pays" && order.good === "making"));
  // what is owed comes first, because it can be returned without giving the good up
  const first = open.find(({ place }) => place === "owed") ?? open[0];
  if (!first) return null;
  const { payer, coin, place } = first;
  const same = open.filter((other) => other.payer === payer && other.coin === coin && other.place === place);
  const amountRaw = same.reduce((sum, payment) => sum + payment.amountRaw, 0n);
  return { payer, coin, payments: same, amountRaw, endsOrder: place === "pays" };
}

/**
 * Writes down the job that returns what `nextReturn` names, as a draft that staff then start, with a second person above their
 * threshold. A payment that pays the order is returned only by giving its good up. Each payment is first compared with the chain.
 * Returns the job's id. Throws what `createJob` throws, OrderNotFound, OrderBroken if D1 says something else than the chain,
 * NothingToReturn, ServiceNotOffered without a treasury, and Conflict if somebody else has begun to return it, or it was made.
 */
export async function returnPayments(deps: Deps, { id, reason }: { id: string; reason: string }): Promise<string> {
  const { db, chain, now, services, adminSecret } = deps;
  const order = await findOrder(db, id);
  if (!order) throw new AppError("OrderNotFound");
  if (!services) throw new AppError("ServiceNotOffered");
  if (!(await isOrderSealed(adminSecret, order))) throw new AppError("OrderBroken");
  const found = nextReturn(order, await listPayments(db, order));
  if (!found) throw new AppError("NothingToReturn");
  await expectOnChain(deps, { order, found, services });
  const { payer, coin, amountRaw, endsOrder } = found;
  const asset = await readAsset(chain, { asset: "coin", mint: services.coins[coin].mint });
  const row = { line: 1, address: payer, amountRaw, mint: null };
  try {
    return await createJob(deps, {
      ...{ preset: "SingleToken", title: `Return of service order ${id}`, asset, unit: coin },
      ...{ rows: [row], bad: [], refundAddress: services.treasury, airdropList: null },
      also: (jobId) => returnsAdded({ db, now }, { order, found, jobId, reason: endsOrder ? reason : null }),
    });
  } catch (error) {
    // a payment that another job returns has its key already, and one whose good was made meanwhile names no job
    const text = `${error instanceof Error ? `${error.message} ${error.cause}` : error}`;
    const isTaken =
      (error instanceof AppError && error.code === "AlreadyExists") || text.includes("service_return.job_id");
    throw isTaken ? new AppError("Conflict") : error;
  }
}

/** Throws OrderBroken unless the chain has each of these payments as D1 has them. */
async function expectOnChain(
  { chain }: Pick<Deps, "chain">,
  { order, found, services }: { order: ServiceOrder; found: ToReturn; services: Treasury },
): Promise<void> {
  for (const { signature, payer, coin, amountRaw } of found.payments) {
    const landed = await chain.findTransaction(signature, "finalized");
    const paid = landed ? readPayments(landed, { reference: order.reference, services }) : [];
    const isThere = paid.some((one) => one.payer === payer && one.coin === coin && one.amountRaw === amountRaw);
    if (!isThere) throw new AppError("OrderBroken");
  }
}

/** The statements that tie payments to the job that returns them, all or nothing with the job itself. */
function returnsAdded(
  { db, now }: Pick<Deps, "db" | "now">,
  { order, found, jobId, reason }: { order: ServiceOrder; found: ToReturn; jobId: string; reason: string | null },
) {
  const { id } = order;
  const givenUp = { good: "impossible", reason, updatedAt: now } as const;
  const isMaking = and(eq(serviceOrder.id, id), eq(serviceOrder.good, "making"));
  const cancelled = db
    .select({ one: sql`1` })
    .from(jobItem)
    .where(and(eq(jobItem.jobId, serviceReturn.jobId), eq(jobItem.status, ITEM_STATUS.cancelled)));
  const signatures = found.payments.map(({ signature }) => signature);
  const isOfThese = and(
    eq(serviceReturn.orderId, id),
    eq(serviceReturn.payer, found.payer),
    eq(serviceReturn.coin, found.coin),
    inArray(serviceReturn.signature, signatures),
  );
  // null, which the table refuses, if the good was made in the meantime
  const good = sql`(SELECT ${serviceOrder.good} FROM ${serviceOrder} WHERE ${serviceOrder.id} = ${id})`;
  const tied = found.endsOrder ? sql<string>`CASE WHEN ${good} = 'impossible' THEN ${jobId} END` : jobId;
  return [
    ...(found.endsOrder ? [db.update(serviceOrder).set(givenUp).where(isMaking)] : []),
    // a job that was cancelled has paid nothing and never will
    db.delete(serviceReturn).where(and(isOfThese, exists(cancelled))),
    ...found.payments.map(({ signature, payer, coin }) =>
      db.insert(serviceReturn).values({ orderId: id, signature, payer, coin, jobId: tied }),
    ),
  ];
}
