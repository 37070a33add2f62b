import { nameOfPool } from "~/domain/power/pool-names";
import { type StreamForStaff, streamsOf } from "~/domain/power/streams.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { fundStream, setStreamTerms, withdrawStream } from "../authority/stream-forms.server";
import { type AdminDeps, defineResource, type ListDeps } from "../define-resource";
import { rolesOf } from "../pool-roles";
import { readPoolsFor } from "../power-pools.server";

/** What NFT pools pay: each reward of each pool, as it is on the chain now. */
export const streamResource = defineResource({
  noun: "stream",
  group: "power",
  role: "viewer",
  list: {
    columns: [
      { name: "pool", kind: "text" },
      { name: "reward", kind: "text" },
      { name: "state", kind: "choice", words: "states" },
      { name: "rate", kind: "text" },
      { name: "endsAt", kind: "time" },
      { name: "free", kind: "text" },
      { name: "owed", kind: "text" },
      { name: "runwayDays", kind: "count" },
    ],
    filters: [],
    load: async (deps) =>
      streamsOf(await readPoolsFor(deps)).map((row) => ({ key: row.key, values: valuesOf(deps, row) })),
  },
  detail: {
    facts: [
      { name: "pool", kind: "text" },
      { name: "poolAddress", kind: "address" },
      { name: "place", kind: "count" },
      { name: "kind", kind: "choice", words: "streamKinds" },
      { name: "state", kind: "choice", words: "states" },
      { name: "rate", kind: "text" },
      { name: "streak", kind: "text" },
      { name: "endsAt", kind: "time" },
      { name: "free", kind: "text" },
      { name: "owed", kind: "text" },
      { name: "fundedUntil", kind: "time" },
      { name: "runwayDays", kind: "count" },
      { name: "mint", kind: "address" },
      { name: "vault", kind: "address" },
      { name: "admin", kind: "address" },
      { name: "funder", kind: "address" },
    ],
    load: loadStream,
  },
  deeds: { setTerms: setStreamTerms, fund: fundStream, withdraw: withdrawStream },
});

function valuesOf({ context }: ListDeps, { shown, place, view, runwayDays }: StreamForStaff) {
  const { rewards } = textsOf(context.get(localeContext)).nftStaking;
  const reward = shown.rewards[place];
  const amount = (raw: bigint) => (view ? { raw, decimals: view.decimals, unit: view.symbol } : null);
  return {
    pool: nameOfPool(shown),
    // one that the settings do not name is shown by its coin
    reward: reward ? rewards[reward] : (view?.symbol ?? ""),
    state: view?.state ?? "unread",
    rate: view && amount(view.rateRaw),
    endsAt: view?.endTs ? momentOf(view.endTs) : null,
    free: view && amount(view.freeRaw),
    owed: view && amount(view.owedRaw),
    runwayDays,
  };
}

async function loadStream(deps: AdminDeps, key: string) {
  const pools = await readPoolsFor(deps);
  const row = streamsOf(pools).find((stream) => stream.key === key);
  if (!row) return null;
  const pool = pools.find(({ shown }) => shown.address === row.shown.address)?.reading?.pool;
  const { view, place, shown } = row;
  const values = valuesOf(deps, row);
  return {
    title: `${values.pool}: ${values.reward}`,
    facts: {
      ...values,
      ...{ poolAddress: shown.address, place, kind: view?.kind ?? null },
      streak: view?.kind === "bonus" ? view.streakBps.map((bps) => `×${bps / 10_000}`).join(" / ") : null,
      fundedUntil: view?.fundedUntilTs ? momentOf(view.fundedUntilTs) : null,
      mint: view?.mint ?? null,
      vault: pool?.streams[place]?.vault.toBase58() ?? null,
      ...rolesOf(pool),
    },
    deeds: view ? ["setTerms", ...(shown.collection ? ["fund"] : []), "withdraw"] : [],
  };
}

const momentOf = (ts: bigint) => new Date(Number(ts) * 1000);
