import type { Translate } from "~/locales/translate";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import type { HolderAreaProps } from "./holder-act";

type WalletCountProps = Pick<HolderAreaProps, "texts" | "wallet" | "isLaterPart">;

/** How many NFTs of the tab the wallet has; if it is read in parts, how many this part has. */
export function WalletCount({ texts, wallet, isLaterPart }: WalletCountProps) {
  const t = useT();
  const key = isWholeWallet({ wallet, isLaterPart }) ? "walletCount" : "walletCountUnread";
  return t(texts.nfts, key, { count: wallet.nfts.length });
}

/** Whether the page has looked through the whole wallet. */
export function isWholeWallet({ wallet, isLaterPart }: Omit<WalletCountProps, "texts">): boolean {
  return wallet.next === null && !isLaterPart;
}

/** The label of the button that chooses all NFTs of the wallet, or all of the part that was read. */
export function chooseAllText(
  t: Translate,
  { stakeAllOf, stakeThese }: NftTexts["nfts"],
  { count, isWhole }: { count: number; isWhole: boolean },
): string {
  return isWhole ? t({ stakeAllOf }, "stakeAllOf", { count }) : t({ stakeThese }, "stakeThese", { count });
}
