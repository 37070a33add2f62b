import { canonicalAddress, type EvmAddress } from "../wallet-chains";
import { z } from "../zod.ts";
import { isAddressOf, isEvmAddress, isSolanaAddress, WALLET_TYPES } from "./rules";

/** A Solana address: 32 bytes in base58. */
export const solanaAddressInput = z.string().refine(isSolanaAddress);

/** An EVM address, which becomes lower case, as D1 holds it: the case is only a checksum. */
export const evmAddressInput = z.string().refine(isEvmAddress).transform(canonicalAddress);

/** The same of a contract. */
export const contractInput = evmAddressInput.transform((address) => address as EvmAddress);

export const walletTypeInput = z.enum(WALLET_TYPES);

/** Registration as the specification sends it: `uid` and `reg_id` repeat the wallet address. */
export const registrationInput = z
  .object({ uid: z.string(), wallet_address: z.string(), wallet_type: walletTypeInput, reg_id: z.string() })
  .refine((input) => isAddressOf(input.wallet_type, input.wallet_address), { path: ["wallet_address"] })
  .refine((input) => input.uid === input.wallet_address, { path: ["uid"] })
  .refine((input) => input.reg_id === input.wallet_address, { path: ["reg_id"] });
