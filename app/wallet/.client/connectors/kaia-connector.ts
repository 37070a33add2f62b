import type { EvmConnector } from "./connector";
import { createEvmConnector, toHexText } from "./evm-connector";
import type { EvmProvider } from "./evm-provider";

/**
 * Kaia's browser extension at `window.klaytn`, which has names of its own for the methods around its network. An account
 * whose key was changed on the chain cannot be recovered from a signature by its new key: it is connected, and cannot sign in.
 */
export function createKaiaConnector(provider: EvmProvider, walletName: string): EvmConnector {
  return createEvmConnector({
    walletType: "kaia",
    walletName,
    provider,
    methods: {
      requestAccounts: "eth_requestAccounts",
      chainId: "klay_chainId",
      switchChain: "wallet_switchKlaytnChain",
      addChain: "wallet_addKlaytnChain",
    },
    listAccounts: () => provider.request({ method: "klay_accounts" }),
    signs: [
      { method: "klay", call: (text, address) => ["klay_sign", [address, toHexText(text)]] },
      { method: "siwe", call: (text, address) => ["personal_sign", [toHexText(text), address]] },
    ],
    sends: (call) => ["klay_sendTransaction", { type: "SMART_CONTRACT_EXECUTION", ...call }],
  });
}
