import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "~/server/env.server";
import { answerRequest, DRAWN_PAGES_A_USE } from "~/server/request.server";

/** Rendering a page for each request costs the Worker work, no matter who asks. */

async function ask(path: string, success: boolean, address = nextAddress()) {
  const counted: string[] = [];
  const PAGE_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      counted.push(key);
      return { success };
    },
  };
  const local = {
    ENVIRONMENT: "local",
    SOLANA_CLUSTER: "local",
    EVM_CHAIN_ID: "8217",
    SOLANA_RPC_URLS: "http://127.0.0.1:1",
  };
  const vars = { ...local, SESSION_KEYS: "development" };
  const { status, headers } = await answerRequest({
    request: new Request(`https://limit.test${path}`, { headers: { "CF-Connecting-IP": address } }),
    env: { ...env, ...vars, PAGE_LIMIT } as unknown as Env,
    execution: { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as never,
    renderRoute: async () => new Response("drawn"),
  });
  return { status, location: headers.get("Location"), counted };
}

let addresses = 0;
const nextAddress = () => `203.0.113.${++addresses}`;

test.each(["/eng?q=1", "/kor/companyAbout?utm_source=x", "/idn/?a"])(
  "counts a public page with a query string, because it is rendered: %s",
  async (path) => {
    const [one, other] = [nextAddress(), nextAddress()];
    expect(await ask(path, true, one)).toEqual({ status: 200, location: null, counted: [one] });
    expect(await ask(path, false, other)).toEqual({ status: 302, location: path.split("?")[0], counted: [other] });
  },
);

test("counts several renderings for one network address as one, and asks the limit again after a refusal", async () => {
  const [one, other] = [nextAddress(), nextAddress()];
  const counted: string[] = [];
  for (let page = 0; page < 2 * DRAWN_PAGES_A_USE + 1; page++) {
    counted.push(...(await ask(`/eng?q=${page}`, true, one)).counted);
  }
  expect(counted).toEqual([one, one, one]);
  expect((await ask("/eng?q=1", false, other)).status).toBe(302);
  expect(await ask("/eng?q=2", true, other)).toEqual({ status: 200, location: null, counted: [other] });
  expect(await ask("/eng?q=3", false, other)).toEqual({ status: 200, location: null, counted: [] });
});

test("does not count a page without a query string, which is the same for everyone", async () => {
  expect(await ask("/eng/companyAbout", false)).toEqual({ status: 200, location: null, counted: [] });
});
