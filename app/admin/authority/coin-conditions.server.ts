import { bpsField } from "~/domain/fields";
import type { ResourceField } from "../define-resource";
import { typedAmount, typedAmountField } from "./typed-amount.server";

/** What is typed of a coin pool's conditions: rates by term and the fee in hundredths of a percent, bounds in whole coins. */
export const COIN_CONDITIONS = {
  ...{ days30: bpsField, days90: bpsField, days180: bpsField, days365: bpsField, fee: bpsField },
  ...{ least: typedAmountField, most: typedAmountField },
};

export const COIN_CONDITION_FIELDS: readonly ResourceField[] = [
  { name: "days30", kind: "number" },
  { name: "days90", kind: "number" },
  { name: "days180", kind: "number" },
  { name: "days365", kind: "number" },
  { name: "least", kind: "amount" },
  { name: "most", kind: "amount" },
  { name: "fee", kind: "number" },
];

/** The same as parameters of a deed. Throws AmountNotUnderstood. */
export function coinConditionsOf(
  { days30, days90, days180, days365, fee, least, most }: Record<keyof typeof COIN_CONDITIONS, string>,
  decimals: number,
) {
  return {
    ratesBps: [days30, days90, days180, days365].join(),
    minStakeRaw: typedAmount(least, decimals),
    maxStakeRaw: typedAmount(most, decimals),
    feeBps: fee,
  };
}
