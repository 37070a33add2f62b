import type { GrantEvent, RecordedGrantTerms } from "./events.server";

/** A row of `vesting_grant`. */
export type GrantRow = RecordedGrantTerms & {
  address: string;
  walletAddress: string;
  pendingAddress: string | null;
  claimedRaw: bigint;
  returnedRaw: bigint;
  revokedTs: number;
  seenSlot: number;
  closedAt: Date | null;
};

/** The default key, which withdraws a proposal. */
const NOBODY = "11111111111111111111111111111111";

/**
 * The row of a grant whose account is gone, from all its events in any order; null if its making is not among them. Its
 * address may be used again: the row is that of the last grant there.
 */
export function rowOfGone(events: GrantEvent[]): GrantRow | null {
  const life = lastLife(events);
  const made = life[0];
  if (!made?.terms) return null;
  const last = (kind: GrantEvent["kind"]) => life.findLast((event) => event.kind === kind);
  const sum = (kind: GrantEvent["kind"]) =>
    life.filter((event) => event.kind === kind).reduce((total, { amountRaw }) => total + amountRaw, 0n);
  const closed = last("closed");
  return {
    address: made.grantAddress,
    ...made.terms,
    walletAddress: last("accepted")?.wallet ?? made.wallet,
    pendingAddress: closed ? null : pendingOf(life),
    claimedRaw: sum("claimed"),
    returnedRaw: sum("revoked"),
    revokedTs: Number(last("revoked")?.ts ?? 0n),
    seenSlot: Math.max(...life.map(({ slot }) => slot)),
    closedAt: closed ? new Date(Number(closed.ts) * 1000) : null,
  };
}

/**
 * The same if its making is not among the events, from the row of an earlier reading; null if nothing has happened since.
 * Once the making has been recorded, `rowOfGone` replaces the row.
 */
export function rowAfter(row: GrantRow, events: GrantEvent[]): GrantRow | null {
  const since = events.filter(({ grantAddress, slot }) => grantAddress === row.address && slot > row.seenSlot);
  if (since.length === 0) return null;
  const sum = (kind: GrantEvent["kind"]) =>
    since.filter((event) => event.kind === kind).reduce((total, { amountRaw }) => total + amountRaw, 0n);
  const last = (kind: GrantEvent["kind"]) => since.findLast((event) => event.kind === kind);
  const closed = last("closed");
  return {
    ...row,
    walletAddress: last("accepted")?.wallet ?? row.walletAddress,
    pendingAddress: closed ? null : row.pendingAddress,
    claimedRaw: row.claimedRaw + sum("claimed"),
    returnedRaw: row.returnedRaw + sum("revoked"),
    revokedTs: Number(last("revoked")?.ts ?? row.revokedTs),
    seenSlot: Math.max(...since.map(({ slot }) => slot)),
    closedAt: closed ? new Date(Number(closed.ts) * 1000) : null,
  };
}

function pendingOf(life: GrantEvent[]): string | null {
  const last = life.findLast(({ kind }) => kind === "proposed" || kind === "accepted");
  return last?.kind === "proposed" && last.wallet !== NOBODY ? last.wallet : null;
}

/** Within one slot the order of transactions is not known, but the making of a grant comes first and its closing last. */
function lastLife(events: GrantEvent[]): GrantEvent[] {
  const rank = ({ kind }: GrantEvent) => (kind === "granted" ? 0 : kind === "closed" ? 2 : 1);
  const sorted = events.toSorted((a, b) => a.slot - b.slot || rank(a) - rank(b) || a.index - b.index);
  const begin = sorted.findLastIndex(({ kind }) => kind === "granted");
  return begin < 0 ? [] : sorted.slice(begin);
}
