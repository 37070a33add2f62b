import type { NewsWords } from "~/domain/news/draft";
import { createNews, getNewsPiece, saveNews } from "~/domain/news/editor-commands.server";
import { publishNews as publishPiece, unpublishNews } from "~/domain/news/publish.server";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";

type Deps = { db: Database; now: Date };
export type NewsInput = NewsWords & { language: LocaleCode };
export type NewsKey = { groupId: number; language: LocaleCode };

const acting = (deps: Deps) => ({ ...deps, actor: { command: "test" } });

/** Publishes one language of a new piece, or of one that is there. */
export async function publishNews(deps: Deps, input: NewsInput & { groupId?: number }): Promise<NewsKey> {
  const { groupId, language, ...words } = input;
  if (groupId === undefined) {
    const opened = await createNews(acting(deps), { words: { [language]: words } });
    await publishPiece(acting(deps), opened);
    return { groupId: opened.seq, language };
  }
  await rewrite(deps, groupId, { [language]: words });
  return { groupId, language };
}

/** Replaces one language of a published piece. */
export async function updateNews(deps: Deps, { groupId, language, ...words }: NewsInput & NewsKey): Promise<void> {
  await rewrite(deps, groupId, { [language]: words });
}

/** Takes one language off the site, and the piece with its last one. */
export async function removeNews(deps: Deps, { groupId, language }: NewsKey): Promise<void> {
  const { draft, version } = await getNewsPiece(deps.db, groupId);
  if (Object.keys(draft.words).every((code) => code === language)) {
    await unpublishNews(acting(deps), { seq: groupId, version });
  } else await rewrite(deps, groupId, { [language]: undefined });
}

async function rewrite(deps: Deps, seq: number, words: Partial<Record<LocaleCode, NewsWords | undefined>>) {
  const { draft, version } = await getNewsPiece(deps.db, seq);
  await saveNews(acting(deps), { ...draft, seq, version, words: { ...draft.words, ...words } });
  await publishPiece(acting(deps), { seq, version: version + 1 });
}
