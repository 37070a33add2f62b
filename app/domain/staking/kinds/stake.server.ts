import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { amountToDecimal } from "~/locales/format";
import { coinPositionSeeds, findCoinPositionAddress, STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { type CoinPoolRef, stake as stakeInstruction } from "~programs/staking";
import { amountRawField, bpsField, termDaysField } from "../../fields";
import { tokenAmountOf, transferUnits } from "../../solana/token.server";
import { defineKind } from "../../transactions/define-kind";
import { count, figure } from "../../transactions/preview";
import { z } from "../../zod.ts";
import { decodePosition, holderTokenAddress, type PoolReading, readCoinPool } from "../accounts.server";
import { COMPUTE_UNITS } from "../compute-units";
import { movesOf } from "../holding.server";
import { getPoolAddress } from "../queries.server";
import { endsAt, expectedReward, isCoinTerm, refusalOfStake } from "../rules";

/**
 * Locks coin for a term, under conditions no worse than those that the holder was shown. The program refuses worse ones, so
 * the trial run then gives ConditionsChanged. Throws PoolNotSet, PoolPaused, UnknownTerm, AmountBelowMinimum,
 * AmountAboveMaximum, RewardNotCovered, NotEnoughCoin.
 */
export const stake = defineKind({
  name: "stake",
  parameters: z.strictObject({
    amountRaw: amountRawField,
    /** The same amount as the screen showed it. The browser reads it with the coin's decimals that it knows. */
    amount: z.string().regex(/^\d{1,20}(\.\d{1,20})?$/),
    termDays: termDaysField,
    // the terms that the screen showed; the program refuses worse ones
    minRateBps: bpsField,
    minBaseRateBps: bpsField,
    maxFeeBps: bpsField,
  }),
  preview: z.object({
    termDays: count,
    rateBps: count,
    baseRateBps: count,
    feeBps: count,
    /** The whole reward at the end of the term, before and after the pool's fee. */
    rewardRaw: figure,
    rewardNetRaw: figure,
    /** The chain second from which the whole reward is due, if the stake starts now. */
    endTs: figure,
    positionAddress: z.string(),
  }),

  async plan({ db, chain }, { wallet, intentId, parameters }) {
    const amountRaw = BigInt(parameters.amountRaw);
    const termDays = Number(parameters.termDays);
    const positionId = positionIdOf(intentId);
    const { view, ref } = await readCoinPool(chain, await getPoolAddress(db));
    const tokenAddress = holderTokenAddress(ref, wallet);
    const { accounts } = await chain.getAccounts([tokenAddress]);
    const refusal = refusalOfStake(view, tokenAmountOf(accounts[0]), { amountRaw, termDays });
    if (refusal || !isCoinTerm(termDays)) throw refuse(refusal ?? "UnknownTerm", view);

    const owner = new PublicKey(wallet);
    const position = findCoinPositionAddress({ pool: ref.address, owner, positionId }).toBase58();
    const shown = {
      minRateBps: Number(parameters.minRateBps),
      minBaseRateBps: Number(parameters.minBaseRateBps),
      maxFeeBps: Number(parameters.maxFeeBps),
    };
    return {
      instructions: [stakeInstruction({ pool: ref, owner, positionId, amountRaw, termDays, ...shown })],
      computeUnits:
        COMPUTE_UNITS.stake +
        COMPUTE_UNITS.stakeTry * addressTries(ref, owner, positionId) +
        transferUnits(ref.tokenProgram),
      watch: [tokenAddress, position],
      facts: { pool: view, position, termDays, reward: expectedReward(view, amountRaw, termDays) },
    };
  },

  describe({ pool, position, termDays, reward }, trial) {
    const startTs = decodePosition(trial.after[1] ?? null)?.position.startTs ?? pool.chainTs;
    return {
      ...movesOf(trial, pool.decimals),
      termDays,
      rateBps: reward.rateBps,
      baseRateBps: reward.baseRateBps,
      feeBps: pool.feeBps,
      rewardRaw: String(reward.rewardRaw),
      rewardNetRaw: String(reward.netRaw),
      endTs: String(endsAt(startTs, termDays)),
      positionAddress: position,
    };
  },
});

/**
 * One intent opens one position, however often its transaction is built: a second position would have the address of the
 * first, where an account already exists.
 */
function positionIdOf(intentId: string): bigint {
  return BigInt(`0x${intentId.replaceAll("-", "").slice(0, 16)}`);
}

/** How many bumps below 255 the program has to try to find the address of a position. */
function addressTries(pool: CoinPoolRef, owner: PublicKey, positionId: bigint): number {
  const seeds = coinPositionSeeds({ pool: pool.address, owner, positionId });
  return 255 - PublicKey.findProgramAddressSync(seeds, STAKING_PROGRAM_ADDRESS)[1];
}

function refuse(code: NonNullable<ReturnType<typeof refusalOfStake>>, pool: PoolReading["view"]): AppError {
  return new AppError(code, {
    minimum: amountToDecimal(pool.minStakeRaw, pool.decimals),
    maximum: amountToDecimal(pool.maxStakeRaw, pool.decimals),
  });
}
