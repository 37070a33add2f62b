import type { AccountBatchItem, PaidCoin, RoundClaims, Rounds } from "./view";

type PayingPart = { items: readonly Pick<AccountBatchItem, "key">[]; pays: readonly PaidCoin[] };

/** Counts and adds up what the parts of this round and those of later rounds claim. */
export function divideRounds({
  now,
  later,
  isWhole,
}: {
  now: readonly PayingPart[];
  later: readonly PayingPart[];
  isWhole: boolean;
}): Rounds {
  return { now: addUp(now), later: addUp(later), isWhole };
}

/** What all rounds that are left would pay, by coin. */
export function paidByAll({ now, later }: Rounds): PaidCoin[] {
  return sumPaid([...now.pays, ...later.pays]);
}

function addUp(parts: readonly PayingPart[]): RoundClaims {
  // an NFT may be in two parts
  const keys = new Set(parts.flatMap(({ items }) => items.map(({ key }) => key)));
  return { count: keys.size, pays: sumPaid(parts.flatMap(({ pays }) => pays)) };
}

function sumPaid(paid: readonly PaidCoin[]): PaidCoin[] {
  const sums = new Map<string, bigint>();
  for (const { mint, amountRaw } of paid) sums.set(mint, (sums.get(mint) ?? 0n) + BigInt(amountRaw));
  return [...sums].map(([mint, raw]) => ({ mint, amountRaw: String(raw) }));
}
