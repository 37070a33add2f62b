import { AppError } from "~/errors";
import { findAssociatedTokenAddress } from "~programs/addresses";
import { withdrawStream as withdrawStreamInstruction } from "~programs/nft-staking";
import { createTokenAccount } from "~programs/token-accounts";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { amountRawField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readStream } from "./read-stream.server";
import { amountOf } from "./stream-effects";
import { placeField } from "./stream-fields";

/** Takes out of a stream what nobody has earned, into the usual account of `to`. The pool's admin signs. */
export const withdrawStream = defineAuthorityDeed({
  name: "withdrawStream",
  parameters: z.strictObject({
    poolAddress: addressField,
    stream: placeField,
    mint: addressField,
    amountRaw: amountRawField,
    to: addressField,
  }),
  failures: STAKING_FAILURES,

  // the effects name nothing that changes by itself, because the second person may agree days later
  async plan({ chain }, parameters) {
    const { address, pool, stream, ref } = await readStream(chain, parameters);
    const { mint, tokenProgram } = stream;
    if (mint.toBase58() !== parameters.mint) throw new AppError("InvalidInput");
    const amountRaw = BigInt(parameters.amountRaw);
    const { admin } = pool;
    const to = keyOf(parameters.to);
    const destination = findAssociatedTokenAddress(mint, to, tokenProgram);
    return {
      authority: admin,
      instructions: [
        createTokenAccount(to, mint, tokenProgram, admin),
        withdrawStreamInstruction({ stream: ref, admin, destination, amountRaw }),
      ],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: address },
        { name: "mint", after: parameters.mint },
        { name: "amount", after: amountOf(stream, amountRaw) },
        { name: "to", after: parameters.to },
      ],
    };
  },
});
