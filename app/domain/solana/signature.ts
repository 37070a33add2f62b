import bs58 from "bs58";
import { z } from "../zod.ts";

const SIGNATURE_BYTES = 64;

/** The signature of a transaction of Solana as a person wrote it: base58 of 64 bytes. */
export const signatureField = z
  .string()
  .trim()
  .max(90)
  .refine((text) => bs58.decodeUnsafe(text)?.length === SIGNATURE_BYTES);
