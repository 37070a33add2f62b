import { and, desc, eq, isNotNull, lte } from "drizzle-orm";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { weeklyMenu } from "~db/schema";
import { koreanDay } from "../korean-day";
import { findPicture } from "../pictures/find-picture.server";
import { type WeeklyMenu, type WeeklyWords, weeklyMenuSchema } from "./menu";

type Row = typeof weeklyMenu.$inferSelect;
export type Weekly = Omit<Row, "draft" | "shown"> & { draft: WeeklyMenu };

/** A week by its number, for staff; null if there is none. */
export async function findWeekly(db: Database, seq: number): Promise<Weekly | null> {
  const [row] = await db.select().from(weeklyMenu).where(eq(weeklyMenu.seq, seq));
  if (!row) return null;
  const { shown: _, draft, ...week } = row;
  return { ...week, draft: weeklyMenuSchema.parse(JSON.parse(draft)) };
}

/** How many former weeks the page leads to. */
const MOST_WEEKS = 20;

/** The Mondays of the weeks that visitors can see, the latest first. A week that has not begun in Korea is none. */
export async function listShownWeeks({ db, now }: { db: Database; now: Date }): Promise<string[]> {
  const rows = await db
    .select({ beginsOn: weeklyMenu.beginsOn })
    .from(weeklyMenu)
    .where(and(lte(weeklyMenu.beginsOn, koreanDay(now)), isNotNull(weeklyMenu.shown)))
    .orderBy(desc(weeklyMenu.beginsOn))
    .limit(MOST_WEEKS);
  return rows.map(({ beginsOn }) => beginsOn);
}

export type ShownWeek = { beginsOn: string; words: WeeklyWords; picture: Awaited<ReturnType<typeof pictureOf>> };

/** What visitors see of a week that has begun; null if there is nothing. */
export async function findShownWeek(
  { db, now }: { db: Database; now: Date },
  { beginsOn, language }: { beginsOn: string; language: LocaleCode },
): Promise<ShownWeek | null> {
  if (beginsOn > koreanDay(now)) return null;
  const [row] = await db.select({ shown: weeklyMenu.shown }).from(weeklyMenu).where(eq(weeklyMenu.beginsOn, beginsOn));
  return row?.shown ? weekOf(db, { beginsOn, language, menu: weeklyMenuSchema.parse(JSON.parse(row.shown)) }) : null;
}

/** A menu as its page shows it in a language. */
export async function weekOf(
  db: Database,
  { beginsOn, language, menu }: { beginsOn: string; language: LocaleCode; menu: WeeklyMenu },
): Promise<ShownWeek> {
  return { beginsOn, words: menu.words[language], picture: await pictureOf(db, menu, language) };
}

async function pictureOf(db: Database, { picture }: WeeklyMenu, language: LocaleCode) {
  const shown = picture && (await findPicture(db, picture.id));
  return shown && picture ? { ...shown, alt: picture.alt[language] } : null;
}
