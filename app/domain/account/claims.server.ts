import { AppError } from "~/errors";
import { planNftBatch } from "../nft-staking/batch/plan-nft-batch.server";
import { listEnteredPools } from "../nft-staking/holding/entered-pools.server";
import type { ShownNftPool } from "../settings/nft-pools";
import type { TransactionWish } from "../transaction-types";
import { listBatchIntents, type Past, partKeyOf, pastOf } from "../transactions/batch.server";
import type { Intent } from "../transactions/queries.server";
import { listHolderGrants } from "../vesting/holder-grants.server";
import type { ClaimAllRequest } from "./input";
import { type AccountDeps, readCoinPart, readPart } from "./queries.server";
import { divideRounds } from "./rounds";
import type { AccountBatchItem, PaidCoin, PlannedAccountBatch } from "./view";

/**
 * How many parts one answer has. Each is tried before it is signed, to find its cost, and all are signed together before
 * their blockhashes expire.
 */
const PARTS_AN_ANSWER = 10;
/** This many characters of a pool's address: enough to tell pools apart, and short enough for the key of a part. */
const POOL_KEY_LENGTH = 8;

type Source = AccountBatchItem["source"];
type Input = { wallet: string; request: ClaimAllRequest };
/** `dueRaw`: what it would pay now, after the fee. */
type Claim = { wish: TransactionWish; item: AccountBatchItem & { mint: string }; address: string; dueRaw: bigint };
type Part = PlannedAccountBatch["parts"][number] & { pays: readonly PaidCoin[] };
type Planned = Pick<PlannedAccountBatch, "underWay" | "hasMore"> & { parts: Part[] };

/**
 * What is left of "claim all": every reward that is due from coin positions, NFTs in the pools shown, and grants of known
 * funders, each as a wish of its own. It is read from the chain each time, and its keys follow from its contents, so that
 * asking again after a failure or a reload returns only the rest. A source that cannot be read is named and left out; if
 * the others have nothing left, its error is thrown. A request for `coin` or `grant` leaves out the other sources. Grants come
 * first, then NFTs, then coin positions, because that is usually their order of value. Grants or positions of one coin are
 * sorted by amount, largest first.
 */
export async function planClaimAll(deps: AccountDeps, { wallet, request }: Input): Promise<PlannedAccountBatch> {
  const past = pastOf(await listBatchIntents(deps.db, wallet, request.batchKey), deps.now);
  const wants = (source: Source) => request.claim === "all" || request.claim === source;
  const pools = wants("nft") ? await listEnteredPools(deps.db, wallet) : [];
  const input = { wallet, request };
  const sources: { source: Source; plan: () => Promise<Planned> }[] = [
    ...(wants("grant") ? [{ source: "grant" as const, plan: () => planGrantClaims(deps, input, past) }] : []),
    ...pools.map((pool) => ({ source: "nft" as const, plan: () => planPoolClaims(deps, input, pool) })),
    ...(wants("coin") ? [{ source: "coin" as const, plan: () => planCoinClaims(deps, input, past) }] : []),
  ];
  const found = await Promise.all(sources.map(async ({ source, plan }) => ({ source, part: await readPart(plan) })));
  // a pool that does not exist has nothing to claim
  const problems = found.flatMap(({ source, part: { code } }) =>
    code && code !== "PoolNotSet" ? [{ source, code }] : [],
  );
  const planned = found.flatMap(({ part }) => part.value ?? []);
  const parts = planned.flatMap((it) => it.parts);
  const underWay = planned.flatMap((it) => it.underWay);
  // nothing must pass for claimed because it could not be read
  const [problem] = problems;
  if (problem && parts.length === 0 && underWay.length === 0) throw new AppError(problem.code);
  const isWhole = !planned.some((it) => it.hasMore);
  const now = parts.slice(0, PARTS_AN_ANSWER);
  return {
    parts: now.map(({ pays: _, ...part }) => part),
    underWay,
    problems,
    hasMore: parts.length > now.length || !isWhole,
    rounds: divideRounds(parts, { aRound: PARTS_AN_ANSWER, isWhole }),
  };
}

async function planCoinClaims(deps: AccountDeps, { wallet, request }: Input, past: Past): Promise<Planned> {
  const { mint, positions, decimals } = await readCoinPart(deps, wallet, { isWhole: true });
  const claims = positions.map(({ address, principalRaw, termDays, figures }) => ({
    dueRaw: figures.dueNetRaw,
    address,
    wish: wishOf(request, "claim", { positionAddress: address, amountRaw: "max" }),
    item: { key: address, source: "coin" as const, mint, principalRaw, termDays, decimals },
  }));
  return planParts(request, claims, past);
}

async function planGrantClaims(deps: AccountDeps, { wallet, request }: Input, past: Past): Promise<Planned> {
  const { grants } = await listHolderGrants(deps, wallet, { isWhole: true });
  const claims = grants.map(({ address, mint, coin, plan, figures }) => ({
    dueRaw: figures.dueRaw,
    address,
    wish: wishOf(request, "claimVesting", { grantAddress: address, amountRaw: "max" }),
    item: { key: address, source: "grant" as const, mint, coin, plan },
  }));
  return planParts(request, claims, past);
}

/** All streams of a pool as a batch of its own, whose key begins with this batch's key. */
async function planPoolClaims(deps: AccountDeps, { wallet, request }: Input, pool: ShownNftPool): Promise<Planned> {
  const { kind, collection, address } = pool;
  const batchKey = `${request.batchKey}-${address.slice(0, POOL_KEY_LENGTH)}`;
  const wanted = { action: "claim", amountRaw: "max", kind, collection, batchKey, lifetime: request.lifetime } as const;
  try {
    const { parts, underWay, hasMore } = await planNftBatch(deps, { wallet, request: wanted });
    const lines = (items: readonly { mint: string; name: string }[]) =>
      items.map(({ mint, name }): AccountBatchItem => ({ key: `${address}.${mint}`, source: "nft", name, kind }));
    return {
      parts: parts.map((part) => ({ ...part, items: lines(part.items) })),
      underWay: underWay.map(({ id, items }) => ({ id, items: lines(items) })),
      hasMore,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "NothingToClaim") return NOTHING;
    throw error;
  }
}

const NOTHING: Planned = { parts: [], underWay: [], hasMore: false };

/** Claims of what is due and was not claimed under this key before, as parts, and those that are under way. */
async function planParts({ batchKey }: ClaimAllRequest, claims: Claim[], past: Past): Promise<Planned> {
  const settled = new Set([...past.done, ...past.underWay].map(addressOf));
  const open = claims.filter(({ address, dueRaw }) => dueRaw > 0n && !settled.has(address)).sort(byDue);
  const parts = open.map(async ({ wish, item, dueRaw }) => {
    const pays = [{ mint: item.mint, amountRaw: String(dueRaw) }];
    return { requestKey: await partKeyOf(batchKey, wish, past.spent), wish, items: [item], pays };
  });
  const underWay = past.underWay.flatMap((intent) => {
    const claim = claims.find(({ address }) => address === addressOf(intent));
    return claim ? [{ id: intent.id, items: [claim.item] }] : [];
  });
  return { parts: await Promise.all(parts), underWay, hasMore: false };
}

/** Coin by coin, the largest first, because sums of different coins cannot be compared. */
function byDue(a: Claim, b: Claim): number {
  if (a.item.mint !== b.item.mint) return a.item.mint < b.item.mint ? -1 : 1;
  return a.dueRaw > b.dueRaw ? -1 : Number(a.dueRaw < b.dueRaw);
}

function wishOf(
  { lifetime }: ClaimAllRequest,
  kind: "claim" | "claimVesting",
  parameters: Record<string, string>,
): TransactionWish {
  return { kind, lifetime, parameters } as TransactionWish;
}

/** The coin position or the grant that a claim belongs to. */
function addressOf({ parameters }: Intent): string {
  return parameters.positionAddress ?? parameters.grantAddress ?? "";
}
