import type { HistorySearch } from "~/domain/staking/input";
import type { HistoryEntry, HistoryPage } from "~/domain/staking/view";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useShell } from "~/shell/use-shell";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination } from "~/ui/navigation";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { historyParams, isSearched } from "./history-params";

export type HistoryTableProps = {
  texts: Pick<Texts["staking"], "history" | "labels">;
  search: HistorySearch;
  page: HistoryPage;
  isFirstPage: boolean;
  /** Where the page of positions behind the history begins; null for the newest. */
  before: string | null;
  decimals: number;
};

/** The entries that were found, page by page. */
export function HistoryTable({ texts, search, page, isFirstPage, before, decimals }: HistoryTableProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const { history, labels } = texts;
  const address = (cursor: string | null) =>
    `/${localePath}/powerzoneCoinStakingView?${historyParams(before, search, cursor)}`;
  return (
    <>
      {page.entries.length === 0 ? (
        <p className="soft" role="status">
          {isSearched(search) ? history.noMatch : history.empty}
        </p>
      ) : (
        <DataTable
          caption={history.title}
          captionHidden
          columns={[
            { key: "time", label: history.columns.time },
            { key: "kind", label: history.columns.kind },
            { key: "term", label: history.columns.term },
            { key: "amount", label: history.columns.amount, align: "end" },
            { key: "transaction", label: history.columns.transaction },
          ]}
          rows={page.entries.map((entry) => ({
            key: `${entry.signature}.${entry.eventIndex}`,
            cells: {
              time: formatChainTs(locale, entry.blockTs),
              kind: history.kinds[entry.kind],
              term: t(labels, "days", { count: entry.termDays }),
              amount: <EntryAmount entry={entry} texts={history} decimals={decimals} />,
              transaction: <ExplorerLink kind="tx" value={entry.signature} />,
            },
          }))}
        />
      )}
      <Pagination
        label={history.title}
        newer={isFirstPage ? null : address(null)}
        older={page.nextCursor ? address(page.nextCursor) : null}
        newerLabel={history.newer}
        olderLabel={history.older}
      />
    </>
  );
}

type EntryAmountProps = { entry: HistoryEntry; texts: Texts["staking"]["history"]; decimals: number };

function EntryAmount({ entry, texts, decimals }: EntryAmountProps) {
  const t = useT();
  const locale = useLocale();
  const bare = (raw: bigint) => formatAmount(locale, raw, decimals);
  if (entry.kind === "closed") return "–";
  return (
    <>
      {formatCoin(locale, entry.amountRaw, decimals)}
      {entry.feeRaw > 0n ? (
        <small className="entry-note">{t(texts, "fee", { amount: bare(entry.feeRaw) })}</small>
      ) : null}
      {entry.releasedRaw > 0n ? (
        <small className="entry-note">{t(texts, "released", { amount: bare(entry.releasedRaw) })}</small>
      ) : null}
    </>
  );
}
