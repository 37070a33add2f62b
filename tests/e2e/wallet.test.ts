import { readdirSync, readFileSync } from "node:fs";
import { Keypair } from "@solana/web3.js";
import { describe, expect, test } from "vitest";
import { setWalletBehaviour, switchWalletAccount, walletCalls } from "../fakes/wallets/index.ts";
import { brokenRules } from "./page-checks.ts";
import {
  choose,
  connect,
  connectedButton,
  eventually,
  failToLogOut,
  HOME,
  LOGOUT,
  MY_PAGE,
  openBeforeTests,
  sessionsOf,
  signIn,
  site,
  stored,
  userOf,
  visit,
  withWallet,
} from "./wallet-visits.ts";

openBeforeTests();

describe("connecting and signing in", () => {
  const FORM = "powerzoneCoinStakingWriteStaking?term=90&amount=100";

  test("follow one press on the stake form, which then continues with what was entered", async () => {
    const holder = await site.newFundedWallet();
    const { page } = await visit(`/eng/${FORM}`, withWallet({}, holder));
    await page.getByRole("main").getByRole("button", { name: "Select Wallet" }).click();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await page.getByText("In your wallet: 250,000 SCG").waitFor();
    expect(await page.getByLabel("Amount").inputValue()).toBe("100");
    expect(
      await page
        .getByRole("main")
        .getByRole("button", { name: /Select Wallet|Sign in/ })
        .count(),
    ).toBe(0);
    expect(await walletCalls(page)).toEqual(["connect", "signIn"]);
  });
});

test("the development wallet is in no build", () => {
  const files = readdirSync("build/client", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  expect(files.some((file) => /wallet-host/.test(file))).toBe(true);
  const telling = /development wallet|development-sheet|punkvism development/i;
  expect(files.filter((file) => telling.test(readFileSync(`build/client/${file}`, "utf8")))).toEqual([]);
});

describe("the picker", () => {
  test("lists what can be used first, and in a fold the wallets that cannot be used yet, which it says plainly", async () => {
    const { page } = await visit(HOME);
    await page.getByRole("button", { name: "Select Wallet" }).click();
    const picker = page.getByRole("dialog", { name: "Select Wallet" });
    await picker.waitFor();
    const lines = async () =>
      (await picker.locator(".wallet-list").getByRole("listitem").allInnerTexts()).map((it) => it.replace(/\s+/g, " "));
    await picker.getByText("No wallet was found in this browser").waitFor();
    const usable = [
      "Phantom Popular Solana Get it",
      "Solflare Recommended Solana Get it",
      "MetaMask Kaia Get it",
      "Kaia Wallet Kaia Connect",
      "Klip Kaia Connect",
      "D'CENT Hardware Kaia Connect",
      "Ledger Hardware Kaia Connect",
      "NFT Migration Moves NFTs from Kaia to Solana.",
    ];
    expect(await lines()).toEqual(usable);
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    // by key: the wallets, then the fold
    await picker.getByRole("button", { name: /NFT Migration/ }).press("Tab");
    await page.keyboard.press("Enter");
    expect(await lines()).toEqual([...usable, "WalletConnect Coming soon"]);
    expect(await picker.locator(".wallet-list").getByRole("button").count()).toBe(8);
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
  });

  test("opens this very page inside the wallet's app on a phone", async () => {
    const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15";
    const { page } = await visit(HOME, { userAgent, viewport: { width: 390, height: 844 } });
    await page.locator(".site-account .wallet-button").click();
    const picker = page.locator("#wallet-picker");
    const link = picker.getByRole("link", { name: "Open in the Solflare app" });
    const address = encodeURIComponent(`${site.url.replace(/\/$/, "")}${HOME}`);
    const origin = encodeURIComponent(new URL(site.url).origin);
    const inApp = `https://solflare.com/ul/v1/browse/${address}?ref=${origin}`;
    expect(await link.getAttribute("href")).toBe(inApp);
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    // whoever does not have the app yet is told so, and led to it
    await picker.getByText("Other wallets").click();
    await picker.getByRole("button", { name: /Solflare .*Get it/ }).click();
    await picker.getByText("Please install Solflare wallet, or open this page inside the Solflare app.").waitFor();
    expect(await link.getAttribute("href")).toBe(inApp);
  });

  test("answers a refusal quietly, keeps the list open, and connects at the second try", async () => {
    const { page, takeProblems } = await visit(HOME, withWallet({ behaviour: { connect: "refuse" } }));
    await choose(page, "Phantom");
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await setWalletBehaviour(page, { connect: "approve" });
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await connectedButton(page).waitFor();
    expect(takeProblems()).toEqual([]);
  });
});

describe("a connected wallet", () => {
  test("shows its short address, is registered, and is kept as the specification names it", async () => {
    const holder = Keypair.generate();
    const { page, takeProblems } = await visit(HOME, withWallet({}, holder));
    await connect(page);
    const address = holder.publicKey.toBase58();
    expect(await connectedButton(page).locator(".wallet-label").innerText()).toBe(
      `${address.slice(0, 5)}.....${address.slice(-5)}`,
    );
    await eventually(() => stored(page)).toMatchObject({ UUID: expect.any(String) });
    const row = await userOf(address);
    expect(await stored(page)).toMatchObject({ WALLETADDRESS: address, WALLETTYPE: "phantom", UUID: row?.id });
    expect(row).toMatchObject({ wallet_type: "phantom" });
    expect(takeProblems()).toEqual([]);
  });

  test("comes back after a reload without asking", async () => {
    const { page } = await visit(HOME, withWallet({}));
    await connect(page);
    await page.reload();
    await connectedButton(page).waitFor();
    await eventually(() => walletCalls(page)).toContain("connect(silent)");
    expect(await walletCalls(page)).not.toContain("connect");
  });

  test("that switches accounts is the new one everywhere, and registered", async () => {
    const [first, second] = [Keypair.generate(), Keypair.generate()];
    const { page } = await visit(HOME, withWallet({}, first, second));
    await connect(page);
    await switchWalletAccount(page, 1);
    const address = second.publicKey.toBase58();
    await eventually(() => stored(page)).toMatchObject({ WALLETADDRESS: address, UUID: expect.any(String) });
    expect((await userOf(address))?.id).toBe((await stored(page)).UUID);
  });
});

describe("signing in", () => {
  test("opens my page with the wallet's own figures", async () => {
    const holder = await site.newFundedWallet();
    const { page, context, takeProblems } = await visit(MY_PAGE, withWallet({}, holder));
    await page.getByRole("heading", { name: "Please connect your wallet first." }).waitFor();
    await connect(page);
    await signIn(page);
    await eventually(async () => {
      const again = page.getByRole("button", { name: /^(Refresh|Try again)$/ });
      if (await again.isVisible()) await again.click(); // tries again if the node was too busy to answer
      return page.locator("main").innerText();
    }).toContain("250,000\u00a0SCG");
    const cookie = (await context.cookies()).find(({ name }) => name === "session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(await sessionsOf(holder)).toHaveLength(1);
    expect(await walletCalls(page)).toEqual(["connect", "signIn"]);
    expect(takeProblems()).toEqual([]);
  });

  test("works by transaction when a holder of hardware asks for it", async () => {
    const { page } = await visit(MY_PAGE, withWallet({ behaviour: { signMessage: "hang" } }));
    await connect(page);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "My hardware wallet cannot sign messages" }).click();
    await page.getByRole("heading", { name: "My lists" }).waitFor();
  });

  test("is refused to a wallet that signs with another key", async () => {
    const holder = Keypair.generate();
    const { page } = await visit(
      MY_PAGE,
      withWallet({ behaviour: { signsWithOtherKey: true } }, holder, Keypair.generate()),
    );
    await connect(page);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The signature did not match your wallet.").waitFor();
    expect(await sessionsOf(holder)).toHaveLength(0);
  });

  test("never counts one account for another", async () => {
    const [first, second] = [Keypair.generate(), Keypair.generate()];
    const { page } = await visit(MY_PAGE, withWallet({}, first, second));
    await connect(page);
    await signIn(page);
    await switchWalletAccount(page, 1);
    await page.getByRole("heading", { name: "Sign in with your wallet" }).waitFor();
    expect(await page.getByRole("heading", { name: "My lists" }).count()).toBe(0);
    await signIn(page);
    expect(await sessionsOf(second)).toHaveLength(1);
    expect((await sessionsOf(first)).every((row) => row.revoked_at !== null)).toBe(true);
  });
});

describe("disconnecting", () => {
  test("that the server could not be told of is said, and logs out after a reload", async () => {
    const { page, context } = await failToLogOut();
    await page.unroute(LOGOUT);
    await page.reload();
    await page.getByText("Logout completed.").waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect((await context.cookies()).filter(({ name }) => name === "session")).toEqual([]);
  });

  test("clears the browser's storage and ends the session on the server", async () => {
    const holder = Keypair.generate();
    const { page, context } = await visit(MY_PAGE, withWallet({}, holder));
    await connect(page);
    await signIn(page);
    await page.evaluate(() => sessionStorage.setItem("anything", "else"));
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("heading", { name: "Please connect your wallet first." }).waitFor();
    await eventually(async () => (await sessionsOf(holder))[0]?.revoked_at).not.toBeNull();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect((await context.cookies()).find(({ name }) => name === "session")).toBeUndefined();
    await page.reload();
    await page.getByRole("button", { name: "Select Wallet" }).first().waitFor();
  });
});
