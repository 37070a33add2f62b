import { amountRawField, bpsField } from "../../fields";
import { isAddress } from "../../solana/address";
import { z } from "../../zod.ts";

/** More items than one transaction has room for. */
const MAX_ITEMS = 16;

/** Mints of NFTs, separated by commas, up to the limit above. */
export const mintsField = listOf(isAddress);

/** "stream.mint.amount" for each reward, separated by commas; the amount is in base units before the fee, or "max". */
export const claimsField = listOf((claim) => {
  const [place = "", mint = "", amount = "", ...rest] = claim.split(".");
  const isAmount = amount === "max" || amountRawField.safeParse(amount).success;
  return /^[0-3]$/.test(place) && isAddress(mint) && isAmount && rest.length === 0;
});

function listOf(isItem: (item: string) => boolean) {
  return z
    .string()
    .max(MAX_ITEMS * 70)
    .refine((text) => {
      const items = text.split(",");
      return items.length <= MAX_ITEMS && items.every(isItem);
    });
}

/** The terms of a stake as the screen showed them: the program refuses worse ones. */
export const nftTermsFields = { minWeightBps: bpsField, minBaseWeightBps: bpsField, maxFeeBps: bpsField };

/** The mints in a text that `mintsField` has accepted, without duplicates. */
export function mintsOf(text: string): string[] {
  return [...new Set(text.split(","))];
}
