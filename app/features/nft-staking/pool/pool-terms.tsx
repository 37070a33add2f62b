import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { formatBps, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { translateIn } from "~/locales/translate";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatReward, rewardName } from "../coin-text";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";

export type PoolTermsProps = {
  texts: Pick<NftTexts, "pool" | "rewards" | "labels">;
  /** One sentence on what this pool pays. */
  lead: string;
  pool: NftPoolView;
  tab: Pick<NftTab, "log">;
  /** A character of the collection. */
  face: Picture;
};

const WHOLE_BPS = 10_000;

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

/** One row per reward; for a pool with terms, one column per term. */
function RateTable({ texts, pool }: { texts: PoolTermsProps["texts"]; pool: NftPoolView }) {
  const t = useT();
  const locale = useLocale();
  const { columns, caption } = texts.pool;
  const hasTerms = pool.kind === "nova";
  const termColumn = (days: number) => t(columns, "term", { days: t(texts.labels, "days", { count: days }) });
  const rateColumns = hasTerms
    ? [
        { key: "base", label: columns.base, align: "end" as const },
        ...pool.offers.map(({ termDays }) => ({
          key: String(termDays),
          label: termColumn(termDays),
          align: "end" as const,
        })),
      ]
    : [{ key: "rate", label: columns.rate, align: "end" as const }];
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[
        { key: "reward", label: columns.reward },
        ...rateColumns,
        { key: "until", label: columns.until, align: "end" },
      ]}
      rows={pool.streams.map((stream) => ({
        key: String(stream.place),
        cells: {
          reward: <RewardCell texts={texts} stream={stream} />,
          ...ratesOf(locale, stream, pool),
          until: (
            <span className="pool-funds">
              {formatReward(locale, stream.freeRaw, stream, 0)}
              <small className="faint">{untilOf(locale, texts.pool, stream)}</small>
            </span>
          ),
        },
      }))}
    />
  );
}

function RewardCell({ texts, stream }: { texts: PoolTermsProps["texts"]; stream: NftStreamView }) {
  const t = useT();
  const locale = useLocale();
  const [week, month] = stream.streakBps.map((bps) => times(locale, bps));
  return (
    <span className="pool-reward">
      <span className="figure">{rewardName(t, texts.rewards, stream)}</span>
      {stream.kind === "bonus" ? (
        <small className="faint">
          {texts.pool.byCheckIn} {t(texts.pool, "streak", { week: week ?? "", month: month ?? "" })}
        </small>
      ) : null}
    </span>
  );
}

function ratesOf(locale: Locale, stream: NftStreamView, pool: NftPoolView): Record<string, ReactNode> {
  const shown = (weightBps: number) => formatReward(locale, weighted(stream, weightBps), stream);
  if (pool.kind === "boost") return { rate: shown(pool.offers[0]?.weightBps ?? WHOLE_BPS) };
  const base = pool.offers[0]?.baseWeightBps ?? 0;
  const ofTerms = pool.offers.map(({ termDays, weightBps }) => [String(termDays), shown(weightBps)]);
  return { base: shown(base), ...Object.fromEntries(ofTerms) };
}

/** What an NFT earns from a stream per day at a weight, or per check-in, which earns the same in every term. */
export function weighted({ kind, rateRaw }: NftStreamView, weightBps: number): bigint {
  return kind === "bonus" ? rateRaw : (rateRaw * BigInt(weightBps)) / BigInt(WHOLE_BPS);
}

/** How far the funds of a stream reach, in words. */
function untilOf(locale: Locale, words: NftTexts["pool"], stream: NftStreamView): string {
  const t = translateIn(locale);
  const { state, endTs, fundedUntilTs, freeRaw, rateRaw, kind } = stream;
  if (state === "ended" && endTs !== null) return t(words, "ended", { date: endTs });
  if (state === "empty") return words.empty;
  if (kind === "bonus") {
    return t(words, "reachesCheckIns", { count: rateRaw === 0n ? 0 : Number(freeRaw / rateRaw) });
  }
  const isEndFirst = endTs !== null && (fundedUntilTs === null || endTs <= fundedUntilTs);
  if (isEndFirst) return t(words, "ends", { date: endTs });
  if (fundedUntilTs === null) return words.idle;
  return t(words, "reaches", { date: fundedUntilTs });
}

/** Basis points as "×1.5". */
export function times(locale: Locale, bps: number): string {
  return `×${formatNumber(locale, bps / WHOLE_BPS)}`;
}
