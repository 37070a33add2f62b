import { createElement } from "react";
import { expect, test } from "vitest";
import { FirstStake } from "~/features/staking/first-stake";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart } from "../draw-part";

const texts = textsOf(LOCALES[1]).staking.offer;
const drawn = (balanceRaw: bigint | null) =>
  drawPart(createElement(FirstStake, { texts, decimals: 9, balanceRaw, offer: null }));

test("a wallet without SCG is told where SCG and NFTs come from, and one that has some is not", () => {
  expect(drawn(0n)).toMatch(/href="\/eng\/punkvismCoin"[\s\S]*href="\/eng\/nftProject"/);
  expect(drawn(5n)).not.toContain("punkvismCoin");
  // what could not be read is not called nothing
  expect(drawn(null)).not.toContain("punkvismCoin");
});
