import type { RouterContextProvider } from "react-router";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listOffers } from "~/domain/vesting/queries.server";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { readAddress } from "~/server/address-params.server";
import { pictures } from "~/ui/art-manifest";
import { listOwnGrants, OF_KNOWN_FUNDERS } from "./own-grants.server";
import { sumOwnGrants } from "./own-sums";

/** A holder's grants: the first page of each coin, or a further page of the coin that the address names. */
export async function loadGrantList({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const {
    mine: { csvColumns: _, ...mine },
    states,
    row,
    plan,
    detail: { everySecond },
    own: { nothingDue },
  } = texts.vesting;
  const query = readAddress(grantListSchema, url, locale);
  const page = {
    frame: { ...frame, scene: pictures["heads/vesting"], empty: pictures["closed-shop"] },
    texts: {
      mine: { ...mine, everySecond, nothingDue },
      states,
      row,
      plan: { unnamed: plan.unnamed },
      myPage: texts.myPage.title,
      example: texts.account.example,
    },
    localePath: locale.path,
    now: deps.now,
    query,
  };
  if (!wallet) return { ...page, reading: null };
  const reading = await readOrProblem(context, async () => {
    const [setting, chainTs] = await Promise.all([getVestingSetting(deps.db), getChainTs(deps, deps.now)]);
    const lists = await listOwnGrants(deps, { wallet, query, setting, chainTs });
    const offers = query.after || query.q ? [] : await listOffers(deps, { wallet, setting, chainTs });
    // the sums are of everything, so that a part of the list has none
    const isWhole = !query.after && !query.q && lists.length > 0;
    // strangers' grants could fill the page
    const known =
      isWhole && query.funders === "all"
        ? await listOwnGrants(deps, { wallet, query: OF_KNOWN_FUNDERS, setting, chainTs })
        : lists;
    return { lists, offers, sums: isWhole ? sumOwnGrants(known) : null };
  });
  return { ...page, reading };
}

export type GrantListData = Awaited<ReturnType<typeof loadGrantList>>;
