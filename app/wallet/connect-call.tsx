import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { signInOrTell } from "./sign-in";
import type { HolderState } from "./use-holder-state";
import { useOpensWalletPicker } from "./wallet-button";

type Props = { state: Exclude<HolderState, "signed-in">; texts: Texts["wallet"]["call"] };

/** Shown in place of a holder's own content: asks to connect a wallet, or to sign in with the connected one. */
export function ConnectCall({ state, texts }: Props) {
  // one press leads through both steps, because a visitor who connects here wants to see their own content
  const opensPicker = useOpensWalletPicker(() => void signInOrTell(texts.signInFailed));
  if (state === "visitor") {
    return (
      <EmptyState
        title={texts.connectTitle}
        action={
          <Button variant="primary" {...logged("wallet.select")} {...opensPicker}>
            {texts.connect}
          </Button>
        }
      >
        <p>{texts.connectBody}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={texts.signInTitle}
      action={
        <Button variant="primary" {...logged("wallet.signIn")} onClick={() => signInOrTell(texts.signInFailed)}>
          {texts.signIn}
        </Button>
      }
    >
      <p>{texts.signInBody}</p>
    </EmptyState>
  );
}
