import { createNftPool as createNftPoolDeed } from "~/domain/nft-staking/deeds/create-nft-pool.server";
import { nftPoolAddressOf } from "~/domain/nft-staking/deeds/nft-pool-address";
import { listMembers } from "~/domain/nft-staking/pool/list-members.server";
import { findFreePoolId } from "~/domain/power/free-pool-id.server";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { chainOf } from "../power-pools.server";
import { deedForm } from "./deed-form.server";
import { NFT_CONDITION_FIELDS, NFT_CONDITIONS, nftConditionsOf } from "./nft-conditions.server";

const DAY_SECONDS = 86_400;

/** Opens an NFT pool for the NFTs of a collection or of a list. Its number is the first one that its creator has not used. */
export const createNftPool = deedForm({
  name: "nftPool.create",
  role: "operator",
  schema: z
    .object({
      poolKind: z.enum(["boost", "nova"]),
      ...{ admin: addressField, pauser: addressField, funder: addressField },
      collection: addressField.optional(),
      mints: z.string().max(400_000).optional(),
      ...NFT_CONDITIONS,
      delayDays: z.string().regex(/^(\d|[12]\d|30)$/),
    })
    .refine(({ collection, mints }) => (collection === undefined) !== (mints === undefined), {
      path: ["collection"],
      error: "oneOfTwo",
    }),
  begin: { noTerm: "10000", days90: "0", days180: "0", days270: "0", maxNfts: "100000", fee: "0", delayDays: "2" },
  fields: [
    { name: "poolKind", kind: "choice", options: ["boost", "nova"], words: "effectValues" },
    { name: "admin", kind: "address" },
    { name: "pauser", kind: "address" },
    { name: "funder", kind: "address" },
    { name: "collection", kind: "address" },
    { name: "mints", kind: "area" },
    ...NFT_CONDITION_FIELDS,
    { name: "delayDays", kind: "number" },
  ],
  prepare: async (deps, { poolKind, admin: creator, pauser, funder, collection, mints, delayDays, ...conditions }) => {
    const poolId = await findFreePoolId(chainOf(deps), { kind: createNftPoolDeed.name, creator });
    const listed = collection
      ? null
      : listMembers(deps.db, { poolAddress: nftPoolAddressOf({ creator, poolId }), text: mints ?? "" });
    return {
      deed: createNftPoolDeed,
      parameters: {
        ...{ creator, poolId, poolKind, pauser, funder, ...nftConditionsOf(conditions) },
        delaySeconds: String(Number(delayDays) * DAY_SECONDS),
        members: listed ? "allow-list" : "collection",
        membershipKey: listed?.root.toBase58() ?? collection ?? "",
        leaves: String(listed?.leaves ?? 0),
      },
      also: listed?.stored ?? [],
    };
  },
});
