import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * One press of a button or one landing, from the catalogue. The names are the specification's. `entryId` is unique because a
 * beacon may be repeated and a queue may deliver twice.
 */
export const actionLog = sqliteTable(
  "action_log",
  {
    entryId: text("entry_id").primaryKey(),
    actionCd: text("action_cd").notNull(),
    menu1: text("menu1").notNull(),
    menu2: text("menu2").notNull(),
    menu3: text("menu3").notNull(),
    title: text("title").notNull(),
    pageName: text("page_name").notNull(),
    pagePath: text("page_path").notNull(),
    buttonName: text("button_name").notNull(),
    triggerType: text("trigger_type").notNull(),
    uiType: text("ui_type").notNull(),
    logLevel: integer("log_level").notNull(),
    actionTime: moment("action_time").notNull(),
    walletAddress: text("wallet_address").notNull(),
    /** Whether a signed session proved the wallet; otherwise a visitor only claimed it. */
    isWalletProven: integer("is_wallet_proven", { mode: "boolean" }).notNull().default(false),
    userIp: text("user_ip").notNull(),
    /** param1 to param10, in order. */
    params: text("params", { mode: "json" }).$type<string[]>().notNull(),
    regId: text("reg_id").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [
    // one for each way in which staff ask for the list, in its order
    index("action_log_newest").on(table.receivedAt, table.entryId),
    index("action_log_of_wallet").on(table.walletAddress, table.receivedAt, table.entryId),
    index("action_log_code").on(table.actionCd, table.receivedAt, table.entryId),
    index("action_log_level").on(table.logLevel, table.receivedAt, table.entryId),
    index("action_log_page").on(table.pagePath, table.receivedAt, table.entryId),
  ],
);
