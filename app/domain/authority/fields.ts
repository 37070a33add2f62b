import { PublicKey } from "@solana/web3.js";
import { z } from "../zod.ts";

/** Base units as a decimal string within a u64; zero is a value. */
export const rawField = z
  .string()
  .regex(/^(0|[1-9]\d{0,19})$/, { abort: true })
  .refine((amount) => BigInt(amount) < 2n ** 64n);

/** A whole number as a decimal string, within a u32. */
export const wholeField = z
  .string()
  .regex(/^(0|[1-9]\d{0,9})$/, { abort: true })
  .refine((value) => Number(value) < 2 ** 32);

/** Four hundredths of a percent with commas between them: "200,500,900,1500". */
export const fourBpsField = z.string().regex(/^\d{1,5}(,\d{1,5}){3}$/);

/** The number of a pool among those of its creator, as a decimal string within a u16. */
export const poolIdField = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})$/, { abort: true })
  .refine((id) => Number(id) < 2 ** 16);

/** Whether something is so, as the tables of deeds and transactions store it. */
export const yesNoField = z.enum(["yes", "no"]);

/** The value of `fourBpsField` as numbers. */
export function fourBpsOf(text: string): [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split(",").map(Number);
  return [a, b, c, d];
}

/** Four hundredths of a percent as a person reads them: "2% / 5% / 9% / 15%". */
export function percentsOf(bps: readonly number[]): string {
  return bps.map((each) => `${each / 100}%`).join(" / ");
}

export const keyOf = (address: string) => new PublicKey(address);
