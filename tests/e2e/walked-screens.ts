import type { SCREENS } from "~/domain/logs/catalogue";

type ScreenName = keyof typeof SCREENS;

/**
 * The screens on which every control is pressed by a walk, by the name of that walk. logged-migration.test.ts has those of the
 * migration, which need both chains; logged-walks.test.ts has the others.
 */
export const WALKED_SCREENS = {
  holder: [
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
  ],
  signing: ["signing"],
  airdrops: ["airdrop", "airdropApply"],
  migration: ["myMigration", "register", "receipt"],
} as const satisfies Record<string, readonly ScreenName[]>;
