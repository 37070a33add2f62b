import type { EvmWalletType } from "~/domain/users/rules";
import type { EvmConnector } from "./connector";
import { createEvmConnector, toHexText } from "./evm-connector";
import type { EvmProvider } from "./evm-provider";

/** MetaMask. `walletName` is the name of its row in the picker. */
export function createMetaMaskConnector(provider: EvmProvider, walletName: string): EvmConnector {
  return createInjectedConnector("metamask", provider, walletName);
}

/** A wallet that puts a provider into the page, by the methods that every EIP-1193 wallet has. */
export function createInjectedConnector(
  walletType: EvmWalletType,
  provider: EvmProvider,
  walletName: string,
): EvmConnector {
  return createEvmConnector({
    walletType,
    walletName,
    provider,
    methods: {
      requestAccounts: "eth_requestAccounts",
      chainId: "eth_chainId",
      switchChain: "wallet_switchEthereumChain",
      addChain: "wallet_addEthereumChain",
    },
    listAccounts: () => provider.request({ method: "eth_accounts" }),
    revoke: () => provider.request({ method: "wallet_revokePermissions", params: [{ eth_accounts: {} }] }),
    signs: [{ method: "siwe", call: (text, address) => ["personal_sign", [toHexText(text), address]] }],
    sends: (call) => ["eth_sendTransaction", call],
  });
}
