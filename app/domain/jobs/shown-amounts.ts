import { amountToDecimal } from "~programs/amounts";

const SOL_DECIMALS = 9;

/** An amount of what a job sends, exact and with its unit. */
export function amountOf({ decimals, unit }: { decimals: number; unit: string }, raw: bigint): string {
  return `${amountToDecimal(raw, decimals)} ${unit}`;
}

/** Lamports as SOL, exact. */
export function solOf(lamports: bigint): string {
  return `${amountToDecimal(lamports, SOL_DECIMALS)} SOL`;
}
