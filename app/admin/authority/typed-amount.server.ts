import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { amountToDecimal, parseWrittenAmount } from "~programs/amounts";

/** An amount as staff type it, while its coin, and so its decimals, are not known yet. */
export const typedAmountField = z.string().trim().min(1).max(40);

/** What staff typed as base units. Throws AmountNotUnderstood for a text that is no amount, or has two readings. */
export function typedAmount(text: string, decimals: number): string {
  const raw = parseWrittenAmount(text.trim(), decimals);
  if (typeof raw === "string") throw new AppError("AmountNotUnderstood", { decimals: String(decimals) });
  return String(raw);
}

/** Base units in a form that `typedAmount` reads: 20.5 with three decimals would have two readings. */
export function amountToType(raw: bigint, decimals: number): string {
  const text = amountToDecimal(raw, decimals);
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `0${text}` : text;
}
