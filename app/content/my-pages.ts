import type { LogKey } from "~/logs/logged";

/** The lists of My Page in the order of its hub. Their words are the `myPage` texts under the same key. */
export const MY_PAGES = [
  { slug: "minting", log: "myPage.mintingList" },
  { slug: "myDrop", log: "myPage.dropList" },
  { slug: "myTwig", log: "myPage.twigList" },
  { slug: "myVesting", log: "myPage.vestingPlan" },
  { slug: "reservation", log: "myPage.reservationList" },
  { slug: "myEntitlement", log: "myPage.entitlementList" },
  { slug: "myForge", log: "myPage.forgeList" },
  { slug: "migration", log: "myPage.migration" },
] as const satisfies readonly { slug: string; log: LogKey }[];

export type MyPageSlug = (typeof MY_PAGES)[number]["slug"];
