import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { commitDraw, drawDue } from "~/domain/draws/commands.server";
import type { DrawDeps } from "~/domain/draws/deps";
import type { DrawInput } from "~/domain/draws/input";
import { findDraw, proofOf } from "~/domain/draws/queries.server";
import { listSource } from "~/domain/jobs/list-source.server";
import { AppError } from "~/errors";
import { auditEntry, draw } from "~db/schema";
import { checkProof, type DrawProof } from "../../../tools/draw/verify-draw.mjs";
import { testDatabase as db } from "../database";
import { dieAt } from "../dying";
import { addressOf, NO_ASSETS, openWorld, SEED } from "../jobs/job-world";

vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

const NOW = new Date("2026-11-20T00:06:00Z");
const DRAW_AT = new Date("2026-11-20T01:00:00Z");
const LATER = new Date("2026-11-20T01:01:00Z");
const LIST = Array.from({ length: 30 }, (_, at) => addressOf(at + 1));
const INPUT: DrawInput = {
  ...{ title: "Thirty", winnerCount: 3, drawAt: DRAW_AT, source: "list", of: "" },
  list: LIST.join("\n"),
};

type Block = { slot: number; blockhash: string } | null;

/** Nodes whose latest final slot is 1,000, and which name these blocks; an Error is a node that does not answer. */
function depsOf(blocks: (Block | Error)[], now = LATER): DrawDeps {
  const nodes = blocks.map((block) => ({
    getFinalizedHeight: async () => ({ slot: 1_000, blockHeight: 900 }),
    findBlockFrom: async () => {
      if (block instanceof Error) throw block;
      return block;
    },
  }));
  return { db, nodes, nodesNeeded: 2, seed: SEED, now };
}

const BLOCK = { slot: 10_000, blockhash: addressOf(77) };
const DOWN = new AppError("ChainUnavailable");

async function committed(input: Partial<DrawInput> = {}): Promise<string> {
  const { staff } = await openWorld();
  const actor = { staff: { ...staff, provenAt: NOW }, ipAddress: "203.0.113.7" };
  return commitDraw({ ...depsOf([BLOCK, BLOCK], NOW), assets: NO_ASSETS, actor }, { ...INPUT, ...input });
}
const rowOf = async (id: string) => (await findDraw(db, id)) ?? expect.fail("no such draw");

beforeEach(async () => {
  await db.delete(draw);
});

test("a draw names its slot and the hash of its seed at once, and its seed and winners only afterwards", async () => {
  const id = await committed();
  const before = proofOf(await rowOf(id));
  // an hour less six minutes of 0.4 seconds each
  expect(before).toMatchObject({ slot: 1_000 + 8_100, winnerCount: 3, seed: null, winners: null, blockhash: null });
  expect(await listSource({ db, assets: NO_ASSETS }, "draw", id)).toEqual([]);
  await drawDue(depsOf([BLOCK, BLOCK], NOW));
  expect((await rowOf(id)).winners).toBeNull();
  await drawDue(depsOf([BLOCK, BLOCK]));
  const proof = proofOf(await rowOf(id)) as DrawProof;
  expect(proof.winners).toHaveLength(3);
  expect(checkProof(proof, BLOCK).filter(({ found }) => found !== null)).toEqual([]);
  expect(await listSource({ db, assets: NO_ASSETS }, "draw", id)).toEqual(proof.winners);
});

test("the same entrants are drawn once, even with another title, order or number of winners", async () => {
  await committed();
  const again = { title: "Once more", winnerCount: 4, list: [...LIST].reverse().join("\n") };
  await expect(committed(again)).rejects.toMatchObject({ code: "DrawnBefore" });
  await committed({ list: LIST.slice(1).join("\n") });
});

test.each([
  [1_001, "ChainUnavailable"],
  [Number.MAX_SAFE_INTEGER - 1_000, "ChainUnavailable"],
  [1_000, null],
])(
  "with a node that is %i slots ahead of another, a draw is promised only if they are at most 1,000 slots apart",
  async (ahead, code) => {
    const [near, far] = depsOf([BLOCK, BLOCK], NOW).nodes;
    const lying = { ...far, getFinalizedHeight: async () => ({ slot: 1_000 + ahead, blockHeight: 900 }) };
    const nodes = [near, lying] as DrawDeps["nodes"];
    const { staff } = await openWorld();
    const actor = { staff: { ...staff, provenAt: NOW }, ipAddress: "203.0.113.7" };
    const asked = commitDraw({ ...depsOf([], NOW), nodes, assets: NO_ASSETS, actor }, INPUT);
    if (code) await expect(asked).rejects.toMatchObject({ code });
    else expect((await rowOf(await asked)).slot).toBe(2_000 + 8_100);
  },
);

test("it takes place once, whatever a node says later", async () => {
  const id = await committed();
  await drawDue(depsOf([BLOCK, BLOCK]));
  const { winners } = await rowOf(id);
  const other = { slot: 10_001, blockhash: addressOf(78) };
  await drawDue(depsOf([other, other]));
  expect((await rowOf(id)).winners).toBe(winners);
});

test("two runs of cron at once draw once, even if nodes tell them different blocks", async () => {
  const id = await committed();
  const other = { slot: 10_001, blockhash: addressOf(78) };
  await Promise.all([drawDue(depsOf([BLOCK, BLOCK])), drawDue(depsOf([other, other]))]);
  const row = await rowOf(id);
  expect(row.winners?.split("\n")).toHaveLength(3);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.key, id)).orderBy(auditEntry.seq);
  expect(entries.map(({ action }) => action)).toEqual(["draw.commit", "draw.draw"]);
  expect(entries[1]?.after).toContain(row.blockhash);
  expect(await listSource({ db, assets: NO_ASSETS }, "draw", id)).toEqual(row.winners?.split("\n"));
});

test("draws that two members of staff publish at the same moment are each promised, and each take place", async () => {
  const { staff } = await openWorld();
  const actor = { staff: { ...staff, provenAt: NOW }, ipAddress: "203.0.113.7" };
  const deps = { ...depsOf([BLOCK, BLOCK], NOW), assets: NO_ASSETS, actor };
  const list = LIST.slice(1).join("\n");
  const inputs = [{ winnerCount: 1 }, { winnerCount: 2, list }];
  const ids = await Promise.all(inputs.map((input) => commitDraw(deps, { ...INPUT, ...input })));
  await drawDue(depsOf([BLOCK, BLOCK]));
  const drawn = await Promise.all(ids.map((id) => listSource({ db, assets: NO_ASSETS }, "draw", id)));
  expect(drawn.map(({ length }) => length)).toEqual([1, 2]);
});

describe.each(["before", "after"] as const)("a Worker that stops %s a call", (when) => {
  test("publishes a draw with its promise or none at all", async () => {
    const { staff } = await openWorld();
    const actor = { staff: { ...staff, provenAt: NOW }, ipAddress: "203.0.113.7" };
    for (let step = 1; ; step++) {
      await db.delete(draw);
      const death = dieAt(step, when);
      const deps = { ...depsOf([BLOCK, BLOCK], NOW), db: death.watch(db), assets: NO_ASSETS, actor };
      await commitDraw(deps, INPUT).catch(() => {});
      const published = await db.select().from(draw);
      await drawDue(depsOf([BLOCK, BLOCK]));
      for (const { id } of published) expect((await rowOf(id)).winners).not.toBeNull();
      if (death.hasDied()) continue;
      expect(published).toHaveLength(1);
      expect(step).toBeGreaterThan(2);
      break;
    }
  });

  test("draws once, with its result in the log, as soon as cron runs again", async () => {
    for (let step = 1; ; step++) {
      await db.delete(draw);
      const id = await committed();
      const death = dieAt(step, when);
      await drawDue({ ...depsOf([BLOCK, BLOCK]), db: death.watch(db) }).catch(() => {});
      await drawDue(depsOf([BLOCK, BLOCK]));
      expect(await listSource({ db, assets: NO_ASSETS }, "draw", id)).toHaveLength(3);
      const drawn = and(eq(auditEntry.key, id), eq(auditEntry.action, "draw.draw"));
      expect([step, await db.$count(auditEntry, drawn)]).toEqual([step, 1]);
      if (!death.hasDied()) {
        expect(step).toBeGreaterThan(3);
        break;
      }
    }
  });
});

test("two draws have seeds of their own", async () => {
  const [one, other] = [await committed(), await committed({ list: LIST.slice(1).join("\n") })];
  expect((await rowOf(one)).commitment).not.toBe((await rowOf(other)).commitment);
});

describe("nothing is drawn", () => {
  test.each<[string, (Block | Error)[]]>([
    ["while a node has no block from the slot on", [BLOCK, null]],
    ["if the nodes name different blocks", [BLOCK, { ...BLOCK, blockhash: addressOf(78) }]],
    ["if the nodes name different slots", [BLOCK, { ...BLOCK, slot: 10_001 }]],
    ["if fewer nodes answer than are needed", [BLOCK, DOWN]],
    [
      "from a block before the slot",
      [
        { ...BLOCK, slot: 9_000 },
        { ...BLOCK, slot: 9_000 },
      ],
    ],
  ])("%s", async (_, blocks) => {
    const id = await committed();
    await drawDue(depsOf(blocks));
    expect((await rowOf(id)).drawnAt).toBeNull();
    await drawDue(depsOf([BLOCK, BLOCK]));
    expect((await rowOf(id)).drawnAt).not.toBeNull();
  });

  test.each<[string, Partial<typeof draw.$inferInsert>]>([
    ["an entrant was added in D1", { entrants: [...LIST, addressOf(50)].sort().join("\n") }],
    ["more winners were written into D1", { winnerCount: 4 }],
    ["another slot was written into D1", { slot: 9_000 }],
    ["another commitment was written into D1", { commitment: "0".repeat(64) }],
  ])("if %s", async (_, change) => {
    const id = await committed();
    await db.update(draw).set(change).where(eq(draw.id, id));
    await drawDue(depsOf([BLOCK, BLOCK]));
    expect((await rowOf(id)).drawnAt).toBeNull();
  });

  test("with another secret", async () => {
    const id = await committed();
    await drawDue({ ...depsOf([BLOCK, BLOCK]), seed: new Uint8Array(32).fill(1) });
    expect((await rowOf(id)).drawnAt).toBeNull();
  });
});

test("winners that were changed in D1 are paid by no job", async () => {
  const id = await committed();
  await drawDue(depsOf([BLOCK, BLOCK]));
  await db
    .update(draw)
    .set({ winners: LIST.slice(0, 3).join("\n") })
    .where(eq(draw.id, id));
  expect(await listSource({ db, assets: NO_ASSETS }, "draw", id)).toEqual([]);
});

test.each<[string, Partial<DrawInput>]>([
  ["a time in four minutes", { drawAt: new Date(NOW.getTime() + 4 * 60_000) }],
  ["a time in two months", { drawAt: new Date(NOW.getTime() + 60 * 86_400_000) }],
  ["more winners than entrants", { winnerCount: 31 }],
  ["nobody to draw from", { list: "" }],
])("refuses %s", async (_, input) => {
  await expect(committed(input)).rejects.toMatchObject({ code: "InvalidInput" });
  expect(await db.select().from(draw)).toEqual([]);
});

test("asks for a fresh proof, and writes the promise and the result into the audit log", async () => {
  const { staff } = await openWorld();
  const actor = { staff: { ...staff, provenAt: new Date(0) }, ipAddress: "203.0.113.7" };
  await expect(commitDraw({ ...depsOf([BLOCK, BLOCK], NOW), assets: NO_ASSETS, actor }, INPUT)).rejects.toMatchObject({
    code: "ProofNeeded",
  });
  const id = await committed();
  await drawDue(depsOf([BLOCK, BLOCK]));
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.key, id)).orderBy(auditEntry.seq);
  expect(entries.map(({ action }) => action)).toEqual(["draw.commit", "draw.draw"]);
});
