import { CHAINS, type Chain } from "~/domain/wallet-chains";
import { logged } from "~/logs/logged";
import { copyText } from "~/ui/copy-text";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast";
import { useT } from "~/ui/use-t";
import { type WalletHeaderTexts, WalletName } from "./wallet-identity";
import { disconnectWallet, useEvmWallet, useWallet, type WalletState } from "./wallet-store";

type Props = { menuId: string; texts: WalletHeaderTexts };

/** The connected wallets in the menu of the wallet button, each with its buttons. The first entry disconnects. */
export function ConnectedWallets({ menuId, texts }: Props) {
  const wallets = [useWallet(), useEvmWallet()].filter(({ address }) => address !== null);
  return (
    <>
      {wallets.map((wallet) => (
        <ConnectedWallet
          key={wallet.chain}
          menuId={menuId}
          texts={texts}
          wallet={wallet}
          isOnly={wallets.length === 1}
        />
      ))}
      {wallets.length > 1 ? (
        <DisconnectButton menuId={menuId} chains={CHAINS}>
          {texts.disconnectAll}
        </DisconnectButton>
      ) : null}
    </>
  );
}

function ConnectedWallet({ menuId, texts, wallet, isOnly }: Props & { wallet: WalletState; isOnly: boolean }) {
  const t = useT();
  const { chain, walletName } = wallet;
  const address = wallet.address ?? "";
  return (
    <>
      <p>
        <WalletName name={walletName} address={address} />
      </p>
      <DisconnectButton menuId={menuId} chains={[chain]}>
        {isOnly || !walletName ? texts.disconnect : t(texts, "disconnectOne", { wallet: walletName })}
      </DisconnectButton>
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
    </>
  );
}

type DisconnectProps = { menuId: string; chains: readonly Chain[]; children: string };

function DisconnectButton({ menuId, chains, children }: DisconnectProps) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      {...logged("wallet.disconnect")}
      onClick={() => disconnectAll(chains)}
    >
      <Icon name="logout" />
      {children}
    </button>
  );
}

/** One after another: each forgets what the browser keeps, except for a wallet that is still connected. */
async function disconnectAll(chains: readonly Chain[]): Promise<void> {
  for (const chain of chains) await disconnectWallet(chain);
}

async function copyAddress(address: string, texts: Props["texts"]): Promise<void> {
  if (await copyText(address)) showToast(texts.copied, "success");
}
