import { backup } from "~db/schema";
import { defineResource } from "../define-resource";

/** The backups of D1 that were finished. None can be read or put back from here: `npm run operate -- restore`. */
export const backupResource = defineResource({
  noun: "backup",
  group: "watch",
  role: "operator",
  list: {
    table: backup,
    sort: backup.finishedAt,
    key: backup.id,
    columns: [
      { name: "id", from: backup.id, kind: "text" },
      { name: "finishedAt", from: backup.finishedAt, kind: "time" },
      { name: "rows", from: backup.rows, kind: "count" },
      { name: "bytes", from: backup.bytes, kind: "count" },
      { name: "sha256", from: backup.sha256, kind: "address" },
    ],
    filters: [{ name: "finishedAt", from: backup.finishedAt, kind: "days" }],
  },
});
