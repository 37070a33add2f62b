import { dailyOfUnstaked, sumDaily } from "~/domain/account/earnings";
import type { CoinAmount } from "~/domain/account/view";
import type { UnstakedNfts } from "~/domain/nft-staking/holding/view";
import { COIN } from "~/features/money/money-text";
import { pathOfPool } from "~/features/nft-staking/nft-screens";
import { formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { type LogKey, logged } from "~/logs/logged";
import { COIN_INFO } from "~/shell/dialog-ids";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { opensDialog } from "~/ui/dialog";
import { Dotted } from "~/ui/dotted";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, amountsIn, type ShownAccount } from "./account-words";

export type NextStepProps = { texts: AccountTexts; myPage: Texts["myPage"]; account: ShownAccount };

/**
 * The loud button where nothing can be claimed: a gift that can be taken; NFTs that could earn and do not; the holder's
 * positions or their pool; a first stake of coins; or how to get coins. NFTs come before coins, because they earn
 * from the first day on and can leave at any time.
 */
export function NextStep({ texts, myPage, account }: NextStepProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const step = stepOf({ texts, myPage, account }, t, locale);
  if (step === "getCoin") {
    return (
      <ActionBar isOfPage>
        <GetCoin texts={texts} />
      </ActionBar>
    );
  }
  const { to, label, log, sums } = step;
  return (
    <ActionBar isOfPage sum={sums ? <Dotted parts={sums} /> : null}>
      <ButtonLink variant="primary" size="large" viewTransition to={`/${localePath}/${to}`} {...logged(log)}>
        {label}
      </ButtonLink>
    </ActionBar>
  );
}

/** Opens the dialog that says where the coin is sold, which this site does not do. */
function GetCoin({ texts }: Pick<NextStepProps, "texts">) {
  return (
    <Button variant="primary" size="large" {...opensDialog(COIN_INFO)} {...logged("shell.coinInfo")}>
      {texts.getCoin}
    </Button>
  );
}

type Step = { to: string; label: string; log: LogKey; sums?: readonly string[] };

function stepOf({ texts, myPage, account }: NextStepProps, t: Translate, locale: Locale): Step | "getCoin" {
  const { coin, nfts, drops } = account;
  if (drops.value?.some(({ obstacle }) => obstacle === null)) {
    return { to: "powerzonePunkyDrop", label: texts.toDrops, log: "myAccount.toDrops" };
  }
  const earning = bestUnstaked(account.unstaked.value ?? []);
  if (earning) {
    const { pool, stakeable, hasMore } = earning;
    const amounts = amountsIn(locale, sumDaily(dailyOfUnstaked(earning)));
    const name = texts[pool.kind];
    const daily = t(texts, hasMore ? "eachADay" : "aDay", { amounts });
    // the earnings of one of many NFTs fill the bar's line on a phone by themselves
    const hasRoom = pool.kind === "boost" && !hasMore;
    return {
      to: pathOfPool(pool),
      label: hasMore
        ? t(texts, "stakeNftsSome", { pool: name })
        : t(texts, "stakeNfts", { pool: name, count: stakeable }),
      sums: hasRoom ? [daily, texts.leaveAnyTime] : [daily],
      log: "myAccount.toPool",
    };
  }
  if (coin.value && coin.value.positions.length > 0) {
    return { to: "powerzoneCoinStakingView", label: myPage.toStaking, log: "myPage.toStaking" };
  }
  const pool = nfts.value?.find(({ insideCount }) => insideCount > 0)?.pool;
  if (pool) {
    return { to: pathOfPool(pool), label: texts.toPool, log: "myAccount.toPool" };
  }
  const held = siteCoin(account);
  if (held?.raw === 0n) return "getCoin";
  if (!held) return { to: "powerzoneCoinStaking", label: texts.seeTerms, log: "myAccount.toPowerZone" };
  return {
    to: "powerzoneCoinStakingWriteStaking",
    label: texts.stakeCoins,
    sums: [t(texts, "inWallet", { amount: formatMoney(locale, { ...held, coin: held.symbol }) })],
    log: "myAccount.toPowerZone",
  };
}

/** The coin that can be staked, with what of it is in the wallet; null if that is not known. */
export function siteCoin({ balances }: Pick<ShownAccount, "balances">): CoinAmount | null {
  const held = balances.value?.coins.find(({ symbol }) => symbol === COIN);
  return held ? { ...held, raw: held.amountRaw } : null;
}

/** Of the pools in which NFTs of the wallet could earn now, the one that takes most of them. */
function bestUnstaked(all: readonly UnstakedNfts[]): UnstakedNfts | null {
  const earning = all.filter((unstaked) => dailyOfUnstaked(unstaked).length > 0);
  return earning.toSorted((a, b) => b.stakeable - a.stakeable)[0] ?? null;
}
