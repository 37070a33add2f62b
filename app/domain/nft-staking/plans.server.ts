import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { findAssociatedTokenAddress, findNftPositionAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import {
  type CoinOf,
  chooseDestination,
  type Destination,
  destinationAddresses,
  tokenAccountState,
} from "~programs/token-accounts";
import { type Chain, readAccounts } from "../solana/chain";
import { isTokenAccount } from "../solana/token.server";
import type { Plan, Trial } from "../transactions/plan";
import { type NftPoolReading, type NftPositionReading, readNftPool, readNftPositions } from "./accounts.server";
import type { StreamClaim } from "./claims";
import { type NftTrialEvent, readNftTrial } from "./events.server";
import {
  checkInOne,
  claimOne,
  coinAccountOf,
  createCoinAccounts,
  type ItemInstructions,
  type OpenedByStake,
  openedByStake,
  payablePlaces,
  stakeOne,
  unstakeOne,
} from "./instructions.server";
import { listShownPools } from "./queries.server";
import {
  checkInFrom,
  checkInStateAt,
  distributeClaim,
  nftDueAt,
  nftEndsAt,
  offersOf,
  type ShownNftTerms,
} from "./rules";
import { findHeldNfts, type HeldNft } from "./wallet-nfts.server";

export type NftPlanDeps = { db: Database; chain: Chain };
type Wish = { wallet: string; poolAddress: string };

const NFT_MOVES = { in: "0", out: "0", decimals: "0" };

/**
 * Puts NFTs into a pool that the site shows, at conditions no worse than those that the holder was shown. Throws PoolNotSet,
 * PoolPaused, NftTermNotOffered, NftPoolFull, NftNotHeld, and why one of them cannot be held (NftFrozen, NftProgrammable, NftNotFinal,
 * NftRewardOwed).
 */
export async function planStakeNft(
  { db, chain }: NftPlanDeps,
  input: Wish & { mints: string[]; termDays: number; shown: ShownNftTerms },
): Promise<Plan> {
  const { wallet, poolAddress, termDays, shown } = input;
  const mints = distinct(input.mints);
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
  return {
    ...joined(nfts.map((nft) => stakeOne(reading, { wallet, nft, termDays, shown }))),
    watch: opened.flatMap(({ position, escrow, checkIn }) => [position, escrow, checkIn]),
    describe: (trial) => ({
      kind: "stakeNft",
      ...NFT_MOVES,
      recordLamports: String(recordDeposit(trial, opened)),
      out: String(mints.length),
      poolAddress,
      mints: mints.join(),
      termDays: String(termDays),
      weightBps: String(offer.weightBps),
      baseWeightBps: String(offer.baseWeightBps),
      feeBps: String(pool.feeBps),
      endTs: String(nftEndsAt({ startTs: ts, termDays })),
    }),
  };
}

/** Lamports that a trial run of a stake puts into records of check-ins; none where an NFT has one already. */
function recordDeposit({ before, after }: Trial, opened: readonly OpenedByStake[]): bigint {
  const records = new Set(opened.map(({ checkIn }) => checkIn));
  return after.reduce((sum, account, i) => {
    if (!account || !records.has(account.address)) return sum;
    return sum + account.lamports - (before[i]?.lamports ?? 0n);
  }, 0n);
}

/**
 * Counts the Korean day for NFTs inside. Throws PositionNotFound, NftAlreadyReturned, NftCheckedIn where all have checked in,
 * NftCheckInTooEarly where one of them came in today.
 */
export async function planCheckIn({ chain }: NftPlanDeps, input: Wish & { mints: string[] }): Promise<Plan> {
  const { poolAddress } = input;
  const mints = distinct(input.mints);
  const { pool: reading, positions } = await requirePositions(chain, { ...input, mints });
  if (positions.some(({ position }) => position.leftTs !== 0n)) throw new AppError("NftAlreadyReturned");
  const today = positions.map((position) => checkInStateOf(position, reading.ts));
  if (today.every((state) => state === "done")) throw new AppError("NftCheckedIn");
  if (positions.some(({ position }) => reading.ts < checkInFrom(position))) throw new AppError("NftCheckInTooEarly");
  const bonus = reading.pool.streams.find(({ kind }) => kind === "bonus");
  return {
    ...joined(positions.map((position) => checkInOne(reading, position))),
    watch: [],
    describe: ({ logs }) => {
      const counted = readNftTrial(logs).filter(({ kind }) => kind === "checked-in");
      return {
        kind: "checkIn",
        ...NFT_MOVES,
        decimals: String(bonus?.decimals ?? 0),
        poolAddress,
        mints: mints.join(),
        counted: String(counted.length),
        bonusRaw: String(counted.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)),
      };
    },
  };
}

/**
 * Pays rewards of positions out. "max" of a stream of which nothing is due is passed over. Throws PositionNotFound,
 * NothingToClaim where nothing at all is due, AmountAboveDue.
 */
export async function planClaimStream({ chain }: NftPlanDeps, input: Wish & { claims: StreamClaim[] }): Promise<Plan> {
  const { wallet, poolAddress, claims } = input;
  const mints = distinct(claims.map(({ mint }) => mint));
  const world = await requirePositions(chain, { wallet, poolAddress, mints });
  const { pool: reading } = world;
  const wanted = claims.flatMap((claim) => {
    const position = world.positions.find((it) => it.position.mint.toBase58() === claim.mint);
    return position && isDue(reading, position, claim) ? [{ claim, position }] : [];
  });
  if (wanted.length === 0) throw new AppError("NothingToClaim");
  const places = [...new Set(wanted.map(({ claim }) => claim.place))];
  const coins = await openCoinAccounts(chain, reading, wallet, places);
  const items = wanted.map(({ claim, position }) => claimOne(reading, position, claim));
  return {
    ...joined([coins, ...items]),
    watch: [...new Set(wanted.map(({ position }) => position.address)), ...coins.missing],
    depositsOfOthers: paidByOthers(world.positions, wallet).map(({ address }) => address),
    describe: (trial) => ({
      kind: "claimStream",
      ...NFT_MOVES,
      poolAddress,
      mints: distinct(wanted.map(({ claim }) => claim.mint)).join(),
      paid: formatPaid(reading, eventsOf(trial, "claimed")),
    }),
  };
}

/**
 * Returns NFTs, and pays what is due in the same transaction. Where a coin cannot be paid, the NFTs leave with the others, at
 * last alone: what a Boost or an ended Nova position earned stays claimable. Throws PositionNotFound, NftAlreadyReturned, and
 * NotEnoughSol where that alone would cost an early leaver what is due.
 */
export async function planUnstakeNft({ chain }: NftPlanDeps, input: Wish & { mints: string[] }): Promise<Plan> {
  const mints = distinct(input.mints);
  const world = await requirePositions(chain, { ...input, mints });
  const { pool: reading, positions } = world;
  if (positions.some(({ position }) => position.leftTs !== 0n)) throw new AppError("NftAlreadyReturned");
  const tokens = await readNftTokens(chain, input.wallet, mints);
  const payable = positions.map((position) => payablePlaces(reading, position));
  const places = [...new Set(payable.flat())];
  const { missing } = await openCoinAccounts(chain, reading, input.wallet, places);
  const isFallbackLossy = positions.some(({ position }, i) => {
    return reading.ts < nftEndsAt(position) && (payable[i] ?? []).length > 0;
  });
  const shared = {
    watch: [...positions.flatMap(accountsOf), ...missing],
    depositsOfOthers: paidByOthers(positions, input.wallet).flatMap(accountsOf),
    describe: (trial: Trial) => ({
      kind: "unstakeNft" as const,
      ...otherAccountsOf(tokens),
      ...NFT_MOVES,
      in: String(mints.length),
      poolAddress: input.poolAddress,
      mints: mints.join(),
      paid: formatPaid(reading, eventsOf(trial, "claimed")),
      lost: formatPaid(reading, eventsOf(trial, "given-up")),
    }),
  };
  const planOf = ([paid = [], ...others]: number[][]): Plan => {
    const isMissing = (place: number) => missing.includes(coinAccountOf(reading, input.wallet, place));
    const coins = createCoinAccounts(reading, input.wallet, paid.filter(isMissing));
    const items = positions.map((position) => unstakeOne(reading, position, tokenOf(tokens, position), paid));
    const plan = { ...joined([coins, ...items]), ...shared };
    return others.length === 0 ? plan : { ...plan, fallback: () => planOf(others), isFallbackLossy };
  };
  return planOf(coinChoices(reading, places));
}

/** Places by the coins that can be paid: of all of them first, of none last. One that is frozen must not keep the others. */
function coinChoices({ pool }: NftPoolReading, places: number[]): number[][] {
  const coinOf = (place: number) => pool.streams[place]?.mint.toBase58() ?? "";
  const coins = distinct(places.map(coinOf));
  const choices = coins.reduce<string[][]>((known, coin) => known.concat(known.map((it) => it.concat(coin))), [[]]);
  const mostFirst = choices.toSorted((a, b) => b.length - a.length);
  return mostFirst.map((choice) => places.filter((place) => choice.includes(coinOf(place))));
}

/** Whether a position's NFT can check in, or has done so today. */
export function checkInStateOf({ checkIn, position }: NftPositionReading, ts: bigint) {
  return checkInStateAt({ lastDay: checkIn?.lastDay ?? null }, position, ts);
}

/** The token program of an NFT, and the account of the wallet that it can go to. */
export type NftToken = { tokenProgram: PublicKey; to: Destination };

/** Where NFTs go: each to the wallet's usual account for it, or to another if that cannot take it. Throws ChainUnavailable. */
export async function readNftTokens(
  chain: Chain,
  wallet: string,
  mints: readonly string[],
): Promise<Map<string, NftToken>> {
  const found = new Map<string, NftToken>();
  const owner = new PublicKey(wallet);
  const { accounts: mintAccounts } = await readAccounts(chain, mints);
  const tokens = mints.map((mint) => {
    const tokenProgram = new PublicKey(mintAccounts.get(mint)?.owner ?? PublicKey.default);
    const coin: CoinOf = { owner, mint: new PublicKey(mint), tokenProgram };
    return { coin, usual: findAssociatedTokenAddress(coin.mint, owner, tokenProgram) };
  });
  const { accounts } = await readAccounts(
    chain,
    tokens.map(({ usual }) => usual.toBase58()),
  );
  // few usual accounts cannot take an NFT: other accounts are looked at for those alone
  for (const { coin, usual } of tokens) {
    const account = accounts.get(usual.toBase58());
    const isUnusable = tokenAccountState(account, coin) === "unusable";
    const to = isUnusable ? await findOther(chain, coin) : chooseDestination(coin, [usual], [account]);
    found.set(coin.mint.toBase58(), { tokenProgram: coin.tokenProgram, to });
  }
  return found;
}

async function findOther(chain: Chain, coin: CoinOf): Promise<Destination> {
  const addresses = await destinationAddresses(coin);
  const { accounts } = await chain.getAccounts(addresses.map((address) => address.toBase58()));
  return chooseDestination(coin, addresses, accounts);
}

export function tokenOf(tokens: ReadonlyMap<string, NftToken>, { position }: NftPositionReading): NftToken {
  const token = tokens.get(position.mint.toBase58());
  if (!token) throw new RangeError(`no token read of ${position.mint.toBase58()}`);
  return token;
}

type CoinAccounts = Omit<ItemInstructions, "mint"> & { missing: string[] };

/** What creates the wallet's token accounts of the coins that it has none of yet. Throws ChainUnavailable. */
export async function openCoinAccounts(
  chain: Chain,
  reading: NftPoolReading,
  wallet: string,
  places: number[],
): Promise<CoinAccounts> {
  if (places.length === 0) return { instructions: [], units: 0, missing: [] };
  const addresses = places.map((place) => coinAccountOf(reading, wallet, place));
  const { accounts } = await chain.getAccounts(addresses);
  const tokenProgramOf = (place: number) => reading.pool.streams[place]?.tokenProgram ?? TOKEN_PROGRAM_ADDRESS;
  const isMissing = (place: number, i: number) => !isTokenAccount(accounts[i], tokenProgramOf(place));
  const without = places.filter(isMissing);
  const missing = addresses.filter((_, i) => isMissing(places[i] ?? 0, i));
  return { ...createCoinAccounts(reading, wallet, without), missing: [...new Set(missing)] };
}

async function requireHeld(
  deps: NftPlanDeps,
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

/** The positions of these NFTs, all of them. The pool need not be one that the site shows: everybody can always leave. */
async function requirePositions(
  chain: Chain,
  { wallet, poolAddress, mints }: Wish & { mints: string[] },
): Promise<{ pool: NftPoolReading; positions: NftPositionReading[] }> {
  const [pool, owner] = [new PublicKey(poolAddress), new PublicKey(wallet)];
  const keys = mints.map((mint) => {
    return { mint, address: findNftPositionAddress({ pool, owner, mint: new PublicKey(mint) }).toBase58() };
  });
  const [world] = await readNftPositions(chain, { poolAddress, wallet, positions: keys });
  if (world?.positions.length !== mints.length) throw new AppError("PositionNotFound");
  return world;
}

/** Throws AmountAboveDue; false where all of nothing is asked for. */
function isDue({ pool, ts }: NftPoolReading, { position }: NftPositionReading, claim: StreamClaim): boolean {
  const dueRaw = nftDueAt(position, pool, ts)[claim.place] ?? 0n;
  const claimedRaw = position.rewards[claim.place]?.claimedRaw ?? 0n;
  const claimable = { dueRaw, claimedRaw, feeBps: position.feeBps, hasLeft: position.leftTs !== 0n };
  const shares = distributeClaim([claimable], claim.amountRaw);
  if (!shares) throw new AppError(claim.amountRaw === 1n && dueRaw > 0n ? "NothingToClaim" : "AmountAboveDue");
  return (shares[0] ?? 0n) > 0n;
}

/** For the preview: where NFTs go that do not go to the account that wallets show first. */
function otherAccountsOf(tokens: ReadonlyMap<string, NftToken>): { otherAccounts?: string } {
  const others = [...tokens.values()].filter(({ to }) => !to.isUsual).map(({ to }) => to.address.toBase58());
  return others.length === 0 ? {} : { otherAccounts: others.join() };
}

/** What the items of a plan ask for, together. */
export function joined(items: Pick<ItemInstructions, "instructions" | "units">[]) {
  return {
    instructions: items.flatMap(({ instructions }) => instructions),
    computeUnits: items.reduce((sum, { units }) => sum + units, 0),
  };
}

function eventsOf({ logs }: Trial, kind: NftTrialEvent["kind"]): NftTrialEvent[] {
  return readNftTrial(logs).filter((event) => event.kind === kind);
}

/** Rewards by stream, as `parsePaid` reads them. */
function formatPaid({ pool }: NftPoolReading, events: NftTrialEvent[]): string {
  return pool.streams
    .flatMap(({ mint, decimals }, place) => {
      const own = events.filter((event) => event.place === place);
      if (own.length === 0) return [];
      const feeRaw = own.reduce((sum, event) => sum + event.feeRaw, 0n);
      const grossRaw = own.reduce((sum, event) => sum + event.amountRaw, feeRaw);
      return [`${place}.${mint.toBase58()}.${decimals}.${grossRaw}.${feeRaw}`];
    })
    .join(" ");
}

function distinct(mints: string[]): string[] {
  return [...new Set(mints)];
}

/** Positions whose deposit another wallet paid, and gets back. */
function paidByOthers(positions: readonly NftPositionReading[], wallet: string): NftPositionReading[] {
  return positions.filter(({ position }) => position.rentPayer.toBase58() !== wallet);
}

function accountsOf({ address, position }: NftPositionReading): string[] {
  return [address, position.escrow.toBase58()];
}
