import { type CoinTermDays, DAY_SECONDS, expectedReward } from "~/domain/staking/rules";
import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatBps } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { StakeConditions } from "./stake-check";

export type StakeSummaryProps = {
  texts: Pick<Texts["staking"], "write" | "labels">;
  pool: StakeConditions & { chainTs: bigint };
  /** Null as long as no amount was entered. */
  principalRaw: bigint | null;
  termDays: CoinTermDays;
};

/** What a stake would send and bring back, before it is confirmed. */
export function StakeSummary({ texts: { write, labels }, pool, principalRaw, termDays }: StakeSummaryProps) {
  const t = useT();
  const locale = useLocale();
  if (principalRaw === null) return <p className="soft">{write.enterAmount}</p>;
  const { netRaw, rateBps } = expectedReward(pool, principalRaw, termDays);
  const coin = (raw: bigint) => formatCoin(locale, raw, pool.decimals);
  const endTs = pool.chainTs + BigInt(termDays) * DAY_SECONDS;
  const facts: Fact[] = [
    {
      term: write.sendNow,
      value: <Money raw={principalRaw} decimals={pool.decimals} />,
      note: spellAmount(locale, principalRaw, pool.decimals),
      tone: "out",
    },
    {
      term: write.getBack,
      value: <Money raw={principalRaw + netRaw} decimals={pool.decimals} />,
      note: t(write, "getBackWhen", { date: new Date(Number(endTs) * 1000) }),
      tone: "in",
    },
    { term: write.reward, value: coin(netRaw) },
    { term: labels.yearlyRate, value: formatBps(locale, rateBps) },
    {
      term: write.leaveEarly,
      value: t(write, "leaveEarlyText", { amount: formatAmount(locale, principalRaw, pool.decimals) }),
    },
  ];
  return <FactList items={facts} />;
}
