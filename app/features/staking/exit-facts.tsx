import { exitAt, netOfFee } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { restOfShown } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { givenUpOf } from "./given-up";

export type ExitFactsProps = {
  texts: Texts["staking"]["unstakeConfirm"];
  position: PositionView;
  ts: bigint;
  decimals: number;
};

export type ExitInProps = ExitFactsProps & {
  /** The deposit in SOL that comes back with it, as far as a trial run has shown one, with its name. */
  deposit?: Fact | null;
};

/** What leaving at a chain second brings back: principal, reward, their sum, and a deposit. The reward is after its fee. */
export function ExitIn({ texts, position, ts, decimals, deposit = null }: ExitInProps) {
  const t = useT();
  const locale = useLocale();
  const exit = exitAt(position, ts);
  const isNet = exit.feeRaw > 0n;
  const totalRaw = exit.principalRaw + exit.dueNetRaw;
  const words = exit.isEarly
    ? { plain: texts.accrued, net: texts.accruedNet }
    : { plain: texts.rewardRest, net: texts.rewardRestNet };
  return (
    <FactList
      items={[
        { term: texts.principal, value: <Money raw={exit.principalRaw} decimals={decimals} /> },
        {
          term: isNet ? words.net : words.plain,
          value: (
            <Money raw={restOfShown(totalRaw, exit.principalRaw, decimals)} decimals={decimals} steady={exit.isEarly} />
          ),
          note: isNet ? t(texts, "feeTaken", { fee: formatCoin(locale, exit.feeRaw, decimals) }) : null,
        },
        {
          term: texts.total,
          value: <Money raw={totalRaw} decimals={decimals} steady={exit.isEarly} />,
          note: spellAmount(locale, totalRaw, decimals),
          tone: "in",
        },
        ...(deposit ? [deposit] : []),
      ]}
    />
  );
}

/** What leaving at a chain second gives up for good, after the fee, and what stays. Nothing if the term is over. */
export function ExitReleased({ texts, position, ts, decimals }: ExitFactsProps) {
  const exit = exitAt(position, ts);
  if (!exit.isEarly) return null;
  const { feeBps } = position;
  const keptRaw = netOfFee(position.claimedRaw, feeBps);
  return (
    <section>
      <h2 className="section-title">{texts.released}</h2>
      <FactList
        items={[
          {
            term: feeBps > 0 ? texts.releasedRewardNet : texts.releasedReward,
            value: <Money raw={givenUpOf(position, ts, decimals)} decimals={decimals} steady />,
            tone: "out",
          },
          ...(keptRaw > 0n ? [{ term: texts.kept, value: <Money raw={keptRaw} decimals={decimals} /> }] : []),
        ]}
      />
    </section>
  );
}

/** The position's address, by which a holder finds it in the wallet: a node that lies could show another one's figures. */
export function ExitPosition({ texts, position }: Pick<ExitFactsProps, "texts" | "position">) {
  return (
    <FactList items={[{ term: texts.position, value: <ExplorerLink kind="address" value={position.address} /> }]} />
  );
}
