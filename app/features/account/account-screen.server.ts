import type { RouterContextProvider } from "react-router";
import { nextMoney } from "~/domain/account/next-money";
import { getAccount, getEntitlements } from "~/domain/account/queries.server";
import { checkInsLeft, coinSums } from "~/domain/account/rules";
import type { Part } from "~/domain/account/view";
import { AppError } from "~/errors";
import { openMoneyScreen } from "~/features/money/money-screen.server";
import { formatDue } from "~/locales/format";
import { holdersContext, localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { pictures } from "~/ui/art-manifest";
import { earningNow } from "./earnings";

/** Everything that a holder has on the site and can claim. For a part that cannot be read, the screen says why. */
export async function loadAccountScreen(context: Readonly<RouterContextProvider>) {
  const { texts, wallet: holder, frame, deps } = await openMoneyScreen(context);
  const locale = context.get(localeContext);
  const { csvColumns: _, dates: __, ...words } = texts.account;
  const shared = {
    frame,
    /** The holder of the session on the former chain, who has a page without a Solana wallet too. */
    evmHolder: context.get(holdersContext).evm?.walletAddress ?? null,
    scene: pictures["heads/punktopia"],
    texts: words,
    myPage: texts.myPage,
    planWords: { unnamed: texts.vesting.plan.unnamed, twin: texts.vesting.row.twin },
    giftWords: texts.drop.gift,
    now: deps.now,
  };
  if (!holder) return { ...shared, account: null, entitlements: null, sums: [], ahead: null };
  const [account, entitlements] = await Promise.all([getAccount(deps, holder), getEntitlements(deps, holder)]);
  const inWords = <T>(part: Part<T>) => ({
    value: part.value,
    // a pool that does not exist holds nothing
    problem: part.code && part.code !== "PoolNotSet" ? describeError(new AppError(part.code), locale) : null,
  });
  return {
    ...shared,
    account: {
      balances: inWords(account.balances),
      coin: inWords(account.coin),
      nfts: inWords(account.nfts),
      unstaked: inWords(account.unstaked),
      grants: inWords(account.grants),
      drops: inWords(account.drops),
      deposits: inWords(account.deposits),
      signing: inWords(account.signing),
    },
    entitlements,
    sums: coinSums(account),
    ahead: {
      earning: earningNow(account),
      checkIns: checkInsLeft(account),
      money: nextMoney(account, (ts) => formatDue(locale, ts, deps.now)),
    },
  };
}

export type AccountScreen = Awaited<ReturnType<typeof loadAccountScreen>>;
