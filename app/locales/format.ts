import { amountToDecimal } from "~programs/amounts";
import type { Locale } from "./locales";

/** Base units as a decimal string without grouping, exact: (1234500000n, 9) → "1.2345". */
export { amountToDecimal };

// creating a formatter costs a hundred times what using it does, and a page uses dozens
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function numberFormat({ intl }: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = intl + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(intl, options);
  numberFormats.set(key, format);
  return format;
}

function dateFormat({ intl, timeZone }: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = intl + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(intl, { ...options, timeZone });
  dateFormats.set(key, format);
  return format;
}

/** A number with its language's digit groups. Amounts of money are bigint and have formats of their own. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale).format(value);
}

/** How many decimals a figure shows anywhere on the site. */
const SHOWN_DECIMALS = 4;

/**
 * Base units as the site shows them: grouped, and cut off after four decimals. Never rounded up, so that nobody is shown more
 * than there is. What is too small to show is "<0.0001" and not zero. Where somebody types or compares the whole amount,
 * `formatExact` shows it.
 */
export function formatAmount(locale: Locale, raw: bigint, decimals: number): string {
  return formatMoney(locale, { raw, decimals });
}

/** Base units with all their decimals, grouped: (1234500000001n, 9) → "1,234.500000001". */
export function formatExact(locale: Locale, raw: bigint, decimals: number): string {
  return formatDecimal(locale, amountToDecimal(raw, decimals));
}

/** Whether `formatAmount` shows less than the whole amount. */
export function isCut(raw: bigint, decimals: number): boolean {
  return raw % 10n ** BigInt(Math.max(decimals - SHOWN_DECIMALS, 0)) !== 0n;
}

/**
 * What is left of a whole beside one of its parts, where all three are shown: the difference of the shown figures, so that
 * the two parts add up. It can be one shown unit more than the exact rest.
 */
export function restOfShown(wholeRaw: bigint, partRaw: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(Math.max(decimals - SHOWN_DECIMALS, 0));
  const rest = (wholeRaw / unit - partRaw / unit) * unit;
  return rest === 0n ? wholeRaw - partRaw : rest;
}

/** A sum of a coin in base units, with the coin's name where it is shown. `maxDecimals`: if it shows fewer than four. */
export type CoinAmount = { raw: bigint; decimals: number; coin?: string; maxDecimals?: number };

/** "12,000 SCG", cut off as `formatAmount` does. The space does not break. A coin's name is no translation. */
export function formatMoney(locale: Locale, { raw, decimals, coin, maxDecimals = SHOWN_DECIMALS }: CoinAmount): string {
  const unit = 10n ** BigInt(Math.max(decimals - maxDecimals, 0));
  const cut = (raw / unit) * unit;
  const isTooSmall = cut === 0n && raw > 0n;
  const amount = isTooSmall ? `<${formatExact(locale, unit, decimals)}` : formatShown(locale, cut, decimals);
  return coin === undefined ? amount : `${amount}\u00a0${coin}`;
}

/**
 * An amount with exactly three decimals gets a fourth: "7.396" is more than seven thousand to somebody who is used to the
 * other mark, as an Indonesian reader of an English page is.
 */
function formatShown(locale: Locale, raw: bigint, decimals: number): string {
  const decimal = amountToDecimal(raw, decimals) as Intl.StringNumericLiteral;
  if (decimals <= 3 || !/\.\d{3}$/.test(decimal)) return formatDecimal(locale, decimal);
  return numberFormat(locale, { minimumFractionDigits: SHOWN_DECIMALS }).format(decimal);
}

/**
 * Base units of a figure that changes every second: like `formatAmount`, with all shown decimals, so that its width stays the
 * same. Only for such figures; others have no trailing zeros.
 */
export function formatSteady(locale: Locale, raw: bigint, decimals: number): string {
  const shown = Math.min(decimals, SHOWN_DECIMALS);
  const unit = 10n ** BigInt(decimals - shown);
  if (raw > 0n && raw < unit) return formatAmount(locale, raw, decimals);
  const cut = amountToDecimal((raw / unit) * unit, decimals) as Intl.StringNumericLiteral;
  return numberFormat(locale, { minimumFractionDigits: shown, maximumFractionDigits: shown }).format(cut);
}

/** The characters that separate digit groups and decimals in a language. */
export function separatorsOf(locale: Locale): { group: string; decimal: string } {
  const parts = numberFormat(locale).formatToParts(1234567.5);
  const find = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: find("group", ","), decimal: find("decimal", ".") };
}

/** A decimal of any length as shown: grouped, with all its digits. */
export function formatDecimal(locale: Locale, decimal: string): string {
  const options = { maximumFractionDigits: 18 };
  return numberFormat(locale, options).format(decimal as Intl.StringNumericLiteral);
}

/** Basis points as a percentage with at least one decimal: 1250 → "12.5%". */
export function formatBps(locale: Locale, bps: number): string {
  const options = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 2 } as const;
  return numberFormat(locale, options).format(bps / 10_000);
}

const OF_A_DATE = new Set<string | undefined>(["day", "month", "year"]);

/** A time as a format spells it, with no line break between day, month and year. */
function spell(format: Intl.DateTimeFormat, at: Date): string {
  const parts = format.formatToParts(at);
  const isWithinDate = (index: number) =>
    OF_A_DATE.has(parts[index - 1]?.type) && OF_A_DATE.has(parts[index + 1]?.type);
  return parts.map(({ value }, index) => (isWithinDate(index) ? value.replaceAll(" ", "\u00a0") : value)).join("");
}

/** How every date of the site is written (decision 066). Its month is short, so that a minute fits beside it in a table. */
const DAY = { year: "numeric", month: "short", day: "numeric" } as const;

/**
 * A day in the language's own time zone: "7 Dec 2026". Nothing of the reader's device counts, so that the server and the
 * browser write the same.
 */
export function formatDate(locale: Locale, at: Date): string {
  return spell(dateFormat(locale, DAY), at);
}

/** A calendar day such as `2026-12-01`, with its weekday: the same day wherever it is read. */
export function formatDay({ intl }: Locale, day: string): string {
  const key = `${intl} day`;
  const options = { ...DAY, weekday: "short", timeZone: "UTC" } as const;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(intl, options);
  dateFormats.set(key, format);
  return spell(format, new Date(day));
}

const MINUTE = { ...DAY, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * A minute in the language's own time zone, with the name that its readers use for the zone: Intl says "GMT+9" to Koreans.
 */
export function formatDateTime(locale: Locale, at: Date): string {
  return spell(dateFormat(locale, MINUTE), at) + locale.zoneMark;
}

/** How soon something happens that is shown with its hour. */
const SOON_MS = 48 * 3_600_000;

/** A second of the chain as its day, and within the 48 hours before it with its minute, because one may act on it. */
export function formatDue(locale: Locale, ts: bigint, now: Date): string {
  const at = new Date(Number(ts) * 1000);
  const leftMs = at.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= SOON_MS ? formatDateTime(locale, at) : formatDate(locale, at);
}

const DAY_SECONDS = 86_400n;
const YEAR_SECONDS = 365n * DAY_SECONDS;

/** Until when funds last: the day within the next year, later only the month, because that far ahead no day is known. */
export function formatRunway(locale: Locale, ts: bigint, nowTs: bigint): string {
  if (ts - nowTs <= YEAR_SECONDS) return formatChainDate(locale, ts);
  return spell(dateFormat(locale, { month: "short", year: "numeric" }), new Date(Number(ts) * 1000));
}

/** A second of the chain as a day in the language's own time zone. */
export function formatChainDate(locale: Locale, ts: bigint): string {
  return formatDate(locale, new Date(Number(ts) * 1000));
}

/** A second of the chain as a minute in the language's own time zone. */
export function formatChainTs(locale: Locale, ts: bigint | number): string {
  return formatDateTime(locale, new Date(Number(ts) * 1000));
}

/**
 * When a Korean day ends, for what has to be done before: "2 Dec 2026, 15:00 UTC". Readers whose own day it is are told
 * "tonight" as long as the day lasts. `endTs` and `nowTs`: seconds of the chain.
 */
export function formatDayEnd(locale: Locale, endTs: bigint, nowTs: bigint): string {
  const isToday = nowTs < endTs && endTs - nowTs <= DAY_SECONDS;
  return locale.tonight !== null && isToday ? locale.tonight + locale.zoneMark : formatChainTs(locale, endTs);
}
