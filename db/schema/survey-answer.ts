import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What a holder answered to a survey (an edition of it), once. */
export const surveyAnswer = sqliteTable(
  "survey_answer",
  {
    surveyId: text("survey_id").notNull(),
    walletAddress: text("wallet_address").notNull(),
    /** Option ids or the holder's own words, by question. */
    answers: text("answers", { mode: "json" }).$type<Record<string, string | string[]>>().notNull(),
    /** The language in which it was answered. */
    localeCode: text("locale_code").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.walletAddress] }),
    index("survey_answer_created").on(table.surveyId, table.createdAt),
  ],
);
