import { CoinSum } from "~/features/money/coin-sum";
import { COIN } from "~/features/money/money-text";
import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type CoinOffer, offerFact } from "./offer-facts";
import { WhereFrom } from "./where-from";

export type FirstStakeProps = {
  texts: Texts["staking"]["offer"];
  decimals: number;
  /** What is in the wallet, in base units; null if it could not be read. */
  balanceRaw: bigint | null;
  /** Null while new stakes are paused. */
  offer: CoinOffer | null;
};

/** For a holder without a position: what is in the wallet, and what it could earn. */
export function FirstStake({ texts, decimals, balanceRaw, offer }: FirstStakeProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="first-stake" aria-labelledby="first-stake-title">
      <h2 id="first-stake-title">{texts.title}</h2>
      {balanceRaw === null ? (
        <p className="soft">{texts.unread}</p>
      ) : (
        <p className="first-stake-sum">
          <CoinSum raw={balanceRaw} decimals={decimals} coin={COIN} />
        </p>
      )}
      {balanceRaw === 0n ? <WhereFrom texts={texts} /> : null}
      <FactList
        items={[
          { term: texts.earning, value: texts.nothing },
          ...(offer ? [offerFact({ texts, offer, heldRaw: balanceRaw ?? 0n, decimals, coin: COIN, locale, t })] : []),
        ]}
      />
      <p className="faint">{offer ? texts.canChange : texts.paused}</p>
    </section>
  );
}
