import { describe, expect, test } from "vitest";
import { grantFiguresAt } from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import { hasTwin } from "~/features/vesting/has-twin";
import { sumOwnGrants } from "~/features/vesting/own-sums";

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

const page = (coin: "SCG" | "ETM", grants: GrantView[], nextCursor: string | null = null) => ({
  coin,
  grants: grants.map((of) => ({ ...of, coin })),
  nextCursor,
});

describe("the sums of a holder's grants", () => {
  test("add what can be claimed coin by coin, and leave out coins of which nothing can be claimed", () => {
    const lists = [page("SCG", [grant(), grant({ claimedRaw: 100n })]), page("ETM", [grant({ claimedRaw: 500n })])];
    expect(sumOwnGrants(lists).due).toEqual([{ coin: "SCG", mint: "M".repeat(44), decimals: 9, raw: 900n }]);
  });

  test("name the earliest release of the grants that are not released every second", () => {
    const stepped = grant({ stepSeconds: 2_500, claimedRaw: 500n });
    const later = grant({ stepSeconds: 4_000 });
    const { next, flowing } = sumOwnGrants([page("SCG", [grant(), later]), page("ETM", [stepped])]);
    expect({ next, flowing }).toEqual({ next: { coin: "ETM", ts: 12_500n }, flowing: ["SCG"] });
    expect(sumOwnGrants([page("SCG", [grant()])]).next).toBeNull();
  });

  test("count the grants from which something can be claimed", () => {
    const empty = grant({ claimedRaw: 500n, address: "E".repeat(44) });
    expect(sumOwnGrants([page("SCG", [empty, grant()]), page("ETM", [grant()])]).payers).toBe(2);
    expect(sumOwnGrants([page("SCG", [empty])]).payers).toBe(0);
  });

  test("never count a grant of an unknown funder, which anybody can make", () => {
    const lure = grant({ plan: "You have won", funder: { address: "X".repeat(44), name: null } });
    expect(sumOwnGrants([page("SCG", [lure])])).toEqual({
      due: [],
      next: null,
      flowing: [],
      payers: 0,
      isPartial: false,
    });
  });

  test("say that they are of a part if a coin has a further page", () => {
    expect(sumOwnGrants([page("SCG", [grant()], "0.x.y")]).isPartial).toBe(true);
  });
});

test("a grant has a twin if another of the same plan and coin is of the same amount", () => {
  const one = grant();
  const other = { ...one, address: "O".repeat(44) };
  expect(hasTwin(one, [one, other])).toBe(true);
  expect(hasTwin(one, [one])).toBe(false);
  for (const change of [{ plan: "Friends" }, { coin: "ETM" as const }, { totalRaw: 999n }]) {
    expect(hasTwin(one, [one, { ...other, ...change }])).toBe(false);
  }
});
