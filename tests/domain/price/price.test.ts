import { env } from "cloudflare:test";
import { beforeEach, describe, expect, test } from "vitest";
import { findPrice } from "~/domain/price/queries.server";
import { findTicker, priceIn } from "~/domain/price/rules";
import type { SettingKey } from "~/domain/settings/rules";
import { openDatabase } from "~db/client";
import { setting } from "~db/schema";
import { fakeCache, fakeExchange } from "../../fakes/exchange";

const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
const NOW = new Date("2026-11-21T11:03:00Z");
const TICKER = {
  ticker_url: "https://exchange.example/ticker?pair=SCG",
  ticker_path: "data.0.last",
  ticker_currency: "USDT",
};

describe("a ticker", () => {
  test("is what the settings name", () => {
    expect(findTicker(TICKER)).toEqual({ url: TICKER.ticker_url, path: ["data", "0", "last"], currency: "USDT" });
  });

  test.each([
    ["nothing", { ticker_url: "" }],
    ["an unencrypted address", { ticker_url: "http://exchange.example/ticker" }],
    ["a script", { ticker_url: "javascript:alert(1)" }],
    ["a file", { ticker_url: "file:///etc/passwd" }],
    ["this machine by name", { ticker_url: "https://localhost/ticker" }],
    ["this machine by its whole name", { ticker_url: "https://localhost./ticker" }],
    ["this machine by number", { ticker_url: "https://127.0.0.1/ticker" }],
    ["this machine by a number in disguise", { ticker_url: "https://2130706433/ticker" }],
    ["this machine by its newer number", { ticker_url: "https://[::1]/ticker" }],
    ["the keys of a cloud machine", { ticker_url: "https://169.254.169.254/latest/meta-data" }],
    ["a machine of the own network", { ticker_url: "https://database.internal/" }],
    ["no path to the price", { ticker_path: "" }],
    ["an invalid path to the price", { ticker_path: "data[0].last" }],
    ["no currency", { ticker_currency: "" }],
    ["markup for a currency", { ticker_currency: "<b>" }],
  ])("is not accepted if the settings name %s", (_, slip) => {
    expect(findTicker({ ...TICKER, ...slip })).toBeNull();
  });
});

describe("a price in an answer", () => {
  test.each([
    ["a decimal", "0.0123", "0.0123"],
    ["a whole number", "12", "12"],
    ["a number", 0.5, "0.5"],
    ["a number so small that it is written with an exponent", 1.5e-7, "0.00000015"],
  ])("is read from %s", (_, last, price) => {
    expect(priceIn({ last }, ["last"])).toBe(price);
  });

  test.each([
    ["nothing", "0"],
    ["less than nothing", "-1"],
    ["no number", "NaN"],
    ["no number at all", Number.NaN],
    ["without end", Number.POSITIVE_INFINITY],
    ["beyond belief", "9999999999999"],
    ["markup", "<script>alert(1)</script>"],
    ["an object", {}],
    ["true", true],
    ["missing", undefined],
    ["null", null],
  ])("is not accepted if it is %s", (_, last) => {
    expect(priceIn({ last }, ["last"])).toBeNull();
  });

  test("is never read from properties that every object inherits", () => {
    expect(priceIn({}, ["constructor", "length"])).toBeNull();
    expect(priceIn([], ["__proto__"])).toBeNull();
    expect(priceIn("12", ["length"])).toBeNull();
  });
});

describe("asking an exchange", () => {
  let exchange: ReturnType<typeof fakeExchange>;
  let cache: ReturnType<typeof fakeCache>;
  const ask = (now = NOW) => findPrice({ db, now, fetch: exchange.fetch, cache });

  beforeEach(async () => {
    exchange = fakeExchange();
    cache = fakeCache();
    await store(TICKER);
  });

  test("gives the price, its currency and when it was read", async () => {
    expect(await ask()).toEqual({ price: "0.0123", currency: "USDT", readAt: NOW });
    expect(exchange.asked[0]?.url).toBe(TICKER.ticker_url);
  });

  test("follows no redirect and sends nothing about a visitor", async () => {
    await ask();
    expect(exchange.asked[0]?.options.redirect).toBe("manual");
    expect(exchange.asked[0]?.options.headers).toEqual({ Accept: "application/json" });
    exchange.answer = () => new Response(null, { status: 302, headers: { Location: "https://169.254.169.254/" } });
    cache.kept.clear();
    expect(await ask()).toBeNull();
  });

  test("is read once a minute, and keeps the time at which it was read", async () => {
    await ask();
    const later = await ask(new Date(NOW.getTime() + 30_000));
    expect(later?.readAt).toEqual(NOW);
    expect(exchange.asked).toHaveLength(1);
    expect([...cache.kept.values()][0]?.headers.get("Cache-Control")).toBe("max-age=60");
  });

  test("is not repeated again and again if the exchange fails", async () => {
    exchange.answer = () => new Response("down", { status: 503 });
    expect(await ask()).toBeNull();
    expect(await ask()).toBeNull();
    expect(exchange.asked).toHaveLength(1);
  });

  test("is not read at all if no exchange is set", async () => {
    await store({ ...TICKER, ticker_url: "" });
    expect(await ask()).toBeNull();
    expect(exchange.asked).toHaveLength(0);
    expect(cache.kept.size).toBe(0);
  });

  test("asks again after the settings have changed", async () => {
    await ask();
    await store({ ...TICKER, ticker_currency: "KRW" });
    expect((await ask())?.currency).toBe("KRW");
    expect(exchange.asked).toHaveLength(2);
  });

  test.each([
    ["is no JSON", () => new Response("<html>")],
    ["is empty", () => new Response(null)],
    ["has no price where it should be", () => Response.json({ data: [] })],
    ["is not a success", () => Response.json({ data: [{ last: "1" }] }, { status: 500 })],
    ["never comes", () => Promise.reject(new DOMException("timed out", "TimeoutError"))],
    ["is longer than any ticker", () => new Response(`{"data":[{"last":"1"}],"more":"${"x".repeat(300_000)}"}`)],
    ["lies about its length", () => endless()],
  ])("gives no price where the answer %s", async (_, answer) => {
    exchange.answer = answer;
    expect(await ask()).toBeNull();
  });

  test("gives up after two seconds", async () => {
    await ask();
    const { signal } = exchange.asked[0]!.options;
    expect(signal?.aborted).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(signal?.aborted).toBe(true);
  });
});

/** A body without an end. */
function endless(): Response {
  const part = new TextEncoder().encode("x".repeat(64 * 1024));
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(part) });
  return new Response(body, { headers: { "Content-Length": "10" } });
}

async function store(values: Partial<Record<SettingKey, string>>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await db
      .insert(setting)
      .values({ key, value, updatedAt: new Date(0) })
      .onConflictDoUpdate({ target: setting.key, set: { value } });
  }
}
