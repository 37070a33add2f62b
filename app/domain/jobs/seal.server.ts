import { hkdf } from "@noble/hashes/hkdf.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { jobFunding } from "~db/schema";
import type { JobItemRow, JobRow } from "./job-rows.server";

const encoder = new TextEncoder();

/** What money depends on in a job's row: what staff have written down, what they last asked for, and who agreed to it. */
type SealedJob = Pick<
  JobRow,
  | "id"
  | "kind"
  | "preset"
  | "asset"
  | "mint"
  | "tokenProgram"
  | "decimals"
  | "airdropList"
  | "payAgain"
  | "refundAddress"
  | "wallet"
  | "itemCount"
  | "totalRaw"
  | "reserveLamports"
  | "proposer"
  | "wish"
  | "version"
  | "roundFrom"
> & { startedAt?: Date | null; agreedHash?: string | null; authority?: string | null };

/** What money depends on in an item. */
type SealedItem = Pick<JobItemRow, "seq" | "address" | "amountRaw" | "mint"> & {
  listedAddress?: string | null;
  after?: string | null;
};

/**
 * The seal of a job's row: an HMAC under a key that follows from the seed of job wallets, so that whoever can only write into
 * D1 can neither make up a job nor change one. Commands of staff store it, and nothing is signed for a row without it.
 */
export function sealJob(seed: Uint8Array, job: SealedJob): string {
  return macOf(keyOf(seed), [
    "job",
    ...[
      job.id,
      job.kind,
      job.preset,
      job.asset,
      job.mint,
      job.tokenProgram,
      job.decimals,
      job.airdropList,
      job.payAgain,
    ],
    ...[job.refundAddress, job.wallet, job.itemCount, String(job.totalRaw), String(job.reserveLamports), job.proposer],
    ...[job.wish, job.version, job.roundFrom, job.startedAt?.getTime() ?? null, job.agreedHash ?? null],
    // jobs from before there were others have no authority, and keep their seal
    ...(job.authority == null ? [] : [job.authority]),
  ]);
}

/**
 * Whether a job's row is as staff have written it, and no more waits to be paid than they wrote down: what waits is counted by
 * the engine and has no seal, but it decides how much the treasury is asked for.
 */
export function isJobSealed(seed: Uint8Array, job: JobRow): boolean {
  const { seal, waitingRaw, totalRaw, waitingCount, itemCount } = job;
  return seal === sealJob(seed, job) && waitingRaw <= totalRaw && waitingCount <= itemCount;
}

/** Seals items of a job: their recipients, what they get and what they are to become. Their status is the engine's, and no part of it. */
export function itemSealer(seed: Uint8Array, jobId: string): (item: SealedItem) => string {
  const key = keyOf(seed);
  return ({ seq, address, amountRaw, mint, listedAddress, after }) => {
    const paid = ["item", jobId, seq, address, String(amountRaw), mint, listedAddress ?? null];
    // an item of an airdrop becomes nothing, and its seal is that of items from before there were other kinds
    return macOf(key, after == null ? paid : [...paid, after]);
  };
}

/** Whether each of these items is as staff have written it, and is one of the job's `itemCount`. */
export function areItemsSealed(seed: Uint8Array, job: JobRow, items: readonly JobItemRow[]): boolean {
  const seal = itemSealer(seed, job.id);
  return items.every((item) => item.jobId === job.id && item.seq <= job.itemCount && item.seal === seal(item));
}

/** The seal of what the nodes said somebody put into a job's wallet. */
export function sealFunding(
  seed: Uint8Array,
  { jobId, account, signature, payer, amountRaw, slot }: Omit<typeof jobFunding.$inferSelect, "seal">,
): string {
  return macOf(keyOf(seed), ["funding", jobId, account, signature, payer, String(amountRaw), slot]);
}

function keyOf(seed: Uint8Array): Uint8Array {
  return hkdf(sha256, seed, encoder.encode("punkvism job seal"), new Uint8Array(), 32);
}

function macOf(key: Uint8Array, parts: readonly (string | number | boolean | null)[]): string {
  return Buffer.from(hmac(sha256, key, encoder.encode(JSON.stringify(parts)))).toString("base64url");
}
