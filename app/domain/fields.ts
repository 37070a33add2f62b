import { z } from "./zod.ts";

/** Base units as a decimal string, above zero and within a u64. */
export const amountRawField = z
  .string()
  .regex(/^[1-9]\d{0,19}$/, { abort: true })
  .refine((amount) => BigInt(amount) < 2n ** 64n);

/** How much to claim: base units as a decimal string, or "max" for all that is due. */
export const claimedRawField = z.union([amountRawField, z.literal("max")]);

/** Hundredths of a percent as a decimal string, within a u16. */
export const bpsField = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})$/, { abort: true })
  .refine((bps) => Number(bps) < 2 ** 16);

/** Days of a term as a decimal string. */
export const termDaysField = z.string().regex(/^\d{1,4}$/);

/** The value of `claimedRawField` as a number. */
export function claimedRawOf(amountRaw: string): bigint | "max" {
  return amountRaw === "max" ? "max" : BigInt(amountRaw);
}

/** The version of the row that a form of staff was opened with. */
export const versionField = z.coerce.number().int().min(1);

/** A deed on a row that needs no more than the row. */
export const versionSchema = z.object({ version: versionField });

/** The number of a row in an address, which may be spelled in one way only. */
export const rowNumberField = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** A moment in UTC to the second, "2026-12-01T09:00:30"; browsers leave out the seconds if they are zero. */
export const utcSecondField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
  .transform((text) => new Date(`${text}Z`))
  .pipe(z.date());

/** A moment as the control of a form writes it, in UTC and to the minute: "2026-12-01T09:00". */
export const utcMinuteField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .transform((text) => new Date(`${text}:00Z`))
  .pipe(z.date());
