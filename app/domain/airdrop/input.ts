import { isWalletAddress } from "../solana/is-wallet-address";
import { signatureField } from "../solana/signature";
import { evmAddressInput, solanaAddressInput } from "../users/input";
import type { Chain } from "../wallet-chains";
import { z } from "../zod.ts";

const line = z.string().trim().min(1).max(200);
const inThreeLanguages = z.strictObject({ ko: line, en: line, id: line });

/** The key of a list, which is a part of its address. */
const airdropKeyField = z.string().regex(/^[a-z0-9](-?[a-z0-9]){1,59}$/);

/** A list as staff write it. */
export const airdropListInput = z
  .strictObject({
    key: airdropKeyField,
    name: inThreeLanguages,
    gift: inThreeLanguages,
    chain: z.enum(["solana", "eip155"]),
    opensAt: z.date(),
    closesAt: z.date(),
    state: z.enum(["draft", "published", "stopped"]),
    isSample: z.boolean().default(false),
  })
  .refine(({ opensAt, closesAt }) => closesAt > opensAt, { path: ["closesAt"] });
export type AirdropListInput = z.output<typeof airdropListInput>;

/** An address of either chain as somebody wrote it; an EVM address becomes lower case. */
export const airdropAddressField = z
  .string()
  .trim()
  .pipe(z.union([evmAddressInput, solanaAddressInput]));

const ADDRESS_OF = { solana: solanaAddressInput, eip155: evmAddressInput } as const;

/** A recipient as staff write one, on a list of this chain. */
export function recipientInput(chain: Chain) {
  return z.strictObject({ address: z.string().trim().pipe(ADDRESS_OF[chain]), item: line });
}
export type RecipientInput = z.output<ReturnType<typeof recipientInput>>;

/** What was sent to a recipient, as staff record it. */
export const sentInput = z.strictObject({
  address: airdropAddressField,
  sentTo: solanaAddressInput,
  transaction: signatureField,
  sentAt: z.date(),
});
export type SentInput = z.output<typeof sentInput>;

/**
 * A recipient's wish. `version` is that of the application which the page showed, 0 if there was none. Whether the target
 * can be used is also a question to the chain.
 */
export const applicationInput = z.object({
  target: z.string().trim().refine(isWalletAddress),
  version: z.coerce.number().int().min(0).max(1_000_000),
});
export type ApplicationInput = z.output<typeof applicationInput>;
