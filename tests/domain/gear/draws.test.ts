import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { checkDay, type DayProof } from "~/domain/gear/day-proof";
import { revealDays } from "~/domain/gear/day-rows.server";
import type { PaidOrder } from "~/domain/gear/draw-rows.server";
import { findDayProof, findRates } from "~/domain/gear/proof.server";
import { gearDay, gearDraw } from "~db/schema";
import {
  checkDay as checkAlone,
  type PublishedDay,
  type ReadChain,
  ratesOf,
} from "../../../tools/gear/verify-gear.mjs";
import { testDatabase as db } from "../database";
import { drawn, emptyGear, FIRST_DAY, gearDeps, NOON, openFirstDay, paidOrder, REVEALED } from "./gear-world";

/** Ten crafted, ten enhanced and four evolved. */
const ORDERS: PaidOrder[] = [
  ...Array.from({ length: 10 }, (_, at) => paidOrder(at + 1)),
  ...Array.from({ length: 10 }, (_, at) => paidOrder(at + 11, { deed: "enhance", level: at + 1 })),
  ...(["common", "rare", "epic", "legendary"] as const).map((rarity, at) =>
    paidOrder(at + 21, { deed: "evolve", rarity }),
  ),
];

async function provenDay(): Promise<DayProof & { seed: string }> {
  for (const order of ORDERS) await drawn(order);
  await revealDays(gearDeps(REVEALED));
  const proof = await findDayProof(db, FIRST_DAY);
  if (!proof?.seed) return expect.fail("no proof");
  const text = `punkvism gear ${FIRST_DAY} seed ${proof.commitment} odds ${proof.oddsHash}`;
  return { ...proof, seed: proof.seed, memo: { signature: paidOrder(99).signature, text } };
}

/** What a node says of a day whose claims are true. */
const chainOf = (proof: PublishedDay): ReadChain => ({
  memo: { texts: ["punkvism audit log 1", proof.memo?.text ?? ""], blockTime: NOON.getTime() / 1_000 - 86_400 },
  payments: Object.fromEntries(
    proof.draws.map(({ signature, slot, blockTs, blockhash, reference }) => {
      return [signature, { slot, blockTime: blockTs, blockhash, accounts: ["payer", reference] }];
    }),
  ),
});

const differing = (checks: { claim: string; found: string | null }[]) =>
  checks.filter(({ found }) => found !== null).map(({ claim }) => claim);

beforeEach(async () => {
  await emptyGear();
  await openFirstDay();
});

describe("an order", () => {
  test("is drawn once: again with the same payment it finds what came of it", async () => {
    const first = await drawn(paidOrder(1));
    expect(await drawn(paidOrder(1), REVEALED)).toEqual(first);
    const both = await Promise.all([drawn(paidOrder(2)), drawn(paidOrder(2))]);
    expect(both[0]).toEqual(both[1]);
    expect(await db.$count(gearDraw)).toBe(2);
  });

  test.each<[string, Partial<PaidOrder>]>([
    ["another payment", { signature: paidOrder(5).signature }],
    ["another block", { blockhash: paidOrder(5).blockhash }],
    ["another deed", { asked: { deed: "enhance", level: 1 } }],
    ["another slot", { slot: 5 }],
  ])("is not drawn a second time from %s", async (_, change) => {
    const first = await drawn(paidOrder(1));
    await expect(drawn({ ...paidOrder(1), ...change })).rejects.toMatchObject({ code: "Conflict" });
    expect(await db.select().from(gearDraw)).toEqual([first]);
  });

  test("cannot take the payment of another", async () => {
    await drawn(paidOrder(1));
    await expect(drawn({ ...paidOrder(2), signature: paidOrder(1).signature })).rejects.toMatchObject({
      code: "Conflict",
    });
    expect(await db.$count(gearDraw)).toBe(1);
  });

  test("is decided by the day of its block in Korea, and by none that was not promised", async () => {
    const second = Date.parse(`${FIRST_DAY}T00:00:00Z`) / 1_000 - 9 * 3_600;
    expect((await drawn({ ...paidOrder(1), blockTs: second }))?.day).toBe(FIRST_DAY);
    expect((await drawn({ ...paidOrder(2), blockTs: second + 86_399 }))?.day).toBe(FIRST_DAY);
    expect(await drawn({ ...paidOrder(3), blockTs: second - 1 })).toBeNull();
    expect(await db.$count(gearDraw)).toBe(2);
  });

  test("keeps its result to itself in the proof until the seed is published", async () => {
    await drawn(paidOrder(1));
    expect(await findDayProof(db, FIRST_DAY)).toMatchObject({ seed: null, draws: [] });
    await revealDays(gearDeps(REVEALED));
    expect((await findDayProof(db, FIRST_DAY))?.draws).toHaveLength(1);
  });
});

describe("the proof of a day", () => {
  test("holds for the page and for the script, which share no code", async () => {
    const proof = await provenDay();
    expect(checkDay(proof)).toEqual({ day: [], draws: [] });
    expect(differing(checkAlone(proof, null))).toEqual([]);
    expect(differing(checkAlone(proof, chainOf(proof)))).toEqual([]);
    expect(new Set(proof.draws.map(({ result }) => result)).size).toBeGreaterThan(5);
  });

  test("counts each deed for the page and for the script", async () => {
    const proof = await provenDay();
    const rates = await findRates(db);
    const made = proof.draws.filter(({ deed }) => deed === "craft");
    expect(Object.values(rates.craft).reduce((sum, { count }) => sum + count, 0)).toBe(made.length);
    expect(rates.evolved).toBe(4);
    expect(rates.craft.common).toMatchObject({ of: 10, expectedParts: 5_400_000 });
    expect(ratesOf(proof)).toContain(`crafted common: ${rates.craft.common.count} of 10, expected 5.4`);
    expect(rates.chances).toEqual({ craft: null, enhance: null });
  });

  /** Every way to change one thing of the first draw, and the claim that the script names. */
  const CHANGES: [keyof PublishedDay["draws"][number], (value: never) => unknown, RegExp][] = [
    ["orderNumber", (value: number) => value + 1_000, /is decided by/],
    ["deed", () => "evolve", /came to/],
    ["target", () => "common", /came to/],
    ["reference", flipped, /has the reference/],
    ["signature", flipped, /is decided by/],
    ["slot", (value: number) => value + 1, /was paid in slot/],
    ["blockhash", flipped, /is decided by/],
    ["blockTs", (value: number) => value + 1, /at second/],
    ["digest", (value: string) => value.replace(/^../, (byte) => (byte === "00" ? "01" : "00")), /is decided by/],
    ["result", (value: string) => (value === "broom" ? "wrench" : "broom"), /came to/],
  ];

  test.each(CHANGES)(
    "whose draws have another %s is found by the script, which names the order",
    async (name, change, claim) => {
      const proof = await provenDay();
      const [first, ...others] = proof.draws;
      if (!first) return expect.fail("no draw");
      const changed = { ...first, [name]: change(first[name] as never) };
      const lie = { ...proof, draws: [changed, ...others] };
      // the node still says what is true
      const chain = chainOf(proof);
      const truth = { ...chain, payments: { [changed.signature]: null, ...chain.payments } };
      const named = differing(checkAlone(lie, truth));
      expect(named.join()).toMatch(claim);
      expect(named.every((text) => text.startsWith(`order ${changed.orderNumber}: `))).toBe(true);
    },
  );

  test.each<[string, (proof: DayProof & { seed: string }) => Partial<PublishedDay>, RegExp]>([
    ["another seed", ({ seed }) => ({ seed: seed.replace(/^../, "00") }), /seed fits/],
    ["another hash of its seed", () => ({ commitment: "0".repeat(64) }), /seed fits/],
    ["another hash of its odds", () => ({ oddsHash: "0".repeat(64) }), /odds have the hash/],
    [
      "other odds that add up",
      ({ odds }) => ({
        odds: {
          ...odds,
          craft: odds.craft.map(([id, of, parts], at) => [id, of, parts + ([1, -1][at] ?? 0)] as const),
        },
      }),
      /odds have the hash/,
    ],
    ["odds that do not add up", ({ odds }) => ({ odds: { ...odds, craft: odds.craft.slice(1) } }), /odds add up/],
    ["another memo", ({ memo }) => ({ memo: memo && { ...memo, text: `${memo.text}!` } }), /a memo on the chain/],
    ["no memo", () => ({ memo: null }), /a memo on the chain/],
    ["another day", () => ({ day: "2026-11-24" }), /was paid on this day/],
    ["a draw twice", ({ draws }) => ({ draws: [...draws, ...draws.slice(0, 1)] }), /was drawn once/],
  ])("with %s is found by the script", async (_, change, claim) => {
    const proof = await provenDay();
    expect(differing(checkAlone({ ...proof, ...change(proof) }, null)).join("\n")).toMatch(claim);
  });

  test("whose payment names another order is found by the script: a number cannot be chosen once the block is known", async () => {
    const proof = await provenDay();
    const [first] = proof.draws;
    if (!first) return expect.fail("no draw");
    const chain = chainOf(proof);
    const paid = chain.payments[first.signature];
    if (paid) paid.accounts = ["payer", proof.draws[1]?.reference ?? ""];
    expect(differing(checkAlone(proof, chain))).toEqual([
      `order ${first.orderNumber}: its payment names that reference`,
    ]);
  });

  test("whose memo the node does not have, or has from after the day began, is found by the script", async () => {
    const proof = await provenDay();
    const chain = chainOf(proof);
    expect(differing(checkAlone(proof, { ...chain, memo: null }))).toContain("the node has this memo");
    const late = { texts: chain.memo?.texts ?? [], blockTime: NOON.getTime() / 1_000 };
    expect(differing(checkAlone(proof, { ...chain, memo: late }))).toEqual(["it was written before the day began"]);
  });

  test.each<[string, Partial<typeof gearDraw.$inferInsert>, string]>([
    ["result", { result: "first-fire" }, "result"],
    ["digest", { digest: "0".repeat(64) }, "digest"],
    ["block", { blockhash: bs58.encode(new Uint8Array(32)) }, "digest"],
    ["day", { blockTs: 5 }, "day"],
  ])("of which somebody changed a %s in D1 is named by the page", async (_, change, fault) => {
    await provenDay();
    await db.update(gearDraw).set(change).where(eq(gearDraw.orderNumber, 21));
    const proof = await findDayProof(db, FIRST_DAY);
    expect(proof && checkDay(proof).draws).toEqual([{ orderNumber: 21, fault }]);
  });

  test("whose seed somebody changed in D1 is named by the page", async () => {
    await provenDay();
    await db.update(gearDay).set({ seed: "0".repeat(64) });
    const proof = await findDayProof(db, FIRST_DAY);
    expect(proof && checkDay(proof).day).toEqual(["commitment"]);
  });
});

/** The same base58 with one letter changed, of the same length in bytes. */
function flipped(text: string): string {
  return text.slice(0, -1) + (text.endsWith("2") ? "3" : "2");
}
