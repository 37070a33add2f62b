import type { AppWallet } from "~/domain/app-wallets/rules";
import { DCENT_NAME } from "../../wallet-looking";
import { type EvmProvider, isEvmProvider } from "./evm-provider";
import { setFoundWallets } from "./found-wallets";

/** What a wallet says of itself (EIP-6963). */
type Announcement = { info: { uuid: string; name: string; icon: string; rdns: string }; provider: EvmProvider };

const METAMASK = "MetaMask";
const KAIA = "Kaia Wallet";
const KLIP = "Klip";
const LEDGER = "Ledger";
/** The browser inside D'CENT's app. */
const DCENT_RDNS = /\bdcentwallet\b/;
/** MetaMask and the editions of it that announce themselves under a name of their own. */
const METAMASK_RDNS: readonly string[] = ["io.metamask", "io.metamask.mobile", "io.metamask.flask"];
/** The wallet of app/wallet/.client/development-evm-wallet.ts, which no build has. */
const DEVELOPMENT_RDNS = "local.punkvism.development";

/** Marks of wallets that call themselves MetaMask too, so that the wrong one would open. */
const IMPOSTORS = [
  "isBraveWallet",
  "isBitKeep",
  "isCoinbaseWallet",
  "isExodus",
  "isKaikas",
  "isMathWallet",
  "isOkxWallet",
  "isOKExWallet",
  "isPhantom",
  "isRabby",
  "isTokenPocket",
  "isTrust",
  "isTrustWallet",
  "isZerion",
] as const;

const announced: Announcement[] = [];

/** Finds the EVM wallets of this browser from now on. Called once, when the wallet code has loaded. */
export function watchAnnouncedWallets(): void {
  window.addEventListener("eip6963:announceProvider", (event) => {
    const said = (event as CustomEvent<unknown>).detail;
    if (!isAnnouncement(said) || announced.some(({ info }) => info.uuid === said.info.uuid)) return;
    announced.push(said);
    publish();
  });
  // wallets older than EIP-6963 may come after this script
  window.addEventListener("ethereum#initialized", publish, { once: true });
  window.dispatchEvent(new Event("eip6963:requestProvider"));
  publish();
}

function publish(): void {
  const metaMask = announced.find(({ info }) => METAMASK_RDNS.includes(info.rdns))?.provider ?? findLegacyMetaMask();
  const development = import.meta.env.DEV ? announced.find(({ info }) => info.rdns === DEVELOPMENT_RDNS) : undefined;
  const dcent = announced.find(({ info }) => DCENT_RDNS.test(info.rdns))?.provider;
  const { klaytn } = window as { klaytn?: unknown };
  setFoundWallets("eip155", [
    ...(metaMask ? [metaMaskRow(METAMASK, "", metaMask)] : []),
    isEvmProvider(klaytn) ? kaiaRow(klaytn) : appRow("kaia", KAIA),
    appRow("klip", KLIP),
    dcent ? inDcentRow(dcent) : DCENT_ROW,
    LEDGER_ROW,
    ...(development ? [metaMaskRow(development.info.name, development.info.icon, development.provider)] : []),
  ]);
}

const metaMaskRow = (name: string, icon: string, provider: EvmProvider) => ({
  chain: "eip155" as const,
  name,
  icon,
  load: async () => (await import("./metamask-connector")).createMetaMaskConnector(provider, name),
});

const kaiaRow = (provider: EvmProvider) => ({
  chain: "eip155" as const,
  name: KAIA,
  icon: "",
  load: async () => (await import("./kaia-connector")).createKaiaConnector(provider, KAIA),
});

const appRow = (wallet: AppWallet, name: string) => ({
  chain: "eip155" as const,
  name,
  icon: "",
  way: "app" as const,
  load: async () => (await import("./app-connector")).createAppConnector(wallet, name),
});

const DCENT_ROW = {
  chain: "eip155" as const,
  name: DCENT_NAME,
  icon: "",
  way: "bridge" as const,
  load: async () => (await import("./dcent-connector")).createDcentConnector(DCENT_NAME),
};

const LEDGER_ROW = {
  chain: "eip155" as const,
  name: LEDGER,
  icon: "",
  way: "cable" as const,
  load: async () => (await import("./ledger-connector")).createLedgerConnector(LEDGER),
};

const inDcentRow = (provider: EvmProvider) => ({
  chain: "eip155" as const,
  name: DCENT_NAME,
  icon: "",
  load: async () => (await import("./metamask-connector")).createInjectedConnector("dcent", provider, DCENT_NAME),
});

/** MetaMask at `window.ethereum`, where several wallets may be and each may call itself MetaMask. */
function findLegacyMetaMask(): EvmProvider | undefined {
  const { ethereum } = window as { ethereum?: { providers?: unknown } };
  const candidates: unknown[] = Array.isArray(ethereum?.providers) ? ethereum.providers : [ethereum];
  return candidates.filter(isEvmProvider).find((candidate) => {
    const marks = candidate as unknown as Record<string, unknown>;
    return marks.isMetaMask === true && !IMPOSTORS.some((mark) => marks[mark]);
  });
}

function isAnnouncement(said: unknown): said is Announcement {
  const { info, provider } = (said ?? {}) as Partial<Announcement>;
  const texts = [info?.uuid, info?.name, info?.icon, info?.rdns];
  return texts.every((text) => typeof text === "string") && isEvmProvider(provider);
}
