/** The words in which a screen shows a chain second, such as its day. */
export type DateOf = (ts: bigint) => string;

/**
 * What comes next of things that have a date (`atTs`, a chain second): the first of them, and with it all others whose date
 * is shown in the same words. Empty if there are none.
 */
export function nextOf<T extends { atTs: bigint }>(dated: readonly T[], dateOf: DateOf): T[] {
  const ordered = dated.toSorted((a, b) => Number(a.atTs - b.atTs));
  const [first] = ordered;
  if (!first) return [];
  const shown = dateOf(first.atTs);
  return ordered.filter(({ atTs }) => dateOf(atTs) === shown);
}
