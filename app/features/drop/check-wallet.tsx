import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { ConnectButton } from "~/wallet/connect-call";
import { signInOrTell } from "~/wallet/sign-in";
import type { HolderState } from "~/wallet/use-holder-state";
import { openWalletPicker } from "~/wallet/wallet-store";
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

/** The loud button for a wallet that is on no list: it connects another one and signs in, to see what that one gets. */
export function CheckOther({ texts, signInFailed }: { texts: DropTexts; signInFailed: string }) {
  const checkOther = async () => {
    if (await openWalletPicker({ signsIn: true, chain: "solana" })) await signInOrTell(signInFailed);
  };
  return (
    <ActionBar isOfPage>
      <Button variant="primary" size="large" aria-haspopup="dialog" onClick={checkOther} {...logged("wallet.select")}>
        {texts.checkOther}
      </Button>
    </ActionBar>
  );
}
