import { AppError } from "~/errors";
import { amountToDecimal } from "~programs/amounts";
import { setConditions as setConditionsInstruction } from "~programs/staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { fourBpsField, fourBpsOf, percentsOf } from "../../authority/fields";
import { checkCoinConditions } from "../../authority/staking-bounds";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { amountRawField, bpsField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readCoinPool } from "../accounts.server";

/** Sets rates, bounds and fee of a coin pool for positions opened from now on. The pool's admin signs. */
export const setConditions = defineAuthorityDeed({
  name: "setConditions",
  parameters: z.strictObject({
    poolAddress: addressField,
    ratesBps: fourBpsField,
    minStakeRaw: amountRawField,
    maxStakeRaw: amountRawField,
    feeBps: bpsField,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, { poolAddress, ratesBps, minStakeRaw, maxStakeRaw, feeBps }) {
    const { pool, ref, view } = await readCoinPool(chain, poolAddress);
    const { admin } = pool;
    const conditions = {
      ratesBps: fourBpsOf(ratesBps),
      minStakeRaw: BigInt(minStakeRaw),
      maxStakeRaw: BigInt(maxStakeRaw),
      feeBps: Number(feeBps),
    };
    const text = (raw: bigint) => amountToDecimal(raw, view.decimals);
    const effects = [
      { name: "rates", before: percentsOf(pool.ratesBps), after: percentsOf(conditions.ratesBps) },
      { name: "minStake", before: text(pool.minStakeRaw), after: text(conditions.minStakeRaw) },
      { name: "maxStake", before: text(pool.maxStakeRaw), after: text(conditions.maxStakeRaw) },
      { name: "fee", before: percentsOf([pool.feeBps]), after: percentsOf([conditions.feeBps]) },
    ];
    if (effects.every(({ before, after }) => before === after)) throw new AppError("NothingChanges");
    checkCoinConditions(conditions);
    return {
      authority: admin,
      instructions: [setConditionsInstruction({ pool: ref.address, admin, conditions })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [{ name: "pool", after: poolAddress }, ...effects],
    };
  },
});
