import type { Pins } from "~/pins";
import type { serviceOrder, servicePayment } from "~db/schema";
import { numbered, STATUSES } from "../statuses";

export type ServiceOrder = typeof serviceOrder.$inferSelect;
export type ServicePayment = typeof servicePayment.$inferSelect;
export type ServiceCoin = ServiceOrder["coin"];
/** The treasury and the coins of the build. */
export type Treasury = NonNullable<Pins["services"]>;

/** The payment table of the specification. */
export const ORDER_STATUS = numbered(STATUSES.mintingPayment);

const HOUR_MS = 3_600_000;
/** How long an order can be paid at its frozen price. */
export const PAYABLE_MS = 72 * HOUR_MS;
/** No payment is begun in the last minutes, because it might land too late. */
const LAST_START_MS = 5 * 60_000;
/** An unpaid order fails this long after its end: a payment that landed in time is final by then, and was looked at. */
export const GRACE_MS = 15 * 60_000;
/** How long payments of an order are still looked for after it ended. */
const WATCHED_MS = 90 * 24 * HOUR_MS;
const SHORTEST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * HOUR_MS;

/** A payment as the chain has it, before anybody has judged it. */
export type SeenPayment = Pick<ServicePayment, "signature" | "payer" | "coin" | "amountRaw" | "slot" | "blockTs">;

type Asked = Pick<ServiceOrder, "status" | "payer" | "coin" | "priceRaw" | "expiresAt">;

/** Why a payment cannot pay an order; null if it can. A block without a time counts as late, since nobody can tell. */
function problemOf(order: Asked, payment: SeenPayment): ServicePayment["problem"] {
  if (payment.coin !== order.coin) return "coin";
  if (payment.amountRaw !== order.priceRaw) return "amount";
  if (payment.payer !== order.payer) return "payer";
  if (order.status === ORDER_STATUS.completed) return "twice";
  const isInTime = payment.blockTs !== null && payment.blockTs * 1_000 <= order.expiresAt.getTime();
  return isInTime && order.status === ORDER_STATUS.wait ? null : "late";
}

/** Each payment with its problem, in the order of the chain; the first that can pays the order, and is returned as `paying`. */
export function judgePayments(order: Asked, seen: readonly SeenPayment[]) {
  let paying: SeenPayment | null = null;
  const judged = seen.map((payment) => {
    const status = paying ? ORDER_STATUS.completed : order.status;
    const problem = problemOf({ ...order, status }, payment);
    if (problem === null) paying = payment;
    return { ...payment, problem };
  });
  return { judged, paying: paying as SeenPayment | null };
}

/** Where a payment is: it pays its order, is owed back, or a job returns it (and has). */
export type PaymentPlace = "pays" | "owed" | "returning" | "returned";

/** `item`: the status of the item of the job that returns it; null without one. */
export function placeOf(
  order: Pick<ServiceOrder, "signature" | "status" | "good">,
  payment: Pick<ServicePayment, "signature" | "problem">,
  item: number | null,
): PaymentPlace {
  if (item === 20) return "returned";
  // an item that was cancelled pays nothing any more
  if (item !== null && item !== 50) return "returning";
  return paysOrder(order, payment) ? "pays" : "owed";
}

/** Whether a payment is that of its order, and the order has or gets its good. */
function paysOrder(
  { signature, status, good }: Pick<ServiceOrder, "signature" | "status" | "good">,
  payment: Pick<ServicePayment, "signature" | "problem">,
): boolean {
  const isOfOrder = status === ORDER_STATUS.completed && signature === payment.signature && payment.problem === null;
  return isOfOrder && good !== "impossible";
}

/** When an order is looked at again: the older it is, the later; null once nothing is expected any more. */
export function nextLook(order: Pick<ServiceOrder, "createdAt" | "expiresAt" | "good">, now: Date): Date | null {
  const age = now.getTime() - order.createdAt.getTime();
  if (order.good !== "making" && now.getTime() > order.expiresAt.getTime() + WATCHED_MS) return null;
  const wait = order.good === "making" ? SHORTEST_WAIT_MS : Math.max(age / 20, SHORTEST_WAIT_MS);
  return new Date(now.getTime() + Math.min(wait, LONGEST_WAIT_MS));
}

/** Whether a payment of an order may be begun now. */
export function isPayable({ status, expiresAt }: Pick<ServiceOrder, "status" | "expiresAt">, now: Date): boolean {
  return status === ORDER_STATUS.wait && now.getTime() < expiresAt.getTime() - LAST_START_MS;
}
