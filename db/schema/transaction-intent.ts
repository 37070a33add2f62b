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

/** What ends the time in which a transaction can land: the age of its blockhash, or its nonce account's next value. */
const transactionLifetimes = ["blockhash", "nonce"] as const;

/** What a holder asked the chain to do, written before anything is sent. `requestKey` makes a second click the first one. */
export const transactionIntent = sqliteTable(
  "transaction_intent",
  {
    id: text("id").primaryKey(),
    requestKey: text("request_key").notNull(),
    walletAddress: text("wallet_address").notNull(),
    kind: text("kind").notNull(),
    parameters: text("parameters", { mode: "json" }).$type<Record<string, string>>().notNull(),
    status: text("status", { enum: transactionStatuses }).notNull(),
    /** Message to sign, base64. */
    message: text("message").notNull(),
    /** What the holder was shown before signing, in the form of its kind (`app/domain/kinds.server.ts`) as it was then. */
    preview: text("preview", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** The accounts that the trial run was made on, as a digest, and the chain second; null in rows of an earlier release. */
    trial: text("trial", { mode: "json" }).$type<{ accounts: string; chainTs: number }>(),
    lifetime: text("lifetime", { enum: transactionLifetimes }).notNull(),
    /** As the message has it: a block's hash, or the value that the nonce account held. */
    blockhash: text("blockhash").notNull(),
    /** Only of a blockhash. */
    lastValidBlockHeight: integer("last_valid_block_height"),
    /** Only of a nonce: its account, and the slot in which it held the value. */
    nonceAddress: text("nonce_address"),
    nonceSlot: integer("nonce_slot"),
    /** The slot in which the account was first seen to hold another value for good. */
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
    /** When cron looks after it again; null before it is signed. */
    lookAt: moment("look_at"),
  },
  (table) => [
    uniqueIndex("transaction_intent_request").on(table.walletAddress, table.requestKey),
    uniqueIndex("transaction_intent_signature").on(table.signature).where(sql`${table.signature} is not null`),
    // what a wallet has under way, without a look at all that ever ended
    index("transaction_intent_wallet").on(table.walletAddress, table.status, table.createdAt),
    // a holder's tries at drops, without a look at whatever else they did
    index("transaction_intent_kind").on(table.walletAddress, table.kind, table.createdAt, table.id),
    index("transaction_intent_open").on(table.status, table.lookAt),
    check(
      "transaction_intent_lifetime",
      sql`case ${table.lifetime}
        when 'blockhash' then ${table.lastValidBlockHeight} is not null
        else ${table.nonceAddress} is not null and ${table.nonceSlot} is not null end`,
    ),
  ],
);
