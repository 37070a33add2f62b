import type { DeedKind } from "~/domain/authority-deeds.server";
import type { KindRule } from "./kind-rules";

/**
 * Which of the pools that the build names a deed is about. Deeds that are not here are about no pool, or prepare a new one,
 * which no build can name yet.
 */
const POOLS: Partial<Record<DeedKind, "coinPool" | "nftPools">> = {
  setStream: "nftPools",
  fundStream: "nftPools",
  withdrawStream: "nftPools",
  setNftPaused: "nftPools",
  setNftConditions: "nftPools",
  proposeMembership: "nftPools",
  fundPool: "coinPool",
  withdrawPool: "coinPool",
  setPaused: "coinPool",
  setConditions: "coinPool",
};

/**
 * The same rules for the pools of the site alone. Anybody can create a pool that names our wallets, so that a database that lies
 * could have the treasury pay into it. A build that names no pool of a kind, as before the first one is created, has none to
 * compare with.
 */
export function ofKnownPools(rules: Record<DeedKind, KindRule>): Record<DeedKind, KindRule> {
  const guarded = Object.entries(rules).map(([kind, rule]) => [
    kind,
    { ...rule, expects: guard(kind as DeedKind, rule) },
  ]);
  return Object.fromEntries(guarded);
}

function guard(kind: DeedKind, { expects }: KindRule): KindRule["expects"] {
  return (parameters, context) => {
    const { coinPool, nftPools } = context.pins;
    const pinned = { coinPool: coinPool ? [coinPool] : [], nftPools };
    const named = POOLS[kind];
    const pools = named ? pinned[named].map(({ address }) => address) : [];
    if (pools.length > 0 && !pools.includes(parameters.poolAddress ?? "")) throw new Error("pool");
    return expects(parameters, context);
  };
}
