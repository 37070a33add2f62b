import { exitAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { Money } from "~/features/money/money";
import { formatCoin, formatTickingCoin } from "~/features/money/money-text";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";

export type ExitFactsProps = {
  texts: Texts["staking"]["unstakeConfirm"];
  position: PositionView;
  ts: bigint;
  decimals: number;
};

/**
 * What leaving at a chain second brings back: principal, reward, and the sum. The address lets a holder compare the position
 * with what the wallet shows, because the figures come from a node that could lie.
 */
export function ExitIn({ texts, position, ts, decimals }: ExitFactsProps) {
  const locale = useLocale();
  const exit = exitAt(position, ts);
  const totalRaw = exit.principalRaw + exit.dueNetRaw;
  const fee: Fact[] = exit.feeRaw === 0n ? [] : [{ term: texts.fee, value: formatCoin(locale, exit.feeRaw, decimals) }];
  return (
    <FactList
      items={[
        { term: texts.position, value: <ExplorerLink kind="address" value={position.address} /> },
        {
          term: texts.principal,
          value: formatCoin(locale, exit.principalRaw, decimals),
          note: spellAmount(locale, exit.principalRaw, decimals),
        },
        {
          term: exit.isEarly ? texts.accrued : texts.rewardRest,
          value: formatTickingCoin(locale, exit.dueNetRaw, decimals, exit.isEarly),
        },
        ...fee,
        {
          term: texts.total,
          value: <Money raw={totalRaw} decimals={decimals} steady={exit.isEarly} />,
          note: spellAmount(locale, totalRaw, decimals, exit.isEarly),
          tone: "in",
        },
      ]}
    />
  );
}

/** What leaving at a chain second gives up for good, and what stays. Nothing if the term is over. */
export function ExitReleased({ texts, position, ts, decimals }: ExitFactsProps) {
  const locale = useLocale();
  const exit = exitAt(position, ts);
  if (!exit.isEarly) return null;
  return (
    <section>
      <h2 className="section-title">{texts.released}</h2>
      <FactList
        items={[
          {
            term: texts.releasedReward,
            value: <Money raw={exit.releasedRaw} decimals={decimals} steady />,
            tone: "out",
          },
          { term: texts.kept, value: formatCoin(locale, position.claimedRaw, decimals) },
        ]}
      />
    </section>
  );
}
