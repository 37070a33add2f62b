import type { LocaleCode } from "~/locales/locales";
import { versionField } from "../fields";
import { inLanguages, missingAlts, pictureFields, pictureIn } from "../pictures/picture-form";
import { z } from "../zod.ts";
import { mondayField, weeklyMenuSchema } from "./menu";

const typed = z.object({
  version: versionField.optional(),
  beginsOn: mondayField.optional(),
  title: inLanguages(120),
  intro: inLanguages(600),
  entries: inLanguages(20_000),
  ...pictureFields,
});
type Typed = z.output<typeof typed>;

/**
 * What staff type of a week: a line for each entry, "day | gift or event | title | text", with the same days and kinds in each
 * language.
 */
export const weeklyFormSchema = typed
  .superRefine((form, issues) => {
    for (const { path, message } of problemsOf(form)) issues.addIssue({ code: "custom", path, message });
  })
  .transform((form) => ({
    version: form.version ?? 0,
    beginsOn: form.beginsOn ?? "",
    words: wordsOf(form) as z.output<typeof weeklyMenuSchema>["words"],
    ...pictureIn(form),
  }));

export const weeklyCreateSchema = weeklyFormSchema.refine(({ beginsOn }) => beginsOn !== "", {
  path: ["beginsOn"],
  error: "missing",
});

export type WeeklyForm = z.output<typeof weeklyFormSchema>;

type Problem = { path: string[]; message: string };

function problemsOf(form: Typed): Problem[] {
  const checked = weeklyMenuSchema.safeParse({ words: wordsOf(form) });
  const words = (checked.error?.issues ?? []).map(({ path, code, message }): Problem => {
    const [, language, name, line] = path.map(String);
    if (!language || !name) return { path: [], message };
    const problem = code === "too_small" ? "missing" : code === "too_big" ? "tooLong" : "invalid";
    return { path: [name, language], message: line === undefined ? problem : `${Number(line) + 1}: ${problem}` };
  });
  const alts = missingAlts(form).map((code): Problem => ({ path: ["alt", code], message: "missing" }));
  return [...words, ...alts];
}

function wordsOf({ title, intro, entries }: Typed): Record<LocaleCode, unknown> {
  const inLanguage = (code: LocaleCode) => ({
    title: title[code],
    intro: intro[code],
    entries: entries[code]
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map(entryOf),
  });
  return { ko: inLanguage("ko"), en: inLanguage("en"), id: inLanguage("id") };
}

function entryOf(line: string) {
  const [day = "", kind = "", title = "", ...text] = line.split("|").map((cell) => cell.trim());
  return { day: /^[1-7]$/.test(day) ? Number(day) : 0, kind, title, text: text.join(" | ") };
}

/** The lines of entries, as the form begins with them. */
export function linesOfEntries(entries: z.output<typeof weeklyMenuSchema>["words"]["ko"]["entries"]): string {
  return entries
    .map(({ day, kind, title, text }) => [day, kind, title.replaceAll("|", "/"), text].join(" | "))
    .join("\n");
}
