import { AppError } from "~/errors";
import { findAssociatedTokenAddress } from "~programs/addresses";
import { amountToDecimal } from "~programs/amounts";
import { withdraw } from "~programs/staking";
import { createTokenAccount } from "~programs/token-accounts";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { amountRawField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readCoinPool } from "../accounts.server";

/** Takes out of a vault of a coin pool what it owes to nobody, into the usual account of `to`. The pool's admin signs. */
export const withdrawPool = defineAuthorityDeed({
  name: "withdrawPool",
  parameters: z.strictObject({
    poolAddress: addressField,
    vault: z.enum(["reward", "principal"]),
    mint: addressField,
    amountRaw: amountRawField,
    to: addressField,
  }),
  failures: STAKING_FAILURES,

  // the effects name nothing that changes by itself, because the second person may agree days later
  async plan({ chain }, { poolAddress, vault, mint, amountRaw, to }) {
    const { pool, ref, view } = await readCoinPool(chain, poolAddress);
    if (view.mint !== mint) throw new AppError("InvalidInput");
    const { admin } = pool;
    const destination = findAssociatedTokenAddress(ref.mint, keyOf(to), ref.tokenProgram);
    return {
      authority: admin,
      instructions: [
        createTokenAccount(keyOf(to), ref.mint, ref.tokenProgram, admin),
        withdraw({ pool: ref, admin, from: vault, destination, amountRaw: BigInt(amountRaw) }),
      ],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: poolAddress },
        { name: "vault", after: vault },
        { name: "mint", after: mint },
        { name: "amount", after: amountToDecimal(BigInt(amountRaw), view.decimals) },
        { name: "to", after: to },
      ],
    };
  },
});
