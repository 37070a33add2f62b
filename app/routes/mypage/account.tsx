import "~/styles/my-list.css";
import "~/styles/nft-staking.css";
import "~/styles/account.css";
import { getAccount, getEntitlements } from "~/domain/account/queries.server";
import { coinSums } from "~/domain/account/rules";
import type { Part } from "~/domain/account/view";
import { AppError } from "~/errors";
import { AccountParts } from "~/features/account/account-parts";
import { AccountSums } from "~/features/account/account-sums";
import { WalletCoins } from "~/features/account/wallet-coins";
import { openMoneyScreen } from "~/features/money/money-screen.server";
import { MyListPage } from "~/features/my-page/my-list-page";
import { landing } from "~/logs/logged";
import { localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { privateMeta } from "~/shell/page-meta";
import { pictures } from "~/ui/art-manifest";
import type { Route } from "./+types/account";

export const handle = landing("myAccount.landing");

/** Everything that a holder has on the site and can claim. For a part that cannot be read, the page says why. */
export async function loader({ context }: Route.LoaderArgs) {
  const { texts, wallet: holder, frame, deps } = await openMoneyScreen(context);
  const locale = context.get(localeContext);
  const { csvColumns: _, dates: __, ...words } = texts.account;
  const shared = {
    frame: { ...frame, scene: pictures["heads/account"] },
    texts: words,
    myPage: texts.myPage.title,
    planWords: { unnamed: texts.vesting.plan.unnamed },
    giftWords: texts.drop.gift,
  };
  if (!holder) return { ...shared, account: null, entitlements: null, sums: [] };
  const [account, entitlements] = await Promise.all([getAccount(deps, holder), getEntitlements(deps, holder)]);
  const inWords = <T,>(part: Part<T>) => ({
    value: part.value,
    // a pool that does not exist holds nothing
    problem: part.code && part.code !== "PoolNotSet" ? describeError(new AppError(part.code), locale) : null,
  });
  const { balances, coin, nfts, grants, drops, deposits } = account;
  return {
    ...shared,
    account: {
      balances: inWords(balances),
      coin: inWords(coin),
      nfts: inWords(nfts),
      grants: inWords(grants),
      drops: inWords(drops),
      deposits: inWords(deposits),
    },
    entitlements,
    sums: coinSums(account),
  };
}

export type AccountData = Awaited<ReturnType<typeof loader>>;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts, myPage } = loaderData;
  return privateMeta([texts.title, myPage], texts.lead);
}

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  const { frame, texts, myPage, account, entitlements, sums, planWords, giftWords } = loaderData;
  return (
    <MyListPage
      district="power-zone"
      title={texts.title}
      lead={texts.lead}
      myPage={myPage}
      holder={frame.holderAddress}
      call={frame.walletCall}
      money={frame}
      scene={frame.scene}
      back={texts.back}
      backLog="myAccount.back"
    >
      {account ? (
        <>
          {account.balances.value ? <WalletCoins texts={texts} balances={account.balances.value} /> : null}
          <AccountSums frame={frame} texts={texts} account={account} sums={sums} />
          <AccountParts
            frame={frame}
            texts={texts}
            account={account}
            entitlements={entitlements}
            planWords={planWords}
            giftWords={giftWords}
          />
        </>
      ) : null}
    </MyListPage>
  );
}
