import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast";
import { useT } from "~/ui/use-t";
import type { HolderState } from "~/wallet/use-holder-state";
import { WalletError } from "~/wallet/wallet-error";
import { ensureSignedIn, openWalletPicker } from "~/wallet/wallet-store";

export type BookingOwnerProps = {
  texts: Texts["reservation"]["owner"];
  state: HolderState;
  holderAddress: string | null;
};

/** Says whose the booking will be, and offers a holder to make it theirs. */
export function BookingOwner({ texts, state, holderAddress }: BookingOwnerProps) {
  const t = useT();
  if (state === "signed-in" && holderAddress) {
    return <p className="soft">{t(texts, "holder", { wallet: shortAddress(holderAddress) })}</p>;
  }
  const isVisitor = state === "visitor";
  return (
    <div className="stack-tight soft">
      <p>{isVisitor ? texts.visitor : texts.connected}</p>
      <p className="booking-sign-in">
        <Button
          size="small"
          onClick={() => (isVisitor ? openWalletPicker() : signIn(texts.signInFailed))}
          {...logged(isVisitor ? "wallet.select" : "wallet.signIn")}
        >
          {isVisitor ? texts.connect : texts.signIn}
        </Button>
      </p>
    </div>
  );
}

async function signIn(failed: string): Promise<void> {
  try {
    await ensureSignedIn();
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    if (error.kind !== "rejected") showToast(failed, "error");
  }
}
