import { env } from "cloudflare:test";
import bs58 from "bs58";
import { beforeAll, expect, it } from "vitest";
import { commitmentOf } from "~/domain/draws/draw-winners";
import { hashOdds, spellOdds } from "~/domain/gear/odds";
import { FIRST_ODDS, gearOddsSchema } from "~/domain/gear/odds-input";
import { digestOf, outcomeOf } from "~/domain/gear/outcome";
import { openDatabase } from "~db/client";
import { auditAnchor, gearDay, gearDraw, gearOdds } from "~db/schema";
import { checkDay } from "../../tools/gear/verify-gear.mjs";
import { ask } from "./build";
import { SITE } from "./visitors";

const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
const odds = gearOddsSchema.parse(FIRST_ODDS);
const seed = new Uint8Array(32).fill(9);
const SEED = Buffer.from(seed).toString("hex");
const AT = new Date("2026-01-01T00:00:00Z");
const MEMO = "5".repeat(88);
const ORDER = {
  orderNumber: 17,
  signature: bs58.encode(new Uint8Array(64).fill(7)),
  blockhash: bs58.encode(new Uint8Array(32).fill(8)),
};
const digest = digestOf({ ...ORDER, seed });
const result = outcomeOf(digest, { deed: "craft" }, odds);
const promised = { oddsFrom: "2026-01-03", oddsHash: hashOdds(odds), commitment: commitmentOf(seed), committedAt: AT };

const read = (path: string) => ask(new Request(SITE + path), { SITE_ORIGIN: SITE });

beforeAll(async () => {
  await db.insert(gearOdds).values([
    {
      validFrom: "2026-01-03",
      odds: spellOdds(odds),
      hash: hashOdds(odds),
      publishedBy: "op@example.org",
      publishedAt: AT,
    },
    {
      ...{ validFrom: "2099-01-03", odds: spellOdds(odds), hash: hashOdds(odds) },
      ...{ publishedBy: "op@example.org", publishedAt: AT },
    },
  ]);
  await db.insert(auditAnchor).values({
    ...{ seq: 1, hash: "0".repeat(64), signer: "x", signature: MEMO, signedTransaction: "", lastBlockHeight: 1 },
    ...{ status: "final", signedAt: AT, settledAt: AT },
  });
  await db.insert(gearDay).values([
    { day: "2026-01-03", ...promised, anchorSignature: MEMO, seed: SEED, revealedAt: AT },
    { day: "2026-01-04", ...promised },
  ]);
  const drawn = { deed: "craft" as const, target: "", slot: 5, digest: Buffer.from(digest).toString("hex"), result };
  const blockTs = Date.parse("2026-01-03T03:00:00Z") / 1_000;
  await db.insert(gearDraw).values({ ...ORDER, ...drawn, day: "2026-01-03", blockTs, drawnAt: AT });
});

it.each(["eng", "kor", "idn"])("shows odds with their history and every day, in %s", async (at) => {
  const response = await read(`/${at}/proof/gear`);
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const shown of ["2026-01-03", "2099-01-03", "2026-01-04", promised.commitment, promised.oddsHash])
    expect(html).toContain(shown);
  // 45,000 of a million
  expect(html).toMatch(/4[.,]5%/);
});

it.each(["eng", "kor", "idn"])("shows a day that is over with its seed and its draws, in %s", async (at) => {
  const response = await read(`/${at}/proof/gear/2026-01-03`);
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const shown of [SEED, MEMO, ORDER.signature, Buffer.from(digest).toString("hex")]) expect(html).toContain(shown);
  expect(html).not.toContain("notice-danger");
});

it.each(["eng", "kor", "idn"])("shows no seed of a day that is not over, in %s", async (at) => {
  const html = await (await read(`/${at}/proof/gear/2026-01-04`)).text();
  expect(html).toContain(promised.commitment);
  expect(html).not.toContain(SEED);
});

it("says on the page of a day that a draw does not follow", async () => {
  await db.update(gearDraw).set({ result: "somethingElse" });
  const html = await (await read("/eng/proof/gear/2026-01-03")).text();
  await db.update(gearDraw).set({ result });
  expect(html).toContain("1 draw does not follow");
});

it("gives a file by which the script checks the day", async () => {
  const response = await read("/eng/proof/gear/2026-01-03/day.json");
  expect(response.headers.get("Content-Type")).toContain("application/json");
  const checks = checkDay(JSON.parse(await response.text()), null);
  expect(checks.filter(({ found }) => found !== null)).toEqual([]);
  expect(checks).toHaveLength(9);
  expect(JSON.parse(await (await read("/eng/proof/gear/2026-01-04/day.json")).text())).toMatchObject({
    seed: null,
    draws: [],
  });
});

it("knows no other day, and no page of a list that is spelled wrongly", async () => {
  for (const path of ["2026-01-05", "tomorrow", "2026-01-05/day.json"])
    expect((await read(`/eng/proof/gear/${path}`)).status).toBe(404);
  expect((await read("/eng/proof/gear?before=x")).status).toBe(404);
  expect((await read("/eng/proof/gear/2026-01-03?after=-1")).status).toBe(404);
});
