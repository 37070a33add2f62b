import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What an operator may change without a deployment. Keys and their meaning: app/domain/settings/rules.ts */
export const setting = sqliteTable("setting", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  /** Of a setting that moves money or powers (app/domain/settings/seal.server.ts); null for any other. */
  seal: text("seal"),
  updatedAt: moment("updated_at").notNull(),
});
