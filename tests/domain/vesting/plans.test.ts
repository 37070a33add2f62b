import { beforeAll, expect, test } from "vitest";
import { listPlans } from "~/domain/vesting/plans.server";
import { vestingGrant } from "~db/schema";
import { testDatabase as db } from "../database";

const SETTING = {
  mints: { SCG: "mint-scg", ETM: "mint-etm" },
  funders: [
    { address: "ours", name: "Punkvism" },
    { address: "second", name: "Second" },
  ],
};

const grant = (address: string, plan: string, more: Partial<typeof vestingGrant.$inferInsert> = {}) => ({
  ...{ address, plan, creatorAddress: "ours", walletAddress: "w", mint: "mint-scg", decimals: 9, grantId: 1n },
  ...{ totalRaw: 100n, claimedRaw: 30n, returnedRaw: 0n, startTs: 1, cliffTs: 1, endTs: 2, stepSeconds: 0 },
  ...{ isRevocable: false, revokedTs: 0, seenSlot: 1, ...more },
});

beforeAll(async () => {
  const rows = [
    grant("a1", "Advisors"),
    grant("a2", "advisors", { totalRaw: 50n, claimedRaw: 0n }),
    grant("t1", "Team"),
    grant("t2", "Team", { mint: "mint-etm" }),
    grant("n1", ""),
    grant("x1", "Stranger's", { creatorAddress: "stranger" }),
    ...Array.from({ length: 1_005 }, (_, at) => grant(`m${at}`, "Many", { creatorAddress: "second" })),
  ];
  for (let at = 0; at < rows.length; at += 4) await db.insert(vestingGrant).values(rows.slice(at, at + 4));
});

test("lists each plan of the known funders once, with the sums of its grants", async () => {
  const plans = await listPlans(db, SETTING);
  const told = plans.map(({ funder, coin, plan, grants, totalRaw, claimedRaw }) => {
    return [funder.name, coin, plan.toLowerCase(), grants, totalRaw, claimedRaw];
  });
  expect(told).toEqual([
    ["Punkvism", "SCG", "", 1, 100n, 30n],
    ["Punkvism", "SCG", "advisors", 2, 150n, 30n],
    ["Punkvism", "SCG", "team", 1, 100n, 30n],
    ["Punkvism", "ETM", "team", 1, 100n, 30n],
    ["Second", "SCG", "many", 1_000, 100_000n, 30_000n],
  ]);
});

test("says of a plan with more than a thousand grants that it has more", async () => {
  const many = (await listPlans(db, SETTING)).filter(({ hasMore }) => hasMore);
  expect(many.map(({ plan }) => plan)).toEqual(["Many"]);
});
