import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import {
  type FakeWalletBehaviour,
  type FakeWalletControls,
  type FakeWalletOptions,
  installFakeWallet,
} from "./solana-wallet.ts";

export type { FakeWalletBehaviour, FakeWalletOptions } from "./solana-wallet.ts";

type Settings = Partial<Omit<FakeWalletOptions, "secretKeys">>;

/**
 * A fake wallet extension with these keys, for `site.openPage({ initScripts: [fakeWallet([keypair])] })`. It is Phantom by
 * default, and asks for everything and approves it until the test says otherwise.
 */
export function fakeWallet(keypairs: Keypair[], settings: Settings = {}) {
  const secretKeys = keypairs.map(({ secretKey }) => [...secretKey]);
  const argument: FakeWalletOptions = { name: "Phantom", secretKeys, ...settings };
  return { script: installFakeWallet as (argument: never) => unknown, argument };
}

/** Changes how the wallet of an open page answers from now on. A reload resets it. */
export function setWalletBehaviour(page: Page, behaviour: FakeWalletBehaviour, name = "Phantom"): Promise<void> {
  return page.evaluate(
    ([wallet, change]) => {
      const controls = (window as unknown as Registry).fakeWallets[wallet]!;
      controls.behaviour = { ...controls.behaviour, ...change };
    },
    [name, behaviour] as const,
  );
}

/** The holder switches the account in the wallet; null switches to one that has never allowed this site. */
export function switchWalletAccount(page: Page, index: number | null, name = "Phantom"): Promise<void> {
  return page.evaluate(([wallet, to]) => (window as unknown as Registry).fakeWallets[wallet]!.switchAccount(to), [
    name,
    index,
  ] as const);
}

/** The holder disconnects this site in the wallet. */
export function disconnectInWallet(page: Page, name = "Phantom"): Promise<void> {
  return page.evaluate((wallet) => (window as unknown as Registry).fakeWallets[wallet]!.disconnect(), name);
}

/** What the page has asked of the wallet since it was loaded, in order. */
export function walletCalls(page: Page, name = "Phantom"): Promise<string[]> {
  return page.evaluate((wallet) => (window as unknown as Registry).fakeWallets[wallet]!.calls, name);
}

type Registry = { fakeWallets: Record<string, FakeWalletControls> };

export {
  type FakeAppBehaviour,
  type FakeAppRequest,
  type FakeAppServices,
  startFakeAppServices,
} from "./app-services.ts";
export { type FakeDcentBehaviour, type FakeDcentBridge, fakeDcentBridge } from "./dcent-bridge.ts";
export {
  actInEvmWallet,
  evmWalletState,
  exposeEvmKeys,
  exposeEvmNode,
  fakeEvmWallet,
  setEvmBehaviour,
} from "./evm-keys.ts";
export type { FakeEvmBehaviour, FakeEvmOptions } from "./evm-wallet.ts";
export type { FakeLedgerBehaviour, FakeLedgerOptions } from "./ledger-device.ts";
export {
  actWithLedger,
  exchangeLedger,
  exposeLedgerKey,
  fakeLedger,
  ledgerCalls,
  setLedgerBehaviour,
} from "./ledger-keys.ts";
