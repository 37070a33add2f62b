import { AppError } from "~/errors";
import { termDaysField } from "../../fields";
import { addressField } from "../../solana/address";
import { defineKind, type Moves, type PlanDeps, type Trial } from "../../transactions/define-kind";
import { count, figure } from "../../transactions/preview";
import { z } from "../../zod.ts";
import { findHeldNfts, type HeldNft } from "../holding/wallet-nfts.server";
import { joined, type OpenedByStake, openedByStake, stakeOne } from "../instructions/instructions.server";
import { mintsField, mintsOf, nftTermsFields } from "../instructions/item-fields";
import { type NftPoolReading, readNftPool } from "../pool/accounts.server";
import { offersOf } from "../pool/offers";
import { listShownPools } from "../pool/queries.server";
import { nftEndsAt } from "../rules";

/**
 * Stakes NFTs in a pool that the site shows, at conditions no worse than those that the holder was shown. Throws PoolNotSet,
 * PoolPaused, NftTermNotOffered, NftPoolFull, NftNotHeld, and the reason why the pool cannot take one of them (NftFrozen,
 * NftProgrammable, NftNotFinal, NftRewardOwed).
 */
export const stakeNft = defineKind({
  name: "stakeNft",
  parameters: z.strictObject({
    poolAddress: addressField,
    mints: mintsField,
    termDays: termDaysField,
    ...nftTermsFields,
  }),
  preview: z.object({
    /** The part of `depositLamports` for check-in records, which outlive the position. */
    recordLamports: figure,
    poolAddress: z.string(),
    mints: z.array(z.string()),
    termDays: count,
    weightBps: count,
    baseWeightBps: count,
    feeBps: count,
    /** Chain second from which leaving gives up nothing, for a stake that begins now. */
    endTs: figure,
  }),

  async plan({ db, chain }, { wallet, parameters }) {
    const { poolAddress, ...shown } = parameters;
    const mints = mintsOf(parameters.mints);
    const termDays = Number(parameters.termDays);
    const pools = await listShownPools(db);
    if (!pools.some(({ address }) => address === poolAddress)) throw new AppError("PoolNotSet");
    const reading = await readNftPool(chain, poolAddress);
    const { pool, ts } = reading;
    if (pool.isPaused) throw new AppError("PoolPaused");
    if (pool.nfts + mints.length > pool.maxNfts) throw new AppError("NftPoolFull");
    const offer = offersOf(pool.kind, pool.weightsBps).find((it) => it.termDays === termDays);
    if (!offer) throw new AppError("NftTermNotOffered");
    const nfts = await requireHeld({ db, chain }, { wallet, reading, mints });
    const opened = mints.map((mint) => openedByStake(poolAddress, wallet, mint));
    const endTs = nftEndsAt({ startTs: ts, termDays });
    return {
      ...joined(nfts.map((nft) => stakeOne(reading, { wallet, nft, termDays, shown }))),
      watch: opened.flatMap(({ position, escrow, checkIn }) => [position, escrow, checkIn]),
      facts: { poolAddress, mints, offer, opened, endTs, feeBps: pool.feeBps },
    };
  },

  describe({ poolAddress, mints, offer, opened, endTs, feeBps }, trial) {
    const moves: Moves = { out: String(mints.length), in: "0", decimals: 0 };
    return {
      ...moves,
      recordLamports: String(recordDeposit(trial, opened)),
      poolAddress,
      mints,
      termDays: offer.termDays,
      weightBps: offer.weightBps,
      baseWeightBps: offer.baseWeightBps,
      feeBps,
      endTs: String(endTs),
    };
  },
});

/** Lamports that a trial run of a stake puts into new check-in records; an NFT that already has one needs none. */
function recordDeposit({ before, after }: Trial, opened: readonly OpenedByStake[]): bigint {
  const records = new Set(opened.map(({ checkIn }) => checkIn));
  return after.reduce((sum, account, i) => {
    if (!account || !records.has(account.address)) return sum;
    return sum + account.lamports - (before[i]?.lamports ?? 0n);
  }, 0n);
}

async function requireHeld(
  deps: PlanDeps,
  { wallet, reading, mints }: { wallet: string; reading: NftPoolReading; mints: string[] },
): Promise<HeldNft[]> {
  const { nfts } = await findHeldNfts(deps, { wallet, pool: reading, mints });
  return mints.map((mint) => {
    const nft = nfts.find((it) => it.mint === mint);
    if (!nft) throw new AppError("NftNotHeld");
    if (nft.refusal) throw new AppError(nft.refusal);
    return nft;
  });
}
