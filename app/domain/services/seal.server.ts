import { isRowSealed, type SealedValues, sealRow } from "../staff/row-seal.server";
import type { ServiceOrder } from "./rules";

type Frozen = Pick<
  ServiceOrder,
  | "id"
  | "accountId"
  | "projectId"
  | "code"
  | "payer"
  | "coin"
  | "decimals"
  | "priceRaw"
  | "data"
  | "createdAt"
  | "expiresAt"
>;

function valuesOf(order: Frozen): SealedValues {
  const { id, accountId, projectId, code, payer, coin, decimals, priceRaw, data, createdAt, expiresAt } = order;
  const facts = [
    id,
    accountId,
    projectId,
    code,
    payer,
    coin,
    decimals,
    String(priceRaw),
    JSON.stringify(data),
  ] as const;
  return ["serviceOrder", ...facts, createdAt.getTime(), expiresAt.getTime()];
}

/** The seal of what an order froze, so that whoever can only write into D1 cannot lower a price or take over a good. */
export function sealOrder(adminSecret: string, order: Frozen): Promise<string> {
  return sealRow(adminSecret, valuesOf(order));
}

/** Whether the site wrote what the order froze. */
export function isOrderSealed(adminSecret: string, order: ServiceOrder): Promise<boolean> {
  return isRowSealed(adminSecret, order.seal, valuesOf(order));
}
