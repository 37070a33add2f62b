import { secp256k1 } from "@noble/curves/secp256k1";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { askInSheet } from "./development-sheet";

/**
 * An EVM wallet with the keys that every local node of anvil knows, so that a newcomer needs no extension. It exists in
 * development only, announces itself by EIP-6963, and asks before everything it does. It is always on Kaia's number.
 */
const NAME = "Development wallet (Kaia)";
const CHAIN_HEX = "0x2019";
/** In a cookie: disconnecting the other wallet clears the storage of the page. */
const TRUST_COOKIE = "development-evm-account";
const ICON =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PHBhdGggZmlsbD0iIzBjMGIxMiIgZD0iTTAgMGgxNnYxNkgweiIvPjxwYXRoIGZpbGw9IiNmZmI0M2UiIGQ9Ik0yIDRoMTJ2OUgyeiIvPjxwYXRoIGZpbGw9IiMwYzBiMTIiIGQ9Ik0xMCA3aDR2M2gtNHoiLz48L3N2Zz4=";

/** The first two accounts of anvil's sentence "test test … junk". */
const KEYS = [
  "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
  "59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d",
].map((key) => ({ key: hexToBytes(key), address: addressOf(hexToBytes(key)) }));

const listeners = new Set<(accounts: unknown) => void>();

/** Announces the wallet to this page, now and whenever it is asked. */
export function announceDevelopmentEvmWallet(): void {
  const info = { uuid: crypto.randomUUID(), name: NAME, icon: ICON, rdns: "local.punkvism.development" };
  const detail = Object.freeze({ info, provider });
  const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
}

const provider = {
  async request({ method, params = [] }: { method: string; params?: unknown }): Promise<unknown> {
    const [first, second] = params as string[];
    if (method === "eth_chainId") return CHAIN_HEX;
    if (method === "eth_accounts") return allowed();
    if (method === "eth_requestAccounts") return connect();
    if (method === "wallet_revokePermissions") return trust(null);
    if (method === "personal_sign") return signText(first ?? "", second ?? "");
    if (method === "eth_sendTransaction") return sendTransaction((params as Transaction[])[0]);
    throw Object.assign(new Error(`The development wallet has no ${method}.`), { code: 4200 });
  },
  on: (event: string, listener: (accounts: unknown) => void) => event === "accountsChanged" && listeners.add(listener),
  removeListener: (_: string, listener: (accounts: unknown) => void) => listeners.delete(listener),
};

async function connect(): Promise<string[]> {
  if (allowed().length > 0) return allowed();
  const chosen = await askInSheet({
    title: `Connect to ${window.location.host}?`,
    text: "The site will see the address of the account you choose.",
    choices: KEYS.map(({ address }, index) => `Account ${index + 1}: ${address}`),
  });
  trust(KEYS[chosen]?.address ?? null);
  return allowed();
}

async function signText(hexText: string, address: string): Promise<string> {
  const account = KEYS.find((known) => known.address === address.toLowerCase());
  if (!account || !allowed().includes(account.address)) throw Object.assign(new Error("Not allowed."), { code: 4100 });
  const bytes = hexToBytes(hexText.slice(2));
  await askInSheet({ title: "Sign this message?", text: new TextDecoder().decode(bytes) });
  const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`);
  const signature = secp256k1.sign(keccak_256(Uint8Array.from([...prefix, ...bytes])), account.key);
  return `0x${signature.toCompactHex()}${(signature.recovery + 27).toString(16)}`;
}

type Transaction = { from?: string; to?: string; value?: string; data?: string };

/** The local node signs, because it knows the keys of these accounts. */
async function sendTransaction(transaction: Transaction = {}): Promise<unknown> {
  const { from = "", to = "a new contract", value = "0x0", data = "0x" } = transaction;
  if (!allowed().includes(from.toLowerCase())) throw Object.assign(new Error("Not allowed."), { code: 4100 });
  const facts = [`To: ${to}`, `Value: ${BigInt(value)} kei`, `Data: ${data}`];
  await askInSheet({ title: "Send this transaction?", text: facts.join("\n") });
  const response = await fetch("/test/kaia", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ method: "eth_sendTransaction", params: [transaction] }),
  });
  if (!response.ok) throw Object.assign(new Error("The local node refused it."), { code: -32603 });
  return ((await response.json()) as { result: unknown }).result;
}

function addressOf(key: Uint8Array): string {
  const publicKey = secp256k1.getPublicKey(key, false).slice(1);
  return `0x${bytesToHex(keccak_256(publicKey).slice(-20))}`;
}

function allowed(): string[] {
  const address = document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${TRUST_COOKIE}=`))
    ?.split("=")[1];
  return address ? [address] : [];
}

function trust(address: string | null): null {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface for cookies is missing in some browsers
  document.cookie = `${TRUST_COOKIE}=${address ?? ""}; path=/; SameSite=Lax${address ? "" : "; max-age=0"}`;
  for (const listener of listeners) listener(allowed());
  return null;
}
