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

/** The choice of a term, each with what one NFT earns a day in it, after the fee. */
export function TermField({ texts, tab, pool, name, termDays, setTermDays }: TermFieldProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <ChoiceField
      className="choices nft-terms"
      legend={texts.stakeDialog.termChoice}
      name={name}
      value={String(termDays)}
      onValue={(days) => setTermDays(Number(days) as NftTermDays)}
      choices={termsOf(pool.offers).map((offer) => ({
        value: String(offer.termDays),
        label: t(texts.labels, "days", { count: offer.termDays }),
        note: dailyText(locale, dailyOf(pool, [{ ...offer, feeBps: pool.feeBps }])),
        log: loggedIn(tab, `term${offer.termDays}`)["data-log"],
      }))}
    />
  );
}
