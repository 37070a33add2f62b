import { Keypair } from "@solana/web3.js";
import { describe, expect, test } from "vitest";
import { actInEvmWallet, evmWalletState } from "../fakes/wallets/index.ts";
import {
  accounts,
  addWallet,
  BOOKINGS,
  connect,
  connectedButton,
  eventually,
  HOME,
  KAIA,
  MY_PAGE,
  openBeforeTests,
  openSessionsAt,
  openSessionsOf,
  signIn,
  stored,
  visit,
  walletTypeOf,
} from "./evm-visits.ts";
import { brokenRules } from "./page-checks.ts";

openBeforeTests();

describe("MetaMask", () => {
  test("is connected on Kaia, which it switches to and adds, and kept as the specification names it", async () => {
    const [account] = accounts();
    const { page, takeProblems } = await visit(HOME, { metamask: {}, keys: [account] });
    await connect(page, "MetaMask");
    expect(await connectedButton(page).innerText()).toContain(`${account.address.slice(0, 5).toLowerCase()}.....`);
    expect(await evmWalletState(page)).toEqual({
      calls: [
        "eth_requestAccounts",
        "eth_chainId",
        "wallet_switchEthereumChain",
        "wallet_addEthereumChain",
        "eth_chainId",
      ],
      chainId: KAIA,
    });
    await eventually(() => stored(page)).toMatchObject({ UUID: expect.any(String) });
    expect(await stored(page)).toMatchObject({ WALLETADDRESS: account.address, WALLETTYPE: "metamask" });
    expect(await walletTypeOf(account)).toBe("metamask");
    expect(takeProblems()).toEqual([]);
  });

  test("that switches accounts is the new one, which has to sign in for itself", async () => {
    const [first, second] = accounts();
    const { page } = await visit(BOOKINGS, { metamask: { chainId: KAIA }, keys: [first, second] });
    await connect(page, "MetaMask");
    await signIn(page);
    await actInEvmWallet(page, { kind: "switchAccount", index: 1 });
    await page.getByRole("heading", { name: "Sign in with your wallet" }).waitFor();
    await eventually(() => stored(page)).toMatchObject({ WALLETADDRESS: second.address, UUID: expect.any(String) });
    await signIn(page);
    expect(await openSessionsOf(second)).toBe(1);
    expect(await openSessionsOf(first)).toBe(0);
  });
});

describe("signing in with MetaMask", () => {
  test("opens bookings and my page, and its session has a cookie of its own", async () => {
    const [account] = accounts();
    const { page, context } = await visit(BOOKINGS, { metamask: { chainId: KAIA }, keys: [account] });
    await connect(page, "MetaMask");
    await signIn(page);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toContain("session-evm");
    expect(names).not.toContain("session");
    await page.goto(MY_PAGE);
    await page.getByRole("heading", { name: "Your Kaia wallet" }).waitFor();
    await page.getByRole("heading", { name: "This needs a Solana wallet" }).waitFor();
    expect(await brokenRules(page)).toEqual([]);
  });
});

describe("two wallets", () => {
  const settings = () => {
    const [account] = accounts();
    return { account, holder: Keypair.generate(), chainId: KAIA };
  };

  test("are connected beside each other, and the Solana one says who the holder is", async () => {
    const { account, holder } = settings();
    const address = holder.publicKey.toBase58();
    const { page } = await visit(HOME, { metamask: { chainId: KAIA }, phantom: holder, keys: [account] });
    await connect(page, "MetaMask");
    await addWallet(page, "Phantom");
    await eventually(() => stored(page)).toMatchObject({ WALLETADDRESS: address, WALLETTYPE: "phantom" });
    expect(await connectedButton(page).innerText()).toContain(address.slice(0, 5));
    await connectedButton(page).click();
    const menu = page.locator(".wallet-menu:popover-open");
    for (const name of ["Disconnect Phantom", "Disconnect MetaMask", "Disconnect both"])
      await menu.getByRole("button", { name }).waitFor();
    expect((await menu.getByRole("button").first().innerText()).trim()).toBe("Disconnect Phantom");
    await page.reload();
    await connectedButton(page).click();
    await menu.getByRole("button", { name: "Disconnect both" }).waitFor();
    await eventually(async () => (await evmWalletState(page)).calls).toEqual(["eth_accounts"]);
  });

  test("are both disconnected by one press, with nothing left anywhere", async () => {
    const { account, holder } = settings();
    const { page, context } = await visit(BOOKINGS, { metamask: { chainId: KAIA }, phantom: holder, keys: [account] });
    await connect(page, "MetaMask");
    await signIn(page);
    await addWallet(page, "Phantom");
    await signIn(page);
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect both" }).click();
    await page.getByRole("heading", { name: "Please connect your wallet first." }).waitFor();
    await eventually(() => openSessionsOf(account)).toBe(0);
    await eventually(() => openSessionsAt(holder.publicKey.toBase58())).toBe(0);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await eventually(async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith("session")),
    ).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: "Select Wallet" }).first().waitFor();
    await page.waitForTimeout(1_000);
    expect(await connectedButton(page).count()).toBe(0);
  });
});

describe("Kaia's extension", () => {
  test("is connected and signs in by its own methods, comes back after a reload and leaves nothing behind", async () => {
    const [account] = accounts();
    const { page, takeProblems } = await visit(BOOKINGS, { kaia: {}, keys: [account] });
    await connect(page, "Kaia Wallet");
    await signIn(page);
    expect((await evmWalletState(page, "kaia")).calls).toEqual([
      "eth_requestAccounts",
      "klay_chainId",
      "wallet_switchKlaytnChain",
      "wallet_addKlaytnChain",
      "klay_chainId",
      "klay_accounts",
      "klay_sign",
    ]);
    expect(await stored(page)).toMatchObject({ WALLETADDRESS: account.address, WALLETTYPE: "kaia" });
    expect(await openSessionsOf(account)).toBe(1);
    await page.reload();
    await page.getByRole("link", { name: "Book" }).first().waitFor();
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("heading", { name: "Please connect your wallet first." }).waitFor();
    await eventually(() => openSessionsOf(account)).toBe(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(takeProblems()).toEqual([]);
  });
});
