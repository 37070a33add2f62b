import { AppError } from "~/errors";
import { settledAt } from "~programs/nft-reward-calculator";
import { setStream as setStreamInstruction } from "~programs/nft-staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { type DeedEffect, defineAuthorityDeed } from "../../authority/define-authority-deed";
import { checkStreamTerms } from "../../authority/staking-bounds";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { readStream } from "./read-stream.server";
import { amountOf, endOf, runwayEffect } from "./stream-effects";
import { placeField, streamTermFields, streamTermsOf } from "./stream-fields";
import { weightsText } from "./weights-text";

/** Sets what a stream pays from now on and until when; what was earned stays. The pool's admin signs. */
export const setStream = defineAuthorityDeed({
  name: "setStream",
  parameters: z.strictObject({
    poolAddress: addressField,
    stream: placeField,
    ...streamTermFields,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, parameters) {
    const reading = await readStream(chain, parameters);
    const { address, pool, stream, ref, ts } = reading;
    const terms = streamTermsOf(parameters);
    const isStreakSame = stream.streakBps.every((bps, at) => bps === terms.streakBps[at]);
    if (stream.rateRaw === terms.rateRaw && stream.endTs === terms.endTs && isStreakSame)
      throw new AppError("NothingChanges");
    checkStreamTerms(stream.kind, terms);
    // what was earned until now is settled at the old rate
    const changed = { ...settledAt(stream, pool.weight, ts), ...terms };
    const streak: DeedEffect = {
      name: "streak",
      before: weightsText(stream.streakBps),
      after: weightsText(terms.streakBps),
    };
    return {
      authority: pool.admin,
      instructions: [setStreamInstruction({ pool: ref.pool, place: ref.place, admin: pool.admin, terms })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: address },
        { name: "mint", after: stream.mint.toBase58() },
        { name: "rate", before: amountOf(stream, stream.rateRaw), after: amountOf(stream, terms.rateRaw) },
        { name: "end", before: endOf(stream), after: endOf(terms) },
        ...(isStreakSame ? [] : [streak]),
        runwayEffect(reading, changed),
      ],
    };
  },
});
