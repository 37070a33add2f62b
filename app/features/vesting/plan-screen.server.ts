import type { RouterContextProvider } from "react-router";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listGrants } from "~/domain/vesting/queries.server";
import { readOrProblem } from "~/features/money/money-screen.server";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { chainDeps } from "~/server/transaction-deps.server";
import { pictures } from "~/ui/art-manifest";
import { sumGrants } from "./own-grants.server";

/**
 * Grants of a coin, paged by key, and what the signed-in holder can claim. `coin`, `q`, `funders` and `after` are in the
 * address. A visitor's answer has nothing of a holder.
 */
export async function loadPlan({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const locale = context.get(localeContext);
  const { vesting, shell, account, wallet: walletTexts } = textsOf(locale);
  const query = readAddress(grantListSchema, url, locale);
  const deps = chainDeps(context);
  const wallet = findSolanaWallet(context);
  const setting = await getVestingSetting(deps.db);
  const clock = await readOrProblem(context, () => getChainTs(deps, deps.now));
  const chainTs = clock.value ?? 0n;
  const [page, sums] = await Promise.all([
    listGrants(deps, { ...query, setting, chainTs }),
    // without the chain's time nothing would count as released
    wallet && clock.value !== null ? sumGrants(deps, { wallet, setting, chainTs }) : null,
  ]);
  const { plan, states, row, detail, own } = vesting;
  const { yours, due, next, partial, claimFrom, all } = vesting.mine;
  const { nothingDue } = own;
  return {
    texts: {
      plan,
      states,
      row,
      mine: { yours, due, nothingDue, next, partial, claimFrom, all, everySecond: detail.everySecond },
      example: account.example,
    },
    call: walletTexts.call,
    now: deps.now,
    crumbs: [{ label: shell.groups.coin }, { label: plan.title }],
    crumbsLabel: shell.whereYouAre,
    origin: url.origin,
    localePath: locale.path,
    query,
    isAsked: url.search !== "",
    isSetUp: Boolean(setting.mints[query.coin]),
    isClockKnown: clock.problem === null,
    ...page,
    holder: wallet,
    own: sums,
    scene: pictures["heads/vesting"],
  };
}
