import { bpsField } from "~/domain/fields";
import { findFreePoolId } from "~/domain/power/free-pool-id.server";
import { addressField } from "~/domain/solana/address";
import { readCoin } from "~/domain/solana/read-coin.server";
import { createCoinPool as createCoinPoolDeed } from "~/domain/staking/deeds/create-coin-pool.server";
import { z } from "~/domain/zod";
import { chainOf } from "../power-pools.server";
import { deedForm } from "./deed-form.server";
import { typedAmount, typedAmountField } from "./typed-amount.server";

/** Opens a coin pool. Its number is the first one that its creator has not used. */
export const createCoinPool = deedForm({
  name: "coinPool.create",
  role: "operator",
  schema: z.object({
    ...{ mint: addressField, admin: addressField, pauser: addressField, funder: addressField },
    ...{ days30: bpsField, days90: bpsField, days180: bpsField, days365: bpsField, fee: bpsField },
    ...{ least: typedAmountField, most: typedAmountField },
  }),
  begin: { days30: "200", days90: "500", days180: "900", days365: "1500", fee: "0" },
  fields: [
    { name: "mint", kind: "address" },
    { name: "admin", kind: "address" },
    { name: "pauser", kind: "address" },
    { name: "funder", kind: "address" },
    { name: "days30", kind: "number" },
    { name: "days90", kind: "number" },
    { name: "days180", kind: "number" },
    { name: "days365", kind: "number" },
    { name: "least", kind: "amount" },
    { name: "most", kind: "amount" },
    { name: "fee", kind: "number" },
  ],
  prepare: async (deps, { mint, admin: creator, pauser, funder, least, most, fee, ...days }) => {
    const onChain = chainOf(deps);
    const { decimals } = await readCoin(onChain.chain, mint);
    const poolId = await findFreePoolId(onChain, { kind: createCoinPoolDeed.name, creator, mint });
    const rates = { ratesBps: [days.days30, days.days90, days.days180, days.days365].join(), feeBps: fee };
    const bounds = { minStakeRaw: typedAmount(least, decimals), maxStakeRaw: typedAmount(most, decimals) };
    return {
      deed: createCoinPoolDeed,
      parameters: { creator, mint, poolId, ...rates, ...bounds, pauser, funder },
    };
  },
});
