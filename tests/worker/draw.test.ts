import { env } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { commitmentOf, drawWinners, hashEntrants, sortedEntrants } from "~/domain/draws/draw-winners";
import { openDatabase } from "~db/client";
import { draw } from "~db/schema";
import { checkProof } from "../../tools/draw/verify-draw.mjs";
import { ask } from "./build";
import { SITE } from "./visitors";

const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
const SORTED = sortedEntrants(Array.from({ length: 12 }, (_, at) => `wallet-${at + 11}`));
const seed = new Uint8Array(32).fill(9);
const BLOCK = { slot: 102, blockhash: "4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM" };
const AT = new Date("2026-11-20T01:00:00Z");
const PROMISED = {
  ...{ entrants: SORTED.join("\n"), entrantCount: 12, entrantsHash: hashEntrants(SORTED), winnerCount: 3 },
  ...{ commitment: commitmentOf(seed), slot: 100, drawAt: AT, proposer: "operator@example.org", createdAt: AT },
};
// the same entrants are drawn once only
const OTHERS = sortedEntrants([...SORTED, "wallet-99"]);
const OF_OTHERS = { entrants: OTHERS.join("\n"), entrantCount: 13, entrantsHash: hashEntrants(OTHERS) };
const winners = drawWinners({ sorted: SORTED, winnerCount: 3, seed, blockhash: BLOCK.blockhash });
const SEED = Buffer.from(seed).toString("hex");
const DECIDED = { winners: winners.join("\n"), blockSlot: BLOCK.slot, blockhash: BLOCK.blockhash, seed: SEED };

const read = (path: string) => ask(new Request(SITE + path), { SITE_ORIGIN: SITE });

beforeAll(async () => {
  await db.insert(draw).values([
    // the row already has what decides the draw, so that only the pages keep it from somebody who looks before the draw
    { id: "planned", title: "Planned", ...PROMISED, ...OF_OTHERS, ...DECIDED },
    { id: "drawn", title: "Drawn", ...PROMISED, ...DECIDED, drawnAt: AT },
  ]);
});

it.each(["eng", "kor", "idn"])(
  "shows what was promised of a draw, and neither seed nor winner before it, in %s",
  async (at) => {
    const response = await read(`/${at}/draw/planned`);
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const shown of [PROMISED.commitment, OF_OTHERS.entrantsHash]) expect(html).toContain(shown);
    for (const hidden of [...winners, SEED, BLOCK.blockhash]) expect(html).not.toContain(hidden);
  },
);

it.each(["eng", "kor", "idn"])("shows winners, seed and block afterwards, in %s", async (at) => {
  const html = await (await read(`/${at}/draw/drawn`)).text();
  for (const shown of [...winners, BLOCK.blockhash, SEED]) expect(html).toContain(shown);
});

it("gives a file by which anybody can check it", async () => {
  const response = await read("/eng/draw/drawn/proof.json");
  expect(response.headers.get("Content-Type")).toContain("application/json");
  const checks = checkProof(JSON.parse(await response.text()), BLOCK);
  expect(checks.filter(({ found }) => found !== null)).toEqual([]);
  expect(JSON.parse(await (await read("/eng/draw/planned/proof.json")).text())).toMatchObject({
    ...{ seed: null, winners: null, blockhash: null, blockSlot: null },
  });
});

it("knows no other draw", async () => {
  expect((await read("/eng/draw/no-such-draw")).status).toBe(404);
  expect((await read("/eng/draw/no-such-draw/proof.json")).status).toBe(404);
});
