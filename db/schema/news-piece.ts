import { sql } from "drizzle-orm";
import { index, integer, type SQLiteColumn, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const newsStates = ["draft", "scheduled", "published", "unpublished", "deleted"] as const;

/** The title of a piece in one language, by the words of the piece; null if it is not written in it. */
export const newsTitleIn = (words: SQLiteColumn, code: "ko" | "en" | "id") =>
  // the path is no parameter, because an index serves only the expression that it was made for
  sql<string | null>`${words} ->> ${sql.raw(`'$.${code}.title'`)}`;

/**
 * A piece of news as its editors write it. What visitors see is in the table `news`, which only publishing fills, so that no
 * public page can show anything of a draft.
 */
export const newsPiece = sqliteTable(
  "news_piece",
  {
    /** The number in the address, `group_id` of the table `news`. It is never given again. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The title in the first of its languages, for the list. */
    title: text("title").notNull(),
    /** The codes of its languages: "ko en". */
    languages: text("languages").notNull(),
    /** Title, summary and blocks by language, as JSON (app/domain/news/draft.ts). */
    words: text("words").notNull(),
    /** A picture of the art manifest, for the sample set. */
    cover: text("cover"),
    /** The uploaded picture, a row of the table `picture`; it is shown in place of the cover. */
    picture: text("picture"),
    /** What the picture shows, in each language, as JSON. */
    pictureAlt: text("picture_alt"),
    state: text("state", { enum: newsStates }).notNull(),
    /** True if it was changed since it was published. */
    isChanged: integer("is_changed", { mode: "boolean" }).notNull().default(false),
    /** When cron publishes it. */
    scheduledFor: moment("scheduled_for"),
    /** When it was published first; it keeps this day. */
    publishedAt: moment("published_at"),
    updatedAt: moment("updated_at").notNull(),
    /** Rises with each change: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    // one for each way in which staff ask for the list, in its order
    index("news_piece_newest").on(table.updatedAt, table.seq),
    index("news_piece_state").on(table.state, table.updatedAt, table.seq),
    index("news_piece_title_ko").on(newsTitleIn(table.words, "ko"), table.seq),
    index("news_piece_title_en").on(newsTitleIn(table.words, "en"), table.seq),
    index("news_piece_title_id").on(newsTitleIn(table.words, "id"), table.seq),
    index("news_piece_due").on(table.scheduledFor),
  ],
);
