import { type CoinTermDays, shownTerms } from "~/domain/staking/rules";
import { amountToDecimal } from "~/locales/format";
import type { StakeConditions } from "./stake-check";

/** The parameters of a stake for `POST /api/transactions`, with the values that the confirmation shows. */
export function stakeParameters(pool: StakeConditions, amountRaw: bigint, termDays: CoinTermDays) {
  return {
    amountRaw: String(amountRaw),
    amount: amountToDecimal(amountRaw, pool.decimals),
    termDays: String(termDays),
    ...shownTerms(pool, termDays),
  };
}
