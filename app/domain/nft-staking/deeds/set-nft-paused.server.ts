import { AppError } from "~/errors";
import { setNftPaused as setNftPausedInstruction } from "~programs/nft-staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf, yesNoField } from "../../authority/fields";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readNftPool } from "../pool/accounts.server";

/** Stops staking of NFTs in a pool or lets it begin again; claiming and leaving go on. The pool's pauser signs. */
export const setNftPaused = defineAuthorityDeed({
  name: "setNftPaused",
  parameters: z.strictObject({ poolAddress: addressField, isPaused: yesNoField }),
  failures: STAKING_FAILURES,

  async plan({ chain }, { poolAddress, isPaused }) {
    const { pool } = await readNftPool(chain, poolAddress);
    const wanted = isPaused === "yes";
    if (pool.isPaused === wanted) throw new AppError("NothingChanges");
    const instruction = setNftPausedInstruction({ pool: keyOf(poolAddress), pauser: pool.pauser, isPaused: wanted });
    return {
      authority: pool.pauser,
      instructions: [instruction],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: poolAddress },
        { name: "isPaused", before: pool.isPaused ? "yes" : "no", after: isPaused },
      ],
    };
  },
});
