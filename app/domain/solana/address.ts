import { z } from "../zod.ts";
import { isAddress } from "./is-address";

export { isAddress };

/** A Solana address as a person wrote it: base58 of 32 bytes. */
export const addressField = z.string().refine(isAddress);
