import { SELF } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LOCALES } from "~/locales/locales";
import { fakeCluster } from "../fakes/rpc";
import { openHolder, post, SITE, untilMinuteHasRoom } from "./visitors";

type Call = (headers: Record<string, string>) => Promise<Response>;

/** The limits of wrangler.toml: uses per minute, and a call that costs one use. */
const LIMITS: [name: string, uses: number, call: Call][] = [
  ["WRITE_LIMIT", 120, (headers) => post("/api/user/checkAndInsertUser", {}, headers)],
  ["SIGN_IN_LIMIT", 20, (headers) => post("/api/sign-in/start", {}, headers)],
  ["LOG_LIMIT", 240, (headers) => post("/api/actionLog/insertActionLog", {}, headers)],
  ["PAGE_LIMIT", 180, (headers) => SELF.fetch(`${SITE}/eng/mypage.data?_routes=root`, { headers })],
];
const TOO_MANY = {
  ko: "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.",
  en: "Too many requests. Please wait a minute and try again.",
  id: "Terlalu banyak permintaan. Tunggu satu menit, lalu coba lagi.",
};

beforeEach(() => untilMinuteHasRoom(), 20_000);

describe.each(LIMITS)("%s", (_, uses, call) => {
  it(`allows ${uses} uses a minute to a network address, and others their own`, async () => {
    const [address, other] = [ipv4(), ipv4()];
    expect(await refusedOf(call, uses + 3, () => from(address))).toBe(3);
    expect((await call(from(other))).status).not.toBe(429);
  });

  it("counts all addresses of one IPv6 connection as one, and the neighbouring connection separately", async () => {
    const line = `2001:db8:${nextNumber().toString(16)}`;
    const spellings = [`${line}:7::1`, `${line}:7:1:2:3:4`, `${line}:7:ffff::`, `${line}:7:0:0:0:9`];
    const refused = await refusedOf(call, uses + 3, (index) => from(spellings[index % spellings.length] ?? ""));
    expect(refused).toBe(3);
    expect((await call(from(`${line}:8::1`))).status).not.toBe(429);
    expect((await call(from(`${line}::7`))).status).not.toBe(429);
  });
});

describe.each(LIMITS.filter(([name]) => name !== "PAGE_LIMIT"))("%s, used up,", (_, uses, call) => {
  it("answers in our shape, in the language of the page that asks", async () => {
    const address = ipv4();
    await refusedOf(call, uses, () => from(address));
    for (const { path, code } of LOCALES) {
      const response = await call({ ...from(address), Referer: `${SITE}/${path}/mypage` });
      expect(response.status).toBe(429);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toEqual({
        resultCd: "FAIL",
        returnValue: null,
        error: { code: "TooManyRequests", message: TOO_MANY[code] },
      });
    }
  });
});

describe("a used-up PAGE_LIMIT", () => {
  it("says so on a page in its language, with the security headers", async () => {
    const address = ipv4();
    const [, uses, call] = LIMITS[3]!;
    await refusedOf(call, uses, () => from(address));
    for (const { path, code } of LOCALES) {
      const response = await SELF.fetch(`${SITE}/${path}/mypage`, { headers: from(address) });
      expect(response.status).toBe(429);
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
      expect(response.headers.get("Retry-After")).toBe("60");
      const html = await response.text();
      expect(html).toContain(`<html lang="${code}"`);
      expect(html).toContain(TOO_MANY[code]);
    }
  });

  it("does not apply to cached pages", async () => {
    const address = ipv4();
    const [, uses, call] = LIMITS[3]!;
    await refusedOf(call, uses, () => from(address));
    expect((await SELF.fetch(`${SITE}/eng`, { headers: from(address) })).status).toBe(200);
  });
});

describe("a wallet", () => {
  const transactionId = crypto.randomUUID();
  const byWallet: [name: string, uses: number, call: Call][] = [
    ["to write transactions", 120, (headers) => post("/api/transactions", {}, headers)],
    ["to hand over", 120, (headers) => post(`/api/transactions/${transactionId}/signed`, {}, headers)],
    ["to decline", 120, (headers) => post(`/api/transactions/${transactionId}/rejected`, {}, headers)],
    ["to try without keeping", 120, (headers) => post("/api/transactions/preview", {}, headers)],
    ["to follow", 120, (headers) => SELF.fetch(`${SITE}/api/transactions/${transactionId}`, { headers })],
    ["to see pages", 180, (headers) => SELF.fetch(`${SITE}/eng/mypage.data?_routes=root`, { headers })],
    ["to search the chain", 20, (headers) => post("/api/staking/sync", {}, headers)],
  ];

  it.each(byWallet)("has its own limit %s, from any network", async (_, uses, call) => {
    vi.stubGlobal("fetch", fakeCluster(["http://127.0.0.1:1"]).fetch);
    const [holder, other] = [await openHolder(newAddress()), await openHolder(newAddress())];
    const address = ipv4();
    const refused = await refusedOf(call, uses + 3, () => ({ ...holder.headers, ...from(ipv4()) }));
    expect(refused).toBe(3);
    expect((await call({ ...other.headers, ...from(address) })).status).not.toBe(429);
    vi.unstubAllGlobals();
  });

  it.each(byWallet)("does not escape the limit of its network %s", async (_, uses, call) => {
    vi.stubGlobal("fetch", fakeCluster(["http://127.0.0.1:1"]).fetch);
    const holders = await Promise.all([1, 2, 3].map(() => openHolder(newAddress())));
    const line = `2001:db8:${nextNumber().toString(16)}:7`;
    const refused = await refusedOf(call, uses + 3, (index) => ({
      ...holders[index % 3]?.headers,
      ...from(`${line}::${index + 1}`),
    }));
    expect(refused).toBe(3);
    vi.unstubAllGlobals();
  });
});

let numbers = 0;
const nextNumber = () => ++numbers;
const from = (address: string) => ({ "CF-Connecting-IP": address });

function ipv4(): string {
  const number = nextNumber();
  return `203.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

/** In the form of a wallet's address; nobody signs here. */
function newAddress(): string {
  return nextNumber().toString().replaceAll("0", "z").padStart(43, "1");
}

/** How many of these simultaneous calls are refused because they are too many. */
async function refusedOf(call: Call, calls: number, headersOf: (index: number) => Record<string, string>) {
  const answers = await Promise.all(
    Array.from({ length: calls }, async (_, index) => {
      const response = await call(headersOf(index));
      await response.arrayBuffer();
      return response.status;
    }),
  );
  return answers.filter((status) => status === 429).length;
}
