import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatAmount,
  formatChainTs,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayEnd,
  formatDue,
  formatExact,
  formatMoney,
  formatRunway,
  formatSteady,
  isCut,
  restOfShown,
  separatorsOf,
} from "~/locales/format";
import { LOCALES } from "~/locales/locales";

const [korean, english, indonesian] = LOCALES as [(typeof LOCALES)[0], (typeof LOCALES)[1], (typeof LOCALES)[2]];
const anyRaw = fc.bigInt(0n, 2n ** 64n - 1n);

test("a figure has at most four decimals, is grouped, and is cut off rather than rounded", () => {
  expect(formatAmount(english, 1_234_567_999_999_999n, 9)).toBe("1,234,567.9999");
  expect(formatAmount(indonesian, 1_234_567_999_999_999n, 9)).toBe("1.234.567,9999");
  expect(formatAmount(korean, 12_000_000_000_000n, 9)).toBe("12,000");
  expect(formatAmount(english, 1_500_000n, 6)).toBe("1.5");
});

test("what is too small to show is said to be less than the smallest figure, and zero is zero", () => {
  expect(formatAmount(english, 99_999n, 9)).toBe("<0.0001");
  expect(formatAmount(indonesian, 1n, 9)).toBe("<0,0001");
  expect(formatAmount(english, 0n, 9)).toBe("0");
  expect(formatMoney(english, { raw: 5_000n, decimals: 9, coin: "SOL" })).toBe("<0.0001\u00a0SOL");
});

test("fewer decimals can be asked for", () => {
  expect(formatMoney(english, { raw: 1_999_999_999n, decimals: 9, maxDecimals: 2 })).toBe("1.99");
  expect(formatMoney(english, { raw: 999_999_999n, decimals: 9, maxDecimals: 0 })).toBe("<1");
});

test("the exact amount has every decimal", () => {
  expect(formatExact(english, 1_234_567_000_000_001n, 9)).toBe("1,234,567.000000001");
  expect(formatExact(english, 7n, 0)).toBe("7");
});

test("a figure that ticks has four decimals at all times, so that it keeps its width", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyRaw, (locale, raw) => {
      expect(formatSteady(locale, raw, 9).split(separatorsOf(locale).decimal)[1]).toHaveLength(4);
    }),
  );
  expect(formatSteady(english, 1_500_000_000n, 9)).toBe("1.5000");
  expect(formatSteady(english, 15n, 1)).toBe("1.5");
  expect(formatSteady(english, 99_999n, 9)).toBe("<0.0001");
});

/** The decimals that a figure shows. */
const decimalsOf = (locale: (typeof LOCALES)[number], figure: string) =>
  figure.split(separatorsOf(locale).decimal)[1] ?? "";

test("a figure that does not tick has no zeros after its last decimal, unless it would have three", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyRaw, (locale, raw) => {
      expect(decimalsOf(locale, formatAmount(locale, raw, 9))).toMatch(/^(\d{0,2}|\d{4})$/);
      expect(decimalsOf(locale, formatAmount(locale, raw, 9))).not.toMatch(/^(\d{0,2}0|\d{2}00)$/);
    }),
  );
});

test("a figure never has three decimals, which readers of another language take for thousands", () => {
  expect(formatAmount(english, 7_396_000_000n, 9)).toBe("7.3960");
  expect(formatAmount(indonesian, 5_000_823_000_000n, 9)).toBe("5.000,8230");
  expect(formatMoney(korean, { raw: 18_032_000n, decimals: 6, coin: "USDC" })).toBe("18.0320\u00a0USDC");
  expect(formatExact(english, 7_396_000_000n, 9)).toBe("7.396");
});

test("a figure counts as cut exactly where it differs from the whole amount", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyRaw, fc.integer({ min: 0, max: 9 }), (locale, raw, decimals) => {
      const exact = formatExact(locale, raw, decimals);
      const shown = formatAmount(locale, raw, decimals);
      expect(isCut(raw, decimals)).toBe(shown !== exact && shown !== `${exact}0`);
    }),
  );
});

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

test("a date has one form: the day, the short month and the year, also with its weekday, its minute or without its day", () => {
  const at = new Date("2026-08-31T20:24:00Z");
  const formsIn = (locale: (typeof LOCALES)[number]) =>
    [
      formatDate(locale, at),
      formatDateTime(locale, at),
      formatDay(locale, "2026-08-31"),
      formatRunway(locale, BigInt(at.getTime() / 1000), 0n),
    ].map(plain);
  expect(formsIn(english)).toEqual(["31 Aug 2026", "31 Aug 2026, 20:24 UTC", "Mon, 31 Aug 2026", "Aug 2026"]);
  expect(formsIn(indonesian)).toEqual(["1 Sep 2026", "1 Sep 2026, 03.24 WIB", "Sen, 31 Agu 2026", "Sep 2026"]);
  expect(formsIn(korean)).toEqual([
    "2026년 9월 1일",
    "2026년 9월 1일 05:24(한국 시간)",
    "2026년 8월 31일 (월)",
    "2026년 9월",
  ]);
});

test.each(LOCALES)("a date is shown with its hour within the 48 hours before it, in $code", (locale) => {
  const ts = 1_800_000_000n;
  const hoursBefore = (hours: number) => new Date((Number(ts) - hours * 3_600) * 1000);
  const day = formatDate(locale, new Date(Number(ts) * 1000));
  expect(formatDue(locale, ts, hoursBefore(49))).toBe(day);
  expect(formatDue(locale, ts, hoursBefore(48))).toBe(formatChainTs(locale, ts));
  expect(formatDue(locale, ts, hoursBefore(1))).toBe(formatChainTs(locale, ts));
  expect(formatDue(locale, ts, hoursBefore(-1))).toBe(day);
});

test("two parts add up to their whole as shown, each cut off at four decimals", () => {
  expect(formatAmount(english, restOfShown(18_493_150_684n, 7_397_260_273n, 9), 9)).toBe("11.0959");
  expect(formatAmount(english, restOfShown(6_000_000_000_000n, 6_581_850_000n, 9), 9)).toBe("5,993.4182");
  expect(restOfShown(1_000_050n, 1_000_000n, 9)).toBe(50n);
  const rawOf = (raw: bigint) => raw / 100_000n;
  fc.assert(
    fc.property(anyRaw, anyRaw, (one, other) => {
      const rest = restOfShown(one + other, one, 9);
      expect(rawOf(one) + rawOf(rest)).toBe(rawOf(one + other));
      expect(rawOf(rest) - rawOf(other)).toBeLessThanOrEqual(1n);
    }),
  );
});

test("the end of a Korean day is tonight only to readers whose day it is, and only while it lasts", () => {
  const endTs = BigInt(Date.parse("2026-12-02T15:00:00Z") / 1000);
  const tonight = "오늘 밤 12시(한국\u00a0시간)\u2060";
  expect([endTs - 86_400n, endTs - 1n].map((ts) => formatDayEnd(korean, endTs, ts))).toEqual([tonight, tonight]);
  for (const ts of [endTs - 86_401n, endTs]) expect(formatDayEnd(korean, endTs, ts)).toBe(formatChainTs(korean, endTs));
  expect(formatDayEnd(english, endTs, endTs - 1n)).toBe(formatChainTs(english, endTs));
  expect(formatDayEnd(indonesian, endTs, endTs - 1n)).toBe(formatChainTs(indonesian, endTs));
});
