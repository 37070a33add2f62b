import { isSolanaAddress } from "../users/rules";
import type { EvmAddress } from "../wallet-chains";
import { z } from "../zod.ts";

/**
 * What the site says about a record of the gate, in a form that anybody can compare with both chains
 * (`npm run punk -- verify-migration`). EVM addresses are in lower case, Solana addresses and signatures in base58.
 */
export const receiptSchema = z.object({
  version: z.literal(1),
  /** The gate, as CAIP-10. */
  gate: z.string().regex(/^eip155:\d{1,12}:0x[0-9a-f]{40}$/),
  /** The id of its record. */
  gateId: z.number().int().min(1),
  status: z.enum(["open", "confirmed", "reclaimed"]),
  oldNftContract: evmAddress(),
  /** Decimal digits. */
  oldNftId: z.string().regex(/^(0|[1-9]\d{0,77})$/),
  oldWalletAddress: evmAddress(),
  /** The fee of this NFT, in kei. */
  feeRaw: z.string().regex(/^\d{1,30}$/),
  /** ISO 8601, by the clock of the former chain. */
  handedOverAt: z.iso.datetime(),
  newWalletAddress: z.string().refine(isSolanaAddress),
  /** The mint of the destination collection; null if the site knows of none. */
  newContractAddress: z.string().refine(isSolanaAddress).nullable(),
  /** The new NFT's mint; null until there is one. */
  mint: z.string().refine(isSolanaAddress).nullable(),
  /** Of each transaction null until the site knows it. */
  handOverTransaction: evmHash().nullable(),
  mintTransaction: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
    .nullable(),
  confirmTransaction: evmHash().nullable(),
});
export type Receipt = z.output<typeof receiptSchema>;

/** The chain and the address of a receipt's gate. */
export function gateOf({ gate }: Pick<Receipt, "gate">): { chainId: number; address: EvmAddress } {
  const [, chainId = "", address = ""] = gate.split(":");
  return { chainId: Number(chainId), address: address as EvmAddress };
}

function evmAddress() {
  return z.custom<EvmAddress>((value) => typeof value === "string" && /^0x[0-9a-f]{40}$/.test(value));
}

function evmHash() {
  return z.custom<`0x${string}`>((value) => typeof value === "string" && /^0x[0-9a-f]{64}$/.test(value));
}
