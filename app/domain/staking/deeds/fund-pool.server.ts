import { AppError } from "~/errors";
import { amountToDecimal } from "~programs/amounts";
import { fund } from "~programs/staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { amountRawField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readCoinPool } from "../accounts.server";

/** Pays rewards into a coin pool from the funder's usual account. The pool's funder signs. */
export const fundPool = defineAuthorityDeed({
  name: "fundPool",
  parameters: z.strictObject({
    poolAddress: addressField,
    /** The pool's coin, so that the browser knows which one it signs away. */
    mint: addressField,
    amountRaw: amountRawField,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, { poolAddress, mint, amountRaw }) {
    const { pool, ref, view } = await readCoinPool(chain, poolAddress);
    if (view.mint !== mint) throw new AppError("InvalidInput");
    const raw = BigInt(amountRaw);
    const text = (amount: bigint) => amountToDecimal(amount, view.decimals);
    return {
      authority: pool.funder,
      instructions: [fund({ pool: ref, funder: pool.funder, amountRaw: raw })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: poolAddress },
        { name: "mint", after: mint },
        { name: "amount", after: text(raw) },
        { name: "free", before: text(view.freeRewardRaw), after: text(view.freeRewardRaw + raw) },
      ],
    };
  },
});
