import { AppError } from "~/errors";
import { setNftConditions as setNftConditionsInstruction } from "~programs/nft-staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { fourBpsField, fourBpsOf, keyOf, wholeField } from "../../authority/fields";
import { checkNftConditions } from "../../authority/staking-bounds";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { bpsField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readNftPool } from "../pool/accounts.server";
import { weightsText } from "./weights-text";

/** Sets weights, room and fee of an NFT pool for positions opened from now on. The pool's admin signs. */
export const setNftConditions = defineAuthorityDeed({
  name: "setNftConditions",
  parameters: z.strictObject({
    poolAddress: addressField,
    weightsBps: fourBpsField,
    maxNfts: wholeField,
    feeBps: bpsField,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, { poolAddress, weightsBps, maxNfts, feeBps }) {
    const { pool } = await readNftPool(chain, poolAddress);
    const { admin } = pool;
    const conditions = { weightsBps: fourBpsOf(weightsBps), maxNfts: Number(maxNfts), feeBps: Number(feeBps) };
    const isSame =
      pool.weightsBps.join() === conditions.weightsBps.join() &&
      pool.maxNfts === conditions.maxNfts &&
      pool.feeBps === conditions.feeBps;
    if (isSame) throw new AppError("NothingChanges");
    checkNftConditions(pool.kind, conditions);
    return {
      authority: admin,
      instructions: [setNftConditionsInstruction({ pool: keyOf(poolAddress), admin, conditions })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: poolAddress },
        { name: "weights", before: weightsText(pool.weightsBps), after: weightsText(conditions.weightsBps) },
        { name: "maxNfts", before: pool.maxNfts, after: conditions.maxNfts },
        { name: "fee", before: `${pool.feeBps / 100}%`, after: `${conditions.feeBps / 100}%` },
      ],
    };
  },
});
