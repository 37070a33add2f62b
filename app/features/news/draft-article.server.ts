import type { NewsDraft } from "~/domain/news/draft";
import type { NewsPiece } from "~/domain/news/pieces.server";
import type { NewsArticle } from "~/domain/news/view";
import { findPicture } from "~/domain/pictures/find-picture.server";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";

/** A piece as its page would show it if its draft were published now; null if the draft lacks the language. */
export async function articleOfDraft(
  { db, now }: { db: Database; now: Date },
  { seq, cover, draft, publishedAt, scheduledFor }: NewsPiece,
  language: LocaleCode,
): Promise<NewsArticle | null> {
  const words = draft.words[language];
  if (!words) return null;
  const day = (publishedAt ?? scheduledFor ?? now).toISOString();
  return {
    ...words,
    groupId: seq,
    cover,
    picture: await pictureOf(db, draft, language),
    isSample: false,
    publishedAt: day,
    updatedAt: publishedAt ? now.toISOString() : day,
    languages: [language],
    newer: null,
    older: null,
  };
}

async function pictureOf(db: Database, { picture }: NewsDraft, language: LocaleCode) {
  const shown = picture && (await findPicture(db, picture.id));
  return shown && picture ? { ...shown, alt: picture.alt[language] } : null;
}
