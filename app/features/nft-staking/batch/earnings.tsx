import { byCoin } from "~/domain/coin-order";
import { weighted } from "~/domain/nft-staking/pool/daily-rewards";
import type { NftTermDays } from "~/domain/nft-staking/pool/offers";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { netOfNftClaim } from "~/domain/nft-staking/rules";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatReward, rewardName } from "../coin-text";
import type { NftTexts } from "../nft-page";

export type EarningsProps = {
  texts: Pick<NftTexts, "stakeDialog" | "rewards">;
  pool: NftPoolView;
  termDays: NftTermDays;
};

/**
 * What one NFT earns per day from the running streams after the fee, at the weight of a term. Before the end of the term,
 * it is less.
 */
export function Earnings({ texts, pool, termDays }: EarningsProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.stakeDialog;
  const offer = pool.offers.find((each) => each.termDays === termDays);
  const running = pool.streams.filter(({ kind, state }) => kind === "daily" && state === "running").sort(byCoin);
  const hasTerm = termDays > 0;
  return (
    <section>
      <h3 className="section-title">{hasTerm ? words.earnsByTerm : words.earns}</h3>
      {/* the risk stands before the figures, so that nobody reads these without it */}
      {offer && running.length > 0 ? <p className="faint">{words.rateNote}</p> : null}
      {offer && running.length > 0 ? (
        <FactList
          items={running.map((stream) => {
            const daily = (weightBps: number) =>
              formatReward(locale, netOfNftClaim(0n, weighted(stream, weightBps), pool.feeBps), stream);
            return {
              term: rewardName(t, texts.rewards, stream),
              value: daily(offer.weightBps),
              note: hasTerm ? t(words, "earnsBefore", { amount: daily(offer.baseWeightBps) }) : undefined,
              tone: "in",
            };
          })}
        />
      ) : (
        <p className="soft">{words.earnsNothing}</p>
      )}
    </section>
  );
}
