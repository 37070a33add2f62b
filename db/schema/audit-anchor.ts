import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

const anchorStatuses = ["sent", "final", "failed", "expired"] as const;

/**
 * A memo on the chain with the last entry of the audit log at that time (app/domain/audit/anchor.server.ts). The signed
 * transaction is stored before it is sent. One is open at a time.
 */
export const auditAnchor = sqliteTable(
  "audit_anchor",
  {
    id: integer("id").primaryKey(),
    /** The number and the hash of the entry. */
    seq: integer("seq").notNull(),
    hash: text("hash").notNull(),
    /** The address of the key that signed. */
    signer: text("signer").notNull(),
    signature: text("signature").notNull(),
    /** The whole signed transaction, base64. */
    signedTransaction: text("signed_transaction").notNull(),
    lastBlockHeight: integer("last_block_height").notNull(),
    /** expired: no node knew the memo when its blockhash had expired, or nothing was known of the memo for an hour. */
    status: text("status", { enum: anchorStatuses }).notNull(),
    signedAt: moment("signed_at").notNull(),
    /** When it was found in a final block, or to be without effect. */
    settledAt: moment("settled_at"),
  },
  (table) => [
    uniqueIndex("audit_anchor_open").on(table.status).where(sql`${table.status} = 'sent'`),
    index("audit_anchor_newest").on(table.signedAt, table.id),
    index("audit_anchor_status").on(table.status, table.seq),
  ],
);
