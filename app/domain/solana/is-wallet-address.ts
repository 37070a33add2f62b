import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { isAddress } from "./is-address";

/**
 * Whether an address can be a wallet's: its 32 bytes are a point of the curve, so that somebody may hold a key to it. The
 * account of a program never is, nor an associated token account. Points of small order, among them the system program
 * (1111…), are refused too: they have no key. That an account with a key is a token account, only the chain knows.
 */
export function isWalletAddress(text: string): boolean {
  if (!isAddress(text)) return false;
  try {
    return !ed25519.Point.fromHex(bs58.decode(text)).isSmallOrder();
  } catch {
    return false; // off the curve
  }
}
