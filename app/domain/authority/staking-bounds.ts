import { AppError } from "~/errors";

/** The highest fee on rewards that the staking program takes: MAX_FEE_BPS of programs/staking/src/math.rs. */
export const FEE_CAP_BPS = 1_000;
const WHOLE_BPS = 10_000;
// programs/staking/src/state/nft_pool.rs and nft_stream.rs
const MAX_WEIGHT_BPS = 30_000;
const MAX_NFTS = 100_000;
const MAX_RATE_RAW = 1_000_000_000_000_000n;

type FourBps = readonly [number, number, number, number];

/*
 * The bounds of the staking program, so that a dry run names the reason before anybody is asked to sign. The program checks
 * them again.
 */

/** Throws RatesNotAscending, BoundsInvalid, FeeAboveCap. */
export function checkCoinConditions(asked: {
  ratesBps: FourBps;
  minStakeRaw: bigint;
  maxStakeRaw: bigint;
  feeBps: number;
}): void {
  if (!isAscending(asked.ratesBps)) throw new AppError("RatesNotAscending");
  if (asked.minStakeRaw === 0n || asked.minStakeRaw > asked.maxStakeRaw) throw new AppError("BoundsInvalid");
  if (asked.feeBps > FEE_CAP_BPS) throw new AppError("FeeAboveCap");
}

/** Throws WeightsInvalid, TooManyNfts, FeeAboveCap. */
export function checkNftConditions(
  kind: "boost" | "nova",
  { weightsBps, maxNfts, feeBps }: { weightsBps: FourBps; maxNfts: number; feeBps: number },
): void {
  const [base, short, middle, long] = weightsBps;
  const isValid =
    kind === "boost"
      ? base >= 1 && base <= MAX_WEIGHT_BPS && short === 0 && middle === 0 && long === 0
      : isAscending(weightsBps) && short >= 1 && long <= MAX_WEIGHT_BPS;
  if (!isValid) throw new AppError("WeightsInvalid");
  if (maxNfts > MAX_NFTS) throw new AppError("TooManyNfts");
  if (feeBps > FEE_CAP_BPS) throw new AppError("FeeAboveCap");
}

/** Throws RateAboveCap, StreakInvalid. */
export function checkStreamTerms(
  kind: "daily" | "bonus",
  { rateRaw, streakBps: [week, month] }: { rateRaw: bigint; streakBps: readonly [number, number] },
): void {
  if (rateRaw > MAX_RATE_RAW) throw new AppError("RateAboveCap");
  const isValid = kind === "bonus" ? week >= WHOLE_BPS && week <= month : week === 0 && month === 0;
  if (!isValid) throw new AppError("StreakInvalid");
}

function isAscending(values: readonly number[]): boolean {
  return values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
}
