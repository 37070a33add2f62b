import bs58 from "bs58";

/** Wallet types of the specification, and "standard" for any other Wallet Standard wallet. */
export const WALLET_TYPES = ["metamask", "phantom", "dcent", "ledger", "kaia", "klip", "solflare", "standard"] as const;
export type WalletType = (typeof WALLET_TYPES)[number];

const SOLANA_WALLETS: readonly WalletType[] = ["phantom", "solflare", "standard"];
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** True if a wallet of this type can have such an address. D'CENT holds keys of both kinds. */
export function isAddressOf(walletType: WalletType, address: string): boolean {
  if (walletType === "dcent") return isSolanaAddress(address) || isEvmAddress(address);
  return SOLANA_WALLETS.includes(walletType) ? isSolanaAddress(address) : isEvmAddress(address);
}

/** An EVM address: 20 bytes in hex, in whatever case. */
export function isEvmAddress(text: string): boolean {
  return EVM_ADDRESS.test(text);
}

/** A Solana address: 32 bytes in base58. */
export function isSolanaAddress(text: string): boolean {
  return BASE58.test(text) && bs58.decodeUnsafe(text)?.length === 32;
}
