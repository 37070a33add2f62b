import type { DropObstacle, DropPlace, DropState, DropView } from "~/domain/drop/view";
import { formatMoney, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";
import type { PickTexts } from "~/locales/text-shape";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

/** Texts of the page of drops. */
export type DropTexts = Omit<Texts["drop"], "list" | "title" | "description">;

const DAY = 86_400;
const HOUR = 3_600;

/** What a drop gives, as text: to this wallet if it is on the list, otherwise to each. The space does not break. */
export function giftName(
  locale: Locale,
  texts: Pick<DropTexts, "gift">,
  drop: Pick<DropView, "gift" | "eachRaw"> & { mine: Pick<DropPlace, "amountRaw" | "face"> | null },
): string {
  const t = translateIn(locale);
  const { gift, mine, eachRaw } = drop;
  if (gift.kind === "nfts") return mine?.face?.name ?? t(texts.gift, "nft", { collection: gift.collection });
  const amountOf = (raw: bigint) => formatMoney(locale, { raw, decimals: gift.decimals, coin: gift.symbol });
  if (mine) return amountOf(mine.amountRaw);
  return eachRaw === null ? gift.symbol : t(texts.gift, "coinsEach", { amount: amountOf(eachRaw) });
}

/** The amount of a gift of coins in words, if it is large and round; null for any other, and for an NFT. */
export function giftSpelled(locale: Locale, { gift, mine }: Pick<DropView, "gift" | "mine">): string | null {
  return gift.kind === "coins" && mine ? spellAmount(locale, mine.amountRaw, gift.decimals) : null;
}

/**
 * Formats seconds as "3 days 4 h 05 min", and within the last day as "4 h 05 min 06 s", whose digits keep their places while they
 * tick. It does not break across lines.
 */
export function formatDuration(
  locale: Locale,
  texts: PickTexts<DropTexts, "days" | "hoursAndMinutes" | "hoursMinutesAndSeconds">,
  seconds: bigint,
): string {
  const t = translateIn(locale);
  const whole = Math.max(Number(seconds), 0);
  const days = Math.floor(whole / DAY);
  const hours = String(Math.floor((whole % DAY) / HOUR));
  const [minutes, rest] = [Math.floor((whole % HOUR) / 60), whole % 60].map((part) => String(part).padStart(2, "0"));
  const duration =
    days > 0
      ? `${t(texts, "days", { count: days })} ${t(texts, "hoursAndMinutes", { hours, minutes: minutes ?? "" })}`
      : t(texts, "hoursMinutesAndSeconds", { hours, minutes: minutes ?? "", seconds: rest ?? "" });
  return duration.replaceAll(" ", "\u00a0");
}

/** Why a wallet cannot take a gift now, in words. */
function obstacleText(locale: Locale, texts: Pick<DropTexts, "obstacles">, drop: DropView, why: DropObstacle) {
  const t = translateIn(locale);
  return t(texts.obstacles, why, { begin: drop.beginTs, end: drop.endTs, supply: drop.supply });
}

/** The text about a drop for a visitor, for whom its list is not read. */
function visitorText(locale: Locale, texts: DropTexts, drop: DropView, state: DropState): string {
  const t = translateIn(locale);
  if (state === "open") return texts.canTakeVisitor;
  if (state === "before") return t(texts.obstacles, "beforeVisitor", { begin: drop.beginTs });
  return obstacleText(locale, texts, drop, state);
}

/** How many of the wallets that can take a gift have taken it, in words. */
export function takenText(locale: Locale, texts: DropTexts, { supply, claimedCount }: DropView): string {
  const t = translateIn(locale);
  const taken = formatNumber(locale, Math.min(claimedCount, supply));
  return t(texts.facts, "takenOf", { taken, count: supply });
}

/** What a drop gives to all wallets together, in words; empty as long as the number of gifts is unknown. */
export function totalText(locale: Locale, texts: DropTexts, { gift, supply, totalGiftRaw }: DropView): string {
  const t = translateIn(locale);
  if (supply === 0) return "";
  if (gift.kind === "nfts") return texts.gift.each;
  const amount = formatMoney(locale, { raw: totalGiftRaw, decimals: gift.decimals, coin: gift.symbol });
  return t(texts.gift, "shared", { amount, count: t(texts, "wallets", { count: supply }) });
}

type DropAnswer = {
  locale: Locale;
  texts: DropTexts;
  drop: DropView;
  state: DropState;
  why: DropObstacle | null;
  isSignedIn: boolean;
};

/** Whether this wallet can take the gift of a drop, in words. */
export function answerText({ locale, texts, drop, state, why, isSignedIn }: DropAnswer): string {
  if (!isSignedIn) return visitorText(locale, texts, drop, state);
  return why === null ? texts.canTake : obstacleText(locale, texts, drop, why);
}
