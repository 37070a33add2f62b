import { expect, test } from "vitest";
import type { Chain } from "~/domain/wallet-chains";
import { groupWallets } from "~/wallet/wallet-groups";

const wallet = (name: string, chain: Chain = "solana") => ({ chain, name, icon: "" });
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("what the browser has comes first, with the wallets of the specification before any other", () => {
  const { found, known } = groupWallets([wallet("Backpack"), wallet("Phantom")], "/eng");
  expect(names(found)).toEqual(["Phantom", "Backpack"]);
  expect(found.map(({ entry }) => entry?.id ?? null)).toEqual(["phantom", null]);
  expect(names(known)).toEqual(["Solflare", "D'CENT", "MetaMask", "Ledger", "Kaia Wallet", "Klip"]);
});

test("what is an app on a phone is in a group of its own, and not among what is missing", () => {
  const klip = { ...wallet("Klip", "eip155"), way: "app" as const };
  const kaia = { ...wallet("Kaia Wallet", "eip155"), way: "app" as const };
  const { found, apps, known } = groupWallets([klip, kaia], "/eng");
  expect(found).toEqual([]);
  expect(names(apps)).toEqual(["Kaia Wallet", "Klip"]);
  expect(names(known)).toEqual(["Phantom", "Solflare", "D'CENT", "MetaMask", "Ledger"]);
  expect(groupWallets([klip], "/eng", "solana").apps).toEqual([]);
});

test("hardware on a cable is beside that behind a bridge", () => {
  const ledger = { ...wallet("Ledger", "eip155"), way: "cable" as const };
  const dcent = { ...wallet("D'CENT", "eip155"), way: "bridge" as const };
  const { found, devices } = groupWallets([ledger, dcent], "/eng");
  expect(found).toEqual([]);
  expect(names(devices)).toEqual(["D'CENT", "Ledger"]);
});

test("hardware behind a bridge is in a group of its own, and in the Power zone in none", () => {
  const dcent = { ...wallet("D'CENT", "eip155"), way: "bridge" as const };
  expect(names(groupWallets([dcent], "/eng").devices)).toEqual(["D'CENT"]);
  const inPowerZone = groupWallets([dcent], "/kor/powerzoneCoinStaking");
  expect(names([...inPowerZone.found, ...inPowerZone.devices, ...inPowerZone.known])).not.toContain("D'CENT");
});

test("every wallet of the specification is in one group, wherever it is listed", () => {
  const { found, known, pages, unusable } = groupWallets([], "/eng");
  expect(found).toEqual([]);
  expect(names([...known, ...pages, ...unusable])).toHaveLength(9);
});

test("the migration is offered unless the list is for a wallet of one chain", () => {
  expect(names(groupWallets([], "/eng").pages)).toEqual(["NFT Migration"]);
  expect(groupWallets([], "/eng", "eip155").pages).toEqual([]);
  expect(groupWallets([], "/eng", "solana").pages).toEqual([]);
});
