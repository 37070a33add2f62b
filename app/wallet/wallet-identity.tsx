import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { CopyButton } from "~/ui/copy-button";
import { useIdentity } from "./wallet-store";

export type WalletHeaderTexts = Texts["wallet"]["header"];

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

/** The name of a wallet and its short address. */
export function WalletName({ name, address }: { name: string | null; address: string }) {
  return (
    <>
      {name ? <strong>{name} </strong> : null}
      <span className="wallet-address">{shortAddress(address)}</span>
    </>
  );
}
