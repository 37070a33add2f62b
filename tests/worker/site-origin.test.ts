import { afterEach, describe, expect, it, vi } from "vitest";
import { ask, askProduction } from "./build";
import { SITE } from "./visitors";

const OWN = { SITE_ORIGIN: SITE };
const STRANGE = [
  "https://www.punkvism.test",
  "https://evil.test",
  "http://punkvism.test",
  "https://punkvism.test:8443",
];

function request(url: string, method = "GET"): Request {
  return new Request(url, { method, redirect: "manual", headers: { Origin: new URL(url).origin } });
}

describe("a host that is not the site's", () => {
  it.each(STRANGE)("redirects every reader from %s to the site, keeping path and query", async (origin) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await ask(request(`${origin}/eng/companyNews?page=2`, method), OWN);
      expect(response.status).toBe(308);
      expect(response.headers.get("Location")).toBe(`${SITE}/eng/companyNews?page=2`);
      expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=");
    }
  });

  it.each(STRANGE)("accepts no write at %s", async (origin) => {
    for (const path of ["/api/sign-in/start", "/api/transactions", "/eng"]) {
      const response = await ask(request(origin + path, "POST"), OWN);
      expect(response.status).toBe(421);
      expect(await response.json()).toMatchObject({ resultCd: "FAIL", error: { code: "WrongHost" } });
    }
  });

  it("never leads to a third host", async () => {
    for (const path of [
      "//evil.test",
      "/\\evil.test",
      "/@evil.test",
      "/.evil.test",
      "/%0d%0aLocation:%20https://evil.test",
    ]) {
      const response = await ask(request(`https://www.punkvism.test${path}`), OWN);
      expect(new URL(response.headers.get("Location") ?? "").origin).toBe(SITE);
    }
  });
});

describe("what the site says of its own address", () => {
  it.each(["/eng", "/kor/benefitMembership", "/sitemap.xml", "/robots.txt", "/eng/news.atom"])(
    "is the configured origin: %s",
    async (path) => {
      const response = await ask(request(SITE + path), OWN);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain(SITE);
      const own = [...text.matchAll(/(?:href|content)="(https:\/\/[^/"]+)[^"]*(?:sitemap|news\.atom|\/share\/)/g)];
      for (const [, origin] of own) expect(origin).toBe(SITE);
    },
  );
});

describe("a public environment", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["without an origin", { SITE_ORIGIN: undefined }, "SITE_ORIGIN"],
    ["with the one of wrangler.toml", { SITE_ORIGIN: "REPLACE_WITH_PRODUCTION_ORIGIN" }, "SITE_ORIGIN"],
    ["with one over plain http", { SITE_ORIGIN: "http://punkvism.test" }, "SITE_ORIGIN"],
    ["with a path behind its origin", { SITE_ORIGIN: "https://punkvism.test/" }, "SITE_ORIGIN"],
    ["without a key for sessions", { SESSION_KEYS: undefined }, "SESSION_KEYS"],
    ["with a short key for sessions", { SESSION_KEYS: "short" }, "SESSION_KEYS"],
    ["with a short former key", { SESSION_KEYS: `${"5e".repeat(32)} short` }, "SESSION_KEYS"],
    [
      "with the development key",
      { SESSION_KEYS: "development-key-that-seals-session-cookies-on-the-local-machine-only" },
      "SESSION_KEYS",
    ],
  ])("does not start %s, and names what is missing in its log alone", async (_, bindings, name) => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const ENVIRONMENT of ["preview", "production"]) {
      for (const path of ["/eng", "/api/sign-in/session", "/sitemap.xml"]) {
        const response = await askProduction(path, { ...bindings, ENVIRONMENT });
        expect(response.status).toBe(503);
        const { error } = (await response.json()) as { error: { code: string; message: string } };
        expect(error.code).toBe("SiteNotSetUp");
        expect(error.message).not.toContain(name);
        expect(said.mock.lastCall?.[0]).toContain(name);
      }
    }
  });

  it("starts with an origin and a key of its own", async () => {
    expect((await askProduction("/robots.txt")).status).toBe(200);
  });
});
