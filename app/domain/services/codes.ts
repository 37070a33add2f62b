import { isAddress } from "../solana/is-address";
import { z } from "../zod.ts";

/** What a value has to have, as the key of its text (locales, `project.problems`). */
const because = (error: string) => ({ error });
const missing = { error: "missing", abort: true } as const;

/** One line of visible characters. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim())
    .pipe(
      z
        .string()
        .max(max, because("tooLong"))
        .regex(/[\p{L}\p{N}]/u, missing),
    )
    // a form may leave an empty field out
    .prefault("");

const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .regex(/[\p{L}\p{N}]/u, missing)
    .max(max, because("tooLong"))
    .prefault("");

/** How many wallets an allow-list can have, so that its form and its tree fit one request. */
const MOST_LISTED = 5_000;

/** Solana addresses with spaces, commas or line breaks between them, each once. */
const walletsField = z
  .string()
  .prefault("")
  .transform((text) => text.split(/[\s,;]+/).filter((part) => part !== ""))
  .pipe(
    z
      .array(z.string().refine(isAddress, because("solanaWallets")))
      .min(1, missing)
      .max(MOST_LISTED, because("tooManyWallets"))
      .refine((wallets) => new Set(wallets).size === wallets.length, because("walletTwice")),
  );

/** A moment in UTC as a `datetime-local` field writes it, in ISO 8601. */
const momentField = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, { error: "time", abort: true })
  .transform((text) => new Date(`${text}Z`))
  .refine((date) => !Number.isNaN(date.getTime()), because("time"))
  .transform((date) => date.toISOString());

/**
 * What each code needs that can be ordered now: the schema with which its form is read, and which the order is made with. A code
 * without one has no good yet, and nobody can pay for it.
 */
export const ORDER_DATA = {
  CREATE_WHITELIST: z.object({ title: line(80), wallets: walletsField }),
  CREATE_RECRUIT: z.object({ title: line(80), details: paragraph(2_000), closesAt: momentField }),
} as const;

export type OfferedCode = keyof typeof ORDER_DATA;
export type OrderData<Code extends OfferedCode> = z.output<(typeof ORDER_DATA)[Code]>;

/** Whether there is something that makes the good of a code. */
export function hasGood(code: string): code is OfferedCode {
  return Object.hasOwn(ORDER_DATA, code);
}

/** The data of a stored order, which its schema has yielded. Only for an order whose seal holds. */
export function dataOf<Code extends OfferedCode>(order: { code: string; data: unknown }, code: Code): OrderData<Code> {
  if (order.code !== code) throw new RangeError(`an order of ${order.code}, not of ${code}`);
  return order.data as OrderData<Code>;
}

/** The wallet that pays, as a person writes it, and the number that the form was opened with. */
export const orderFields = {
  number: z.uuid(),
  payer: z.string().trim().refine(isAddress, because("solanaWallet")),
};
