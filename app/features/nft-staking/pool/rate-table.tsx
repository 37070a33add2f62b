import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { DataTable } from "~/ui/data-table";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatReward, rewardName } from "../coin-text";
import type { NftTexts } from "../nft-page";
import { untilOf } from "./stream-funds";
import { ratesOf, times } from "./stream-rates";

export type RateTableProps = { texts: Pick<NftTexts, "pool" | "rewards" | "labels">; pool: NftPoolView };

/** One row per reward; for a pool with terms, one column per term. */
export function RateTable({ texts, pool }: RateTableProps) {
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

function RewardCell({ texts, stream }: { texts: RateTableProps["texts"]; stream: NftStreamView }) {
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
