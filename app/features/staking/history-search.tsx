import { Form } from "react-router";
import type { HistorySearch } from "~/domain/staking/input";
import { COIN_TERMS_DAYS } from "~/domain/staking/rules";
import { HISTORY_KINDS } from "~/domain/staking/view";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { Field, SelectField } from "~/ui/field";
import { Fold } from "~/ui/fold";
import { useT } from "~/ui/use-t";

/** How many characters of a signature the fold names. */
const SIGNATURE_SHOWN = 8;

export type HistoryFiltersProps = {
  texts: Pick<Texts["staking"], "history" | "labels">;
  search: HistorySearch;
  /** False if what was searched for cannot be a signature. */
  isValid: boolean;
  /** Where the page of positions behind the history begins; null for the newest. */
  before: string | null;
};

/** The search of the history, folded under what it is limited to. It is open while what was typed has to be corrected. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const t = useT();
  const { texts, search, isValid } = props;
  const { history, labels } = texts;
  const limits = [
    search.kind ? history.kinds[search.kind] : null,
    search.termDays ? t(labels, "days", { count: Number(search.termDays) }) : null,
    search.signature ? `${search.signature.slice(0, SIGNATURE_SHOWN)}…` : null,
  ].filter((limit) => limit !== null);
  const summary = `${history.filter}: ${limits.join(", ") || history.filters.all}`;
  // a search closes the fold, so that what it found is in sight
  return (
    <Fold key={summary} summary={summary} isOpen={!isValid}>
      <HistorySearchForm {...props} />
    </Fold>
  );
}

/** Searches by kind, term and signature. A plain GET form. */
function HistorySearchForm({ texts, search, isValid, before }: HistoryFiltersProps) {
  const t = useT();
  const { localePath } = useShell();
  const { history, labels } = texts;
  return (
    <Form
      method="get"
      action={`/${localePath}/powerzoneCoinStakingView`}
      className="history-search"
      preventScrollReset
      replace
    >
      <input type="hidden" name="history" value="open" />
      {before ? <input type="hidden" name="before" value={before} /> : null}
      <SelectField label={history.filters.kind} name="kind" defaultValue={search.kind}>
        <option value="">{history.filters.all}</option>
        {HISTORY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {history.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField label={history.filters.term} name="termDays" defaultValue={search.termDays}>
        <option value="">{history.filters.all}</option>
        {COIN_TERMS_DAYS.map((days) => (
          <option key={days} value={days}>
            {t(labels, "days", { count: days })}
          </option>
        ))}
      </SelectField>
      <Field
        label={history.filters.signature}
        name="signature"
        defaultValue={search.signature}
        error={isValid ? null : history.notSignature}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" {...logged("coinStakingView.historySearch")}>
        {history.search}
      </Button>
    </Form>
  );
}
