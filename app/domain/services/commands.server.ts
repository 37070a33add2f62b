import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { projectAccount, serviceOrder } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import type { ProjectAccount } from "../project-accounts/sessions.server";
import { getOwnProject } from "../projects/queries.server";
import { isWalletAddress } from "../solana/is-wallet-address";
import type { OfferedCode } from "./codes";
import { findOrder, getOwnOrder, type Offer } from "./queries.server";
import { referenceOf } from "./reference";
import { ORDER_STATUS, PAYABLE_MS } from "./rules";
import { sealOrder } from "./seal.server";

type Deps = { db: Database; now: Date; account: ProjectAccount; adminSecret: string };

/** How many orders of one account may wait for their payment; more are a mistake or abuse. */
export const MOST_WAITING = 20;

export type NewOrder = {
  /** The number that the form was opened with: sending it again makes no second order. */
  number: string;
  projectId: string;
  code: OfferedCode;
  payer: string;
  /** What the schema of the code has yielded. */
  data: unknown;
};

/**
 * Makes an order at the price of staff's list, which it keeps whatever the list says later. Nothing is paid by it. Returns its
 * number. Throws NotApproved, ProjectNotFound, ServiceNotOffered, PayerNotWallet, TooManyOrders, and Conflict if the number
 * belongs to another order.
 */
export async function createOrder(deps: Deps, offers: readonly Offer[], input: NewOrder): Promise<string> {
  const { db, now, account, adminSecret } = deps;
  if (account.status !== "approved") throw new AppError("NotApproved");
  const { id: projectId } = await getOwnProject(db, account, input.projectId);
  const offer = offers.find(({ code }) => code === input.code);
  if (!offer) throw new AppError("ServiceNotOffered");
  if (!isWalletAddress(input.payer)) throw new AppError("PayerNotWallet");
  const { number: id, payer, data } = input;
  const frozen = {
    ...{ id, projectId, payer, data, ...offer, accountId: account.id },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + PAYABLE_MS) },
  };
  const seal = await sealOrder(adminSecret, frozen);
  const waiting = sql`(SELECT count(*) FROM ${serviceOrder}
    WHERE ${serviceOrder.accountId} = ${account.id} AND ${serviceOrder.status} = ${ORDER_STATUS.wait})`;
  const isApproved = sql`EXISTS (SELECT 1 FROM ${projectAccount} WHERE ${projectAccount.id} = ${account.id}
    AND ${projectAccount.status} = 'approved')`;
  // null, which the table refuses, once there are too many: forms that are sent at the same time are counted too
  const status = sql<number>`CASE WHEN ${waiting} < ${MOST_WAITING} AND ${isApproved} THEN ${ORDER_STATUS.wait} END`;
  try {
    await db
      .insert(serviceOrder)
      .values({ ...frozen, seal, status, reference: referenceOf(id), good: "none", lookAt: now, updatedAt: now });
    return id;
  } catch (error) {
    if (isUniqueViolation(error)) return sameOrder(deps, input);
    const isTooMany = `${error instanceof Error ? `${error.message} ${error.cause}` : error}`.includes(
      "service_order.status",
    );
    throw isTooMany ? new AppError("TooManyOrders") : error;
  }
}

/** A form that was sent twice has made one order. */
async function sameOrder({ db, account }: Deps, { number, code }: NewOrder): Promise<string> {
  const known = await findOrder(db, number);
  if (known?.accountId !== account.id || known.code !== code) throw new AppError("Conflict");
  return known.id;
}

/**
 * Gives up an order that was not paid; a payment that is on its way is then returned. Throws OrderNotFound, and OrderClosed if it
 * was paid or has ended.
 */
export async function cancelOrder({ db, now, account }: Omit<Deps, "adminSecret">, id: string): Promise<void> {
  await getOwnOrder(db, account, id);
  const cancelled = await db
    .update(serviceOrder)
    .set({ status: ORDER_STATUS.failed, reason: "OrderCancelled", lookAt: now, updatedAt: now })
    .where(and(eq(serviceOrder.id, id), eq(serviceOrder.status, ORDER_STATUS.wait)))
    .returning({ id: serviceOrder.id });
  if (cancelled.length === 0) throw new AppError("OrderClosed");
}
