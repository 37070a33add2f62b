import { and, eq } from "drizzle-orm";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { surveyAnswer } from "~db/schema";
import { SURVEYS, type Survey } from "./catalogue";
import { surveyAt } from "./rules";
import type { SurveyView } from "./view";

/**
 * The survey to ask a holder before a reward from this kind of pool is claimed; null if there is none or it was answered.
 */
export async function findDueSurvey(
  deps: { db: Database; now: Date },
  input: { wallet: string; poolKind: Survey["poolKind"]; localeCode: LocaleCode },
): Promise<SurveyView | null> {
  const survey = surveyAt(SURVEYS, input.poolKind, deps.now);
  if (!survey || (await hasAnswered(deps.db, survey.id, input.wallet))) return null;
  return toView(survey, input.localeCode);
}

async function hasAnswered(db: Database, surveyId: string, wallet: string): Promise<boolean> {
  const rows = await db
    .select({ surveyId: surveyAnswer.surveyId })
    .from(surveyAnswer)
    .where(and(eq(surveyAnswer.surveyId, surveyId), eq(surveyAnswer.walletAddress, wallet)));
  return rows.length > 0;
}

function toView(survey: Survey, localeCode: LocaleCode): SurveyView {
  return {
    id: survey.id,
    title: survey.title[localeCode],
    intro: survey.intro[localeCode],
    questions: survey.questions.map(({ id, kind, text, options, isRequired }) => ({
      id,
      kind,
      text: text[localeCode],
      isRequired,
      options: options.map((option) => ({ id: option.id, label: option.label[localeCode] })),
    })),
  };
}
