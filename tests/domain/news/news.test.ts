import { beforeEach, describe, expect, test } from "vitest";
import { koreanDay } from "~/domain/korean-day";
import {
  findNews,
  listFeedNews,
  listNews,
  listNewsAddresses,
  type NewsQuery,
  searchNews,
} from "~/domain/news/queries.server";
import { searchWords, toMatch } from "~/domain/news/rules";
import { getSetting } from "~/domain/settings/queries.server";
import { news } from "~db/schema";
import { testDatabase as db } from "../database";
import { type NewsInput, publishNews, removeNews, updateNews } from "./one-language";

const START = Date.UTC(2026, 9, 1);
const PIECE: NewsInput = {
  language: "en",
  title: "Staking opens",
  summary: "How to stake, in four steps.",
  body: [
    "Choose a term.",
    { heading: "Costs" },
    { list: ["a network fee"] },
    { facts: [{ term: "Term", value: "30 days" }] },
  ],
};

let minutes = 0;
const at = () => ({ db, now: new Date(START + ++minutes * 60_000) });
const publish = (piece: Partial<NewsInput> & { groupId?: number } = {}) => publishNews(at(), { ...PIECE, ...piece });
const titles = async (text: string, query: Partial<NewsQuery> = {}) =>
  (await searchNews({ db }, { language: "en", ...query, text })).entries.map(({ title }) => title);

beforeEach(async () => {
  await db.delete(news);
});

describe("publishing", () => {
  test("gives each piece a number of its own, which its languages share", async () => {
    const { groupId } = await publish();
    expect(await publish({ groupId, language: "ko", title: "스테이킹을 열어요" })).toEqual({ groupId, language: "ko" });
    expect((await publish()).groupId).not.toBe(groupId);
    const article = await findNews({ db }, { language: "ko", groupId });
    expect(article).toMatchObject({ title: "스테이킹을 열어요", body: PIECE.body, isSample: false });
    expect(article?.languages.toSorted()).toEqual(["en", "ko"]);
  });

  test("never gives a number again, not even that of the last piece after it was deleted", async () => {
    const first = await publish();
    await removeNews(at(), first);
    expect((await publish()).groupId).toBeGreaterThan(first.groupId);
  });

  test("changes and takes away one language of a piece, and leaves the others as they are", async () => {
    const { groupId } = await publish();
    const korean = await publish({ groupId, language: "ko", title: "스테이킹을 열어요" });
    await updateNews(at(), { ...PIECE, groupId, title: "Staking is open" });
    expect(await findNews({ db }, korean)).toMatchObject({ title: "스테이킹을 열어요" });
    await removeNews(at(), { groupId, language: "en" });
    expect(await findNews({ db }, korean)).toMatchObject({ title: "스테이킹을 열어요", languages: ["ko"] });
  });

  test("publishes a language of a piece once, however often it is asked at once", async () => {
    const { groupId } = await publish();
    const tries = await Promise.allSettled([1, 2, 3].map(() => publish({ groupId, language: "id" })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const codes = tries.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(codes).toEqual(["Conflict", "Conflict"]);
  });

  test("adds no language to a piece that is not there", async () => {
    await expect(publish({ groupId: 999_999 })).rejects.toMatchObject({ code: "NotFound" });
  });

  test.each([
    ["no title", { title: " " }],
    ["an endless title", { title: "a".repeat(121) }],
    ["no text", { body: [] }],
    ["a block of another kind", { body: [{ html: "<script>alert(1)</script>" }] as never }],
    ["a block that is two", { body: [{ heading: "a", list: ["b"] }] as never }],
    ["an unknown language", { language: "fr" as never }],
    ["a field that is not ours", { isSample: true } as never],
  ])("refuses %s", async (_, slip) => {
    await expect(publish(slip)).rejects.toMatchObject({ code: "InvalidInput" });
    expect((await listNews({ db }, { language: "en" })).entries).toEqual([]);
  });

  test("raises the content version with every change, so that no cached page is shown after it", async () => {
    const version = async () => Number(await getSetting(db, "content_version"));
    const before = await version();
    const key = await publish();
    await updateNews(at(), { ...PIECE, ...key, title: "Staking is open" });
    expect(await findNews({ db }, key)).toMatchObject({ title: "Staking is open" });
    await removeNews(at(), key);
    expect(await version()).toBe(before + 3);
    expect(await findNews({ db }, key)).toBeNull();
  });

  test("changes and takes away nothing that is not there", async () => {
    const missing = { groupId: 999_999, language: "en" } as const;
    await expect(updateNews(at(), { ...PIECE, ...missing })).rejects.toMatchObject({ code: "NotFound" });
    await expect(removeNews(at(), missing)).rejects.toMatchObject({ code: "NotFound" });
  });
});

describe("a list", () => {
  test("goes from the newest to the oldest by pages, each piece once, in its language alone", async () => {
    for (const count of Array(7).keys()) await publish({ title: `Piece ${count}` });
    await publish({ language: "id", title: "Berita" });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listNews({ db }, { language: "en", size: 3, cursor });
      seen.push(...page.entries.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((count) => `Piece ${count}`));
  });

  test.each(["", "x", "1", "1.2.3", "-1.1", "9".repeat(400), "' OR 1=1 --", "1.1)"])(
    "begins with the first page if the cursor is %j",
    async (cursor) => {
      await publish();
      expect((await listNews({ db }, { language: "en", cursor })).entries).toHaveLength(1);
      expect((await searchNews({ db }, { language: "en", text: "stake", cursor: `x${cursor}` })).entries).toHaveLength(
        1,
      );
    },
  );

  test("gives a piece its older and newer neighbours in the same language", async () => {
    const first = await publish({ title: "First" });
    const second = await publish({ title: "Second" });
    await publish({ language: "id" });
    const third = await publish({ title: "Third" });
    expect(await findNews({ db }, second)).toMatchObject({ older: { title: "First" }, newer: { title: "Third" } });
    expect(await findNews({ db }, first)).toMatchObject({ older: null });
    expect(await findNews({ db }, third)).toMatchObject({ newer: null });
  });

  test("of addresses names each language of a piece, and a feed has only the pieces in its own", async () => {
    const { groupId } = await publish();
    await publish({ groupId, language: "ko" });
    expect((await listNewsAddresses({ db })).map(({ groupId, language }) => [groupId, language])).toEqual([
      [groupId, "en"],
      [groupId, "ko"],
    ]);
    expect(await listFeedNews({ db }, "ko")).toMatchObject([{ groupId }]);
  });
});

describe("a search", () => {
  test("finds words by their beginning in title, summary and text, whatever their capitals and accents", async () => {
    await publish({ title: "Café hours" });
    for (const text of ["cafe", "CAF", "steps", "netw", "30 days", "term choose"]) {
      expect(await titles(text), text).toEqual(["Café hours"]);
    }
    expect(await titles("café nothing")).toEqual([]);
  });

  test("finds Korean words without the particles that follow them, even if a Mac sends them as separate letters", async () => {
    const korean = { language: "ko", title: "지갑을 연결하는 방법", summary: "스테이킹은 지갑에서 시작해요." } as const;
    await publish(korean);
    for (const text of ["지갑", "스테이킹", "지", "연결 지갑", "지갑".normalize("NFD")]) {
      expect(await titles(text, { language: "ko" }), text).toEqual([korean.title]);
    }
    expect(await titles("갑을", { language: "ko" })).toEqual([]);
  });

  test("finds only news of its language, and never by the language's code", async () => {
    await publish({ language: "id", title: "Staking dibuka" });
    expect(await titles("staking")).toEqual([]);
    expect(await titles("staking", { language: "id" })).toEqual(["Staking dibuka"]);
    expect(await titles("id", { language: "id" })).toEqual([]);
  });

  test("finds neither the former words of a changed piece nor a removed piece", async () => {
    const key = await publish({ title: "Lighthouse" });
    await updateNews(at(), { ...PIECE, ...key, title: "Harbour" });
    expect(await titles("lighthouse")).toEqual([]);
    expect(await titles("harbour")).toEqual(["Harbour"]);
    await removeNews(at(), key);
    expect(await titles("harbour")).toEqual([]);
    await db.run("INSERT INTO news_search (news_search, rank) VALUES ('integrity-check', 1)");
  });

  test("ignores the end of a long word", async () => {
    await publish({ title: "Transactions explained" });
    expect(await titles("transaction")).toEqual(["Transactions explained"]);
    expect(await titles("transactional")).toEqual(["Transactions explained"]);
    expect(await titles("transit")).toEqual([]);
  });

  test("lists page after page, each piece exactly once", async () => {
    for (const count of Array(5).keys()) await publish({ title: `Piece ${count}` });
    const first = await searchNews({ db }, { language: "en", text: "piece", size: 3 });
    const rest = await searchNews({ db }, { language: "en", text: "piece", size: 3, cursor: first.nextCursor });
    const found = [...first.entries, ...rest.entries].map(({ title }) => title);
    expect(found).toEqual([4, 3, 2, 1, 0].map((count) => `Piece ${count}`));
    expect(rest.nextCursor).toBeNull();
  });

  test.each([
    '"',
    "*",
    "AND",
    "NOT staking",
    "title:x",
    "a OR b",
    "NEAR(a b)",
    "^staking",
    "'; DROP TABLE news;--",
    "{",
    "\u0000",
    "-",
    "🦍",
  ])("treats %j as words, never as a command", async (text) => {
    await publish();
    expect(await titles(text)).toEqual(text === "^staking" ? ["Staking opens"] : []);
  });

  test("reads at most eight words and eighty characters", () => {
    expect(searchWords("a b c d e f g h i j a")).toHaveLength(8);
    expect(toMatch("en", [])).toBeNull();
    expect(searchWords('"Quoted" words*')).toEqual(["quoted", "words"]);
  });
});

test("the day of a piece is the day in Korea", () => {
  expect(koreanDay(new Date("2026-11-21T14:59:59Z"))).toBe("2026-11-21");
  expect(koreanDay(new Date("2026-11-21T15:00:00Z"))).toBe("2026-11-22");
});
