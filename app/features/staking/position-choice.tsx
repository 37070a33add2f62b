import { endsAt, exitAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { formatCoin, formatSteadyCoin } from "~/features/money/money-text";
import { formatSteady } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { givenUpOf } from "./given-up";

export type PositionChoiceProps = {
  texts: Pick<Texts["staking"], "unstake" | "labels">;
  position: PositionView;
  ts: bigint;
  decimals: number;
  isChosen: boolean;
  onChoose: (address: string) => void;
};

/** A position that can be left: how much and until when, what comes back now, and what is given up. */
export function PositionChoice({
  texts: { unstake, labels },
  position,
  ts,
  decimals,
  isChosen,
  onChoose,
}: PositionChoiceProps) {
  const t = useT();
  const locale = useLocale();
  const { isEarly, principalRaw, dueNetRaw } = exitAt(position, ts);
  const end = new Date(Number(endsAt(position.startTs, position.termDays)) * 1000);
  return (
    <label className="choice">
      <input
        type="radio"
        name="position"
        required
        value={position.address}
        checked={isChosen}
        onChange={() => onChoose(position.address)}
      />
      <span className="figure">{formatCoin(locale, position.principalRaw, decimals)}</span>
      <span>
        {t(labels, "days", { count: position.termDays })} · {t(unstake, "until", { date: end })}
      </span>
      <span className="money-in">
        {t(unstake, "backNow", {
          sum: (isEarly ? formatSteadyCoin : formatCoin)(locale, principalRaw + dueNetRaw, decimals),
        })}
      </span>
      <span className={isEarly ? "money-out" : undefined}>
        {isEarly
          ? t(unstake, "early", { amount: formatSteady(locale, givenUpOf(position, ts, decimals), decimals) })
          : unstake.ready}
      </span>
    </label>
  );
}
