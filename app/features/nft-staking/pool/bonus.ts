import type { CheckInView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";

/** The stream from which check-ins earn; undefined if the pool has none, and then no text may promise a bonus. */
export function bonusStreamOf(pool: Pick<NftPoolView, "streams">): NftStreamView | undefined {
  return pool.streams.find(({ kind }) => kind === "bonus");
}

type Step = { title: string; text: string; textWithoutBonus?: string };
type ScreenWords = {
  lead: string;
  leadWithoutBonus?: string;
  info: { why: { gains: readonly string[]; bonusGain: string }; process: { steps: readonly Step[] } };
};

/** The texts of a screen that are true for a pool: they mention a bonus only if check-ins earn one. */
export function wordsForPool<T extends ScreenWords>(words: T, hasBonus: boolean): T {
  const { why, process } = words.info;
  if (!hasBonus) {
    const steps = process.steps.map((step) => ({ ...step, text: step.textWithoutBonus ?? step.text }));
    const info = { ...words.info, process: { ...process, steps } };
    return { ...words, lead: words.leadWithoutBonus ?? words.lead, info };
  }
  return { ...words, info: { ...words.info, why: { ...why, gains: [...why.gains, why.bonusGain] } } };
}

/** The text about a check-in that earns nothing: the pool pays no bonus, or its funds cannot pay one now. */
export function checkInNote(
  words: { noStream: string; noBonus: string },
  bonus: NftStreamView | undefined,
  earnedRaw: bigint,
): string | null {
  if (!bonus) return words.noStream;
  return earnedRaw === 0n ? words.noBonus : null;
}

/** Which badge an NFT has for today. A check-in that would earn nothing is not asked for. */
export function checkInBadge({ today }: Pick<CheckInView, "today">, hasBonus: boolean) {
  if (today !== "open") return today;
  return hasBonus ? "due" : null;
}
