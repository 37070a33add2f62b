import type { DeedKind } from "~/domain/authority-deeds.server";
import type { KindRule } from "./kind-rules";

/**
 * For each deed on a pool, the kind of the pool, which the build has to name. Deeds that are missing here are about no pool, or
 * prepare a new one, which no build can name yet.
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
 * Restricts rules to the pools of the site. Anybody can create a pool that names our wallets, and a database that lies could
 * then have the treasury pay into it. A build that names no pool of a kind, because none has been created yet, has nothing to
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
