import { ORDER_STATUS } from "~/domain/services/rules";

/** Where an order stands, for whoever has ordered it. */
export type Standing = "waiting" | "cancelled" | "expired" | "making" | "made" | "impossible";

export function standingOf({
  status,
  good,
  reason,
}: {
  status: number;
  good: "none" | "making" | "made" | "impossible";
  reason: string | null;
}): Standing {
  if (status === ORDER_STATUS.wait) return "waiting";
  if (status === ORDER_STATUS.failed) return reason === "OrderCancelled" ? "cancelled" : "expired";
  return good === "none" ? "making" : good;
}
