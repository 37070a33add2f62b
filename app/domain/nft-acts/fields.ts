import { MOST_NAME_BYTES, MOST_URI_BYTES } from "~programs/token-metadata";
import { z } from "../zod.ts";

const MOST_SYMBOL_BYTES = 10;
const MOST_ROYALTY_BPS = 10_000;

const textField = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => new TextEncoder().encode(text).length <= most);

/** What Token Metadata stores of an NFT, a collection or a coin, within its limits in bytes. */
export const nameField = textField(MOST_NAME_BYTES);
export const symbolField = textField(MOST_SYMBOL_BYTES);
export const uriField = textField(MOST_URI_BYTES).refine((text) => /^(https|ar|ipfs):\/\/\S+$/.test(text));
/** Royalties in hundredths of a percent, as a decimal string. */
export const royaltyField = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})$/)
  .refine((bps) => Number(bps) <= MOST_ROYALTY_BPS);
