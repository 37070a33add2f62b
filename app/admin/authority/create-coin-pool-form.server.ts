import { findFreePoolId } from "~/domain/power/free-pool-id.server";
import { addressField } from "~/domain/solana/address";
import { readCoin } from "~/domain/solana/read-coin.server";
import { createCoinPool as createCoinPoolDeed } from "~/domain/staking/deeds/create-coin-pool.server";
import { z } from "~/domain/zod";
import { chainOf } from "../power-pools.server";
import { COIN_CONDITION_FIELDS, COIN_CONDITIONS, coinConditionsOf } from "./coin-conditions.server";
import { deedForm } from "./deed-form.server";

/** Opens a coin pool. Its number is the first one that its creator has not used. */
export const createCoinPool = deedForm({
  name: "coinPool.create",
  role: "operator",
  schema: z.object({
    ...{ mint: addressField, admin: addressField, pauser: addressField, funder: addressField },
    ...COIN_CONDITIONS,
  }),
  begin: { days30: "200", days90: "500", days180: "900", days365: "1500", fee: "0" },
  fields: [
    { name: "mint", kind: "address" },
    { name: "admin", kind: "address" },
    { name: "pauser", kind: "address" },
    { name: "funder", kind: "address" },
    ...COIN_CONDITION_FIELDS,
  ],
  prepare: async (deps, { mint, admin: creator, pauser, funder, ...conditions }) => {
    const onChain = chainOf(deps);
    const { decimals } = await readCoin(onChain.chain, mint);
    const poolId = await findFreePoolId(onChain, { kind: createCoinPoolDeed.name, creator, mint });
    return {
      deed: createCoinPoolDeed,
      parameters: { creator, mint, poolId, ...coinConditionsOf(conditions, decimals), pauser, funder },
    };
  },
});
