import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { openHolderPage } from "./holder-page.ts";
import { openAt } from "./open-at.ts";
import { checkOpen } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";

/** Tests the copy button in browsers that let no site write to the clipboard, such as those inside other apps. */

const TITLES = { eng: "Copy it by hand", kor: "직접 복사해 주세요", idn: "Salin sendiri" };
/** Runs in the page, before its scripts. */
const WITHOUT: Record<string, () => void> = {
  "that denies it": () => {
    const deny = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText: deny } });
  },
  "that has none": () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  },
};

let site: Site;
let visit: TestPage;
let page: Page;
let address: string;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => visit?.close());
afterAll(() => site?.close());

async function open(script: () => void, width = 1280): Promise<void> {
  const wallet = await site.newFundedWallet();
  address = wallet.publicKey.toBase58();
  visit = await openHolderPage(site, [wallet], { viewport: { width, height: 800 } });
  page = visit.page;
  await page.addInitScript(script);
}

/** The text that the browser's own Copy command would copy. */
const selected = () =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });

describe.each(Object.keys(WITHOUT))("a clipboard %s", (kind) => {
  it.each(languagesOf(kind))("shows the text selected instead, in $label", async ({ path }) => {
    const title = TITLES[path as keyof typeof TITLES];
    await open(WITHOUT[kind] as () => void);
    await openAt(page, `/${path}/mypage`);
    await page.locator(".my-page .copy").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: title }).waitFor();
    expect(await selected()).toBe(address);
    expect(await checkOpen(page, "copy by hand", "#copy-by-hand")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: title }).waitFor({ state: "detached" });
    // the focus returns to the button that was pressed
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("copy");
    expect(visit.takeProblems()).toEqual([]);
  });

  it("shows the address of the wallet's menu, which then does not say that it was copied", async () => {
    await open(WITHOUT[kind] as () => void);
    await openAt(page, "/eng");
    await page.locator(".site-account .wallet-button").click();
    await page.locator(".wallet-menu").getByRole("button", { name: "Copy address" }).click();
    await page.getByRole("dialog", { name: TITLES.eng }).waitFor();
    expect(await selected()).toBe(address);
    expect(await page.getByText("Address copied.").isVisible()).toBe(false);
  });
});

it("a clipboard that works needs no dialog", async () => {
  await open(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.resolve() } });
  });
  await openAt(page, "/eng/mypage");
  await page.locator(".my-page .copy").click();
  await page.locator(".my-page .copy", { hasText: "Copied" }).waitFor();
  expect(await page.locator("#copy-by-hand").count()).toBe(0);
});

describe.each([375, 992])("at %i px", (width) => {
  it("the menu says which wallet is connected, and copies its address", async () => {
    await open(WITHOUT["that has none"] as () => void, width);
    await openAt(page, "/eng");
    await page.locator(".site-burger").click();
    const identity = page.locator(".site-nav .wallet-identity");
    const short = `${address.slice(0, 5)}.....${address.slice(-5)}`;
    expect(await identity.locator("p").innerText()).toContain(`Phantom ${short}`);
    expect(await identity.locator("p").textContent()).toBe(`Your wallet: Phantom ${short}`);
    await identity.getByRole("button", { name: "Copy address" }).click();
    await page.getByRole("dialog", { name: TITLES.eng }).waitFor();
    expect(await selected()).toBe(address);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator(".site-account .wallet-button").click();
    expect(await page.locator(".wallet-menu > p").innerText()).toBe(`Phantom ${short}`);
  });
});

it("nothing in an open menu moves when the wallet comes back", async () => {
  await open(() => {}, 375);
  await openAt(page, "/eng");
  const top = () => page.locator(".site-menus").evaluate((list) => list.getBoundingClientRect().top);
  await page.locator(".site-burger").click();
  const connected = await top();
  await page.keyboard.press("Escape");
  await page.locator(".site-account .wallet-button").click();
  await page.locator(".wallet-menu").getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("button", { name: "Select Wallet" }).waitFor();
  await page.locator(".site-burger").click();
  await page.getByText("No wallet is connected.").waitFor();
  expect(await top()).toBe(connected);
});
