import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { job, jobItem } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { isUsableTarget } from "../solana/usable-target.server";
import { requireRole } from "../staff/guard";
import { jobKindOf } from "./job-kinds.server";
import type { JobRow } from "./job-rows.server";
import { jobKeypair } from "./job-wallet.server";
import { planJob } from "./plan.server";
import type { BadRow, ListedRow } from "./read-list";
import { itemSealer, sealJob } from "./seal.server";
import { ITEM_STATUS, JOB_STATUS } from "./statuses";
import type { Asset } from "./transfers.server";

export type StaffJobDeps = { db: Database; now: Date; actor: StaffActor; chain: Chain; seed: Uint8Array | null };

export type NewJob = {
  /** An airdrop unless it is another one. */
  kind?: JobRow["kind"];
  preset: string;
  title: string;
  asset: Asset & { decimals: number };
  unit: string;
  rows: readonly ListedRow[];
  /** What was wrong with the rows that are not among them. */
  bad: readonly BadRow[];
  refundAddress: string;
  airdropList: string | null;
  /** Whether rows of that list which were paid before are paid once more. */
  payAgain?: boolean;
  /** What is written in the batch that stores the job, which has this id: all of it or nothing. */
  also?: (jobId: string) => readonly BatchItem<"sqlite">[];
};

/** Of the rows that were left out, this many are kept to be shown. */
const PROBLEMS_KEPT = 500;
const ITEMS_A_STATEMENT = 1_000;

/**
 * Writes a job down as a draft, after a look at each of its rows on the chain; nothing is promised by it. Returns its id.
 * Throws RoleTooLow, JobsNotSet, TargetNotWallet for a refund address that is none, JobWithoutItems and ChainUnavailable.
 */
export async function createJob(deps: StaffJobDeps, input: NewJob): Promise<string> {
  const { db, now, actor, chain, seed } = deps;
  requireRole(actor.staff, "operator");
  if (!seed) throw new AppError("JobsNotSet");
  if (!(await isUsableTarget(chain, input.refundAddress))) throw new AppError("TargetNotWallet");
  const { asset, kind = "airdrop" } = input;
  const id = crypto.randomUUID();
  const wallet = jobKeypair(seed, id).publicKey.toBase58();
  const own = { wallet, refundAddress: input.refundAddress };
  const priceCap = Number(await getSetting(db, "priority_fee_cap"));
  const plan = await planJob(chain, { kind: jobKindOf({ kind }), asset, rows: input.rows, own, priceCap });
  if (plan.rows.length === 0) throw new AppError("JobWithoutItems");
  const bad = [...input.bad, ...plan.bad].sort((one, other) => one.line - other.line);
  const coin = columnsOf(asset);
  const row = {
    ...{ id, kind, preset: input.preset, title: input.title, asset: asset.asset },
    ...{ ...coin, decimals: asset.decimals, unit: input.unit },
    ...{
      airdropList: input.airdropList,
      payAgain: input.payAgain ?? false,
      refundAddress: input.refundAddress,
      wallet,
    },
    ...{
      status: JOB_STATUS.draft,
      wish: "run" as const,
      turn: "",
      run: 0,
      version: 0,
      transactionCount: 0,
      roundFrom: 0,
    },
    ...{ itemCount: plan.rows.length, waitingCount: plan.rows.length },
    ...{ completedCount: 0, failedCount: 0, cancelledCount: 0 },
    ...{ totalRaw: plan.totalRaw, waitingRaw: plan.totalRaw, completedRaw: 0n, failedRaw: 0n },
    ...{ missingAccounts: plan.missingAccounts, reserveLamports: plan.reserveLamports },
    ...{ problems: JSON.stringify(bad.slice(0, PROBLEMS_KEPT)), problemCount: bad.length },
    ...{ proposerId: actor.staff.accountId, proposer: actor.staff.email, createdAt: now, updatedAt: now },
  } satisfies typeof job.$inferInsert;
  const sealed = { ...row, seal: sealJob(seed, row) };
  const { preset, title } = row;
  const facts = {
    kind,
    preset,
    title,
    asset: row.asset,
    mint: row.mint,
    items: row.itemCount,
    total: String(plan.totalRaw),
  };
  await writeAudited(deps, {
    action: "job.create",
    noun: "job",
    key: id,
    before: null,
    after: { ...facts, refundAddress: row.refundAddress },
    write: db.insert(job).values(sealed),
    also: [...itemsAdded(db, { id, seed }, plan.rows), ...(input.also?.(id) ?? [])],
  });
  return id;
}

/** What a job's columns say of its asset, besides its decimals. */
function columnsOf(asset: Asset): Pick<JobRow, "mint" | "tokenProgram" | "authority"> {
  if (asset.asset === "none") return { mint: asset.collection, tokenProgram: null, authority: asset.authority };
  const { mint, tokenProgram } = asset.asset === "coin" ? asset : { mint: null, tokenProgram: null };
  return { mint, tokenProgram, authority: null };
}

/** A thousand items in each statement: D1 binds a hundred values, and one of them may be long. */
function itemsAdded(db: Database, { id, seed }: { id: string; seed: Uint8Array }, rows: readonly ListedRow[]) {
  const seal = itemSealer(seed, id);
  const items = rows.map(({ line: _, ...row }, at) => {
    const item = { seq: at + 1, listedAddress: null, before: null, after: null, ...row };
    return { ...item, amountRaw: String(item.amountRaw), seal: seal(item) };
  });
  return Array.from({ length: Math.ceil(items.length / ITEMS_A_STATEMENT) }, (_, part) => {
    const some = items.slice(part * ITEMS_A_STATEMENT, (part + 1) * ITEMS_A_STATEMENT);
    const values = sql`select ${id}, value ->> 'seq', value ->> 'address', value ->> 'amountRaw', value ->> 'mint',
      value ->> 'listedAddress', ${ITEM_STATUS.wait}, null, 0, null, value ->> 'seal',
      value ->> 'before', value ->> 'after', null from json_each(${JSON.stringify(some)})`;
    return db.insert(jobItem).select(values);
  });
}
