import { parseTransaction } from "viem/utils";
import type { DeviceSignature } from "../device-sending";

const QUANTITY = /^0x[0-9a-f]{1,64}$/i;

/**
 * The signature in an answer of the bridge, which is not trusted: as three numbers, or else within the signed transaction,
 * whose other bytes are not used. Null if it has neither, or for another chain.
 */
export function readSignature(answer: unknown, chainId: number): DeviceSignature | null {
  const { sign_r, sign_s, sign_v, signed, signed_tx } = (answer ?? {}) as Record<string, unknown>;
  return (
    checkSignature({ r: sign_r, s: sign_s, v: sign_v }, chainId) ??
    checkSignature(partsOf(signed ?? signed_tx), chainId)
  );
}

type Parts = Record<"r" | "s" | "v", unknown>;

function checkSignature({ r, s, v }: Parts, chainId: number): DeviceSignature | null {
  if (![r, s, v].every((part) => QUANTITY.test(String(part)))) return null;
  const parity = Number(v) - chainId * 2 - 35;
  if (parity !== 0 && parity !== 1) return null;
  const [inFull, sInFull] = [r, s].map((part) => `0x${String(part).slice(2).padStart(64, "0")}` as const);
  return inFull && sInFull ? { r: inFull, s: sInFull, v: Number(v) } : null;
}

/** The bytes of a signed transaction come with or without 0x before them. */
function partsOf(signed: unknown): Parts {
  try {
    const { r, s, v } = parseTransaction(`0x${String(signed).replace(/^0x/, "")}`);
    return { r, s, v: `0x${v?.toString(16)}` };
  } catch {
    return { r: null, s: null, v: null }; // no transaction
  }
}
