import { AppError } from "~/errors";
import { addressField } from "../../solana/address";
import { defineKind, type Moves, type Plan } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import type { NftPositionReading } from "../holding/accounts.server";
import { openCoinAccounts } from "../instructions/coin-accounts.server";
import {
  coinAccountOf,
  createCoinAccounts,
  joined,
  payablePlaces,
  unstakeOne,
} from "../instructions/instructions.server";
import { mintsField, mintsOf } from "../instructions/item-fields";
import { readNftTokens, tokenOf } from "../instructions/nft-tokens.server";
import { paidByOthers, requirePositions } from "../instructions/positions-to-act.server";
import { rewardsIn, rewardsPreview } from "../instructions/trial-rewards.server";
import type { NftPoolReading } from "../pool/accounts.server";
import { nftEndsAt } from "../rules";

type Facts = { pool: NftPoolReading; mints: string[]; otherAccounts: string[] };

/**
 * Returns NFTs and pays what is due in the same transaction. If a coin cannot be paid, the NFTs leave and only the other
 * coins are paid, or none. What a Boost position or an ended Nova position earned stays claimable. Throws PositionNotFound,
 * NftAlreadyReturned, and NotEnoughSol if a holder who leaves early would lose rewards only for a lack of SOL.
 */
export const unstakeNft = defineKind({
  name: "unstakeNft",
  parameters: z.strictObject({ poolAddress: addressField, mints: mintsField }),
  preview: z.object({
    poolAddress: z.string(),
    mints: z.array(z.string()),
    /** Rewards paid in the same transaction, and those given up. */
    paid: rewardsPreview,
    lost: rewardsPreview,
    /** Accounts that NFTs go to if the usual ones cannot take them. */
    otherAccounts: z.array(z.string()),
  }),

  async plan({ chain }, { wallet, parameters }) {
    const { poolAddress } = parameters;
    const mints = mintsOf(parameters.mints);
    const { pool, positions } = await requirePositions(chain, { wallet, poolAddress, mints });
    if (positions.some(({ position }) => position.leftTs !== 0n)) throw new AppError("NftAlreadyReturned");
    const tokens = await readNftTokens(chain, wallet, mints);
    const payable = positions.map((position) => payablePlaces(pool, position));
    const places = [...new Set(payable.flat())];
    const { missing } = await openCoinAccounts(chain, pool, wallet, places);
    const isFallbackLossy = positions.some(({ position }, i) => {
      return pool.ts < nftEndsAt(position) && (payable[i] ?? []).length > 0;
    });
    // for the preview: NFTs that do not go to the account that wallets show first
    const otherAccounts = [...tokens.values()].filter(({ to }) => !to.isUsual).map(({ to }) => to.address.toBase58());
    const shared = {
      watch: [...positions.flatMap(accountsOf), ...missing],
      depositsOfOthers: paidByOthers(positions, wallet).flatMap(accountsOf),
      facts: { pool, mints, otherAccounts },
    };
    const planOf = ([paid = [], ...others]: number[][]): Plan<Facts> => {
      const isMissing = (place: number) => missing.includes(coinAccountOf(pool, wallet, place));
      const coins = createCoinAccounts(pool, wallet, paid.filter(isMissing));
      const items = positions.map((position) => unstakeOne(pool, position, tokenOf(tokens, position), paid));
      const plan = { ...joined([coins, ...items]), ...shared };
      return others.length === 0 ? plan : { ...plan, fallback: () => planOf(others), isFallbackLossy };
    };
    return planOf(coinChoices(pool, places));
  },

  describe({ pool, mints, otherAccounts }, { logs }) {
    const moves: Moves = { out: "0", in: String(mints.length), decimals: 0 };
    return {
      ...moves,
      poolAddress: pool.address,
      mints,
      paid: rewardsIn(pool, logs, "claimed"),
      lost: rewardsIn(pool, logs, "given-up"),
      otherAccounts,
    };
  },
});

/**
 * The places to claim in each attempt, from all coins to none, so that a frozen coin does not prevent the payment of the
 * others.
 */
function coinChoices({ pool }: NftPoolReading, places: number[]): number[][] {
  const coinOf = (place: number) => pool.streams[place]?.mint.toBase58() ?? "";
  const coins = [...new Set(places.map(coinOf))];
  const choices = coins.reduce<string[][]>((known, coin) => known.concat(known.map((it) => it.concat(coin))), [[]]);
  const mostFirst = choices.toSorted((a, b) => b.length - a.length);
  return mostFirst.map((choice) => places.filter((place) => choice.includes(coinOf(place))));
}

function accountsOf({ address, position }: NftPositionReading): string[] {
  return [address, position.escrow.toBase58()];
}
