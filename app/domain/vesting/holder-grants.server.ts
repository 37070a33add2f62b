import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { vestingGrant } from "~db/schema";
import type { VestingSetting } from "../settings/vesting";
import { type Chain, CLOCK_ADDRESS, readClock } from "../solana/chain";
import { decodeGrantAccount } from "./accounts.server";
import { coinOf, getVestingSetting, type VestingDeps, viewOfAccount } from "./queries.server";
import type { GrantView } from "./view";

/** How many grants are read from the chain at once, and for one screen: as many as one call can carry besides the clock. */
const GRANTS_A_CALL = 99;

/** `hasMore`: the wallet has more than one screen reads. */
export type HolderGrants = { grants: GrantView[]; chainTs: bigint; hasMore: boolean };

/**
 * Grants to a wallet by known funders that are not paid in full, newest first: D1 says where to look, and the accounts say
 * what is there. Because anybody can grant worthless coins to anybody, the grants of unknown funders appear only in the
 * lists of grants. With `isWhole` it returns all of them, with the `chainTs` of the first call. Throws ChainUnavailable.
 */
export async function listHolderGrants(
  { db, chain }: VestingDeps,
  wallet: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<HolderGrants> {
  const setting = await getVestingSetting(db);
  const readPage = async (after?: GrantKey) => {
    const found = await listGrantKeys(db, { wallet, setting, after });
    const asked = found.slice(0, GRANTS_A_CALL);
    const last = found.length > GRANTS_A_CALL ? asked.at(-1) : undefined;
    return { ...(await readGrants(chain, { wallet, setting, asked })), last };
  };
  let { grants, chainTs, last } = await readPage();
  while (isWhole && last) {
    const next = await readPage(last);
    grants = [...grants, ...next.grants];
    last = next.last;
  }
  return { grants, chainTs, hasMore: last !== undefined };
}

type GrantKey = { address: string; startTs: number };

function listGrantKeys(
  db: Database,
  { wallet, setting, after }: { wallet: string; setting: VestingSetting; after: GrantKey | undefined },
): Promise<GrantKey[]> {
  const { address, walletAddress, mint, creatorAddress, startTs, closedAt } = vestingGrant;
  return db
    .select({ address, startTs })
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
        after ? sql`(${startTs}, ${address}) < (${after.startTs}, ${after.address})` : undefined,
      ),
    )
    .orderBy(desc(startTs), desc(address))
    .limit(GRANTS_A_CALL + 1);
}

async function readGrants(
  chain: Chain,
  { wallet, setting, asked }: { wallet: string; setting: VestingSetting; asked: readonly GrantKey[] },
): Promise<{ grants: GrantView[]; chainTs: bigint }> {
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS, ...asked.map(({ address }) => address)]);
  const chainTs = readClock(accounts[0] ?? null);
  const grants = accounts.slice(1).flatMap((account): GrantView[] => {
    const reading = decodeGrantAccount(account);
    const coin = reading && coinOf(setting, reading.grant.mint.toBase58());
    if (!coin || reading.grant.beneficiary.toBase58() !== wallet) return [];
    return [viewOfAccount(reading, { setting, coin, chainTs })];
  });
  return { grants, chainTs };
}
