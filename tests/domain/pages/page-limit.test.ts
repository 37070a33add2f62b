import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "~/env.server";
import { answerRequest } from "~/request.server";

/** What is drawn anew for each request costs the Worker its work, whoever asks. */

async function ask(path: string, success: boolean) {
  const counted: string[] = [];
  const PAGE_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      counted.push(key);
      return { success };
    },
  };
  const vars = { ENVIRONMENT: "local", SOLANA_CLUSTER: "local", SOLANA_RPC_URLS: "http://127.0.0.1:1" };
  const { status, headers } = await answerRequest({
    request: new Request(`https://limit.test${path}`, { headers: { "CF-Connecting-IP": "203.0.113.9" } }),
    env: { ...env, ...vars, PAGE_LIMIT } as unknown as Env,
    execution: { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as never,
    renderRoute: async () => new Response("drawn"),
  });
  return { status, location: headers.get("Location"), counted };
}

test.each(["/eng?q=1", "/kor/companyAbout?utm_source=x", "/idn/?a"])(
  "a public page with a question in its address is drawn anew, so it is counted: %s",
  async (path) => {
    const counted = ["203.0.113.9"];
    expect(await ask(path, true)).toEqual({ status: 200, location: null, counted });
    expect(await ask(path, false)).toEqual({ status: 302, location: path.split("?")[0], counted });
  },
);

test("one without a question is the same for everyone, and costs nobody of their share", async () => {
  expect(await ask("/eng/companyAbout", false)).toEqual({ status: 200, location: null, counted: [] });
});
