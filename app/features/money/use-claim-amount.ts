import { useState } from "react";
import { refusePress } from "~/logs/press-outcome";
import { useLocale } from "~/ui/use-locale";
import { type AmountTexts, describeClaimProblem, shownClaimProblem } from "./amount-problem";
import { type Amount, useAmount } from "./use-amount";

type ClaimBounds = {
  texts: AmountTexts;
  coin: string;
  decimals: number;
  dueRaw: bigint;
  words: { nothingDue: string; tooMuch: string };
};

export type ClaimWish = {
  amount: Amount;
  /** True if all that is due is claimed, however much it grows. */
  isMax: boolean;
  setIsMax(isMax: boolean): void;
  /** Why it cannot be claimed, in words; null if it can. */
  problem: string | null;
  /** The part of the problem that the field shows. */
  error: string | null;
  /** Takes a press on the button that claims. False if it is refused; the field then says why. */
  mayClaim(): boolean;
};

/** What a holder wants to claim of what is due: all of it, or an amount that was typed. */
export function useClaimAmount({ texts, coin, decimals, dueRaw, words }: ClaimBounds): ClaimWish {
  const locale = useLocale();
  const amount = useAmount(null, decimals);
  const [isMax, setIsMax] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  const problem = describeClaimProblem(isMax ? null : amount, { locale, texts, coin, decimals, dueRaw, words });
  const mayClaim = () => {
    setIsAsked(true);
    if (problem) refusePress("amount");
    return problem === null;
  };
  const error = shownClaimProblem(problem, { isAsked, raw: amount.raw, dueRaw });
  return { amount, isMax, setIsMax, problem, error, mayClaim };
}
