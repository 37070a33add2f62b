import { PINS } from "~/pins";
import { WalletError } from "~/signing/wallet-error";
import type { ConnectAttempt } from "./connector";
import type { EvmProvider } from "./evm-provider";
import { isRefusal, walletErrorOf } from "./wallet-error-of";

type Network = {
  chainName: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  rpcUrls: string[];
  blockExplorerUrls: string[];
};

/**
 * What a wallet is told of a network that it does not know yet (EIP-3085). The nodes are those that Kaia runs for everybody.
 */
const NETWORKS: Record<number, Network> = {
  8217: {
    chainName: "Kaia Mainnet",
    nativeCurrency: { name: "KAIA", symbol: "KAIA", decimals: 18 },
    rpcUrls: ["https://public-en.node.kaia.io"],
    blockExplorerUrls: ["https://kaiascan.io"],
  },
  1001: {
    chainName: "Kaia Kairos Testnet",
    nativeCurrency: { name: "KAIA", symbol: "KAIA", decimals: 18 },
    rpcUrls: ["https://public-en-kairos.node.kaia.io"],
    blockExplorerUrls: ["https://kairos.kaiascan.io"],
  },
};

const CHAIN_ID = Number(PINS.evmChain.replace("eip155:", ""));
/** The id of the network of this build, in hex as wallets take it. */
export const CHAIN_HEX = `0x${CHAIN_ID.toString(16)}`;

/** The gas limit of a migration (specification, section 9). Only what is used of it is paid. */
export const MOST_GAS = 8_000_000n;

/** The name of the network on which the old NFTs are, as wallets show it. */
export const EVM_NETWORK_NAME = NETWORKS[CHAIN_ID]?.chainName ?? `eip155:${CHAIN_ID}`;

/** How a wallet names the methods around its network. */
export type NetworkMethods = { chainId: string; switchChain: string; addChain: string };

/**
 * Has the wallet switch to the network of this build, and add it if the wallet does not know it. Throws WalletError:
 * "wrong-network" if the wallet is on another one in the end.
 */
export async function ensureNetwork(
  provider: EvmProvider,
  methods: NetworkMethods,
  tell: ConnectAttempt["tell"],
): Promise<void> {
  try {
    if (await isOnNetwork(provider, methods)) return;
    tell({ kind: "switch" });
    await switchOrAdd(provider, methods);
    if (await isOnNetwork(provider, methods)) return;
  } catch (error) {
    throw isRefusal(error) ? new WalletError("wrong-network", { cause: error }) : walletErrorOf(error);
  }
  throw new WalletError("wrong-network");
}

/** Whether the wallet is on the network of this build now. */
export async function isOnNetwork(provider: EvmProvider, methods: NetworkMethods): Promise<boolean> {
  return Number(await provider.request({ method: methods.chainId })) === CHAIN_ID;
}

async function switchOrAdd(provider: EvmProvider, { switchChain, addChain }: NetworkMethods): Promise<void> {
  try {
    await provider.request({ method: switchChain, params: [{ chainId: CHAIN_HEX }] });
  } catch (error) {
    const network = NETWORKS[CHAIN_ID];
    // 4902 says that the network is unknown, but some wallets say it with a code of their own
    if (isRefusal(error) || !network) throw error;
    await provider.request({ method: addChain, params: [{ chainId: CHAIN_HEX, ...network }] });
  }
}
