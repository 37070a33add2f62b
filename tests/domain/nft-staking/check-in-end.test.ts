import { createElement } from "react";
import { expect, test } from "vitest";
import { nextKoreanDayTs } from "~/domain/nft-staking/rules";
import { NextDeedBar, type NextDeedBarProps } from "~/features/nft-staking/holding/next-deed-bar";
import { checkInsUntil } from "~/features/nft-staking/nft-staking-screen.server";
import { LOCALES, type Locale, type LocaleCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { readPart } from "../draw-part.ts";

const at = (time: string) => BigInt(Date.parse(time) / 1000);
/** An evening in London on 1 December is a morning of 2 December in Korea. */
const EVENING = at("2026-12-01T16:53:00Z");
const MIDNIGHT = at("2026-12-02T15:00:00Z");

/** What the bar says above its button, for a pool read at `readTs`, on a screen that is looked at at `ts`. */
function barAt(locale: Locale, readTs: bigint, ts: bigint) {
  const stream = { place: 0, kind: "bonus", symbol: "SCG", decimals: 9 };
  const checkIn = { today: "open", nextBonusRaw: 20_000_000_000n };
  const props = {
    deed: "check-in",
    texts: textsOf(locale).nftStaking,
    tab: { kind: "boost", id: "punkykongz" },
    holding: {
      pool: { kind: "boost", streams: [stream] },
      positions: [{ leftTs: 0n, feeBps: 0, checkIn }],
      checkInsLeft: 1,
      elsewhere: null,
      nextDayTs: nextKoreanDayTs(readTs),
    },
    ts,
  };
  return readPart(createElement(NextDeedBar, props as unknown as NextDeedBarProps), locale.path)[0]?.replace(
    /\u2060/g,
    "",
  );
}

const BEFORE: Record<LocaleCode, string> = {
  ko: "오늘 밤 12시(한국 시간)까지 출석하면 20 SCG를 더 받아요",
  en: "Check in by 2 Dec 2026, 15:00 UTC to earn 20 SCG",
  id: "Check-in sebelum 2 Des 2026, 22.00 WIB dan dapatkan 20 SCG",
};
const AFTER: Record<LocaleCode, string> = {
  ko: "2026년 12월 3일 00:00(한국 시간)까지 출석하면 20 SCG를 더 받아요",
  en: BEFORE.en,
  id: BEFORE.id,
};

test.for(LOCALES)("a check-in is due by a minute of the reader's zone ($code)", (locale) => {
  expect(barAt(locale, EVENING, EVENING)).toBe(BEFORE[locale.code]);
  expect(barAt(locale, EVENING, MIDNIGHT - 1n)).toBe(BEFORE[locale.code]);
  // a screen that was left open: the day that it knows of is no longer today
  expect(barAt(locale, EVENING, MIDNIGHT)).toBe(AFTER[locale.code]);
});

test("from midnight in Korea, the end of the next day is named", () => {
  const english = LOCALES[1];
  expect(barAt(english, MIDNIGHT - 1n, MIDNIGHT - 1n)).toContain("by 2 Dec 2026, 15:00 UTC");
  expect(barAt(english, MIDNIGHT, MIDNIGHT)).toContain("by 3 Dec 2026, 15:00 UTC");
});

test("while the chain cannot be read, the clock says when the day ends", () => {
  const awayAt = (locale: Locale, time: string) =>
    translateIn(locale)(textsOf(locale).nftStaking.labels, "away", { until: checkInsUntil(locale, new Date(time)) })
      .replaceAll("\u00a0", " ")
      .replaceAll("\u2060", "");
  const [korean, english, indonesian] = LOCALES;
  expect(awayAt(english, "2026-12-01T16:53:00Z")).toContain("still ends on 2 Dec 2026, 15:00 UTC.");
  expect(awayAt(english, "2026-12-02T15:00:00Z")).toContain("still ends on 3 Dec 2026, 15:00 UTC.");
  expect(awayAt(indonesian, "2026-12-02T14:59:59Z")).toContain("2 Des 2026, 22.00 WIB.");
  expect(awayAt(korean, "2026-12-02T14:59:59Z")).toContain("오늘 밤 12시(한국 시간)에 마감돼요.");
});
