import type { RouterContextProvider } from "react-router";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listOffers } from "~/domain/vesting/queries.server";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { readAddress } from "~/server/address-params.server";
import { pictures } from "~/ui/art-manifest";
import { listOwnGrants } from "./own-grants.server";

/** A holder's grants: the first page of each coin, or a further page of the coin that the address names. */
export async function loadGrantList({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const {
    mine: { csvColumns: _, ...mine },
    states,
    row,
    plan,
    detail: {
      facts: { toCome },
    },
    own: { nothingDue, claimDialog, done, failed },
  } = texts.vesting;
  const { NothingVested, AmountAboveVested } = texts.errors;
  const query = readAddress(grantListSchema, url, locale);
  const page = {
    frame: { ...frame, scene: pictures["heads/vesting"], empty: pictures["closed-shop"] },
    texts: {
      // this list leads back to my page, and a grant's page to this list: not the same words in Indonesian
      mine: { ...mine, back: texts.myLists.back, toCome, nothingDue },
      states,
      row,
      plan: { unnamed: plan.unnamed },
      own: { claimDialog, done, failed },
      claim: texts.account.claim,
      myPage: texts.myPage.title,
      example: texts.account.example,
    },
    errors: { NothingVested, AmountAboveVested },
    localePath: locale.path,
    now: deps.now,
    query,
  };
  if (!wallet) return { ...page, reading: null };
  const reading = await readOrProblem(context, async () => {
    const [setting, chainTs] = await Promise.all([getVestingSetting(deps.db), getChainTs(deps, deps.now)]);
    const own = await listOwnGrants(deps, { wallet, query, setting, chainTs, locale });
    const offers = query.after || query.q ? [] : await listOffers(deps, { wallet, setting, chainTs });
    return { ...own, offers, chainTs };
  });
  return { ...page, reading };
}

export type GrantListData = Awaited<ReturnType<typeof loadGrantList>>;
