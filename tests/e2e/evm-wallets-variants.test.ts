import { Keypair } from "@solana/web3.js";
import { describe, expect, test } from "vitest";
import { actInEvmWallet, evmWalletState, setEvmBehaviour } from "../fakes/wallets/index.ts";
import {
  accounts,
  addWallet,
  BOOKINGS,
  choose,
  connect,
  connectedButton,
  eventually,
  HOME,
  KAIA,
  node,
  openBeforeTests,
  openSessionsAt,
  openSessionsOf,
  row,
  signIn,
  stored,
  visit,
} from "./evm-visits.ts";
import { brokenRules } from "./page-checks.ts";

openBeforeTests();

describe("MetaMask", () => {
  test.each([
    ["only at window.ethereum, as before EIP-6963", { announces: "legacy" as const }],
    ["late, after the list was opened", { announces: "late" as const }],
    ["under the name of its provider among others", { marks: { isMetaMask: true } }],
  ])("is found %s", async (_, settings) => {
    const { page } = await visit(HOME, { metamask: { chainId: KAIA, ...settings } });
    await page.locator(".site-account .wallet-button").click();
    await page.locator("#wallet-picker").getByText("Found in this browser", { exact: true }).waitFor();
    await row(page, "MetaMask").click();
    await connectedButton(page).waitFor();
  });

  test("is not mistaken for another wallet that calls itself MetaMask", async () => {
    const { page } = await visit(HOME, { metamask: { announces: "legacy", marks: { isRabby: true } } });
    await choose(page, "MetaMask");
    const dialog = page.getByRole("dialog", { name: "Wallet Not Found" });
    await dialog.getByText("Please install MetaMask wallet.").waitFor();
    const link = dialog.getByRole("link", { name: "Get MetaMask" });
    expect(await link.getAttribute("href")).toBe("https://metamask.io/download");
    expect((await evmWalletState(page)).calls).toEqual([]);
  });

  test("loads its code when it is chosen, and nothing of it before", async () => {
    const { page } = await visit(HOME, { metamask: { chainId: KAIA } });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.locator(".site-account .wallet-button").click();
    await row(page, "MetaMask").waitFor();
    expect(loaded.filter((url) => /(metamask|kaia|evm)-connector/.test(url))).toEqual([]);
    await row(page, "MetaMask").click();
    await connectedButton(page).waitFor();
    expect(loaded.some((url) => /metamask-connector/.test(url))).toBe(true);
  });

  test("that was declined is not connected, says so, and can be tried again", async () => {
    const { page } = await visit(HOME, { metamask: { chainId: KAIA, behaviour: { connect: "refuse" } } });
    await choose(page, "MetaMask");
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await setEvmBehaviour(page, { connect: "approve" });
    await row(page, "MetaMask").click();
    await connectedButton(page).waitFor();
  });

  test.each([
    ["switching is refused", { knownChainIds: [KAIA] }, { switchChain: "refuse" as const }],
    ["adding is refused", {}, { addChain: "refuse" as const }],
    ["it says that it switched and did not", { knownChainIds: [KAIA] }, { switchChain: "ignore" as const }],
  ])("is not connected on another network: %s", async (_, settings, behaviour) => {
    const { page } = await visit(HOME, { metamask: { ...settings, behaviour } });
    await choose(page, "MetaMask");
    const dialog = page.getByRole("dialog", { name: "Connection Failed" });
    await dialog.getByText("MetaMask is still on another network. Set it to Kaia Mainnet and try again.").waitFor();
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await setEvmBehaviour(page, { switchChain: "approve", addChain: "approve" });
    await dialog.getByRole("button", { name: "Try again" }).click();
    await connectedButton(page).waitFor();
  });

  test.each([
    ["eng", "empty", "No connected account."],
    ["kor", "empty", "연결된 계정이 없습니다."],
    ["idn", "empty", "Tidak ada akun yang terhubung."],
    ["eng", "pending", "still has a request open"],
    ["kor", "pending", "아직 답하지 않은 요청이 있어요"],
    ["idn", "pending", "Masih ada permintaan yang belum dijawab"],
    ["eng", "fail", "Check the connection of the MetaMask wallet"],
    ["kor", "garbage", "MetaMask 지갑 연결을 확인해 주세요"],
    ["idn", "garbage", "Periksa sambungan dompet MetaMask"],
  ] as const)("says in /%s what to do when the wallet's answer is %s", async (language, answer, words) => {
    const { page } = await visit(`/${language}`, { metamask: { chainId: KAIA, behaviour: { connect: answer } } });
    await choose(page, "MetaMask");
    await page.locator("#wallet-picker").getByText(words).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test.each([
    ["kor", "다른 네트워크에 있어요"],
    ["idn", "masih di jaringan lain"],
  ])("says in /%s that it is on another network", async (language, words) => {
    const { page } = await visit(`/${language}`, { metamask: { behaviour: { addChain: "refuse" } } });
    await choose(page, "MetaMask");
    await page.locator("#wallet-picker").getByText(words).waitFor();
  });

  test("can be left while it does not answer", async () => {
    const { page } = await visit(HOME, { metamask: { chainId: KAIA, behaviour: { connect: "hang" } } });
    await choose(page, "MetaMask");
    await page.getByText("Waiting for MetaMask.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await setEvmBehaviour(page, { connect: "approve" });
    await choose(page, "MetaMask");
    await connectedButton(page).waitFor();
  });

  test("comes back after a reload without asking, also when it announces itself late", async () => {
    const { page } = await visit(HOME, { metamask: { chainId: KAIA, announces: "late" } });
    await page.locator(".site-account .wallet-button").click();
    await page.locator("#wallet-picker").getByText("Found in this browser", { exact: true }).waitFor();
    await row(page, "MetaMask").click();
    await connectedButton(page).waitFor();
    await page.reload();
    await connectedButton(page).waitFor();
    await eventually(async () => (await evmWalletState(page)).calls).toEqual(["eth_accounts"]);
    await page.waitForTimeout(3_500);
    expect(await connectedButton(page).count()).toBe(1);
  });

  test("that is locked or gone after a reload is forgotten, and nothing is asked", async () => {
    const { page, context } = await visit(HOME, { metamask: { chainId: KAIA } });
    await connect(page, "MetaMask");
    await context.clearCookies({ name: "fake-evm-metamask-account" });
    await page.reload();
    await eventually(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole("button", { name: "Select Wallet" }).waitFor();
    expect((await evmWalletState(page)).calls).not.toContain("eth_requestAccounts");
  });

  test.each(["disconnect", "lock"] as const)(
    "that has no account any more (%s) is forgotten and signed out",
    async (kind) => {
      const [account] = accounts();
      const { page } = await visit(BOOKINGS, { metamask: { chainId: KAIA }, keys: [account] });
      await connect(page, "MetaMask");
      await signIn(page);
      await actInEvmWallet(page, { kind });
      await page.getByText("Your wallet has disconnected").waitFor();
      await page.getByRole("heading", { name: "Please connect your wallet first." }).waitFor();
      await eventually(() => openSessionsOf(account)).toBe(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  );
});

describe("signing in with MetaMask", () => {
  test("shows what needs Solana, and offers only Solana wallets for it", async () => {
    const { page } = await visit("/eng/mypage/myTwig", { metamask: { chainId: KAIA } });
    await connect(page, "MetaMask");
    await page.getByRole("heading", { name: "This needs a Solana wallet" }).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Select Wallet" }).click();
    const picker = page.locator("#wallet-picker");
    await picker.getByText("Your Kaia wallet stays connected.").waitFor();
    expect(await picker.getByRole("button", { name: /Phantom/ }).count()).toBe(1);
    expect(await picker.getByRole("button", { name: /MetaMask/ }).count()).toBe(0);
  });

  test.each([
    ["declines", { sign: "refuse" as const }, "You declined in your wallet. You are not signed in."],
    ["signs with another key", { signsWithOtherKey: true }, "The signature did not match your wallet."],
    ["answers garbage", { sign: "garbage" as const }, "Signing in did not work. Nothing was changed."],
  ])("leaves nobody signed in if the wallet %s", async (_, behaviour, words) => {
    const [first, second] = accounts();
    const { page } = await visit(BOOKINGS, { metamask: { chainId: KAIA, behaviour }, keys: [first, second] });
    await connect(page, "MetaMask");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByText(words).waitFor();
    expect(await page.getByText("My hardware wallet cannot sign messages").count()).toBe(0);
    expect(await openSessionsOf(first)).toBe(0);
  });

  test("survives a reload", async () => {
    const { page } = await visit(BOOKINGS, { metamask: { chainId: KAIA } });
    await connect(page, "MetaMask");
    await signIn(page);
    await page.reload();
    await page.getByRole("link", { name: "Book" }).first().waitFor();
    expect(await page.getByRole("heading", { name: "Sign in with your wallet" }).count()).toBe(0);
  });

  test("counts for nothing on a Solana screen", async () => {
    const { page } = await visit(BOOKINGS, { metamask: { chainId: KAIA } });
    await connect(page, "MetaMask");
    await signIn(page);
    await page.goto("/eng/powerzoneCoinStakingView");
    await page.getByRole("heading", { name: "This needs a Solana wallet" }).waitFor();
  });

  test("ends a Solana session whose wallet is gone, which would speak for the page", async () => {
    const holder = Keypair.generate();
    const { page, context } = await visit(BOOKINGS, { metamask: { chainId: KAIA }, phantom: holder });
    await connect(page, "Phantom");
    await signIn(page);
    await context.clearCookies({ name: "fake-Phantom" });
    await page.reload();
    await eventually(() => page.evaluate(() => localStorage.length)).toBe(0);
    await connect(page, "MetaMask");
    await signIn(page);
    await eventually(() => openSessionsAt(holder.publicKey.toBase58())).toBe(0);
  });
});

describe("two wallets", () => {
  const settings = () => {
    const [account] = accounts();
    return { account, holder: Keypair.generate(), chainId: KAIA };
  };

  test("leave one when the other is disconnected, and its session stays", async () => {
    const { account, holder } = settings();
    const { page } = await visit(BOOKINGS, { metamask: { chainId: KAIA }, phantom: holder, keys: [account] });
    await connect(page, "MetaMask");
    await signIn(page);
    await addWallet(page, "Phantom");
    await signIn(page);
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect Phantom" }).click();
    await eventually(() => stored(page)).toMatchObject({ WALLETADDRESS: account.address, WALLETTYPE: "metamask" });
    await eventually(() => openSessionsAt(holder.publicKey.toBase58())).toBe(0);
    expect(await openSessionsOf(account)).toBe(1);
    await page.reload();
    await connectedButton(page).waitFor();
    expect(await connectedButton(page).innerText()).toContain(account.address.slice(0, 5).toLowerCase());
    await page.getByRole("link", { name: "Book" }).first().waitFor();
  });

  test("leave the Solana one when the other is disconnected, also in its wallet", async () => {
    const { account, holder } = settings();
    const { page } = await visit(HOME, { metamask: { chainId: KAIA }, phantom: holder, keys: [account] });
    await connect(page, "Phantom");
    await addWallet(page, "MetaMask");
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect MetaMask" }).click();
    await eventually(async () => (await evmWalletState(page)).calls).toContain("wallet_revokePermissions");
    expect(Object.keys(await stored(page)).sort()).toEqual(["UUID", "WALLETADDRESS", "WALLETTYPE", "walletName"]);
    await page.reload();
    await eventually(() => connectedButton(page).innerText()).toContain(holder.publicKey.toBase58().slice(0, 5));
    await connectedButton(page).click();
    expect(await page.getByRole("button", { name: "Disconnect both" }).count()).toBe(0);
  });

  test("end with the last button: a session whose wallet has gone does not outlive the other's disconnecting", async () => {
    const { account, holder } = settings();
    const { page, context } = await visit(BOOKINGS, { metamask: { chainId: KAIA }, phantom: holder, keys: [account] });
    await connect(page, "MetaMask");
    await signIn(page);
    await addWallet(page, "Phantom");
    await signIn(page);
    // a locked Phantom names no account after a reload
    await context.clearCookies({ name: "fake-Phantom" });
    await page.reload();
    await eventually(() => connectedButton(page).innerText()).toContain(account.address.slice(0, 5).toLowerCase());
    expect(await openSessionsAt(holder.publicKey.toBase58())).toBe(1);
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await eventually(() => openSessionsAt(holder.publicKey.toBase58())).toBe(0);
    expect(await openSessionsOf(account)).toBe(0);
  });

  test("are seen in another tab, one by one", async () => {
    const { account, holder } = settings();
    const { page, context } = await visit(HOME, { metamask: { chainId: KAIA }, phantom: holder, keys: [account] });
    const other = await context.newPage();
    await other.goto(HOME);
    await connect(page, "Phantom");
    await connectedButton(other).waitFor();
    await addWallet(page, "MetaMask");
    await connectedButton(other).click();
    await other.getByRole("button", { name: "Disconnect both" }).waitFor();
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect Phantom" }).click();
    await eventually(() => connectedButton(other).innerText()).toContain(account.address.slice(0, 5).toLowerCase());
  });
});

describe("Kaia's extension", () => {
  test.each([
    ["eng", "The key of this Kaia account was changed"],
    ["kor", "이 카이아 계정은 키가 변경되어"],
    ["idn", "Kunci akun Kaia ini sudah diganti"],
  ])("stays connected and cannot sign in, as /%s says, if its account has a new key", async (language, words) => {
    const [account] = accounts();
    node.keyTypes.set(account.address.toLowerCase(), 2);
    const { page } = await visit(`/${language}/mypage/reservation`, { kaia: { chainId: KAIA }, keys: [account] });
    await connect(page, "Kaia Wallet");
    await page.getByRole("main").locator(".empty-state button, button").first().click();
    await page.locator("#wallet-sign-in").getByText(words).waitFor();
    expect(await openSessionsOf(account)).toBe(0);
    expect(await connectedButton(page).count()).toBe(1);
  });

  test.each([
    ["eng", "User denied account authorization"],
    ["kor", "계정 사용을 거절했어요"],
    ["idn", "Izin akun ditolak"],
  ])("says in /%s that the account was denied", async (language, words) => {
    const { page } = await visit(`/${language}`, { kaia: { behaviour: { connect: "refuse" } } });
    await choose(page, "Kaia Wallet");
    await page.locator("#wallet-picker").getByText(words).waitFor();
  });

  test("comes back after a reload, switches its account, and is forgotten once it has none", async () => {
    const [first, second] = accounts();
    const { page } = await visit(HOME, { kaia: { chainId: KAIA }, keys: [first, second] });
    await connect(page, "Kaia Wallet");
    await page.reload();
    await connectedButton(page).waitFor();
    await eventually(async () => (await evmWalletState(page, "kaia")).calls).toEqual(["klay_accounts"]);
    await actInEvmWallet(page, { kind: "switchAccount", index: 1 }, "kaia");
    await eventually(() => stored(page)).toMatchObject({ WALLETADDRESS: second.address });
    await actInEvmWallet(page, { kind: "lock" }, "kaia");
    await page.getByRole("button", { name: "Select Wallet" }).first().waitFor();
  });

  test("is replaced by MetaMask, since there is one wallet of its chain at a time", async () => {
    const [account] = accounts();
    const { page } = await visit(HOME, { kaia: { chainId: KAIA }, metamask: { chainId: KAIA }, keys: [account] });
    await connect(page, "Kaia Wallet");
    await addWallet(page, "MetaMask");
    await eventually(() => stored(page)).toMatchObject({ WALLETTYPE: "metamask" });
    await actInEvmWallet(page, { kind: "disconnect" }, "kaia");
    await page.waitForTimeout(500);
    expect(await connectedButton(page).count()).toBe(1);
  });
});
