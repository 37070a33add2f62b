/** Who put something into a job's wallet: how much in all, how much of it has not gone back, and in which slot last. */
export type Payer = { payer: string; paidRaw: bigint; owedRaw: bigint; slot: number };

/** What is left goes back to this many payers at most, those who paid the most: each of them takes room in a transaction. */
export const MOST_PAYERS = 4;

export type Share = { payer: string; amountRaw: bigint };

/**
 * Shares out what is left among those who paid it, largest first: each gets at most what they paid and have not got back, so
 * that nobody can get what somebody else paid by paying a little. What then is left, such as the deposit of an account, goes
 * to the first; so does what is owed to payers beyond `most`.
 */
export function shareOut(leftRaw: bigint, payers: readonly Payer[], most: number): Share[] {
  const [first, ...others] = [...payers].sort(largestFirst).slice(0, most);
  if (!first || leftRaw <= 0n) return [];
  let restRaw = leftRaw - smaller(leftRaw, atLeastZero(first.owedRaw));
  const shares = others.map(({ payer, owedRaw }) => {
    const amountRaw = smaller(restRaw, atLeastZero(owedRaw));
    restRaw -= amountRaw;
    return { payer, amountRaw };
  });
  const ofFirst = leftRaw - shares.reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
  return [{ payer: first.payer, amountRaw: ofFirst }, ...shares.filter(({ amountRaw }) => amountRaw > 0n)];
}

function largestFirst(one: Payer, other: Payer): number {
  const difference = other.owedRaw - one.owedRaw || other.paidRaw - one.paidRaw;
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  return one.payer < other.payer ? -1 : 1;
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const atLeastZero = (value: bigint) => (value > 0n ? value : 0n);
