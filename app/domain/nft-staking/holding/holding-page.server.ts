import type { NftStakingDeps } from "../deps";
import type { NftPoolReading } from "../pool/accounts.server";
import { getShownPool } from "../pool/queries.server";
import type { NftPoolKey } from "../pool/view";
import { checkInAt, claimableWeight, netOfNftClaim, nftStateAt, rewardsAt } from "../rules";
import type { NftPositionReading } from "./accounts.server";
import { readNftPositions } from "./accounts.server";
import { nftHoldingCursorSchema } from "./input";
import {
  countPositions,
  listPositionKeys,
  type NftPositionQuery,
  POSITIONS_A_PAGE,
  type PositionKey,
} from "./position-keys.server";
import { toHolding } from "./to-holding.server";
import type { NftElsewhere, NftHoldingPage } from "./view";

/** How many positions one view adds up, including those of its page: fifty calls. */
const POSITIONS_SUMMED = 5 * POSITIONS_A_PAGE;

/**
 * A page of what a wallet has in a pool, oldest first, and the sums of the positions on its other pages. If everything fits
 * on one page, that page has it all. `termDays` limits the pages to one term. `cursor` is the `nextCursor` of the page
 * before; an invalid one starts from the first page. Throws PoolNotSet, ChainUnavailable.
 */
export async function getNftHoldingPage(
  deps: NftStakingDeps,
  wallet: string,
  key: NftPoolKey,
  { cursor = null, termDays = null }: { cursor?: string | null; termDays?: number | null } = {},
): Promise<NftHoldingPage> {
  const shown = await getShownPool(deps.db, key);
  const query = { wallet, poolAddress: shown.address };
  const first = await listPositionKeys(deps.db, { ...query, limit: POSITIONS_SUMMED + 1 });
  const page = await pageOf(deps, { ...query, termDays }, first, cursor);
  const own = new Set(page.keys.map(({ address }) => address));
  const others = first.filter(({ address }) => !own.has(address)).slice(0, POSITIONS_SUMMED - own.size);
  const readings = await readNftPositions(deps.chain, { ...query, positions: page.keys });
  const holding = await toHolding(deps, shown, readings);
  const elsewhere = await readElsewhere(deps, query, others);
  const isAllKnown = first.length <= POSITIONS_SUMMED;
  // D1 learns of a closed position a little later than the chain
  const gone = own.size - holding.positions.length + others.length - (elsewhere?.count ?? 0);
  const count = (isAllKnown ? first.length : await countPositions(deps.db, query)) - gone;
  return {
    ...holding,
    count,
    listedCount: page.isPart && termDays !== null ? await countPositions(deps.db, { ...query, termDays }) : count,
    isFirstPage: page.isFirst,
    nextCursor: page.nextCursor,
    elsewhere,
    hasMore: own.size + others.length < first.length,
  };
}

type Page = { keys: PositionKey[]; isPart: boolean; isFirst: boolean; nextCursor: string | null };

/** The page that begins at a cursor. If all positions fit on one page, it has all of them, of every term. */
async function pageOf(
  { db }: NftStakingDeps,
  query: NftPositionQuery,
  first: PositionKey[],
  cursor: string | null,
): Promise<Page> {
  if (first.length <= POSITIONS_A_PAGE) return { keys: first, isPart: false, isFirst: true, nextCursor: null };
  const after = nftHoldingCursorSchema.nullable().catch(null).parse(cursor);
  const found = await listPositionKeys(db, { ...query, limit: POSITIONS_A_PAGE + 1, after });
  const keys = found.slice(0, POSITIONS_A_PAGE);
  const last = keys.at(-1);
  const nextCursor = found.length > POSITIONS_A_PAGE && last ? `${last.startTs}.${last.address}` : null;
  return { keys, isPart: true, isFirst: after === null, nextCursor };
}

/** Reads the positions on other pages, one page at a time, because a Worker can make only few calls at once. */
async function readElsewhere(
  { chain }: NftStakingDeps,
  query: { wallet: string; poolAddress: string },
  keys: PositionKey[],
): Promise<NftElsewhere | null> {
  if (keys.length === 0) return null;
  const sums: NftElsewhere[] = [];
  for (let start = 0; start < keys.length; start += POSITIONS_A_PAGE) {
    const positions = keys.slice(start, start + POSITIONS_A_PAGE);
    const readings = await readNftPositions(chain, { ...query, positions });
    sums.push(...readings.flatMap(({ pool, positions }) => positions.map((position) => sumsOf(position, pool))));
  }
  return sums.reduce(added, NOTHING);
}

const NOTHING: NftElsewhere = {
  count: 0,
  inside: [],
  checkInsLeft: 0,
  nextBonusNetRaw: 0n,
  longestStreak: 0,
  rewards: [],
};

function sumsOf({ position, checkIn }: NftPositionReading, { pool, ts }: NftPoolReading): NftElsewhere {
  const bonus = pool.streams.find(({ kind }) => kind === "bonus") ?? null;
  const today = checkIn && checkInAt(checkIn, position, bonus, pool, ts);
  const isOpen = today?.today === "open";
  return {
    count: 1,
    inside: position.leftTs === 0n ? [insideAt(position, ts)] : [],
    checkInsLeft: isOpen ? 1 : 0,
    nextBonusNetRaw: isOpen ? netOfNftClaim(0n, today.nextBonusRaw, position.feeBps) : 0n,
    longestStreak: today?.streak ?? 0,
    rewards: rewardsAt(position, pool, ts).map(({ dueRaw, dueNetRaw, lockedNetRaw, claimedRaw }) => {
      return { dueRaw, dueNetRaw, lockedNetRaw, claimedNetRaw: netOfNftClaim(0n, claimedRaw, position.feeBps) };
    }),
  };
}

function insideAt(position: NftPositionReading["position"], ts: bigint): NftElsewhere["inside"][number] {
  const { weightBps, feeBps } = position;
  const claimableBps = claimableWeight({ ...position, state: nftStateAt(position, ts) });
  return { weightBps, claimableBps, feeBps, count: 1 };
}

function added(one: NftElsewhere, other: NftElsewhere): NftElsewhere {
  return {
    count: one.count + other.count,
    inside: other.inside.reduce(addedInside, one.inside),
    checkInsLeft: one.checkInsLeft + other.checkInsLeft,
    nextBonusNetRaw: one.nextBonusNetRaw + other.nextBonusNetRaw,
    longestStreak: Math.max(one.longestStreak, other.longestStreak),
    rewards: other.rewards.map((reward, place) => {
      const { dueRaw = 0n, dueNetRaw = 0n, lockedNetRaw = 0n, claimedNetRaw = 0n } = one.rewards[place] ?? {};
      return {
        dueRaw: dueRaw + reward.dueRaw,
        dueNetRaw: dueNetRaw + reward.dueNetRaw,
        lockedNetRaw: lockedNetRaw + reward.lockedNetRaw,
        claimedNetRaw: claimedNetRaw + reward.claimedNetRaw,
      };
    }),
  };
}

function addedInside(all: NftElsewhere["inside"], more: NftElsewhere["inside"][number]): NftElsewhere["inside"] {
  const isSame = (group: typeof more) =>
    group.weightBps === more.weightBps && group.claimableBps === more.claimableBps && group.feeBps === more.feeBps;
  if (!all.some(isSame)) return [...all, more];
  return all.map((group) => (isSame(group) ? { ...group, count: group.count + more.count } : group));
}
