import { type CoinTermDays, shownTerms } from "~/domain/staking/rules";
import { amountToDecimal } from "~/locales/format";
import type { StakeConditions } from "./stake-check";

/** What the wish of a stake says: what the confirmation shows, in the parameters of `POST /api/transactions`. */
export function stakeParameters(pool: StakeConditions, amountRaw: bigint, termDays: CoinTermDays) {
  return {
    amountRaw: String(amountRaw),
    amount: amountToDecimal(amountRaw, pool.decimals),
    termDays: String(termDays),
    ...shownTerms(pool, termDays),
  };
}
