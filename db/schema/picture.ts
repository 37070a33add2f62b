import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** A picture that staff uploaded for the site. Its files are in the bucket PICTURES, one for each width. */
export const picture = sqliteTable("picture", {
  /** SHA-256 of the file that was uploaded, as hex digits. It is part of the picture's addresses. */
  id: text("id").primaryKey(),
  /** The widths and heights of its files, the narrowest first, as JSON (app/domain/pictures/sizes.ts). */
  sizes: text("sizes").notNull(),
  /** When something public first showed it. Before that, only staff can open it. */
  publishedAt: moment("published_at"),
  uploadedAt: moment("uploaded_at").notNull(),
});
