import { expect, test } from "vitest";
import { checkInsLeft, giftsReady } from "~/domain/account/rules";
import type { AccountHoldings } from "~/domain/account/view";

const drop = (endTs: bigint, obstacle: "taken" | null = null) => ({ endTs, obstacle });

test("of the gifts that can be taken, the one that ends first is named; a gift that was taken does not count", () => {
  expect(giftsReady([drop(30n), drop(10n), drop(5n, "taken")])).toEqual({ count: 2, endTs: 10n });
  expect(giftsReady([drop(5n, "taken")])).toBeNull();
});

const pool = (kind: "daily" | "bonus", left: number) => ({
  pool: { streams: [{ kind }] },
  checkInsLeft: left,
  nextDayTs: 86_400n,
});
const nftsOf = (...value: ReturnType<typeof pool>[]) => ({ nfts: { value, code: null } }) as unknown as AccountHoldings;

test("the check-ins left today are added up over the pools that pay for them, until the day ends", () => {
  expect(checkInsLeft(nftsOf(pool("bonus", 4), pool("daily", 9), pool("bonus", 3)))).toEqual({
    count: 7,
    untilTs: 86_400n,
  });
  expect(checkInsLeft(nftsOf(pool("bonus", 0)))).toBeNull();
  expect(checkInsLeft({ nfts: { value: null, code: "ChainUnavailable" } })).toBeNull();
});
