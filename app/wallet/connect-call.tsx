import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button, type ButtonProps } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { signInOrTell } from "./sign-in";
import type { HolderKind, HolderState } from "./use-holder-state";
import { useOpensWalletPicker } from "./wallet-button";
import { canOnlyLook } from "./wallet-looking";
import { openWalletPicker, useEvmWallet, useIdentity, useWallet } from "./wallet-store";

type Props = {
  state: Exclude<HolderState, "signed-in">;
  texts: Texts["wallet"]["call"];
  /** Whose content it is; that of a Solana wallet if nothing is said. */
  kind?: HolderKind;
  /** True beside a loud button of more weight. */
  isQuiet?: boolean;
};

/** Shown in place of a holder's own content: asks to connect a wallet, or to sign in with the connected one. */
export function ConnectCall({ state, texts, kind, isQuiet }: Props) {
  const isVisitor = state === "visitor";
  const hasEvmWallet = useEvmWallet().address !== null && kind !== "eip155";
  const looksOnly = useLooksOnly(kind) && !isVisitor;
  const [title, body] = looksOnly
    ? [texts.lookTitle, texts.lookBody]
    : !isVisitor
      ? [texts.signInTitle, texts.signInBody]
      : hasEvmWallet
        ? [texts.solanaTitle, texts.solanaBody]
        : [texts.connectTitle, texts.connectBody];
  return (
    <EmptyState title={title} action={<ConnectButton state={state} texts={texts} kind={kind} isQuiet={isQuiet} />}>
      <p>{body}</p>
    </EmptyState>
  );
}

/** Connects a wallet and signs in, or signs in with the connected one. */
export function ConnectButton({
  state,
  texts,
  kind,
  isQuiet = false,
  ...look
}: Props & Pick<ButtonProps, "size" | "wide">) {
  const variant = isQuiet ? "secondary" : "primary";
  // one press leads through both steps, because a visitor who connects here wants to see their own content
  const looksOnly = useLooksOnly(kind);
  const opensPicker = useOpensWalletPicker(() => {
    void (looksOnly ? connectAndSignIn(texts.signInFailed, kind) : signInOrTell(texts.signInFailed, kind));
  });
  if (state === "visitor" || looksOnly) {
    return (
      <Button {...look} variant={variant} {...logged("wallet.select")} {...opensPicker}>
        {texts.connect}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      variant={variant}
      {...logged("wallet.signIn")}
      onClick={() => signInOrTell(texts.signInFailed, kind)}
    >
      {texts.signIn}
    </Button>
  );
}

/** Whether the wallet that counts here is a scanned address, with which nobody can sign in. */
function useLooksOnly(kind: HolderKind = "solana"): boolean {
  const [solana, identity] = [useWallet(), useIdentity()];
  return kind !== "eip155" && canOnlyLook(kind === "solana" ? solana : identity);
}

async function connectAndSignIn(failed: string, kind?: HolderKind): Promise<void> {
  if (await openWalletPicker({ chain: "solana", signsIn: true })) await signInOrTell(failed, kind);
}
