import type { Texts } from "~/locales/texts.server";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination } from "~/ui/navigation";
import { useT } from "~/ui/use-t";
import type { GearDayView } from "./gear-day.server";

type Props = { texts: Texts["gear"]; view: GearDayView; isFirst: boolean; localePath: string };
type Draw = GearDayView["draws"][number];

/** Every draw of a day, by the number of its order, and whether its result follows from the seed and the block. */
export function DayDraws({ texts, view, isFirst, localePath }: Props) {
  const t = useT();
  const { draws } = texts;
  const here = `/${localePath}/proof/gear/${view.day}`;
  return (
    <section aria-labelledby="draws">
      <h2 id="draws">{draws.title}</h2>
      {view.drawn === 0 ? <p className="soft">{draws.none}</p> : null}
      {view.draws.length > 0 ? (
        <DataTable
          caption={draws.title}
          captionHidden
          columns={[
            { key: "order", label: draws.columns.order },
            { key: "deed", label: draws.columns.deed },
            { key: "result", label: draws.columns.result },
            { key: "payment", label: draws.columns.payment },
            { key: "digest", label: draws.columns.digest },
            { key: "check", label: draws.columns.check },
          ]}
          rows={view.draws.map((draw) => ({ key: String(draw.orderNumber), cells: cellsOf(draw) }))}
        />
      ) : null}
      <Pagination
        label={draws.pages}
        newer={isFirst ? null : here}
        older={view.next === null ? null : `${here}?after=${view.next}`}
        newerLabel={draws.first}
        olderLabel={draws.next}
      />
    </section>
  );

  function cellsOf({ orderNumber, deed, target, result, signature, digest, fault }: Draw) {
    return {
      order: orderNumber,
      deed: deedIn({ deed, target }),
      result: deed === "enhance" ? texts.results[result === "up" ? "up" : "same"] : result,
      payment: <ExplorerLink kind="tx" value={signature} />,
      digest: <span className="receipt-said">{digest}</span>,
      check: fault ? texts.draws.faults[fault] : texts.draws.holds,
    };
  }

  function deedIn({ deed, target }: Pick<Draw, "deed" | "target">): string {
    if (deed === "craft") return texts.deeds.craft;
    if (deed === "enhance") return t(texts.deeds, "enhance", { level: Number(target) });
    const rarity = Object.entries(texts.rarities).find(([known]) => known === target)?.[1] ?? target;
    return t(texts.deeds, "evolve", { rarity });
  }
}
