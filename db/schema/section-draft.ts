import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What staff wrote in place of a sample section and did not publish yet. Publishing moves it to the setting `own_sections`. */
export const sectionDraft = sqliteTable("section_draft", {
  /** The section's id (app/content/sample-sections.ts). */
  id: text("id").primaryKey(),
  /** The section in each language, as JSON. */
  words: text("words").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** Rises with each change: a form that was opened before another's change is refused. */
  version: integer("version").notNull(),
});
