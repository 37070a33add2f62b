import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { coinPositionSeeds, findCoinPositionAddress, STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { type CoinPoolRef, claim, stake, unstake } from "~programs/staking";
import { chooseDestination, destinationAddresses } from "~programs/token-accounts";
import type { Chain, ChainAccount } from "../solana/chain";
import { CREATE_TOKEN_ACCOUNT_UNITS, tokenAmountOf, transferUnits } from "../solana/token.server";
import type { KindPreview, Plan, Trial } from "../transactions/plan";
import {
  decodePosition,
  holderTokenAddress,
  type PoolReading,
  type PositionReading,
  readPool,
} from "./accounts.server";
import { readTrialEvents } from "./events.server";
import { getPoolAddress } from "./queries.server";
import { dueAt, endsAt, expectedReward, isCoinTerm, refusalOfStake } from "./rules";

/**
 * Compute units of our instructions (docs/program-resources.json has the measured ones), with p-token. A stake searches the
 * address of the position: each further try costs one more.
 */
export const COMPUTE_UNITS = {
  stake: 8_500,
  stakeTry: 1_500,
  claim: 3_000,
  unstake: 3_000,
};

export type PlanDeps = { db: Database; chain: Chain };
type Holder = { wallet: string };

/**
 * Locks coin for a term, at conditions no worse than those that the holder was shown: the program refuses worse ones, so the
 * trial run says ConditionsChanged. `positionId` makes the address of the position.
 * Throws PoolNotSet, PoolPaused, UnknownTerm, AmountBelowMinimum, AmountAboveMaximum, RewardNotCovered, NotEnoughCoin.
 */
export async function planStake(
  deps: PlanDeps,
  input: Holder & {
    amountRaw: bigint;
    termDays: number;
    positionId: bigint;
    shown: { minRateBps: number; minBaseRateBps: number; maxFeeBps: number };
  },
): Promise<Plan> {
  const { wallet, amountRaw, termDays, positionId, shown } = input;
  const { view, ref } = await readPool(deps.chain, await getPoolAddress(deps.db));
  const tokenAddress = holderTokenAddress(ref, wallet);
  const { accounts } = await deps.chain.getAccounts([tokenAddress]);
  const refusal = refusalOfStake(view, tokenAmountOf(accounts[0]), { amountRaw, termDays });
  if (refusal || !isCoinTerm(termDays)) throw refuse(refusal ?? "UnknownTerm", view);

  const owner = new PublicKey(wallet);
  const position = findCoinPositionAddress({ pool: ref.address, owner, positionId });
  const { rateBps, baseRateBps, rewardRaw, netRaw } = expectedReward(view, amountRaw, termDays);
  return {
    instructions: [stake({ pool: ref, owner, positionId, amountRaw, termDays, ...shown })],
    computeUnits:
      COMPUTE_UNITS.stake +
      COMPUTE_UNITS.stakeTry * addressTries(ref, owner, positionId) +
      transferUnits(ref.tokenProgram),
    watch: [tokenAddress, position.toBase58()],
    describe: (trial) => ({
      kind: "stake",
      ...movesOf(trial),
      decimals: String(view.decimals),
      termDays: String(termDays),
      rateBps: String(rateBps),
      baseRateBps: String(baseRateBps),
      feeBps: String(view.feeBps),
      rewardRaw: String(rewardRaw),
      rewardNetRaw: String(netRaw),
      endTs: String(endsAt(startOf(trial.after[1], view.chainTs), termDays)),
      positionAddress: position.toBase58(),
    }),
  };
}

/**
 * Pays a due reward out: all of it, or `amountRaw` before the fee.
 * Throws PositionNotFound, NothingToClaim, AmountAboveDue.
 */
export async function planClaim(
  deps: PlanDeps,
  input: Holder & { positionAddress: string; amountRaw: bigint | "max" },
): Promise<Plan> {
  const holding = await readHolding(deps, input);
  const dueRaw = dueAt(holding.reading.position, holding.pool.view.chainTs);
  if (dueRaw === 0n) throw new AppError("NothingToClaim");
  if (input.amountRaw !== "max" && input.amountRaw > dueRaw) throw new AppError("AmountAboveDue");
  const amountRaw = input.amountRaw === "max" ? undefined : input.amountRaw;
  return {
    instructions: [...holding.accountCreation, claim({ ...holding.accounts, amountRaw })],
    computeUnits: COMPUTE_UNITS.claim + holding.creationUnits + transferUnits(holding.pool.ref.tokenProgram),
    ...holding.watched,
    describe: (trial) => ({ kind: "claim", ...describeHolding(holding, trial) }),
  };
}

/**
 * Returns the principal, and pays what is due in the same transaction. Where paying would fail, the principal leaves
 * alone and the reward stays claimable. Throws PositionNotFound, PrincipalAlreadyReturned.
 */
export async function planUnstake(deps: PlanDeps, input: Holder & { positionAddress: string }): Promise<Plan> {
  const holding = await readHolding(deps, input);
  const { position } = holding.reading;
  if (position.leftTs !== 0n) throw new AppError("PrincipalAlreadyReturned");
  const { principalRaw } = position;
  const alone: Plan = {
    instructions: [...holding.accountCreation, unstake(holding.accounts)],
    computeUnits: COMPUTE_UNITS.unstake + holding.creationUnits + transferUnits(holding.pool.ref.tokenProgram),
    ...holding.watched,
    describe: (trial) => ({
      kind: "unstake",
      ...describeHolding(holding, trial),
      principalRaw: String(principalRaw),
    }),
  };
  if (dueAt(position, holding.pool.view.chainTs) === 0n) return alone;
  return {
    ...alone,
    // the principal first: it fixes what is due, so the claim is the last one and closes the position
    instructions: [...alone.instructions, claim(holding.accounts)],
    computeUnits: alone.computeUnits + COMPUTE_UNITS.claim + transferUnits(holding.pool.ref.tokenProgram),
    fallback: () => alone,
  };
}

type Holding = {
  pool: PoolReading;
  reading: PositionReading;
  accounts: { pool: CoinPoolRef; owner: PublicKey; rentPayer: PublicKey; positionId: bigint; ownerToken: PublicKey };
  /** A holder who staked everything may have closed the token account since; if it cannot be paid, another one is used. */
  accountCreation: Plan["instructions"];
  creationUnits: number;
  watched: Pick<Plan, "watch" | "depositsOfOthers">;
  /** For the preview: named where the coins do not go to the account that wallets show first. */
  otherAccount: { otherAccount?: string };
};

/** The position with its own pool, which need not be the one that takes new stakes now: everybody can always leave. */
async function readHolding({ chain }: PlanDeps, input: Holder & { positionAddress: string }): Promise<Holding> {
  const { wallet, positionAddress } = input;
  const owner = new PublicKey(wallet);
  const first = await chain.getAccounts([positionAddress]);
  const reading = decodePosition(first.accounts[0] ?? null);
  if (!reading?.position.owner.equals(owner)) throw new AppError("PositionNotFound");
  const pool = await readPool(chain, reading.position.pool.toBase58());
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

/** What a claim or an unstake moved in the trial run. */
function describeHolding(holding: Holding, trial: Trial) {
  const events = readTrialEvents(trial.logs);
  const claimed = events.find(({ kind }) => kind === "claimed");
  return {
    ...movesOf(trial),
    ...holding.otherAccount,
    decimals: String(holding.pool.view.decimals),
    positionAddress: holding.reading.address,
    claimRaw: String((claimed?.amountRaw ?? 0n) + (claimed?.feeRaw ?? 0n)),
    feeRaw: String(claimed?.feeRaw ?? 0n),
    releasedRaw: String(events.find(({ kind }) => kind === "unstaked")?.releasedRaw ?? 0n),
  };
}

/** Coin that left and that entered the holder's token account, the first of the watched ones. */
function movesOf({ before, after }: Trial): Pick<KindPreview, "out" | "in"> {
  const movedRaw = tokenAmountOf(after[0]) - tokenAmountOf(before[0]);
  return { out: String(movedRaw < 0n ? -movedRaw : 0n), in: String(movedRaw > 0n ? movedRaw : 0n) };
}

function startOf(account: ChainAccount | null | undefined, chainTs: bigint): bigint {
  return decodePosition(account ?? null)?.position.startTs ?? chainTs;
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
