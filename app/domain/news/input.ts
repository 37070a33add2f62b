import { LOCALES, type LocaleCode } from "~/locales/locales";
import { z } from "../zod.ts";
import { LONGEST_SEARCH } from "./rules";

const LANGUAGES = LOCALES.map(({ code }) => code) as [LocaleCode, ...LocaleCode[]];
const line = (longest: number) => z.string().normalize("NFC").trim().min(1).max(longest);
const paragraph = line(4_000);

/** The text of a piece of news: the blocks of content pages (app/content/sections.ts), never HTML. */
export const bodySchema = z
  .array(
    z.union([
      paragraph,
      z.strictObject({ heading: line(120) }),
      z.strictObject({ list: z.array(line(600)).min(1).max(30) }),
      z.strictObject({
        facts: z
          .array(z.strictObject({ term: line(120), value: line(300) }))
          .min(1)
          .max(30),
      }),
    ]),
  )
  .min(1)
  .max(60);

export type NewsBlock = z.output<typeof bodySchema>[number];

export const titleSchema = line(120);
export const summarySchema = line(300);

/** Where the next page of a list begins, as an earlier page gave it. */
export const newestCursorSchema = z.string().regex(/^\d{1,15}\.\d{1,15}$/);
export const foundCursorSchema = z.string().regex(/^\d{1,15}$/);

/** What the list of news is asked for. */
export const newsListSchema = z.object({
  q: z
    .string()
    .transform((q) => q.trim().slice(0, LONGEST_SEARCH))
    .default(""),
  before: newestCursorSchema.or(foundCursorSchema).nullable().default(null),
});

/** The browser's search for news. */
export const newsSearchSchema = z.object({ language: z.enum(LANGUAGES), q: z.string().max(LONGEST_SEARCH) });
