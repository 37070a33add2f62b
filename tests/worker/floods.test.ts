import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { expect, it } from "vitest";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { recordingD1, type StatementReading } from "../recording-d1";
import { ask } from "./build";
import { SITE } from "./visitors";

const TIMES = 20;

/** The statements that D1 receives from this many requests, each for another address or with another cookie. */
async function statementsOf(requestOf: (use: number) => Promise<Request> | Request): Promise<string[]> {
  // the first one may fill what the Worker keeps in its memory
  await answered(await requestOf(TIMES), env as unknown as { DB: D1Database });
  const readings: StatementReading[] = [];
  const DB = recordingD1((env as unknown as { DB: D1Database }).DB, readings);
  for (let use = 0; use < TIMES; use++) await answered(await requestOf(use), { DB });
  return readings.map(({ query }) => query);
}

async function answered(request: Request, bindings: { DB: D1Database }): Promise<void> {
  const response = await ask(request, bindings);
  expect(response.status).toBeLessThan(500);
  await response.arrayBuffer();
}

const get = (path: string, headers: Record<string, string> = {}) => new Request(SITE + path, { headers });

it.each(["/api/sign-in/session", "/nowhere", "/robots.txt"])(
  "asks the database nothing about session cookies that the site did not make: %s",
  async (path) => {
    const forged = [
      () => crypto.randomUUID(),
      () => `${crypto.randomUUID()}.${"A".repeat(43)}`,
      () => sealSessionId(["another site's key"], crypto.randomUUID()),
    ];
    const asked = await statementsOf(async (use) => {
      const cookie = await forged[use % forged.length]?.();
      return get(path, { Cookie: `__Host-session=${cookie}` });
    });
    expect(asked).toEqual([]);
  },
);

it("asks the database once for a cookie that the site made", async () => {
  const { SESSION_KEYS } = env as unknown as { SESSION_KEYS: string };
  const asked = await statementsOf(async () => {
    const sealed = await sealSessionId([SESSION_KEYS], crypto.randomUUID());
    return get("/api/sign-in/session", { Cookie: `__Host-session=${sealed}` });
  });
  expect(asked).toHaveLength(TIMES);
});

it.each(["/sitemap.xml?x=", "/eng/news.atom?x=", "/api/search/facts/en?x="])(
  "answers from the cache whatever the query string is: %s",
  async (path) => {
    const asked = await statementsOf((use) => get(path + use));
    // every two seconds an isolate asks whether the content has changed
    expect(asked.filter((query) => !query.includes('"setting"'))).toEqual([]);
    expect(asked.length).toBeLessThan(TIMES / 2);
  },
);

it.each(["/SITEMAP.xml", "/sitemap.xml/", "/Sitemap.XML/"])(
  "reads no news for another spelling of the sitemap's address: %s",
  async (path) => {
    expect((await ask(get(path), {})).status).toBe(404);
    expect(await statementsOf((use) => get(`${path}?x=${use}`))).toEqual([]);
  },
);

it("reads a public setting once for many requests", async () => {
  const asked = await statementsOf((use) => get(`/api/common/selectKeyValue?cdKey=action_log_level&x=${use}`));
  expect(asked.length).toBeLessThan(TIMES / 2);
});

it.each([
  "/sitemap.xml.data",
  "/eng/news.atom.data",
  "/api/search/facts/en.data",
  "/api/common/selectKeyValue.data?cdKey=action_log_level",
])("has no page's data at an address that is no page: %s", async (path) => {
  const response = await ask(get(path), {});
  expect(response.status).toBe(404);
  expect(await statementsOf((use) => get(`${path}${path.includes("?") ? "&" : "?"}x=${use}`))).toEqual([]);
});
