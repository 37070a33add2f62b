/** A question of a survey, in the holder's language. */
export type SurveyQuestionView = {
  id: string;
  text: string;
  /** one: exactly one option; many: any number of them, at least one; text: own words. */
  kind: "one" | "many" | "text";
  options: readonly { id: string; label: string }[];
  isRequired: boolean;
};

export type SurveyView = { id: string; title: string; intro: string; questions: readonly SurveyQuestionView[] };

/** What a holder answered: the ids of the options chosen, or own words, by question. */
export type SurveyAnswers = Record<string, string | string[]>;
