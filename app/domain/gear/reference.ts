import { sha256 } from "@noble/hashes/sha2.js";
import bs58 from "bs58";
import { type AskedDeed, targetOf } from "./deeds";

/**
 * The reference of an order, as Solana Pay has it: an address that nobody has a key to, which follows from the order's number
 * and deed. Its payment names it as a read-only account, so that neither can be chosen once the block is known.
 */
export function gearReferenceOf(orderNumber: number, asked: AskedDeed): string {
  const text = `punkvism gear order ${orderNumber} ${asked.deed} ${targetOf(asked)}`;
  return bs58.encode(sha256(new TextEncoder().encode(text)));
}
