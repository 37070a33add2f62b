import { APP_WALLETS } from "../app-wallets/rules";
import { contractInput, evmAddressInput, solanaAddressInput, walletTypeInput } from "../users/input";
import { z } from "../zod.ts";
import { MOST_NFTS_HANDED_OVER } from "./gate-call";
import type { OldNftKey } from "./old-nfts.server";

/** The number of an old NFT: decimal digits of at most 256 bits, without zeros in front. */
const tokenIdInput = z
  .string()
  .regex(/^(0|[1-9]\d{0,77})$/)
  .transform(BigInt)
  .refine((id) => id < 2n ** 256n);

/** An old NFT. */
export const oldNftInput = z.object({ oldNftContract: contractInput, oldNftId: tokenIdInput });

/** Whether it is a wallet's is a question to the chain (isUsableTarget). */
const targetFields = {
  newWalletAddress: z.string().trim().pipe(solanaAddressInput),
  /** The address once more, if its wallet is not connected. */
  newWalletAddressAgain: z.string().trim().optional(),
  oldWalletType: walletTypeInput,
};

/**
 * `POST /api/migration/run` with the specification's fields, in the query or the body. Name and picture are accepted and not
 * believed.
 */
export const migrationRunInput = z.object({
  ...targetFields,
  oldProjectId: z.string().max(40),
  oldWalletAddress: evmAddressInput,
  oldNftContract: contractInput,
  oldNftId: tokenIdInput,
  oldNftName: z.string().max(200).optional(),
  oldNftImage: z.string().max(2_000).optional(),
});
export type MigrationRunInput = z.output<typeof migrationRunInput>;

/** The body of `POST /api/migration/plan` for handing over. */
export const migrationPlanInput = z.object({
  ...targetFields,
  nfts: z
    .array(oldNftInput)
    .min(1)
    .max(MOST_NFTS_HANDED_OVER)
    .refine((nfts) => new Set(nfts.map((nft) => `${nft.oldNftContract} ${nft.oldNftId}`)).size === nfts.length),
});
export type MigrationPlanInput = z.output<typeof migrationPlanInput>;

/** The same for taking back: an NFT with its fee, by the id of the gate's record, or refunds that wait. */
export const migrationReturnInput = z.union([
  z.object({ reclaim: z.number().int().min(1) }),
  z.object({ takeRefund: z.literal(true) }),
]);
export type MigrationReturnInput = z.output<typeof migrationReturnInput>;

/** Bytes in hex; a call for twenty NFTs fits. */
const hexInput = z
  .string()
  .max(20_000)
  .regex(/^0x([0-9a-f]{2})+$/)
  .transform((hex) => hex as `0x${string}`);

const callInput = z.object({
  to: contractInput,
  data: hexInput,
  valueRaw: z.string().regex(/^(0|[1-9]\d{0,20})$/),
});

/** The body of `POST /api/migration/app-call`: a call of a plan, for a wallet that is an app. */
export const appCallInput = z.object({ wallet: z.enum(APP_WALLETS), call: callInput });

/** The body of `POST /api/migration/call-terms`. */
export const callTermsInput = z.object({ call: callInput });

/** The body of `POST /api/migration/send`: a signed transaction in hex. */
export const signedCallInput = z.object({
  signed: hexInput,
});

/** The query of `GET /api/migration/state`: an old NFT, or an address of either chain. */
export const migrationStateInput = z.union([
  oldNftInput,
  z.object({ address: z.union([evmAddressInput, solanaAddressInput]) }),
]);

/** Where a page of old NFTs begins: "contract.number" of the last one before it. */
const pageInput = z
  .string()
  .transform((key) => key.split("."))
  .pipe(z.tuple([evmAddressInput, tokenIdInput]))
  .transform(([contract, tokenId]): OldNftKey => ({ contract, tokenId }));

/** The query of `GET /api/migration/nfts`. */
export const oldNftsInput = z.object({ address: evmAddressInput, after: pageInput.optional() });

/** The id of a record of the gate, as an address names it. */
const gateIdInput = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** The query of `GET /api/migration/receipt`. */
export const receiptInput = z.object({ gateId: gateIdInput });

/** The query of the register's page: before which record it begins; without one, with the newest. */
export const registerInput = z.object({ before: gateIdInput.nullable().catch(null).default(null) });
