import { useId } from "react";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { Icon } from "~/ui/icon";
import { ConnectedWallets } from "./connected-wallets";
import type { WalletHeaderTexts } from "./wallet-identity";
import { openWalletPicker } from "./wallet-store";

type Props = { texts: WalletHeaderTexts; className: string; address: string };

/** The short address, and a small menu whose first entry disconnects. */
export function WalletMenu({ texts, className, address }: Props) {
  const menuId = useId();
  return (
    <>
      <button type="button" className={className} data-connected="" popoverTarget={menuId} {...logged("shell.wallet")}>
        <Icon name="wallet" />
        <span className="visually-hidden">{texts.menu} </span>
        <span className="wallet-label">{shortAddress(address)}</span>
      </button>
      <div id={menuId} popover="auto" className="wallet-menu">
        <ConnectedWallets menuId={menuId} texts={texts} />
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          {...logged("shell.changeWallet")}
          onClick={() => openWalletPicker()}
        >
          <Icon name="refresh" />
          {texts.changeWallet}
        </button>
      </div>
    </>
  );
}
