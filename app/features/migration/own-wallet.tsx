import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { CopyButton } from "~/ui/copy-button";
import { useEvmWallet } from "~/wallet/wallet-store";

/** The wallet of the former chain that the page is about. */
export function OwnWallet({ texts, holder }: { texts: Texts["migration"]; holder: string }) {
  const { address, walletName } = useEvmWallet();
  return (
    <p className="row migration-wallet">
      {walletName ? <strong>{walletName}</strong> : null}
      <span className="wallet-address">{shortAddress(address ?? holder)}</span>
      <CopyButton value={address ?? holder} label={texts.wallet.copy} copiedLabel={texts.wallet.copied} />
    </p>
  );
}
