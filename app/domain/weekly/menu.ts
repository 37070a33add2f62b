import { pictureAltSchema } from "../pictures/alt";
import { addDays } from "../reservations/rules";
import { z } from "../zod.ts";

/** What an entry of a week is: something that holders are given, or something that happens. */
const WEEKLY_KINDS = ["gift", "event"] as const;

const line = (longest: number) => z.string().normalize("NFC").trim().min(1).max(longest);

const entrySchema = z.strictObject({
  /** 1 is Monday, 7 is Sunday. */
  day: z.number().int().min(1).max(7),
  kind: z.enum(WEEKLY_KINDS),
  title: line(120),
  text: line(600),
});

const wordsSchema = z.strictObject({
  title: line(120),
  intro: line(600),
  entries: z.array(entrySchema).min(1).max(40),
});

export type WeeklyWords = z.output<typeof wordsSchema>;
export type WeeklyEntry = z.output<typeof entrySchema>;

/** Days and kinds are the same in every language. */
function isAlike({ ko, en, id }: Record<"ko" | "en" | "id", WeeklyWords>): boolean {
  const shapes = [ko, en, id].map(({ entries }) => JSON.stringify(entries.map(({ day, kind }) => [day, kind])));
  return new Set(shapes).size === 1;
}

/** The menu of a week in all three languages. */
export const weeklyMenuSchema = z.strictObject({
  words: z
    .strictObject({ ko: wordsSchema, en: wordsSchema, id: wordsSchema })
    .refine(isAlike, { error: "sectionsDiffer" }),
  picture: z
    .strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/), alt: pictureAltSchema })
    .nullable()
    .default(null),
});

export type WeeklyMenu = z.output<typeof weeklyMenuSchema>;

/** A Monday, such as `2026-11-30`. */
export const mondayField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { abort: true })
  .refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1, { error: "notMonday" });

/** The day of an entry. */
export function dayOfEntry(beginsOn: string, { day }: Pick<WeeklyEntry, "day">): string {
  return addDays(beginsOn, day - 1);
}
