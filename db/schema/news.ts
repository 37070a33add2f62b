import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * One piece of news in one language. `groupId` is the number in its address, which is the same in every language. The
 * searchable words are in the table `news_search` (db/news-search.sql), which triggers keep in step with this one.
 */
export const news = sqliteTable(
  "news",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    groupId: integer("group_id").notNull(),
    language: text("language", { enum: ["ko", "en", "id"] }).notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    /** Blocks as JSON (app/domain/news/input.ts), never HTML. */
    body: text("body").notNull(),
    /** The words of the body, for the search. */
    words: text("words").notNull(),
    /** A picture in the art manifest. */
    cover: text("cover"),
    /** The uploaded picture that is shown in place of the cover, with its sizes and alt text, as JSON. */
    picture: text("picture"),
    /** True for news of the sample set. */
    isSample: integer("is_sample", { mode: "boolean" }).notNull().default(false),
    publishedAt: moment("published_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("news_group").on(table.groupId, table.language),
    index("news_newest").on(table.language, table.publishedAt, table.id),
  ],
);
