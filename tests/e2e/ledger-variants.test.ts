import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { actWithLedger, exchangeLedger, setLedgerBehaviour } from "../fakes/wallets/index.ts";
import {
  BOOKINGS,
  connectedButton,
  openBeforeTests,
  openGuide,
  openGuideAgain,
  openSessionsOf,
  row,
  tryAgain,
  visit,
} from "./ledger-site.ts";

openBeforeTests();

describe("a Ledger that cannot be connected", () => {
  test("says why, and is connected once the reason is gone", async () => {
    const { page } = await visit("/eng", { app: "Bitcoin", isOpenElsewhere: true, chooser: "close" });
    await openGuide(page);
    // a browser forgets a press while the code is on its way over a slow line
    await page.evaluate(() => Object.defineProperty(navigator, "userActivation", { value: {}, configurable: true }));
    await page.getByRole("button", { name: "Connect by cable" }).click();
    const dialog = page.getByRole("dialog", { name: "Connection Failed" });
    await dialog.getByText("Failed to connect to Ledger.").waitFor();
    await dialog.getByText("Everything has been loaded.").waitFor();
    await page.evaluate(() => Reflect.deleteProperty(navigator, "userActivation"));
    await tryAgain(page, {});
    await dialog.getByText("No Ledger was chosen.").waitFor();
    await tryAgain(page, { chooser: "choose" });
    await dialog.getByText("Another page or program, such as Ledger Live, is using your Ledger.").waitFor();
    await tryAgain(page, { isOpenElsewhere: false, openApp: "refuse" });
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    await row(page).click();
    await setLedgerBehaviour(page, { openApp: "approve", status: 0x6d00 });
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await dialog.getByText("Your Ledger did not open the Ethereum app.").waitFor();
    await tryAgain(page, { status: undefined, isGarbage: true });
    await dialog.getByText("Check the connection of the Ledger wallet").waitFor();
    await tryAgain(page, { isGarbage: false });
    await connectedButton(page).waitFor();
  });

  test("because it is locked is waited for, and then told", async () => {
    const { page } = await visit("/eng", { isLocked: true });
    await page.clock.install();
    await openGuide(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await page.getByText("Unlock your Ledger with its PIN.").waitFor();
    await page.clock.runFor(61_000);
    await page.getByText("Your Ledger is locked.").waitFor();
    await tryAgain(page, {});
    await page.getByText("Unlock your Ledger with its PIN.").waitFor();
    await setLedgerBehaviour(page, { isLocked: false });
    await connectedButton(page).waitFor();
  });

  test("because it was unplugged says so, and left for the list connects nobody", async () => {
    const { page } = await visit("/eng", { openApp: "hang" });
    await openGuide(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await page.getByText("Confirm on your Ledger that the Ethereum app may open.").waitFor();
    await actWithLedger(page, "unplug");
    await page.getByText("Your Ledger was unplugged").waitFor({ timeout: 30_000 });
    await actWithLedger(page, "plug");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Confirm on your Ledger that the Ethereum app may open.").waitFor();
    await page.getByRole("button", { name: "Other wallets" }).click();
    await row(page).waitFor();
    await setLedgerBehaviour(page, { openApp: "approve" });
    expect(await connectedButton(page).count()).toBe(0);
    await openGuideAgain(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await connectedButton(page).waitFor();
  });

  test("because its Ethereum app was never installed says so", async () => {
    const { page } = await visit("/eng", { hasEthereum: false });
    await openGuide(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await page.getByText("Install it with Ledger Live if it is missing").waitFor();
  });
});

test("a Ledger that refuses, is another one, or signs nonsense signs nobody in", async () => {
  const { page, account } = await visit(BOOKINGS, { app: "Ethereum", sign: "refuse" });
  await openGuide(page);
  await page.getByRole("button", { name: "Connect by cable" }).click();
  await connectedButton(page).waitFor();
  const dialog = page.locator("#wallet-sign-in");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await dialog.getByText("You declined in your wallet. You are not signed in.").waitFor();
  await setLedgerBehaviour(page, { sign: "hang" });
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByText("Sign the message on your Ledger.").waitFor();
  await actWithLedger(page, "unplug");
  await dialog.getByText("Your Ledger was unplugged").waitFor({ timeout: 30_000 });
  const other = privateKeyToAccount(generatePrivateKey());
  await exchangeLedger(page, other);
  await actWithLedger(page, "plug");
  await setLedgerBehaviour(page, { sign: "approve" });
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByText("Your wallet answered with a different account").waitFor();
  expect(await openSessionsOf(account)).toBe(0);
  expect(await openSessionsOf(other)).toBe(0);
});

describe("in a browser that reaches no device", () => {
  test.each([
    ["eng", "This browser cannot reach a device on a cable", "Continue with MetaMask"],
    ["kor", "이 브라우저는 케이블로 연결한 기기를 쓸 수 없어요.", "MetaMask로 계속하기"],
    ["idn", "Browser ini tidak bisa menjangkau perangkat lewat kabel.", "Lanjut dengan MetaMask"],
  ])("/%s says so, and leads through MetaMask", async (language, words, button) => {
    const { page } = await visit(`/${language}`, { isWithoutHid: true });
    await openGuide(page);
    const picker = page.locator("#wallet-picker");
    await picker.getByText(words).waitFor();
    expect(await picker.locator('button[value="Ledger"]').count()).toBe(0);
    expect(await picker.locator("ol li").count()).toBe(8);
    await picker.getByRole("button", { name: button }).click();
    await picker.getByRole("link", { name: /MetaMask/ }).waitFor();
  });
});
