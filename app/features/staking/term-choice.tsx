import { COIN_TERMS_DAYS, type CoinTermDays, isCoinTerm, rateOfTerm } from "~/domain/staking/rules";
import { formatBps } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { ChoiceField } from "~/ui/field";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type TermChoiceProps = {
  labels: Texts["staking"]["labels"];
  ratesBps: readonly number[];
  termDays: CoinTermDays;
  onTerm: (termDays: CoinTermDays) => void;
  /** True on the application form, whose terms are in the log catalogue. */
  isLogged?: boolean;
};

/** The four terms with their rates, as radio buttons named `term`. */
export function TermChoice({ labels, ratesBps, termDays, onTerm, isLogged }: TermChoiceProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <ChoiceField
      legend={labels.termAndRate}
      name="term"
      className="choices term-choice"
      value={String(termDays)}
      onValue={(value) => {
        const days = Number(value);
        if (isCoinTerm(days)) onTerm(days);
      }}
      choices={COIN_TERMS_DAYS.map((days) => ({
        value: String(days),
        label: t(labels, "days", { count: days }),
        figure: formatBps(locale, rateOfTerm(ratesBps, days)),
        log: isLogged ? `coinStakingWrite.term${days}` : undefined,
      }))}
    />
  );
}
