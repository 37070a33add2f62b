import { createElement } from "react";
import { expect, test } from "vitest";
import { offerFact } from "~/features/staking/offer-facts";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { FactList } from "~/ui/facts";
import { readPart } from "../draw-part";

const SCG = 10n ** 9n;

/** What the screen says of a wallet with so many SCG, at these yearly rates and this fee. */
function factsOf(heldRaw: bigint, ratesBps: readonly number[], feeBps = 0) {
  return LOCALES.map((locale) => {
    const texts = textsOf(locale).staking.offer;
    const wish = { offer: { ratesBps, feeBps }, heldRaw, decimals: 9, coin: "SCG", locale, t: translateIn(locale) };
    return readPart(createElement(FactList, { items: [offerFact({ texts, ...wish })] }));
  });
}

test("an empty wallet reads what an example would earn: a year by its term, and how much of that it can claim each day", () => {
  expect(factsOf(0n, [200, 500, 900, 1_500])).toEqual([
    [
      "1,000 SCG를 스테이킹하면",
      "연 20~150 SCG",
      "기간에 따라 연 2.0%~15.0%예요.이 중 연 2.0%는 하루 0.0547 SCG씩 쌓이고, 언제든 받을 수 있어요.나머지는 고른 기간의 만기에 받아요.",
    ],
    [
      "1,000 SCG could earn",
      "20 to 150 SCG a year",
      "2.0% to 15.0% a year, depending on the term.The 2.0% part builds up at 0.0547 SCG a day; you can claim it at any time.Longer terms pay the rest at their end.",
    ],
    [
      "1.000 SCG bisa menghasilkan",
      "20 sampai 150 SCG per tahun",
      "2,0% sampai 15,0% per tahun, sesuai jangka waktu.Imbal hasil dasar 2,0% terkumpul 0,0547 SCG per hari dan bisa diklaim kapan saja.Sisanya bisa diklaim di akhir jangka waktu.",
    ],
  ]);
});

test("a wallet with coins reads what all of them would earn, at the base rate and after the fee", () => {
  const english = factsOf(36_500n * SCG, [200, 500, 900, 1_500], 1_000)[1];
  expect(english?.[0]).toBe("Your SCG could earn");
  // 730 SCG a year at 2 %, and so 2 a day, less a tenth
  expect(english?.[1]).toBe("657 to 4,927.5 SCG a year");
  expect(english?.[2]).toContain("builds up at 1.8 SCG a day");
  expect(english?.[2]).toMatch(/All amounts are after the fee\.$/);
  const alike = factsOf(SCG, [300, 300, 300, 300])[1];
  expect(alike?.[1]).toBe("0.03 SCG a year");
  // no term pays more than what can be claimed each day
  expect(alike?.[2]).not.toContain("at their end");
});
