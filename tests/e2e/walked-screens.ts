import type { SCREENS } from "~/domain/logs/catalogue";

/** The screens on which logged-walks.test.ts presses every control. */
export const WALKED_SCREENS = [
  "punkyDrop",
  "myMinting",
  "myForge",
  "myDrops",
  "myTwigs",
  "myEntitlements",
  "vestingPlan",
  "vestingPlanDetail",
  "myVesting",
  "myVestingDetail",
  "myAccount",
  "signing",
] as const satisfies readonly (keyof typeof SCREENS)[];
