import { proposeMembership } from "~/domain/nft-staking/deeds/propose-membership.server";
import { setNftConditions } from "~/domain/nft-staking/deeds/set-nft-conditions.server";
import { setNftPaused } from "~/domain/nft-staking/deeds/set-nft-paused.server";
import { listMembers } from "~/domain/nft-staking/pool/list-members.server";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import type { AdminDeps } from "../define-resource";
import { getPoolFor } from "../power-pools.server";
import { deedForm } from "./deed-form.server";
import { NFT_CONDITION_FIELDS, NFT_CONDITIONS, nftConditionsOf } from "./nft-conditions.server";

/** The pool of a row; null if there is none. Throws ChainUnavailable. */
async function findPool(deps: AdminDeps, key: string) {
  return (await getPoolFor(deps, key))?.pool ?? null;
}

const pausing = (form: "pause" | "resume") =>
  deedForm({
    name: `nftPool.${form}`,
    role: "operator",
    schema: z.object({}),
    fields: [],
    load: async (deps, key) => {
      const pool = await findPool(deps, key);
      return pool && pool.isPaused === (form === "resume") ? {} : null;
    },
    prepare: async (_, __, poolAddress) => ({
      deed: setNftPaused,
      parameters: { poolAddress, isPaused: form === "pause" ? "yes" : "no" },
    }),
  });

export const pauseNftPool = pausing("pause");
export const resumeNftPool = pausing("resume");

/** Weights, room and fee for positions that begin from then on. */
export const setNftPoolConditions = deedForm({
  name: "nftPool.setConditions",
  role: "operator",
  schema: z.object(NFT_CONDITIONS),
  fields: NFT_CONDITION_FIELDS,
  load: async (deps, key) => {
    const pool = await findPool(deps, key);
    if (!pool) return null;
    const [noTerm, days90, days180, days270] = pool.weightsBps.map(String) as [string, string, string, string];
    return { noTerm, days90, days180, days270, maxNfts: String(pool.maxNfts), fee: String(pool.feeBps) };
  },
  prepare: async (_, conditions, poolAddress) => ({
    deed: setNftConditions,
    parameters: { poolAddress, ...nftConditionsOf(conditions) },
  }),
});

/** Names a verified collection whose NFTs may come in. */
export const nameCollection = deedForm({
  name: "nftPool.collection",
  role: "operator",
  schema: z.object({ collection: addressField }),
  fields: [{ name: "collection", kind: "address" }],
  load: async (deps, key) => ((await findPool(deps, key)) ? {} : null),
  prepare: async (_, { collection }, poolAddress) => ({
    deed: proposeMembership,
    parameters: { poolAddress, members: "collection", membershipKey: collection, leaves: "0" },
  }),
});

/** Names a list of NFTs that may come in; its proofs are stored with the deed. */
export const nameMembers = deedForm({
  name: "nftPool.members",
  role: "operator",
  schema: z.object({ mints: z.string().min(1).max(400_000) }),
  fields: [{ name: "mints", kind: "area" }],
  load: async (deps, key) => ((await findPool(deps, key)) ? {} : null),
  prepare: async ({ db }, { mints }, poolAddress) => {
    const { root, leaves, stored } = listMembers(db, { poolAddress, text: mints });
    const parameters = { members: "allow-list", membershipKey: root.toBase58(), leaves: String(leaves) };
    return { deed: proposeMembership, parameters: { poolAddress, ...parameters }, also: stored };
  },
});
