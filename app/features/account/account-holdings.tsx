import { useRevalidator } from "react-router";
import { giftsReady } from "~/domain/account/rules";
import { RefreshButton } from "~/features/money/refresh-button";
import { MyPageLinks } from "~/features/my-page/my-page-links";
import { NonceAccountPanel } from "~/transactions/nonce-account-panel";
import { AccountOverview } from "./account-overview";
import { AccountParts } from "./account-parts";
import type { AccountScreen } from "./account-screen.server";
import { AccountSums } from "./account-sums";
import { AccountUnread, isAllUnread } from "./account-unread";
import type { ShownAccount } from "./account-words";
import { ClaimAll } from "./claim-all";
import { NextStep, siteCoin } from "./next-step";
import { ReadyOverview } from "./ready-overview";
import { UnstakedNfts } from "./unstaked-nfts";
import { LOOKS, WalletPanel } from "./wallet-panel";

type Props = Omit<AccountScreen, "account" | "entitlements"> & {
  account: ShownAccount;
  entitlements: AccountScreen["entitlements"];
};

/** Everything of a holder: what can be claimed, the wallet and its NFTs, the lists, then each coin and each part. */
export function AccountHoldings(props: Props) {
  const {
    frame,
    texts,
    myPage,
    airdrops,
    account,
    entitlements,
    sums,
    ahead,
    now,
    planWords,
    giftWords,
    offerWords,
    nftOffer,
  } = props;
  const { revalidate } = useRevalidator();
  const { coin, nfts, unstaked, grants, signing } = account;
  const hasProblem = Boolean(coin.problem ?? nfts.problem ?? grants.problem);
  const hasMore = Boolean(coin.value?.hasMore || grants.value?.hasMore || nfts.value?.some((pool) => pool.hasMore));
  const nftsInside = nfts.value?.reduce((sum, { insideCount }) => sum + insideCount, 0) ?? 0;
  const gifts = giftsReady(account.drops.value ?? []);
  const isEmpty = sums.length === 0 && nftsInside === 0 && !gifts && !hasProblem && !hasMore;
  const canClaim = hasMore || sums.some(({ dueRaw }) => dueRaw > 0n);
  // where nothing can be claimed because something could not be read, to read again is what helps
  const isReadingNext = hasProblem && !canClaim;
  const isSigner = signing.value?.status === "ready" && frame.holderAddress !== null;
  return (
    <div className="account">
      <AccountUnread texts={texts} account={account}>
        {isReadingNext ? (
          <RefreshButton
            apis={LOOKS}
            // if nothing could be read, as on every other screen
            texts={isAllUnread(account) ? { ...texts, refresh: frame.labels.tryAgain } : texts}
            log="myAccount.readAgain"
            isLoud
          />
        ) : null}
      </AccountUnread>
      {isEmpty ? (
        <ReadyOverview
          texts={texts}
          offerWords={offerWords}
          coin={siteCoin(account)}
          offer={coin.value?.offer ?? null}
          unstaked={unstaked.value}
          nftOffer={nftOffer}
        />
      ) : null}
      {isEmpty || !ahead || (isAllUnread(account) && !canClaim) ? null : (
        <AccountOverview
          texts={texts}
          sums={sums}
          nftsInside={nftsInside}
          held={siteCoin(account)}
          unstaked={unstaked.value}
          isUnread={hasProblem}
          hasMore={hasMore}
          ahead={ahead}
          now={now}
          gifts={gifts}
        />
      )}
      <WalletPanel frame={frame} texts={texts} myPage={myPage} account={account} isReadingNext={isReadingNext} />
      {unstaked.value && unstaked.value.length > 0 ? <UnstakedNfts texts={texts} pools={unstaked.value} /> : null}
      <MyPageLinks texts={myPage} airdrops={airdrops} />
      <AccountSums texts={texts} sums={sums} />
      {entitlements ? (
        <AccountParts
          frame={frame}
          texts={texts}
          account={account}
          entitlements={entitlements}
          planWords={planWords}
          giftWords={giftWords}
          now={now}
        />
      ) : null}
      {isSigner && signing.value && frame.holderAddress ? (
        <NonceAccountPanel
          texts={frame.signing}
          account={signing.value}
          holderAddress={frame.holderAddress}
          onChanged={revalidate}
        />
      ) : null}
      {canClaim ? <ClaimAll frame={frame} texts={texts} sums={sums} isPartial={hasMore || hasProblem} /> : null}
      {canClaim || hasProblem ? null : <NextStep texts={texts} myPage={myPage} account={account} />}
    </div>
  );
}
