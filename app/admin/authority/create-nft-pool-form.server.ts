import { bpsField } from "~/domain/fields";
import { createNftPool as createNftPoolDeed } from "~/domain/nft-staking/deeds/create-nft-pool.server";
import { nftPoolAddressOf } from "~/domain/nft-staking/deeds/nft-pool-address";
import { listMembers } from "~/domain/nft-staking/pool/list-members.server";
import { findFreePoolId } from "~/domain/power/free-pool-id.server";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { chainOf } from "../power-pools.server";
import { deedForm } from "./deed-form.server";

const DAY_SECONDS = 86_400;

/** Opens an NFT pool for the NFTs of a collection or of a list. Its number is the first that is free for its creator. */
export const createNftPool = deedForm({
  name: "nftPool.create",
  role: "operator",
  schema: z
    .object({
      poolKind: z.enum(["boost", "nova"]),
      ...{ admin: addressField, pauser: addressField, funder: addressField },
      collection: addressField.optional(),
      mints: z.string().max(400_000).optional(),
      ...{ noTerm: bpsField, days90: bpsField, days180: bpsField, days270: bpsField, fee: bpsField },
      maxNfts: z.string().regex(/^[1-9]\d{0,5}$/),
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
    { name: "noTerm", kind: "number" },
    { name: "days90", kind: "number" },
    { name: "days180", kind: "number" },
    { name: "days270", kind: "number" },
    { name: "maxNfts", kind: "number" },
    { name: "fee", kind: "number" },
    { name: "delayDays", kind: "number" },
  ],
  prepare: async (deps, { poolKind, admin: creator, pauser, funder, collection, mints, ...typed }) => {
    const poolId = await findFreePoolId(chainOf(deps), { kind: createNftPoolDeed.name, creator });
    const listed = collection
      ? null
      : listMembers(deps.db, { poolAddress: nftPoolAddressOf({ creator, poolId }), text: mints ?? "" });
    const { noTerm, days90, days180, days270, maxNfts, fee, delayDays } = typed;
    return {
      deed: createNftPoolDeed,
      parameters: {
        ...{ creator, poolId, poolKind, pauser, funder, maxNfts, feeBps: fee },
        weightsBps: [noTerm, days90, days180, days270].join(),
        delaySeconds: String(Number(delayDays) * DAY_SECONDS),
        members: listed ? "allow-list" : "collection",
        membershipKey: listed?.root.toBase58() ?? collection ?? "",
        leaves: String(listed?.leaves ?? 0),
      },
      also: listed?.stored ?? [],
    };
  },
});
