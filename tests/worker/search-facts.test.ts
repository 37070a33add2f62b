import { SELF } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sampleFile } from "~/content/own-sections.server";
import { storeShownSetting } from "~/domain/settings/commands.server";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { LOCALES, type Locale } from "~/locales/locales";
import { languagesOf } from "../e2e/turns";
import { askProduction } from "./build";
import { db, SITE } from "./visitors";

const store = (key: "company_facts" | "own_sections", value: string) =>
  storeShownSetting({ db, now: new Date() }, { key, value });
let networks = 0;
const ask = (path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(SITE + path, {
    headers: { "CF-Connecting-IP": `2001:db8:5e:${(++networks).toString(16)}::1`, ...headers },
  });

const NAME = { ko: "등대지기 아무개", en: "Somebody Lamplighter", id: "Seseorang Penjagalampu" };
const [chair] = SAMPLE_COMPANY.board;
const [firm] = SAMPLE_COMPANY.partners;
const changed = JSON.stringify({
  ...SAMPLE_COMPANY,
  board: [{ ...chair, id: "lamp", name: NAME }],
  partners: [
    { ...firm, id: "lamp-works", what: { ko: "등피닦기", en: "Chimneysweeping", id: "Membersihkansemprong" } },
  ],
});

const etagOfFacts = async () => (await ask("/api/search/facts/en")).headers.get("ETag");

/** What the dialog receives, and what the search page without JavaScript finds. */
async function look({ code, path }: Locale, query: string) {
  const told = (await (await ask(`/api/search/facts/${code}`)).json()) as {
    returnValue: { documents: { href: string; title: string; description: string; isSample?: true }[] };
  };
  const html = await (await ask(`/${path}/search?${new URLSearchParams({ q: query })}`)).text();
  const found = [...html.matchAll(/<a [^>]*data-log="search.page"[^>]*>/g)];
  return {
    told: told.returnValue.documents.filter(({ title }) => title === query).map(({ href }) => href),
    found: found.flatMap(([link]) => /href="([^"]*#[^"]*)"/.exec(link)?.[1] ?? []),
    marks: (html.slice(html.indexOf("search-hits"), html.indexOf("site-footer")).match(/class="sample"/g) ?? []).length,
  };
}

describe("people and partners", () => {
  let samples: string | null;
  beforeAll(async () => {
    samples = await etagOfFacts();
  });
  // the answers of the tests below have to be those of the samples again, which takes some seconds
  afterAll(async () => {
    await store("company_facts", "");
    await store("own_sections", "");
    await vi.waitFor(async () => expect(await etagOfFacts()).toBe(samples), { timeout: 20_000, interval: 100 });
  });

  it.each(languagesOf("people and partners"))(
    "are found in $label as they are from the moment they change",
    async (locale) => {
      const { code, path } = locale;
      const before = chair?.name[code] ?? "";
      const old = `/${path}/companyBoardmember#modal-board-${chair?.id}`;
      expect(await look(locale, before)).toMatchObject({ told: [old], found: expect.arrayContaining([old]) });
      expect((await look(locale, before)).marks).toBeGreaterThan(0);
      await store("company_facts", changed);
      const now = `/${path}/companyBoardmember#modal-board-lamp`;
      await expect.poll(() => look(locale, NAME[code])).toEqual({ told: [now], found: [now], marks: 0 });
      expect(await look(locale, before)).toMatchObject({ told: [] });
      await store("company_facts", "");
      await expect.poll(() => look(locale, NAME[code])).toEqual({ told: [], found: [], marks: 0 });
    },
  );

  it("are joined in the search by what an operator has written, found under its page", async () => {
    const titled = Object.entries(sampleFile()["scg-release"] ?? {}).map(([code, section]) => [
      code,
      { ...(section as object), title: "Pumpkincoaches" },
    ]);
    await store("own_sections", JSON.stringify({ "scg-release": Object.fromEntries(titled) }));
    for (const { path } of LOCALES) {
      const found = async () => (await ask(`/${path}/search?q=pumpkincoaches`)).text();
      await expect
        .poll(found)
        .toMatch(
          new RegExp(
            `href="/${path}/punkvismCoin"[^>]*data-log="search.page"|data-log="search.page"[^>]*href="/${path}/punkvismCoin"`,
          ),
        );
    }
  });
});

describe("the answer of the facts", () => {
  it("is cached for everybody, and answered with 304 if the browser has it already", async () => {
    const response = await ask("/api/search/facts/en");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    const etag = response.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"\w+"$/);
    expect((await ask("/api/search/facts/en", { "If-None-Match": etag })).status).toBe(304);
  });

  it.each(["fr", "EN", "eng", "%00", "ko%20", "__proto__"])("refuses the language %s", async (language) => {
    const response = await ask(`/api/search/facts/${language}`);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([400, "no-store"]);
    expect(await response.json()).toMatchObject({ resultCd: "FAIL", error: { code: "InvalidInput" } });
  });

  it("shows no sample where production is not set up", async () => {
    const response = await askProduction("/api/search/facts/ko");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain(chair?.name.ko);
  });

  it("is the cached one, whatever the query string", async () => {
    const etag = await etagOfFacts();
    const headers = { "CF-Connecting-IP": "203.0.113.77" };
    for (let use = 0; use < 200; use++) {
      const response = await ask(`/api/search/facts/en?x=${use}`, headers);
      expect([response.status, response.headers.get("ETag")]).toEqual([200, etag]);
    }
  });
});
