import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * What one member of staff proposed and another has to agree to (app/domain/approvals). Somebody's agreement is for exactly the
 * `hash`; `done` and `failed` say how carrying it out ended.
 */
export const approval = sqliteTable(
  "approval",
  {
    id: text("id").primaryKey(),
    /** The form of the staff area that was sent: "staff.edit", and the key of the row it is about. */
    form: text("form").notNull(),
    key: text("key").notNull(),
    /** JSON: the names and values that were sent. */
    sent: text("sent").notNull(),
    /** JSON: what the dry run showed. */
    effects: text("effects").notNull(),
    /** SHA-256 over the four above. */
    hash: text("hash").notNull(),
    proposedBy: text("proposed_by").notNull(),
    proposedAt: moment("proposed_at").notNull(),
    /** After this moment nobody can agree any more. */
    until: moment("until").notNull(),
    /** A seal by the site's admin code: a row alone is no proposal (app/domain/approvals/seal.server.ts). */
    seal: text("seal").notNull().default(""),
    status: text("status", { enum: ["waiting", "approved", "done", "failed", "refused", "withdrawn"] }).notNull(),
    decidedBy: text("decided_by"),
    decidedAt: moment("decided_at"),
    /** The run that carried it out: written in the batch of its first effect, so that no other run has one. */
    runId: text("run_id"),
    reason: text("reason"),
    /** The code of the error with which it failed. */
    problem: text("problem"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("approval_newest").on(table.proposedAt, table.id),
    index("approval_status").on(table.status, table.proposedAt, table.id),
  ],
);
