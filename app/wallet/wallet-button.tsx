import { type MouseEvent, useId } from "react";
import { Icon } from "~/components/icon";
import { showToast } from "~/components/toast";
import type { LocalePath } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { disconnectWallet, EARLY_PRESS_NOTE, openWalletPicker, useWallet } from "./wallet-store";

export type WalletHeaderTexts = Texts["wallet"]["header"];
type Props = { texts: WalletHeaderTexts; className?: string };

/** 'Select Wallet', or the short address with a small menu whose first entry disconnects. */
export function WalletButton({ texts, className = "" }: Props) {
  const { address } = useWallet();
  const opensPicker = useOpensWalletPicker();
  const menuId = useId();
  const look = `wallet-button ${className}`.trimEnd();
  if (!address) {
    return (
      <>
        <button type="button" className={look} {...logged("wallet.select")} {...opensPicker}>
          <Icon name="wallet" />
          <span className="wallet-label">{texts.select}</span>
        </button>
        <div id={EARLY_PRESS_NOTE} popover="auto" className="wallet-menu" role="status">
          <p>{texts.selectSoon}</p>
        </div>
      </>
    );
  }
  return (
    <>
      <button type="button" className={look} data-connected="" popoverTarget={menuId} {...logged("shell.wallet")}>
        <Icon name="wallet" />
        <span className="visually-hidden">{texts.menu} </span>
        <span className="wallet-label">{shortAddress(address)}</span>
      </button>
      <div id={menuId} popover="auto" className="wallet-menu">
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          {...logged("wallet.disconnect")}
          onClick={() => disconnectWallet()}
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

/** Attributes of a button that opens the list of wallets. A press before our script has come opens a note, then the list. */
export function useOpensWalletPicker() {
  const { isKnown } = useWallet();
  return {
    popoverTarget: isKnown ? undefined : EARLY_PRESS_NOTE,
    onClick(event: MouseEvent) {
      event.preventDefault();
      void openWalletPicker();
    },
  };
}

/** The way to my page, which the header follows. A visitor is told to connect a wallet first, and lands there once that is done. */
export function MyPageButton({ texts, className = "", localePath }: Props & { localePath: LocalePath }) {
  const { address } = useWallet();
  const askForWallet = (event: MouseEvent) => {
    if (address) return;
    event.preventDefault();
    openWalletPicker({ goTo: "mypage" });
  };
  return (
    <a
      href={`/${localePath}/mypage`}
      className={`my-page-button ${className}`.trimEnd()}
      onClick={askForWallet}
      {...logged("shell.myPage")}
    >
      <Icon name="user" />
      <span className="wallet-label">{texts.myPage}</span>
    </a>
  );
}

async function copyAddress(address: string, texts: WalletHeaderTexts): Promise<void> {
  await navigator.clipboard.writeText(address);
  showToast(texts.copied, "success");
}
