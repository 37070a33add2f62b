import bs58 from "bs58";
import { z } from "../zod.ts";

/** A Solana address as somebody wrote it: base58 of 32 bytes. */
export const addressField = z.string().refine(isAddress);

/** Whether a text is the base58 of 32 bytes. */
export function isAddress(text: string): boolean {
  return text.length <= 44 && bs58.decodeUnsafe(text)?.length === 32;
}
