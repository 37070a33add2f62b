import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** `waiting`: nobody has signed it, or what was signed came to nothing. `sent`: signed, and the chain has not settled it. */
export const authorityDeedStatuses = ["waiting", "sent", "landed", "withdrawn"] as const;

/**
 * What staff prepared and the wallet of an authority has to sign, such as a stream's new rate (app/domain/authority). Its
 * transaction is an intent like those of holders.
 */
export const authorityDeed = sqliteTable(
  "authority_deed",
  {
    id: text("id").primaryKey(),
    /** The form of the staff area with which it was prepared: "stream.setTerms", whose texts name the effects. */
    form: text("form").notNull(),
    kind: text("kind").notNull(),
    parameters: text("parameters", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The wallet that the chain named when it was prepared; no other can sign it. */
    authorityAddress: text("authority_address").notNull(),
    /** The instructions that its transaction has to run; null for deeds from before they were kept. */
    instructions: text("instructions", { mode: "json" }).$type<
      { program: string; accounts: string[]; data: string }[]
    >(),
    /** JSON: what the dry run showed. */
    effects: text("effects").notNull(),
    preparedBy: text("prepared_by").notNull(),
    /**
     * The seal, made with the site's admin code over all of the above, so that nobody signs a deed that is only in D1
     * (app/domain/authority/seal.server.ts).
     */
    seal: text("seal").notNull().default(""),
    preparedAt: moment("prepared_at").notNull(),
    status: text("status", { enum: authorityDeedStatuses }).notNull(),
    /** How many transactions came to nothing. Each try has one transaction, whoever asks for it. */
    tries: integer("tries").notNull().default(0),
    /** The transaction of the present try. */
    intentId: text("intent_id"),
    signature: text("signature"),
    /** The code of the error with which the last try came to nothing. */
    problem: text("problem"),
    landedAt: moment("landed_at"),
  },
  (table) => [
    index("authority_deed_newest").on(table.preparedAt, table.id),
    index("authority_deed_status").on(table.status, table.preparedAt, table.id),
  ],
);
