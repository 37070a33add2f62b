import { auditEntry } from "~db/schema";
import { defineResource } from "../define-resource";

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
      { name: "before", from: auditEntry.before, kind: "text" },
      { name: "after", from: auditEntry.after, kind: "text" },
      { name: "ipAddress", from: auditEntry.ipAddress, kind: "text" },
    ],
    filters: [
      { name: "actor", from: auditEntry.actor, kind: "exact" },
      { name: "key", from: auditEntry.key, kind: "exact" },
      { name: "at", from: auditEntry.at, kind: "days" },
    ],
  },
});
