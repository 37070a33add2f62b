import { createElement } from "react";
import { expect, test } from "vitest";
import { chooseAllText, WalletCount } from "~/features/nft-staking/holding/wallet-count";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { readPart } from "../draw-part";

const [, english] = LOCALES;
const texts = textsOf(english).nftStaking;
const nfts = Array.from({ length: 200 }, (_, i) => ({ mint: `${i}`, name: "", pictureUrl: "", refusal: null }));

function countOf(next: string | null, isLaterPart: boolean) {
  return readPart(createElement(WalletCount, { texts: texts as never, wallet: { nfts, next }, isLaterPart }));
}

test("a wallet that is read in parts says how many were read and that there may be more, also in its last part", () => {
  expect(countOf(null, false)).toEqual(["200 NFTs in your wallet"]);
  expect(countOf("mint", false)).toEqual(["200 NFTs found so far, there may be more"]);
  expect(countOf(null, true)).toEqual(["200 NFTs found so far, there may be more"]);
});

test("the button that chooses all says 'all' only if the whole wallet was read", () => {
  const label = (isWhole: boolean) => chooseAllText(translateIn(english), texts.nfts, { count: 200, isWhole });
  expect([label(true), label(false)]).toEqual(["Choose all 200", "Choose the 200 found so far"]);
});
