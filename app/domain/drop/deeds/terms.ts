import { keyOf, wholeField } from "../../authority/fields";
import { amountRawField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";

/** Chain seconds as a decimal string, up to the year 9999. */
const tsField = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})$/, { abort: true })
  .refine((ts) => Number(ts) <= 253_402_300_799);

/** What a campaign promises beside its coin, as its deeds are stored. */
export const termFields = {
  /** Base58 of the 32 bytes. */
  root: addressField,
  beginTs: tsField,
  endTs: tsField,
  recipients: wholeField,
  supply: wholeField,
  totalRaw: amountRawField,
};

/** The same as the program takes it. */
export function termsOf({
  root,
  beginTs,
  endTs,
  recipients,
  supply,
  totalRaw,
}: Record<keyof typeof termFields, string>) {
  return {
    root: keyOf(root).toBytes(),
    ...{ beginTs: BigInt(beginTs), endTs: BigInt(endTs) },
    ...{ recipients: Number(recipients), supply: Number(supply), totalGiftRaw: BigInt(totalRaw) },
  };
}
