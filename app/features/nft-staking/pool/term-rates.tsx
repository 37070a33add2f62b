import { ratesByTerm, weighted } from "~/domain/nft-staking/pool/daily-rewards";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { DataTable } from "~/ui/data-table";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatReward, rewardName } from "../coin-text";
import type { NftTexts } from "../nft-page";

export type TermRatesProps = { texts: Pick<NftTexts, "pool" | "rewards" | "labels">; pool: NftPoolView };

/**
 * What an NFT earns a day in each term before the fee, one column per reward. A bonus, the same in every term, is not in it.
 */
export function TermRates({ texts, pool }: TermRatesProps) {
  const t = useT();
  const locale = useLocale();
  const { columns, caption, captionBeforeFee } = texts.pool;
  const daily = streamsInOrder(pool).filter(({ kind }) => kind === "daily");
  return (
    <div className="term-rates">
      <DataTable
        caption={pool.feeBps > 0 ? captionBeforeFee : caption}
        columns={[
          { key: "term", label: columns.term },
          ...daily.map((stream) => ({
            key: String(stream.place),
            label: rewardName(t, texts.rewards, stream),
            align: "end" as const,
          })),
        ]}
        rows={ratesByTerm(pool).map(({ termDays, weightBps }) => ({
          key: String(termDays),
          cells: {
            term: termDays === null ? columns.base : t(texts.labels, "days", { count: termDays }),
            ...Object.fromEntries(
              daily.map((stream) => [String(stream.place), formatReward(locale, weighted(stream, weightBps), stream)]),
            ),
          },
        }))}
      />
    </div>
  );
}
