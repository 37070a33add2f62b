import { AppError } from "~/errors";
import type { JobDeps } from "./deps";
import { findJob } from "./job-rows.server";
import { isJobSealed } from "./seal.server";
import { isToFill } from "./to-fill.server";
import { assetOf } from "./transfers.server";

/**
 * The parameters of the deed (deeds/delegate-collection.server.ts) by which a collection's authority lets a job's wallet act for
 * it. Throws JobsNotSet, NotFound, JobBroken for a job that somebody has changed in D1, because its wallet could be theirs, and
 * JobNeedsDiffer for a job that waits for no such thing.
 */
export async function readDelegation(
  { db, seed }: Pick<JobDeps, "db" | "seed">,
  id: string,
): Promise<Record<string, string>> {
  if (!seed) throw new AppError("JobsNotSet");
  const row = await findJob(db, id);
  if (!row) throw new AppError("NotFound");
  if (!isJobSealed(seed, row)) throw new AppError("JobBroken");
  const asset = assetOf(row);
  if (asset.asset !== "none" || !isToFill(row)) throw new AppError("JobNeedsDiffer");
  const { role, collection, authority } = asset;
  return { job: row.id, role, collection, wallet: row.wallet, authority };
}
