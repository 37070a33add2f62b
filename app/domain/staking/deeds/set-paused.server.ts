import { AppError } from "~/errors";
import { setPaused as setPausedInstruction } from "~programs/staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { yesNoField } from "../../authority/fields";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readCoinPool } from "../accounts.server";

/** Stops staking in a coin pool or lets it begin again; claiming and leaving go on. The pool's pauser signs. */
export const setPaused = defineAuthorityDeed({
  name: "setPaused",
  parameters: z.strictObject({ poolAddress: addressField, isPaused: yesNoField }),
  failures: STAKING_FAILURES,

  async plan({ chain }, { poolAddress, isPaused }) {
    const { pool, ref } = await readCoinPool(chain, poolAddress);
    const wanted = isPaused === "yes";
    if (pool.isPaused === wanted) throw new AppError("NothingChanges");
    return {
      authority: pool.pauser,
      instructions: [setPausedInstruction({ pool: ref.address, pauser: pool.pauser, isPaused: wanted })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: poolAddress },
        { name: "isPaused", before: pool.isPaused ? "yes" : "no", after: isPaused },
      ],
    };
  },
});
