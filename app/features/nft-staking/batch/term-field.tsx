import { type NftTermDays, termsOf } from "~/domain/nft-staking/pool/offers";
import type { NftOffer } from "~/domain/nft-staking/pool/view";
import { ChoiceField } from "~/ui/field";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import { times } from "../pool/stream-rates";

export type TermFieldProps = {
  texts: Pick<NftTexts, "stakeDialog" | "labels">;
  tab: NftTab;
  offers: readonly NftOffer[];
  value: NftTermDays;
  onValue: (termDays: NftTermDays) => void;
};

/** The choice of a term, each with how much more it earns. */
export function TermField({ texts, tab, offers, value, onValue }: TermFieldProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <ChoiceField
      className="choices nft-terms"
      legend={texts.stakeDialog.term}
      name="termDays"
      value={String(value)}
      onValue={(days) => onValue(Number(days) as NftTermDays)}
      choices={termsOf(offers).map(({ termDays, weightBps }) => ({
        value: String(termDays),
        label: t(texts.labels, "days", { count: termDays }),
        figure: times(locale, weightBps),
        log: loggedIn(tab, `term${termDays}`)["data-log"],
      }))}
    />
  );
}
