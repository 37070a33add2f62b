import { ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { loggedIn } from "../nft-screens";
import type { HolderAreaProps } from "./holder-act";

export type WalletPagesProps = Pick<HolderAreaProps, "texts" | "tab" | "wallet" | "isLaterPart" | "addressOf">;

/** Links to the other parts of a wallet with more tokens than one page looks through. Nothing if it has fewer. */
export function WalletPages({ texts, tab, wallet, isLaterPart, addressOf }: WalletPagesProps) {
  const t = useT();
  const words = texts.nfts;
  if (wallet.next === null && !isLaterPart) return null;
  return (
    <>
      <p className="faint">{t(words, "moreInWallet", { count: wallet.tokens })}</p>
      <p className="row">
        {wallet.next === null ? null : (
          <ButtonLink to={addressOf("after", wallet.next)} preventScrollReset {...loggedIn(tab, "nextPart")}>
            {words.nextInWallet}
          </ButtonLink>
        )}
        {isLaterPart ? (
          <ButtonLink to={addressOf("after", null)} preventScrollReset {...loggedIn(tab, "firstPart")}>
            {words.firstInWallet}
          </ButtonLink>
        ) : null}
      </p>
    </>
  );
}
