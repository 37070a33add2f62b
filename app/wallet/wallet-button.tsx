import type { MouseEvent } from "react";
import type { LocalePath } from "~/locales/locales";
import { logged } from "~/logs/logged";
import { Icon } from "~/ui/icon";
import type { WalletHeaderTexts } from "./wallet-identity";
import { WalletMenu } from "./wallet-menu";
import { EARLY_PRESS_NOTE, openWalletPicker, useIdentity } from "./wallet-store";

type Props = { texts: WalletHeaderTexts; className?: string };

/** 'Select Wallet', or the short address with a small menu whose first entry disconnects. */
export function WalletButton({ texts, className = "" }: Props) {
  const { address } = useIdentity();
  const shared = { texts, className: `wallet-button ${className}`.trimEnd() };
  // two components, so that React reuses no element: an open menu would otherwise become an open note
  return address ? <WalletMenu {...shared} address={address} /> : <SelectWallet {...shared} />;
}

function SelectWallet({ texts, className }: Props) {
  const opensPicker = useOpensWalletPicker();
  return (
    <>
      <button type="button" className={className} {...logged("wallet.select")} {...opensPicker}>
        <Icon name="wallet" />
        <span className="wallet-label">{texts.select}</span>
      </button>
      <div id={EARLY_PRESS_NOTE} popover="auto" className="wallet-menu" role="status">
        <p>{texts.selectSoon}</p>
      </div>
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
