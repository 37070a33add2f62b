import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { GearDayView } from "./gear-day.server";

/** What was promised of a day before it began, its seed, and whether everything follows from these. */
export function DayFacts({ texts, view, localePath }: { texts: Texts["gear"]; view: GearDayView; localePath: string }) {
  const t = useT();
  const { facts } = texts.day;
  const { day, commitment, oddsHash, memo, seed, faults, drawn, wrong, isCut } = view;
  const long = (value: string) => <span className="receipt-said">{value}</span>;
  const isHeld = faults.length === 0 && wrong === 0;
  return (
    <section aria-labelledby="promise">
      <h2 id="promise">{texts.day.promise}</h2>
      {isHeld ? null : (
        <Notice tone="danger" title={texts.day.differs}>
          {faults.map((fault) => (
            <p key={fault}>{texts.day.faults[fault]}</p>
          ))}
          {wrong > 0 ? <p>{t(texts.day, "wrong", { count: wrong })}</p> : null}
        </Notice>
      )}
      {seed && isHeld ? <p>{t(texts.day, "holds", { count: drawn })}</p> : null}
      {isCut ? <p>{t(texts.day, "cut", { count: drawn })}</p> : null}
      <FactList
        items={[
          { term: facts.commitment, value: long(commitment) },
          { term: facts.oddsHash, value: long(oddsHash) },
          {
            term: facts.memo,
            value: memo ? <ExplorerLink kind="tx" value={memo.signature} /> : texts.day.noMemo,
          },
          ...(memo ? [{ term: facts.memoText, value: long(memo.text) }] : []),
          { term: facts.seed, value: seed ? long(seed) : texts.days.secret },
        ]}
      />
      <p>
        <a className="link" href={`/${localePath}/proof/gear/${day}/day.json`} {...logged("page.download")}>
          {texts.day.file}
        </a>
      </p>
    </section>
  );
}
