import type { IndexerState } from "~/domain/indexer/view";
import { formatChainTs, formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { areListsLate, completeTo } from "./proof-states";

type ListsFreshnessProps = {
  texts: Texts["proof"]["lists"];
  states: readonly IndexerState[];
  /** The second and the slot at which the page was read. */
  read: { chainTs: bigint; slot: number };
};

/** Up to when the lists are complete, for the program that is furthest behind; the same in slots for whoever compares them. */
export function ListsFreshness({ texts, states, read }: ListsFreshnessProps) {
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
          { term: texts.completeTo, value: formatChainTs(locale, completeTo(states, read.chainTs)) },
          { term: texts.waiting, value: formatNumber(locale, waiting) },
        ]}
      />
      <Fold summary={texts.inSlots}>
        <FactList
          items={[
            { term: texts.readSlot, value: formatNumber(locale, read.slot) },
            { term: texts.upTo, value: formatNumber(locale, slot) },
          ]}
        />
      </Fold>
    </>
  );
}
