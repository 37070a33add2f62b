import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { nftMetadata, surveyAnswer } from "~db/schema";
import { db, openHolder, post, SITE } from "./visitors";

const MINTS = {
  unknown: "So11111111111111111111111111111111111111112",
  own: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  remote: "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB",
  broken: "4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R",
};
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const NOW = new Date();

afterEach(() => void vi.unstubAllGlobals());

async function know(mint: string, uri: string): Promise<void> {
  const facts = { mint, name: "Kong", symbol: "K", uri, collectionMint: "C", seenSlot: 1 };
  await db.insert(nftMetadata).values({ ...facts, failures: 0, tryAt: NOW });
}

const pictureOf = (mint: string) => SELF.fetch(`${SITE}/api/nft/${mint}/picture`, { redirect: "manual" });

describe("the picture of an NFT", () => {
  it("is drawn for an unknown NFT, without asking any server", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    const response = await pictureOf(MINTS.unknown);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).toContain("<svg");
    expect(asked).not.toHaveBeenCalled();
  });

  it("gives no picture for an address that is not a mint, and refuses writes", async () => {
    for (const name of ["x", "..%2F..%2Fapi", `${"1".repeat(44)}`, "%3Cscript%3E"]) {
      const response = await pictureOf(name);
      expect(response.status, name).toBe(404);
      expect(await response.text()).not.toContain("script");
    }
    const { status } = await post(`/api/nft/${MINTS.unknown}/picture`, {});
    expect(status).toBe(405);
  });

  it("is a file of ours if its metadata says so", async () => {
    await know(MINTS.own, "/art/people/genesis-1.svg");
    const response = await pictureOf(MINTS.own);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/art/people/genesis-1.svg");
  });

  it("is drawn while too many others are fetched, and asked for again at the next view", async () => {
    const busy = ["Vote1", "Stake", "Config", "SysvarC1ock"].map((name) => name.padEnd(43, "1"));
    for (const [at, mint] of busy.entries()) await know(mint, `https://busy.example.com/${at}.json`);
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const fetched = vi.fn(async (url: string) => {
      if (url.endsWith(".json")) return Response.json({ image: url.replace(".json", ".png") });
      await arrival;
      return new Response(PNG, { headers: { "Content-Type": "image/png" } });
    });
    vi.stubGlobal("fetch", fetched);
    const under = busy.slice(0, 3).map(pictureOf);
    await vi.waitFor(() => expect(fetched.mock.calls.filter(([url]) => url.endsWith(".png"))).toHaveLength(3));
    const drawn = await pictureOf(busy[3]!);
    expect(drawn.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(drawn.headers.get("Cache-Control")).toBe("no-store");
    arrive();
    await Promise.all(under);
    expect((await pictureOf(busy[3]!)).headers.get("Content-Type")).toBe("image/png");
  });

  it("is fetched from another server once, and served so that it can run nothing", async () => {
    await know(MINTS.remote, "https://nft.example.com/1.json");
    const fetched = vi.fn(async (url: string) =>
      url.endsWith(".json")
        ? Response.json({ image: "https://nft.example.com/1.png" })
        : new Response(PNG, { headers: { "Content-Type": "image/png", "Set-Cookie": "a=b" } }),
    );
    vi.stubGlobal("fetch", fetched);
    const first = await pictureOf(MINTS.remote);
    expect(first.status).toBe(200);
    expect(new Uint8Array(await first.arrayBuffer())).toEqual(PNG);
    expect(first.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(first.headers.get("Cache-Control")).toContain("max-age=86400");
    expect(first.headers.has("Set-Cookie")).toBe(false);
    const askedFromHere = async () => {
      const before = fetched.mock.calls.length;
      expect((await pictureOf(MINTS.remote)).status).toBe(200);
      expect(fetched.mock.calls.length).toBe(before);
    };
    await vi.waitFor(askedFromHere, { timeout: 10_000 });
  });

  it("is drawn if the other server fails", async () => {
    await know(MINTS.broken, "https://nft.example.com/2.json");
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("nobody");
    });
    const response = await pictureOf(MINTS.broken);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  });
});

describe("a plan of a batch", () => {
  const wish = { batchKey: "12345678", action: "check-in", kind: "boost", collection: "genesis" };

  it("is answered only for a signed-in holder, from this site, for a pool that is set up", async () => {
    const { headers } = await openHolder("7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs");
    expect((await post("/api/nft-staking/plan", wish)).status).toBe(401);
    expect((await post("/api/nft-staking/plan", wish, { ...headers, Origin: "https://evil.example" })).status).toBe(
      403,
    );
    const answer = await post("/api/nft-staking/plan", wish, headers);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: "PoolNotSet" } });
  });

  it("is refused if the request is not a valid wish", async () => {
    const { headers } = await openHolder("GgPpTKg78vmzgDtP1DNn72CHAYjRdKY7AV6zgszoHCSa");
    const terms = { minWeightBps: "12000", minBaseWeightBps: "10000", maxFeeBps: "0" };
    const stakeWish = { ...wish, action: "stake", termDays: 90, ...terms };
    const bad = [
      {},
      { ...wish, action: "steal" },
      { ...wish, batchKey: "x" },
      { ...wish, mints: [] },
      { ...wish, mints: ["nobody"] },
      { ...stakeWish, termDays: 30 },
      { ...stakeWish, minWeightBps: "x" },
      { ...wish, action: "stake", termDays: 90 },
      { ...wish, action: "claim", place: 4 },
      { ...wish, action: "claim", place: 0, amountRaw: "-1" },
      { ...wish, more: true },
    ];
    for (const body of bad) {
      const answer = await post("/api/nft-staking/plan", body, headers);
      expect(await answer.json(), JSON.stringify(body)).toMatchObject({ error: { code: "InvalidInput" } });
    }
  });
});

describe("a survey", () => {
  const answers = { use: ["hold"], "check-in": "easy" };

  it("takes a holder's first answer, and nobody else's", async () => {
    const { address, headers } = await openHolder("9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin");
    expect((await post("/api/surveys/boost-2026-11", { answers })).status).toBe(401);
    const sent = await Promise.all([1, 2].map(() => post("/api/surveys/boost-2026-11", { answers }, headers)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await db.select().from(surveyAnswer).where(eq(surveyAnswer.walletAddress, address));
    expect(rows).toHaveLength(1);
    expect((await post("/api/surveys/boost-1999-01", { answers }, headers)).status).toBe(404);
    expect((await post("/api/surveys/nova-2026-11", { answers }, headers)).status).toBe(400);
    expect((await post("/api/surveys/boost-2026-11", { answers: { use: {} } }, headers)).status).toBe(400);
  });
});
