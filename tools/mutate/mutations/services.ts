import type { Mutation } from "../mutation.ts";

const RULES = "app/domain/services/rules.ts";
const FOLLOW = "app/domain/services/follow.server.ts";
const RETURN = "app/domain/services/return.server.ts";

const ORDERS = ["tests/domain/services/orders.test.ts"];
const RETURNS = ["tests/domain/services/returns.test.ts"];

export const serviceMutations: Mutation[] = [
  {
    name: "somebody else's wallet pays an order and is not paid back",
    file: RULES,
    before: 'if (payment.payer !== order.payer) return "payer";',
    after: "",
    tests: ORDERS,
  },
  {
    name: "a service is made for less than its price",
    file: RULES,
    before: "payment.amountRaw !== order.priceRaw",
    after: "payment.amountRaw > order.priceRaw",
    tests: ORDERS,
  },
  {
    name: "a payment that landed too late pays the order",
    file: RULES,
    before: "payment.blockTs * 1_000 <= order.expiresAt.getTime()",
    after: "payment.blockTs > 0",
    tests: ORDERS,
  },
  {
    name: "one transaction pays two orders",
    file: FOLLOW,
    before: "eq(serviceOrder.status, ORDER_STATUS.wait), isFree));",
    after: "eq(serviceOrder.status, ORDER_STATUS.wait)));",
    tests: ORDERS,
  },
  {
    name: "an order whose price somebody has lowered in D1 is paid",
    file: FOLLOW,
    before: "if (!(await isOrderSealed(deps.adminSecret, order))) {",
    after: "if (order.seal === null) {",
    tests: ORDERS,
  },
  {
    name: "a transfer to anybody counts as a payment",
    file: "app/domain/services/read-payments.server.ts",
    before: "if (to !== account.toBase58()) return null;",
    after: "if (!to) return null;",
    tests: ORDERS,
  },
  {
    name: "a payment that only D1 knows is paid back",
    file: RETURN,
    before: 'if (!isThere) throw new AppError("OrderBroken");',
    after: "if (!payer) return;",
    tests: RETURNS,
  },
  {
    name: "a payment is returned although its good was made meanwhile",
    file: RETURN,
    before: "sql<string>`CASE WHEN ${good} = 'impossible' THEN ${jobId} END`",
    after: "sql<string>`CASE WHEN ${good} IS NOT NULL THEN ${jobId} END`",
    tests: RETURNS,
  },
  {
    name: "a payment whose return was cancelled is kept",
    file: RULES,
    before: "item !== null && item !== 50",
    after: "item !== null",
    tests: RETURNS,
  },
];
