import { readdirSync, readFileSync } from "node:fs";
import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  disconnectInWallet,
  fakeWallet,
  setWalletBehaviour,
  switchWalletAccount,
  walletCalls,
} from "../fakes/wallets/index.ts";
import { openSite, type PageOptions, type Site, type TestPage } from "./harness.ts";
import { openAt } from "./open-at.ts";
import { brokenRules } from "./page-checks.ts";

const HOME = "/eng";
const MY_PAGE = "/eng/mypage";
const LIGHTHOUSE = "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95";

let site: Site;
const open: TestPage[] = [];

beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  for (const page of open.splice(0)) await page.close();
});
afterAll(() => site?.close());

describe("connecting and signing in", () => {
  const FORM = "powerzoneCoinStakingWriteStaking?term=90&amount=100";

  test.each([
    ["eng", "A signature proves|a signature proves"],
    ["kor", "서명으로 확인해요"],
    ["idn", "satu tanda tangan membuktikan"],
  ])("are explained as two steps beforehand, and the present step is marked, in /%s", async (language, signature) => {
    const { page } = await visit(`/${language}/${FORM}`, withWallet({ behaviour: { signMessage: "hang" } }));
    await page.locator("main .row-apart .button").click();
    const steps = page.locator("dialog[open] .entry-steps li");
    await steps.nth(1).getByText(new RegExp(signature)).waitFor();
    expect(await steps.nth(0).getAttribute("aria-current")).toBe("step");
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await page.locator("#wallet-sign-in[open]").waitFor();
    expect(await steps.nth(0).getAttribute("aria-current")).toBeNull();
    expect(await steps.nth(1).getAttribute("aria-current")).toBe("step");
    expect(await brokenRules(page, { part: "#wallet-sign-in" })).toEqual([]);
  });

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

  test("are two separate steps in the header, where at first only the address is asked for", async () => {
    const { page } = await visit(HOME, withWallet({}));
    await page.locator(".site-account .wallet-button").click();
    await page.locator("#wallet-picker").getByText("Sign in later, when you open your own pages or stake").waitFor();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await connectedButton(page).waitFor();
    expect(await walletCalls(page)).toEqual(["connect"]);
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
      "Phantom Popular Get it",
      "Solflare Recommended Get it",
      "MetaMask Kaia Get it",
      "Kaia Wallet Kaia Connect",
      "Klip Kaia Connect",
      "D'CENT Hardware Kaia Connect",
      "Ledger Hardware Kaia Connect",
    ];
    expect(await lines()).toEqual(usable);
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    // by key: the wallets, then the fold
    await picker.getByRole("button", { name: /Ledger/ }).press("Tab");
    await page.keyboard.press("Enter");
    expect(await lines()).toEqual([
      ...usable,
      "WalletConnect Coming soon",
      "NFT Migration Not available yet Moves NFTs from the former chain to Solana.",
    ]);
    expect(await picker.locator(".wallet-list").getByRole("button").count()).toBe(7);
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
  });

  test("shows first what this browser has, and in the fold what could be installed", async () => {
    const { page } = await visit(HOME, withWallet({}));
    await page.locator(".site-account .wallet-button").click();
    const picker = page.locator("#wallet-picker");
    await picker.getByText("Found in this browser").waitFor();
    const rows = await picker.locator(".wallet-list").getByRole("button").allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, " ").trim())).toEqual([
      "Phantom Popular Connect",
      "Kaia Wallet Kaia Connect",
      "Klip Kaia Connect",
      "D'CENT Hardware Kaia Connect",
    ]);
    await picker.getByText("Opens the wallet to connect. Nothing is signed yet.").waitFor();
    await picker.getByText("Other wallets").click();
    await picker.getByRole("button", { name: /Solflare .*Get it/ }).click();
    await page.getByRole("dialog", { name: "Wallet Not Found" }).getByText("Please install Solflare wallet.").waitFor();
  });

  test.each([HOME, "/eng/powerzoneCoinStakingView"])(
    "opens for a press on %s that came before the script",
    async (path) => {
      const { page } = await openVisit();
      let letScriptsCome = () => {};
      const mayCome = new Promise<void>((resolve) => {
        letScriptsCome = resolve;
      });
      await page.route("**/assets/*.js", async (route) => {
        await mayCome;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("button", { name: "Select Wallet" }).last().click();
      const note = page.getByText("The list of wallets opens as soon as this page has loaded.");
      await note.waitFor();
      letScriptsCome();
      await page.getByRole("dialog", { name: "Select Wallet" }).waitFor();
      expect(await note.isVisible()).toBe(false);
    },
  );

  test.each(["kor", "eng", "idn"])("hides D'CENT in the Power zone of /%s", async (locale) => {
    const { page } = await visit(`/${locale}/powerzoneCoinStakingView`);
    await page.locator(".site-account .wallet-button").click();
    const picker = page.locator("#wallet-picker");
    await picker.getByText("Solflare").waitFor();
    expect(await picker.getByText("D'CENT").count()).toBe(0);
  });

  test("leads to Phantom's own site when it is not installed, and back", async () => {
    const { page } = await visit(HOME);
    await choose(page, "Phantom");
    const dialog = page.getByRole("dialog", { name: "Wallet Not Found" });
    await dialog.getByText("Please install Phantom wallet.").waitFor();
    expect(await dialog.getByRole("link", { name: "Get Phantom" }).getAttribute("href")).toBe(
      "https://phantom.com/download",
    );
    await dialog.getByRole("button", { name: "Other wallets" }).click();
    await page.getByRole("dialog", { name: "Select Wallet" }).getByText("Solflare").waitFor();
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

  test.each(["Phantom", "Solflare"])("says that the connection to %s failed, and tries again", async (name) => {
    const { page } = await visit(HOME, withWallet({ name, behaviour: { connect: "fail" } }));
    await choose(page, name);
    const dialog = page.getByRole("dialog", { name: "Connection Failed" });
    await dialog.getByText(`Failed to connect to ${name} wallet.`).waitFor();
    await setWalletBehaviour(page, { connect: "approve" }, name);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await connectedButton(page).waitFor();
  });

  test("can be left while a wallet does not answer, and then ignores what it answers late", async () => {
    const { page } = await visit(HOME, withWallet({ behaviour: { connect: "hang" } }));
    await choose(page, "Phantom");
    await page.getByText("Waiting for Phantom.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await setWalletBehaviour(page, { connect: "approve" });
    await choose(page, "Phantom");
    await connectedButton(page).waitFor();
  });

  test("offers any other wallet that the browser has", async () => {
    const { page } = await visit(HOME, withWallet({ name: "Backpack" }));
    await choose(page, "Backpack");
    await connectedButton(page).waitFor();
    expect(await stored(page)).toMatchObject({ WALLETTYPE: "standard" });
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

  test.each([768, 992, 1280, 1440])("shows both ends of an address of wide letters at %d px", async (width) => {
    const { page } = await visit(HOME, { ...withWallet({}), viewport: { width, height: 800 } });
    await connect(page);
    const label = connectedButton(page).locator(".wallet-label");
    // only one address in a thousand is as wide as this one
    await label.evaluate((element) => element.replaceChildren("HAAhZ.....WPKms"));
    await page.evaluate(() => document.fonts.ready);
    expect(await label.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test("opens my page in the language of the path if that is what the visitor asked for", async () => {
    const { page } = await visit("/kor", withWallet({}));
    await page.getByRole("link", { name: "마이페이지" }).click();
    await page.getByText("먼저 지갑을 연결해 주세요.").first().waitFor();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await page.waitForURL("**/kor/mypage");
    await page.getByRole("heading", { name: "지갑으로 로그인해 주세요" }).waitFor();
  });

  test("comes back after a reload without asking", async () => {
    const { page } = await visit(HOME, withWallet({}));
    await connect(page);
    await page.reload();
    await connectedButton(page).waitFor();
    await eventually(() => walletCalls(page)).toContain("connect(silent)");
    expect(await walletCalls(page)).not.toContain("connect");
  });

  test("that no longer trusts this site is forgotten at the next load (Solflare only if trusted)", async () => {
    const { page, context } = await visit(HOME, withWallet({ name: "Solflare" }));
    await connect(page, "Solflare");
    await context.clearCookies({ name: "fake-Solflare" });
    await page.reload();
    await eventually(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole("button", { name: "Select Wallet" }).waitFor();
    expect(await walletCalls(page, "Solflare")).not.toContain("connect");
  });

  test("costs a visitor nothing: the wallet's code loads on the first click", async () => {
    const { page } = await visit(HOME);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.waitForTimeout(1500);
    expect(loaded.filter((url) => /wallet-host/.test(url))).toEqual([]);
    await page.getByRole("button", { name: "Select Wallet" }).click();
    await page.getByRole("dialog", { name: "Select Wallet" }).waitFor();
    expect(loaded.filter((url) => /wallet-host/.test(url))).toHaveLength(1);
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

  test("asks again after it has switched to an account that has not approved this site", async () => {
    const [first, second] = [Keypair.generate(), Keypair.generate()];
    const { page } = await visit(HOME, withWallet({}, first, second));
    await connect(page);
    await switchWalletAccount(page, null);
    await eventually(() => stored(page)).toMatchObject({ WALLETADDRESS: second.publicKey.toBase58() });
  });

  test("is forgotten when that is declined", async () => {
    const { page } = await visit(HOME, withWallet({}, Keypair.generate(), Keypair.generate()));
    await connect(page);
    await setWalletBehaviour(page, { connect: "refuse" });
    await switchWalletAccount(page, null);
    await page.getByRole("button", { name: "Select Wallet" }).waitFor();
    await page.getByText("Your wallet has disconnected").waitFor();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
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
      const again = page.getByRole("button", { name: "Refresh" });
      if (await again.isVisible()) await again.click(); // tries again if the node was too busy to answer
      return page.locator("main").innerText();
    }).toContain("250,000\u00a0SCG");
    const cookie = (await context.cookies()).find(({ name }) => name === "session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(await sessionsOf(holder)).toHaveLength(1);
    expect(await walletCalls(page)).toEqual(["connect", "signIn"]);
    expect(takeProblems()).toEqual([]);
  });

  test.each([
    ["a signed message where the wallet has no signIn", { lacks: ["solana:signIn"] }, ["connect", "signMessage"]],
    [
      "a transaction that is never sent where it cannot sign messages",
      { lacks: ["solana:signIn", "solana:signMessage"] },
      ["connect", "signTransaction"],
    ],
    [
      "the transaction after both others failed, as with hardware behind a wallet",
      { behaviour: { signMessage: "fail" as const } },
      ["connect", "signIn", "signMessage", "signTransaction"],
    ],
    [
      "the transaction although the wallet added its guard",
      { lacks: ["solana:signIn", "solana:signMessage"], behaviour: { guard: { program: LIGHTHOUSE, data: [5, 1] } } },
      ["connect", "signTransaction"],
    ],
  ])("works by %s", async (_, settings, calls) => {
    const { page } = await visit(MY_PAGE, withWallet(settings));
    await connect(page);
    await signIn(page);
    expect(await walletCalls(page)).toEqual(calls);
  });

  test("works by transaction when a holder of hardware asks for it", async () => {
    const { page } = await visit(MY_PAGE, withWallet({ behaviour: { signMessage: "hang" } }));
    await connect(page);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "My hardware wallet cannot sign messages" }).click();
    await page.getByRole("heading", { name: "My lists" }).waitFor();
  });

  test("that was declined leaves nobody signed in, says so quietly, and can be tried again", async () => {
    const holder = Keypair.generate();
    const { page } = await visit(MY_PAGE, withWallet({ behaviour: { sign: "refuse" } }, holder));
    await connect(page);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByText("You declined in your wallet. You are not signed in.").waitFor();
    expect(await sessionsOf(holder)).toHaveLength(0);
    await setWalletBehaviour(page, { sign: "approve" });
    await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
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

  test("survives a reload", async () => {
    const { page } = await visit(MY_PAGE, withWallet({}));
    await connect(page);
    await signIn(page);
    await page.reload();
    await page.getByRole("heading", { name: "My lists" }).waitFor();
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
  test("is the first entry of the menu that the connected address opens, two key presses away", async () => {
    const { page } = await visit(HOME, withWallet({}));
    await connect(page);
    await connectedButton(page).focus();
    await page.keyboard.press("Enter");
    const entries = page.locator(".wallet-menu:popover-open button");
    expect((await entries.first().innerText()).trim()).toBe("Disconnect");
    await page.keyboard.press("Tab");
    expect(await entries.first().evaluate((entry) => entry === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Select Wallet" }).first().waitFor();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.locator(":popover-open").count()).toBe(0);
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

  test("in the wallet does the same", async () => {
    const holder = Keypair.generate();
    const { page } = await visit(MY_PAGE, withWallet({}, holder));
    await connect(page);
    await signIn(page);
    await disconnectInWallet(page);
    await page.getByRole("heading", { name: "Please connect your wallet first." }).waitFor();
    await eventually(async () => (await sessionsOf(holder))[0]?.revoked_at).not.toBeNull();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("in one tab is seen in the other, and so is connecting", async () => {
    const { page, context } = await visit(HOME, withWallet({}));
    const other = await context.newPage();
    await other.goto(HOME);
    await connect(page);
    await connectedButton(other).waitFor();
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await other.getByRole("button", { name: "Select Wallet" }).waitFor();
  });

  test("in one tab connects nobody in another that has not heard of it yet", async () => {
    const { page, context } = await visit(HOME, withWallet({}, Keypair.generate(), Keypair.generate()));
    const other = await context.newPage();
    await other.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
    await connect(page);
    await openAt(other, HOME);
    await connectedButton(other).waitFor();
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("button", { name: "Select Wallet" }).first().waitFor();
    await switchWalletAccount(other, 1);
    await other.getByRole("button", { name: "Select Wallet" }).first().waitFor();
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.getByRole("button", { name: "Select Wallet" }).count()).toBeGreaterThan(0);
  });

  describe("while the server cannot be told", () => {
    const logout = "**/api/login/doLogout";

    async function failToLogOut() {
      const opened = await visit(MY_PAGE, withWallet({}));
      const { page } = opened;
      await connect(page);
      await signIn(page);
      await page.route(logout, (route) => route.abort());
      await connectedButton(page).click();
      await page.getByRole("button", { name: "Disconnect" }).click();
      await page.getByText("Logout failed.").waitFor();
      await page.getByRole("button", { name: "Select Wallet" }).first().waitFor();
      expect(Object.keys(await stored(page))).toEqual(["punkvism.unfinishedLogouts"]);
      return opened;
    }

    test("says so, forgets the wallet, and logs out by itself later", async () => {
      const { page, context } = await failToLogOut();
      await page.unroute(logout);
      await page.getByText("Logout completed.").waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect((await context.cookies()).filter(({ name }) => name === "session")).toEqual([]);
    });

    test("logs out after a reload too", async () => {
      const { page, context } = await failToLogOut();
      await page.unroute(logout);
      await page.reload();
      await page.getByText("Logout completed.").waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect((await context.cookies()).filter(({ name }) => name === "session")).toEqual([]);
    });

    test("takes nobody who connects again for signed in, and ends the old session when they sign in", async () => {
      const { page } = await failToLogOut();
      await connect(page);
      await page.getByRole("heading", { name: "Sign in with your wallet" }).waitFor();
      await signIn(page);
      expect(Object.keys(await stored(page))).not.toContain("punkvism.unfinishedLogouts");
      await page.unroute(logout);
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await page.reload();
      await connectedButton(page).waitFor();
      expect(await page.getByRole("heading", { name: "Sign in with your wallet" }).count()).toBe(0);
    });
  });

  test("that nobody can say was needed is tried again, not taken for done", async () => {
    const { page } = await visit(HOME, withWallet({}));
    await connect(page);
    await page.route("**/api/sign-in/session", (route) => route.abort());
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByText("Logout failed.").waitFor();
    await page.unroute("**/api/sign-in/session");
    await page.getByText("Logout completed.").waitFor();
  });
});

describe("a toast", () => {
  test("is black at the bottom of the page, is announced, and disappears by itself", async () => {
    const { page } = await visit(HOME, withWallet({}));
    const region = page.locator(".toasts");
    // a live region has to exist before its text changes
    expect(await region.getAttribute("aria-live")).toBe("polite");
    await connect(page);
    await disconnectInWallet(page);
    const toast = page.getByRole("status").locator(".toast", { hasText: "Your wallet has disconnected" });
    await toast.waitFor();
    expect(await toast.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(0, 0, 0)");
    await eventually(async () => {
      const box = await toast.boundingBox();
      return box && 800 - box.y - box.height;
    }).toBe(16);
    await toast.waitFor({ state: "detached" });
  });

  test("of a failure interrupts, stays, and is closed with its X by keyboard", async () => {
    const { page } = await visit(MY_PAGE, withWallet({}));
    await connect(page);
    await signIn(page);
    await page.clock.install();
    await page.route("**/api/login/doLogout", (route) => route.abort());
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    const toast = page.getByRole("alert").filter({ hasText: "Logout failed." });
    await toast.waitFor();
    await page.clock.runFor(60_000);
    expect(await toast.count()).toBe(1);
    await toast.getByRole("button", { name: "Close" }).press("Enter");
    await toast.waitFor({ state: "detached" });
  });
});

describe("my page", () => {
  test.each([
    ["eng", "The list is empty: minting has not opened here yet."],
    ["kor", "아직 민팅을 시작하지 않아서 목록이 비어 있어요."],
    ["idn", "Daftar ini kosong: minting belum dibuka di sini."],
  ])("says in /%s that a list which is not open is empty", async (locale, words) => {
    const { page } = await visit(`/${locale}/mypage/minting`, withWallet({}));
    await page.locator(".site-account .wallet-button").click();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await page.locator(".wallet-button[data-connected]").waitFor();
    await page.getByRole("main").getByRole("button").click();
    await page.getByRole("heading", { name: words }).waitFor();
  });

  test("has no dead links", async () => {
    const { page } = await visit(MY_PAGE, withWallet({}));
    await connect(page);
    await signIn(page);
    const links = await page
      .locator(".my-lists a")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
    expect(links).toHaveLength(8);
    for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
  });

  test("answers 404 for addresses that the specification does not have", async () => {
    const { page } = await visit(HOME);
    const statuses = await Promise.all(
      ["mypage/nothing", "mypage/minting/1", "mypage/reservationDetail", "mypage/reservationDetail/7"].map(
        async (path) => (await page.request.get(`/eng/${path}`)).status(),
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});

/** The time limit for what the page does by itself, which can be slow on two busy cores. */
function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 15_000 });
}

async function visit(path: string, options?: PageOptions): Promise<TestPage> {
  const opened = await openVisit(options);
  await opened.page.goto(path);
  return opened;
}

async function openVisit(options?: PageOptions): Promise<TestPage> {
  const opened = await site.openPage({ locale: "en-GB", ...options });
  open.push(opened);
  opened.page.setDefaultTimeout(15_000);
  return opened;
}

function withWallet(settings: Parameters<typeof fakeWallet>[1], ...keypairs: Keypair[]): PageOptions {
  return { initScripts: [fakeWallet(keypairs.length ? keypairs : [Keypair.generate()], settings)] };
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: new RegExp(name) })
    .click();
}

async function connect(page: Page, name = "Phantom"): Promise<void> {
  await choose(page, name);
  await connectedButton(page).waitFor();
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "My lists" }).waitFor();
}

function connectedButton(page: Page) {
  return page.locator(".wallet-button[data-connected]");
}

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

function userOf(address: string) {
  return site.database
    .prepare("SELECT id, wallet_type FROM user WHERE wallet_address = ?")
    .bind(address)
    .first<{ id: string; wallet_type: string }>();
}

async function sessionsOf(holder: Keypair): Promise<{ revoked_at: number | null }[]> {
  const { results } = await site.database
    .prepare("SELECT revoked_at FROM session WHERE wallet_address = ?")
    .bind(holder.publicKey.toBase58())
    .all<{ revoked_at: number | null }>();
  return results;
}
