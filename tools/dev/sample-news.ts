import type { D1Database } from "@cloudflare/workers-types";
import { wordsOf } from "../../app/domain/news/rules.ts";
import { sampleNews } from "../../db/seed/news.ts";

/**
 * Puts the sample news into a database that has none, for visitors and for their editors. What a developer deleted does not come back as long as some of it is
 * left.
 */
export async function seedNews(db: D1Database): Promise<void> {
  const rows = sampleNews.map(({ body, ...row }) => ({ ...row, body: JSON.stringify(body), words: wordsOf(body) }));
  await db
    .prepare(
      `INSERT INTO news (group_id, language, title, summary, body, words, cover, is_sample, published_at, updated_at)
      SELECT value ->> 'groupId', value ->> 'language', value ->> 'title', value ->> 'summary', value ->> 'body',
        value ->> 'words', value ->> 'cover', 1, value ->> 'publishedAt', value ->> 'publishedAt'
      FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM news)`,
    )
    .bind(JSON.stringify(rows))
    .run();
  await db
    .prepare(
      `INSERT INTO news_piece (seq, title, languages, words, cover, state, published_at, updated_at)
      SELECT group_id, max(iif(language = 'ko', title, NULL)), 'ko en id',
        json_group_object(language, json_object('title', title, 'summary', summary, 'body', json(body))),
        max(cover), 'published', min(published_at), max(updated_at)
      FROM news WHERE NOT EXISTS (SELECT 1 FROM news_piece) GROUP BY group_id`,
    )
    .run();
}
