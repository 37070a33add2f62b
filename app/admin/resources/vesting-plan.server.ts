import { listPlans } from "~/domain/vesting/plans.server";
import { getVestingSetting } from "~/domain/vesting/queries.server";
import { defineResource } from "../define-resource";

/** The plans of known funders: the sums of each, with a link to its grants. */
export const vestingPlanResource = defineResource({
  noun: "vestingPlan",
  group: "power",
  role: "viewer",
  list: {
    columns: [
      { name: "plan", kind: "text" },
      { name: "funder", kind: "text" },
      { name: "coin", kind: "text" },
      { name: "grants", kind: "text" },
      { name: "total", kind: "text" },
      { name: "claimed", kind: "text" },
      { name: "left", kind: "text" },
    ],
    filters: [],
    load: async ({ db }) =>
      (await listPlans(db, await getVestingSetting(db))).map((row) => {
        const { funder, coin, plan, decimals, grants, hasMore, totalRaw, claimedRaw } = row;
        const amount = (raw: bigint) => ({ raw, decimals, unit: coin, isLeast: hasMore });
        const values = {
          plan: { text: plan || "–", to: `/admin/vesting?${new URLSearchParams({ plan })}` },
          ...{ funder: funder.name, coin, grants: `${grants}${hasMore ? "+" : ""}` },
          ...{ total: amount(totalRaw), claimed: amount(claimedRaw), left: amount(totalRaw - claimedRaw) },
        };
        return { key: `${funder.address}.${coin}.${plan}`, values };
      }),
  },
});
