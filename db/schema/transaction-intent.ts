import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const transactionStatuses = [
  "built",
  "signed",
  "sent",
  "confirmed",
  "finalized",
  "expired",
  "failed",
  "rejected",
] as const;

/** What ends the time in which a transaction can land: the age of its blockhash, or the next value of its nonce account. */
const transactionLifetimes = ["blockhash", "nonce"] as const;

/**
 * What a holder asked the chain to do, written before anything is sent. `requestKey` makes a second click count as the
 * first.
 */
export const transactionIntent = sqliteTable(
  "transaction_intent",
  {
    id: text("id").primaryKey(),
    requestKey: text("request_key").notNull(),
    walletAddress: text("wallet_address").notNull(),
    kind: text("kind").notNull(),
    parameters: text("parameters", { mode: "json" }).$type<Record<string, string>>().notNull(),
    status: text("status", { enum: transactionStatuses }).notNull(),
    /** The message to sign, base64. */
    message: text("message").notNull(),
    /** What the holder was shown before signing, in the form that its kind had then (`app/domain/kinds.server.ts`). */
    preview: text("preview", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /**
     * A digest of the accounts on which the trial run was made, and the chain second; null in rows of an earlier release.
     */
    trial: text("trial", { mode: "json" }).$type<{ accounts: string; chainTs: number }>(),
    lifetime: text("lifetime", { enum: transactionLifetimes }).notNull(),
    /** As written in the message: a block's hash, or the value that the nonce account held. */
    blockhash: text("blockhash").notNull(),
    /** Only for a blockhash. */
    lastValidBlockHeight: integer("last_valid_block_height"),
    /** Only for a nonce: its account, and the slot in which it held the value. */
    nonceAddress: text("nonce_address"),
    nonceSlot: integer("nonce_slot"),
    /** The slot in which the account was first seen to hold another value, finalized. */
    nonceUsedSlot: integer("nonce_used_slot"),
    /** The whole signed transaction, base64, stored before it is sent. */
    signedTransaction: text("signed_transaction"),
    signature: text("signature"),
    slot: integer("slot"),
    errorCode: text("error_code"),
    errorDetail: text("error_detail"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    finalizedAt: moment("finalized_at"),
    /** When cron next checks it; null before it is signed. */
    lookAt: moment("look_at"),
  },
  (table) => [
    uniqueIndex("transaction_intent_request").on(table.walletAddress, table.requestKey),
    uniqueIndex("transaction_intent_signature").on(table.signature).where(sql`${table.signature} is not null`),
    // finds what a wallet has under way without reading everything that ever ended
    index("transaction_intent_wallet").on(table.walletAddress, table.status, table.createdAt),
    // finds a holder's attempts at drops without reading the holder's other transactions
    index("transaction_intent_kind").on(table.walletAddress, table.kind, table.createdAt, table.id),
    // the newest of a wallet, whatever their kind and status
    index("transaction_intent_newest").on(table.walletAddress, table.createdAt, table.id),
    index("transaction_intent_open").on(table.status, table.lookAt),
    // one for each way in which staff ask for the list, in its order
    index("transaction_intent_all").on(table.createdAt, table.id),
    index("transaction_intent_of_kind").on(table.kind, table.createdAt, table.id),
    index("transaction_intent_status").on(table.status, table.createdAt, table.id),
    index("transaction_intent_error").on(table.errorCode, table.createdAt, table.id),
    check(
      "transaction_intent_lifetime",
      sql`case ${table.lifetime}
        when 'blockhash' then ${table.lastValidBlockHeight} is not null
        else ${table.nonceAddress} is not null and ${table.nonceSlot} is not null end`,
    ),
  ],
);
