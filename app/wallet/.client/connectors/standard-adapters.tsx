import { useWallet as useAdapters, WalletProvider } from "@solana/wallet-adapter-react";
import { useEffect } from "react";
import { DCENT_NAME } from "../../wallet-looking";
import { lendAdapters, reportAdapter } from "./adapter-bridge";
import { createDcentAddress } from "./dcent-address";
import { setFoundWallets } from "./found-wallets";
import { createStandardConnector } from "./standard-connector";

/** No adapters are passed, because every wallet comes through the Wallet Standard. */
const NO_OTHER_WALLETS: never[] = [];

/** Finds the wallets of the Wallet Standard, and follows the one that is selected. Draws nothing. */
export function StandardAdapters() {
  return (
    <WalletProvider wallets={NO_OTHER_WALLETS} autoConnect onError={ignore}>
      <Bridge />
    </WalletProvider>
  );
}

function Bridge() {
  const adapters = useAdapters();
  const { wallets, wallet, publicKey, connected } = adapters;
  useEffect(() => lendAdapters(adapters));
  useEffect(() => {
    const found = wallets.map(({ adapter: { name, icon } }) => ({
      chain: "solana" as const,
      name,
      icon,
      load: async () => createStandardConnector(name),
    }));
    // it has no row of its own in the list: its address is scanned behind D'CENT's
    const dcent = { chain: "solana" as const, name: DCENT_NAME, icon: "", load: async () => createDcentAddress() };
    setFoundWallets("solana", [...found, dcent]);
  }, [wallets]);
  useEffect(() => {
    if (connected && publicKey && wallet) reportAdapter(wallet.adapter.name, publicKey.toBase58());
  }, [connected, publicKey, wallet]);
  useEffect(() => {
    if (!wallet) reportAdapter(null, null);
  }, [wallet]);
  return null;
}

/** Ignores the adapter's report of a refusal, because the desk already handles it where it asked. */
function ignore(): void {}
