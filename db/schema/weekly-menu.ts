import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const weeklyStates = ["draft", "published", "unpublished"] as const;

/** The menu of one week of Punky Weekly: what is given and what happens on its days. */
export const weeklyMenu = sqliteTable(
  "weekly_menu",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The Monday on which it begins, in Korea, such as `2026-11-30`. A week has one menu. */
    beginsOn: text("begins_on").notNull(),
    /** The Korean title, for the list. */
    title: text("title").notNull(),
    /** What staff write, as JSON (app/domain/weekly/menu.ts). */
    draft: text("draft").notNull(),
    /** What visitors see, in the same shape; null until it is published, and after it was taken off. */
    shown: text("shown"),
    state: text("state", { enum: weeklyStates }).notNull(),
    publishedAt: moment("published_at"),
    updatedAt: moment("updated_at").notNull(),
    /** Rises with each change: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("weekly_menu_week").on(table.beginsOn),
    index("weekly_menu_newest").on(table.beginsOn, table.seq),
    index("weekly_menu_state").on(table.state, table.beginsOn, table.seq),
  ],
);
