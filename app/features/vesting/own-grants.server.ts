import { VESTING_COINS } from "~/domain/settings/subjects";
import type { VestingSetting } from "~/domain/settings/vesting";
import { type GrantListQuery, grantListSchema } from "~/domain/vesting/input";
import { listGrants, type VestingDeps } from "~/domain/vesting/queries.server";
import { formatChainDate } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { type OwnGrants, type OwnSums, sumOwnGrants } from "./own-sums";

type Deps = Pick<VestingDeps, "db">;
type Asked = { wallet: string; query: GrantListQuery; setting: VestingSetting; chainTs: bigint; locale: Locale };

const OF_KNOWN_FUNDERS = grantListSchema.parse({});

/**
 * A holder's grants: the first page of each coin, or a further page of the coin that the query names. With the sums of all
 * grants, which a search and a further page do not have.
 */
export async function listOwnGrants(
  deps: Deps,
  { query, locale, ...holder }: Asked,
): Promise<{ lists: OwnGrants[]; sums: OwnSums | null }> {
  const lists = await listPages(deps, { query, ...holder });
  if (query.after || query.q) return { lists, sums: null };
  // strangers' grants could fill the first page
  return {
    lists,
    sums: query.funders === "all" ? await sumGrants(deps, { ...holder, locale }) : sumsOf(lists, locale),
  };
}

/** The sums of the first page of each coin; null without a grant of a known funder. */
export async function sumGrants(deps: Deps, { locale, ...holder }: Omit<Asked, "query">): Promise<OwnSums | null> {
  return sumsOf(await listPages(deps, { ...holder, query: OF_KNOWN_FUNDERS }), locale);
}

const sumsOf = (lists: OwnGrants[], locale: Locale) =>
  lists.length > 0 ? sumOwnGrants(lists, (ts) => formatChainDate(locale, ts)) : null;

async function listPages(deps: Deps, { query, setting, ...asked }: Omit<Asked, "locale">): Promise<OwnGrants[]> {
  const coins = query.after ? [query.coin] : VESTING_COINS.filter((coin) => setting.mints[coin]);
  const lists = await Promise.all(
    coins.map(async (coin) => ({ coin, ...(await listGrants(deps, { ...query, ...asked, coin, setting })) })),
  );
  return lists.filter(({ grants }) => grants.length > 0);
}
