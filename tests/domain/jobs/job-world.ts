import { Keypair } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createJob } from "~/domain/jobs/create.server";
import type { JobDeps } from "~/domain/jobs/deps";
import { findJob, type JobRow } from "~/domain/jobs/job-rows.server";
import { type AskedAsset, readAsset } from "~/domain/jobs/read-asset.server";
import type { ListedRow } from "~/domain/jobs/read-list";
import { neededOf } from "~/domain/jobs/statuses";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { type AssetIndex, openAssetIndex } from "~/domain/solana/asset-index.server";
import type { StaffMember } from "~/domain/staff/roles";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { job, jobFunding, jobItem, jobTransaction } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN } from "../staff/staff";
import { Ledger } from "./ledger";

export const SEED = new Uint8Array(32).fill(7);
export const MINT = Keypair.fromSeed(new Uint8Array(32).fill(9)).publicKey.toBase58();
export const REFUND = Keypair.fromSeed(new Uint8Array(32).fill(8)).publicKey.toBase58();
/** Providers that list no collection. */
export const NO_ASSETS: AssetIndex = openAssetIndex({ rpcUrls: [] });
const NOW = Date.UTC(2026, 10, 20);
const REFUND_LAMPORTS = 5_000_000n;

export type World = { ledger: Ledger; deps: JobDeps; staff: StaffMember };

/** An operator who has just proved who they are, an empty D1, and a cluster of two nodes whose blocks pass while a job waits. */
export async function openWorld(): Promise<World> {
  await emptyStaffTables();
  for (const table of [job, jobFunding, jobItem, jobTransaction]) await db.delete(table);
  const staff = await makeStaff({ email: "operator@example.org", role: "operator" });
  const sessionId = await startStaffSession(
    { db, now: new Date(NOW), adminSecret: ADMIN_SECRET },
    staff.accountId,
    ORIGIN,
  );
  const ledger = new Ledger([MINT], REFUND);
  ledger.giveLamports(REFUND, REFUND_LAMPORTS);
  const deps: JobDeps = {
    db,
    chain: ledger.node(),
    nodes: [ledger.node(), ledger.node({ behind: 3 })],
    nodesNeeded: 2,
    seed: SEED,
    now: () => new Date(NOW + ledger.height * 400),
    wait: async () => ledger.pass(10),
  };
  const member = { ...staff, sessionIdHash: await hashSessionId(sessionId), provenAt: new Date(NOW + 400_000) };
  return { ledger, deps, staff: member };
}

/** Addresses that are wallets, the same for the same number. */
export function addressOf(number: number): string {
  const seed = new Uint8Array(32).fill(3);
  new DataView(seed.buffer).setUint32(0, number);
  return Keypair.fromSeed(seed).publicKey.toBase58();
}

/** A list of recipients, of whom the first gets `amount`, the second one more, and so on. */
export function rowsOf(count: number, amount = 2_000_000n): ListedRow[] {
  return Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    address: addressOf(at + 1),
    amountRaw: amount + BigInt(at),
    mint: null,
  }));
}

/** Writes a job down, starts it, and puts into its wallet exactly what it asks for. */
export async function startedJob(
  { ledger, deps, staff }: World,
  {
    rows,
    asked = { asset: "coin", mint: MINT },
    isFunded = true,
  }: { rows: readonly ListedRow[]; asked?: AskedAsset; isFunded?: boolean },
): Promise<JobRow> {
  const actor = { staff, ipAddress: "203.0.113.7" };
  const asking = { db, now: deps.now(), actor, seed: SEED };
  const asset = await readAsset(deps.chain, asked);
  const input = { preset: "Token", title: "test", asset, unit: "PG", rows, bad: [], refundAddress: REFUND };
  const id = await createJob({ ...asking, chain: deps.chain }, { ...input, airdropList: null });
  const row = await changeJob(
    { ...asking, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
    { id, version: 0, deed: "start" },
  );
  if (isFunded) fund(ledger, row);
  return row;
}

/** Puts into a job's wallet what it asks for now. */
export function fund(ledger: Ledger, row: JobRow): void {
  const { coinRaw, lamports } = neededOf(row);
  if (coinRaw > 0n) ledger.giveCoins(row.wallet, MINT, coinRaw);
  ledger.giveLamports(row.wallet, lamports);
  if (row.asset === "nft") return;
}

/** A job's row; throws if there is none. */
export async function rowOf(id: string): Promise<JobRow> {
  const row = await findJob(db, id);
  if (!row) throw new Error("no such job");
  return row;
}

/** Brings a job to its end with nothing in its way. */
export async function bringToEnd({ deps, ledger }: World, id: string): Promise<JobRow> {
  for (let run = 0; run < 60; run++) {
    if ((await runJob(deps, id, 10)) === "never") break;
    ledger.pass(40);
  }
  return rowOf(id);
}

/** Whoever is completed was paid exactly once, everybody else not at all, and what is left has gone back. */
export async function expectPaidOnce({ ledger }: World, row: JobRow): Promise<void> {
  const items = await db.select().from(jobItem).where(eq(jobItem.jobId, row.id));
  for (const { address, amountRaw, status } of items) {
    expect([20, 40, 50], address).toContain(status);
    expect(ledger.paid.get(address) ?? 0n, address).toBe(status === 20 ? amountRaw : 0n);
  }
  const completed = items.filter(({ status }) => status === 20);
  const sum = completed.reduce((total, { amountRaw }) => total + amountRaw, 0n);
  expect(row).toMatchObject({ completedCount: completed.length, waitingCount: 0, completedRaw: sum, waitingRaw: 0n });
  expect(row.closedAt).not.toBeNull();
  expect(ledger.lamportsOf(row.wallet)).toBe(0n);
  expect(ledger.coinsOf(row.wallet, MINT)).toBe(0n);
  if (row.asset === "coin") expect(ledger.coinsOf(REFUND, MINT)).toBe(row.totalRaw - sum);
}
