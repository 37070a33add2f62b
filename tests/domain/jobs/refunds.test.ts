import { PublicKey, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob, type JobDeed } from "~/domain/jobs/commands.server";
import { readPayers } from "~/domain/jobs/funding.server";
import { findJob, type JobRow } from "~/domain/jobs/job-rows.server";
import { neededOf } from "~/domain/jobs/statuses";
import type { Chain } from "~/domain/solana/chain";
import { jobFunding, jobItem, jobTransaction } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET } from "../staff/staff";
import { addressOf, bringToEnd, MINT, openWorld, REFUND, rowsOf, SEED, startedJob, type World } from "./job-world";

/** What is left goes back to those who paid it, whatever the draft says, and what cannot go back keeps nothing else. */

const TREASURY = addressOf(500);
const STRANGER = addressOf(501);
let world: World;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  world = await openWorld();
  for (const address of [TREASURY, STRANGER]) world.ledger.giveLamports(address, 5_000_000n);
});

async function ask(id: string, deed: JobDeed): Promise<JobRow> {
  const row = await findJob(db, id);
  const actor = { staff: { ...world.staff, provenAt: world.deps.now() }, ipAddress: "203.0.113.7" };
  return changeJob(
    { db, now: world.deps.now(), actor, seed: SEED, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
    { id, version: row?.version ?? -1, deed },
  );
}

/** A job whose wallet the treasury has filled, not the wallet that its draft names. */
async function paidByTreasury(count = 5): Promise<JobRow> {
  const row = await startedJob(world, { rows: rowsOf(count), isFunded: false });
  const { coinRaw, lamports } = neededOf(row);
  world.ledger.giveCoins(row.wallet, MINT, coinRaw, TREASURY);
  world.ledger.giveLamports(row.wallet, lamports, TREASURY);
  return row;
}

test("a job that is cancelled pays its coins and SOL back to whoever paid, not to the address of the draft", async () => {
  const { id, totalRaw, wallet } = await paidByTreasury();
  const [before, expected] = [world.ledger.lamportsOf(TREASURY), world.ledger.lamportsOf(REFUND)];
  await ask(id, "cancel");
  const row = await bringToEnd(world, id);
  expect(row.closedAt).not.toBeNull();
  expect(world.ledger.coinsOf(TREASURY, MINT)).toBe(totalRaw);
  expect(world.ledger.coinsOf(REFUND, MINT)).toBe(0n);
  expect(world.ledger.lamportsOf(REFUND)).toBe(expected);
  expect(world.ledger.lamportsOf(TREASURY)).toBeGreaterThan(before);
  expect(world.ledger.lamportsOf(wallet)).toBe(0n);
});

test("a stranger who pays a little gets at most that little back, and the largest payer first", async () => {
  const { id, wallet, totalRaw } = await paidByTreasury();
  world.ledger.giveCoins(wallet, MINT, 7n, STRANGER);
  await ask(id, "cancel");
  await bringToEnd(world, id);
  expect(world.ledger.coinsOf(TREASURY, MINT)).toBe(totalRaw);
  expect(world.ledger.coinsOf(STRANGER, MINT)).toBe(7n);
});

test("a stranger who keeps sending a little cannot keep coins from going back", async () => {
  const { id, wallet, totalRaw } = await paidByTreasury();
  const before = world.ledger.lamportsOf(TREASURY);
  world.deps.wait = async () => {
    world.ledger.giveLamports(wallet, 1n, STRANGER);
    world.ledger.pass(10);
  };
  await ask(id, "cancel");
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ reason: null, closedAt: expect.any(Date) });
  expect(world.ledger.coinsOf(TREASURY, MINT)).toBe(totalRaw);
  expect(world.ledger.lamportsOf(TREASURY)).toBeGreaterThan(before);
  // the deposit of an empty account, which can be sent back once nobody sends anything
  expect(world.ledger.lamportsOf(wallet)).toBeLessThan(1_000_000n);
});

test("many payments of a stranger are read over several looks, and none of them twice", async () => {
  const { id, wallet, totalRaw } = await paidByTreasury();
  for (let sent = 0; sent < 250; sent++) world.ledger.giveLamports(wallet, 1n, STRANGER);
  await ask(id, "cancel");
  await bringToEnd(world, id);
  expect(world.ledger.coinsOf(TREASURY, MINT)).toBe(totalRaw);
  expect(await db.$count(jobFunding, and(eq(jobFunding.jobId, id), eq(jobFunding.payer, STRANGER)))).toBe(250);
  expect(world.ledger.lamportsOf(wallet)).toBe(0n);
});

test("whoever got back what they paid gets nothing of what is paid in later", async () => {
  const { id, wallet, totalRaw } = await paidByTreasury();
  world.ledger.giveCoins(wallet, MINT, 10n * totalRaw, STRANGER);
  await ask(id, "cancel");
  await bringToEnd(world, id);
  expect(world.ledger.coinsOf(STRANGER, MINT)).toBe(10n * totalRaw);
  world.ledger.giveCoins(wallet, MINT, 500n, TREASURY);
  world.ledger.giveLamports(wallet, 9_000_000n, TREASURY);
  await ask(id, "sweep");
  await bringToEnd(world, id);
  expect(world.ledger.coinsOf(TREASURY, MINT)).toBe(totalRaw + 500n);
  expect(world.ledger.coinsOf(STRANGER, MINT)).toBe(10n * totalRaw);
});

test("coins that went back are found, however many transactions the job had before", async () => {
  const { id, wallet } = await paidByTreasury();
  await ask(id, "cancel");
  const row = await bringToEnd(world, id);
  const { slot } = await world.deps.chain.getAccounts([wallet], { commitment: "finalized" });
  const returnsTo = (payer: string) => payer;
  const payersOfSol = () => readPayers(world.deps, { row, seed: SEED, account: wallet, returnsTo, slot });
  const found = await payersOfSol();
  expect(found).toMatchObject([{ payer: TREASURY }]);
  expect(found?.[0]?.owedRaw).toBeLessThan(found?.[0]?.paidRaw ?? 0n);
  // one transaction more than are read at once
  const earlier = 501;
  await db.run(sql`UPDATE job_transaction SET number = number + ${earlier} WHERE job_id = ${id}`);
  await db.run(sql`INSERT INTO job_transaction (job_id, number, kind, items, amount_raw, bytes, signature, last_block_height,
      fee_lamports, state, signed_at)
    WITH RECURSIVE place(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < ${earlier})
    SELECT job_id, n, 'pay', items, amount_raw, bytes, signature, last_block_height, fee_lamports, 'failed', signed_at
    FROM job_transaction, place WHERE job_id = ${id} AND number = ${earlier} + 1`);
  expect(await payersOfSol()).toEqual(found);
});

test.each<[string, (honest: Chain) => Partial<Chain>]>([
  [
    "names another payer",
    (honest) => ({
      findTransaction: async (signature) => renamed(await honest.findTransaction(signature, "finalized")),
    }),
  ],
  ["denies a payment", () => ({ findTransaction: async () => null })],
])("a node that %s has nothing sent to anybody", async (_, lies) => {
  const { id } = await paidByTreasury();
  const honest = world.ledger.node();
  world.deps.nodes = [{ ...honest, ...lies(honest) }, world.ledger.node({ behind: 3 })];
  await ask(id, "cancel");
  await expect(runJob(world.deps, id, 20)).rejects.toMatchObject({ code: "ChainUnavailable" });
  expect(world.ledger.landed.size).toBe(0);
});

test("a node that leaves a payment out of its list cannot hide it", async () => {
  const { id, totalRaw, wallet } = await paidByTreasury();
  world.ledger.giveCoins(wallet, MINT, 7n, STRANGER);
  const honest = world.ledger.node();
  const short = async (...asked: Parameters<Chain["listSignatures"]>) =>
    (await honest.listSignatures(...asked)).slice(0, 1);
  world.deps.nodes = [{ ...honest, listSignatures: short }, world.ledger.node({ behind: 3 })];
  await ask(id, "cancel");
  await bringToEnd(world, id);
  expect(world.ledger.coinsOf(TREASURY, MINT)).toBe(totalRaw);
});

test("a row of D1 can neither make up a payer nor hide a payment", async () => {
  const { id, totalRaw, wallet } = await paidByTreasury();
  world.ledger.giveCoins(wallet, MINT, 7n, STRANGER);
  await ask(id, "cancel");
  const [{ signature: paid = "" } = {}] = (await world.ledger.node().listSignatures(wallet, { limit: 9 })).slice(-1);
  const account = world.ledger.coinAccountOf(wallet, MINT);
  const forged = { jobId: id, account, slot: 1, seal: "x" };
  for (const { signature } of await world.ledger.node().listSignatures(account, { limit: 9 })) {
    await db.insert(jobFunding).values({ ...forged, signature, payer: STRANGER, amountRaw: totalRaw * 2n });
  }
  const hidden = { number: 900, kind: "pay", items: "[]", amountRaw: 0n, signature: paid, lastBlockHeight: 1 } as const;
  const bytes = signedByAnother(paid);
  const more = { bytes, feeLamports: 0, state: "landed", signedAt: new Date() } as const;
  await db.insert(jobTransaction).values({ jobId: id, ...hidden, ...more });
  await bringToEnd(world, id);
  expect(world.ledger.coinsOf(TREASURY, MINT)).toBe(totalRaw);
  expect(world.ledger.coinsOf(STRANGER, MINT)).toBe(7n);
});

test("coins that the chain does not let go keep no SOL, and the job ends", async () => {
  const { id, wallet, totalRaw } = await paidByTreasury();
  world.ledger.frozen.add(MINT);
  await ask(id, "cancel");
  const row = await bringToEnd(world, id);
  expect(row.closedAt).not.toBeNull();
  expect(world.ledger.coinsOf(wallet, MINT)).toBe(totalRaw);
});

test("an NFT that cannot be moved keeps neither the others nor the SOL, is named, and is tried again", async () => {
  const mints = [91, 92, 93, 94, 95, 96].map(addressOf);
  const rows = mints.map((mint, at) => ({ line: at + 1, address: addressOf(at + 1), amountRaw: 1n, mint }));
  const { id, wallet } = await startedJob(world, { rows, asked: { asset: "nft" } });
  for (const mint of mints) world.ledger.giveCoins(wallet, mint, 1n, TREASURY);
  const frozen = mints[2] ?? "";
  world.ledger.frozen.add(frozen);
  await ask(id, "cancel");
  expect((await bringToEnd(world, id)).closedAt).not.toBeNull();
  for (const mint of mints) expect(world.ledger.coinsOf(TREASURY, mint)).toBe(mint === frozen ? 0n : 1n);
  expect(world.ledger.lamportsOf(wallet)).toBe(0n);
  const stuck = and(eq(jobItem.jobId, id), eq(jobItem.errorCode, "NftStuck"));
  expect(await db.select({ mint: jobItem.mint }).from(jobItem).where(stuck)).toEqual([{ mint: frozen }]);
  world.ledger.frozen.clear();
  world.ledger.giveLamports(wallet, 9_000_000n);
  await ask(id, "sweep");
  await bringToEnd(world, id);
  expect(world.ledger.coinsOf(TREASURY, frozen)).toBe(1n);
  expect(world.ledger.lamportsOf(wallet)).toBe(0n);
});

/** A transaction with a signature that is not its wallet's. */
function signedByAnother(signature: string): string {
  const message = new TransactionMessage({
    payerKey: PublicKey.default,
    recentBlockhash: PublicKey.default.toBase58(),
    instructions: [],
  });
  const whole = new VersionedTransaction(message.compileToV0Message(), [bs58.decode(signature)]);
  return Buffer.from(whole.serialize()).toString("base64");
}

function renamed(found: Awaited<ReturnType<Chain["findTransaction"]>>) {
  return (
    found && {
      ...found,
      instructions: found.instructions.map((ran) => ({
        ...ran,
        accounts: ran.accounts.map((account) => (account === TREASURY ? STRANGER : account)),
      })),
    }
  );
}
