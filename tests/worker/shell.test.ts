import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { PAGES } from "~/content/pages";
import { LOCALES } from "~/locales/locales";

const SITE = "https://punkvism.test";
const get = (path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`${SITE}${path}`, { headers, redirect: "manual" });

describe("the main page", () => {
  it.each(LOCALES)("names itself and its other languages in $label", async ({ path, code }) => {
    const response = await get(`/${path}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${code}">`);
    expect(html).toContain(`<link rel="canonical" href="${SITE}/${path}"/>`);
    for (const other of LOCALES) {
      expect(html.toLowerCase()).toContain(`hreflang="${other.code}" href="${SITE}/${other.path}"`);
    }
    expect(html.toLowerCase()).toContain(`hreflang="x-default" href="${SITE}/"`);
    expect(html).toContain('"@type":"Organization"');
  });

  it("carries no nonce, because its bytes are cached", async () => {
    const response = await get("/eng");
    expect(response.headers.get("Content-Security-Policy")).not.toContain("nonce-");
    expect(await response.text()).not.toContain("nonce=");
  });

  it("shows no figure of a pool that cannot be read", async () => {
    expect(await (await get("/eng")).text()).toContain("could not be read from the chain");
  });

  it("carries no style attribute, which the policy would refuse", async () => {
    for (const { path } of LOCALES) expect(await (await get(`/${path}`)).text()).not.toMatch(/<[^>]+\sstyle="/);
  });

  it("marks the sample facts of the company as such", async () => {
    expect(await (await get("/eng")).text()).toContain('class="sample"');
  });
});

describe("the address without a language", () => {
  it.each([
    [{}, "/kor"],
    [{ "Accept-Language": "en-US,en;q=0.9,ko;q=0.8" }, "/eng"],
    [{ "Accept-Language": "id" }, "/idn"],
    [{ "Accept-Language": "fr, de;q=0.5" }, "/kor"],
    [{ "Accept-Language": "en", Cookie: "a=1; locale=idn" }, "/idn"],
    [{ "Accept-Language": "en", Cookie: "locale=//evil.example" }, "/eng"],
    [{ Cookie: "xlocale=eng" }, "/kor"],
  ])("leads %j to %s", async (headers, target) => {
    const response = await get("/", headers as Record<string, string>);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(target);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("remembers the language to which a visitor changed, even if the page comes from the cache", async () => {
    const from = (path: string, headers = {}) => get("/idn", { Referer: `${SITE}${path}`, ...headers });
    for (const _ of ["rendered", "kept"]) {
      const response = await from("/kor/proof?a=1");
      expect(response.status).toBe(200);
      expect(response.headers.get("Set-Cookie")).toBe("locale=idn; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
      expect(response.headers.get("Cache-Control")).toContain("private");
    }
    for (const other of [from("/idn"), from("/api/x"), from("/kor", { "Sec-Purpose": "prefetch" }), get("/idn")]) {
      expect((await other).headers.has("Set-Cookie")).toBe(false);
    }
    const elsewhere = await get("/idn", { Referer: "https://evil.example/kor" });
    expect(elsewhere.headers.has("Set-Cookie")).toBe(false);
  });

  it("leads the old address of the completed stake to its Korean page, with its query", async () => {
    const response = await get("/powerzoneCoinStakingWriteStakingComplete?signature=abc");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/kor/powerzoneCoinStakingWriteStakingComplete?signature=abc");
  });
});

describe("an address that does not exist", () => {
  it.each([
    ["/kor/nothing", "ko", "페이지를 찾을 수 없어요"],
    ["/eng/nothing/deeper", "en", "This street is not on the map"],
    ["/idn/nothing", "id", "Jalan ini tidak ada di peta"],
    ["/xyz", "ko", "페이지를 찾을 수 없어요"],
    ["/ENG", "ko", "페이지를 찾을 수 없어요"],
    ["/xyz/powerzoneCoinStaking", "ko", "페이지를 찾을 수 없어요"],
    ["/test/design", "ko", "페이지를 찾을 수 없어요"],
    ["/test/powerzonePunkyDropCreator", "ko", "페이지를 찾을 수 없어요"],
    ["/test/myMinting", "ko", "페이지를 찾을 수 없어요"],
    ["/test/myDrop", "ko", "페이지를 찾을 수 없어요"],
    ["/test/statuses", "ko", "페이지를 찾을 수 없어요"],
    ["/eng/test/powerzonePunkyDropCreator", "en", "This street is not on the map"],
    ["/kor/test/myMinting", "ko", "페이지를 찾을 수 없어요"],
    ["/idn/test/myDrop", "id", "Jalan ini tidak ada di peta"],
    ["/eng/companyNewsView", "en", "This street is not on the map"],
  ])("%s answers 404 in words of %s", async (path, lang, words) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html.replaceAll("\u00a0", " ")).toContain(words);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/at \w+ \(.*:\d+:\d+\)/);
  });

  it("keeps header and footer where the language is known", async () => {
    expect(await (await get("/eng/nothing")).text()).toContain("site-footer");
  });
});

describe("for search engines", () => {
  it("lists every open page once per language, and no closed one", async () => {
    const xml = await (await get("/sitemap.xml")).text();
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain(`${SITE}/kor`);
    expect(places).toContain(`${SITE}/idn/powerzoneCoinStaking`);
    for (const { slug } of PAGES.filter(({ state }) => state !== "open")) {
      expect(places).not.toContain(`${SITE}/eng/${slug}`);
    }
    expect(new Set(places).size).toBe(places.length);
  });

  it("names the sitemap and keeps robots out of a holder's pages", async () => {
    const text = await (await get("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(text).toContain("Disallow: /api/");
  });
});

describe("the company's facts", () => {
  it("are shown from the setting, escaped, once an operator has stored them", async () => {
    const db = (env as unknown as { DB: D1 }).DB;
    const words = { ko: "회사", en: "<b>Real & Co</b>", id: "Perusahaan" };
    const facts = {
      name: words,
      address: { ko: "주소", en: "Address", id: "Alamat" },
      emails: ["a@real.test", "b@real.test"],
      socials: [],
      whitepaperUrl: "https://real.test/paper",
      exchangeUrl: "https://real.test/exchange",
    };
    await db
      .prepare("INSERT OR REPLACE INTO setting (key, value, updated_at) VALUES ('company_facts', ?, 0)")
      .bind(JSON.stringify(facts))
      .run();
    // an isolate uses what it read for two seconds
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const html = await (await get("/eng/nothing")).text();
    expect(html).toContain("a@real.test");
    expect(html).toContain("&lt;b&gt;Real &amp; Co");
    expect(html).not.toContain("<b>Real");
    expect(html).not.toContain('class="sample"');
  });
});

type D1 = { prepare(sql: string): { bind(...values: unknown[]): { run(): Promise<unknown> } } };
