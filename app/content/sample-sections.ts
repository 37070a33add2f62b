/**
 * Sections whose facts only an operator knows (what is planned, what costs how much, who gets what), each with its kind.
 * Each is in one place; the content modules have an example of it in every language, which is shown with a mark until the
 * setting `own_sections` has the true one.
 */
export const SAMPLE_SECTION_KINDS = {
  "benefit-single": "table",
  "ladder-all-nft": "table",
  "ladder-punkykongz": "steps",
  "ladder-punky-hag": "table",
  "ladder-wise-alya": "timeline",
  "ladder-fearless-fitri": "cards",
  "ladder-punky-society": "figures",
  "member-bookings": "cards",
  "pvt-stages": "table",
  "lotus-fund-mix": "plot",
  "starrich-ticket": "plot",
  "mint-ai-costs": "plot",
  "foodie-meal": "figures",
  "scg-allocation": "plot",
  "scg-release": "plot",
  "examination-budget": "plot",
  "check-in-month": "plot",
  "board-decisions": "table",
} as const;

export type SampleSectionId = keyof typeof SAMPLE_SECTION_KINDS;
export const SAMPLE_SECTION_IDS = Object.keys(SAMPLE_SECTION_KINDS) as SampleSectionId[];

/** The ids of sections of a kind. */
export type SampleIdOf<Kind> = {
  [Id in SampleSectionId]: (typeof SAMPLE_SECTION_KINDS)[Id] extends Kind ? Id : never;
}[SampleSectionId];
