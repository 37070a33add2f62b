import type { RouterContextProvider } from "react-router";
import { VESTING_COINS } from "~/domain/settings/subjects";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listGrants, listOffers } from "~/domain/vesting/queries.server";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { readAddress } from "~/server/address-params.server";
import { pictures } from "~/ui/art-manifest";

/** A holder's grants: the first page of each coin, or a further page of the coin that the address names. */
export async function loadGrantList({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const {
    mine: { csvColumns: _, ...mine },
    states,
    plan,
    detail: { everySecond },
  } = texts.vesting;
  const query = readAddress(grantListSchema, url, locale);
  const page = {
    frame: { ...frame, scene: pictures["heads/vesting"], empty: pictures["closed-shop"] },
    texts: { mine: { ...mine, everySecond }, states, plan: { unnamed: plan.unnamed }, myPage: texts.myPage.title },
    localePath: locale.path,
    query,
  };
  if (!wallet) return { ...page, reading: null };
  const reading = await readOrProblem(context, async () => {
    const [setting, chainTs] = await Promise.all([getVestingSetting(deps.db), getChainTs(deps, deps.now)]);
    const coins = query.after ? [query.coin] : VESTING_COINS.filter((coin) => setting.mints[coin]);
    const lists = await Promise.all(
      coins.map(async (coin) => ({
        coin,
        ...(await listGrants(deps, { ...query, coin, wallet, setting, chainTs })),
      })),
    );
    const offers = query.after || query.q ? [] : await listOffers(deps, { wallet, setting, chainTs });
    return { lists: lists.filter(({ grants }) => grants.length > 0), offers };
  });
  return { ...page, reading };
}

export type GrantListData = Awaited<ReturnType<typeof loadGrantList>>;
