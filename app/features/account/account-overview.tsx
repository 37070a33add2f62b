import { Link } from "react-router";
import type { EarningNow } from "~/domain/account/earnings";
import { addUp } from "~/domain/account/earnings";
import type { CheckInsLeft, CoinAmount, NextMoney, CoinSum as Sum } from "~/domain/account/view";
import type { UnstakedNfts } from "~/domain/nft-staking/holding/view";
import { CoinSum } from "~/features/money/coin-sum";
import { pathOfPool } from "~/features/nft-staking/nft-screens";
import { formatDayEnd, formatDue } from "~/locales/format";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, aboutIn, amountsIn } from "./account-words";

/** What a holder earns, what must be done today, and the next date on which money comes. */
type Ahead = {
  earning: EarningNow;
  checkIns: CheckInsLeft | null;
  money: NextMoney | null;
};

export type AccountOverviewProps = {
  texts: AccountTexts;
  sums: readonly Sum[];
  nftsInside: number;
  /** The coin that can be staked, with what of it is in the wallet; null if that is not known. */
  held?: CoinAmount | null;
  /** The NFTs in the wallet that are not staked; null if that is not known. */
  unstaked?: readonly UnstakedNfts[] | null;
  /** Whether a part could not be read, so that more may be due than is known. */
  isUnread?: boolean;
  /** Whether the wallet has more than one page reads, so that the sums are a part. */
  hasMore?: boolean;
  ahead: Ahead;
  now: Date;
  /** Gifts of drops that can be taken, and when the first of them ends. */
  gifts?: { count: number; endTs: bigint } | null;
};

/** What can be claimed of each coin, what is staked and in the wallet, what it earns, what ends today, and what comes next. */
export function AccountOverview(props: AccountOverviewProps) {
  const { texts, sums, isUnread = false, hasMore = false } = props;
  const due = sums.filter(({ dueRaw }) => dueRaw > 0n);
  return (
    <section className="account-overview" aria-labelledby="claimable-title">
      <h2 id="claimable-title" className="account-label">
        {texts.claimable}
      </h2>
      {due.length > 0 ? (
        <ul className="account-due">
          {due.map(({ mint, dueRaw, decimals, symbol }) => (
            <li key={mint}>
              <CoinSum raw={dueRaw} decimals={decimals} coin={symbol} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{isUnread ? texts.claimUnread : texts.nothingDue}</p>
      )}
      <OverviewFacts {...props} />
      {hasMore ? <p className="faint">{texts.more}</p> : null}
    </section>
  );
}

/** Something that must be done by a chain second. */
type Due = Fact & { atTs: bigint };

function OverviewFacts({ texts, sums, nftsInside, held, unstaked, hasMore, ahead, now, gifts }: AccountOverviewProps) {
  const locale = useLocale();
  const t = useT();
  const { localePath } = useShell();
  const { earning, checkIns, money } = ahead;
  const coins = amountsIn(
    locale,
    sums.filter(({ stakedRaw }) => stakedRaw > 0n).map(({ stakedRaw, ...coin }) => ({ ...coin, raw: stakedRaw })),
  );
  const nfts = nftsInside > 0 ? t(texts, "inPools", { count: nftsInside }) : "";
  const both = (coins: string, nfts: string) =>
    coins && nfts ? t(texts, "stakedCoinsAndNfts", { coins, nfts }) : coins || nfts;
  const staked = both(coins, nfts);
  const heldCoins = held && held.raw > 0n ? amountsIn(locale, [held]) : "";
  const notStaked = both(heldCoins, heldNfts(t, texts, unstaked ?? []));
  const dueToday: Due[] = checkIns
    ? [
        {
          atTs: checkIns.untilTs,
          term: texts.checkInToday,
          value: <ToCheckIn texts={texts} checkIns={checkIns} />,
          note: t(texts, "checkInUntil", {
            until: formatDayEnd(locale, checkIns.untilTs, BigInt(Math.floor(now.getTime() / 1_000))),
          }),
        },
      ]
    : [];
  const giftsDue: Due[] = gifts
    ? [
        {
          atTs: gifts.endTs,
          term: texts.drops,
          value: (
            <Link className="link" to={`/${localePath}/powerzonePunkyDrop`} {...logged("myAccount.toDrops")}>
              {t(texts, "giftsReady", { count: gifts.count })}
            </Link>
          ),
          note: t(texts, "giftsEnd", { date: gifts.endTs }),
        },
      ]
    : [];
  const items: (Fact | null)[] = [
    // what the holder has, before what it earns and what is to be done
    staked ? { term: texts.staked, value: staked } : null,
    notStaked ? { term: texts.notStaked, value: notStaked } : null,
    earning.sums.length > 0
      ? {
          term: texts.earning,
          value: t(texts, hasMore ? "aDayAtLeast" : "aDayAbout", {
            amounts: aboutIn(locale, earning.sums, hasMore ? "down" : "nearest"),
          }),
          note:
            earning.atEnd.length > 0
              ? t(texts, "earningMore", { amounts: aboutIn(locale, earning.atEnd, hasMore ? "down" : "nearest") })
              : undefined,
        }
      : null,
    // what is lost if it waits comes first of what is to be done, the earliest end before the others
    ...[...dueToday, ...giftsDue].sort((a, b) => Number(a.atTs - b.atTs)).map(({ atTs: _, ...fact }) => fact),
    money && money.sums.length > 0
      ? {
          term: texts.nextMoney.title,
          value:
            money.kind === "nft-term"
              ? t(texts.nextMoney, "atLeast", { amounts: amountsIn(locale, money.sums) })
              : amountsIn(locale, money.sums),
          note: t(texts.nextMoney, money.kind, { date: formatDue(locale, money.atTs, now) }),
        }
      : null,
  ];
  return <FactList items={items.filter((item) => item !== null)} />;
}

/** "14 NFTs"; empty without any. */
function heldNfts(t: Translate, texts: AccountTexts, pools: readonly UnstakedNfts[]): string {
  const count = pools.reduce((sum, pool) => sum + pool.count, 0);
  if (count === 0) return "";
  return t(texts, pools.some(({ hasMore }) => hasMore) ? "heldNftsAtLeast" : "inPools", { count });
}

/** How many NFTs can check in today and what it brings, as the way to their pool. */
function ToCheckIn({ texts, checkIns }: { texts: AccountTexts; checkIns: CheckInsLeft }) {
  const locale = useLocale();
  const t = useT();
  const { localePath } = useShell();
  const { count, pool, bonus } = checkIns;
  const amounts = amountsIn(
    locale,
    addUp(bonus).filter(({ raw }) => raw > 0n),
  );
  const nfts = t(texts, "inPools", { count });
  return (
    <Link className="link" viewTransition to={`/${localePath}/${pathOfPool(pool)}`} {...logged("part.link")}>
      {amounts ? t(texts, "checkInBrings", { nfts, amounts }) : nfts}
    </Link>
  );
}
