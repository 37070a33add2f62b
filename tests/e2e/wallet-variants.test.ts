import { Keypair } from "@solana/web3.js";
import { describe, expect, test } from "vitest";
import { disconnectInWallet, setWalletBehaviour, switchWalletAccount, walletCalls } from "../fakes/wallets/index.ts";
import { openAt } from "./open-at.ts";
import { brokenRules } from "./page-checks.ts";
import {
  choose,
  connect,
  connectedButton,
  eventually,
  failToLogOut,
  HOME,
  LIGHTHOUSE,
  LOGOUT,
  MY_PAGE,
  openBeforeTests,
  openVisit,
  sessionsOf,
  signIn,
  stored,
  visit,
  withWallet,
} from "./wallet-visits.ts";

openBeforeTests();

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

describe("the picker", () => {
  test("shows first what this browser has, and in the fold what could be installed", async () => {
    const { page } = await visit(HOME, withWallet({}));
    await page.locator(".site-account .wallet-button").click();
    const picker = page.locator("#wallet-picker");
    await picker.getByText("Found in this browser").waitFor();
    const rows = await picker.locator(".wallet-list").getByRole("button").allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, " ").trim())).toEqual([
      "Phantom Popular Solana Connect",
      "Kaia Wallet Kaia Connect",
      "Klip Kaia Connect",
      "D'CENT Hardware Kaia Connect",
      "Ledger Hardware Kaia Connect",
      "NFT Migration Moves NFTs from Kaia to Solana.",
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
    await page.getByText("먼저 지갑을 연결해 주세요").first().waitFor();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await page.waitForURL("**/kor/mypage");
    await page.getByRole("heading", { name: "지갑으로 로그인해 주세요" }).waitFor();
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

  test("survives a reload", async () => {
    const { page } = await visit(MY_PAGE, withWallet({}));
    await connect(page);
    await signIn(page);
    await page.reload();
    await page.getByRole("heading", { name: "My lists" }).waitFor();
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
    test("says so, forgets the wallet, and logs out by itself later", async () => {
      const { page, context } = await failToLogOut();
      await page.unroute(LOGOUT);
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
      await page.unroute(LOGOUT);
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
    expect(links).toHaveLength(10);
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
