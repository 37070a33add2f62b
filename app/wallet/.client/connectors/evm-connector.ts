import type { EvmProof } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import { isSameAddress } from "~/domain/wallet-chains";
import { WalletError } from "~/signing/wallet-error";
import type { EvmConnector } from "./connector";
import { ensureNetwork } from "./evm-network";
import { findOutcome, sendCall } from "./evm-sending";
import { type EvmWallet, findFirst } from "./evm-wallet";
import { walletErrorOf } from "./wallet-error-of";

/** A connector for a wallet with an EIP-1193 provider. */
export function createEvmConnector(wallet: EvmWallet): EvmConnector {
  const { walletType, walletName, provider, methods } = wallet;
  return {
    chain: "eip155",
    walletType,
    walletName,
    async connect({ signal, tell }) {
      const address = await ask(async () => firstOf(await provider.request({ method: methods.requestAccounts })));
      if (!signal.aborted) await ensureNetwork(provider, methods, tell);
      return address;
    },
    reconnect: () => ask(async () => findFirst(await wallet.listAccounts())),
    disconnect: () => ask(async () => void (await wallet.revoke?.())),
    onChange(listener) {
      const hear = (accounts: unknown) => {
        const address = findFirst(accounts);
        listener(address ? { kind: "account", address } : { kind: "gone", asksAgain: false });
      };
      provider.on?.("accountsChanged", hear);
      return () => void provider.removeListener?.("accountsChanged", hear);
    },
    listSignInMethods: () => wallet.signs.map(({ method }) => method),
    signIn: (address, request) => ask(() => signText(wallet, address, request)),
    sendCall: (address, call, attempt) => ask(() => sendCall(wallet, address, call, attempt)),
    findOutcome: (hash) => ask(() => findOutcome(wallet, hash)),
  };
}

async function signText(wallet: EvmWallet, address: string, request: SignInRequest): Promise<EvmProof> {
  const sign = wallet.signs.find(({ method }) => method === request.method);
  if (!sign) throw new WalletError("unsupported");
  // a wallet may have switched its account without saying so, and would sign with the other one
  if (!isSameAddress(findFirst(await wallet.listAccounts()), address)) throw new WalletError("wrong-account");
  const [method, params] = sign.call(request.message, address);
  const signature = await wallet.provider.request({ method, params });
  if (typeof signature !== "string" || !/^0x([0-9a-f]{2})+$/i.test(signature)) throw new WalletError("failed");
  return { method: sign.method, signature };
}

function firstOf(accounts: unknown): string {
  const address = findFirst(accounts);
  if (address) return address;
  throw new WalletError(Array.isArray(accounts) && accounts.length > 0 ? "failed" : "no-account");
}

async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw walletErrorOf(error);
  }
}

/** A text as wallets take it: its bytes in hex. */
export function toHexText(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
