import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Resource } from "~/admin/define-resource";
import { readList, readListFile } from "~/admin/read-list.server";
import { airdropListResource } from "~/admin/resources/airdrop-list.server";
import { newsResource } from "~/admin/resources/news.server";
import { surveyResource } from "~/admin/resources/survey.server";
import { weeklyResource } from "~/admin/resources/weekly.server";
import { searchNewsTitles } from "~/domain/staff/search.server";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import { airdropList, newsPiece, survey, weeklyMenu } from "~db/schema";
import { testDatabase as db } from "../database";

/** Lists show texts that staff write in three languages in the language of the reader, and find news by a title in any. */

const AT = new Date("2026-11-20T01:00:00Z");
const TITLES = { ko: "제목", en: "Title", id: "Judul" };
const url = new URL("https://punkvism.test/");
const staff = { accountId: "1", email: "", nickname: "", role: "owner", sessionIdHash: "", provenAt: AT };

beforeAll(async () => {
  for (const table of [newsPiece, weeklyMenu, survey, airdropList]) await db.delete(table);
  const words = Object.fromEntries(Object.entries(TITLES).map(([code, title]) => [code, { title }]));
  const piece = { languages: "ko en id", state: "draft" as const, updatedAt: AT };
  await db.insert(newsPiece).values([
    { seq: 1, title: TITLES.ko, words: JSON.stringify(words), ...piece },
    { seq: 2, title: "한국어만", words: JSON.stringify({ ko: { title: "한국어만" } }), ...piece, languages: "ko" },
  ]);
  const draft = JSON.stringify({ words });
  await db
    .insert(weeklyMenu)
    .values({ beginsOn: "2026-11-23", title: TITLES.ko, draft, state: "draft", updatedAt: AT });
  const asked = { poolKind: "boost" as const, state: "draft" as const, intro: TITLES, questions: [] };
  await db.insert(survey).values({ id: "a", name: "a", edition: 1, beginsAt: AT, title: TITLES, ...asked });
  await db.insert(airdropList).values({
    ...{ key: "a", nameKo: TITLES.ko, nameEn: TITLES.en, nameId: TITLES.id, giftKo: "x", giftEn: "x", giftId: "x" },
    ...{ chain: "solana" as const, opensAt: AT, closesAt: AT, state: "draft" as const, isSample: false },
  });
});

const localeOf = (code: LocaleCode) => LOCALES.find((locale) => locale.code === code)!;

async function textsIn(resource: Resource, code: LocaleCode) {
  const deps = { db, context: new RouterContextProvider() };
  const { rows } = await readList(deps, { resource, url, locale: localeOf(code), staff: staff as never });
  return rows.flatMap(({ cells }) => cells.flatMap((cell) => ("text" in cell ? [cell.text] : [])));
}

describe.each(["ko", "en", "id"] as const)("in %s", (code) => {
  test.each([
    ["news", newsResource],
    ["weekly menus", weeklyResource],
    ["surveys", surveyResource],
    ["airdrop lists", airdropListResource],
  ] as const)("the list of %s shows titles in that language alone", async (_, resource) => {
    const shown = await textsIn(resource, code);
    for (const [other, title] of Object.entries(TITLES)) {
      if (other === code) expect(shown).toContain(title);
      else expect(shown).not.toContain(title);
    }
  });
});

test("a news entry without the reader's language keeps its own title", async () => {
  expect(await textsIn(newsResource, "en")).toContain("한국어만");
});

test("the CSV file of a list has the same titles", async () => {
  const deps = { db, context: new RouterContextProvider() };
  const { text } = await readListFile(deps, { resource: newsResource, url, locale: localeOf("id") });
  expect(text).toContain(TITLES.id);
  expect(text).not.toContain(TITLES.ko);
});

describe("news by its title", () => {
  // of two languages in which a piece has the same title, it is found once
  const HEADS = { ko: "Punky", en: "Punky", id: "Punky di sini" };
  beforeAll(async () => {
    const words = (titles: Record<string, string>) =>
      JSON.stringify(Object.fromEntries(Object.entries(titles).map(([code, title]) => [code, { title }])));
    const piece = { languages: "ko en id", state: "draft" as const, updatedAt: AT };
    await db.insert(newsPiece).values([
      { seq: 3, title: HEADS.ko, words: words(HEADS), ...piece },
      { seq: 4, title: "Punky A", words: words({ en: "Punky A", id: "Punky B" }), ...piece, languages: "en id" },
    ]);
  });

  async function found(query: Record<string, string>) {
    const deps = { db, context: new RouterContextProvider() };
    const asked = new URL(`https://punkvism.test/?${new URLSearchParams(query)}`);
    const list = await readList(deps, {
      resource: newsResource,
      url: asked,
      locale: LOCALES[0],
      staff: staff as never,
    });
    return list.rows.map(({ key }) => key);
  }

  test.each([
    ["제", ["1"]],
    ["Tit", ["1"]],
    ["Judul", ["1"]],
    ["한국", ["2"]],
    ["Punky", ["3", "4"]],
    ["Punky d", ["3"]],
    ["Punky B", ["4"]],
    ["unky", []],
  ])("%s is found in whatever language has it", async (title, seqs) => {
    expect(await found({ title })).toEqual(seqs);
    expect(await found({ title, state: "published" })).toEqual([]);
  });

  test("goes on after a row that was found in another language", async () => {
    expect(await found({ title: "Punky", before: JSON.stringify(["Punky", 3]) })).toEqual(["4"]);
    expect(await found({ title: "Punky", before: JSON.stringify(["Punky A", 4]) })).toEqual([]);
  });

  test("is in the search of the staff area as well, once, by the title that begins so", async () => {
    expect(await searchNewsTitles(db, "Punky")).toEqual([
      { seq: 3, title: "Punky" },
      { seq: 4, title: "Punky A" },
    ]);
    expect(await searchNewsTitles(db, "Judul")).toEqual([{ seq: 1, title: "Judul" }]);
  });
});
