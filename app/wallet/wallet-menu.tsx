import { useId } from "react";
import type { Chain } from "~/domain/wallet-chains";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { copyText } from "~/ui/copy-text";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast";
import { type WalletHeaderTexts, WalletName } from "./wallet-identity";
import { disconnectWallet, openWalletPicker } from "./wallet-store";

type Props = { texts: WalletHeaderTexts; className: string; chain: Chain; address: string; walletName: string | null };

/** The short address, and a small menu whose first entry disconnects. */
export function WalletMenu({ texts, className, chain, address, walletName }: Props) {
  const menuId = useId();
  return (
    <>
      <button type="button" className={className} data-connected="" popoverTarget={menuId} {...logged("shell.wallet")}>
        <Icon name="wallet" />
        <span className="visually-hidden">{texts.menu} </span>
        <span className="wallet-label">{shortAddress(address)}</span>
      </button>
      <div id={menuId} popover="auto" className="wallet-menu">
        <p>
          <WalletName name={walletName} address={address} />
        </p>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          {...logged("wallet.disconnect")}
          onClick={() => disconnectWallet(chain)}
        >
          <Icon name="logout" />
          {texts.disconnect}
        </button>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          {...logged("shell.copyAddress")}
          onClick={() => copyAddress(address, texts)}
        >
          <Icon name="copy" />
          {texts.copyAddress}
        </button>
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

async function copyAddress(address: string, texts: WalletHeaderTexts): Promise<void> {
  if (await copyText(address)) showToast(texts.copied, "success");
}
