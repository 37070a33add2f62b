import type { LocaleCode } from "~/locales/locales";

/** one: exactly one option; many: one or more options; scale: one step of some; text: the holder's own words. */
export const QUESTION_KINDS = ["one", "many", "scale", "text"] as const;
type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The kinds of NFT pools before whose rewards a survey can be asked. */
export const SURVEY_POOL_KINDS = ["boost", "nova"] as const;
export type SurveyPoolKind = (typeof SURVEY_POOL_KINDS)[number];

type Words = Readonly<Record<LocaleCode, string>>;

/** A question in every language. A scale has its steps as options, whose first and last have words besides the number. */
export type SurveyQuestion = {
  readonly id: string;
  readonly text: Words;
  readonly kind: QuestionKind;
  readonly options: readonly { readonly id: string; readonly label: Words }[];
  readonly isRequired: boolean;
};

/** A question of a survey, in the holder's language. */
export type SurveyQuestionView = {
  id: string;
  text: string;
  kind: QuestionKind;
  options: readonly { id: string; label: string }[];
  isRequired: boolean;
};

export type SurveyView = { id: string; title: string; intro: string; questions: readonly SurveyQuestionView[] };

/** What a holder answered, by question: the ids of the chosen options, or the holder's own words. */
export type SurveyAnswers = Record<string, string | string[]>;
