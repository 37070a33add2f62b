import { plainName } from "~/domain/plain-name";
import type { Flow } from "~/domain/vesting/flow";
import { aboutIn } from "~/features/account/account-words";
import { formatBps, formatChainDate } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { PickTexts } from "~/locales/text-shape";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

/** A part of a whole as a percentage. */
export function formatShare(locale: Locale, partRaw: bigint, wholeRaw: bigint): string {
  return formatBps(locale, shareBps(partRaw, wholeRaw));
}

/** A part of a whole in basis points; 10,000 if the whole is zero. */
export function shareBps(partRaw: bigint, wholeRaw: bigint): number {
  return wholeRaw === 0n ? 10_000 : Number((partRaw * 10_000n) / wholeRaw);
}

/** A plan's name as its funder wrote it, without what would hide or reorder text, or a text for a plan without a name. */
export function planName(texts: Pick<Texts["vesting"]["plan"], "unnamed">, plan: string): string {
  return plainName(plan) || texts.unnamed;
}

/** The values of a text about a flow: "about 82 SCG a day, until 31 May 2027". */
export function flowValues(locale: Locale, { dailyRaw, endTs }: Flow, coin: { decimals: number; coin: string }) {
  const amount = aboutIn(locale, [{ raw: dailyRaw, decimals: coin.decimals, symbol: coin.coin }]);
  return { amount, date: formatChainDate(locale, endTs) };
}

type StepTexts = PickTexts<Texts["vesting"]["detail"], "everySecond" | "everyDays" | "everyHours" | "everySeconds">;

/** "Every 30 days", in the largest unit that divides the step. */
export function stepText(locale: Locale, texts: StepTexts, stepSeconds: number): string {
  const t = translateIn(locale);
  if (stepSeconds === 0) return texts.everySecond;
  if (stepSeconds % 86_400 === 0) return t(texts, "everyDays", { count: stepSeconds / 86_400 });
  if (stepSeconds % 3_600 === 0) return t(texts, "everyHours", { count: stepSeconds / 3_600 });
  return t(texts, "everySeconds", { count: stepSeconds });
}
