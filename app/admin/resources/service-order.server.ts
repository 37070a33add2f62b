import { followOrder } from "~/domain/services/follow.server";
import { findOrder, listPayments } from "~/domain/services/queries.server";
import { nextReturn, returnPayments } from "~/domain/services/return.server";
import { ORDER_STATUS } from "~/domain/services/rules";
import { SERVICE_CODES } from "~/domain/settings/subjects";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { PINS } from "~/pins";
import { jobDeps } from "~/server/job-deps.server";
import { serviceDeps } from "~/server/service-deps.server";
import { serviceOrder } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type Effect } from "../define-resource";

const STATUSES = Object.values(ORDER_STATUS).map(String);
const returnSchema = z.object({ reason: z.string().trim().min(1).max(200) });

/** What would be returned next; null if there is no such order or nothing to return. */
async function findReturn({ db }: Pick<AdminDeps, "db">, key: string) {
  const order = await findOrder(db, key);
  const next = order && nextReturn(order, await listPayments(db, order));
  return order && next ? { order, ...next } : null;
}

async function returnEffects(deps: AdminDeps, _: unknown, key: string): Promise<Effect[]> {
  const found = await findReturn(deps, key);
  if (!found || !PINS.services) return [];
  const { payer, coin, amountRaw, payments, endsOrder } = found;
  const { decimals } = PINS.services.coins[coin];
  return [
    { name: "payer", after: payer },
    { name: "amount", after: { raw: amountRaw, decimals, unit: coin } },
    { name: "payments", after: { lines: payments.map(({ signature }) => signature) } },
    ...(endsOrder ? [{ name: "good", before: "making", after: "impossible" }] : []),
  ];
}

/** Services that project accounts have ordered, what was paid for them, and what is returned. */
export const serviceOrderResource = defineResource({
  noun: "serviceOrder",
  group: "content",
  role: "viewer",
  list: {
    table: serviceOrder,
    sort: serviceOrder.createdAt,
    key: serviceOrder.id,
    columns: [
      { name: "code", from: serviceOrder.code, kind: "choice", words: "codes" },
      { name: "status", from: serviceOrder.status, kind: "choice", words: "statuses" },
      { name: "good", from: serviceOrder.good, kind: "choice", words: "goods" },
      { name: "payer", from: serviceOrder.payer, kind: "address" },
      { name: "createdAt", from: serviceOrder.createdAt, kind: "time" },
    ],
    filters: [
      { name: "status", from: serviceOrder.status, kind: "choice", options: STATUSES, words: "statuses" },
      { name: "code", from: serviceOrder.code, kind: "choice", options: SERVICE_CODES, words: "codes" },
      { name: "createdAt", from: serviceOrder.createdAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "code", kind: "choice", words: "codes" },
      { name: "status", kind: "choice", words: "statuses" },
      { name: "good", kind: "choice", words: "goods" },
      { name: "reason", kind: "text" },
      { name: "price", kind: "text" },
      { name: "payer", kind: "address" },
      { name: "project", kind: "text" },
      { name: "reference", kind: "address" },
      { name: "signature", kind: "transaction" },
      { name: "goodKey", kind: "text" },
      { name: "createdAt", kind: "time" },
      { name: "expiresAt", kind: "time" },
      { name: "paidAt", kind: "time" },
      { name: "madeAt", kind: "time" },
      { name: "lookAt", kind: "time" },
    ],
    tables: [
      {
        name: "payments",
        columns: [
          { name: "signature", kind: "transaction" },
          { name: "payer", kind: "address" },
          { name: "amount", kind: "text" },
          { name: "place", kind: "choice", words: "places" },
          { name: "problem", kind: "words", words: "problems" },
          { name: "job", kind: "text" },
        ],
      },
    ],
    load: async ({ db }, key) => {
      const order = await findOrder(db, key);
      if (!order) return null;
      const payments = await listPayments(db, order);
      const { id, projectId, priceRaw, decimals, coin } = order;
      const coins = PINS.services?.coins;
      return {
        title: id,
        facts: {
          ...{ code: order.code, status: String(order.status), good: order.good, reason: order.reason },
          price: { raw: priceRaw, decimals, unit: coin },
          ...{ payer: order.payer, reference: order.reference, signature: order.signature, goodKey: order.goodKey },
          project: { text: String(projectId), to: `/admin/project/${projectId}` },
          ...{ createdAt: order.createdAt, expiresAt: order.expiresAt, paidAt: order.paidAt },
          ...{ madeAt: order.madeAt, lookAt: order.lookAt },
        },
        tables: {
          payments: payments.map(({ signature, payer, amountRaw, coin: paidIn, place, problem, jobId }) => ({
            ...{ signature, payer, place, problem },
            amount: { raw: amountRaw, decimals: coins?.[paidIn].decimals ?? decimals, unit: paidIn },
            job: jobId && { text: jobId, to: `/admin/jobs/${jobId}` },
          })),
        },
        deeds: ["lookNow", ...(nextReturn(order, payments) ? ["return"] : [])],
      };
    },
  },
  deeds: {
    return: defineForm({
      role: "operator",
      isFresh: true,
      isOnce: true,
      schema: returnSchema,
      fields: [{ name: "reason", kind: "text" }],
      about: ["code", "status", "good", "price"],
      load: async (deps, key) => ((await findReturn(deps, key)) ? { reason: "" } : null),
      preview: returnEffects,
      save: async ({ db, now, actor, adminSecret, context }, { reason }, key) => {
        const { chain, seed } = jobDeps(context);
        const { services } = PINS;
        const id = await returnPayments({ db, now, actor, chain, seed, adminSecret, services }, { id: key, reason });
        return { noun: "job", key: id };
      },
    }),
    lookNow: defineForm({
      role: "operator",
      schema: z.object({}),
      fields: [],
      load: async ({ db }, key) => ((await findOrder(db, key)) ? {} : null),
      save: async ({ context }, _, key) => {
        const deps = serviceDeps(context);
        if (!deps) throw new AppError("ServiceNotOffered");
        await followOrder(deps, key);
      },
    }),
  },
});
