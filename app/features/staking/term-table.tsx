import { termTable } from "~/domain/staking/rules";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatBps } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { StakeConditions } from "./stake-check";
import { stakeSearch } from "./stake-query";

export type TermTableProps = {
  texts: Texts["staking"]["status"]["terms"];
  labels: Texts["staking"]["labels"];
  pool: StakeConditions;
};

const EXAMPLE_COINS = 1_000n;

/** The four terms side by side, each with its rate, an example and a link to apply. The pool's limits are below. */
export function TermTable({ texts, labels, pool }: TermTableProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const exampleRaw = EXAMPLE_COINS * 10n ** BigInt(pool.decimals);
  const example = formatAmount(locale, exampleRaw, pool.decimals);
  const coin = (raw: bigint) => formatCoin(locale, raw, pool.decimals);
  const baseRate = formatBps(locale, pool.ratesBps[0] ?? 0);
  const limits: Fact[] = [
    { term: texts.minimum, value: coin(pool.minStakeRaw) },
    { term: texts.maximum, value: coin(pool.maxStakeRaw) },
    { term: texts.capacity, value: coin(pool.freeRewardRaw > 0n ? pool.freeRewardRaw : 0n) },
  ];
  return (
    <div className="stack-form">
      <div className="term-table">
        <DataTable
          caption={texts.caption}
          captionHidden
          columns={[
            { key: "term", label: labels.term },
            { key: "rate", label: labels.yearlyRate, align: "end" },
            { key: "reward", label: t(texts, "example", { amount: example }), align: "end" },
            { key: "base", label: texts.byDay, align: "end" },
            { key: "apply", label: texts.apply, align: "act" },
          ]}
          rows={termTable(pool, exampleRaw).map(({ termDays, rateBps, netRaw }) => ({
            key: String(termDays),
            cells: {
              term: <span className="figure">{t(labels, "days", { count: termDays })}</span>,
              rate: <span className="figure accent">{formatBps(locale, rateBps)}</span>,
              reward: formatCoin(locale, netRaw, pool.decimals),
              base: t(labels, "aYear", { rate: baseRate }),
              apply: (
                <ButtonLink
                  size="small"
                  variant="quiet"
                  to={`/${localePath}/powerzoneCoinStakingWriteStaking${stakeSearch(termDays, null, pool.decimals)}`}
                  aria-label={t(texts, "applyFor", { days: t(labels, "days", { count: termDays }) })}
                  {...logged(`coinStaking.stake${termDays}`)}
                >
                  {texts.apply}
                </ButtonLink>
              ),
            },
          }))}
        />
      </div>
      <p className="soft measure">{t(texts, "baseNote", { rate: baseRate })}</p>
      <FactList items={limits} />
    </div>
  );
}
