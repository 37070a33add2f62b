import { evmAddressInput } from "../users/input";
import { z } from "../zod.ts";
import type { OldNftKey } from "./old-nfts.server";

/** The number of an old NFT: decimal digits of at most 256 bits, without zeros in front. */
const tokenIdInput = z
  .string()
  .regex(/^(0|[1-9]\d{0,77})$/)
  .transform(BigInt)
  .refine((id) => id < 2n ** 256n);

/** Where a page of old NFTs begins: "contract.number" of the last one before it. */
const pageInput = z
  .string()
  .transform((key) => key.split("."))
  .pipe(z.tuple([evmAddressInput, tokenIdInput]))
  .transform(([contract, tokenId]): OldNftKey => ({ contract, tokenId }));

/** The query of `GET /api/migration/nfts`. */
export const oldNftsInput = z.object({ address: evmAddressInput, after: pageInput.optional() });
