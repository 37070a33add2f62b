/** What is promised of a day before it begins: the hashes of its seed and of its odds. */
export type DayPromise = { day: string; commitment: string; oddsHash: string };

/** The text of the memo on the chain that promises a day. */
export function spellDay({ day, commitment, oddsHash }: DayPromise): string {
  return `punkvism gear ${day} seed ${commitment} odds ${oddsHash}`;
}
