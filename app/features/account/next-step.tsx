import { type NftCollection, tabPath } from "~/features/nft-staking/nft-screens";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { ButtonLink } from "~/ui/button";
import type { AccountTexts, ShownAccount } from "./account-words";

export type NextStepProps = { texts: AccountTexts; myPage: Texts["myPage"]; account: ShownAccount };

/**
 * The loud button where nothing can be claimed: a gift that can be taken, the holder's positions or their pool, a first
 * stake, or what a stake would earn.
 */
export function NextStep({ texts, myPage, account }: NextStepProps) {
  const { localePath } = useShell();
  const { to, label, log } = stepOf(texts, myPage, account);
  return (
    <ActionBar isOfPage>
      <ButtonLink variant="primary" size="large" viewTransition to={`/${localePath}/${to}`} {...logged(log)}>
        {label}
      </ButtonLink>
    </ActionBar>
  );
}

type Step = { to: string; label: string; log: LogKey };

function stepOf(texts: AccountTexts, myPage: Texts["myPage"], account: ShownAccount): Step {
  const { coin, nfts, drops, balances } = account;
  if (drops.value?.some(({ obstacle }) => obstacle === null)) {
    return { to: "powerzonePunkyDrop", label: texts.toDrops, log: "myAccount.toDrops" };
  }
  if (coin.value && coin.value.positions.length > 0) {
    return { to: "powerzoneCoinStakingView", label: myPage.toStaking, log: "myPage.toStaking" };
  }
  const pool = nfts.value?.find(({ insideCount }) => insideCount > 0)?.pool;
  if (pool) {
    return { to: tabPath(pool.kind, pool.collection as NftCollection), label: texts.toPool, log: "myAccount.toPool" };
  }
  const hasCoins = balances.value?.coins.some(({ symbol, amountRaw }) => symbol === "SCG" && amountRaw > 0n);
  return hasCoins
    ? { to: "powerzoneCoinStakingWriteStaking", label: texts.stakeCoins, log: "myAccount.toPowerZone" }
    : { to: "powerzoneCoinStaking", label: texts.seeTerms, log: "myAccount.toPowerZone" };
}
