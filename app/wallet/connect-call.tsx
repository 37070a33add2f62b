import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button, type ButtonProps } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { signInOrTell } from "./sign-in";
import type { HolderState } from "./use-holder-state";
import { useOpensWalletPicker } from "./wallet-button";

type Props = { state: Exclude<HolderState, "signed-in">; texts: Texts["wallet"]["call"] };

/** Shown in place of a holder's own content: asks to connect a wallet, or to sign in with the connected one. */
export function ConnectCall({ state, texts }: Props) {
  const isVisitor = state === "visitor";
  return (
    <EmptyState
      title={isVisitor ? texts.connectTitle : texts.signInTitle}
      action={<ConnectButton state={state} texts={texts} />}
    >
      <p>{isVisitor ? texts.connectBody : texts.signInBody}</p>
    </EmptyState>
  );
}

/** Connects a wallet and signs in, or signs in with the connected one. */
export function ConnectButton({ state, texts, ...look }: Props & Pick<ButtonProps, "size" | "wide">) {
  // one press leads through both steps, because a visitor who connects here wants to see their own content
  const opensPicker = useOpensWalletPicker(() => void signInOrTell(texts.signInFailed));
  if (state === "visitor") {
    return (
      <Button {...look} variant="primary" {...logged("wallet.select")} {...opensPicker}>
        {texts.connect}
      </Button>
    );
  }
  return (
    <Button {...look} variant="primary" {...logged("wallet.signIn")} onClick={() => signInOrTell(texts.signInFailed)}>
      {texts.signIn}
    </Button>
  );
}
