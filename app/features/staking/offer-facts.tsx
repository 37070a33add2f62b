import { Fragment } from "react";
import { accrued, type CoinPoolConditions, dailyNet, netOfFee, rateOfTerm, YEAR_SECONDS } from "~/domain/staking/rules";
import { formatAmount, formatBps, formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import type { Fact } from "~/ui/facts";

/** The conditions of a new stake. */
export type CoinOffer = Pick<CoinPoolConditions, "ratesBps" | "feeBps">;

/** What an empty wallet is told the earnings of, in whole coins. */
const EXAMPLE_COINS = 1000n;

type Offered = {
  texts: Texts["staking"]["offer"];
  offer: CoinOffer;
  /** What is in the wallet, in base units; an example stands for nothing. */
  heldRaw: bigint;
  decimals: number;
  coin: string;
  locale: Locale;
  t: Translate;
};

/** What a stake of all that is in the wallet, or of an example, would earn: a year, by its term, and from the first day on. */
export function offerFact({ texts, offer, heldRaw, decimals, coin, locale, t }: Offered): Fact {
  const principalRaw = heldRaw > 0n ? heldRaw : EXAMPLE_COINS * 10n ** BigInt(decimals);
  const stake = { principalRaw, baseRateBps: rateOfTerm(offer.ratesBps, 30), feeBps: offer.feeBps };
  const figure = (raw: bigint) => formatMoney(locale, { raw, decimals, coin });
  const aDay = t(texts, "aDay", { rate: formatBps(locale, stake.baseRateBps), amount: figure(dailyNet(stake)) });
  const [least, most] = [Math.min(...offer.ratesBps), Math.max(...offer.ratesBps)];
  const yearlyNet = (bps: number) => netOfFee(accrued(principalRaw, bps, YEAR_SECONDS), offer.feeBps);
  const isOneRate = least === most;
  const lines = [
    ...(isOneRate ? [] : [t(texts, "rates", { least: formatBps(locale, least), most: formatBps(locale, most) })]),
    aDay,
    ...(isOneRate ? [] : [texts.rest]),
    ...(offer.feeBps > 0 ? [texts.afterFee] : []),
  ];
  return {
    term: heldRaw > 0n ? texts.yours : t(texts, "example", { amount: figure(principalRaw) }),
    value: isOneRate
      ? t(texts, "aYear", { amount: figure(yearlyNet(most)) })
      : t(texts, "aYearFromTo", {
          least: formatAmount(locale, yearlyNet(least), decimals),
          most: figure(yearlyNet(most)),
        }),
    note: lines.map((line, index) => (
      <Fragment key={line}>
        {index > 0 ? <br /> : null}
        {line}
      </Fragment>
    )),
  };
}
