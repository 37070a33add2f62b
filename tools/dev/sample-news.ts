import type { D1Database } from "@cloudflare/workers-types";
import { wordsOf } from "../../app/domain/news/rules.ts";
import { sampleNews } from "../../db/seed/news.ts";

/**
 * Puts the sample news into a database that has none. What a developer deleted does not come back as long as some of it is
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
}
