import { dailyElsewhere, dailyOfUnstaked } from "~/domain/account/earnings";
import type { UnstakedNfts as UnstakedOfPool } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { pathOfPool } from "~/features/nft-staking/nft-screens";
import { dailyText } from "~/features/nft-staking/pool/stream-rates";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, amountsIn } from "./account-words";
import { logOfPool } from "./log-of-pool";

/** NFTs in the wallet that are not staked, by the pool that takes them. */
export function UnstakedNfts({ texts, pools }: { texts: AccountTexts; pools: readonly UnstakedOfPool[] }) {
  return (
    <section className="stack" aria-labelledby="unstaked-title">
      <h2 id="unstaked-title">{texts.unstakedTitle}</h2>
      <ul className="account-unstaked in-two">
        {pools.map((unstaked) => (
          <OfPool key={unstaked.pool.address} texts={texts} unstaked={unstaked} />
        ))}
      </ul>
    </section>
  );
}

type Props = { texts: AccountTexts; unstaked: UnstakedOfPool };

/** The first pictures, how many there are, and the way to their pool. */
function OfPool({ texts, unstaked }: Props) {
  const t = useT();
  const locale = useLocale();
  const { pool, nfts, count, hasMore } = unstaked;
  const elsewhere = dailyElsewhere([unstaked]);
  const more = count - nfts.length;
  return (
    <li>
      <p className="row-apart">
        <strong>{COLLECTION_NAMES[pool.collection]}</strong>
        <PoolButton texts={texts} pool={pool} />
      </p>
      <ul className="account-faces">
        {nfts.map(({ mint, name, pictureUrl }) => (
          <li key={mint}>
            <img src={pictureUrl} width={48} height={64} alt={name} title={name} loading="lazy" decoding="async" />
          </li>
        ))}
        {more > 0 ? (
          <li className="soft">{t(texts, hasMore ? "unstakedAtLeastMore" : "unstakedMore", { count: more })}</li>
        ) : null}
      </ul>
      <p className="soft">
        {t(texts, hasMore ? "unstakedAtLeast" : "unstaked", { count })} <Earning texts={texts} unstaked={unstaked} />
      </p>
      {elsewhere.map(({ pool: other, termDays, sums, count: taken, hasMore: takesMore }) => (
        <p key={other.address} className="row-apart soft">
          <span>
            <RichText
              part={texts}
              name={wordsFor({ isEach: takesMore, isPart: taken < count })}
              values={{
                count: taken,
                pool: texts[other.kind],
                amounts: amountsIn(locale, sums),
                days: t(texts, "days", { count: termDays }),
              }}
            />
          </span>
          <PoolButton texts={texts} pool={other} />
        </p>
      ))}
    </li>
  );
}

/** The words for what another pool pays. `isPart`: it takes only some of the NFTs. */
function wordsFor({ isEach, isPart }: { isEach: boolean; isPart: boolean }) {
  if (isEach) return "unstakedEachEarnsIn";
  return isPart ? "unstakedSomeEarnIn" : "unstakedEarnIn";
}

function PoolButton({ texts, pool }: Pick<Props, "texts"> & { pool: NftPoolView }) {
  const t = useT();
  const { localePath } = useShell();
  return (
    <ButtonLink
      size="small"
      variant="quiet"
      viewTransition
      to={`/${localePath}/${pathOfPool(pool)}`}
      {...logged(logOfPool(pool.kind))}
    >
      {t(texts, "toStakeNfts", { pool: texts[pool.kind] })}
    </ButtonLink>
  );
}

/** What the NFTs would earn a day, or each while it is not known how many there are; nothing if they would earn nothing. */
function Earning({ texts, unstaked }: Props) {
  const locale = useLocale();
  const { stakeable, count, hasMore } = unstaked;
  const daily = dailyOfUnstaked(unstaked);
  if (daily.length === 0) return null;
  const ofAll = stakeable < count ? "unstakedSomeEarn" : "unstakedEarn";
  return (
    <RichText
      part={texts}
      name={hasMore ? "unstakedEachEarns" : ofAll}
      values={{ count: stakeable, amounts: dailyText(locale, daily) }}
    />
  );
}
