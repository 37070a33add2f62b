import { Keypair, VersionedTransaction } from "@solana/web3.js";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { anchorAuditLog, followAuditAnchor } from "~/domain/audit/anchor.server";
import { parseAnchor } from "~/domain/audit/anchor-memo";
import { findDayAnchor } from "~/domain/gear/day-anchors.server";
import { spellDay } from "~/domain/gear/day-memo";
import { commitDays } from "~/domain/gear/day-rows.server";
import { beginOfKoreanDay } from "~/domain/korean-day";
import { openChain } from "~/domain/solana/chain.server";
import { auditAnchor, gearDay } from "~db/schema";
import { type FakeCluster, fakeCluster } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { emptyGear, FIRST_DAY, gearDeps, openFirstDay } from "./gear-world";

const key = Keypair.fromSeed(new Uint8Array(32).fill(5));
const BEGIN = beginOfKoreanDay(FIRST_DAY);
const DAY_MS = 86_400_000;
let cluster: FakeCluster;
let nodes = 0;

const deps = (now: Date) => {
  const chain = openChain({ rpcUrls: [...cluster.nodes.keys()], fetch: cluster.fetch, timeoutMs: 50 });
  return { db, chain, key, now };
};
const before = (ms: number) => new Date(BEGIN.getTime() - ms);
const newest = async () => (await db.select().from(auditAnchor).orderBy(desc(auditAnchor.id)))[0];

function memosOf(anchor: Awaited<ReturnType<typeof newest>>): string[] {
  const bytes = Uint8Array.from(Buffer.from(anchor?.signedTransaction ?? "", "base64"));
  const { message } = VersionedTransaction.deserialize(bytes);
  const texts = message.compiledInstructions.map(({ data }) => new TextDecoder().decode(data));
  return texts.filter((text) => text.startsWith("punkvism"));
}

async function settle(now: Date, err: unknown = null): Promise<void> {
  cluster.land((await newest())?.signature ?? "", { err });
  cluster.pass(40);
  await followAuditAnchor(deps(now));
}

beforeEach(async () => {
  await emptyGear();
  cluster = fakeCluster([`http://gear-node-${++nodes}`]);
  cluster.accounts.set(key.publicKey.toBase58(), {
    ...{ owner: "11111111111111111111111111111111", lamports: 5_000_000, data: new Uint8Array() },
  });
  await openFirstDay();
});

test("a day is promised on the chain beside the head of the audit log, which stays the first memo", async () => {
  await anchorAuditLog(deps(before(DAY_MS)));
  const days = await db.select().from(gearDay).orderBy(gearDay.day);
  const [head, ...promised] = memosOf(await newest());
  expect(parseAnchor(head ?? "")).not.toBeNull();
  expect(promised).toEqual(days.map(spellDay));
  expect(promised[0]).toContain(FIRST_DAY);
  expect(await findDayAnchor(db, FIRST_DAY, BEGIN)).toBeNull();
  await settle(before(DAY_MS - 60_000));
  expect(await findDayAnchor(db, FIRST_DAY, BEGIN)).toEqual({ signature: (await newest())?.signature });
});

test("a memo that was not final before its day began promises nothing", async () => {
  await anchorAuditLog(deps(before(60_000)));
  await settle(BEGIN);
  expect(await findDayAnchor(db, FIRST_DAY, BEGIN)).toBeNull();
});

test("a day whose memo failed is in the next one, and a day that has begun is in none", async () => {
  await anchorAuditLog(deps(before(DAY_MS)));
  await settle(before(DAY_MS - 60_000), { InstructionError: [0, "Custom"] });
  await anchorAuditLog(deps(before(60 * 60_000)));
  expect(memosOf(await newest()).join()).toContain(` ${FIRST_DAY} `);
  await settle(before(30 * 60_000));
  expect(await findDayAnchor(db, FIRST_DAY, BEGIN)).not.toBeNull();
  await db.update(gearDay).set({ anchorSignature: null }).where(eq(gearDay.day, FIRST_DAY));
  await commitDays(gearDeps(BEGIN));
  await anchorAuditLog(deps(BEGIN));
  const texts = memosOf(await newest()).join();
  expect(texts).not.toContain(` ${FIRST_DAY} `);
  expect(texts).toContain(" 2026-11-25 ");
});

test("a day that is promised in a final block is not promised again", async () => {
  await anchorAuditLog(deps(before(DAY_MS)));
  await settle(before(DAY_MS - 60_000));
  await anchorAuditLog(deps(before(60_000)));
  expect(await db.$count(auditAnchor)).toBe(1);
});
