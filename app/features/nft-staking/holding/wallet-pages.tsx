import { ButtonLink } from "~/ui/button";
import { loggedIn } from "../nft-screens";
import type { HolderAreaProps } from "./holder-act";
import { isWholeWallet } from "./wallet-count";

type WalletPagesProps = Pick<HolderAreaProps, "texts" | "tab" | "wallet" | "isLaterPart" | "addressOf">;

/** Links to the other parts of a wallet with more tokens than one page looks through. Nothing if it has fewer. */
export function WalletPages({ texts, tab, wallet, isLaterPart, addressOf }: WalletPagesProps) {
  const words = texts.nfts;
  if (isWholeWallet({ wallet, isLaterPart })) return null;
  return (
    <p className="row">
      {wallet.next === null ? null : (
        <ButtonLink size="small" to={addressOf("after", wallet.next)} preventScrollReset {...loggedIn(tab, "nextPart")}>
          {words.nextInWallet}
        </ButtonLink>
      )}
      {isLaterPart ? (
        <ButtonLink size="small" to={addressOf("after", null)} preventScrollReset {...loggedIn(tab, "firstPart")}>
          {words.firstInWallet}
        </ButtonLink>
      ) : null}
    </p>
  );
}
