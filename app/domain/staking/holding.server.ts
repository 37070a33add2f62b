import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import type { CoinPoolRef } from "~programs/staking";
import { chooseDestination, destinationAddresses } from "~programs/token-accounts";
import type { Chain } from "../solana/chain";
import { CREATE_TOKEN_ACCOUNT_UNITS, tokenAmountOf } from "../solana/token.server";
import type { Moves, Plan, Trial } from "../transactions/define-kind";
import { figure } from "../transactions/preview";
import { z } from "../zod.ts";
import { decodePosition, type PoolReading, type PositionReading, readCoinPool } from "./accounts.server";
import { readTrialEvents } from "./events.server";

/** A position with what a transaction needs to pay from it. */
export type Holding = {
  pool: PoolReading;
  reading: PositionReading;
  accounts: { pool: CoinPoolRef; owner: PublicKey; rentPayer: PublicKey; positionId: bigint; ownerToken: PublicKey };
  /** A holder who staked everything may have closed the token account since; if it cannot be paid, another one is used. */
  accountCreation: Plan<never>["instructions"];
  creationUnits: number;
  watched: Pick<Plan<never>, "watch" | "depositsOfOthers">;
  /** For the preview: present if the coins do not go to the account that wallets show first. */
  otherAccount: { otherAccount?: string };
};

/**
 * The position with its own pool, which may differ from the one that takes new stakes now, because everybody can always
 * leave. Throws PositionNotFound, ChainUnavailable.
 */
export async function readHolding(chain: Chain, wallet: string, positionAddress: string): Promise<Holding> {
  const owner = new PublicKey(wallet);
  const first = await chain.getAccounts([positionAddress]);
  const reading = decodePosition(first.accounts[0] ?? null);
  if (!reading?.position.owner.equals(owner)) throw new AppError("PositionNotFound");
  const pool = await readCoinPool(chain, reading.position.pool.toBase58());
  const coin = { owner, mint: pool.ref.mint, tokenProgram: pool.ref.tokenProgram };
  const addresses = await destinationAddresses(coin);
  const { accounts } = await chain.getAccounts(addresses.map((address) => address.toBase58()));
  const to = chooseDestination(coin, addresses, accounts);
  const { rentPayer, positionId } = reading.position;
  return {
    pool,
    reading,
    accounts: { pool: pool.ref, owner, rentPayer, positionId, ownerToken: to.address },
    accountCreation: to.creation,
    creationUnits: to.creation.length > 0 ? CREATE_TOKEN_ACCOUNT_UNITS : 0,
    watched: {
      watch: [to.address.toBase58(), positionAddress],
      depositsOfOthers: rentPayer.equals(owner) ? [] : [positionAddress],
    },
    otherAccount: to.isUsual ? {} : { otherAccount: to.address.toBase58() },
  };
}

/** What a claim and an unstake show about the reward that they pay. */
export const rewardPreview = z.object({
  positionAddress: z.string(),
  /**
   * The reward paid in this transaction, before the fee, and the fee; 0 if it stays claimable. With `max` it grows until the
   * transaction lands.
   */
  claimRaw: figure,
  feeRaw: figure,
  /** The reward given up by leaving before the end. */
  releasedRaw: figure,
  /**
   * The token account that is paid, if the usual one cannot be: it is frozen, belongs to somebody else now, or requires a
   * memo.
   */
  otherAccount: z.string().optional(),
});

/** What a claim or an unstake moved in the trial run. */
export function describeHolding(holding: Holding, trial: Trial): Moves & z.output<typeof rewardPreview> {
  const events = readTrialEvents(trial.logs);
  const claimed = events.find(({ kind }) => kind === "claimed");
  return {
    ...movesOf(trial, holding.pool.view.decimals),
    ...holding.otherAccount,
    positionAddress: holding.reading.address,
    claimRaw: String((claimed?.amountRaw ?? 0n) + (claimed?.feeRaw ?? 0n)),
    feeRaw: String(claimed?.feeRaw ?? 0n),
    releasedRaw: String(events.find(({ kind }) => kind === "unstaked")?.releasedRaw ?? 0n),
  };
}

/** Coin that left and that entered the holder's token account, which is the first of the watched ones. */
export function movesOf({ before, after }: Trial, decimals: number): Moves {
  const movedRaw = tokenAmountOf(after[0]) - tokenAmountOf(before[0]);
  return { out: String(movedRaw < 0n ? -movedRaw : 0n), in: String(movedRaw > 0n ? movedRaw : 0n), decimals };
}
