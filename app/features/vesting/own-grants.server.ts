import { VESTING_COINS } from "~/domain/settings/subjects";
import type { VestingSetting } from "~/domain/settings/vesting";
import { type GrantListQuery, grantListSchema } from "~/domain/vesting/input";
import { listGrants, type VestingDeps } from "~/domain/vesting/queries.server";
import type { OwnGrants } from "./own-sums";

type Asked = { wallet: string; query: GrantListQuery; setting: VestingSetting; chainTs: bigint };

/** What the sums of a holder are made from: all coins, known funders. */
export const OF_KNOWN_FUNDERS = grantListSchema.parse({});

/** A holder's grants: the first page of each coin, or a further page of the coin that the query names. */
export async function listOwnGrants(
  deps: Pick<VestingDeps, "db">,
  { wallet, query, setting, chainTs }: Asked,
): Promise<OwnGrants[]> {
  const coins = query.after ? [query.coin] : VESTING_COINS.filter((coin) => setting.mints[coin]);
  const lists = await Promise.all(
    coins.map(async (coin) => ({ coin, ...(await listGrants(deps, { ...query, coin, wallet, setting, chainTs })) })),
  );
  return lists.filter(({ grants }) => grants.length > 0);
}
