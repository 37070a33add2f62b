import type { IndexerState } from "~/domain/indexer/view";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

/** The time of two runs of cron, plus the possible delay of a node. */
const LATE_SECONDS = 180;

type ListsFreshnessProps = { texts: Texts["proof"]["lists"]; states: readonly IndexerState[] };

/** How far the lists are behind the chain, for the program that is furthest behind. */
export function ListsFreshness({ texts, states }: ListsFreshnessProps) {
  const t = useT();
  const locale = useLocale();
  const known = states.filter((state) => state.slot !== null);
  if (known.length < states.length) return <p className="soft">{texts.unread}</p>;
  const slot = Math.min(...known.map((state) => state.slot ?? 0));
  const seconds = Math.max(...known.map((state) => state.lagSeconds ?? 0));
  const waiting = known.reduce((sum, state) => sum + state.waiting, 0);
  const isLate = seconds > LATE_SECONDS || known.some(({ problem }) => problem !== null);
  return (
    <>
      <p className="soft">{texts.lead}</p>
      {isLate ? <Notice tone="warning" title={texts.late} /> : null}
      <FactList
        items={[
          { term: texts.upTo, value: formatNumber(locale, slot) },
          { term: texts.behind, value: t(texts, "seconds", { seconds }) },
          { term: texts.waiting, value: formatNumber(locale, waiting) },
        ]}
      />
    </>
  );
}
