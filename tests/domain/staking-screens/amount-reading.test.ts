import { createElement } from "react";
import { expect, test } from "vitest";
import { AmountReading } from "~/features/money/amount-reading";
import { enterAmount } from "~/features/money/amount-text";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readPart } from "../draw-part";

const english = LOCALES[1];
const texts = textsOf(english).amountEntry;
const readingOf = (typed: string) =>
  readPart(createElement(AmountReading, { texts, amount: enterAmount(english, typed, 9), coin: "SCG", decimals: 9 }));

test("whole coins that the field shows in the same words are not said again", () => {
  expect(readingOf("1000")).toEqual([]);
  expect(readingOf("1,000")).toEqual([]);
});

test("an amount is read out where its mark could mean something else, or where it is large and round", () => {
  expect(readingOf("20.500")).toEqual(["Read as 20.5 SCG"]);
  expect(readingOf("1.000")).toEqual(["Read as 1 SCG"]);
  expect(readingOf("1000000")).toEqual(["Read as 1,000,000 SCG: 1 million"]);
});
