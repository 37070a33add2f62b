import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { news } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import { contentVersionRaised } from "../settings/content-version.server";
import { type NewsInput, newsSchema } from "./input";
import { wordsOf } from "./rules";

export type NewsCommandDeps = { db: Database; now: Date };

/** One piece of news in one language: the number in its address, and the language. */
export type NewsKey = { groupId: number; language: LocaleCode };

/**
 * Publishes a piece of news now, under a new number or as another language of an existing one (`groupId`). Every page shows
 * it at once, because the content version rises with it. Throws InvalidInput; Conflict if that language already exists;
 * NotFound if the group does not exist.
 */
export async function publishNews(deps: NewsCommandDeps, input: NewsInput & { groupId?: number }): Promise<NewsKey> {
  const { db, now } = deps;
  const { groupId, ...fields } = input;
  const values = valuesOf(fields, now);
  if (groupId !== undefined) await assertOpenPlace(db, { groupId, language: values.language });
  const row = { ...values, groupId: groupId ?? NO_GROUP, publishedAt: now };
  const [, [numbered]] = await unlessThere(() =>
    db.batch([
      db.insert(news).values(row),
      // the row's own id is a number that no piece of news ever had: SQLite gives no id twice
      db
        .update(news)
        .set({ groupId: sql`${news.id}` })
        .where(eq(news.groupId, NO_GROUP))
        .returning({ groupId: news.groupId }),
      contentVersionRaised(db, now),
    ]),
  );
  return { groupId: groupId ?? numbered?.groupId ?? NO_GROUP, language: values.language };
}

/** Replaces the text of a piece of news; its day and address stay. Throws InvalidInput, NotFound. */
export async function updateNews(deps: NewsCommandDeps, { groupId, ...input }: NewsInput & NewsKey): Promise<void> {
  const { db, now } = deps;
  const { language, ...values } = valuesOf(input, now);
  const [changed] = await db.batch([
    db.update(news).set(values).where(isPiece({ groupId, language })).returning({ id: news.id }),
    contentVersionRaised(db, now),
  ]);
  if (changed.length === 0) throw new AppError("NotFound");
}

/** Takes a piece of news off the site; its number is never given again. Throws NotFound. */
export async function removeNews({ db, now }: NewsCommandDeps, key: NewsKey): Promise<void> {
  const [removed] = await db.batch([
    db.delete(news).where(isPiece(key)).returning({ id: news.id }),
    contentVersionRaised(db, now),
  ]);
  if (removed.length === 0) throw new AppError("NotFound");
}

/** A placeholder, within the batch, for the number that a piece is about to get. */
const NO_GROUP = 0;

function valuesOf(input: NewsInput, now: Date) {
  const result = newsSchema.safeParse(input);
  if (!result.success) {
    throw new AppError("InvalidInput", { fields: result.error.issues.map(({ path }) => path.join(".")).join(", ") });
  }
  const { body, ...values } = result.data;
  return { ...values, body: JSON.stringify(body), words: wordsOf(body), isSample: false, updatedAt: now };
}

async function assertOpenPlace(db: Database, { groupId, language }: NewsKey): Promise<void> {
  const versions = await db.select({ language: news.language }).from(news).where(eq(news.groupId, groupId));
  if (versions.length === 0) throw new AppError("NotFound");
  if (versions.some((version) => version.language === language)) throw new AppError("Conflict");
}

/** If the same language of a group is published twice at the same time, the later one finds the earlier one there. */
async function unlessThere<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("Conflict");
    throw error;
  }
}

const isPiece = ({ groupId, language }: NewsKey) => and(eq(news.groupId, groupId), eq(news.language, language));
