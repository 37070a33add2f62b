import { describe, expect, test } from "vitest";
import type { VestingCoin } from "~/domain/settings/subjects";
import { grantFiguresAt } from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import { type OwnGrants, sumOwnGrants } from "~/features/vesting/own-sums";
import { twinPlace } from "~/features/vesting/twin-place";

const NOW = 10_000n;

/** A grant of 1,000 base units over 10,000 seconds, half of which is over. */
function grant(change: Partial<GrantView> = {}): GrantView {
  const terms = {
    totalRaw: 1_000n,
    claimedRaw: 0n,
    returnedRaw: 0n,
    startTs: 5_000n,
    cliffTs: 5_000n,
    endTs: 15_000n,
    revokedTs: 0n,
    lastTs: 0n,
    stepSeconds: 0,
    ...change,
  };
  return {
    address: "G".repeat(44),
    coin: "SCG",
    mint: "M".repeat(44),
    decimals: 9,
    plan: "Team",
    beneficiary: "B".repeat(44),
    pendingBeneficiary: null,
    funder: { address: "F".repeat(44), name: "Punkvism" },
    isRevocable: false,
    isClosed: false,
    ...change,
    ...terms,
    figures: grantFiguresAt(terms, NOW),
  };
}

/** The sums, with days of 4,000 seconds that begin at 10,000. */
const sums = (lists: OwnGrants[]) => sumOwnGrants(lists, (ts) => String((ts - NOW) / 4_000n));

const page = (coin: VestingCoin, grants: GrantView[], nextCursor: string | null = null) => ({
  coin,
  grants: grants.map((of) => ({ ...of, coin })),
  nextCursor,
});

describe("the sums of a holder's grants", () => {
  test("have a row for each coin of which something can be claimed or is still to come", () => {
    const ahead = grant({ startTs: 20_000n, cliffTs: 20_000n, endTs: 30_000n });
    const over = grant({ claimedRaw: 1_000n, endTs: 9_000n });
    const lists = [page("SCG", [grant(), grant({ claimedRaw: 100n })]), page("ETM", [ahead]), page("PVT", [over])];
    expect(sums(lists).coins.map(({ coin, dueRaw, toComeRaw }) => [coin, dueRaw, toComeRaw])).toEqual([
      ["SCG", 900n, 1_000n],
      ["ETM", 0n, 1_000n],
    ]);
  });

  test("name what is released next, apart from the grants that are released every second", () => {
    const stepped = grant({ stepSeconds: 2_500, claimedRaw: 500n });
    const [scg, etm] = sums([page("SCG", [grant()]), page("ETM", [grant(), stepped])]).coins;
    expect([scg?.flow, scg?.next]).toEqual([{ dailyRaw: 8_640n, endTs: 15_000n }, null]);
    expect([etm?.flow, etm?.next]).toEqual([
      { dailyRaw: 8_640n, endTs: 15_000n },
      { ts: 12_500n, raw: 250n },
    ]);
  });

  test("add the grants of a coin that are released on one day, and no later ones", () => {
    const stepped = grant({ stepSeconds: 2_500 });
    const sameDay = grant({ stepSeconds: 4_000 });
    const later = grant({ stepSeconds: 5_000 });
    const [scg] = sums([page("SCG", [later, sameDay, stepped])]).coins;
    expect(scg?.next).toEqual({ ts: 12_500n, raw: 650n });
  });

  test("count the grants from which something can be claimed", () => {
    const empty = grant({ claimedRaw: 500n, address: "E".repeat(44) });
    expect(sums([page("SCG", [empty, grant()]), page("ETM", [grant()])]).payers).toBe(2);
    expect(sums([page("SCG", [empty])]).payers).toBe(0);
  });

  test("never count a grant of an unknown funder, which anybody can make", () => {
    const lure = grant({ plan: "You have won", funder: { address: "X".repeat(44), name: null } });
    expect(sums([page("SCG", [lure])])).toEqual({
      coins: [],
      payers: 0,
      isPartial: false,
    });
  });

  test("say that they are of a part if a coin has a further page", () => {
    expect(sums([page("SCG", [grant()], "0.x.y")]).isPartial).toBe(true);
  });
});

test("grants of one plan, coin and amount are numbered in the order of their list", () => {
  const one = grant();
  const other = { ...one, address: "O".repeat(44) };
  expect(twinPlace(one, [one, other])).toEqual({ place: 1, count: 2 });
  expect(twinPlace(other, [one, other])).toEqual({ place: 2, count: 2 });
  expect(twinPlace(one, [one])).toBe(null);
  for (const change of [{ plan: "Friends" }, { coin: "ETM" as const }, { totalRaw: 999n }]) {
    expect(twinPlace(one, [one, { ...other, ...change }])).toBe(null);
  }
});
