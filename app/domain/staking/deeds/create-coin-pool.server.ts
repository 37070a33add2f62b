import { AppError } from "~/errors";
import { amountToDecimal } from "~programs/amounts";
import { createCoinPool as createCoinPoolInstruction } from "~programs/staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { fourBpsField, fourBpsOf, keyOf, percentsOf, poolIdField, rawField } from "../../authority/fields";
import { checkCoinConditions } from "../../authority/staking-bounds";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { bpsField } from "../../fields";
import { addressField } from "../../solana/address";
import { coinOf } from "../../solana/read-coin.server";
import { z } from "../../zod.ts";
import { coinPoolAddressOf } from "./coin-pool-address";

/** Opens a coin pool with its two vaults. `creator` signs, pays the rent, and becomes the pool's admin. */
export const createCoinPool = defineAuthorityDeed({
  name: "createCoinPool",
  parameters: z.strictObject({
    creator: addressField,
    mint: addressField,
    poolId: poolIdField,
    ratesBps: fourBpsField,
    minStakeRaw: rawField,
    maxStakeRaw: rawField,
    feeBps: bpsField,
    pauser: addressField,
    funder: addressField,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, parameters) {
    const { creator, mint, poolId, ratesBps, minStakeRaw, maxStakeRaw, feeBps, pauser, funder } = parameters;
    const address = coinPoolAddressOf(parameters);
    const { accounts } = await chain.getAccounts([mint, address]);
    const coin = coinOf(accounts[0]);
    if (accounts[1]) throw new AppError("AlreadyExists");
    const conditions = {
      ratesBps: fourBpsOf(ratesBps),
      minStakeRaw: BigInt(minStakeRaw),
      maxStakeRaw: BigInt(maxStakeRaw),
      feeBps: Number(feeBps),
    };
    checkCoinConditions(conditions);
    const token = { mint: coin.mint, tokenProgram: coin.tokenProgram };
    const roles = { pauser: keyOf(pauser), funder: keyOf(funder) };
    const amount = (raw: bigint) => amountToDecimal(raw, coin.decimals);
    return {
      authority: keyOf(creator),
      instructions: [
        createCoinPoolInstruction({ creator: keyOf(creator), ...token, poolId: Number(poolId), conditions, ...roles }),
      ],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: address },
        { name: "mint", after: mint },
        { name: "rates", after: percentsOf(conditions.ratesBps) },
        { name: "minStake", after: amount(conditions.minStakeRaw) },
        { name: "maxStake", after: amount(conditions.maxStakeRaw) },
        { name: "fee", after: percentsOf([conditions.feeBps]) },
        { name: "admin", after: creator },
        { name: "pauser", after: pauser },
        { name: "funder", after: funder },
      ],
    };
  },
});
