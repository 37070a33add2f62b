import type { GrantEventView, GrantView } from "~/domain/vesting/view";
import { formatChainTs, formatMoney } from "~/locales/format";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { useLocale } from "~/ui/use-locale";
import type { GrantDetailTexts } from "./grant-facts";

type GrantEventsProps = { texts: GrantDetailTexts; grant: GrantView; events: readonly GrantEventView[] };

/** What has happened to a grant, each entry with its transaction. */
export function GrantEvents({ texts, grant, events }: GrantEventsProps) {
  const locale = useLocale();
  const { columns, kinds } = texts.events;
  return (
    <DataTable
      caption={texts.eventsTitle}
      captionHidden
      columns={[
        { key: "time", label: columns.time },
        { key: "kind", label: columns.kind },
        { key: "amount", label: columns.amount, align: "end" },
        { key: "transaction", label: columns.transaction },
      ]}
      rows={events.map(({ signature, eventIndex, kind, amountRaw, blockTs }) => ({
        key: `${signature}.${eventIndex}`,
        cells: {
          time: formatChainTs(locale, blockTs),
          kind: kinds[kind],
          amount:
            amountRaw > 0n ? formatMoney(locale, { raw: amountRaw, decimals: grant.decimals, coin: grant.coin }) : "–",
          transaction: <ExplorerLink kind="tx" value={signature} />,
        },
      }))}
    />
  );
}
