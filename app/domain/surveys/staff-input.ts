import { utcMinuteField, versionField } from "../fields";
import { z } from "../zod.ts";
import { MAX_OPTIONS } from "./rules";
import { QUESTION_KINDS, SURVEY_POOL_KINDS } from "./view";

const words = (most: number) => {
  const text = z.string().trim().min(1).max(most);
  return z.strictObject({ ko: text, en: text, id: text });
};

/** A checkbox or a hidden field of a form. */
const checked = z
  .string()
  .optional()
  .transform((value) => value !== undefined && value !== "");

/** The name of a survey, which stands in addresses and in the rows of its answers. */
const surveyNameField = z
  .string()
  .trim()
  .regex(/^[a-z0-9](-?[a-z0-9]){2,39}$/);

const openTimeField = z
  .union([z.literal("").transform(() => null), utcMinuteField])
  .optional()
  .transform((at) => at ?? null);

const times = { beginsAt: utcMinuteField, endsAt: openTimeField };
const texts = { title: words(120), intro: words(500) };
type Times = { beginsAt: Date; endsAt: Date | null };
const endsLater = ({ beginsAt, endsAt }: Times) => endsAt === null || endsAt > beginsAt;
const atEnd = { path: ["endsAt"] };

/** A new survey, still without questions. */
export const surveySchema = z
  .object({ name: surveyNameField, poolKind: z.enum(SURVEY_POOL_KINDS), ...texts, ...times })
  .refine(endsLater, atEnd);

/** What is said of a draft, and when it is asked. */
export const surveyChangeSchema = z
  .object({ version: versionField, poolKind: z.enum(SURVEY_POOL_KINDS), ...texts, ...times })
  .refine(endsLater, atEnd);

/** When a survey is asked. */
export const surveyTimesSchema = z.object({ version: versionField, ...times }).refine(endsLater, atEnd);

/** Which of a draft's questions a deed is about: its number, from 1. */
export const questionNumberSchema = z.object({ version: versionField, number: z.coerce.number().int().min(1) });

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
const lines = z
  .string()
  .max(2_000)
  .optional()
  .transform((text) => linesOf(text ?? ""))
  .pipe(z.array(z.string().max(120)).max(MAX_OPTIONS));

/**
 * A question: its options are lines, as many in each language. A scale has two: what its lowest and its highest step mean. A
 * question for the holder's own words has none.
 */
export const questionSchema = z
  .object({
    version: versionField,
    kind: z.enum(QUESTION_KINDS),
    text: words(200),
    isRequired: checked,
    options: z.object({ ko: lines, en: lines, id: lines }),
  })
  .refine(({ kind, options }) => isCountRight(kind, options.ko.length), { path: ["options", "ko"] })
  .refine(({ options }) => options.en.length === options.ko.length, { path: ["options", "en"] })
  .refine(({ options }) => options.id.length === options.ko.length, { path: ["options", "id"] });
export type QuestionInput = Omit<z.output<typeof questionSchema>, "version">;

function isCountRight(kind: (typeof QUESTION_KINDS)[number], count: number): boolean {
  if (kind === "text") return count === 0;
  return kind === "scale" ? count === 2 : count >= 2;
}
