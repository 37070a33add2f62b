import { findAnchorOf } from "~/domain/audit/anchors.server";
import { findAuditEntry } from "~/domain/audit/queries.server";
import { localeContext } from "~/server/context";
import { auditEntry } from "~db/schema";
import { type AdminValue, defineResource } from "../define-resource";
import { ADMIN_PATHS, type NounPaths, pathOfRow } from "../paths";
import { wordOf } from "../show-value.server";

/** What staff wrote, entry by entry (app/domain/audit). */
export const auditResource = defineResource({
  noun: "audit",
  group: "watch",
  role: "operator",
  list: {
    table: auditEntry,
    sort: auditEntry.at,
    key: auditEntry.seq,
    columns: [
      { name: "seq", from: auditEntry.seq, kind: "count" },
      { name: "at", from: auditEntry.at, kind: "time" },
      { name: "actor", from: auditEntry.actor, kind: "text" },
      { name: "action", from: auditEntry.action, kind: "choice", words: "actions" },
      { name: "key", from: auditEntry.key, kind: "text" },
      { name: "ipAddress", from: auditEntry.ipAddress, kind: "text" },
    ],
    filters: [
      {
        name: "noun",
        ...{ from: auditEntry.noun, kind: "choice", options: Object.keys(ADMIN_PATHS), words: "nouns" },
      },
      { name: "actor", from: auditEntry.actor, kind: "exact" },
      { name: "key", from: auditEntry.key, kind: "exact" },
      { name: "at", from: auditEntry.at, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "at", kind: "time" },
      { name: "actor", kind: "text" },
      { name: "ipAddress", kind: "text" },
      { name: "noun", kind: "words", words: "nouns" },
      { name: "key", kind: "text" },
      { name: "action", kind: "choice", words: "actions" },
      { name: "before", kind: "text" },
      { name: "after", kind: "text" },
      { name: "hash", kind: "address" },
      { name: "previousHash", kind: "address" },
      { name: "anchor", kind: "transaction" },
    ],
    load: async ({ db, context }, key) => {
      const entry = /^\d{1,15}$/.test(key) ? await findAuditEntry(db, Number(key)) : null;
      if (!entry) return null;
      const anchor = await findAnchorOf(db, entry.seq);
      return {
        title: `${entry.seq} · ${wordOf("actions", entry.action, { locale: context.get(localeContext), values: undefined })}`,
        facts: {
          ...{ ...entry, key: rowOf(entry), before: linesOf(entry.before), after: linesOf(entry.after) },
          anchor: anchor?.signature ?? null,
        },
      };
    },
  },
});

/** A link to the page of the row that an entry is about, if its noun has pages. If the row is gone, that page says so. */
function rowOf({ noun, key }: { noun: string; key: string }): AdminValue {
  const { detail, edit } = (ADMIN_PATHS as Readonly<Record<string, NounPaths | undefined>>)[noun] ?? {};
  const page = detail ?? edit;
  return page ? { text: key, to: pathOfRow(page, key) } : key;
}

/** The plain values of a row before or after, one to a line. */
function linesOf(json: string | null): { lines: string[] } | null {
  if (json === null) return null;
  return { lines: JSON.stringify(JSON.parse(json), null, 1).split("\n").slice(1, -1) };
}
