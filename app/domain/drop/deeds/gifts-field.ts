import { isAddress } from "../../solana/is-address";
import { z } from "../../zod.ts";
import { readGiftLines } from "./gift-lines";

/** NFTs and their places, as deeds of a drop are stored. */
export const giftsField = z
  .string()
  .max(300)
  .refine((text) => readGiftLines(text)?.every(({ mint }) => isAddress(mint)) ?? false);
