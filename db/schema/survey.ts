import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

type Words = Record<"ko" | "en" | "id", string>;

/** A question as it is stored; the ids of its options are what an answer holds. */
type StoredQuestion = {
  id: string;
  kind: "one" | "many" | "scale" | "text";
  text: Words;
  isRequired: boolean;
  options: { id: string; label: Words }[];
};

/**
 * A survey that is asked before rewards from a kind of NFT pool are claimed. A row that was answered is never edited: what is
 * changed then becomes its next edition, a row of its own.
 */
export const survey = sqliteTable(
  "survey",
  {
    /** Answers are stored under it. The first edition has the survey's name, the next ones "name.2", "name.3". */
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    edition: integer("edition").notNull(),
    poolKind: text("pool_kind", { enum: ["boost", "nova"] }).notNull(),
    /** Only a published survey is asked. */
    state: text("state", { enum: ["draft", "published"] }).notNull(),
    beginsAt: moment("begins_at").notNull(),
    /** Null: until another one of its kind begins. */
    endsAt: moment("ends_at"),
    title: text("title", { mode: "json" }).$type<Words>().notNull(),
    intro: text("intro", { mode: "json" }).$type<Words>().notNull(),
    questions: text("questions", { mode: "json" }).$type<StoredQuestion[]>().notNull(),
    /** Rises with each change: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("survey_asked").on(table.poolKind, table.state, table.beginsAt),
    index("survey_newest").on(table.beginsAt, table.id),
    index("survey_name").on(table.name, table.edition),
  ],
);
