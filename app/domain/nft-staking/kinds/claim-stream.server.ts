import { AppError } from "~/errors";
import { addressField } from "../../solana/address";
import { defineKind, NO_MOVES } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { distributeClaim } from "../batch/distribute-claim";
import type { NftPositionReading } from "../holding/accounts.server";
import { parseClaims, type StreamClaim } from "../instructions/claims";
import { openCoinAccounts } from "../instructions/coin-accounts.server";
import { claimOne, joined } from "../instructions/instructions.server";
import { claimsField } from "../instructions/item-fields";
import { paidByOthers, requirePositions } from "../instructions/positions-to-act.server";
import { rewardsIn, rewardsPreview } from "../instructions/trial-rewards.server";
import type { NftPoolReading } from "../pool/accounts.server";
import { nftDueAt } from "../rules";

/**
 * Pays out rewards of positions. A claim of "max" is skipped if nothing is due. Throws PositionNotFound, NothingToClaim if
 * nothing at all is due, AmountAboveDue.
 */
export const claimStream = defineKind({
  name: "claimStream",
  parameters: z.strictObject({ poolAddress: addressField, claims: claimsField }),
  preview: z.object({ poolAddress: z.string(), mints: z.array(z.string()), paid: rewardsPreview }),

  async plan({ chain }, { wallet, parameters }) {
    const { poolAddress } = parameters;
    const claims = parseClaims(parameters.claims);
    const mints = [...new Set(claims.map(({ mint }) => mint))];
    const { pool, positions } = await requirePositions(chain, { wallet, poolAddress, mints });
    const wanted = claims.flatMap((claim) => {
      const position = positions.find((it) => it.position.mint.toBase58() === claim.mint);
      return position && isDue(pool, position, claim) ? [{ claim, position }] : [];
    });
    if (wanted.length === 0) throw new AppError("NothingToClaim");
    const places = [...new Set(wanted.map(({ claim }) => claim.place))];
    const coins = await openCoinAccounts(chain, pool, wallet, places);
    const items = wanted.map(({ claim, position }) => claimOne(pool, position, claim));
    return {
      ...joined([coins, ...items]),
      watch: [...new Set(wanted.map(({ position }) => position.address)), ...coins.missing],
      depositsOfOthers: paidByOthers(positions, wallet).map(({ address }) => address),
      facts: { pool, mints: [...new Set(wanted.map(({ claim }) => claim.mint))] },
    };
  },

  describe: ({ pool, mints }, { logs }) => ({
    ...NO_MOVES,
    poolAddress: pool.address,
    mints,
    paid: rewardsIn(pool, logs, "claimed"),
  }),
});

/** Whether a claim has something to pay; false for "max" if nothing is due. Throws AmountAboveDue. */
function isDue({ pool, ts }: NftPoolReading, { position }: NftPositionReading, claim: StreamClaim): boolean {
  const dueRaw = nftDueAt(position, pool, ts)[claim.place] ?? 0n;
  const claimedRaw = position.rewards[claim.place]?.claimedRaw ?? 0n;
  const claimable = { dueRaw, claimedRaw, feeBps: position.feeBps, hasLeft: position.leftTs !== 0n };
  const shares = distributeClaim([claimable], claim.amountRaw);
  if (!shares) throw new AppError(claim.amountRaw === 1n && dueRaw > 0n ? "NothingToClaim" : "AmountAboveDue");
  return (shares[0] ?? 0n) > 0n;
}
