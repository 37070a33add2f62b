import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { vestingGrant } from "~db/schema";
import type { VestingCoin } from "../settings/subjects";
import type { VestingSetting } from "../settings/vesting";

/** How many plans and grants are looked at, so that a page costs the same after a million grants. */
const MOST_PLANS = 60;
const MOST_GRANTS = 1_000;

/** A plan: what a funder calls several grants of a coin. Sums are of the grants that were counted, in base units. */
export type PlanForStaff = {
  funder: { address: string; name: string };
  coin: VestingCoin;
  mint: string;
  plan: string;
  decimals: number;
  grants: number;
  /** Whether it has more grants than those. */
  hasMore: boolean;
  totalRaw: bigint;
  claimedRaw: bigint;
};

/**
 * The plans of known funders by name, up to sixty, each with its first thousand grants. The next name is looked up in the
 * index after the one before, so that grants between the two are never read.
 */
export async function listPlans(db: Database, { mints, funders }: VestingSetting): Promise<PlanForStaff[]> {
  const found: PlanForStaff[] = [];
  for (const funder of funders) {
    for (const [coin, mint] of Object.entries(mints) as [VestingCoin, string][]) {
      for (let last: string | null = null; found.length < MOST_PLANS; ) {
        const plan: string | null = await findPlanAfter(db, { funder: funder.address, mint, last });
        if (plan === null) break;
        found.push({ funder, coin, mint, plan, ...(await sumsOf(db, { funder: funder.address, mint, plan })) });
        last = plan;
      }
    }
  }
  return found;
}

type OfFunder = { funder: string; mint: string };

// exactly the words of the index, which ignores case
const NAME = sql<string>`${vestingGrant.plan} collate nocase`;
const ofFunder = ({ funder, mint }: OfFunder) =>
  and(eq(vestingGrant.creatorAddress, funder), eq(vestingGrant.mint, mint));

async function findPlanAfter(db: Database, { last, ...of }: OfFunder & { last: string | null }) {
  const [row] = await db
    .select({ plan: vestingGrant.plan })
    .from(vestingGrant)
    .where(and(ofFunder(of), last === null ? undefined : gt(NAME, last)))
    .orderBy(NAME, vestingGrant.address)
    .limit(1);
  return row?.plan ?? null;
}

async function sumsOf(db: Database, { plan, ...of }: OfFunder & { plan: string }) {
  const { totalRaw, claimedRaw, decimals } = vestingGrant;
  const rows = await db
    .select({ totalRaw, claimedRaw, decimals })
    .from(vestingGrant)
    .where(and(ofFunder(of), sql`${NAME} = ${plan}`))
    .limit(MOST_GRANTS + 1);
  const counted = rows.slice(0, MOST_GRANTS);
  return {
    decimals: counted[0]?.decimals ?? 0,
    grants: counted.length,
    hasMore: rows.length > counted.length,
    totalRaw: counted.reduce((sum, row) => sum + row.totalRaw, 0n),
    claimedRaw: counted.reduce((sum, row) => sum + row.claimedRaw, 0n),
  };
}
