import { beforeEach, describe, expect, test } from "vitest";
import type { CheckName, Finding } from "~/domain/health/check";
import { keepCronRuns } from "~/domain/health/cron-runs.server";
import type { HealthDeps } from "~/domain/health/deps";
import { readHealth } from "~/domain/health/read-health.server";
import { CLOCK_ADDRESS } from "~/domain/solana/chain";
import {
  auditAnchor,
  auditEntry,
  backup,
  cronRun,
  deadLog,
  evmCursor,
  indexerCursor,
  indexerReport,
  migrationRecord,
  outbox,
  setting,
  stakingEvent,
  transactionIntent,
} from "~db/schema";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";
import { migrationRow } from "../migration/migration-row";
import { CHAIN_TS, COIN_POOL, DAY, keyOf, NOW, namePools, openWorld, type World } from "./health-world";

const MINUTE_MS = 60_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

let world: World;
let changes: Partial<HealthDeps>;

const checksOf = async (name: CheckName): Promise<Finding[]> =>
  (await readHealth(world.deps(changes))).filter((found) => found.name === name);
const check = async (name: CheckName, of = "") => (await checksOf(name)).find((found) => found.of === of);

beforeEach(async () => {
  for (const table of [
    ...[cronRun, deadLog, evmCursor, indexerCursor, indexerReport, migrationRecord],
    ...[outbox, setting, stakingEvent, transactionIntent],
  ]) {
    await db.delete(table);
  }
  await namePools();
  world = openWorld();
  changes = {};
});

describe("a node of Solana", () => {
  test("is bad if it does not answer, or is further behind the furthest one than the setting says", async () => {
    expect(await check("nodes", world.hostOf(1))).toMatchObject({ value: 0, state: "good" });
    world.node(1).behind = 151;
    expect(await check("nodes", world.hostOf(1))).toMatchObject({ value: 151, state: "bad" });
    world.node(1).behind = 150;
    expect(await check("nodes", world.hostOf(1))).toMatchObject({ state: "good" });
    await db.insert(setting).values({ key: "alert_node_slots", value: "100", updatedAt: NOW });
    expect(await check("nodes", world.hostOf(1))).toMatchObject({ state: "bad" });
    for (const trouble of ["network", "silent", { status: 502 }, { rpc: -32005 }] as const) {
      world.node(1).trouble = trouble;
      expect(await check("nodes", world.hostOf(1))).toMatchObject({ value: null, state: "bad" });
      expect(await check("cluster", world.hostOf(1))).toMatchObject({ state: "unread" });
    }
    expect(await check("nodes", world.hostOf(0))).toMatchObject({ state: "good" });
  });

  test("is bad if it belongs to another cluster than the environment", async () => {
    expect(await check("cluster", world.hostOf(0))).toMatchObject({ state: "good" });
    changes = { cluster: "devnet" };
    expect(await check("cluster", world.hostOf(0))).toMatchObject({ state: "bad", value: world.cluster.genesisHash });
    world.cluster.genesisHash = "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG";
    expect(await check("cluster", world.hostOf(0))).toMatchObject({ state: "good" });
    changes = { cluster: "local" };
    expect(await check("cluster", world.hostOf(0))).toMatchObject({ state: "bad" });
  });
});

describe("the funds of a pool", () => {
  const stream = () => check("runway", "boost.genesis.twig");
  const coins = () => check("runway", "coinPool");
  const stake = (amountRaw: bigint, daysAgo: bigint) =>
    db.insert(stakingEvent).values({
      ...{ signature: crypto.randomUUID(), eventIndex: 0, kind: "staked", walletAddress: "w", positionAddress: "p" },
      ...{ poolAddress: COIN_POOL.toBase58(), amountRaw, feeRaw: 0n, releasedRaw: 0n, termDays: 365, slot: 1 },
      blockTs: Number(CHAIN_TS - daysAgo * DAY),
    });

  test("a stream is bad once it can pay for fewer days than the setting says", async () => {
    expect(await stream()).toMatchObject({ value: 100, state: "good" });
    world.putNftPool({ days: 14n });
    expect(await stream()).toMatchObject({ value: 14, state: "good" });
    world.putNftPool({ days: 13n });
    expect(await stream()).toMatchObject({ value: 13, state: "bad" });
    world.putNftPool({ days: 0n });
    expect(await stream()).toMatchObject({ value: 0, state: "bad" });
  });

  test("a stream that is paid for up to its end is good, and one that has ended is not named", async () => {
    world.putNftPool({ days: 5n, endTs: CHAIN_TS + 4n * DAY });
    expect(await stream()).toMatchObject({ state: "good" });
    world.putNftPool({ days: 5n, endTs: CHAIN_TS });
    expect(await stream()).toBeUndefined();
  });

  test("for a bonus, every NFT is assumed to check in each day at the highest factor", async () => {
    world.putNftPool({ days: 20n, kind: "bonus" });
    expect(await stream()).toMatchObject({ value: 20, state: "good" });
    world.putNftPool({ days: 3n, kind: "bonus" });
    expect(await stream()).toMatchObject({ value: 3, state: "bad" });
  });

  test("the coin pool lasts as long as its free reward at the pace of the last thirty days", async () => {
    expect(await coins()).toMatchObject({ value: null, state: "good" });
    // 5 percent of 60,000 for a year: 3,000 in thirty days, so 100 a day
    await stake(60_000n, 10n);
    await stake(900_000n, 31n);
    expect(await coins()).toMatchObject({ value: 100, state: "good" });
    world.putCoinPool(1_300n);
    expect(await coins()).toMatchObject({ value: 13, state: "bad" });
    world.putCoinPool(0n);
    expect(await coins()).toMatchObject({ value: 0, state: "bad" });
  });

  test("cannot be read while no node answers, and nothing else is lost by it", async () => {
    for (const at of [0, 1]) world.node(at).trouble = "network";
    expect(await checksOf("runway")).toEqual([{ name: "runway", of: "", value: null, state: "unread" }]);
    expect(await check("minter")).toMatchObject({ state: "unread" });
    expect(await check("deadLetters")).toMatchObject({ state: "good" });
  });

  test("cannot be read if a node answers with other accounts than ours", async () => {
    world.cluster.accounts.get(CLOCK_ADDRESS)!.data = new Uint8Array();
    expect(await checksOf("runway")).toMatchObject([{ state: "unread" }]);
    expect(await check("minter")).toMatchObject({ state: "unread" });
  });

  test("are read with the minter's SOL in a single call", async () => {
    await readHealth(world.deps());
    const methods = world.cluster.calls.map(({ method }) => method).filter((method) => method.startsWith("getMult"));
    expect(methods).toEqual(["getMultipleAccounts"]);
  });
});

describe("a key that pays fees", () => {
  test("is bad below the setting, and not set up without its secret", async () => {
    expect(await check("minter")).toMatchObject({ value: 2_000_000_000n, state: "good" });
    world.putMinter(499_999_999);
    expect(await check("minter")).toMatchObject({ state: "bad" });
    expect(await check("operator")).toMatchObject({ value: 5n * 10n ** 18n, state: "good" });
    world.kaia.kei = 10n ** 18n - 1n;
    expect(await check("operator")).toMatchObject({ state: "bad" });
    world.kaia.isSilent = true;
    expect(await check("operator")).toMatchObject({ state: "unread" });
    changes = { payers: { minter: null, operator: null } };
    expect(await check("minter")).toMatchObject({ state: "unset" });
    expect(await check("operator")).toMatchObject({ state: "unset" });
  });

  test("that nobody has sent anything yet has no account, and is bad", async () => {
    changes = { payers: { minter: keyOf("nobody").toBase58(), operator: null } };
    expect(await check("minter")).toMatchObject({ value: 0n, state: "bad" });
  });
});

describe("our lists", () => {
  const report = (day: string, differing: number) =>
    db.insert(indexerReport).values({
      ...{ projection: "coin-staking", day, startedAt: NOW, finishedAt: NOW, after: "", compared: 5, differing },
      differences: [],
    });

  test("are bad if they are too far behind, or if something stops them", async () => {
    const program = STAKING_PROGRAM_ADDRESS.toBase58();
    const cursor = { program, signature: null, slot: 1_000, finalizedSlot: 1_000, seenAt: ago(180_000) };
    await db.insert(indexerCursor).values({ ...cursor, floorSlot: 0, listed: 0, revision: 0 });
    expect(await check("indexerLag", "staking")).toMatchObject({ value: 180, state: "good" });
    expect(await check("indexerProblem", "staking")).toMatchObject({ value: null, state: "good" });
    await db.update(indexerCursor).set({ seenAt: ago(181_000), problem: "NodeForgot", problemSince: NOW });
    expect(await check("indexerLag", "staking")).toMatchObject({ value: 181, state: "bad" });
    expect(await check("indexerProblem", "staking")).toMatchObject({ value: "NodeForgot", state: "bad" });
    expect(await check("indexerLag", "drop")).toMatchObject({ value: null, state: "good" });
  });

  test("the nightly check is bad if none has run lately, or if the last one found a difference", async () => {
    expect(await check("nightlyCheck")).toMatchObject({ value: null, state: "bad" });
    await report("2026-11-02", 0);
    expect(await check("nightlyCheck")).toMatchObject({ value: 0, state: "good" });
    await report("2026-11-03", 2);
    expect(await check("nightlyCheck")).toMatchObject({ value: 2, state: "bad" });
    await db.delete(indexerReport);
    await report("2026-10-31", 0);
    expect(await check("nightlyCheck")).toMatchObject({ value: null, state: "bad" });
  });

  test("the check of the former chain's lists is bad once something stops them", async () => {
    const cursor = { contracts: "", checkpoints: [], seenAt: NOW, problem: null, problemSince: null };
    await db.insert(evmCursor).values({ ...cursor, chainId: 8217, blockNumber: 90, finalBlock: 100 });
    expect(await check("formerChain", "8217")).toMatchObject({ value: 10, state: "good" });
    await db.update(evmCursor).set({ problem: "EvmChainUnavailable" });
    expect(await check("formerChain", "8217")).toMatchObject({ value: "EvmChainUnavailable", state: "bad" });
  });
});

describe("a new NFT of the migration", () => {
  const record = (id: number, change: Parameters<typeof migrationRow>[2]) =>
    db.insert(migrationRecord).values(migrationRow("0xa", id, { gateId: id, status: "minting", ...change }));

  test("is bad once it has waited for its confirmation for more than an hour", async () => {
    expect(await check("unconfirmedMint")).toMatchObject({ value: 0, state: "good" });
    await record(1, { mintedAt: ago(60 * MINUTE_MS) });
    await record(2, { mintedAt: ago(MINUTE_MS) });
    expect(await check("unconfirmedMint")).toMatchObject({ value: 60, state: "good" });
    await record(3, { mintedAt: ago(61 * MINUTE_MS) });
    expect(await check("unconfirmedMint")).toMatchObject({ value: 61, state: "bad" });
  });

  test("is not waited for once it is confirmed, or if its record has failed", async () => {
    const long = { mintedAt: ago(24 * 60 * MINUTE_MS) };
    await record(1, { ...long, status: "complete", closedAt: NOW });
    await record(2, { ...long, status: "failed", reason: "AlreadyMinted" });
    expect(await check("unconfirmedMint")).toMatchObject({ value: 0, state: "good" });
    await record(3, { ...long, reason: "OperatorWithoutCoins" });
    expect(await check("unconfirmedMint")).toMatchObject({ state: "bad" });
  });
});

describe("the Worker's own work", () => {
  const mail = { kind: "code", language: "en" as const, recipient: "a@example.org", values: "{}", dueAt: NOW };

  test("a message that could not be stored is bad", async () => {
    expect(await check("deadLetters")).toMatchObject({ value: 0, state: "good" });
    await db.insert(deadLog).values({ messageId: "a", body: "[]", receivedAt: NOW });
    expect(await check("deadLetters")).toMatchObject({ value: 1, state: "bad" });
  });

  test("a mail that failed is bad while it can be sent again", async () => {
    await db.insert(outbox).values([
      { ...mail, id: "sent", status: "sent", createdAt: NOW },
      { ...mail, id: "old", status: "failed", createdAt: ago(25 * 60 * MINUTE_MS) },
    ]);
    expect(await check("failedMails")).toMatchObject({ value: 0, state: "good" });
    await db.insert(outbox).values({ ...mail, id: "failed", status: "failed", createdAt: ago(MINUTE_MS) });
    expect(await check("failedMails")).toMatchObject({ value: 1, state: "bad" });
  });

  test("a mail that waits too long is bad, except on the local machine", async () => {
    await db.insert(outbox).values({ ...mail, id: "waiting", status: "queued", createdAt: ago(30 * MINUTE_MS) });
    expect(await check("waitingMails")).toMatchObject({ value: 30, state: "good" });
    await db.insert(outbox).values({ ...mail, id: "older", status: "queued", createdAt: ago(31 * MINUTE_MS) });
    expect(await check("waitingMails")).toMatchObject({ value: 31, state: "bad" });
    changes = { sendsMails: false };
    expect(await check("waitingMails")).toMatchObject({ state: "unset" });
  });

  test("a task of cron is bad if it has not ended well for too long, and a daily one if it failed", async () => {
    const run = (cron: "daily" | "every minute", task: string, at: Date, errorId: string | null = null) =>
      keepCronRuns({ db, now: at }, { cron, ms: 5, runs: [{ task, errorId }] });
    await run("every minute", "indexChain", ago(10 * MINUTE_MS));
    await run("every minute", "indexChain", ago(MINUTE_MS), "error-1");
    await run("daily", "startChecks", ago(26 * 60 * MINUTE_MS));
    expect(await check("crons", "indexChain")).toMatchObject({ value: 10, state: "good" });
    expect(await check("crons", "startChecks")).toMatchObject({ value: 1560, state: "good" });
    await run("daily", "startChecks", NOW, "error-2");
    expect(await check("crons", "startChecks")).toMatchObject({ state: "bad" });
    await run("daily", "startChecks", NOW);
    expect(await check("crons", "startChecks")).toMatchObject({ state: "good" });
    await db.update(cronRun).set({ okAt: ago(11 * MINUTE_MS) });
    expect(await check("crons", "indexChain")).toMatchObject({ value: 11, state: "bad" });
    await db.update(cronRun).set({ okAt: null });
    expect(await check("crons", "indexChain")).toMatchObject({ value: null, state: "bad" });
    // a task that the line no longer has is forgotten
    await run("every minute", "another", NOW);
    expect((await checksOf("crons")).map(({ of }) => of)).toEqual(["another", "startChecks"]);
  });

  test("transactions are bad if their end stays unknown, or if too many of the last hour failed", async () => {
    const intent = (status: "sent" | "finalized" | "failed", minutesAgo: number) => {
      const at = ago(minutesAgo * MINUTE_MS);
      const id = crypto.randomUUID();
      return db.insert(transactionIntent).values({
        ...{ id, requestKey: id, walletAddress: "w", kind: "claim", parameters: {}, status, message: "", preview: {} },
        ...{
          lifetime: "blockhash",
          blockhash: "b",
          lastValidBlockHeight: 1,
          signature: id,
          createdAt: at,
          updatedAt: at,
        },
      });
    };
    await intent("sent", 9);
    expect(await check("openTransactions")).toMatchObject({ value: 0, state: "good" });
    await intent("sent", 11);
    expect(await check("openTransactions")).toMatchObject({ value: 1, state: "bad" });
    for (let count = 0; count < 2; count++) await intent("finalized", 30);
    for (let count = 0; count < 2; count++) await intent("failed", 30);
    expect(await check("failedTransactions")).toMatchObject({ value: null, state: "good" });
    await intent("finalized", 30);
    expect(await check("failedTransactions")).toMatchObject({ value: 40, state: "bad" });
    for (let count = 0; count < 2; count++) await intent("finalized", 30);
    await intent("failed", 61);
    expect(await check("failedTransactions")).toMatchObject({ value: 29, state: "good" });
  });

  test("the size of the database is in megabytes", async () => {
    expect(await check("databaseSize")).toMatchObject({ state: "good" });
    expect(Number((await check("databaseSize"))?.value)).toBeGreaterThan(0);
  });
});

describe("what would be needed after a disaster", () => {
  const entry = {
    seq: 4,
    hash: "b",
    previousHash: "a",
    at: NOW,
    actor: "",
    ipAddress: "",
    action: "",
    noun: "",
    key: "",
  };
  const memo = (seq: number, status: "final" | "sent" | "failed", signedAt: Date) => ({
    ...{ seq, status, signedAt, hash: "b", signer: "", signature: `${seq}`, signedTransaction: "", lastBlockHeight: 1 },
  });

  beforeEach(async () => {
    for (const table of [auditAnchor, auditEntry, backup]) await db.delete(table);
  });

  test("is not set up without the key of the memos, and good while the log is empty", async () => {
    expect(await check("auditAnchor")).toMatchObject({ value: null, state: "good" });
    changes = { anchorsAuditLog: false };
    expect(await check("auditAnchor")).toMatchObject({ state: "unset" });
  });

  test("is bad if the log has entries that no memo of the last two days covers", async () => {
    await db.insert(auditEntry).values(entry);
    expect(await check("auditAnchor")).toMatchObject({ value: null, state: "bad" });
    await db.insert(auditAnchor).values([memo(3, "final", ago(47 * 60 * MINUTE_MS)), memo(4, "failed", NOW)]);
    expect(await check("auditAnchor")).toMatchObject({ value: 1, state: "good" });
    await db.update(auditAnchor).set({ signedAt: ago(48 * 60 * MINUTE_MS) });
    expect(await check("auditAnchor")).toMatchObject({ value: 2, state: "bad" });
    await db.update(auditAnchor).set({ status: "final" });
    expect(await check("auditAnchor")).toMatchObject({ value: 2, state: "good" });
  });

  test("is bad without a backup of the last two days", async () => {
    expect(await check("backup")).toMatchObject({ value: null, state: "bad" });
    const finished = { sha256: "", rows: 1, bytes: 1 };
    await db.insert(backup).values({ ...finished, id: "a", finishedAt: ago(48 * 60 * MINUTE_MS) });
    expect(await check("backup")).toMatchObject({ value: 2, state: "bad" });
    await db.insert(backup).values({ ...finished, id: "b", finishedAt: ago(30 * 60 * MINUTE_MS) });
    expect(await check("backup")).toMatchObject({ value: 1, state: "good" });
  });
});
