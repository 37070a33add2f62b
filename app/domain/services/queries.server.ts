import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { AppError } from "~/errors";
import { PINS } from "~/pins";
import type { Database } from "~db/client";
import { jobItem, serviceOrder, servicePayment, serviceReturn } from "~db/schema";
import { parseWrittenAmount } from "~programs/amounts";
import type { ProjectAccount } from "../project-accounts/sessions.server";
import { getVouchedSetting } from "../settings/seal.server";
import { parseServicePrices } from "../settings/service-prices";
import { hasGood, type OfferedCode } from "./codes";
import {
  type PaymentPlace,
  placeOf,
  type ServiceCoin,
  type ServiceOrder,
  type ServicePayment,
  type Treasury,
} from "./rules";

/** A service with its price. */
export type Offer = { code: OfferedCode; coin: ServiceCoin; decimals: number; priceRaw: bigint };

const MOST_SHOWN = 100;

/** What can be ordered now: what has a good, a price of staff, and a treasury in the build. */
export async function listOffers(
  deps: { db: Database; adminSecret: string },
  services: Treasury | null = PINS.services,
): Promise<Offer[]> {
  if (!services) return [];
  const prices = parseServicePrices(await getVouchedSetting(deps, "service_prices"));
  return Object.entries(prices).flatMap(([code, asked]) => {
    if (!asked) return [];
    const { coin, price } = asked;
    const { decimals } = services.coins[coin];
    const priceRaw = parseWrittenAmount(price, decimals);
    return hasGood(code) && typeof priceRaw === "bigint" ? [{ code, coin, decimals, priceRaw }] : [];
  });
}

/** Null if there is no such order. */
export async function findOrder(db: Database, id: string): Promise<ServiceOrder | null> {
  const [row] = await db.select().from(serviceOrder).where(eq(serviceOrder.id, id));
  return row ?? null;
}

/** An order of the account. Throws OrderNotFound, also for another's. */
export async function getOwnOrder(
  db: Database,
  account: Pick<ProjectAccount, "id">,
  id: string,
): Promise<ServiceOrder> {
  const order = await findOrder(db, id);
  if (order?.accountId !== account.id) throw new AppError("OrderNotFound");
  return order;
}

/** An order in a list, which leaves out its data: a list of wallets alone may be long. */
export type ListedOrder = Omit<ServiceOrder, "data">;

const { data: _, ...LISTED } = getTableColumns(serviceOrder);

/** The orders of a project of the account, the newest first. */
export function listOwnOrders(
  db: Database,
  account: Pick<ProjectAccount, "id">,
  projectId: number,
): Promise<ListedOrder[]> {
  return db
    .select(LISTED)
    .from(serviceOrder)
    .where(and(eq(serviceOrder.accountId, account.id), eq(serviceOrder.projectId, projectId)))
    .orderBy(desc(serviceOrder.createdAt))
    .limit(MOST_SHOWN);
}

/** A payment of an order, where it is, and the job that returns it. */
export type PlacedPayment = ServicePayment & { place: PaymentPlace; jobId: string | null };

/** The payments of an order, in the order of the chain. */
export async function listPayments(db: Database, order: ServiceOrder): Promise<PlacedPayment[]> {
  const rows = await db
    .select({ payment: servicePayment, jobId: serviceReturn.jobId, item: jobItem.status })
    .from(servicePayment)
    .leftJoin(
      serviceReturn,
      and(
        eq(serviceReturn.orderId, servicePayment.orderId),
        eq(serviceReturn.signature, servicePayment.signature),
        eq(serviceReturn.payer, servicePayment.payer),
        eq(serviceReturn.coin, servicePayment.coin),
      ),
    )
    // the job of a return has one item
    .leftJoin(jobItem, and(eq(jobItem.jobId, serviceReturn.jobId), eq(jobItem.seq, 1)))
    .where(eq(servicePayment.orderId, order.id))
    .orderBy(servicePayment.slot, servicePayment.signature)
    .limit(MOST_SHOWN);
  return rows.map(({ payment, jobId, item }) => ({ ...payment, jobId, place: placeOf(order, payment, item) }));
}
