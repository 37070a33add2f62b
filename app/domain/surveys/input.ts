import { z } from "../zod.ts";
import { MAX_TEXT } from "./rules";

/** Answers by question, as a form or a script sends them; they are checked against the survey's questions later. */
export const surveyAnswersSchema = z.strictObject({
  answers: z.record(z.string().max(40), z.union([z.string().max(MAX_TEXT), z.array(z.string().max(40)).max(20)])),
});
