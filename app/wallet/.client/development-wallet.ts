import { ed25519 } from "@noble/curves/ed25519";
import {
  SolanaSignAndSendTransaction,
  type SolanaSignAndSendTransactionInput,
  SolanaSignIn,
  type SolanaSignInInput,
  SolanaSignMessage,
  type SolanaSignMessageInput,
  SolanaSignTransaction,
  type SolanaSignTransactionInput,
} from "@solana/wallet-standard-features";
import { createSignInMessageText } from "@solana/wallet-standard-util";
import { VersionedTransaction } from "@solana/web3.js";
import type { Wallet, WalletAccount } from "@wallet-standard/base";
import { registerWallet } from "@wallet-standard/wallet";
import { developmentKeypair } from "~programs/development-keys";
import { setDevelopmentAccount } from "../development-account";
import { askInSheet } from "./development-sheet";

/**
 * A wallet of the Wallet Standard with the local chain's two funded keys, so that a newcomer needs no extension. It exists
 * in development only, because everybody knows its keys. It asks before everything it does, as a wallet must.
 */
const NAME = "Development wallet";
const MEMO_PROGRAM = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr";
const CHAINS = ["solana:localnet"] as const;
const ACCOUNT_FEATURES = [SolanaSignTransaction, SolanaSignAndSendTransaction, SolanaSignMessage] as const;
/** Which account this site may see; cleared with everything else when the site disconnects. */
const TRUST_KEY = "development-wallet-account";
const ICON =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PHBhdGggZmlsbD0iIzBjMGIxMiIgZD0iTTAgMGgxNnYxNkgweiIvPjxwYXRoIGZpbGw9IiNkN2ZmM2UiIGQ9Ik0yIDRoMTJ2OUgyeiIvPjxwYXRoIGZpbGw9IiMwYzBiMTIiIGQ9Ik0xMCA3aDR2M2gtNHoiLz48L3N2Zz4=";

const KEYPAIRS = [developmentKeypair("wallet-1"), developmentKeypair("wallet-2")];
const ACCOUNTS: readonly WalletAccount[] = KEYPAIRS.map(({ publicKey }, index) => ({
  address: publicKey.toBase58(),
  publicKey: publicKey.toBytes(),
  chains: CHAINS,
  features: ACCOUNT_FEATURES,
  label: `Account ${index + 1}`,
}));

type ChangeListener = (change: { accounts: readonly WalletAccount[] }) => void;
let accounts: readonly WalletAccount[] = [];
const listeners = new Set<ChangeListener>();

export function registerDevelopmentWallet(): void {
  registerWallet(wallet);
}

const wallet: Wallet = {
  version: "1.0.0",
  name: NAME,
  icon: ICON,
  chains: CHAINS,
  get accounts() {
    return accounts;
  },
  features: {
    "standard:connect": { version: "1.0.0", connect },
    "standard:disconnect": { version: "1.0.0", disconnect: async () => setAccount(null) },
    "standard:events": {
      version: "1.0.0",
      on: (_event: "change", listener: ChangeListener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    [SolanaSignIn]: { version: "1.0.0", signIn: inTurn(signIn) },
    [SolanaSignMessage]: { version: "1.1.0", signMessage: inTurn(signMessage) },
    [SolanaSignTransaction]: {
      version: "1.0.0",
      supportedTransactionVersions: ["legacy", 0],
      signTransaction: signTransactions,
    },
    [SolanaSignAndSendTransaction]: {
      version: "1.0.0",
      supportedTransactionVersions: ["legacy", 0],
      signAndSendTransaction: inTurn(signAndSendTransaction),
    },
  },
};

async function connect({ silent = false } = {}) {
  if (accounts.length > 0) return { accounts };
  const trusted = ACCOUNTS.find(({ address }) => address === localStorage.getItem(TRUST_KEY));
  if (trusted) setAccount(trusted);
  if (trusted || silent) return { accounts };
  const chosen = await askInSheet({
    title: `Connect to ${window.location.host}?`,
    text: "The site will see the address of the account you choose.",
    choices: ACCOUNTS.map(({ label, address }) => `${label}: ${address}`),
  });
  setAccount(ACCOUNTS[chosen]!);
  return { accounts };
}

async function signIn(input: SolanaSignInInput = {}) {
  await connect();
  const account = accounts[0]!;
  const text = createSignInMessageText({ domain: window.location.host, address: account.address, ...input });
  const signedMessage = new TextEncoder().encode(text);
  return { account, signedMessage, signature: await signBytes(account, "Sign in?", text, signedMessage) };
}

async function signMessage({ account, message }: SolanaSignMessageInput) {
  const text = new TextDecoder().decode(message);
  return { signedMessage: message, signature: await signBytes(account, "Sign this message?", text, message) };
}

async function signBytes(account: WalletAccount, title: string, text: string, bytes: Uint8Array): Promise<Uint8Array> {
  await askInSheet({ title, text });
  return ed25519.sign(bytes, keypairOf(account).secretKey.slice(0, 32));
}

/** Asks once for several transactions, as real wallets do. */
async function signTransactions(...inputs: SolanaSignTransactionInput[]) {
  const parsed = inputs.map(({ transaction }) => VersionedTransaction.deserialize(transaction));
  const title = parsed.length === 1 ? "Sign this transaction?" : `Sign these ${parsed.length} transactions?`;
  await askInSheet({ title, text: parsed.map(describe).join("\n\n") });
  return inputs.map(({ account }, index) => {
    const transaction = parsed[index]!;
    transaction.sign([keypairOf(account)]);
    return { signedTransaction: transaction.serialize() };
  });
}

async function signAndSendTransaction(input: SolanaSignAndSendTransactionInput) {
  const [signed] = await signTransactions(input);
  const { signedTransaction } = signed!;
  const transaction = btoa(String.fromCharCode(...signedTransaction));
  const response = await fetch("/test/chain", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ intent: "send", transaction }),
  });
  if (!response.ok) throw new Error("The local node did not take the transaction.");
  return { signature: signedTransaction.slice(1, 65) };
}

/** Describes in full what is signed: every program with its accounts and data. */
function describe({ message }: VersionedTransaction): string {
  const keys = message.staticAccountKeys.map((key) => key.toBase58());
  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }, index) => {
    const program = keys[programIdIndex];
    const named = accountKeyIndexes.map((key) => `  ${keys[key] ?? `table ${key}`}`);
    const said = program === MEMO_PROGRAM ? new TextDecoder().decode(data) : `  data ${toHex(data) || "none"}`;
    return [`${index + 1}. ${program}`, ...named, said].join("\n");
  });
  return [`Fee payer ${keys[0]}`, `Blockhash ${message.recentBlockhash}`, ...instructions].join("\n");
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The standard allows several inputs in one call; this asks for each separately. */
function inTurn<I, O>(sign: (input: I) => Promise<O>) {
  return async (...inputs: I[]): Promise<O[]> => {
    const outputs: O[] = [];
    for (const input of inputs) outputs.push(await sign(input));
    return outputs;
  };
}

function keypairOf(account: WalletAccount) {
  return KEYPAIRS[ACCOUNTS.findIndex(({ address }) => address === account.address)]!;
}

function setAccount(account: WalletAccount | null): void {
  accounts = account ? [account] : [];
  if (account) localStorage.setItem(TRUST_KEY, account.address);
  else localStorage.removeItem(TRUST_KEY);
  const other = ACCOUNTS.find(({ address }) => address !== account?.address) ?? null;
  setDevelopmentAccount(account && { label: account.label ?? account.address, switchAccount: () => setAccount(other) });
  for (const listener of listeners) listener({ accounts });
}
