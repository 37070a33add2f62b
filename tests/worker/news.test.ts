import { env, SELF } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { openDatabase } from "~db/client";
import { type NewsInput, publishNews, removeNews, updateNews } from "../domain/news/one-language";
import { untilMinuteHasRoom } from "./visitors";

const SITE = "https://punkvism.test";
const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
const PIECE: NewsInput = {
  language: "en",
  title: "Lighthouse <b>& friends</b>",
  summary: "What the lamp is for.",
  body: ["It shines.", { list: ["</script><script>alert(1)</script>"] }],
};

/** PAGE_LIMIT of wrangler.toml. */
const PAGES_A_MINUTE = 180;

let networks = 0;
const get = (path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(SITE + path, {
    redirect: "manual",
    headers: { "CF-Connecting-IP": `2001:db8:77:${(++networks).toString(16)}::1`, ...headers },
  });
const read = async (path: string) => (await get(path)).text();
const deps = () => ({ db, now: new Date() });
const shows = (path: string, words: string) =>
  vi.waitFor(async () => expect(await read(path)).toContain(words), { timeout: 10_000, interval: 300 });
const showsNot = (path: string, words: string) =>
  vi.waitFor(async () => expect(await read(path)).not.toContain(words), { timeout: 10_000, interval: 300 });

describe("a change of news", () => {
  it("shows within seconds on the list, the piece, the feed and the sitemap, although all of them are cached", async () => {
    for (const path of ["/eng/companyNews", "/eng/news.atom", "/sitemap.xml"])
      expect((await get(path)).status).toBe(200);
    const { groupId } = await publishNews(deps(), PIECE);
    const piece = `/eng/companyNewsView/${groupId}`;
    for (const path of ["/eng/companyNews", "/eng/news.atom"]) await shows(path, "What the lamp is for.");
    await shows("/sitemap.xml", `<loc>${SITE}${piece}</loc>`);
    await shows(piece, "It shines.");
    await updateNews(deps(), { ...PIECE, groupId, summary: "What the lamp was for." });
    for (const path of ["/eng/companyNews", "/eng/news.atom", piece]) await shows(path, "What the lamp was for.");
    await removeNews(deps(), { groupId, language: "en" });
    for (const path of ["/eng/companyNews", "/eng/news.atom"]) await showsNot(path, "What the lamp was for.");
    await showsNot("/sitemap.xml", piece);
    await vi.waitFor(async () => expect((await get(piece)).status).toBe(404), { timeout: 10_000, interval: 300 });
  }, 90_000);
});

describe("a piece of news", () => {
  it("tells search engines what it is, and keeps what looks like markup out of its markup", async () => {
    const { groupId } = await publishNews(deps(), PIECE);
    await publishNews(deps(), { ...PIECE, groupId, language: "ko", title: "등대" });
    const path = `/eng/companyNewsView/${groupId}`;
    await shows(path, 'hrefLang="ko"');
    const html = await read(path);
    expect(html).toContain(`<link rel="canonical" href="${SITE}${path}"/>`);
    expect(html).toContain(`hrefLang="ko" href="${SITE}/kor/companyNewsView/${groupId}"`);
    expect(html).toContain(`hrefLang="x-default" href="${SITE}/kor/companyNewsView/${groupId}"`);
    expect(html).not.toContain('<link rel="alternate" hrefLang="id"');
    expect(html).toContain(`type="application/atom+xml" href="${SITE}/eng/news.atom"`);
    const json = /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({ "@type": "NewsArticle", headline: PIECE.title, inLanguage: "en" });
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>&");
    expect(await read("/eng/news.atom")).not.toContain("<b>");
  });

  it("that was not written in a language links to the languages that have it, is hidden from search engines, and becomes a page once it is written", async () => {
    const { groupId } = await publishNews(deps(), { ...PIECE, title: "Only <i>there</i>" });
    await publishNews(deps(), { ...PIECE, groupId, language: "ko", title: "등대만" });
    const path = `/idn/companyNewsView/${groupId}`;
    const response = await get(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    const { elsewhere } = textsOf(LOCALES[2]).news;
    expect(html).toContain('<html lang="id">');
    expect(html).toContain(elsewhere.heading);
    const links = [...html.matchAll(/<li lang="(\w+)">.*?<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, language, href, title]) => [language, href, title])).toEqual([
      ["ko", `/kor/companyNewsView/${groupId}`, "등대만"],
      ["en", `/eng/companyNewsView/${groupId}`, "Only &lt;i&gt;there&lt;/i&gt;"],
    ]);
    expect(html).toContain('name="robots" content="noindex"');
    for (const mark of ['rel="canonical"', 'rel="alternate"', "ld+json", "og:"]) expect(html).not.toContain(mark);
    expect(await read("/sitemap.xml")).not.toContain(path);
    await publishNews(deps(), { ...PIECE, groupId, language: "id", summary: "Sekarang ada." });
    await shows(path, "Sekarang ada.");
  }, 30_000);

  it.each([
    "0",
    "01",
    "-1",
    "1e9",
    "999999999999999",
    "1234567890123456",
    "abc",
    "%00",
    "%ff",
    "1'--",
    "../1",
    "1/2",
    " 1",
    "１",
  ])("of the number %j answers 404 in each language", async (id) => {
    for (const { path, code } of LOCALES) {
      const response = await get(`/${path}/companyNewsView/${id}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      if (response.status === 404 && id !== "../1") expect(await response.text()).toContain(`<html lang="${code}">`);
    }
  });

  it("that does not exist can be requested only a limited number of times by one network address", async () => {
    await untilMinuteHasRoom(15_000);
    const headers = { "CF-Connecting-IP": "203.0.113.99" };
    const statusOf = async (path: string) => (await get(path, headers)).status;
    const pieces = Array.from({ length: 20 }, (_, index) => `/kor/companyNewsView/${900_001 + index}`);
    for (const path of pieces) expect(await statusOf(path)).toBe(404);
    // an answer that is quick to make uses up what the pieces have left of the limit
    const left = PAGES_A_MINUTE - pieces.length;
    const answers: number[] = [];
    for (let use = 0; use < left + 3; use++) answers.push(await statusOf("/eng/mypage.data?_routes=root"));
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    for (const locale of LOCALES) {
      const { path, code } = locale;
      const opened = await get(`/${path}/companyNewsView/900201`, { ...headers, Accept: "text/html,*/*;q=0.8" });
      expect([opened.status, opened.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(opened.headers.get("Cache-Control")).toBe("no-store");
      expect(opened.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
      const page = await opened.text();
      expect(page).toContain(`<html lang="${code}">`);
      expect(page).toContain(textsOf(locale).busyPage.heading);
      const asked = await get(`/${path}/companyNewsView/900201`, { ...headers, Accept: "*/*" });
      expect([asked.status, asked.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(await asked.json()).toMatchObject({ error: { code: "TooManyRequests" } });
    }
  }, 90_000);
});

describe("the list of news", () => {
  it("is the same for everybody, answers with 304 if the browser has it already, and is not cached when it was searched", async () => {
    const response = await get("/idn/companyNews");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    const again = await get("/idn/companyNews", { "If-None-Match": response.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    const searched = await get("/idn/companyNews?q=x");
    expect(searched.headers.get("Cache-Control")).toBe("no-store");
    expect(await searched.text()).toContain("Tidak ada berita yang memuat kata ini");
  });

  it.each(["?before=x", "?before=1.1.1&q=%00", "?before=-1"])(
    "answers 404 to a cursor that it never gave: %s",
    async (search) => {
      expect((await get(`/eng/companyNews${search}`)).status).toBe(404);
    },
  );

  it.each([`?q=${"a".repeat(5000)}`, "?q=%22*%22", "?q=&before="])("answers %s", async (search) => {
    expect((await get(`/eng/companyNews${search}`)).status).toBe(200);
  });
});

describe("the site's search", () => {
  it("answers without JavaScript what the browser finds: pages and news, with their words marked", async () => {
    await publishNews(deps(), { ...PIECE, title: "Staking by lamplight" });
    const html = await read("/eng/search?q=staking");
    const found = [...html.matchAll(/<a [^>]*data-log="search.page"[^>]*>/g)].map(([link]) => link);
    expect(found.some((link) => link.includes('href="/eng/powerzoneCoinStaking"'))).toBe(true);
    expect(html).toContain("<mark>Staking</mark> by lamplight");
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("says plainly that it found nothing, and keeps what was asked", async () => {
    const html = await read(`/kor/search?q=${encodeURIComponent('없는말"><script>')}`);
    expect(html).toContain("이 검색어로 찾은 것이 없어요");
    expect(html).not.toContain('"><script>');
  });

  it("answers the browser with news of the language it asks for", async () => {
    await publishNews(deps(), { ...PIECE, language: "ko", title: "등대지기의 밤" });
    const response = await get(`/api/search/news?${new URLSearchParams({ language: "ko", q: "등대지기" })}`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ resultCd: "SUCCESS", returnValue: [{ title: "등대지기의 밤" }] });
  });

  it.each(["", "?language=fr&q=a", "?language=ko", `?language=ko&q=${"a".repeat(81)}`])(
    "refuses %s",
    async (search) => {
      const response = await get(`/api/search/news${search}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: "InvalidInput" } });
    },
  );
});
