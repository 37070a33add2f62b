import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { useT } from "~/ui/use-t";
import type { ShownRates } from "./shown-rates.server";

type Props = { texts: Texts["gear"]; rates: ShownRates; id: string; title: string };

/** How often each result came, beside what the odds let one expect, and what that means in words. */
export function RatesTables({ texts, rates, id, title }: Props) {
  const t = useT();
  const { crafted, enhanced, evolved, series } = rates;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {crafted + enhanced + evolved === 0 ? <p className="soft">{texts.rates.none}</p> : null}
      {crafted > 0 ? (
        <>
          <CraftTable texts={texts} rows={rates.craft} />
          <p>{words("craft", crafted)}</p>
        </>
      ) : null}
      {enhanced > 0 ? (
        <>
          <EnhanceTable texts={texts} rows={rates.enhance} />
          <p>{words("enhance", enhanced)}</p>
        </>
      ) : null}
      {evolved > 0 ? <p>{t(texts.rates, "evolved", { count: evolved })}</p> : null}
      {crafted + enhanced > 0 ? <p className="soft">{texts.rates.meaning}</p> : null}
    </section>
  );

  function words(deed: "craft" | "enhance", count: number) {
    const found = series[deed];
    if (found === null) return t(texts.rates, "tooFew", { count });
    return found === 0 ? t(texts.rates, "seldom", { count }) : t(texts.rates, "series", { count, series: found });
  }
}

function CraftTable({ texts, rows }: { texts: Texts["gear"]; rows: ShownRates["craft"] }) {
  const { columns } = texts.rates;
  return (
    <DataTable
      caption={texts.rates.craft}
      columns={[
        { key: "rarity", label: columns.rarity },
        { key: "count", label: columns.made, align: "end" },
        { key: "expected", label: columns.expected, align: "end" },
      ]}
      rows={rows.map(({ rarity, count, expected }) => ({
        key: rarity,
        cells: { rarity: texts.rarities[rarity], count, expected },
      }))}
    />
  );
}

function EnhanceTable({ texts, rows }: { texts: Texts["gear"]; rows: ShownRates["enhance"] }) {
  const t = useT();
  const { columns } = texts.rates;
  return (
    <DataTable
      caption={texts.rates.enhance}
      columns={[
        { key: "level", label: columns.level },
        { key: "of", label: columns.tried, align: "end" },
        { key: "count", label: columns.reached, align: "end" },
        { key: "expected", label: columns.expected, align: "end" },
      ]}
      rows={rows.map(({ level, of, count, expected }) => ({
        key: String(level),
        cells: { level: t(texts, "level", { level }), of, count, expected },
      }))}
    />
  );
}
