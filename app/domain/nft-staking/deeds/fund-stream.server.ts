import { AppError } from "~/errors";
import { PARTS } from "~programs/nft-reward-calculator";
import { fundStream as fundStreamInstruction } from "~programs/nft-staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { amountRawField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readStream } from "./read-stream.server";
import { amountOf, runwayEffect } from "./stream-effects";
import { placeField } from "./stream-fields";

/** Pays into a stream from the funder's usual account of its coin. The pool's funder signs. */
export const fundStream = defineAuthorityDeed({
  name: "fundStream",
  parameters: z.strictObject({
    poolAddress: addressField,
    stream: placeField,
    /** The stream's coin, so that the browser knows which one it signs away. */
    mint: addressField,
    amountRaw: amountRawField,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, parameters) {
    const reading = await readStream(chain, parameters);
    const { address, pool, stream, ref } = reading;
    if (stream.mint.toBase58() !== parameters.mint) throw new AppError("InvalidInput");
    const amountRaw = BigInt(parameters.amountRaw);
    const freeRaw = stream.freeParts / PARTS;
    return {
      authority: pool.funder,
      instructions: [fundStreamInstruction({ stream: ref, funder: pool.funder, amountRaw })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: address },
        { name: "mint", after: parameters.mint },
        { name: "amount", after: amountOf(stream, amountRaw) },
        { name: "free", before: amountOf(stream, freeRaw), after: amountOf(stream, freeRaw + amountRaw) },
        runwayEffect(reading, { ...stream, freeParts: stream.freeParts + amountRaw * PARTS }),
      ],
    };
  },
});
