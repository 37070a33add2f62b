import { AppError } from "~/errors";
import { claim, unstake as unstakeInstruction } from "~programs/staking";
import { addressField } from "../../solana/address";
import { transferUnits } from "../../solana/token.server";
import { defineKind } from "../../transactions/define-kind";
import { figure } from "../../transactions/preview";
import { z } from "../../zod.ts";
import { COMPUTE_UNITS } from "../compute-units";
import { describeHolding, readHolding, rewardPreview } from "../holding.server";
import { dueAt } from "../rules";

/**
 * Returns the principal, and pays what is due in the same transaction. If paying would fail, only the principal leaves and
 * the reward stays claimable. Throws PositionNotFound, PrincipalAlreadyReturned.
 */
export const unstake = defineKind({
  name: "unstake",
  parameters: z.strictObject({ positionAddress: addressField }),
  preview: rewardPreview.extend({ principalRaw: figure }),

  async plan({ chain }, { wallet, parameters }) {
    const holding = await readHolding(chain, wallet, parameters.positionAddress);
    const { position } = holding.reading;
    if (position.leftTs !== 0n) throw new AppError("PrincipalAlreadyReturned");
    const transfer = transferUnits(holding.pool.ref.tokenProgram);
    const alone = {
      instructions: [...holding.accountCreation, unstakeInstruction(holding.accounts)],
      computeUnits: COMPUTE_UNITS.unstake + holding.creationUnits + transfer,
      ...holding.watched,
      facts: holding,
    };
    if (dueAt(position, holding.pool.view.chainTs) === 0n) return alone;
    return {
      ...alone,
      // the principal first, because that fixes what is due; the claim is then the last one and closes the position
      instructions: [...alone.instructions, claim(holding.accounts)],
      computeUnits: alone.computeUnits + COMPUTE_UNITS.claim + transfer,
      fallback: () => alone,
    };
  },

  describe: (holding, trial) => ({
    ...describeHolding(holding, trial),
    principalRaw: String(holding.reading.position.principalRaw),
  }),
});
