import { useT } from "~/ui/use-t";
import type { HolderAreaProps } from "./holder-act";

type WalletCountProps = Pick<HolderAreaProps, "texts" | "wallet" | "isLaterPart">;

/** How many NFTs of the tab the wallet has; if it is read in parts, how many were read and how many there can be at most. */
export function WalletCount({ texts, wallet, isLaterPart }: WalletCountProps) {
  const t = useT();
  const { nfts, tokens } = wallet;
  return isWholeWallet({ wallet, isLaterPart })
    ? t(texts.nfts, "walletCount", { count: nfts.length })
    : t(texts.nfts, "walletCountUnread", { count: nfts.length, most: tokens });
}

/** Whether the page has looked through the whole wallet. */
export function isWholeWallet({ wallet, isLaterPart }: Omit<WalletCountProps, "texts">): boolean {
  return wallet.next === null && !isLaterPart;
}
