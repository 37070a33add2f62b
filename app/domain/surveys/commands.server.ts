import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { surveyAnswer } from "~db/schema";
import type { SolanaHolder } from "../sessions/rules";
import { SURVEYS } from "./catalogue";
import { checkAnswers, surveyAt } from "./rules";
import type { SurveyAnswers } from "./view";

/**
 * Stores what a holder answered to the survey that is asked now. The first answer counts; answering again changes nothing.
 * Throws NotFound for a survey that is not asked (any more), and InvalidInput for answers that do not fit its questions.
 */
export async function answerSurvey(
  deps: { db: Database; now: Date; actor: Pick<SolanaHolder, "chain" | "walletAddress"> },
  input: { surveyId: string; answers: SurveyAnswers; localeCode: LocaleCode },
): Promise<void> {
  const { db, now, actor } = deps;
  const survey = SURVEYS.find(({ id }) => id === input.surveyId);
  if (!survey || surveyAt(SURVEYS, survey.poolKind, now) !== survey) throw new AppError("NotFound");
  const answers = checkAnswers(survey, input.answers);
  if (!answers) throw new AppError("InvalidInput");
  await db
    .insert(surveyAnswer)
    .values({
      surveyId: survey.id,
      walletAddress: actor.walletAddress,
      answers,
      localeCode: input.localeCode,
      createdAt: now,
    })
    .onConflictDoNothing();
}
