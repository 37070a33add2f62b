import { type CoinTermDays, endsAt, expectedReward } from "~/domain/staking/rules";
import { Money } from "~/features/money/money";
import { formatBps, restOfShown } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { StakeConditions } from "./stake-check";

export type StakeSummaryProps = {
  texts: Pick<Texts["staking"], "write" | "labels">;
  pool: StakeConditions & { chainTs: bigint };
  /** Null as long as no amount is entered that can be staked; dashes then stand for the sums. */
  principalRaw: bigint | null;
  termDays: CoinTermDays;
};

/** What a stake would send, until when, and what comes back, before it is confirmed. */
export function StakeSummary({ texts: { write, labels }, pool, principalRaw, termDays }: StakeSummaryProps) {
  const t = useT();
  const locale = useLocale();
  const stakedRaw = principalRaw ?? 0n;
  const { netRaw, rateBps } = expectedReward(pool, stakedRaw, termDays);
  const money = (raw: bigint) => (principalRaw === null ? "–" : <Money raw={raw} decimals={pool.decimals} />);
  const endTs = endsAt(pool.chainTs, termDays);
  return (
    <FactList
      items={[
        { term: write.sendNow, value: money(stakedRaw), tone: "out" },
        {
          term: write.getBack,
          value: money(stakedRaw + netRaw),
          note: t(write, "getBackWhen", { date: new Date(Number(endTs) * 1000) }),
          tone: "in",
        },
        {
          term: pool.feeBps > 0 ? write.rewardNet : write.reward,
          value: money(restOfShown(stakedRaw + netRaw, stakedRaw, pool.decimals)),
          note: t(labels, "aYear", { rate: formatBps(locale, rateBps) }),
        },
      ]}
    />
  );
}
