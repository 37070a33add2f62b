import { LOCALES, type LocaleCode } from "~/locales/locales";
import { z } from "../zod.ts";

/** A text of a form in each language; one that is missing is empty. */
export function inLanguages(longest: number) {
  const text = z.string().trim().max(longest).default("");
  return z.object({ ko: text, en: text, id: text }).prefault({});
}

/** The fields of a form for a picture: a new file, the picture that the row has already, and what it shows. */
export const pictureFields = {
  picture: z.instanceof(File).optional(),
  kept: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  removePicture: z.literal("on").optional(),
  alt: inLanguages(300),
};

type PictureForm = {
  picture?: File | undefined;
  kept?: string | undefined;
  removePicture?: "on" | undefined;
  alt: Record<LocaleCode, string>;
};

/** Which picture a form asks for: a new file, the one that is kept, or none. */
export function pictureIn({ picture, kept, removePicture, alt }: PictureForm) {
  return { file: picture ?? null, kept: removePicture ? null : (kept ?? null), alt };
}

/** The languages in which a form with a picture does not tell what it shows. */
export function missingAlts(form: PictureForm): LocaleCode[] {
  const { file, kept, alt } = pictureIn(form);
  if (file === null && kept === null) return [];
  return LOCALES.map(({ code }) => code).filter((code) => alt[code] === "");
}
