import { type CoinTermDays, endsAt, expectedReward } from "~/domain/staking/rules";
import type { TransactionPreview } from "~/domain/transaction-types";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatBps, restOfShown } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { claimableOnDay, rewardCurve } from "./reward-curve";
import type { StakeConditions } from "./stake-check";

export type StakeFactsProps = {
  texts: Texts["staking"]["stakeConfirm"];
  frame: Pick<MoneyFrame, "labels">;
  pool: StakeConditions & { chainTs: bigint };
  amountRaw: bigint;
  termDays: CoinTermDays;
  /** Null as long as the end is not known from a trial run. */
  preview: TransactionPreview | null;
};

/** What a stake sends out of the wallet, and what comes back and when. */
export function StakeMovements({ texts, frame, pool, amountRaw, termDays, preview }: StakeFactsProps) {
  const t = useT();
  const locale = useLocale();
  const { netRaw, feeRaw, rateBps } = expectedReward(pool, amountRaw, termDays);
  const money = (raw: bigint) => <Money raw={raw} decimals={pool.decimals} />;
  const rewardRaw = restOfShown(amountRaw + netRaw, amountRaw, pool.decimals);
  const reward: Fact =
    pool.feeBps > 0
      ? {
          term: texts.inRewardNet,
          value: money(rewardRaw),
          note: t(texts, "feeTaken", { fee: formatCoin(locale, feeRaw, pool.decimals) }),
        }
      : { term: texts.inReward, value: money(rewardRaw) };
  return (
    <>
      <section>
        <h2 className="section-title">{texts.out}</h2>
        <FactList
          items={[
            {
              term: texts.outNow,
              value: money(amountRaw),
              note: spellAmount(locale, amountRaw, pool.decimals),
              tone: "out",
            },
          ]}
        />
      </section>
      <section>
        <h2 className="section-title">{texts.in}</h2>
        <FactList
          items={[
            { term: texts.inPrincipal, value: money(amountRaw) },
            reward,
            {
              term: texts.inTotal,
              value: money(amountRaw + netRaw),
              tone: "in",
              note: t(texts, "inWhen", { date: endOf({ preview, pool, termDays }) }),
            },
            { term: texts.term, value: t(frame.labels, "days", { count: termDays }), note: texts.dateNote },
            { term: texts.rate, value: formatBps(locale, rateBps) },
            { term: texts.rewardFee, value: formatBps(locale, pool.feeBps) },
          ]}
        />
      </section>
    </>
  );
}

/** What leaving before the end of the term would pay and give up. */
export function EarlyExit({ texts, pool, amountRaw, termDays, preview }: Omit<StakeFactsProps, "frame">) {
  const t = useT();
  const locale = useLocale();
  const curve = rewardCurve(pool, amountRaw, termDays);
  const { releasedRaw } = claimableOnDay(curve, amountRaw, Math.round(termDays / 2));
  const bare = (raw: bigint) => formatAmount(locale, raw, pool.decimals);
  const date = endOf({ preview, pool, termDays });
  return (
    <Notice tone="warning" title={t(texts, "earlyTitle", { date })}>
      <p>
        {t(texts, "earlyText", {
          amount: bare(amountRaw),
          baseRate: curve.baseRateBps,
          released: bare(releasedRaw),
          reward: bare(curve.wholeRaw),
        })}
      </p>
    </Notice>
  );
}

/** The chain second at which a stake would end: that of its trial run, or as if it began at the pool's reading. */
export function endOf({ preview, pool, termDays }: Pick<StakeFactsProps, "preview" | "pool" | "termDays">): bigint {
  return preview?.kind === "stake" ? BigInt(preview.endTs) : endsAt(pool.chainTs, termDays);
}
