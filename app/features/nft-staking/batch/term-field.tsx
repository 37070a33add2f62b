import { dailyOf } from "~/domain/nft-staking/pool/daily-rewards";
import { type NftTermDays, termsOf } from "~/domain/nft-staking/pool/offers";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { ChoiceField } from "~/ui/field";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import { dailyText } from "../pool/stream-rates";

export type TermFieldProps = {
  texts: Pick<NftTexts, "stakeDialog" | "labels">;
  tab: NftTab;
  pool: NftPoolView;
  /** The name of the group, of which a document has one each. */
  name: string;
  termDays: NftTermDays;
  setTermDays: (termDays: NftTermDays) => void;
};

/** The choice of a term, each with what one NFT earns a day in it, after the fee, and what remains of that if it leaves early. */
export function TermField({ texts, tab, pool, name, termDays, setTermDays }: TermFieldProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.stakeDialog;
  return (
    <ChoiceField
      className="choices nft-terms"
      legend={words.termChoice}
      name={name}
      value={String(termDays)}
      onValue={(days) => setTermDays(Number(days) as NftTermDays)}
      choices={termsOf(pool.offers).map((offer) => {
        const daily = (weightBps: number) => dailyOf(pool, [{ weightBps, feeBps: pool.feeBps }]);
        const early = daily(offer.baseWeightBps);
        return {
          value: String(offer.termDays),
          label: t(texts.labels, "days", { count: offer.termDays }),
          figure: dailyText(locale, daily(offer.weightBps)),
          note: early.length > 0 ? t(words, "termEarly", { amounts: dailyText(locale, early) }) : undefined,
          log: loggedIn(tab, `term${offer.termDays}`)["data-log"],
        };
      })}
    />
  );
}
