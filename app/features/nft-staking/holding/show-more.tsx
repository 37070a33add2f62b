import { Button } from "~/ui/button";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";

type Props = {
  texts: Pick<NftTexts, "nfts">;
  tab: NftTab;
  /** How many are not shown yet. */
  left: number;
  onMore: (() => void) | null;
};

/** Shows more of a long list of cards; nothing once all are shown. */
export function ShowMore({ texts, tab, left, onMore }: Props) {
  const t = useT();
  if (!onMore) return null;
  return (
    <p>
      <Button onClick={onMore} {...loggedIn(tab, "showMore")}>
        {t(texts.nfts, "more", { count: left })}
      </Button>
    </p>
  );
}
