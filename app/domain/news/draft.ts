import { LOCALES, type LocaleCode } from "~/locales/locales";
import { pictureAltSchema } from "../pictures/alt";
import { z } from "../zod.ts";
import { bodySchema, summarySchema, titleSchema } from "./input";

const wordsSchema = z.strictObject({ title: titleSchema, summary: summarySchema, body: bodySchema });
export type NewsWords = z.output<typeof wordsSchema>;

/** A piece of news as its editors write it: in one language at least, and with words for its picture in all three. */
export const draftSchema = z
  .strictObject({
    words: z.strictObject({ ko: wordsSchema.optional(), en: wordsSchema.optional(), id: wordsSchema.optional() }),
    picture: z
      .strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/), alt: pictureAltSchema })
      .nullable()
      .default(null),
  })
  .refine(({ words }) => Object.values(words).some(Boolean), { path: ["words"], error: "missing" });

export type NewsDraft = z.output<typeof draftSchema>;
export type NewsDraftInput = z.input<typeof draftSchema>;

/** The languages that a draft is written in, in the order of the site's languages. */
export function languagesOf({ words }: Pick<NewsDraft, "words">): LocaleCode[] {
  return LOCALES.flatMap(({ code }) => (words[code] ? [code] : []));
}
