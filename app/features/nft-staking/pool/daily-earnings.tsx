import { dailyOf } from "~/domain/nft-staking/pool/daily-rewards";
import type { NftOffer, NftPoolView } from "~/domain/nft-staking/pool/view";
import { CoinSum } from "~/features/money/coin-sum";
import { formatBps, formatRunway } from "~/locales/format";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import { bonusStreamOf } from "./bonus";
import { checkInAmounts, dailyText } from "./stream-rates";

type EarningsTexts = Pick<NftTexts, "pool" | "stakeDialog">;

export type DailyEarningsProps = { texts: EarningsTexts; pool: NftPoolView; offer: NftOffer };

/**
 * What reaches the holder of one NFT a day with an offer, as large figures, then what limits it: the end of a term, the
 * funds, the fee.
 */
export function DailyEarnings({ texts, pool, offer }: DailyEarningsProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.pool;
  const netOf = (weightBps: number) => dailyOf(pool, [{ weightBps, feeBps: pool.feeBps }]);
  const daily = netOf(offer.weightBps);
  const before = dailyText(locale, netOf(offer.baseWeightBps));
  const funded = daily.flatMap(({ stream }) => stream.fundedUntilTs ?? []);
  const [firstTs] = funded.toSorted((a, b) => (a < b ? -1 : 1));
  const lasts =
    firstTs === undefined
      ? words.lastsUnused
      : t(words, "lasts", { date: formatRunway(locale, firstTs, pool.chainTs) });
  return (
    <div className="daily">
      {daily.length > 0 ? (
        <ul className="daily-coins">
          {daily.map(({ stream, raw }) => (
            <li key={stream.place}>
              <CoinSum raw={raw} decimals={stream.decimals} coin={stream.symbol} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{texts.stakeDialog.earnsNothing}</p>
      )}
      {/* what is left of the figure for a holder who leaves early, before anything that adds to it */}
      {pool.kind === "nova" && daily.length > 0 ? <p>{t(words, "ofThis", { amounts: before })}</p> : null}
      <BonusLine texts={texts} pool={pool} />
      <div className="faint">
        {daily.length > 0 ? (
          <p>
            {lasts} {words.canChange}
          </p>
        ) : null}
        {pool.feeBps > 0 ? <p>{t(words, "afterFee", { fee: formatBps(locale, pool.feeBps) })}</p> : null}
      </div>
    </div>
  );
}

/** What a check-in earns besides after the fee, which is the same in every term. Nothing if the pool pays none now. */
export function BonusLine({ texts, pool }: { texts: Pick<NftTexts, "pool">; pool: NftPoolView }) {
  const t = useT();
  const locale = useLocale();
  const bonus = bonusStreamOf(pool);
  if (bonus?.state !== "running") return null;
  return <p>{t(texts.pool, "bonusLine", checkInAmounts(locale, bonus, pool.feeBps))}</p>;
}
