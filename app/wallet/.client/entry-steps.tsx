import type { WalletTexts } from "./wallet-texts";

type Props = {
  texts: WalletTexts["steps"];
  at: "connect" | "signIn";
  /** False if the holder is asked to sign in later, once something needs it. */
  isSignInNext: boolean;
};

/** Both steps of signing in and which one this is, so that the wallet's second prompt surprises nobody. */
export function EntrySteps({ texts, at, isSignInNext }: Props) {
  return (
    <ol className="entry-steps" aria-label={texts.title}>
      <li aria-current={at === "connect" ? "step" : undefined}>{texts.connect}</li>
      <li aria-current={at === "signIn" ? "step" : undefined}>{isSignInNext ? texts.signIn : texts.signInLater}</li>
    </ol>
  );
}
