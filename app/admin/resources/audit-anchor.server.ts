import { auditAnchor } from "~db/schema";
import { defineResource } from "../define-resource";

/** The memos on the chain. Each has the number and the hash of the last entry of the audit log at that time. */
export const auditAnchorResource = defineResource({
  noun: "auditAnchor",
  group: "watch",
  role: "operator",
  list: {
    table: auditAnchor,
    sort: auditAnchor.signedAt,
    key: auditAnchor.id,
    columns: [
      { name: "signedAt", from: auditAnchor.signedAt, kind: "time" },
      { name: "seq", from: auditAnchor.seq, kind: "count" },
      { name: "status", from: auditAnchor.status, kind: "choice", words: "statuses" },
      { name: "signature", from: auditAnchor.signature, kind: "transaction" },
      { name: "signer", from: auditAnchor.signer, kind: "address" },
      { name: "hash", from: auditAnchor.hash, kind: "address" },
    ],
    filters: [{ name: "signedAt", from: auditAnchor.signedAt, kind: "days" }],
  },
});
