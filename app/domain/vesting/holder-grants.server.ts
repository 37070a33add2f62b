import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { vestingGrant } from "~db/schema";
import { CLOCK_ADDRESS, readClock } from "../solana/chain";
import { decodeGrantAccount } from "./accounts.server";
import { coinOf, getVestingSetting, type VestingDeps, viewOfAccount } from "./queries.server";
import type { GrantView } from "./view";

/** Grants read from the chain for one screen: what one call can carry beside the clock. */
const GRANTS_SHOWN = 99;

/** `hasMore`: the wallet has more than one screen reads. */
export type HolderGrants = { grants: GrantView[]; chainTs: bigint; hasMore: boolean };

/**
 * What known funders granted to a wallet and is not all paid, newest first: D1 says where to look, the accounts say what is
 * there. Others can grant dust to anybody: theirs are found by the lists of grants alone. Throws ChainUnavailable.
 */
export async function listHolderGrants({ db, chain }: VestingDeps, wallet: string): Promise<HolderGrants> {
  const setting = await getVestingSetting(db);
  const { address, walletAddress, mint, creatorAddress, startTs, closedAt } = vestingGrant;
  const rows = await db
    .select({ address })
    .from(vestingGrant)
    .where(
      and(
        eq(walletAddress, wallet),
        inArray(mint, Object.values(setting.mints)),
        inArray(
          creatorAddress,
          setting.funders.map((funder) => funder.address),
        ),
        isNull(closedAt),
      ),
    )
    .orderBy(desc(startTs), desc(address))
    .limit(GRANTS_SHOWN + 1);
  const asked = rows.slice(0, GRANTS_SHOWN).map((row) => row.address);
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS, ...asked]);
  const chainTs = readClock(accounts[0] ?? null);
  const grants = accounts.slice(1).flatMap((account): GrantView[] => {
    const reading = decodeGrantAccount(account);
    const coin = reading && coinOf(setting, reading.grant.mint.toBase58());
    if (!coin || reading.grant.beneficiary.toBase58() !== wallet) return [];
    return [viewOfAccount(reading, { setting, coin, chainTs })];
  });
  return { grants, chainTs, hasMore: rows.length > GRANTS_SHOWN };
}
