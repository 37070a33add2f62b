import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { formatNumber } from "~/locales/format";
import { ButtonLink } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-props";
import { loggedIn, type NftTab } from "../nft-screens";

export type StakedPagesProps = {
  texts: Pick<ActTexts, "nfts">;
  tab: NftTab;
  holding: Pick<NftHoldingPage, "positions" | "listedCount" | "isFirstPage" | "nextCursor">;
  /** The address of this page with another page of the positions; null means the first. */
  addressOf: (cursor: string | null) => string;
};

/** Links to further pages of positions, and how many this page shows. Nothing if all fit on one page. */
export function StakedPages({ texts, tab, holding, addressOf }: StakedPagesProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.nfts;
  const { positions, listedCount, isFirstPage, nextCursor } = holding;
  if (isFirstPage && nextCursor === null) return null;
  const figures = { shown: formatNumber(locale, positions.length), count: formatNumber(locale, listedCount) };
  return (
    <>
      <p className="faint">{t(words, "shownOf", figures)}</p>
      <p className="row">
        {nextCursor === null ? null : (
          <ButtonLink to={addressOf(nextCursor)} preventScrollReset {...loggedIn(tab, "nextPositions")}>
            {words.nextInside}
          </ButtonLink>
        )}
        {isFirstPage ? null : (
          <ButtonLink to={addressOf(null)} preventScrollReset {...loggedIn(tab, "firstPositions")}>
            {words.firstInside}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
