import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { job, jobItem } from "~db/schema";
import { claimsAdded, paidClaimsReleased } from "../airdrop/claims.server";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireFreshProof, requireRole } from "../staff/guard";
import { findJob, type JobRow } from "./job-rows.server";
import { isJobSealed, sealJob } from "./seal.server";
import { readDay } from "./second-person.server";
import { ITEM_ERROR, ITEM_STATUS, isOver, JOB_STATUS } from "./statuses";

export type JobDeedDeps = {
  db: Database;
  now: Date;
  actor: StaffActor;
  /** The secret that vouches for what one member of staff may send alone. */
  adminSecret: string;
  /** The secret from which the seal follows; null if the operator has not stored it. */
  seed: Uint8Array | null;
  /** The proposal that this deed was agreed to by; `actor` is whoever agreed. */
  agreed?: { hash: string } | undefined;
  /** Whether nobody else has to agree, whatever the job sends. This is true only for the only owner. */
  isOnlyOwner: boolean;
};

/** What staff can ask of a job. */
export type JobDeed = "start" | "pause" | "resume" | "cancel" | "retry" | "sweep";

/** The deeds after which recipients are paid. */
export const PAYING: readonly JobDeed[] = ["start", "resume", "retry"];

/** Which deeds a job's state allows. */
export function deedsOf(row: JobRow): JobDeed[] {
  if (!row.startedAt) return row.wish === "cancel" ? [] : ["start", "cancel"];
  const isDone = isOver(row);
  const deeds: [JobDeed, boolean][] = [
    ["pause", !isDone && row.wish === "run"],
    ["resume", !isDone && row.wish === "pause"],
    ["cancel", !isDone && row.wish !== "cancel"],
    ["retry", row.closedAt !== null && row.failedCount > 0],
    ["sweep", row.closedAt !== null],
  ];
  return deeds.flatMap(([deed, isPossible]) => (isPossible ? [deed] : []));
}

/**
 * Carries out what a member of staff asks of a job; `version` is that of the row they saw. Money can only leave after
 * a deed that asks for a fresh proof: all but `pause`, as `cancel` and `sweep` send what is left to the refund address.
 * Throws RoleTooLow, ProofNeeded, JobsNotSet, NotFound, JobBroken for a row that somebody else has changed, JobRowsClaimed
 * if another job pays a row of its airdrop list, Conflict, also if a second person has to agree to the job by now.
 */
export async function changeJob(
  deps: JobDeedDeps,
  { id, version, deed }: { id: string; version: number; deed: JobDeed },
): Promise<JobRow> {
  const { db, now, actor, seed } = deps;
  requireRole(actor.staff, "operator");
  if (deed !== "pause") requireFreshProof(actor.staff, now);
  if (!seed) throw new AppError("JobsNotSet");
  const row = await findJob(db, id);
  if (!row) throw new AppError("NotFound");
  if (!isJobSealed(seed, row)) throw new AppError("JobBroken");
  if (row.version !== version || !deedsOf(row).includes(deed)) throw new AppError("Conflict");
  const change = { ...changeOf(row, deed, now), ...agreement(deps), version: version + 1 };
  const seal = sealJob(seed, { ...row, ...change });
  // a retry counts on what the engine has written; the others only on what staff have
  const isAsSeen = deed === "retry" || deed === "sweep" ? eq(job.turn, row.turn) : undefined;
  const isWithinDay = await withinDay(deps, row, deed);
  await writeAudited(deps, {
    action: `job.${deed}`,
    noun: "job",
    key: id,
    before: { wish: row.wish, status: row.status },
    after: { wish: change.wish ?? row.wish, items: row.itemCount, total: String(row.totalRaw) },
    write: db
      .update(job)
      .set({ ...change, seal, run: row.run + 1, lookAt: now, updatedAt: now })
      .where(and(eq(job.id, id), eq(job.version, version), isAsSeen, isWithinDay)),
    also: [...claims(deps, row, deed), ...itemChanges(db, id, deed)],
  }).catch((error) => {
    // the only unique key in this batch is that of the claims: a row of an airdrop list is paid by one job
    throw error instanceof AppError && error.code === "AlreadyExists" ? new AppError("JobRowsClaimed") : error;
  });
  const changed = await findJob(db, id);
  if (!changed) throw new AppError("NotFound");
  return changed;
}

/** The condition for the write of a deed after which money leaves, unless somebody has agreed to it. Throws Conflict. */
async function withinDay(deps: JobDeedDeps, row: JobRow, deed: JobDeed) {
  const { now, agreed, isOnlyOwner } = deps;
  if (!PAYING.includes(deed) || agreed || isOnlyOwner) return undefined;
  const { needsSecondPerson, isUnchanged } = await readDay(deps, row, now);
  if (needsSecondPerson) throw new AppError("Conflict");
  return isUnchanged;
}

function agreement({ actor, now, agreed }: JobDeedDeps): Partial<JobRow> {
  return agreed ? { approver: actor.staff.email, approvedAt: now, agreedHash: agreed.hash } : {};
}

/** The rows of the airdrop list that the deed begins to pay are the job's from then on. */
function claims({ db }: JobDeedDeps, { id, airdropList, payAgain }: JobRow, deed: JobDeed) {
  if (!airdropList || (deed !== "start" && deed !== "retry")) return [];
  const statuses = [deed === "start" ? ITEM_STATUS.wait : ITEM_STATUS.failed];
  const claimed = { list: airdropList, jobId: id, statuses };
  return [...(payAgain ? [paidClaimsReleased(db, claimed)] : []), claimsAdded(db, claimed)];
}

function changeOf(row: JobRow, deed: JobDeed, now: Date): Partial<JobRow> {
  switch (deed) {
    case "start":
      return { wish: "run", status: JOB_STATUS.wait, startedAt: now };
    case "pause":
      return { wish: "pause", status: row.begunAt ? JOB_STATUS.paused : row.status };
    case "resume":
      return { wish: "run", status: row.begunAt ? JOB_STATUS.processing : row.status };
    case "cancel":
      // a draft is cancelled like any other, so that what somebody has sent to its wallet comes back
      return { wish: "cancel", status: JOB_STATUS.cancelled, startedAt: row.startedAt ?? now };
    case "retry":
      return retried(row);
    case "sweep":
      return { closedAt: null, sweepFrom: row.transactionCount };
  }
}

/** Failed items wait again, and the wallet has to be filled for them again, with at least the fees of the first time. */
function retried(row: JobRow): Partial<JobRow> {
  return {
    ...{ wish: "run", status: JOB_STATUS.wait },
    ...{ waitingCount: row.failedCount, failedCount: 0, waitingRaw: row.failedRaw, failedRaw: 0n },
    ...{
      begunAt: null,
      finishedAt: null,
      recordedAt: null,
      closedAt: null,
      roundFrom: row.transactionCount,
      sweepFrom: row.transactionCount,
    },
    ...{ fundedRaw: null, fundedLamports: null, fundingSignature: null, leftRaw: null, leftLamports: null },
  };
}

function itemChanges(db: Database, id: string, deed: JobDeed) {
  if (deed === "retry") return [failedWait(db, id)];
  return deed === "sweep" ? [stuckTried(db, id)] : [];
}

/** NFTs that did not go back are tried once more, each alone. */
function stuckTried(db: Database, id: string) {
  return db
    .update(jobItem)
    .set({ errorCode: ITEM_ERROR.nftAlone })
    .where(and(eq(jobItem.jobId, id), eq(jobItem.errorCode, ITEM_ERROR.nftStuck)));
}

function failedWait(db: Database, id: string) {
  return db
    .update(jobItem)
    .set({ status: ITEM_STATUS.wait, tries: 1, errorCode: null, catalogueCode: null })
    .where(and(eq(jobItem.jobId, id), eq(jobItem.status, ITEM_STATUS.failed)));
}
