import { AppError } from "~/errors";
import { claim as claimInstruction } from "~programs/staking";
import { claimedRawField, claimedRawOf } from "../../fields";
import { addressField } from "../../solana/address";
import { transferUnits } from "../../solana/token.server";
import { defineKind } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { COMPUTE_UNITS } from "../compute-units";
import { describeHolding, readHolding, rewardPreview } from "../holding.server";
import { dueAt } from "../rules";

/**
 * Pays out a due reward: all of it, or an amount before the fee. Throws PositionNotFound, NothingToClaim, AmountAboveDue.
 */
export const claim = defineKind({
  name: "claim",
  parameters: z.strictObject({ positionAddress: addressField, amountRaw: claimedRawField }),
  /** `releasedRaw` is always 0, because a claim gives nothing up. */
  preview: rewardPreview,

  async plan({ chain }, { wallet, parameters }) {
    const holding = await readHolding(chain, wallet, parameters.positionAddress);
    const wanted = claimedRawOf(parameters.amountRaw);
    const dueRaw = dueAt(holding.reading.position, holding.pool.view.chainTs);
    if (dueRaw === 0n) throw new AppError("NothingToClaim");
    if (wanted !== "max" && wanted > dueRaw) throw new AppError("AmountAboveDue");
    const amountRaw = wanted === "max" ? undefined : wanted;
    return {
      instructions: [...holding.accountCreation, claimInstruction({ ...holding.accounts, amountRaw })],
      computeUnits: COMPUTE_UNITS.claim + holding.creationUnits + transferUnits(holding.pool.ref.tokenProgram),
      ...holding.watched,
      facts: holding,
    };
  },

  describe: describeHolding,
});
