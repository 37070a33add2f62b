import { Button } from "~/ui/button";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";

type Props = { texts: Pick<NftTexts, "nfts">; tab: NftTab; onMore: (() => void) | null };

/** Shows more of a long list of cards; nothing once all are shown. */
export function ShowMore({ texts, tab, onMore }: Props) {
  if (!onMore) return null;
  return (
    <p>
      <Button onClick={onMore} {...loggedIn(tab, "showMore")}>
        {texts.nfts.more}
      </Button>
    </p>
  );
}
