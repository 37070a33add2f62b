import { readEntitlementRows } from "~/domain/entitlements/csv";
import { findEntitlement, grantByStaff, withdrawEntitlement } from "~/domain/entitlements/staff-commands.server";
import { grantFileSchema, singleGrantSchema, withdrawSchema } from "~/domain/entitlements/staff-input";
import { ENTITLEMENT_KINDS } from "~/domain/entitlements/view";
import { COLLECTION_IDS } from "~/domain/settings/subjects";
import { entitlement } from "~db/schema";
import { defineForm, defineResource } from "../define-resource";
import { refuseRows } from "../refuse-rows.server";

/** What holders are entitled to besides coins: benefits and shares of projects. */
export const entitlementResource = defineResource({
  noun: "entitlement",
  group: "people",
  role: "viewer",
  list: {
    table: entitlement,
    sort: entitlement.grantedAt,
    key: entitlement.id,
    columns: [
      { name: "walletAddress", from: entitlement.walletAddress, kind: "address" },
      { name: "kind", from: entitlement.kind, kind: "choice", words: "kinds" },
      { name: "collection", from: entitlement.collection, kind: "choice", words: "collections" },
      { name: "titleEn", from: entitlement.titleEn, kind: "text" },
      { name: "amount", from: entitlement.amount, kind: "text" },
      { name: "grantedAt", from: entitlement.grantedAt, kind: "time" },
      { name: "expiresAt", from: entitlement.expiresAt, kind: "time" },
      { name: "withdrawnAt", from: entitlement.withdrawnAt, kind: "time" },
    ],
    filters: [
      { name: "walletAddress", from: entitlement.walletAddress, kind: "address" },
      { name: "kind", from: entitlement.kind, kind: "choice", options: ENTITLEMENT_KINDS, words: "kinds" },
      { name: "grantedAt", from: entitlement.grantedAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "walletAddress", kind: "address" },
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "collection", kind: "choice", words: "collections" },
      { name: "titles", kind: "text" },
      { name: "amount", kind: "text" },
      { name: "source", kind: "text" },
      { name: "grantKey", kind: "text" },
      { name: "grantedAt", kind: "time" },
      { name: "expiresAt", kind: "time" },
      { name: "withdrawnAt", kind: "time" },
      { name: "withdrawReason", kind: "text" },
    ],
    load: async ({ db }, key) => {
      const row = await findEntitlement(db, key);
      if (!row) return null;
      const { walletAddress, titleKo, titleEn, titleId, isSample: _, ...shown } = row;
      return {
        title: titleEn,
        facts: {
          ...shown,
          walletAddress: { text: walletAddress, to: `/admin/user/${walletAddress}` },
          titles: { lines: [titleKo, titleEn, titleId] },
        },
        deeds: row.withdrawnAt ? [] : ["withdraw"],
      };
    },
  },
  create: defineForm({
    role: "operator",
    schema: singleGrantSchema,
    fields: [
      { name: "walletAddress", kind: "address" },
      { name: "kind", kind: "choice", options: ENTITLEMENT_KINDS, words: "kinds" },
      { name: "collection", kind: "choice", options: COLLECTION_IDS, words: "collections" },
      { name: "title", kind: "localized" },
      { name: "amount", kind: "text" },
      { name: "source", kind: "text" },
      { name: "expiresOn", kind: "day" },
    ],
    save: async (deps, { expiresOn, ...values }) => {
      const grantKey = `staff:${crypto.randomUUID()}`;
      await grantByStaff(deps, [{ ...values, grantKey, grantedAt: deps.now, expiresAt: expiresOn ?? null }]);
    },
  }),
  import: defineForm({
    role: "operator",
    isFresh: true,
    schema: grantFileSchema,
    fields: [{ name: "file", kind: "file", accept: ".csv,text/csv" }],
    save: async (deps, { file }) => {
      const { rows, bad } = readEntitlementRows(await file.text());
      refuseRows(deps, bad);
      await grantByStaff(deps, rows);
    },
  }),
  deeds: {
    withdraw: defineForm({
      role: "operator",
      isFinal: true,
      schema: withdrawSchema,
      fields: [{ name: "reason", kind: "area" }],
      load: async ({ db }, key) => ((await findEntitlement(db, key)) ? {} : null),
      save: (deps, values, id) => withdrawEntitlement(deps, { ...values, id }),
    }),
  },
});
