import { keyOf, wholeField } from "../../authority/fields";
import { amountRawField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";

/** Chain seconds as a decimal string, up to the year 9999. */
const tsField = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})$/, { abort: true })
  .refine((ts) => Number(ts) <= 253_402_300_799);

/** What a campaign of coins promises beside its coin, as its deeds are stored. */
export const termFields = {
  /** Base58 of the 32 bytes. */
  root: addressField,
  beginTs: tsField,
  endTs: tsField,
  recipients: wholeField,
  supply: wholeField,
  totalRaw: amountRawField,
};

/** What a campaign of NFTs promises: each place has one, so that supply and sum follow from their number. */
export const nftTermFields = {
  root: termFields.root,
  beginTs: termFields.beginTs,
  endTs: termFields.endTs,
  recipients: termFields.recipients,
};

/** The same as the program takes it. */
export function nftTermsOf({ root, beginTs, endTs, recipients }: Record<keyof typeof nftTermFields, string>) {
  return {
    root: keyOf(root).toBytes(),
    ...{ beginTs: BigInt(beginTs), endTs: BigInt(endTs), recipients: Number(recipients) },
  };
}

/** The same of a campaign of coins. */
export function termsOf({ supply, totalRaw, ...terms }: Record<keyof typeof termFields, string>) {
  return { ...nftTermsOf(terms), supply: Number(supply), totalGiftRaw: BigInt(totalRaw) };
}
