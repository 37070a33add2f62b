import { endsAt, exitAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { formatAmount } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { Badge } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type ExitHeadProps = {
  texts: Texts["staking"]["unstakeConfirm"];
  labels: Texts["staking"]["labels"];
  position: PositionView;
  ts: bigint;
  decimals: number;
};

/** Which position is left: its amount and term, since when it has been staked, and whether its term is over. */
export function ExitHead({ texts, labels, position, ts, decimals }: ExitHeadProps) {
  const t = useT();
  const locale = useLocale();
  const { isEarly } = exitAt(position, ts);
  const amount = formatAmount(locale, position.principalRaw, decimals);
  const dayOf = (second: bigint) => new Date(Number(second) * 1000);
  return (
    <section className="exit-head">
      <h2>{t(texts, "leaving", { amount, days: t(labels, "days", { count: position.termDays }) })}</h2>
      <p className="row">
        <span className="soft">{t(texts, "since", { date: dayOf(position.startTs) })}</span>
        <Badge tone={isEarly ? "warning" : "good"}>
          {isEarly
            ? t(texts, "runsUntil", { date: dayOf(endsAt(position.startTs, position.termDays)) })
            : texts.termOver}
        </Badge>
      </p>
    </section>
  );
}
