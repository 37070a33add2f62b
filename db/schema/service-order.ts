import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "../columns";

/** The payment codes of the specification. */
const serviceCodes = [
  "CREATE_TOKEN",
  "MINT_TOKEN",
  "BURN_TOKEN",
  "CONTRACT_VERIFY",
  "CREATE_POOL",
  "CREATE_AIRDROP",
  "CREATE_WHITELIST",
  "CREATE_PRESALE",
  "CREATE_RECRUIT",
  "CREATE_MINTING",
] as const;

/**
 * A service that a project account has ordered (app/domain/services). Everything above `status` is frozen when it is made, and
 * sealed.
 */
export const serviceOrder = sqliteTable(
  "service_order",
  {
    /** The number of the order, from which its reference on the chain follows. */
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    projectId: integer("project_id").notNull(),
    code: text("code", { enum: serviceCodes }).notNull(),
    /** The Solana wallet that pays, and becomes the admin of what is made. */
    payer: text("payer").notNull(),
    coin: text("coin", { enum: ["SCG", "USDC"] }).notNull(),
    decimals: integer("decimals").notNull(),
    priceRaw: amountRaw("price_raw").notNull(),
    /** What the code needs, as its schema in app/domain/services/codes.ts yields it. */
    data: text("data", { mode: "json" }).$type<unknown>().notNull(),
    /** The read-only account that a payment of this order names. */
    reference: text("reference").notNull(),
    createdAt: moment("created_at").notNull(),
    /** A payment that lands later is returned. */
    expiresAt: moment("expires_at").notNull(),
    seal: text("seal").notNull(),
    /** The payment table of the specification: wait 0, failed 5, completed 10. */
    status: integer("status").notNull(),
    /** How far the good is: "impossible" once it is certain that it is not made, so that the payment is returned. */
    good: text("good", { enum: ["none", "making", "made", "impossible"] }).notNull(),
    /** What the good is known by, such as the root of an allow-list; null until it is made. */
    goodKey: text("good_key"),
    /** Why there is no good: the code of an error, or what staff wrote. */
    reason: text("reason"),
    /** The transaction that paid it. */
    signature: text("signature"),
    paidAt: moment("paid_at"),
    madeAt: moment("made_at"),
    /** The last signature of its reference that was looked at. */
    seenSignature: text("seen_signature"),
    /** When cron next looks at it; null once nothing is expected any more. */
    lookAt: moment("look_at"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("service_order_reference").on(table.reference),
    uniqueIndex("service_order_signature").on(table.signature),
    // one for each way in which the list is asked for, in its order
    index("service_order_newest").on(table.createdAt, table.id),
    index("service_order_status").on(table.status, table.createdAt, table.id),
    index("service_order_code").on(table.code, table.createdAt, table.id),
    index("service_order_account").on(table.accountId, table.projectId, table.createdAt),
    index("service_order_look").on(table.lookAt).where(sql`${table.lookAt} is not null`),
  ],
);
