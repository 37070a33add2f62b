import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";

const SITE = "https://punkvism.test";
const PAGE = `${SITE}/eng`;

describe("every answer", () => {
  it.each([PAGE, `${SITE}/eng/noSuchPage`, `${SITE}/nowhere`])("carries the security headers: %s", async (address) => {
    const { headers } = await SELF.fetch(address);
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });

  it.each(["OPTIONS", "PUT", "DELETE", "PATCH"])("refuses the method %s", async (method) => {
    const response = await SELF.fetch(PAGE, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
  });

  it("is a 404 in the language of its address if there is no such page", async () => {
    const response = await SELF.fetch(`${SITE}/idn/noSuchPage`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="id"');
  });
});

describe("an unknown address below /api", () => {
  it.each([
    "/api",
    "/api/",
    "/api/nowhere",
    "/api/transactions/a/b/c",
    "/api/nft",
    "/API/nowhere",
    "/api/%00",
    "/api/.env",
  ])("is answered as an API is, to reads and writes alike: %s", async (path) => {
    for (const method of ["GET", "POST"]) {
      const response = await SELF.fetch(SITE + path, { method, headers: { Origin: SITE, "Accept-Language": "en" } });
      expect(response.status).toBe(404);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toEqual({
        resultCd: "FAIL",
        returnValue: null,
        error: { code: "NotFound", message: "There is nothing here." },
      });
    }
    expect((await SELF.fetch(SITE + path, { method: "HEAD" })).status).toBe(404);
  });
});

describe("a method that an API does not take", () => {
  it.each([
    ["GET", "/api/user/checkAndInsertUser", "POST"],
    ["HEAD", "/api/sign-in/start", "POST"],
    ["GET", "/api/actionLog/insertActionLog", "POST"],
    ["POST", "/api/common/selectKeyValue", "GET, HEAD"],
    ["POST", "/api/search/facts/en", "GET, HEAD"],
    ["DELETE", "/api/transactions", "GET, HEAD, POST"],
    ["PUT", "/api/nowhere", "GET, HEAD, POST"],
  ])("is refused, and the answer names those that it takes: %s %s", async (method, path, allowed) => {
    const response = await SELF.fetch(SITE + path, { method, headers: { Origin: SITE } });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allowed);
    if (method !== "HEAD") expect(await response.json()).toMatchObject({ error: { code: "MethodNotAllowed" } });
  });
});

describe("a request of ours to another server", () => {
  it("never goes into the account's own zones", () => {
    const { Cloudflare } = globalThis as unknown as { Cloudflare: { compatibilityFlags: Record<string, boolean> } };
    expect(Cloudflare.compatibilityFlags.global_fetch_strictly_public).toBe(true);
  });
});

describe("a cached page", () => {
  it("keeps its bytes, and answers 304 to a browser that has them", async () => {
    const first = await SELF.fetch(PAGE);
    const etag = first.headers.get("ETag") ?? "";
    const again = await SELF.fetch(PAGE);
    expect(again.headers.get("ETag")).toBe(etag);
    expect(await again.text()).toBe(await first.text());
    const known = await SELF.fetch(PAGE, { headers: { "If-None-Match": etag } });
    expect(known.status).toBe(304);
    expect(known.headers.has("Content-Security-Policy")).toBe(false);
  });

  it("allows exactly its own inline scripts", async () => {
    const response = await SELF.fetch(PAGE);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const inline = [...(await response.text()).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, script = ""] of inline) {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
      expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
    }
  });

  it("never sets a cookie", async () => {
    const response = await SELF.fetch(PAGE, { headers: { Cookie: "session=someone" } });
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });
});

describe("a public page asked for with a query", () => {
  it("is rendered for that request alone, in one piece, with its nonce on every inline script", async () => {
    const response = await SELF.fetch(`${PAGE}?from=here`);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-(\w+)'/.exec(policy)?.[1];
    const html = await response.text();
    const inline = html.match(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(1);
    for (const script of inline) expect(script).toContain(`nonce="${nonce}"`);
    expect(html.startsWith("<!DOCTYPE html><html")).toBe(true);
    expect(html.endsWith("</body></html>")).toBe(true);
    expect(html).toContain("streamController.close()");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});
