import { type MouseEvent, useId } from "react";
import type { Chain } from "~/domain/wallet-chains";
import type { LocalePath } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { CopyButton } from "~/ui/copy-button";
import { copyText } from "~/ui/copy-text";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast";
import { disconnectWallet, EARLY_PRESS_NOTE, openWalletPicker, useIdentity } from "./wallet-store";

export type WalletHeaderTexts = Texts["wallet"]["header"];
type Props = { texts: WalletHeaderTexts; className?: string };

/** 'Select Wallet', or the short address with a small menu whose first entry disconnects. */
export function WalletButton(props: Props) {
  const { chain, address, walletName } = useIdentity();
  // two components, so that no element of one is kept for the other: a menu that is open would go on as an open note
  return address ? (
    <WalletMenu {...props} chain={chain} address={address} walletName={walletName} />
  ) : (
    <SelectWallet {...props} />
  );
}

function SelectWallet({ texts, className = "" }: Props) {
  const opensPicker = useOpensWalletPicker();
  return (
    <>
      <button type="button" className={lookOf(className)} {...logged("wallet.select")} {...opensPicker}>
        <Icon name="wallet" />
        <span className="wallet-label">{texts.select}</span>
      </button>
      <div id={EARLY_PRESS_NOTE} popover="auto" className="wallet-menu" role="status">
        <p>{texts.selectSoon}</p>
      </div>
    </>
  );
}

type WalletMenuProps = Props & { chain: Chain; address: string; walletName: string | null };

function WalletMenu({ texts, className = "", chain, address, walletName }: WalletMenuProps) {
  const menuId = useId();
  return (
    <>
      <button
        type="button"
        className={lookOf(className)}
        data-connected=""
        popoverTarget={menuId}
        {...logged("shell.wallet")}
      >
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

const lookOf = (className: string) => `wallet-button ${className}`.trimEnd();

/** Which wallet is connected, in the menu of narrow screens. It takes the same space if none is. */
export function WalletIdentity({ texts }: { texts: WalletHeaderTexts }) {
  const { address, walletName } = useIdentity();
  return (
    <div className="wallet-identity">
      {address ? (
        <>
          <p>
            <span className="visually-hidden">{texts.menu} </span>
            <WalletName name={walletName} address={address} />
          </p>
          <CopyButton value={address} label={texts.copyAddress} copiedLabel={texts.copied} log="shell.copyAddress" />
        </>
      ) : (
        <p className="soft">{texts.none}</p>
      )}
    </div>
  );
}

function WalletName({ name, address }: { name: string | null; address: string }) {
  return (
    <>
      {name ? <strong>{name} </strong> : null}
      <span className="wallet-address">{shortAddress(address)}</span>
    </>
  );
}

/**
 * Attributes of a button that opens the list of wallets. `open` is given if something else has to follow. A press before our
 * script has loaded opens a note first, then the list.
 */
export function useOpensWalletPicker(open: () => void = () => void openWalletPicker()) {
  const { isKnown } = useIdentity();
  return {
    popoverTarget: isKnown ? undefined : EARLY_PRESS_NOTE,
    onClick(event: MouseEvent) {
      event.preventDefault();
      open();
    },
  };
}

/** The button to my page. A visitor is asked to connect a wallet first, and then gets there. */
export function MyPageButton({ texts, className = "", localePath }: Props & { localePath: LocalePath }) {
  const { address } = useIdentity();
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
  if (await copyText(address)) showToast(texts.copied, "success");
}
