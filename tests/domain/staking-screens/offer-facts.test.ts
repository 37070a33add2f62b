import { expect, test } from "vitest";
import { offerFact } from "~/features/staking/offer-facts";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

const SCG = 10n ** 9n;

/** What the screen says of a wallet with so many SCG, at these yearly rates and this fee. */
function factsOf(heldRaw: bigint, ratesBps: readonly number[], feeBps = 0) {
  return LOCALES.map((locale) => {
    const texts = textsOf(locale).staking.offer;
    const wish = { offer: { ratesBps, feeBps }, heldRaw, decimals: 9, coin: "SCG", locale, t: translateIn(locale) };
    const { term, value, note } = offerFact({ texts, ...wish });
    return [term, value, note].map((text) => String(text).replaceAll("\u00a0", " "));
  });
}

test("an empty wallet reads what an example would earn, a year by its term and a day from the first on", () => {
  expect(factsOf(0n, [200, 500, 900, 1_500])).toEqual([
    [
      "1,000 SCG를 스테이킹하면",
      "연 2.0%~15.0%",
      "첫날부터 하루 0.0547 SCG씩 쌓여요. 기간을 길게 고르면 만기에 추가 보상을 한꺼번에 받아요.",
    ],
    [
      "1,000 SCG could earn",
      "2.0% to 15.0% a year",
      "0.0547 SCG a day from the first day; longer terms pay the rest of their reward at the end.",
    ],
    [
      "1.000 SCG bisa menghasilkan",
      "2,0% sampai 15,0% per tahun",
      "0,0547 SCG per hari bisa diklaim sejak hari pertama; untuk jangka waktu lebih panjang, sisanya bisa diklaim di akhir.",
    ],
  ]);
});

test("a wallet with coins reads what all of them would earn, at the base rate and after the fee", () => {
  const english = factsOf(36_500n * SCG, [200, 500, 900, 1_500], 1_000)[1];
  expect(english?.[0]).toBe("Your SCG could earn");
  // 2 SCG a day at 2 %, less a tenth
  expect(english?.[2]).toMatch(/^After the fee, 1\.8 SCG a day/);
  expect(factsOf(SCG, [300, 300, 300, 300])[1]?.[1]).toBe("3.0% a year");
});
