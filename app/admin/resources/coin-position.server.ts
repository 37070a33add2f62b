import { eq } from "drizzle-orm";
import { numberedCoinEvent as event, coinPositionRow as position } from "~db/chain-rows";
import { defineResource } from "../define-resource";
import { listLastEvents } from "../last-events.server";
import { POOL_COIN } from "../pool-coin";

const TERMS = ["30", "90", "180", "365"];
const DAY_MS = 86_400_000;

/** Positions of coin staking, open and left. */
export const coinPositionResource = defineResource({
  noun: "coinPosition",
  group: "power",
  role: "viewer",
  list: {
    table: position,
    sort: position.startsAt,
    key: position.address,
    columns: [
      { name: "startsAt", from: position.startsAt, kind: "time" },
      { name: "walletAddress", from: position.walletAddress, kind: "address" },
      { name: "termDays", from: position.termDays, kind: "choice", words: "terms" },
      { name: "principalRaw", from: position.principalRaw, ...POOL_COIN },
      { name: "rewardTotalRaw", from: position.rewardTotalRaw, ...POOL_COIN },
      { name: "claimedRaw", from: position.claimedRaw, ...POOL_COIN },
      { name: "closedAt", from: position.closedAt, kind: "time" },
    ],
    filters: [
      { name: "walletAddress", from: position.walletAddress, kind: "exact" },
      { name: "termDays", from: position.termDays, kind: "choice", options: TERMS, words: "terms" },
      { name: "startsAt", from: position.startsAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "walletAddress", kind: "address" },
      { name: "poolAddress", kind: "address" },
      { name: "termDays", kind: "choice", words: "terms" },
      { name: "principalRaw", ...POOL_COIN },
      { name: "rewardTotalRaw", ...POOL_COIN },
      { name: "claimedRaw", ...POOL_COIN },
      { name: "rateBps", kind: "count" },
      { name: "baseRateBps", kind: "count" },
      { name: "feeBps", kind: "count" },
      { name: "startsAt", kind: "time" },
      { name: "endsAt", kind: "time" },
      { name: "leftAt", kind: "time" },
      { name: "closedAt", kind: "time" },
    ],
    tables: [
      {
        name: "events",
        columns: [
          { name: "at", kind: "time" },
          { name: "kind", kind: "choice", words: "kinds" },
          { name: "amountRaw", ...POOL_COIN },
          { name: "signature", kind: "transaction" },
        ],
      },
    ],
    load: async ({ db }, key) => {
      const [row] = await db.select().from(position).where(eq(position.address, key));
      if (!row) return null;
      const events = await listLastEvents(db, event, { of: event.positionAddress, is: key });
      const { walletAddress, leftTs, ...facts } = row;
      return {
        title: row.address,
        facts: {
          ...facts,
          walletAddress: { text: walletAddress, to: `/admin/powerzone/coinStaking?walletAddress=${walletAddress}` },
          endsAt: new Date(row.startsAt.getTime() + row.termDays * DAY_MS),
          leftAt: leftTs === 0 ? null : new Date(leftTs * 1000),
        },
        tables: { events: events.map(({ at, kind, amountRaw, signature }) => ({ at, kind, amountRaw, signature })) },
      };
    },
  },
});
