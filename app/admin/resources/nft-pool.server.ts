import { membershipAt } from "~/domain/nft-staking/pool/accounts.server";
import { countListedNfts } from "~/domain/power/listed-nfts.server";
import { nameOfPool } from "~/domain/power/pool-names";
import type { PoolForStaff } from "~/domain/power/read-nft-pools.server";
import type { Membership } from "~programs/nft-staking";
import { addStream } from "../authority/add-stream-form.server";
import { createNftPool } from "../authority/create-nft-pool-form.server";
import {
  nameCollection,
  nameMembers,
  pauseNftPool,
  resumeNftPool,
  setNftPoolConditions,
} from "../authority/nft-pool-forms.server";
import { type AdminDeps, defineResource } from "../define-resource";
import { rolesOf } from "../pool-roles";
import { findPoolFor, readPoolsFor } from "../power-pools.server";

const DAY_SECONDS = 86_400;

/** Which NFTs each pool takes: a verified collection or an allow-list, and what replaces it after the pool's delay. */
export const nftPoolResource = defineResource({
  noun: "nftPool",
  group: "power",
  role: "viewer",
  list: {
    columns: [
      { name: "pool", kind: "text" },
      { name: "state", kind: "choice", words: "states" },
      { name: "membership", kind: "choice", words: "memberships" },
      { name: "nfts", kind: "count" },
      { name: "maxNfts", kind: "count" },
      { name: "nextAt", kind: "time" },
    ],
    filters: [],
    load: async (deps) =>
      (await readPoolsFor(deps)).map((pool) => ({ key: pool.shown.address, values: valuesOf(pool) })),
  },
  detail: {
    facts: [
      { name: "address", kind: "address" },
      { name: "state", kind: "choice", words: "states" },
      { name: "nfts", kind: "count" },
      { name: "maxNfts", kind: "count" },
      { name: "membership", kind: "choice", words: "memberships" },
      { name: "takes", kind: "address" },
      { name: "listed", kind: "count" },
      { name: "stored", kind: "count" },
      { name: "delayDays", kind: "count" },
      { name: "nextAt", kind: "time" },
      { name: "nextMembership", kind: "choice", words: "memberships" },
      { name: "nextTakes", kind: "address" },
      { name: "nextListed", kind: "count" },
      { name: "nextStored", kind: "count" },
      { name: "feeBps", kind: "count" },
      { name: "weights", kind: "text" },
      { name: "admin", kind: "address" },
      { name: "pendingAdmin", kind: "address" },
      { name: "pauser", kind: "address" },
      { name: "funder", kind: "address" },
    ],
    load: loadPool,
  },
  create: createNftPool,
  deeds: {
    addStream,
    pause: pauseNftPool,
    resume: resumeNftPool,
    setConditions: setNftPoolConditions,
    collection: nameCollection,
    members: nameMembers,
  },
});

function valuesOf({ shown, reading }: PoolForStaff) {
  const pool = reading?.pool;
  return {
    pool: nameOfPool(shown),
    state: pool ? (pool.isPaused ? "paused" : "open") : "unread",
    membership: reading && membershipAt(reading).kind,
    nfts: pool?.nfts ?? null,
    maxNfts: pool?.maxNfts ?? null,
    nextAt: (reading && nextOf(reading)?.dueAt) ?? null,
  } as const;
}

async function loadPool(deps: AdminDeps, key: string) {
  const found = await findPoolFor(deps, key);
  if (!found) return null;
  const { shown, reading } = found;
  const pool = reading?.pool;
  const next = reading && nextOf(reading);
  const now = reading && membershipAt(reading);
  return {
    title: nameOfPool(shown),
    facts: {
      ...valuesOf(found),
      address: shown.address,
      takes: now && takenBy(now),
      listed: now && listedBy(now),
      stored: now && (await storedOf(deps, now)),
      delayDays: pool ? pool.delaySeconds / DAY_SECONDS : null,
      nextMembership: next?.kind ?? null,
      nextTakes: next ? takenBy(next) : null,
      nextListed: next ? listedBy(next) : null,
      nextStored: next ? await storedOf(deps, next) : null,
      feeBps: pool?.feeBps ?? null,
      weights: pool?.weightsBps.map((bps) => `×${bps / 10_000}`).join(" / ") ?? null,
      pendingAdmin: pool?.pendingAdmin?.toBase58() ?? null,
      ...rolesOf(pool),
    },
    deeds: pool ? [pool.isPaused ? "resume" : "pause", "addStream", "setConditions", "collection", "members"] : [],
  };
}

/** What was proposed and does not apply yet. */
function nextOf({ pool, ts }: NonNullable<PoolForStaff["reading"]>) {
  const next = pool.nextMembership;
  return next && next.dueTs > ts ? { ...next, dueAt: new Date(Number(next.dueTs) * 1000) } : null;
}

/** The collection, or the root of the list as hex. */
function takenBy(membership: Membership): string {
  return membership.kind === "collection"
    ? membership.collection.toBase58()
    : Buffer.from(membership.root).toString("hex");
}

const listedBy = (membership: Membership) => (membership.kind === "allow-list" ? membership.leaves : null);

/** How many NFTs of a list are stored with their proofs. The others cannot be staked from the site. */
async function storedOf({ db }: AdminDeps, membership: Membership): Promise<number | null> {
  return membership.kind === "allow-list" ? await countListedNfts(db, takenBy(membership)) : null;
}
