import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** "draft": only staff know of it. "stopped": nobody can apply any more, and what was sent stays to be found. */
const airdropStates = ["draft", "published", "stopped"] as const;

const addressChains = ["solana", "eip155"] as const;

/** What the team gives to a list of wallets, and when its recipients can say to which Solana address it goes. */
export const airdropList = sqliteTable(
  "airdrop_list",
  {
    /** Part of an address of the site, such as `etm-30`. It never changes. */
    key: text("key").primaryKey(),
    nameKo: text("name_ko").notNull(),
    nameEn: text("name_en").notNull(),
    nameId: text("name_id").notNull(),
    /** What it gives, in words; how much of it a recipient gets is in the recipient's row. */
    giftKo: text("gift_ko").notNull(),
    giftEn: text("gift_en").notNull(),
    giftId: text("gift_id").notNull(),
    /** The chain of its recipients' addresses; whatever it is, the gift is sent on Solana. */
    chain: text("chain", { enum: addressChains }).notNull(),
    opensAt: moment("opens_at").notNull(),
    closesAt: moment("closes_at").notNull(),
    state: text("state", { enum: airdropStates }).notNull(),
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    /** Rises with each change by staff: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [index("airdrop_list_newest").on(table.opensAt, table.key)],
);
