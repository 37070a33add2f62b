import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { signInOrTell } from "~/wallet/sign-in";
import type { HolderState } from "~/wallet/use-holder-state";
import { openWalletPicker, useIdentity } from "~/wallet/wallet-store";

export type BookingOwnerProps = {
  texts: Texts["reservation"]["owner"];
  state: HolderState;
  holderAddress: string | null;
};

/** Says to whom the booking will belong, and lets a holder book it for their wallet. */
export function BookingOwner({ texts, state, holderAddress }: BookingOwnerProps) {
  const t = useT();
  // the page's own spelling: that of the session has no checksum
  const { address } = useIdentity();
  if (state === "signed-in" && holderAddress) {
    return <p className="soft">{t(texts, "holder", { wallet: shortAddress(address ?? holderAddress) })}</p>;
  }
  const isVisitor = state === "visitor";
  return (
    <div className="stack-tight soft">
      <p>{isVisitor ? texts.visitor : texts.connected}</p>
      <p className="booking-sign-in">
        <Button
          size="small"
          onClick={() => (isVisitor ? openWalletPicker() : signInOrTell(texts.signInFailed, "identity"))}
          {...logged(isVisitor ? "wallet.select" : "wallet.signIn")}
        >
          {isVisitor ? texts.connect : texts.signIn}
        </Button>
      </p>
    </div>
  );
}
