import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { isAddress } from "./is-address";

/**
 * Whether an address can be a wallet's: its 32 bytes are a point of the curve, so that somebody may hold a key to it. The
 * account of a program never is, nor an associated token account. Every key gives a point of the prime-order group, so any
 * other point is refused too: the system program (1111…), and half of what a mistyped character makes. That an account with
 * a key is a token account, only the chain knows.
 */
export function isWalletAddress(text: string): boolean {
  if (!isAddress(text)) return false;
  try {
    const point = ed25519.Point.fromHex(bs58.decode(text));
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false; // off the curve
  }
}
