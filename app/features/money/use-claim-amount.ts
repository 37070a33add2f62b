import { useState } from "react";
import { refusePress } from "~/logs/press-outcome";
import { useLocale } from "~/ui/use-locale";
import { type AmountTexts, describeClaimProblem, shownClaimProblem } from "./amount-problem";
import { type Amount, useAmount } from "./use-amount";

/** What can be claimed now, in base units. */
export type ClaimDue = {
  coin: string;
  decimals: number;
  /** Before the fee. */
  dueRaw: bigint;
  /** What reaches the wallet if an amount is claimed. */
  netOf(grossRaw: bigint): bigint;
  /** Whether it grows every second. */
  isTicking: boolean;
};

type ClaimTexts = { entry: AmountTexts; nothingDue: string; tooMuch: string };

export type ClaimAmount = {
  due: ClaimDue;
  amount: Amount;
  /** True if all that is due is claimed, however much it grows. */
  isMax: boolean;
  setIsMax(isMax: boolean): void;
  /** As a wish has it: base units before the fee, or "max". */
  wanted: string;
  /** Why it cannot be claimed, in words; null if it can. */
  problem: string | null;
  /** The part of the problem that the field shows. */
  error: string | null;
  /** Takes a press on the button that claims. False if it is refused; the field then says why. */
  mayClaim(): boolean;
};

/** What a holder wants to claim of what is due: all of it, or an amount that was typed. */
export function useClaimAmount(due: ClaimDue, { entry, ...words }: ClaimTexts): ClaimAmount {
  const locale = useLocale();
  const { coin, decimals, dueRaw } = due;
  const amount = useAmount(null, decimals);
  const [isMax, setIsMax] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  const problem = describeClaimProblem(isMax ? null : amount, { locale, texts: entry, coin, decimals, dueRaw, words });
  const mayClaim = () => {
    setIsAsked(true);
    if (problem) refusePress("amount");
    return problem === null;
  };
  const error = shownClaimProblem(problem, { isAsked, raw: amount.raw, dueRaw });
  const wanted = isMax ? "max" : String(amount.raw ?? 0n);
  return { due, amount, isMax, setIsMax, wanted, problem, error, mayClaim };
}
