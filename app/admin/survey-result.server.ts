import { csvOf, MAX_FILE_ROWS } from "~/domain/csv-file";
import { countAnswers, findSurvey, getSurvey, listAnswers, type Survey } from "~/domain/surveys/queries.server";
import type { SurveyAnswers } from "~/domain/surveys/view";
import { formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { Database } from "~db/client";

/** How many of the holders' own words are shown; all are in the file. */
const OWN_WORDS = 30;

/** What was answered to a question: how often each option was chosen, or holders' own words. */
export type QuestionResult = {
  id: string;
  text: string;
  /** `share`: from 0 to 1, of all who answered the survey. */
  options: { id: string; label: string; count: string; share: number }[];
  ownWords: string[];
};
export type SurveyResult = { id: string; title: string; total: string; questions: QuestionResult[] };

/** What was answered to a survey, in a language; null if there is no such survey. */
export async function readSurveyResult(db: Database, id: string, locale: Locale): Promise<SurveyResult | null> {
  const survey = await findSurvey(db, id);
  if (!survey) return null;
  const [{ total, options: counted }, answers] = await Promise.all([
    countAnswers(db, survey),
    listAnswers(db, { id, limit: OWN_WORDS }),
  ]);
  const countOf = (question: string, option: string) =>
    counted.find(({ questionId, answer }) => questionId === question && answer === option)?.count ?? 0;
  return {
    id,
    title: survey.title[locale.code],
    total: formatNumber(locale, total),
    questions: survey.questions.map((question) => ({
      id: question.id,
      text: question.text[locale.code],
      options: question.options.map(({ id: option, label }) => {
        const count = countOf(question.id, option);
        const share = total === 0 ? 0 : count / total;
        return { id: option, label: label[locale.code], count: formatNumber(locale, count), share };
      }),
      ownWords: question.kind === "text" ? answers.flatMap((row) => row.answers[question.id] ?? []) : [],
    })),
  };
}

/** Every answer to a survey as CSV, the newest first, without the wallets: nobody needs to know who said what. Throws NotFound. */
export async function readSurveyFile(db: Database, id: string, locale: Locale) {
  const survey = await getSurvey(db, id);
  const { file } = textsOf(locale).adminSurvey.result;
  const order = ["at", "language", ...survey.questions.map((question) => question.id)];
  const named = survey.questions.map((question) => [question.id, question.text[locale.code]]);
  const rows = await listAnswers(db, { id, limit: MAX_FILE_ROWS });
  const text = csvOf({
    order,
    columns: { ...Object.fromEntries(named), at: file.at, language: file.language },
    rows: rows.map(({ answers, createdAt, localeCode }) => ({
      ...wordsOf(survey, answers, locale),
      at: createdAt.toISOString(),
      language: localeCode,
    })),
  });
  return { text, rows: rows.length };
}

function wordsOf({ questions }: Survey, answers: SurveyAnswers, { code }: Locale): Record<string, string> {
  const entries = questions.map(({ id, kind, options }) => {
    const given = [answers[id] ?? []].flat();
    if (kind === "text") return [id, given.join()];
    return [
      id,
      given.map((chosen) => options.find((option) => option.id === chosen)?.label[code] ?? chosen).join("; "),
    ];
  });
  return Object.fromEntries(entries);
}
