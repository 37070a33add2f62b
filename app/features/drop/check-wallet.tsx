import type { Texts } from "~/locales/texts.server";
import { ConnectButton } from "~/wallet/connect-call";
import type { HolderState } from "~/wallet/use-holder-state";
import type { DropTexts } from "./drop-text";

type Props = {
  texts: DropTexts;
  callTexts: Texts["wallet"]["call"];
  state: Exclude<HolderState, "signed-in">;
};

/** The one loud button before a wallet is known: it connects and signs in, and the cards then say what the wallet gets. */
export function CheckWallet({ texts, callTexts, state }: Props) {
  const words = { ...callTexts, connect: texts.checkWallet };
  return (
    <div className="drop-check">
      <ConnectButton state={state} texts={words} size="large" />
      <p className="faint">{texts.checkWalletNote}</p>
    </div>
  );
}
