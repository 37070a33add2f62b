import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { survey, surveyAnswer } from "~db/schema";
import type { SolanaHolder } from "../sessions/rules";
import { findAskedSurvey, getSurvey } from "./queries.server";
import { checkAnswers } from "./rules";
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
  const named = await getSurvey(db, input.surveyId);
  const asked = await findAskedSurvey({ db, now }, named.poolKind);
  if (asked?.id !== named.id) throw new AppError("NotFound");
  const answers = checkAnswers(named, input.answers);
  if (!answers) throw new AppError("InvalidInput");
  const row = { surveyId: named.id, walletAddress: actor.walletAddress, localeCode: input.localeCode };
  // the questions may have been changed since they were read, as long as nobody has answered
  const isSame = and(eq(survey.id, named.id), eq(survey.version, named.version), eq(survey.state, "published"));
  await db
    .insert(surveyAnswer)
    .select(
      db
        .select({
          surveyId: sql`${row.surveyId}`.as("survey_id"),
          walletAddress: sql`${row.walletAddress}`.as("wallet_address"),
          answers: sql`${JSON.stringify(answers)}`.as("answers"),
          localeCode: sql`${row.localeCode}`.as("locale_code"),
          createdAt: sql`${now.getTime()}`.as("created_at"),
        })
        .from(survey)
        .where(isSame),
    )
    .onConflictDoNothing();
}
