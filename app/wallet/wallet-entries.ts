import type { SolanaWalletType, WalletType } from "~/domain/users/rules";
import type { Chain } from "~/domain/wallet-chains";
import { findLocaleByPath } from "~/locales/locales";
import { DCENT_NAME } from "./wallet-looking";

/** One line of the picker, in the specification's order. */
export type WalletEntry = {
  id: Exclude<WalletType, "standard"> | "walletconnect" | "migration";
  name: string;
  /** The chain on which it is connected here, even if the wallet itself has more. */
  chain: Chain;
  /**
   * "ready": can be connected; "later": listed, but not usable yet; "coming-soon": the same, with the specification's own
   * words; "page": leads to a page, which asks for a wallet.
   */
  state: "ready" | "later" | "coming-soon" | "page";
  tag?: "popular" | "recommended" | "hardware";
  /** Not offered on screens that make only Solana transactions. */
  hiddenInPowerZone?: true;
  /** Choosing it shows first what it cannot do (specification, section 5). */
  isLimited?: true;
  /** Choosing it shows first in which ways it is connected. */
  hasGuide?: true;
  /** Where its holder can see whether it is connected. */
  helpUrl?: string;
  /** The wallet's website, and the link with which a phone opens this page in the wallet. */
  site?: string;
  browseUrl?: (page: string, origin: string) => string;
};

export const WALLET_ENTRIES: readonly WalletEntry[] = [
  {
    id: "phantom",
    name: "Phantom",
    chain: "solana",
    state: "ready",
    tag: "popular",
    site: "https://phantom.com/download",
    browseUrl: (page, origin) =>
      `https://phantom.app/ul/browse/${encodeURIComponent(page)}?ref=${encodeURIComponent(origin)}`,
  },
  {
    id: "solflare",
    name: "Solflare",
    chain: "solana",
    state: "ready",
    tag: "recommended",
    site: "https://www.solflare.com/download/",
    browseUrl: (page, origin) =>
      `https://solflare.com/ul/v1/browse/${encodeURIComponent(page)}?ref=${encodeURIComponent(origin)}`,
  },
  {
    id: "dcent",
    name: DCENT_NAME,
    chain: "eip155",
    state: "ready",
    tag: "hardware",
    hiddenInPowerZone: true,
    isLimited: true,
    site: "https://dcentwallet.com",
    helpUrl: "https://bridge.dcentwallet.com/v2",
    browseUrl: (page) =>
      `https://link.dcentwallet.com/DAppBrowser/?url=${encodeURIComponent(page)}&network=klaytn-mainnet`,
  },
  {
    id: "metamask",
    name: "MetaMask",
    chain: "eip155",
    state: "ready",
    site: "https://metamask.io/download",
    browseUrl: (page) => `https://metamask.app.link/dapp/${page.replace(/^https?:\/\//, "")}`,
  },
  { id: "ledger", name: "Ledger", chain: "eip155", state: "ready", tag: "hardware", hasGuide: true },
  {
    id: "kaia",
    name: "Kaia Wallet",
    chain: "eip155",
    state: "ready",
    site: "https://www.kaiawallet.io",
    browseUrl: (page) => `https://app.kaiawallet.io/u/${page}`,
  },
  { id: "klip", name: "Klip", chain: "eip155", state: "ready" },
  { id: "walletconnect", name: "WalletConnect", chain: "eip155", state: "coming-soon" },
  { id: "migration", name: "NFT Migration", chain: "eip155", state: "page" },
];

/** The lines to show on a page. `/kor/powerzone…` and the same paths in other languages hide D'CENT. */
export function listWalletEntries(pathname: string): readonly WalletEntry[] {
  const isPowerZone = /^\/[a-z]+\/powerzone/.test(pathname);
  return WALLET_ENTRIES.filter(({ hiddenInPowerZone }) => !(isPowerZone && hiddenInPowerZone));
}

/**
 * The specification's wallet type for a wallet of the Wallet Standard with this name. A MetaMask that offers Solana too is
 * "standard" there.
 */
export function solanaWalletTypeOf(walletName: string): SolanaWalletType {
  const entry = WALLET_ENTRIES.find(({ name, chain }) => chain === "solana" && name === walletName);
  return (entry?.id as SolanaWalletType | undefined) ?? "standard";
}

/**
 * The path of my page after connecting, in the language of the page, or in English if the page has none (specification,
 * section 2).
 */
export function myPageOf(pathname: string): string {
  return `/${findLocaleByPath(pathname.split("/")[1])?.path ?? "eng"}/mypage`;
}

/** The path of the migration, in the same language. */
export function migrationOf(pathname: string): string {
  return `${myPageOf(pathname)}/migration`;
}
