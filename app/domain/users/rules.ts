import bs58 from "bs58";

/** Wallet types of the specification, and "standard" for any other Wallet Standard wallet. */
export const WALLET_TYPES = ["metamask", "phantom", "dcent", "ledger", "kaia", "klip", "solflare", "standard"] as const;
export type WalletType = (typeof WALLET_TYPES)[number];

/** The types of wallet that can hold a key of each chain. D'CENT holds keys of both. */
export const SOLANA_WALLET_TYPES = [
  "phantom",
  "solflare",
  "dcent",
  "standard",
] as const satisfies readonly WalletType[];
export const EVM_WALLET_TYPES = [
  "metamask",
  "dcent",
  "ledger",
  "kaia",
  "klip",
] as const satisfies readonly WalletType[];
export type SolanaWalletType = (typeof SOLANA_WALLET_TYPES)[number];
export type EvmWalletType = (typeof EVM_WALLET_TYPES)[number];

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** True if a wallet of this type can have such an address. */
export function isAddressOf(walletType: WalletType, address: string): boolean {
  const types: readonly WalletType[] = isEvmAddress(address) ? EVM_WALLET_TYPES : SOLANA_WALLET_TYPES;
  return types.includes(walletType) && (isEvmAddress(address) || isSolanaAddress(address));
}

/** An EVM address: 20 bytes in hex, in whatever case. */
export function isEvmAddress(text: string): boolean {
  return EVM_ADDRESS.test(text);
}

/** A Solana address: 32 bytes in base58. */
export function isSolanaAddress(text: string): boolean {
  return BASE58.test(text) && bs58.decodeUnsafe(text)?.length === 32;
}
