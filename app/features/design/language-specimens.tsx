import en from "~/locales/en/staking.json";
import id from "~/locales/id/staking.json";
import ko from "~/locales/ko/staking.json";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FactList } from "~/ui/facts";
import { CheckField } from "~/ui/field";
import { Steps } from "~/ui/navigation";
import { Badge, Notice } from "~/ui/notice";

const WORDS = { en, ko, id };

/** Controls with the longest words of each language, where bad line breaks show first. */
export function LanguageSpecimens() {
  return (
    <section className="band on-night" data-district="power-zone">
      <div className="wrap languages">
        {Object.entries(WORDS).map(([code, { labels, status, stakeConfirm, unstakeConfirm, view, history }]) => (
          <div key={code} lang={code} className="stack">
            <h2>{stakeConfirm.title}</h2>
            <Button variant="primary" wide>
              {view.unstake}
            </Button>
            <div className="row">
              <Button>{view.refresh}</Button>
              <Button size="small">{labels.signIn}</Button>
              <Badge tone="warning">{unstakeConfirm.required}</Badge>
            </div>
            <FactList
              items={[
                { term: view.totals.toCome, value: "742.891608982 SCG", tone: "in" },
                { term: stakeConfirm.inPrincipal, value: "1,500 SCG", note: stakeConfirm.dateNote },
              ]}
            />
            <Steps label={status.procedure.title} items={[labels.next, view.claim, view.unstake]} current={1} />
            <Notice tone="warning" title={unstakeConfirm.headingEarly}>
              {unstakeConfirm.tick}
            </Notice>
            <CheckField label={stakeConfirm.terms.agree} error={stakeConfirm.terms.needed} />
            <EmptyState title={history.title}>
              <p>{history.empty}</p>
            </EmptyState>
          </div>
        ))}
      </div>
    </section>
  );
}
