import { beforeEach, expect, test } from "vitest";
import { batchKey } from "~/transactions/batch-key";
import { type BatchAsk, planNewWish } from "~/transactions/batch-plan";

const HOUR = 3_600_000;
const wish = { action: "claim", place: 0, amountRaw: "100" };

let kept: Map<string, string>;
let now: number;
/** The same tab after a reload: it has what it stored, and nothing else. */
const open = (of: object = wish) =>
  batchKey(
    of,
    {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    () => now,
  );
type Plan = { request: object; underWay: string[] };
const ask: BatchAsk<Plan, object, unknown> = {
  source: { api: "/api/plan", isWhole: () => true, costsOf: async () => null },
  wish,
  lifetime: "blockhash",
  settled: () => {},
};
const keyPlanned = async (underWay: string[] = []) => {
  const { key, plan } = await planNewWish(ask, {
    plan: async (_, request) => ({ request, underWay }),
    keyOf: () => open(),
  });
  expect(plan.request).toEqual({ ...wish, batchKey: key, lifetime: "blockhash" });
  return key;
};

beforeEach(() => {
  kept = new Map();
  now = Date.UTC(2026, 10, 23);
});

test("a wish is the same batch after a reload, and another one has its own key", async () => {
  const key = await keyPlanned();
  now += HOUR - 1;
  expect(await keyPlanned()).toBe(key);
  expect(open({ ...wish, place: 1 }).get()).not.toBe(key);
});

test("the same words an hour after the last transaction are another wish, which is planned again", async () => {
  const key = await keyPlanned();
  now += HOUR - 1;
  open().touch(key);
  now += HOUR - 1;
  expect(await keyPlanned()).toBe(key);
  now += 1;
  const next = await keyPlanned();
  expect(next).not.toBe(key);
  expect(await keyPlanned()).toBe(next);
});

test("a transaction that can still land is continued, however old it is", async () => {
  const key = await keyPlanned();
  now += 24 * HOUR;
  expect(await keyPlanned(["waits for its nonce"])).toBe(key);
  expect(await keyPlanned()).not.toBe(key);
});

test("a batch that is done leaves no key behind, and takes no other batch's away", () => {
  const done = open().get();
  open().forget(done);
  open().touch(done);
  expect(kept.size).toBe(0);
  const next = open().get();
  open().forget(done);
  expect(open().get()).toBe(next);
});
