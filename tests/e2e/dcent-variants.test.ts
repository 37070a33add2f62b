import { Keypair } from "@solana/web3.js";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { beforeAll, describe, expect, test } from "vitest";
import english from "../../app/locales/en/dcentTransfer.json";
import indonesian from "../../app/locales/id/dcentTransfer.json";
import korean from "../../app/locales/ko/dcentTransfer.json";
import {
  BOOKINGS,
  choose,
  codeOf,
  connectedButton,
  goOn,
  openBeforeTests,
  openSessionsOf,
  openTransfer,
  openWarning,
  PHONE,
  row,
  scan,
  serveBridge,
  signButton,
  site,
  visit,
} from "./dcent-site.ts";
import { passTime } from "./pass-time.ts";

const WARNING = {
  eng: "D'CENT does not support Solana transactions directly, so its features here will be limited.",
  kor: "D'CENT는 솔라나 거래를 직접 지원하지 않아서 쓸 수 있는 기능이 제한돼요.",
  idn: "D'CENT tidak",
};

openBeforeTests();

describe.each([1, 2] as const)("D'CENT behind version %i of its bridge", (version) => {
  beforeAll(() => serveBridge(version));

  test("is connected and signs in", async () => {
    const { page, bridge, account } = await visit(BOOKINGS);
    await choose(page);
    await connectedButton(page).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Book" }).first().waitFor();
    expect(bridge.calls.map(({ method }) => method)).toEqual(
      version === 1 ? ["getAddress", "getEthereumSignedMessage"] : ["getAddress", "signMessage"],
    );
    expect(await openSessionsOf(account.address.toLowerCase())).toBe(1);
  });

  test("says what to do when the holder refuses, the device fails, or answers nonsense", async () => {
    const { page, bridge } = await visit("/eng");
    bridge.behaviour = { error: version === 1 ? "user_cancel" : 4001 };
    await choose(page);
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    bridge.behaviour = { bridge: "close" };
    await row(page).click();
    await goOn(page);
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    bridge.behaviour = { error: version === 1 ? "coin_type_error" : 5001 };
    await row(page).click();
    await goOn(page);
    const dialog = page.getByRole("dialog", { name: "Connection Failed" });
    await dialog.getByText("Check wallet connection and bridge").waitFor();
    expect(await dialog.getByRole("link", { name: "Open the bridge page" }).getAttribute("href")).toBe(
      "https://bridge.dcentwallet.com/v2",
    );
    bridge.behaviour = { isGarbage: true };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("No connected account.").waitFor();
    bridge.behaviour = {};
    await dialog.getByRole("button", { name: "Try again" }).click();
    await connectedButton(page).waitFor();
  });

  test("that signs with another key, refuses or stays silent signs nobody in", async () => {
    const { page, bridge, account } = await visit(BOOKINGS);
    await choose(page);
    await connectedButton(page).waitFor();
    const dialog = page.locator("#wallet-sign-in");
    bridge.behaviour = { signsWith: privateKeyToAccount(generatePrivateKey()) };
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await dialog.getByText("The signature did not match your wallet.").waitFor();
    bridge.behaviour = { error: version === 1 ? "user_cancel" : 4001 };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("You declined in your wallet. You are not signed in.").waitFor();
    bridge.behaviour = { bridge: "silent" };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("The wallet's bridge did not answer.").waitFor();
    bridge.behaviour = { bridge: "hang" };
    await page.clock.install();
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => bridge.calls.length).toBe(4);
    await passTime(page, 31_000);
    await dialog.getByText("Nothing was signed within 30 seconds.").waitFor();
    expect(await openSessionsOf(account.address.toLowerCase())).toBe(0);
  });
});

describe("the window of D'CENT's bridge", () => {
  beforeAll(() => serveBridge(1));

  test.each([
    ["eng", "Your browser blocked the window of D'CENT."],
    ["kor", "브라우저가 D'CENT 창을 차단했어요."],
    ["idn", "Browser memblokir jendela D'CENT."],
  ] as const)("that is blocked is told in /%s", async (language, words) => {
    const { page } = await visit(`/${language}`);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await openWarning(page);
    await page.locator("#wallet-picker").getByText(WARNING[language]).waitFor();
    await goOn(page);
    await page.locator("#wallet-picker").getByText(words).waitFor();
  });

  test("is not believed if another window speaks in its place", async () => {
    const { page, bridge } = await visit("/eng");
    bridge.behaviour = { bridge: "silent" };
    await choose(page);
    await page.evaluate(() => {
      const forge = (message: object) => window.postMessage(message, "*");
      setInterval(() => {
        forge({ event: "BridgeEvent", type: "data", payload: "popup-success" });
        forge({ type: "_ready" });
      }, 200);
    });
    await page.getByText("The bridge of D'CENT did not answer within five seconds.").waitFor();
    expect(bridge.calls).toEqual([]);
  });

  test("that never answers is given up after 30 seconds, and closed with the dialog before", async () => {
    const { page, bridge } = await visit("/eng");
    bridge.behaviour = { bridge: "hang" };
    await page.clock.install();
    await choose(page);
    await expect.poll(() => bridge.calls.length).toBe(1);
    await passTime(page, 31_000);
    await page.getByText("The device did not answer within 30 seconds.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => bridge.calls.length).toBe(2);
    await page.getByRole("button", { name: "Other wallets" }).click();
    await expect.poll(() => page.context().pages().length).toBe(1);
  });
});

test("a code that holds no wallet's address connects nobody", async () => {
  const { page } = await visit("/eng");
  await openWarning(page);
  await scan(page, codeOf("11111111111111111111111111111111"));
  await page.locator("#qr-dialog").getByRole("alert").first().waitFor();
  expect(await connectedButton(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("D'CENT on a phone is opened in its own browser", async () => {
  const { page } = await visit("/eng", PHONE);
  await page.locator(".site-account .wallet-button").click();
  const link = page.locator("#wallet-picker").getByRole("link", { name: "Open in the D'CENT app" });
  expect(await link.getAttribute("href")).toBe(
    `https://link.dcentwallet.com/DAppBrowser/?url=${encodeURIComponent(page.url())}&network=klaytn-mainnet`,
  );
  expect(await row(page).count()).toBe(0);
});

test.each([
  ["eng", "D'CENT's app did not open within two seconds."],
  ["kor", "D'CENT 앱이 2초 안에 열리지 않았어요."],
  ["idn", "Aplikasi D'CENT tidak terbuka dalam dua detik."],
])("D'CENT's app that does not open on a phone is missed after two seconds in /%s", async (language, words) => {
  const { page, context } = await visit(`/${language}`, PHONE);
  // a phone that has the app opens it instead of loading the address
  await context.route("https://link.dcentwallet.com/**", (route) => route.fulfill({ status: 204 }));
  await page.locator(".site-account .wallet-button").click();
  const link = page.locator('#wallet-picker a[href^="https://link.dcentwallet.com"]');
  await link.waitFor();
  // the page's time stands still from here on: a busy machine may take two seconds from the press to the next act
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await link.click();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await passTime(page, 2_100);
  expect(await page.locator("#wallet-picker").getByText(words).count()).toBe(0);
  await link.click();
  await passTime(page, 2_100);
  await page.locator("#wallet-picker").getByText(words).waitFor();
});

const LANGUAGES = [
  ["eng", english],
  ["kor", korean],
  ["idn", indonesian],
] as const;

describe.each(LANGUAGES)("the test transfer in /%s", (language, texts) => {
  test("says why nothing was sent, and is made once the reason is gone", async () => {
    await serveBridge(2);
    const solana = await site.newFundedWallet();
    const { page, bridge } = await openTransfer(language, solana);
    const press = () => signButton(page).click();
    const problem = (name: keyof typeof texts.problems) => page.getByText(texts.problems[name]).waitFor();

    bridge.behaviour = { error: 4001 };
    await press();
    await problem("declined");
    bridge.behaviour = { bridge: "close" };
    await press();
    await problem("declined");
    bridge.behaviour = { error: 5001 };
    await press();
    await problem("failed");
    bridge.behaviour = { isGarbage: true };
    await press();
    await problem("failed");
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await press();
    await problem("popupBlocked");

    bridge.behaviour = { signsSolanaWith: Keypair.generate() };
    await press();
    await page.getByText(texts.titles.problem).waitFor();
    await page.route(
      "**/api/test/dcentTransfer",
      async (route) => {
        const answer = await (await route.fetch()).json();
        const bytes = Buffer.from(answer.returnValue.transaction, "base64");
        // the amount, in front of the decimals at the end of the message
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) + 1, bytes.length - 9);
        answer.returnValue.transaction = bytes.toString("base64");
        await route.fulfill({ json: answer });
      },
      { times: 1 },
    );
    const asked = bridge.calls.length;
    await press();
    await problem("differs");
    expect(bridge.calls.length).toBe(asked);
    await page.route("**/api/test/dcentTransfer", (route) => route.abort(), { times: 1 });
    await press();
    await problem("unreachable");

    bridge.behaviour = { answersOnly: "signature" };
    await press();
    await page.getByText(texts.titles.final).waitFor();
  });

  test("ends after 60 seconds without a signature, and after five without a bridge", async () => {
    await serveBridge(2);
    const { page, bridge } = await openTransfer(language, await site.newFundedWallet());
    bridge.behaviour = { bridge: "hang" };
    await page.clock.install();
    await signButton(page).click();
    await page.getByText(texts.stages.signing).waitFor();
    await expect.poll(() => bridge.calls.length).toBe(1);
    await passTime(page, 55_000);
    expect(await page.getByText(texts.problems.timedOut).count()).toBe(0);
    await passTime(page, 6_000);
    await page.getByText(texts.problems.timedOut).waitFor();
    bridge.behaviour = { bridge: "silent" };
    await signButton(page).click();
    await expect.poll(() => page.context().pages().length).toBe(2);
    await passTime(page, 5_100);
    await page.getByText(texts.problems.noBridge).waitFor();
  });

  test("asks for an address first, and says what an account or the bridge in service lacks", async () => {
    const { page } = await visit(`/${language}/test/dcentTransfer`);
    await page.getByRole("heading", { name: texts.connectTitle }).waitFor();
    await serveBridge(2);
    const empty = await openTransfer(language, Keypair.generate());
    await signButton(empty.page).click();
    await empty.page.getByText(texts.problems.noCoin).waitFor();
    await serveBridge(1);
    const funded = await openTransfer(language, await site.newFundedWallet());
    await signButton(funded.page).click();
    await funded.page.getByText(texts.problems.unsupported).waitFor();
    expect(funded.bridge.calls).toEqual([]);
  });
});
