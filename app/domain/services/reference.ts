import { sha256 } from "@noble/hashes/sha2.js";
import bs58 from "bs58";

/**
 * The reference of an order, as Solana Pay has it: an address that nobody has a key to, which follows from the order's number
 * alone. The transfer that pays the order names it as a read-only account (decision 092).
 */
export function referenceOf(orderId: string): string {
  return bs58.encode(sha256(new TextEncoder().encode(`punkvism service order ${orderId}`)));
}
