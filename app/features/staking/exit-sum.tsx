import { exitAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { formatCoin, formatSteadyCoin } from "~/features/money/money-text";
import type { Texts } from "~/locales/texts.server";
import { Dotted } from "~/ui/dotted";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { givenUpOf } from "./given-up";

export type ExitSumProps = {
  texts: Pick<Texts["staking"]["unstake"], "getBack" | "giveUp">;
  position: PositionView;
  ts: bigint;
  decimals: number;
};

/**
 * The sums that leaving at a chain second brings back and gives up, in short: "You get back 1,002 SCG · you give up 10 SCG".
 */
export function ExitSum({ texts: { getBack, giveUp }, position, ts, decimals }: ExitSumProps) {
  const t = useT();
  const locale = useLocale();
  const { principalRaw, dueNetRaw, isEarly } = exitAt(position, ts);
  const format = isEarly ? formatSteadyCoin : formatCoin;
  const back = (
    <>
      {getBack} <span className="money-in">{format(locale, principalRaw + dueNetRaw, decimals)}</span>
    </>
  );
  if (!isEarly) return back;
  const given = (
    <span className="unbroken money-out">
      {t({ giveUp }, "giveUp", { amount: format(locale, givenUpOf(position, ts, decimals), decimals) })}
    </span>
  );
  return <Dotted parts={[back, given]} />;
}
