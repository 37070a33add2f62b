import type { Survey, SurveyQuestion } from "./catalogue";
import type { SurveyAnswers } from "./view";

export const MAX_TEXT = 1_000;

/** The survey of a kind of pool that is asked at a given time; null before the first. */
export function surveyAt(surveys: readonly Survey[], poolKind: Survey["poolKind"], now: Date): Survey | null {
  const begun = surveys.filter((survey) => survey.poolKind === poolKind && new Date(survey.beginsAt) <= now);
  return begun.toSorted((a, b) => Date.parse(b.beginsAt) - Date.parse(a.beginsAt))[0] ?? null;
}

/**
 * The answers to a survey's questions in the order of the questions, cleaned: unknown questions and repeated options are
 * left out. Null if a required answer is missing or an option does not belong to its question.
 */
export function checkAnswers({ questions }: Survey, given: SurveyAnswers): SurveyAnswers | null {
  const answers: SurveyAnswers = {};
  for (const question of questions) {
    const answer = answerTo(question, given[question.id]);
    if (answer === null || (question.isRequired && answer.length === 0)) return null;
    if (answer.length > 0) answers[question.id] = answer;
  }
  return answers;
}

/** Empty if not answered. Null if it does not answer this question. */
function answerTo({ kind, options }: SurveyQuestion, given: string | string[] | undefined): string | string[] | null {
  if (given === undefined) return "";
  if (kind === "text") return typeof given === "string" && given.length <= MAX_TEXT ? given.trim() : null;
  const chosen = typeof given === "string" ? [given].filter(Boolean) : given;
  const isKnown = chosen.every((id) => options.some((option) => option.id === id));
  if (!isKnown || (kind === "one" && chosen.length > 1)) return null;
  return kind === "one" ? (chosen[0] ?? "") : [...new Set(chosen)];
}
