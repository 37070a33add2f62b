import { env, introspectWorkflowInstance } from "cloudflare:test";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  actionLog,
  backup,
  deadLog,
  indexerCursor,
  indexerReport,
  indexerTransaction,
  session,
  signInNonce,
  transactionIntent,
  user,
} from "~db/schema";
import stakingIdl from "~programs/idl/staking.json";
import { blockhashAt, type FakeCluster, fakeCluster } from "../fakes/rpc";
import { strike } from "./build";
import { db } from "./visitors";

/** The two cron lines of wrangler.toml, through the Worker's own `scheduled`. */
const MINUTE = "* * * * *";
const DAILY = "17 18 * * *";
const DAY_MS = 86_400_000;
/** The address of AUDIT_KEY in wrangler.toml, which pays for the memos of the audit log. */
const AUDITOR = "6G8ViHnry2kAcMPqUhQ1HYtH9TmgSUVkcU8euS8BQh5z";
const NOW = new Date("2026-11-21T18:17:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const address = () => bs58.encode(crypto.getRandomValues(new Uint8Array(32)));

let cluster: FakeCluster;

beforeEach(() => {
  // the address that vitest.worker.config.ts gives the Worker
  cluster = fakeCluster(["http://127.0.0.1:1"]);
  cluster.accounts.set(AUDITOR, { owner: "11111111111111111111111111111111", lamports: 1e9, data: new Uint8Array() });
  vi.stubGlobal("fetch", cluster.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("every day", () => {
  it("moves old logs to the archive without their network addresses, and keeps young ones", async () => {
    const [old, young] = [await logAt(daysAgo(91)), await logAt(daysAgo(89))];
    await strike(DAILY, NOW);
    expect(await db.select().from(actionLog).where(eq(actionLog.entryId, old))).toEqual([]);
    expect(await db.select().from(actionLog).where(eq(actionLog.entryId, young))).toHaveLength(1);
    const { LOG_ARCHIVE } = env as unknown as {
      LOG_ARCHIVE: {
        list(options: { prefix: string }): Promise<{ objects: { key: string }[] }>;
        get(key: string): Promise<{ text(): Promise<string> }>;
      };
    };
    const prefix = `logs/action/${daysAgo(91).toISOString().slice(0, 10)}/`;
    const { objects } = await LOG_ARCHIVE.list({ prefix });
    expect(objects).toHaveLength(1);
    const archived = await (await LOG_ARCHIVE.get(objects[0]!.key)).text();
    expect(JSON.parse(archived)).toMatchObject({ entryId: old, actionCd: "200_030_010_110_190" });
    expect(archived).not.toContain("203.0.113.77");
  });

  it("forgets dead log messages, sessions and sign-in attempts whose time is over, and no others", async () => {
    const kept = { dead: crypto.randomUUID(), session: crypto.randomUUID(), nonce: crypto.randomUUID() };
    const gone = { dead: crypto.randomUUID(), session: crypto.randomUUID(), nonce: crypto.randomUUID() };
    await endedAt(kept, daysAgo(0.9));
    await endedAt(gone, daysAgo(91));
    await strike(DAILY, NOW);
    const dead = (await db.select().from(deadLog)).map(({ messageId }) => messageId);
    const sessions = (await db.select().from(session)).map(({ idHash }) => idHash);
    const nonces = (await db.select().from(signInNonce)).map(({ nonce }) => nonce);
    expect([dead.includes(kept.dead), sessions.includes(kept.session), nonces.includes(kept.nonce)]).toEqual(
      Array(3).fill(true),
    );
    expect([dead.includes(gone.dead), sessions.includes(gone.session), nonces.includes(gone.nonce)]).toEqual(
      Array(3).fill(false),
    );
  });

  it("begins the check of D1 against the chain, which the following minutes continue", async () => {
    await strike(DAILY, NOW);
    const opened = await db.select().from(indexerReport);
    const names = ["coin-staking", "drop", "nft-staking", "vesting"];
    expect(opened.map(({ projection }) => projection).toSorted()).toEqual(names);
    expect(opened.every(({ day, finishedAt }) => day === "2026-11-21" && finishedAt === null)).toBe(true);
    await strike(MINUTE, NOW);
    const finished = await db.select().from(indexerReport);
    expect(finished.every(({ finishedAt, differing }) => finishedAt !== null && differing === 0)).toBe(true);
  });

  it("fails if one task fails, and carries out the others all the same", async () => {
    const old = crypto.randomUUID();
    await endedAt({ dead: old, session: old, nonce: old }, daysAgo(91));
    await logAt(daysAgo(92));
    const broken = vi.spyOn((env as unknown as { LOG_ARCHIVE: { put(): Promise<void> } }).LOG_ARCHIVE, "put");
    broken.mockRejectedValue(new Error("the archive is away"));
    await expect(strike(DAILY, NOW)).rejects.toThrow("the archive is away");
    broken.mockRestore();
    expect(await db.select().from(deadLog).where(eq(deadLog.messageId, old))).toEqual([]);
    await strike(DAILY, NOW);
  });
});

// the Workflow goes on by itself, and would write into the tables of the file after this one
afterAll(async () => {
  const nights = ["2026-11-21T18-17-00Z", "2026-11-23T18-17-00Z"];
  const isOver = async () =>
    expect((await db.select().from(backup)).map(({ id }) => id)).toEqual(expect.arrayContaining(nights));
  await vi.waitFor(isOver, { timeout: 20_000 });
});

it("makes a backup of D1 at night, in steps that break and are run again", async () => {
  const { BACK_UP, BACKUPS } = env as unknown as { BACK_UP: unknown; BACKUPS: { head(key: string): Promise<unknown> } };
  const night = new Date(NOW.getTime() + 2 * DAY_MS);
  const followed = await introspectWorkflowInstance(BACK_UP as never, "backup-2026-11-23T18-17-00Z");
  await followed.modify(async (m) => {
    await m.disableRetryDelays();
    for (const name of ["plan", "write 1", "finish"]) {
      await m.mockStepError({ name }, new Error("the machine went away"), 1);
    }
  });
  await strike(DAILY, night);
  await followed.waitForStatus("complete");
  await followed.dispose();
  expect(await BACKUPS.head("2026-11-23T18-17-00Z/manifest.json")).not.toBeNull();
  // the same night again begins no second one
  await strike(DAILY, night);
});

describe("every minute", () => {
  it("settles landed transactions that nobody follows, and ends those that were not signed in time", async () => {
    const signature = bs58.encode(crypto.getRandomValues(new Uint8Array(64)));
    const landed = await intent({ status: "sent", signature, signedTransaction: btoa("signed") });
    const unsigned = await intent({ status: "built", lastValidBlockHeight: 10 });
    const fresh = await intent({ status: "built", lastValidBlockHeight: 1_000_000 });
    cluster.land(signature);
    cluster.pass(40);
    await strike(MINUTE, new Date());
    expect(await statusOf(landed)).toBe("finalized");
    expect(await statusOf(unsigned)).toBe("expired");
    expect(await statusOf(fresh)).toBe("built");
  });

  it("changes nothing if the chain does not answer, and tries again a minute later", async () => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    cluster.nodes.get("http://127.0.0.1:1")!.trouble = "network";
    const unsigned = await intent({ status: "built", lastValidBlockHeight: 10 });
    await strike(MINUTE, new Date());
    expect(said).toHaveBeenCalledWith(expect.stringContaining('"event":"the chain did not answer"'));
    said.mockRestore();
    expect(await statusOf(unsigned)).toBe("built");
  });

  it("lists and records what our programs did since, and says how far it came", async () => {
    const program = stakingIdl.address;
    const signature = bs58.encode(crypto.getRandomValues(new Uint8Array(64)));
    cluster.land(signature, { instructions: [{ program, accounts: [], data: new Uint8Array([1]) }] });
    cluster.pass(40);
    await strike(MINUTE, new Date());
    const [listed] = await db.select().from(indexerTransaction).where(eq(indexerTransaction.signature, signature));
    expect(listed).toMatchObject({ program, state: "recorded" });
    const [cursor] = await db.select().from(indexerCursor).where(eq(indexerCursor.program, program));
    expect(cursor).toMatchObject({ signature, problem: null });
    expect(cursor?.slot).toBeGreaterThanOrEqual(cluster.landed.get(signature)!.slot);
  });

  it("does not do the daily work", async () => {
    const old = await logAt(daysAgo(93));
    await strike(MINUTE, NOW);
    expect(await db.select().from(actionLog).where(eq(actionLog.entryId, old))).toHaveLength(1);
  });
});

async function logAt(receivedAt: Date): Promise<string> {
  const entryId = crypto.randomUUID();
  const names = { menu1: "", menu2: "", menu3: "", title: "", pageName: "", pagePath: "", buttonName: "" };
  await db.insert(actionLog).values({
    entryId,
    actionCd: "200_030_010_110_190",
    ...names,
    triggerType: "click",
    uiType: "link",
    logLevel: 1,
    actionTime: receivedAt,
    walletAddress: "",
    userIp: "203.0.113.77",
    params: [],
    regId: "",
    receivedAt,
  });
  return entryId;
}

async function endedAt(ids: { dead: string; session: string; nonce: string }, at: Date): Promise<void> {
  const [userId, walletAddress] = [crypto.randomUUID(), address()];
  const attempt = { domain: "punkvism.test", method: "message", message: "" } as const;
  await db.insert(user).values({ id: userId, walletAddress, walletType: "phantom", createdAt: at, lastSeenAt: at });
  await db.insert(session).values({ idHash: ids.session, userId, walletAddress, createdAt: at, expiresAt: at });
  await db.insert(deadLog).values({ messageId: ids.dead, body: "{}", receivedAt: at });
  await db.insert(signInNonce).values({ nonce: ids.nonce, ...attempt, walletAddress, createdAt: at, expiresAt: at });
}

/** An intent that nobody has touched for an hour. */
async function intent(changes: Partial<typeof transactionIntent.$inferInsert>): Promise<string> {
  const id = crypto.randomUUID();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db.insert(transactionIntent).values({
    id,
    requestKey: crypto.randomUUID(),
    walletAddress: address(),
    kind: "claim",
    parameters: {},
    status: "built",
    message: "",
    preview: {},
    blockhash: blockhashAt(1),
    lifetime: "blockhash",
    lastValidBlockHeight: 2_000,
    createdAt: hourAgo,
    updatedAt: hourAgo,
    lookAt: changes.signature ? hourAgo : null,
    ...changes,
  });
  return id;
}

async function statusOf(id: string) {
  const [row] = await db.select().from(transactionIntent).where(eq(transactionIntent.id, id));
  return row?.status;
}
