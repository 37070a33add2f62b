import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { openCheckIns } from "./next-deed";

/** What the button that checks in all NFTs of a pool says: how many, unless the wallet has more than were read. */
export function checkInAllText(t: Translate, words: Texts["nftStaking"]["nfts"], holding: NftHoldingPage): string {
  return holding.hasMore ? words.allCheckIn : t(words, "checkInCount", { count: openCheckIns(holding).count });
}
