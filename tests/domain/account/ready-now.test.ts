import { expect, test } from "vitest";
import { checkInsLeft, giftsReady } from "~/domain/account/rules";
import type { AccountHoldings } from "~/domain/account/view";

const drop = (endTs: bigint, obstacle: "taken" | null = null) => ({ endTs, obstacle });

test("of the gifts that can be taken, the one that ends first is named; a gift that was taken does not count", () => {
  expect(giftsReady([drop(30n), drop(10n), drop(5n, "taken")])).toEqual({ count: 2, endTs: 10n });
  expect(giftsReady([drop(5n, "taken")])).toBeNull();
});

const SCG = { mint: "scg", symbol: "SCG", decimals: 9 };
const nft = (today: "open" | "done") => ({ leftTs: 0n, feeBps: 1_000, checkIn: { today, nextBonusRaw: 100n } });
const pool = (kind: "daily" | "bonus", left: number, { collection = "punkykongz", hasMore = false } = {}) => ({
  pool: { kind: "boost", collection, streams: [{ kind, ...SCG }] },
  positions: [...Array(left).fill(nft("open")), nft("done")],
  checkInsLeft: left,
  nextDayTs: 86_400n,
  hasMore,
});
const nftsOf = (...value: ReturnType<typeof pool>[]) => ({ nfts: { value, code: null } }) as unknown as AccountHoldings;

test("the check-ins left today are added up over the pools that pay for them, until the day ends", () => {
  const few = pool("bonus", 3, { collection: "punkypunks" });
  expect(checkInsLeft(nftsOf(few, pool("daily", 9), pool("bonus", 4)))).toEqual({
    count: 7,
    untilTs: 86_400n,
    // the pool with most of them, and what each pool's check-ins bring after the fees
    pool: { kind: "boost", collection: "punkykongz" },
    bonus: [
      { ...SCG, raw: 270n },
      { ...SCG, raw: 360n },
    ],
  });
  expect(checkInsLeft(nftsOf(pool("bonus", 4, { hasMore: true })))?.bonus).toEqual([]);
  expect(checkInsLeft(nftsOf(pool("bonus", 0)))).toBeNull();
  expect(checkInsLeft({ nfts: { value: null, code: "ChainUnavailable" } })).toBeNull();
});
