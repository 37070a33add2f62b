import { env, SELF } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

/** What happens to an unexpected error. The tables are dropped, so that everything that reads them fails. */

const SITE = "https://punkvism.test";
const { DB } = env as unknown as { DB: { exec(statement: string): Promise<unknown> } };

type Line = { level: string; event: string; id: string; place: string; [field: string]: unknown };
let said: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  said = vi.spyOn(console, "error").mockImplementation(() => {});
  await DB.exec("DROP TABLE IF EXISTS sign_in_nonce");
  await DB.exec("DROP TABLE IF EXISTS setting");
  await DB.exec("DROP TABLE IF EXISTS news_search");
});
afterEach(() => said.mockRestore());

/** The lines of the log about errors that nobody expected. */
const lines = (): Line[] =>
  said.mock.calls
    .map(([line]: unknown[]) => JSON.parse(String(line)) as Line)
    .filter(({ event }: Line) => event.startsWith("unexpected"));

let networks = 0;
const network = () => ({ "CF-Connecting-IP": `2001:db8:a:${(++networks).toString(16)}::1` });

const startSignIn = (headers: Record<string, string> = {}) =>
  SELF.fetch(`${SITE}/api/sign-in/start`, {
    method: "POST",
    headers: { Origin: SITE, "Content-Type": "application/json", "CF-Ray": "8f00ba4-ICN", ...network(), ...headers },
    body: JSON.stringify({ walletAddress: "4Nd1mYQdcFjVKGQy3bRrXkqvBSGHzqK5gJUFgZUwXN9n", method: "message" }),
  });

describe("an API that throws", () => {
  it("answers JSON with the id under which the error was logged once", async () => {
    const response = await startSignIn();
    expect(response.status).toBe(500);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { error, ...rest } = (await response.json()) as { error: { code: string; message: string; id: string } };
    expect(rest).toEqual({ resultCd: "FAIL", returnValue: null });
    expect(error).toMatchObject({ code: "Unexpected", id: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(error.message).toContain(error.id);
    expect(lines()).toMatchObject([
      {
        level: "error",
        place: "request",
        id: error.id,
        method: "POST",
        path: "/api/sign-in/start",
        ray: "8f00ba4-ICN",
      },
    ]);
  });

  it.each(LOCALES)("answers in the visitor's language: $label", async (locale) => {
    const response = await startSignIn({ Referer: `${SITE}/${locale.path}/mypage` });
    const { error } = (await response.json()) as { error: { message: string; id: string } };
    expect(error.message).toBe(textsOf(locale).errors.Unexpected.replace("{{id}}", error.id));
  });
});

describe("a page whose loader throws", () => {
  it.each(LOCALES)("is an error page with the id to quote: $label", async ({ path }) => {
    for (const address of [`/${path}/proof`, `/${path}/search?q=punk`]) {
      said.mockClear();
      const response = await SELF.fetch(SITE + address, { headers: { Accept: "text/html", ...network() } });
      expect(response.status, address).toBe(500);
      expect(response.headers.get("Cache-Control"), address).toBe("no-store");
      const html = await response.text();
      const ids = lines().map(({ id }) => id);
      expect(new Set(ids).size, address).toBe(1);
      expect(html, address).toContain(ids[0]);
      expect(html).not.toContain("no such table");
    }
  });

  it("answers a request for its data with the same JSON as an API", async () => {
    const response = await SELF.fetch(`${SITE}/eng/proof.data`, { headers: network() });
    expect(response.status).toBe(500);
    const { error } = (await response.json()) as { error: { code: string; id: string } };
    expect(error.code).toBe("Unexpected");
    expect(lines().map(({ id }) => id)).toContain(error.id);
  });
});

it("logs no error for an address without a page", async () => {
  await SELF.fetch(`${SITE}/wp-login.php`, { headers: network() });
  await SELF.fetch(`${SITE}/wp-login.php.data`, { headers: network() });
  expect(lines()).toEqual([]);
});

it("refuses a page's write from another site as the visitor's fault, and logs no error", async () => {
  const headers = { Origin: "https://elsewhere.test", ...network() };
  const response = await SELF.fetch(`${SITE}/eng/companyVision`, { method: "POST", headers, body: "x" });
  expect(response.status).toBeLessThan(500);
  expect(lines()).toEqual([]);
});
