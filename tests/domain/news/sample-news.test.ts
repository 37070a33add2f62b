import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { draftSchema } from "~/domain/news/draft";
import { listNews, searchNews } from "~/domain/news/queries.server";
import { LOCALES } from "~/locales/locales";
import { pictures } from "~/ui/art-manifest";
import { sampleNews } from "~db/seed/news";
import { seedNews } from "../../../tools/dev/sample-news";
import { faultOfLanguage } from "../content/language.ts";
import { testDatabase as db } from "../database";

const { DB } = env as unknown as { DB: Parameters<typeof seedNews>[0] };

describe.each(LOCALES)("the sample news in $label", ({ code }) => {
  const pieces = sampleNews.filter(({ language }) => language === code);

  test.each(pieces.map((piece) => [piece.title, piece] as const))(
    "«%s» could be published, in its language",
    (_, piece) => {
      const { title, summary, body, cover, language } = piece;
      expect(draftSchema.safeParse({ words: { [language]: { title, summary, body } } }).error).toBeUndefined();
      expect(cover === null || Object.hasOwn(pictures, cover)).toBe(true);
      const texts = [title, summary, ...body.flatMap((block) => textsOf(block))];
      expect(texts.flatMap((text) => faultOfLanguage(code, text) ?? [])).toEqual([]);
    },
  );

  test("repeats no text of more than twenty characters", () => {
    const texts = pieces.flatMap(({ title, summary, body }) => [title, summary, ...body.flatMap(textsOf)]);
    expect(texts.filter((text, index) => text.length > 20 && texts.indexOf(text) !== index)).toEqual([]);
  });
});

test("the sample news fills a database that has none, once, marked as such", async () => {
  await seedNews(DB);
  await seedNews(DB);
  for (const { code } of LOCALES) {
    const { entries } = await listNews({ db }, { language: code, size: 100 });
    expect(entries).toHaveLength(24);
    expect(entries.every(({ isSample }) => isSample)).toBe(true);
  }
  expect((await searchNews({ db }, { language: "ko", text: "돌려받" })).entries).toHaveLength(1);
});

function textsOf(block: (typeof sampleNews)[number]["body"][number]): readonly string[] {
  if (typeof block === "string") return [block];
  if ("heading" in block) return [block.heading];
  if ("list" in block) return block.list;
  return block.facts.flatMap(({ term, value }) => [term, value]);
}
