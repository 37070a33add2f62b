import { SOL_DECIMALS } from "~/domain/solana/sol";
import { CoinIcon } from "~/features/money/coin-sum";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { RefreshButton } from "~/features/money/refresh-button";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { useT } from "~/ui/use-t";
import { isAllUnread } from "./account-unread";
import type { AccountTexts, ShownAccount } from "./account-words";

const SOL = { mint: "", symbol: "SOL", decimals: SOL_DECIMALS };

/**
 * APIs that look on the chain for what was done outside the site. NFTs need none, because they are always read from the
 * chain.
 */
export const LOOKS = ["/api/staking/sync", "/api/vesting/sync"];

type Props = {
  frame: MoneyFrame;
  texts: AccountTexts;
  myPage: Texts["myPage"];
  account: ShownAccount;
  /** Whether the page's loud button reads again. */
  isReadingNext: boolean;
};

/**
 * The wallet's address and coins, with the files of the account and a button that reads everything again, which is the
 * loud button of the page instead where something could not be read.
 */
export function WalletPanel({ frame, texts, myPage, account, isReadingNext }: Props) {
  const t = useT();
  const { localePath } = useShell();
  const { balances, coin, nfts, grants } = account;
  const readTs = coin.value?.chainTs ?? grants.value?.chainTs ?? nfts.value?.[0]?.chainTs;
  const held = balances.value ? [{ ...SOL, amountRaw: balances.value.lamports }, ...balances.value.coins] : [];
  // the files are made from the chain too
  const hasFiles = !isAllUnread(account);
  const files = `/${localePath}/mypage/account`;
  const { holderAddress: holder } = frame;
  return (
    <section className="account-wallet" aria-labelledby="wallet-title">
      <h2 id="wallet-title">{texts.walletTitle}</h2>
      {holder ? (
        <p className="row">
          <ExplorerLink kind="address" value={holder} />
          <CopyButton value={holder} label={myPage.copy} copiedLabel={myPage.copied} />
        </p>
      ) : null}
      {balances.problem ? <p className="soft">{texts.walletUnread}</p> : null}
      <FactList
        items={held.map(({ symbol, decimals, amountRaw }) => ({
          term: (
            <span className="coin-sum">
              <CoinIcon coin={symbol} />
              {symbol}
            </span>
          ),
          value: <Money raw={amountRaw} decimals={decimals} coin={symbol} />,
        }))}
      />
      <p className="row">
        {isReadingNext ? null : <RefreshButton apis={LOOKS} texts={texts} log="myAccount.readAgain" />}
        {hasFiles ? (
          <>
            <ButtonLink size="small" href={`${files}/calendar.ics`} download {...logged("myAccount.calendar")}>
              {texts.calendar}
            </ButtonLink>
            <ButtonLink size="small" href={`${files}/overview.csv`} download {...logged("myAccount.download")}>
              {texts.csv}
            </ButtonLink>
          </>
        ) : null}
      </p>
      {hasFiles ? (
        <p className="faint">
          {readTs === undefined ? null : `${t(texts, "readAt", { time: readTs })} `}
          {texts.calendarWhat}
        </p>
      ) : null}
    </section>
  );
}
