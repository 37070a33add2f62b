import type { SurveyAnswers, SurveyQuestion } from "./view";

export const MAX_TEXT = 1_000;
export const MAX_QUESTIONS = 12;
export const MAX_OPTIONS = 12;

/**
 * The answers to a survey's questions in the order of the questions, cleaned: unknown questions and repeated options are
 * left out. Null if a required answer is missing or an option does not belong to its question.
 */
export function checkAnswers(
  { questions }: { questions: readonly SurveyQuestion[] },
  given: SurveyAnswers,
): SurveyAnswers | null {
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
  if (!isKnown || (kind !== "many" && chosen.length > 1)) return null;
  return kind === "many" ? [...new Set(chosen)] : (chosen[0] ?? "");
}

/** The id of an edition of a survey: the first has the survey's name. */
export function editionId(name: string, edition: number): string {
  return edition === 1 ? name : `${name}.${edition}`;
}

/** How a survey stands: `open` means that it is asked, unless another one of its kind has begun since. */
export type SurveyStanding = "draft" | "soon" | "open" | "closed";

export function standingOf(
  { state, beginsAt, endsAt }: { state: "draft" | "published"; beginsAt: Date; endsAt: Date | null },
  now: Date,
): SurveyStanding {
  if (state === "draft") return "draft";
  if (now < beginsAt) return "soon";
  return endsAt !== null && now >= endsAt ? "closed" : "open";
}
