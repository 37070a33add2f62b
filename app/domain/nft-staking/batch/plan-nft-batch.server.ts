import { PublicKey } from "@solana/web3.js";
import { AppError, type ErrorCode } from "~/errors";
import { nftFaces } from "../../nft-metadata/commands.server";
import { faceOf } from "../../nft-metadata/rules";
import type { NftFace } from "../../nft-metadata/view";
import type { Chain } from "../../solana/chain";
import { listBatchIntents, partKeyOf } from "../../transactions/batch.server";
import { MAX_TRANSACTION_BYTES, transactionBytes } from "../../transactions/size";
import type { NftStakingDeps } from "../deps";
import { checkInStateOf, type NftPositionReading } from "../holding/accounts.server";
import type { CheckInView } from "../holding/view";
import { findHeldNfts, type HeldNft } from "../holding/wallet-nfts.server";
import { formatClaims } from "../instructions/claims";
import { openCoinAccounts } from "../instructions/coin-accounts.server";
import {
  checkInOne,
  claimOne,
  coinAccountOf,
  createCoinAccounts,
  type ItemInstructions,
  payablePlaces,
  stakeOne,
  unstakeOne,
} from "../instructions/instructions.server";
import { readNftTokens, tokenOf } from "../instructions/nft-tokens.server";
import { type NftPoolReading, readNftPool } from "../pool/accounts.server";
import { offersOf } from "../pool/offers";
import { getShownPool } from "../pool/queries.server";
import { MINTS_A_BATCH, PARTS_AN_ANSWER, UNITS_A_PART, UNITS_AN_ANSWER } from "./batch-bounds";
import { type FoundClaim, findClaims, sumClaims } from "./batch-claims.server";
import { isLeft, mintOfKey, type NftBatchPast, nftPastOf } from "./batch-past.server";
import { lookThrough, type PoolHolder } from "./batch-positions.server";
import type { NftBatch, NftBatchPart } from "./batch-view";
import type { NftBatchRequest } from "./input";

/** A batch whose refusals do not have their texts yet. */
export type PlannedBatch = Omit<NftBatch, "refusals"> & { refusals: { item: NftFace; code: ErrorCode }[] };

type Request<A extends NftBatchRequest["action"]> = Extract<NftBatchRequest, { action: A }>;

/** The smallest piece of work of a batch; a transaction can hold several. `key` is unique within the batch. */
type Unit = ItemInstructions & { key: string; places: number[]; claim?: FoundClaim["claim"] };

type Work = {
  reading: NftPoolReading;
  units: Unit[];
  refusals: { mint: string; code: ErrorCode }[];
  /** Streams for whose coin the wallet has no account yet. The first part that needs the account creates it. */
  missingCoins: number[];
  /** True if there may be more to do beyond these units. */
  hasMore?: boolean;
};

/**
 * A part is built after it is planned, and by then more rewards may be due than now. Each of them adds a claim to a
 * transaction in which an NFT leaves, so its size has to include what falls due within a day.
 */
const SECONDS_TO_SIGN = 86_400n;

/**
 * What is left to do of a batch, as transactions that fit the limits of the network. It is read from the chain each time:
 * what is done is left out, what is under way is named, and the rest is planned. The key of a part follows from its
 * contents, so that the same part is the same transaction however often it is asked for. Nothing is stored. Throws
 * PoolNotSet, PoolPaused, NftTermNotOffered, NothingToClaim, AmountAboveDue, ChainUnavailable.
 */
export async function planNftBatch(
  deps: NftStakingDeps,
  input: { wallet: string; request: NftBatchRequest },
): Promise<PlannedBatch> {
  const { wallet, request } = input;
  const { address: poolAddress } = await getShownPool(deps.db, request);
  const intents = await listBatchIntents(deps.db, wallet, request.batchKey);
  const past = nftPastOf(intents, deps.now, request.action);
  const work = await planWork({ deps, wallet, poolAddress }, request, past);
  const open = work.units.filter((unit) => isLeft(unit, past));
  const packed = pack(open, { ...work, wallet, lifetime: request.lifetime });
  const shown = packed.slice(0, PARTS_AN_ANSWER);
  // an NFT that the wallet does not hold is shown by its mint alone, so that a caller cannot have us look up arbitrary NFTs
  const theirs = work.refusals.filter(({ code }) => code !== "NftNotHeld");
  const faces = await facesOf(deps, [...shown.flat(), ...theirs], past);
  const face = (mint: string) => faces.get(mint) ?? faceOf(mint, undefined);
  const parts = shown.map(async (units): Promise<NftBatchPart> => {
    const wish = wishOf(request, poolAddress, units);
    const items = [...new Set(units.map(({ mint }) => mint))].map(face);
    const requestKey = await partKeyOf(request.batchKey, wish, past.spent);
    return { requestKey, wish, items, pays: sumClaims(work.reading, units) };
  });
  return {
    action: request.action,
    parts: await Promise.all(parts),
    underWay: past.waiting.map(({ id, mints }) => ({ id, items: mints.map(face) })),
    doneCount: new Set([...past.final].map(mintOfKey)).size,
    refusals: work.refusals.map(({ mint, code }) => ({ item: face(mint), code })),
    hasMore: packed.length > PARTS_AN_ANSWER || work.hasMore === true,
  };
}

function planWork(holder: PoolHolder, request: NftBatchRequest, past: NftBatchPast): Promise<Work> {
  if (request.action === "stake") return planStakes(holder, request, past);
  if (request.action === "check-in") return planCheckIns(holder, request, past);
  if (request.action === "claim") return planClaims(holder, request, past);
  return planUnstakes(holder, request, past);
}

async function planStakes(
  { deps, wallet, poolAddress }: PoolHolder,
  request: Request<"stake">,
  past: NftBatchPast,
): Promise<Work> {
  const reading = await readNftPool(deps.chain, poolAddress);
  const { pool } = reading;
  const offer = offersOf(pool.kind, pool.weightsBps).find(({ termDays }) => termDays === request.termDays);
  if (!offer) throw new AppError("NftTermNotOffered");
  const { nfts, hasMore } = await findStakeable(deps, { wallet, pool: reading, mints: request.mints });
  const held = new Set(nfts.map(({ mint }) => mint));
  const settled = new Set([...past.done, ...past.underWay].map(mintOfKey));
  const gone = (request.mints ?? []).filter((mint) => !held.has(mint) && !settled.has(mint) && !past.final.has(mint));
  const fit = nfts.filter(({ refusal }) => refusal === null);
  if (fit.length > 0 && pool.isPaused) throw new AppError("PoolPaused");
  const free = Math.max(pool.maxNfts - pool.nfts, 0);
  return {
    reading,
    units: fit.slice(0, free).map((nft) => ({
      ...stakeOne(reading, { wallet, nft, termDays: offer.termDays, shown: request }),
      key: nft.mint,
      places: [],
    })),
    refusals: [
      ...gone.map((mint) => ({ mint, code: "NftNotHeld" as const })),
      ...nfts.flatMap(({ mint, refusal }) => (refusal && !settled.has(mint) ? [{ mint, code: refusal }] : [])),
      ...fit.slice(free).map(({ mint }) => ({ mint, code: "NftPoolFull" as const })),
    ],
    missingCoins: [],
    hasMore,
  };
}

/** Reads a wallet part by part until one has something to stake. `hasMore`: there are parts after it. */
async function findStakeable(
  deps: NftStakingDeps,
  input: { wallet: string; pool: NftPoolReading; mints?: readonly string[] },
): Promise<{ nfts: HeldNft[]; hasMore: boolean }> {
  const found: HeldNft[] = [];
  let after: string | null = null;
  do {
    const { nfts, next }: Awaited<ReturnType<typeof findHeldNfts>> = await findHeldNfts(deps, {
      ...input,
      after,
      most: MINTS_A_BATCH,
    });
    found.push(...nfts);
    after = next;
  } while (after !== null && !found.some(({ refusal }) => refusal === null));
  return { nfts: found, hasMore: after !== null };
}

/** Whether the NFT is still staked. A position whose NFT has left has nothing to check in or to unstake. */
function isInside({ position }: NftPositionReading): boolean {
  return position.leftTs === 0n;
}

async function planCheckIns(holder: PoolHolder, request: Request<"check-in">, past: NftBatchPast): Promise<Work> {
  const refusals: Work["refusals"] = [];
  const found = await lookThrough(holder, request.mints, past, (reading, positions) => {
    const inside = positions.filter(isInside);
    const those = (today: CheckInView["today"]) => inside.filter((it) => checkInStateOf(it, reading.ts) === today);
    for (const { position } of those("early")) {
      refusals.push({ mint: position.mint.toBase58(), code: "NftCheckInTooEarly" });
    }
    return those("open").map((position) => withKey(checkInOne(reading, position)));
  });
  return { ...found, refusals, missingCoins: [] };
}

async function planUnstakes(holder: PoolHolder, request: Request<"unstake">, past: NftBatchPast): Promise<Work> {
  const { deps, wallet } = holder;
  const found = await lookThrough(holder, request.mints, past, (pool, positions) =>
    positions.filter(isInside).map((position) => ({ key: position.position.mint.toBase58(), position, pool })),
  );
  const { reading } = found;
  const left = found.units.filter((unit) => isLeft(unit, past));
  const units = left.slice(0, UNITS_AN_ANSWER);
  const tokens = await readNftTokens(
    deps.chain,
    wallet,
    units.map(({ key }) => key),
  );
  return {
    reading,
    units: units.map(({ position, pool }) => {
      const whenSigned = { ...pool, ts: pool.ts + SECONDS_TO_SIGN };
      const places = payablePlaces(whenSigned, position);
      return { ...withKey(unstakeOne(whenSigned, position, tokenOf(tokens, position), places)), places };
    }),
    refusals: [],
    missingCoins: await missingCoins(deps.chain, reading, wallet),
    hasMore: found.hasMore || units.length < left.length,
  };
}

async function planClaims(holder: PoolHolder, request: Request<"claim">, past: NftBatchPast): Promise<Work> {
  const { place, amountRaw, mints } = request;
  if (place === undefined && amountRaw !== "max") throw new AppError("InvalidInput");
  const { reading, units: claims, hasMore } = await findClaims(holder, { place, amountRaw, mints }, past);
  const isFresh = past.final.size === 0 && past.underWay.size === 0;
  if (claims.length === 0 && isFresh) throw new AppError("NothingToClaim");
  return {
    reading,
    units: claims.map(({ key, position, claim }) => ({
      ...claimOne(reading, position, claim),
      key,
      places: [claim.place],
      claim,
    })),
    refusals: [],
    missingCoins: await missingCoins(holder.deps.chain, reading, holder.wallet),
    hasMore,
  };
}

async function missingCoins(chain: Chain, reading: NftPoolReading, wallet: string): Promise<number[]> {
  const places = reading.pool.streams.map((_, place) => place);
  const { missing } = await openCoinAccounts(chain, reading, wallet, places);
  return places.filter((place) => missing.includes(coinAccountOf(reading, wallet, place)));
}

function withKey(item: ItemInstructions): Unit {
  return { ...item, key: item.mint, places: [] };
}

/**
 * Puts units in their order into as few transactions as the limits of the network allow. It stops one transaction after
 * those of an answer, which shows that some are left.
 */
function pack(
  units: Unit[],
  world: Pick<Work, "reading" | "missingCoins"> & { wallet: string; lifetime: "blockhash" | "nonce" },
): Unit[][] {
  const parts: Unit[][] = [];
  for (const unit of units) {
    const last = parts.at(-1);
    if (last && fits([...last, unit], world)) last.push(unit);
    else parts.push([unit]);
    if (parts.length > PARTS_AN_ANSWER) break;
  }
  return parts;
}

function fits(units: Unit[], world: Parameters<typeof pack>[1]): boolean {
  if (units.length > UNITS_A_PART) return false;
  const { reading, missingCoins, wallet, lifetime } = world;
  const used = missingCoins.filter((place) => units.some(({ places }) => places.includes(place)));
  const creation = createCoinAccounts(reading, wallet, used);
  const instructions = [...creation.instructions, ...units.flatMap((unit) => unit.instructions)];
  return transactionBytes(new PublicKey(wallet), instructions, lifetime) <= MAX_TRANSACTION_BYTES;
}

function wishOf(request: NftBatchRequest, poolAddress: string, units: Unit[]): NftBatchPart["wish"] {
  const { lifetime } = request;
  const mints = units.map(({ mint }) => mint).join();
  switch (request.action) {
    case "stake": {
      const { minWeightBps, minBaseWeightBps, maxFeeBps } = request;
      const terms = { termDays: String(request.termDays), minWeightBps, minBaseWeightBps, maxFeeBps };
      return { kind: "stakeNft", lifetime, parameters: { poolAddress, mints, ...terms } };
    }
    case "check-in":
      return { kind: "checkIn", lifetime, parameters: { poolAddress, mints } };
    case "claim": {
      const claims = formatClaims(units.flatMap(({ claim }) => claim ?? []));
      return { kind: "claimStream", lifetime, parameters: { poolAddress, claims } };
    }
    default:
      return { kind: "unstakeNft", lifetime, parameters: { poolAddress, mints } };
  }
}

async function facesOf(
  deps: NftStakingDeps,
  items: { mint: string }[],
  past: NftBatchPast,
): Promise<Map<string, NftFace>> {
  return nftFaces(deps, [...items.map(({ mint }) => mint), ...past.waiting.flatMap(({ mints }) => mints)]);
}
