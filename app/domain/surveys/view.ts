/** A question of a survey, in the holder's language. */
export type SurveyQuestionView = {
  id: string;
  text: string;
  /** one: exactly one option; many: one option or more; text: the holder's own words. */
  kind: "one" | "many" | "text";
  options: readonly { id: string; label: string }[];
  isRequired: boolean;
};

export type SurveyView = { id: string; title: string; intro: string; questions: readonly SurveyQuestionView[] };

/** What a holder answered, by question: the ids of the chosen options, or the holder's own words. */
export type SurveyAnswers = Record<string, string | string[]>;
