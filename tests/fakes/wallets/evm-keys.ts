import type { BrowserContext, Page } from "playwright-core";
import { concat, keccak256, stringToBytes } from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import { type FakeEvmBehaviour, type FakeEvmControls, type FakeEvmOptions, installEvmWallet } from "./evm-wallet.ts";

type Settings = Partial<Omit<FakeEvmOptions, "kind" | "addresses">>;
type Kind = FakeEvmOptions["kind"];

/** A fake EVM wallet with these accounts, for `addInitScript`. The context also needs their keys: `exposeEvmKeys`. */
export function fakeEvmWallet(kind: Kind, accounts: PrivateKeyAccount[], settings: Settings = {}) {
  const addresses = accounts.map(({ address }) => address.toLowerCase());
  const argument: FakeEvmOptions = { kind, addresses, ...settings };
  return { script: installEvmWallet as (argument: never) => unknown, argument };
}

/** Lets the fake EVM wallets of a context sign with these accounts; no browser has their curve. */
export async function exposeEvmKeys(context: BrowserContext, accounts: PrivateKeyAccount[]): Promise<void> {
  await context.exposeFunction(
    "fakeEvmSign",
    (call: { how: "personal" | "klay"; address: string; message: string }) => {
      const account = accounts.find(({ address }) => address.toLowerCase() === call.address);
      if (!account) throw new Error(`no key of ${call.address}`);
      if (call.how === "personal") return account.signMessage({ message: call.message });
      const bytes = stringToBytes(call.message);
      const prefix = stringToBytes(`\x19Klaytn Signed Message:\n${bytes.length}`);
      return account.sign({ hash: keccak256(concat([prefix, bytes])) });
    },
  );
}

/**
 * Lets the fake EVM wallets of a context reach a node that knows the keys of their accounts, as every anvil knows its own: they
 * can then send.
 */
export async function exposeEvmNode(context: BrowserContext, rpcUrl: string): Promise<void> {
  await context.exposeFunction("fakeEvmNode", async (call: { method: string; params: unknown[] }) => {
    const response = await fetch(rpcUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...call }),
    });
    return response.json();
  });
}

/** Changes how the wallet of an open page answers from now on. A reload resets it. */
export function setEvmBehaviour(page: Page, behaviour: FakeEvmBehaviour, kind: Kind = "metamask"): Promise<void> {
  return page.evaluate(
    ([wallet, change]) => {
      const controls = (window as unknown as Registry).fakeEvmWallets[wallet]!;
      controls.behaviour = { ...controls.behaviour, ...change };
    },
    [kind, behaviour] as const,
  );
}

/** The holder switches the account, disconnects the site in the wallet, or locks it. */
export function actInEvmWallet(
  page: Page,
  act: { kind: "switchAccount"; index: number } | { kind: "disconnect" } | { kind: "lock" },
  kind: Kind = "metamask",
): Promise<void> {
  return page.evaluate(
    ([wallet, what]) => {
      const controls = (window as unknown as Registry).fakeEvmWallets[wallet]!;
      if (what.kind === "switchAccount") controls.switchAccount(what.index);
      else controls[what.kind]();
    },
    [kind, act] as const,
  );
}

/** What the page has asked of the wallet since it was loaded, in order, and the network that it is on. */
export function evmWalletState(page: Page, kind: Kind = "metamask"): Promise<{ calls: string[]; chainId: number }> {
  return page.evaluate((wallet) => {
    const { calls, chainId } = (window as unknown as Registry).fakeEvmWallets[wallet]!;
    return { calls, chainId };
  }, kind);
}

type Registry = { fakeEvmWallets: Record<string, FakeEvmControls> };
