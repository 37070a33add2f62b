import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

const entitlementKinds = ["benefit", "rwa"] as const;

/** What a holder is entitled to besides coins: BENEFIT and RWA. Staff grant it; nothing of it is on the chain. */
export const entitlement = sqliteTable(
  "entitlement",
  {
    id: text("id").primaryKey(),
    /** Unique, so that a grant that is repeated counts once. */
    grantKey: text("grant_key").notNull(),
    walletAddress: text("wallet_address").notNull(),
    kind: text("kind", { enum: entitlementKinds }).notNull(),
    /** The id of a collection (app/domain/settings/subjects.ts). */
    collection: text("collection").notNull(),
    titleKo: text("title_ko").notNull(),
    titleEn: text("title_en").notNull(),
    titleId: text("title_id").notNull(),
    amount: text("amount").notNull(),
    source: text("source").notNull(),
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    grantedAt: moment("granted_at").notNull(),
    expiresAt: moment("expires_at"),
    /** When staff took it back, and why; null while it counts. */
    withdrawnAt: moment("withdrawn_at"),
    withdrawReason: text("withdraw_reason"),
  },
  (table) => [
    uniqueIndex("entitlement_grant").on(table.grantKey),
    // one for each way in which staff ask for the list, in its order
    index("entitlement_newest").on(table.grantedAt, table.id),
    index("entitlement_kind").on(table.kind, table.grantedAt, table.id),
    index("entitlement_of_collection").on(table.collection, table.grantedAt, table.id),
    index("entitlement_of_wallet").on(table.walletAddress, table.grantedAt, table.id),
    index("entitlement_wallet").on(table.walletAddress, table.kind, table.grantedAt, table.id),
    index("entitlement_collection").on(table.walletAddress, table.kind, table.collection, table.grantedAt, table.id),
  ],
);
