import { numbered, STATUSES } from "../statuses";

/** The status of a job, as D1 stores it. */
export const JOB_STATUS = numbered(STATUSES.job);

/** The status of an item. */
export const ITEM_STATUS = numbered(STATUSES.jobItem);

/**
 * The reason why an item failed, or why its NFT did not go back. After one failure an NFT is tried alone, and after the next
 * one it stays.
 */
export const ITEM_ERROR = { failed: "TransactionFailed", nftAlone: "NftAlone", nftStuck: "NftStuck" } as const;

export type JobCounts = {
  itemCount: number;
  waitingCount: number;
  completedCount: number;
  failedCount: number;
  cancelledCount: number;
};

/** The items that are in an open transaction. */
export function openCountOf(counts: JobCounts): number {
  const { itemCount, waitingCount, completedCount, failedCount, cancelledCount } = counts;
  return itemCount - waitingCount - completedCount - failedCount - cancelledCount;
}

/** Whether each item has its last status. */
export function isOver(counts: JobCounts): boolean {
  return counts.waitingCount === 0 && openCountOf(counts) === 0;
}

/** The status that follows from what staff asked for and from the items of a job that was started. */
export function jobStatusOf(
  job: JobCounts & { wish: "run" | "pause" | "cancel"; begunAt: Date | null },
  { isUnknown }: { isUnknown: boolean },
): number {
  if (isUnknown) return JOB_STATUS.unknown;
  if (isOver(job)) return endOf(job);
  if (job.wish === "cancel") return JOB_STATUS.cancelled;
  if (!job.begunAt) return JOB_STATUS.wait;
  return job.wish === "pause" ? JOB_STATUS.paused : JOB_STATUS.processing;
}

function endOf({ itemCount, completedCount, cancelledCount }: JobCounts): number {
  if (cancelledCount > 0) return JOB_STATUS.cancelled;
  if (completedCount === itemCount) return JOB_STATUS.completed;
  return completedCount === 0 ? JOB_STATUS.completelyFailed : JOB_STATUS.partiallyFailed;
}

/** What a job's wallet has to hold before it begins: base units of its coin, and lamports. */
export function neededOf(job: {
  asset: "sol" | "coin" | "nft" | "none";
  waitingRaw: bigint;
  reserveLamports: bigint;
}): {
  coinRaw: bigint;
  lamports: bigint;
} {
  const { asset, waitingRaw, reserveLamports } = job;
  return {
    coinRaw: asset === "coin" ? waitingRaw : 0n,
    lamports: reserveLamports + (asset === "sol" ? waitingRaw : 0n),
  };
}
