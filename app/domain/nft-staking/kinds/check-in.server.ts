import { AppError } from "~/errors";
import { addressField } from "../../solana/address";
import { defineKind } from "../../transactions/define-kind";
import { count, figure } from "../../transactions/preview";
import { z } from "../../zod.ts";
import { checkInStateOf } from "../holding/accounts.server";
import { checkInOne, joined } from "../instructions/instructions.server";
import { mintsField, mintsOf } from "../instructions/item-fields";
import { requirePositions } from "../instructions/positions-to-act.server";
import { readNftTrial } from "../projection/events.server";
import { checkInFrom } from "../rules";

/**
 * Checks staked NFTs in for the Korean day. Throws PositionNotFound, NftAlreadyReturned, NftCheckedIn if all have checked
 * in, and NftCheckInTooEarly if one of them was staked today.
 */
export const checkIn = defineKind({
  name: "checkIn",
  parameters: z.strictObject({ poolAddress: addressField, mints: mintsField }),
  preview: z.object({
    poolAddress: z.string(),
    mints: z.array(z.string()),
    /** How many NFTs will check in; the others already have today. */
    counted: count,
    /** Their bonus in sum, in base units of a coin with `decimals`. */
    bonusRaw: figure,
  }),

  async plan({ chain }, { wallet, parameters }) {
    const { poolAddress } = parameters;
    const mints = mintsOf(parameters.mints);
    const { pool: reading, positions } = await requirePositions(chain, { wallet, poolAddress, mints });
    if (positions.some(({ position }) => position.leftTs !== 0n)) throw new AppError("NftAlreadyReturned");
    const today = positions.map((position) => checkInStateOf(position, reading.ts));
    if (today.every((state) => state === "done")) throw new AppError("NftCheckedIn");
    if (positions.some(({ position }) => reading.ts < checkInFrom(position))) throw new AppError("NftCheckInTooEarly");
    const bonus = reading.pool.streams.find(({ kind }) => kind === "bonus");
    return {
      ...joined(positions.map((position) => checkInOne(reading, position))),
      watch: [],
      facts: { poolAddress, mints, decimals: bonus?.decimals ?? 0 },
    };
  },

  describe({ poolAddress, mints, decimals }, { logs }) {
    const counted = readNftTrial(logs).filter(({ kind }) => kind === "checked-in");
    return {
      out: "0",
      in: "0",
      decimals,
      poolAddress,
      mints,
      counted: counted.length,
      bonusRaw: String(counted.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)),
    };
  },
});
