import { AppError } from "~/errors";
import type { JobDeps } from "./deps";
import { findJob } from "./job-rows.server";
import { areItemsSealed, isJobSealed } from "./seal.server";
import { isToFill, readToFill } from "./to-fill.server";

/**
 * The parameters of the deed (deeds/fund-job.server.ts) with which `funder` gives a job's wallet everything that it still
 * needs; of many NFTs, only the first few. Throws JobsNotSet, NotFound, JobNeedsDiffer if it needs nothing, JobBroken for a job
 * that somebody has changed in D1, because its wallet could be theirs, and ChainUnavailable.
 */
export async function readFunding(
  { db, chain, seed }: Pick<JobDeps, "db" | "chain" | "seed">,
  { id, funder }: { id: string; funder: string },
): Promise<Record<string, string>> {
  if (!seed) throw new AppError("JobsNotSet");
  const row = await findJob(db, id);
  if (!row) throw new AppError("NotFound");
  if (!isJobSealed(seed, row)) throw new AppError("JobBroken");
  if (!isToFill(row)) throw new AppError("JobNeedsDiffer");
  const { lamports, coinRaw, nfts } = await readToFill({ db, chain }, row, funder);
  if (!areItemsSealed(seed, row, nfts)) throw new AppError("JobBroken");
  const coins = coinRaw > 0n && row.mint ? [row.mint] : [];
  const mints = [...coins, ...nfts.flatMap(({ mint }) => mint ?? [])];
  if (mints.length === 0 && lamports === 0n) throw new AppError("JobNeedsDiffer");
  const of = coins.length > 0 ? { amountRaw: String(coinRaw), decimals: String(row.decimals) } : null;
  return {
    ...{ job: row.id, wallet: row.wallet, funder, lamports: String(lamports), mints: mints.join() || "none" },
    ...(of ?? { amountRaw: mints.length > 0 ? "1" : "0", decimals: "0" }),
  };
}
