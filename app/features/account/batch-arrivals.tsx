import type { CoinSum } from "~/domain/account/view";
import { Money } from "~/features/money/money";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { Sol } from "~/transactions/sol";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import type { AccountBatchCosts, AccountDeed } from "./account-batch";

export type BatchArrivalsProps = {
  texts: Pick<Texts["account"]["claim"], "returns">;
  deed: AccountDeed;
  /** The coins that the batch may bring. */
  coins: readonly Pick<CoinSum, "mint" | "symbol" | "decimals">[];
  title: string;
  costs: Pick<AccountBatchCosts, "arriving" | "refundLamports"> | null;
};

/** What comes into the wallet: amounts by coin and returned deposits, from the trial runs. */
export function BatchArrivals({ title, texts, deed, coins, costs }: BatchArrivalsProps) {
  const locale = useLocale();
  const facts = coins.flatMap((coin): Fact[] => {
    const raw = costs?.arriving.get(coin.mint) ?? 0n;
    return raw > 0n
      ? [
          {
            term: coin.symbol,
            value: <Money raw={raw} decimals={coin.decimals} coin={coin.symbol} />,
            note: spellAmount(locale, raw, coin.decimals),
            tone: "in",
          },
        ]
      : [];
  });
  const returned = deed === "takeBack" ? (costs?.refundLamports ?? 0n) : 0n;
  if (returned > 0n) facts.push({ term: texts.returns, value: <Sol lamports={returned} />, tone: "in" });
  if (facts.length === 0) return null;
  return (
    <section>
      <h3 className="section-title">{title}</h3>
      <FactList items={facts} />
    </section>
  );
}
