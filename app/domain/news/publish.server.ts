import { and, eq, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { news, newsPiece, picture } from "~db/schema";
import { findPicture } from "../pictures/find-picture.server";
import { contentVersionRaised } from "../settings/content-version.server";
import { languagesOf } from "./draft";
import { changeNews, getNewsPiece, type NewsDeps, type OpenedNews } from "./editor-commands.server";
import type { NewsPiece } from "./pieces.server";
import { wordsOf } from "./rules";

/**
 * Shows a piece to visitors as its draft says, in the languages that the draft has. It keeps the day on which it was published
 * first. Throws RoleTooLow, NotFound, and Conflict if it was changed since it was opened, or deleted.
 */
export async function publishNews(deps: NewsDeps, opened: OpenedNews): Promise<void> {
  const { db, now } = deps;
  const piece = await getNewsPiece(db, opened.seq);
  // the statements below show this draft, so it has to be the one that was opened
  if (piece.version !== opened.version) throw new AppError("Conflict");
  await changeNews(deps, opened, {
    deed: "publish",
    set: {
      state: "published",
      isChanged: false,
      scheduledFor: null,
      publishedAt: sql`coalesce(${newsPiece.publishedAt}, ${now.getTime()})`,
    },
    also: await shownAs(db, piece, now),
  });
}

/** Takes a piece off the site, or its publication off the calendar; the draft stays. Throws as publishNews does. */
export async function unpublishNews(deps: NewsDeps, opened: OpenedNews): Promise<void> {
  const state = sql<"draft" | "unpublished">`iif(${newsPiece.publishedAt} IS NULL, 'draft', 'unpublished')`;
  await changeNews(deps, opened, {
    deed: "unpublish",
    set: { state, scheduledFor: null },
    also: hidden(deps, opened.seq),
  });
}

/** Deletes a piece, so that visitors do not see it any more; it can be restored. Throws as publishNews does. */
export async function deleteNews(deps: NewsDeps, opened: OpenedNews): Promise<void> {
  await changeNews(deps, opened, {
    deed: "delete",
    set: { state: "deleted", scheduledFor: null },
    also: hidden(deps, opened.seq),
  });
}

/** How many pieces one run of cron publishes; the next minute goes on with the rest. */
const DUE_A_RUN = 20;

/** Publishes what is due. A piece that somebody changes at the same moment is published by the next run. */
export async function publishDueNews({ db, now }: { db: Database; now: Date }): Promise<void> {
  const due = await db
    .select({ seq: newsPiece.seq, version: newsPiece.version })
    .from(newsPiece)
    .where(and(lte(newsPiece.scheduledFor, now), eq(newsPiece.state, "scheduled")))
    .orderBy(newsPiece.scheduledFor)
    .limit(DUE_A_RUN);
  for (const opened of due) {
    try {
      await publishNews({ db, now, actor: { command: "schedule" } }, opened);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "Conflict")) throw error;
    }
  }
}

/** The statements that make `news` show a draft. */
async function shownAs(db: Database, { seq, draft, cover, publishedAt }: NewsPiece, now: Date) {
  const shown = draft.picture && (await findPicture(db, draft.picture.id));
  if (draft.picture && !shown) throw new AppError("NotFound");
  const languages = languagesOf(draft);
  const rows = languages.flatMap((language) => {
    const words = draft.words[language];
    if (!words) return [];
    const { title, summary, body } = words;
    const row = {
      title,
      summary,
      body: JSON.stringify(body),
      words: wordsOf(body),
      cover: shown ? null : cover,
      picture: shown && draft.picture && JSON.stringify({ ...shown, alt: draft.picture.alt[language] }),
      isSample: false,
      updatedAt: now,
    };
    return db
      .insert(news)
      .values({ ...row, groupId: seq, language, publishedAt: publishedAt ?? now })
      .onConflictDoUpdate({ target: [news.groupId, news.language], set: row });
  });
  const others = db.delete(news).where(and(eq(news.groupId, seq), notInArray(news.language, languages)));
  const opened = draft.picture
    ? [
        db
          .update(picture)
          .set({ publishedAt: now })
          .where(and(eq(picture.id, draft.picture.id), isNull(picture.publishedAt))),
      ]
    : [];
  return [others, ...rows, ...opened, contentVersionRaised(db, now)] satisfies BatchItem<"sqlite">[];
}

function hidden({ db, now }: NewsDeps, seq: number): BatchItem<"sqlite">[] {
  return [db.delete(news).where(eq(news.groupId, seq)), contentVersionRaised(db, now)];
}
