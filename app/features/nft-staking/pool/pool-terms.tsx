import { Link } from "react-router";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { formatBps, formatNumber } from "~/locales/format";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import { RateTable } from "./rate-table";

export type PoolTermsProps = {
  texts: Pick<NftTexts, "pool" | "rewards" | "labels">;
  /** One sentence on what this pool pays. */
  lead: string;
  pool: NftPoolView;
  tab: Pick<NftTab, "log">;
  /** A character of the collection. */
  face: Picture;
};

/**
 * What an NFT earns in this pool, how long the pool is funded, and its conditions. Everybody sees it, read from the chain.
 */
export function PoolTerms({ texts, lead, pool, tab, face }: PoolTermsProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const words = texts.pool;
  const room = pool.maxNfts - pool.nfts;
  const facts: Fact[] = [
    { term: words.inside, value: formatNumber(locale, pool.nfts) },
    { term: words.room, value: t(texts.labels, "nfts", { count: Math.max(room, 0) }) },
    { term: words.fee, value: pool.feeBps === 0 ? words.feeNone : formatBps(locale, pool.feeBps) },
    { term: words.address, value: <ExplorerLink kind="address" value={pool.address} /> },
  ];
  return (
    <section className="wrap band" aria-labelledby="pool-title">
      <div className="pool-head">
        <Art picture={face} alt="" />
        <div className="stack-tight">
          <h2 id="pool-title">{words.title}</h2>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <PoolNotices words={words} pool={pool} />
      <div className="pool-terms" data-kind={pool.kind}>
        <RateTable texts={texts} pool={pool} />
        <div className="stack-form">
          <FactList items={facts} />
          <p className="faint">{t(texts.labels, "readAt", { time: pool.chainTs })}</p>
          <p>
            <Link className="link" to={`/${localePath}/proof`} {...loggedIn(tab, "proof")}>
              {words.proof}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

function PoolNotices({ words, pool }: { words: NftTexts["pool"]; pool: NftPoolView }) {
  const t = useT();
  const isFull = pool.nfts >= pool.maxNfts;
  const { membershipChangeTs } = pool;
  return (
    <div className="pool-notices">
      {pool.isPaused ? (
        <Notice tone="warning" title={words.pausedTitle}>
          <p>{words.pausedText}</p>
        </Notice>
      ) : null}
      {isFull && !pool.isPaused ? (
        <Notice tone="warning" title={words.fullTitle}>
          <p>{words.fullText}</p>
        </Notice>
      ) : null}
      {membershipChangeTs === null ? null : (
        <Notice title={words.membershipTitle}>
          <p>{t(words, "membershipText", { date: membershipChangeTs })}</p>
        </Notice>
      )}
    </div>
  );
}
