import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { amountToDecimal, parseWrittenAmount } from "~programs/amounts";

/** An amount as staff type it. Its decimals are those of its coin, which is read later. */
export const typedAmountField = z.string().trim().min(1).max(40);

/**
 * The base units of an amount that staff typed. Throws AmountNotUnderstood for a text that is no amount or has two readings.
 */
export function typedAmount(text: string, decimals: number): string {
  const raw = parseWrittenAmount(text, decimals);
  if (typeof raw === "string") throw new AppError("AmountNotUnderstood", { decimals: String(decimals) });
  return String(raw);
}

/** Base units as a text that `typedAmount` reads: 20.534 would have two readings, so it becomes 020.534. */
export function amountToType(raw: bigint, decimals: number): string {
  const text = amountToDecimal(raw, decimals);
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `0${text}` : text;
}
