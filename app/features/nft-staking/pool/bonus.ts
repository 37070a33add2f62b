import type { CheckInView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";

/** The stream that check-ins earn from; undefined where the pool has none, and nothing may promise one. */
export function bonusStreamOf(pool: Pick<NftPoolView, "streams">): NftStreamView | undefined {
  return pool.streams.find(({ kind }) => kind === "bonus");
}

type Step = { title: string; text: string; textWithoutBonus?: string };
type ScreenWords = {
  lead: string;
  leadWithoutBonus?: string;
  info: { why: { gains: readonly string[]; bonusGain: string }; process: { steps: readonly Step[] } };
};

/** A screen's words as they are true of a pool: a bonus is named where check-ins earn one, and nowhere else. */
export function wordsForPool<T extends ScreenWords>(words: T, hasBonus: boolean): T {
  const { why, process } = words.info;
  if (!hasBonus) {
    const steps = process.steps.map((step) => ({ ...step, text: step.textWithoutBonus ?? step.text }));
    const info = { ...words.info, process: { ...process, steps } };
    return { ...words, lead: words.leadWithoutBonus ?? words.lead, info };
  }
  return { ...words, info: { ...words.info, why: { ...why, gains: [...why.gains, why.bonusGain] } } };
}

/** What is said of a check-in that earns nothing: that the pool pays no bonus, or that its funds pay none now. */
export function checkInNote(
  words: { noStream: string; noBonus: string },
  bonus: NftStreamView | undefined,
  earnedRaw: bigint,
): string | null {
  if (!bonus) return words.noStream;
  return earnedRaw === 0n ? words.noBonus : null;
}

/** Which badge an NFT carries for today: a check-in that would earn nothing is not called for. */
export function checkInBadge({ today }: Pick<CheckInView, "today">, hasBonus: boolean) {
  if (today !== "open") return today;
  return hasBonus ? "due" : null;
}
