import { expect, test } from "vitest";
import { STALE_SECONDS, servePublicPage } from "~/server/page-cache.server";

const MINUTE = 60_000;

/** One page and its visitors: `at` is the minute of a visit; the result is the number of the rendering that was shown. */
function pageOf(name: string, headers: Record<string, string> = {}) {
  let renderings = 0;
  return async (at: number) => {
    const pending: Promise<unknown>[] = [];
    const response = await servePublicPage({
      request: new Request(`https://page-cache.test/${name}`),
      version: "1",
      execution: { waitUntil: (work: Promise<unknown>) => void pending.push(work) },
      now: () => 1_790_000_000_000 + at * MINUTE,
      render: async () => new Response(String(++renderings), { headers }),
    });
    await Promise.all(pending);
    return { shown: await response.text(), headers: response.headers };
  };
}

test("an ordinary page is shown while a new one is made, even a day later", async () => {
  const visit = pageOf("ordinary");
  expect((await visit(0)).shown).toBe("1");
  expect((await visit(0.5)).shown).toBe("1");
  expect((await visit(600)).shown).toBe("1");
  expect((await visit(601)).shown).toBe("2");
});

test("a page with a price is not shown once it is older than it may be", async () => {
  const visit = pageOf("price", { [STALE_SECONDS]: "120" });
  expect((await visit(0)).shown).toBe("1");
  expect((await visit(1.9)).shown).toBe("1");
  expect((await visit(4.5)).shown).toBe("3");
});

test("does not send visitors the time for which a page may be shown", async () => {
  const visit = pageOf("untold", { [STALE_SECONDS]: "120" });
  for (const at of [0, 0.01, 0.5, 1.5, 9]) expect((await visit(at)).headers.has(STALE_SECONDS)).toBe(false);
});
