import type { IndexerState } from "~/domain/indexer/view";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { areListsLate, secondsBehind } from "./proof-states";

type ListsFreshnessProps = { texts: Texts["proof"]["lists"]; states: readonly IndexerState[] };

/** How far the lists are behind the chain, for the program that is furthest behind. */
export function ListsFreshness({ texts, states }: ListsFreshnessProps) {
  const t = useT();
  const locale = useLocale();
  const known = states.filter((state) => state.slot !== null);
  if (known.length < states.length) return <p className="soft">{texts.unread}</p>;
  const slot = Math.min(...known.map((state) => state.slot ?? 0));
  const waiting = known.reduce((sum, state) => sum + state.waiting, 0);
  return (
    <>
      <p className="soft">{texts.lead}</p>
      {areListsLate(states) ? <Notice tone="warning" title={texts.late} /> : null}
      <FactList
        items={[
          { term: texts.upTo, value: formatNumber(locale, slot) },
          { term: texts.behind, value: t(texts, "seconds", { seconds: secondsBehind(states) }) },
          { term: texts.waiting, value: formatNumber(locale, waiting) },
        ]}
      />
    </>
  );
}
