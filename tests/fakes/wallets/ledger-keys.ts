import type { BrowserContext, Page } from "playwright-core";
import { concat, type Hex, keccak256, parseSignature, parseTransaction, toHex } from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import {
  type FakeLedgerBehaviour,
  type FakeLedgerControls,
  type FakeLedgerOptions,
  installFakeLedger,
} from "./ledger-device.ts";

type Settings = Partial<Omit<FakeLedgerOptions, "publicKey" | "address">>;

/** A fake Ledger on a cable with this key, for `addInitScript`. The context also needs the key: `exposeLedgerKey`. */
export function fakeLedger({ publicKey, address }: PrivateKeyAccount, settings: Settings = {}) {
  const argument: FakeLedgerOptions = { publicKey, address, ...settings };
  return { script: installFakeLedger as (argument: never) => unknown, argument };
}

/** Lets the fake Ledger of a context sign with this key; no browser has its curve. */
export async function exposeLedgerKey(context: BrowserContext, account: PrivateKeyAccount): Promise<void> {
  await context.exposeFunction("fakeLedgerSign", (hex: string, isTransaction: boolean) =>
    isTransaction ? signTransaction(account, `0x${hex}`) : account.signMessage({ message: { raw: `0x${hex}` } }),
  );
}

/** As 65 bytes; the last one is the lowest byte of EIP-155's v. */
async function signTransaction(account: PrivateKeyAccount, unsigned: Hex): Promise<Hex> {
  const { chainId = 0 } = parseTransaction(unsigned);
  const { r, s, yParity } = parseSignature(await account.sign({ hash: keccak256(unsigned) }));
  return concat([r, s, toHex((chainId * 2 + 35 + yParity) & 0xff, { size: 1 })]);
}

/** Changes how the device of an open page answers from now on. A reload resets it. */
export function setLedgerBehaviour(page: Page, behaviour: FakeLedgerBehaviour): Promise<void> {
  return page.evaluate((change) => {
    const { fakeLedger } = window as unknown as Scope;
    fakeLedger.behaviour = { ...fakeLedger.behaviour, ...change };
  }, behaviour);
}

/** The holder pulls the cable, or connects it again. */
export function actWithLedger(page: Page, act: "unplug" | "plug"): Promise<void> {
  return page.evaluate((what) => (window as unknown as Scope).fakeLedger[what](), act);
}

/** The holder takes another device than before. */
export function exchangeLedger(page: Page, { publicKey, address }: PrivateKeyAccount): Promise<void> {
  return page.evaluate((key) => (window as unknown as Scope).fakeLedger.exchange(key), { publicKey, address });
}

/** What the page has asked of the browser and the device since it was loaded, in order. */
export function ledgerCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Scope).fakeLedger.calls);
}

type Scope = { fakeLedger: FakeLedgerControls };
