import { and, count, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { survey, surveyAnswer } from "~db/schema";
import type { SurveyPoolKind, SurveyView } from "./view";

export type Survey = typeof survey.$inferSelect;

type Deps = { db: Database; now: Date };

/**
 * The survey to ask a holder before a reward from this kind of pool is claimed; null if there is none or it was answered.
 */
export async function findDueSurvey(
  { db, now }: Deps,
  { wallet, poolKind, localeCode }: { wallet: string; poolKind: SurveyPoolKind; localeCode: LocaleCode },
): Promise<SurveyView | null> {
  const asked = await findAskedSurvey({ db, now }, poolKind);
  if (!asked || (await hasAnswered(db, asked.id, wallet))) return null;
  return toView(asked, localeCode);
}

/** The survey that is asked now before a reward from this kind of pool: of those that are open, the one that began last. */
export async function findAskedSurvey({ db, now }: Deps, poolKind: SurveyPoolKind): Promise<Survey | null> {
  const [asked] = await db
    .select()
    .from(survey)
    .where(
      and(
        eq(survey.poolKind, poolKind),
        eq(survey.state, "published"),
        lte(survey.beginsAt, now),
        or(isNull(survey.endsAt), gt(survey.endsAt, now)),
      ),
    )
    .orderBy(desc(survey.beginsAt), desc(survey.edition))
    .limit(1);
  return asked ?? null;
}

/** For staff: a survey, a draft too; null if there is none. */
export async function findSurvey(db: Database, id: string): Promise<Survey | null> {
  const [found] = await db.select().from(survey).where(eq(survey.id, id));
  return found ?? null;
}

/** The same for a survey that has to exist. Throws NotFound. */
export async function getSurvey(db: Database, id: string): Promise<Survey> {
  const found = await findSurvey(db, id);
  if (!found) throw new AppError("NotFound");
  return found;
}

type OptionCount = { questionId: string; answer: string; count: number };

/**
 * For staff: how many answered, and how often each option was chosen. It reads every answer of the survey. Words that holders
 * wrote themselves are not counted.
 */
export async function countAnswers(
  db: Database,
  { id, questions }: Survey,
): Promise<{ total: number; options: OptionCount[] }> {
  const [totals] = await db.select({ total: count() }).from(surveyAnswer).where(eq(surveyAnswer.surveyId, id));
  const texts = questions.filter(({ kind }) => kind === "text").map((question) => question.id);
  const rows = await db.all<OptionCount>(sql`
    SELECT question.key AS questionId, choice.value AS answer, count(*) AS count
    FROM survey_answer, json_each(survey_answer.answers) AS question,
      json_each(CASE question.type WHEN 'array' THEN question.value ELSE json_array(question.value) END) AS choice
    WHERE survey_answer.survey_id = ${id} AND question.key NOT IN (SELECT value FROM json_each(${JSON.stringify(texts)}))
    GROUP BY question.key, choice.value`);
  return { total: totals?.total ?? 0, options: rows };
}

/** For staff: answers, the newest first. */
export async function listAnswers(
  db: Database,
  { id, limit }: { id: string; limit: number },
): Promise<(typeof surveyAnswer.$inferSelect)[]> {
  return db
    .select()
    .from(surveyAnswer)
    .where(eq(surveyAnswer.surveyId, id))
    .orderBy(desc(surveyAnswer.createdAt))
    .limit(limit);
}

async function hasAnswered(db: Database, surveyId: string, wallet: string): Promise<boolean> {
  const rows = await db
    .select({ surveyId: surveyAnswer.surveyId })
    .from(surveyAnswer)
    .where(and(eq(surveyAnswer.surveyId, surveyId), eq(surveyAnswer.walletAddress, wallet)));
  return rows.length > 0;
}

/** A survey as a holder sees it in a language. */
function toView({ id, title, intro, questions }: Survey, localeCode: LocaleCode): SurveyView {
  return {
    id,
    title: title[localeCode],
    intro: intro[localeCode],
    questions: questions.map(({ text, options, ...question }) => ({
      ...question,
      text: text[localeCode],
      options: options.map((option) => ({ id: option.id, label: option.label[localeCode] })),
    })),
  };
}
