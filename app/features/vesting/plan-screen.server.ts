import type { RouterContextProvider } from "react-router";
import { parseCoins } from "~/domain/settings/coins";
import { getSetting } from "~/domain/settings/queries.server";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listGrants } from "~/domain/vesting/queries.server";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { readAddress } from "~/server/address-params.server";
import { pictures } from "~/ui/art-manifest";
import { aboutCoin } from "./about-coin.server";
import { sumGrants } from "./own-grants.server";

/**
 * Grants of a coin, paged by key, and what the signed-in holder can claim. `coin`, `q`, `funders` and `after` are in the
 * address. A visitor's answer has nothing of a holder.
 */
export async function loadPlan({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { locale, texts, wallet, deps, frame } = await openMoneyScreen(context);
  const { vesting, shell, account } = texts;
  const query = readAddress(grantListSchema, url, locale);
  const setting = await getVestingSetting(deps.db);
  const clock = await readOrProblem(context, () => getChainTs(deps, deps.now));
  const chainTs = clock.value ?? 0n;
  const coins = parseCoins(await getSetting(deps.db, "coins"));
  const facts = coins.find(({ mint }) => mint === setting.mints[query.coin]);
  const [page, sums] = await Promise.all([
    listGrants(deps, { ...query, setting, chainTs }),
    // without the chain's time nothing would count as released
    wallet && clock.value !== null ? sumGrants(deps, { wallet, setting, chainTs, locale }) : null,
  ]);
  const { plan, states, row, detail, own } = vesting;
  const { yours, due, next, nextOn, flowing, partial, claimAll, claimOne, all } = vesting.mine;
  const { nothingDue } = own;
  const { toCome } = detail.facts;
  return {
    texts: {
      plan,
      states,
      row,
      mine: { yours, due, toCome, next, nextOn, flowing, nothingDue, partial, claimAll, claimOne, all },
      example: account.example,
      claim: account.claim,
    },
    frame: { ...frame, scene: pictures["heads/vesting"] },
    now: deps.now,
    crumbs: [{ label: shell.groups.coin }, { label: plan.title }],
    crumbsLabel: shell.whereYouAre,
    origin: url.origin,
    localePath: locale.path,
    query,
    isAsked: url.search !== "",
    isSetUp: Boolean(setting.mints[query.coin]),
    about: facts ? aboutCoin(facts, locale) : null,
    /** Why the chain's time is not known, in words; null if it is. */
    problem: clock.problem?.message ?? null,
    ...page,
    own: sums,
  };
}
