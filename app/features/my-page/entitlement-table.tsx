import type { Entitlement } from "~/domain/entitlements/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { formatDate, formatDecimal } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { DataTable } from "~/ui/data-table";
import { SampleMark } from "~/ui/sample-mark";
import { useLocale } from "~/ui/use-locale";

type Columns = Readonly<Record<"entry" | "amount" | "granted" | "until" | "source", string>>;

export type EntitlementTableProps = {
  /** `collection`: given if the entries are of several collections. */
  texts: { caption: string; columns: Columns & { readonly collection?: string }; noEnd: string; expired: string };
  captionHidden?: boolean;
  entitlements: readonly Entitlement[];
};

/** What a holder was granted besides coins, one row per entry. */
export function EntitlementTable({ texts, captionHidden, entitlements }: EntitlementTableProps) {
  const locale = useLocale();
  const { columns } = texts;
  const day = (iso: string) => formatDate(locale, new Date(iso));
  const until = ({ expiresAt, isExpired }: Entitlement) => {
    if (expiresAt === null) return texts.noEnd;
    return isExpired ? `${day(expiresAt)}, ${texts.expired}` : day(expiresAt);
  };
  return (
    <DataTable
      caption={texts.caption}
      captionHidden={captionHidden}
      columns={[
        { key: "entry", label: columns.entry },
        ...(columns.collection ? [{ key: "collection", label: columns.collection }] : []),
        { key: "amount", label: columns.amount, align: "end" },
        { key: "granted", label: columns.granted },
        { key: "until", label: columns.until },
        { key: "source", label: columns.source },
      ]}
      rows={entitlements.map((entry) => ({
        key: entry.id,
        cells: {
          entry: (
            <span className="row">
              {entry.title[locale.code]} {entry.isSample ? <SampleMark /> : null}
            </span>
          ),
          collection: COLLECTION_NAMES[entry.collection],
          amount: amountIn(locale, entry.amount),
          granted: day(entry.grantedAt),
          until: until(entry),
          source: entry.source,
        },
      }))}
    />
  );
}

/** Formats "1234.5 PVT" for the page's language. A text that does not begin with a number is returned unchanged. */
function amountIn(locale: Locale, amount: string): string {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)(\s.*)?$/.exec(amount) ?? [];
  return number === undefined ? amount : formatDecimal(locale, number) + unit;
}
