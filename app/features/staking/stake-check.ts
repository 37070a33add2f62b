import { type CoinPoolConditions, type CoinTermDays, refusalOfStake, stakeLimit } from "~/domain/staking/rules";
import { type AmountTexts, describeUnreadable } from "~/features/money/amount-problem";
import { COIN } from "~/features/money/money-text";
import type { Amount } from "~/features/money/use-amount";
import { formatExact } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

export type StakeConditions = CoinPoolConditions & { freeRewardRaw: bigint; isPaused: boolean; decimals: number };

export type StakeErrors = Pick<
  Texts["errors"],
  "PoolPaused" | "UnknownTerm" | "AmountBelowMinimum" | "AmountAboveMaximum" | "RewardNotCovered" | "NotEnoughCoin"
>;

type Check = {
  locale: Locale;
  texts: Texts["staking"]["amount"];
  errors: StakeErrors;
  pool: StakeConditions;
  /** The balance in base units; null for a visitor, for whom only the pool's bounds are checked. */
  balanceRaw: bigint | null;
  termDays: CoinTermDays;
};

type FieldCheck = Check & { entryTexts: AmountTexts };

/** Why an amount cannot be staked, in words; null if it can. The server and the program check again. */
export function describeAmountProblem(amount: Pick<Amount, "raw" | "fault">, check: FieldCheck): string | null {
  const { locale, texts, entryTexts, pool } = check;
  if (amount.raw !== null) return describeStakeProblem(amount.raw, check);
  if (amount.fault === null) return texts.missing;
  return describeUnreadable(amount, { locale, texts: entryTexts, coin: COIN, decimals: pool.decimals });
}

/**
 * Why the pool would refuse this amount, in words; null if it would take it. If the balance is unknown, it is not checked.
 */
export function describeStakeProblem(amountRaw: bigint, check: Check): string | null {
  const { locale, texts, errors, pool, balanceRaw, termDays } = check;
  const t = translateIn(locale);
  const code = refusalOfStake(pool, balanceRaw ?? amountRaw, { amountRaw, termDays });
  if (!code) return null;
  const bounds = {
    minimum: formatExact(locale, pool.minStakeRaw, pool.decimals),
    maximum: formatExact(locale, pool.maxStakeRaw, pool.decimals),
  };
  const sentence = t(errors, code, bounds);
  if (code !== "RewardNotCovered") return sentence;
  const { maxRaw } = stakeLimit(pool, pool.maxStakeRaw, termDays);
  return `${sentence} ${t(texts, "covered", { maximum: formatExact(locale, maxRaw, pool.decimals) })}`;
}

/** The texts of the errors that a stake form can show. */
export function stakeErrorsOf(errors: Texts["errors"]): StakeErrors {
  const { PoolPaused, UnknownTerm, AmountBelowMinimum, AmountAboveMaximum, RewardNotCovered, NotEnoughCoin } = errors;
  return { PoolPaused, UnknownTerm, AmountBelowMinimum, AmountAboveMaximum, RewardNotCovered, NotEnoughCoin };
}
