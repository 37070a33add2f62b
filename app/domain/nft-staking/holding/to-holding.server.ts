import { nftFaces } from "../../nft-metadata/commands.server";
import { faceOf } from "../../nft-metadata/rules";
import type { NftFace } from "../../nft-metadata/view";
import type { ShownNftPool } from "../../settings/nft-pools";
import type { NftStakingDeps } from "../deps";
import type { NftPoolReading } from "../pool/accounts.server";
import { toNftPoolView } from "../pool/to-pool-view.server";
import { checkInAt, nextKoreanDayTs, nftEndsAt, nftStateAt, rewardsAt } from "../rules";
import type { NftPositionReading, readNftPositions } from "./accounts.server";
import type { NftHoldingView, NftPositionView, NftRewardTotal } from "./view";

type Readings = Awaited<ReturnType<typeof readNftPositions>>;

/** Converts positions as read from the chain to the form for screens. */
export async function toHolding(
  deps: NftStakingDeps,
  shown: ShownNftPool,
  readings: Readings,
): Promise<Omit<NftHoldingView, "hasMore">> {
  const newest = readings.map(({ pool }) => pool).reduce((a, b) => (b.slot > a.slot ? b : a));
  const positions = readings.flatMap((reading) => reading.positions);
  const faces = await nftFaces(
    deps,
    positions.map(({ position }) => position.mint.toBase58()),
  );
  const views = readings.flatMap(({ pool, positions }) =>
    positions.map((reading) => toPositionView(reading, pool, faces)),
  );
  const inside = views.filter(({ state }) => state !== "left");
  return {
    pool: toNftPoolView(newest, shown),
    positions: views,
    totals: totalsOf(newest.pool.streams.length, views),
    insideCount: inside.length,
    checkInsLeft: inside.filter(({ checkIn }) => checkIn?.today === "open").length,
    nextDayTs: nextKoreanDayTs(newest.ts),
    chainTs: newest.ts,
  };
}

/** A position in the form for screens, at the second of its pool's reading. */
function toPositionView(
  { address, position, checkIn }: NftPositionReading,
  { pool, ts }: NftPoolReading,
  faces: ReadonlyMap<string, NftFace>,
): NftPositionView {
  const mint = position.mint.toBase58();
  const state = nftStateAt(position, ts);
  const bonus = pool.streams.find(({ kind }) => kind === "bonus") ?? null;
  const { startTs, leftTs, termDays, weightBps, baseWeightBps, feeBps } = position;
  return {
    ...(faces.get(mint) ?? faceOf(mint, undefined)),
    address,
    state,
    startTs,
    endTs: termDays === 0 ? null : nftEndsAt(position),
    termDays,
    leftTs,
    weightBps,
    baseWeightBps,
    feeBps,
    rewards: rewardsAt(position, pool, ts),
    checkIn: checkIn && checkInAt(checkIn, position, bonus, pool, ts),
    isLeavingEarly: state === "inside" && termDays > 0,
  };
}

function totalsOf(streams: number, positions: readonly NftPositionView[]): NftRewardTotal[] {
  return Array.from({ length: streams }, (_, place) => {
    const rewards = positions.flatMap((position) => position.rewards[place] ?? []);
    const sum = (field: "dueRaw" | "dueNetRaw" | "lockedRaw" | "lockedNetRaw" | "claimedRaw") =>
      rewards.reduce((total, reward) => total + reward[field], 0n);
    return {
      place,
      dueRaw: sum("dueRaw"),
      dueNetRaw: sum("dueNetRaw"),
      lockedRaw: sum("lockedRaw"),
      lockedNetRaw: sum("lockedNetRaw"),
      claimedRaw: sum("claimedRaw"),
    };
  });
}
