/** What staff can do with a survey in its state, by the names of the staff area's forms. */
export function surveyDeeds(
  { state, questions }: { state: "draft" | "published"; questions: readonly unknown[] },
  isAnswered: boolean,
): string[] {
  if (state === "published") return ["schedule", isAnswered ? "beginEdition" : "withdraw"];
  if (questions.length === 0) return ["change", "addQuestion"];
  return ["change", "publish", "addQuestion", "raiseQuestion", "removeQuestion"];
}
