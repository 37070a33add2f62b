import { AppError } from "~/errors";
import { amountToDecimal } from "~programs/amounts";
import { addStream as addStreamInstruction } from "~programs/nft-staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { type DeedEffect, defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { checkStreamTerms } from "../../authority/staking-bounds";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { addressField } from "../../solana/address";
import { readCoin } from "../../solana/read-coin.server";
import { z } from "../../zod.ts";
import { readNftPool } from "../pool/accounts.server";
import { endOf } from "./stream-effects";
import { placeField, streamTermFields, streamTermsOf } from "./stream-fields";
import { weightsText } from "./weights-text";

/** MAX_STREAMS of programs/staking/src/state/nft_pool.rs. */
export const MOST_STREAMS = 4;

/** Adds a reward to an NFT pool; the NFTs inside earn it from then on. The pool's admin signs and pays the rent. */
export const addStream = defineAuthorityDeed({
  name: "addStream",
  parameters: z.strictObject({
    poolAddress: addressField,
    /** The place that the reward gets: the number of rewards that the pool has. */
    stream: placeField,
    mint: addressField,
    streamKind: z.enum(["daily", "bonus"]),
    ...streamTermFields,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, { poolAddress, stream, mint, streamKind, ...asked }) {
    const { pool } = await readNftPool(chain, poolAddress);
    const place = Number(stream);
    // another reward was added since this one was prepared
    if (place !== pool.streams.length) throw new AppError("Conflict");
    const isBonus = streamKind === "bonus";
    if (isBonus && pool.streams.some(({ kind }) => kind === "bonus")) throw new AppError("BonusThere");
    const coin = await readCoin(chain, mint);
    const terms = streamTermsOf(asked);
    checkStreamTerms(streamKind, terms);
    const ref = { pool: keyOf(poolAddress), place, mint: coin.mint, tokenProgram: coin.tokenProgram };
    const streak: DeedEffect = { name: "streak", after: weightsText(terms.streakBps) };
    return {
      authority: pool.admin,
      instructions: [addStreamInstruction({ stream: ref, admin: pool.admin, kind: streamKind, terms })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: poolAddress },
        { name: "place", after: place },
        { name: "mint", after: mint },
        { name: "streamKind", after: streamKind },
        { name: "rate", after: amountToDecimal(terms.rateRaw, coin.decimals) },
        { name: "end", after: endOf(terms) },
        ...(isBonus ? [streak] : []),
      ],
    };
  },
});
