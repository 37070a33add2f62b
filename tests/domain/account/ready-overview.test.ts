import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { dailyElsewhere } from "~/domain/account/earnings";
import type { UnstakedNfts } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { ReadyOverview } from "~/features/account/ready-overview";
import { UnstakedNfts as UnstakedList } from "~/features/account/unstaked-nfts";
import { TabLabel } from "~/features/nft-staking/nft-page";
import { findLocaleByPath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart, readPart } from "../draw-part";

const SCG = { symbol: "SCG", mint: "scg", decimals: 9, kind: "daily", state: "running", rateRaw: 30n * 10n ** 9n };
const pool = (kind: "boost" | "nova", offers: NftPoolView["offers"], collection = "punkykongz") =>
  ({
    kind,
    collection,
    address: `${kind}-${collection}`,
    isPaused: false,
    feeBps: 1_000,
    offers,
    nfts: 0,
    maxNfts: 9,
    streams: [SCG],
  }) as unknown as NftPoolView;
const boost = pool("boost", [{ termDays: 0, weightBps: 10_000, baseWeightBps: 10_000 }]);
const nova = pool("nova", [
  { termDays: 90, weightBps: 12_000, baseWeightBps: 10_000 },
  { termDays: 270, weightBps: 20_000, baseWeightBps: 10_000 },
]);
const unstaked = (given: Partial<UnstakedNfts> = {}): UnstakedNfts => ({
  pool: boost,
  nfts: [],
  count: 3,
  stakeable: 3,
  hasMore: false,
  alsoIn: [{ pool: nova, stakeable: 2, hasMore: false }],
  ...given,
});
const sumsOf = (all: UnstakedNfts[]) => dailyElsewhere(all).map(({ sums, termDays }) => [termDays, sums[0]?.raw]);

describe("NFTs that two pools would take", () => {
  test("earn in the other what its best term pays after the fee, and one of them while not all are read", () => {
    // 30 SCG, twice, less a tenth, for each of two NFTs
    expect(sumsOf([unstaked()])).toEqual([[270, 108n * 10n ** 9n]]);
    expect(sumsOf([unstaked(), unstaked()])).toEqual([[270, 216n * 10n ** 9n]]);
    const inPart = unstaked({ alsoIn: [{ pool: nova, stakeable: 2, hasMore: true }] });
    expect(sumsOf([inPart, unstaked()])).toEqual([[270, 54n * 10n ** 9n]]);
    // that the first pool was read in part says nothing of the other
    expect(sumsOf([unstaked({ hasMore: true })])).toEqual([[270, 108n * 10n ** 9n]]);
    expect(sumsOf([unstaked({ alsoIn: [] })])).toEqual([]);
    expect(sumsOf([unstaked({ alsoIn: [{ pool: boost, stakeable: 3, hasMore: false }] })])).toEqual([]);
  });

  test("have both places on my page with one figure each, and the second is no loud button", () => {
    const { account: texts, staking } = textsOf(findLocaleByPath("eng")!);
    const part = createElement(ReadyOverview, {
      texts,
      offerWords: staking.offer,
      coin: null,
      offer: null,
      unstaked: [unstaked()],
      nftOffer: null,
    });
    expect(readPart(part).slice(0, 9)).toEqual([
      "In your wallet, not staked",
      "3 NFTs",
      "Earning now",
      "Nothing yet",
      "In Punky Boost your NFTs could earn",
      "81 SCG a day",
      "In Punky Nova your NFTs could earn",
      "up to 108 SCG a day",
      "In full after 270 days; less if you leave earlier.",
    ]);
    const html = drawPart(part);
    expect(html).toContain('href="/eng/powerzonePunkyNova"');
    expect(html).not.toContain("button-primary");
    const list = drawPart(createElement(UnstakedList, { texts, pools: [unstaked()] }));
    expect(list).toContain(
      "In Punky Nova 2 of them could earn up to <strong>108 SCG</strong> a day, in full after 270 days.",
    );
    expect(list).toContain("3 NFTs are not staked. They could earn <strong>81 SCG</strong> a day.");
    const frozen = drawPart(createElement(UnstakedList, { texts, pools: [unstaked({ stakeable: 2 })] }));
    expect(frozen).toContain("3 NFTs are not staked. 2 of them could earn <strong>54 SCG</strong> a day.");
    const all = unstaked({ alsoIn: [{ pool: nova, stakeable: 3, hasMore: false }] });
    expect(drawPart(createElement(UnstakedList, { texts, pools: [all] }))).toContain(
      "In Punky Nova they could earn up to <strong>162 SCG</strong> a day",
    );
    expect(list.match(/(?<=href=")[^"]+/g)).toEqual(["/eng/powerzoneNftStaking/punkykongz", "/eng/powerzonePunkyNova"]);
    expect(list).not.toContain("button-primary");
  });
});

test("a collection's tab says how many of its NFTs the holder has, and nothing as long as not all are read", () => {
  const { nfts } = textsOf(findLocaleByPath("eng")!).nftStaking;
  const tab = (hasMore: boolean) =>
    drawPart(
      createElement(TabLabel, {
        texts: nfts,
        name: "PunkyKongz",
        own: { collection: "punkykongz", count: 3, hasMore },
      }),
    );
  expect(tab(false)).toContain(">3</span>");
  expect(tab(false)).toContain("(3 NFTs of yours)");
  expect(tab(true)).toBe("PunkyKongz");
  expect(drawPart(createElement(TabLabel, { texts: nfts, name: "PunkyKongz", own: undefined }))).toBe("PunkyKongz");
});
