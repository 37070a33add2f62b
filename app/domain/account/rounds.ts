import type { AccountBatchItem, PaidCoin, Rounds } from "./view";

type PayingPart = { items: readonly Pick<AccountBatchItem, "key">[]; pays: readonly PaidCoin[] };

/** Counts and adds up what the first `aRound` parts claim in this round and what the others claim in later ones. */
export function divideRounds(
  parts: readonly PayingPart[],
  { aRound, isWhole }: { aRound: number; isWhole: boolean },
): Rounds {
  const now = parts.slice(0, aRound);
  const later = parts.slice(aRound);
  const lateKeys = keysOf(later);
  return {
    now: {
      count: [...keysOf(now)].filter((key) => !lateKeys.has(key)).length,
      transactions: now.length,
      pays: paidBy(now),
    },
    later: { count: lateKeys.size, transactions: later.length, pays: paidBy(later) },
    laterRounds: Math.ceil(later.length / aRound),
    isWhole,
  };
}

/**
 * How often a wallet is asked to sign for this round, and for all later ones together, if it signs up to `together`
 * transactions of a round at once. Every further round holds as many transactions as this one; the last may hold fewer.
 */
export function walletRequests({ now, later }: Rounds, together: number): { now: number; later: number } {
  const full = Math.floor(later.transactions / Math.max(now.transactions, 1));
  const last = later.transactions - full * now.transactions;
  const requestsOf = (transactions: number) => Math.ceil(transactions / together);
  return { now: requestsOf(now.transactions), later: full * requestsOf(now.transactions) + requestsOf(last) };
}

/** What all rounds that are left would pay, by coin. */
export function paidByAll({ now, later }: Rounds): PaidCoin[] {
  return sumPaid([...now.pays, ...later.pays]);
}

/** Each position, NFT or grant once, although an NFT may be in several parts. */
function keysOf(parts: readonly PayingPart[]): Set<string> {
  return new Set(parts.flatMap(({ items }) => items.map(({ key }) => key)));
}

function paidBy(parts: readonly PayingPart[]): PaidCoin[] {
  return sumPaid(parts.flatMap(({ pays }) => pays));
}

function sumPaid(paid: readonly PaidCoin[]): PaidCoin[] {
  const sums = new Map<string, bigint>();
  for (const { mint, amountRaw } of paid) sums.set(mint, (sums.get(mint) ?? 0n) + BigInt(amountRaw));
  return [...sums].map(([mint, raw]) => ({ mint, amountRaw: String(raw) }));
}
