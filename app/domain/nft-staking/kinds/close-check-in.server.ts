import { AppError } from "~/errors";
import { addressField } from "../../solana/address";
import { defineKind, NO_MOVES } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { readOwnRecords } from "../holding/records.server";
import { closeOne, joined } from "../instructions/instructions.server";
import { mintsField, mintsOf } from "../instructions/item-fields";

/**
 * Closes check-in records, whose deposits go back to this wallet. The program lets anybody close a record; the site closes
 * only those that the holder paid for. Throws RecordNotFound if one does not exist or another wallet paid for it,
 * RecordAlive if its NFT is staked or its streak may go on.
 */
export const closeCheckIn = defineKind({
  name: "closeCheckIn",
  parameters: z.strictObject({ poolAddress: addressField, mints: mintsField }),
  /** `mints`: the NFTs whose records close; `refundLamports` is what the records held. */
  preview: z.object({ poolAddress: z.string(), mints: z.array(z.string()) }),
  failures: { WrongAccountType: "RecordNotFound", WrongRentPayer: "RecordNotFound" },

  async plan({ chain }, { wallet, parameters }) {
    const { poolAddress } = parameters;
    const mints = mintsOf(parameters.mints);
    const keys = mints.map((mint) => ({ poolAddress, mint }));
    const records = await readOwnRecords(chain, wallet, keys);
    if (records.length !== keys.length) throw new AppError("RecordNotFound");
    if (!records.every(({ isOver }) => isOver)) throw new AppError("RecordAlive");
    return {
      ...joined(records.map(({ record }) => closeOne(record))),
      watch: records.map(({ address }) => address),
      facts: { poolAddress, mints },
    };
  },

  describe: (facts) => ({ ...NO_MOVES, ...facts }),
});
