import { expect, test } from "vitest";
import { formatDuration } from "~/features/drop/drop-text";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

const HOUR = 3_600n;
const shownIn = (seconds: bigint) =>
  LOCALES.map((locale) => formatDuration(locale, textsOf(locale).drop, seconds).replaceAll("\u00a0", "_"));

test("the time until a drop opens or closes is told in words that do not break across lines", () => {
  expect(shownIn(48n * HOUR - 41n)).toEqual(["1일_23시간_59분", "1_day_23_h_59_min", "1_hari_23_jam_59_menit"]);
  expect(shownIn(76n * HOUR + 300n)).toEqual(["3일_4시간_05분", "3_days_4_h_05_min", "3_hari_4_jam_05_menit"]);
  expect(shownIn(24n * HOUR - 41n)).toEqual(["23시간_59분_19초", "23_h_59_min_19_s", "23_jam_59_menit_19_detik"]);
  expect(shownIn(-5n)).toEqual(["0시간_00분_00초", "0_h_00_min_00_s", "0_jam_00_menit_00_detik"]);
});
