import { LOCALES, type LocaleCode } from "~/locales/locales";
import { utcMinuteField, versionField } from "../fields";
import { inLanguages, missingAlts, pictureFields, pictureIn } from "../pictures/picture-form";
import { z } from "../zod.ts";
import type { NewsDraftInput, NewsWords } from "./draft";
import { bodySchema } from "./input";
import { blocksOfText } from "./news-text";

const typed = z.object({
  version: versionField.optional(),
  title: inLanguages(120),
  summary: inLanguages(300),
  text: inLanguages(20_000),
  ...pictureFields,
  publish: z.literal("on").optional(),
});
type Typed = z.output<typeof typed>;

/**
 * What an editor types of a piece of news. A language without title, summary and text is left out; a picture is told in all
 * three. Yields the words, the chosen file, and which picture is kept.
 */
export const newsFormSchema = typed
  .superRefine((form, issues) => {
    for (const [name, code, problem] of problemsOf(form)) {
      issues.addIssue({ code: "custom", path: [name, code], message: problem });
    }
  })
  .transform((form) => ({
    version: form.version ?? 0,
    words: wordsOf(form),
    ...pictureIn(form),
    isPublished: form.publish !== undefined,
  }));

export type NewsForm = z.output<typeof newsFormSchema>;

export const newsScheduleSchema = z.object({ version: versionField, at: utcMinuteField });

const PARTS = ["title", "summary", "text"] as const;
const CODES = LOCALES.map(({ code }) => code);

type Problem = [name: keyof Typed, code: LocaleCode, problem: string];

function problemsOf(form: Typed): Problem[] {
  const written = CODES.filter((code) => PARTS.some((part) => form[part][code] !== ""));
  const asked = written.length > 0 ? written : CODES.slice(0, 1);
  const parts = asked.flatMap((code) =>
    PARTS.flatMap((part): Problem[] => (form[part][code] === "" ? [[part, code, "missing"]] : [])),
  );
  const texts = written.flatMap((code): Problem[] =>
    form.text[code] !== "" && !bodySchema.safeParse(blocksOfText(form.text[code])).success
      ? [["text", code, "tooLong"]]
      : [],
  );
  const alts = missingAlts(form).map((code): Problem => ["alt", code, "missing"]);
  return [...parts, ...texts, ...alts];
}

function wordsOf({ title, summary, text }: Typed): NewsDraftInput["words"] {
  const inLanguage = (code: LocaleCode): NewsWords | undefined =>
    title[code] === "" ? undefined : { title: title[code], summary: summary[code], body: blocksOfText(text[code]) };
  return { ko: inLanguage("ko"), en: inLanguage("en"), id: inLanguage("id") };
}
