import { describe, expect, test } from "vitest";
import {
  BOOKINGS,
  choose,
  connectedButton,
  newAccount,
  openBeforeTests,
  openSessionsOf,
  PHONE,
  readCode,
  services,
  site,
  visit,
  WALLETS,
} from "./app-wallet-visits.ts";
import { brokenRules } from "./page-checks.ts";

openBeforeTests();

describe.each(WALLETS)("%s", (name, walletType, codeStart) => {
  test("is connected by a QR code, comes back after a reload, and proves itself by a second one", async () => {
    const account = newAccount();
    const { page, takeProblems } = await visit(BOOKINGS);
    await choose(page, name);
    const picker = page.locator("#wallet-picker");
    await picker.getByText(`Scan this code with your phone's camera, and agree in ${name}.`).waitFor();
    expect(await picker.getByRole("timer").innerText()).toMatch(/^This request ends in (5:00|4:5\d)\.$/);
    expect(await readCode(page)).toBe(`${codeStart}${services.last().key}`);
    expect(services.last()).toMatchObject({ service: walletType, type: "auth" });
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    services.open(services.last());
    await picker.getByText(`${name} shows the request. Agree to it there.`).waitFor();
    await services.approve(services.last(), account);
    await connectedButton(page).waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      WALLETADDRESS: account.address,
      WALLETTYPE: walletType,
    });
    await page.reload();
    await connectedButton(page).waitFor();
    // an address alone opens nothing
    await page.getByRole("heading", { name: "Sign in with your wallet" }).waitFor();
    expect(await openSessionsOf(account)).toBe(0);

    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    const dialog = page.locator("#wallet-sign-in");
    await dialog.getByRole("img", { name: `QR code for ${name}` }).waitFor();
    const asked = services.last();
    expect(asked).toMatchObject({ type: walletType === "klip" ? "sign_message" : "sign", from: account.address });
    expect(asked.message).toContain(`${new URL(site.url).host} wants you to sign in with your Ethereum account:`);
    await services.approve(asked, account);
    await page.getByRole("link", { name: "Book" }).first().waitFor();
    expect(await openSessionsOf(account)).toBe(1);
    expect(takeProblems()).toEqual([]);
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await expect.poll(() => openSessionsOf(account)).toBe(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("on a phone is opened by a link, and the page goes on when its holder comes back", async () => {
    const account = newAccount();
    const { page } = await visit("/eng", PHONE);
    await choose(page, name);
    const link = page.locator("#wallet-picker").getByRole("link", { name: `Open ${name}` });
    await link.waitFor();
    const { key } = services.last();
    const expected = {
      klip: `kakaotalk://klipwallet/open?url=${encodeURIComponent(`${codeStart}${key}`)}`,
      kaia: `kaikas://wallet/api?request_key=${key}`,
    };
    expect(await link.getAttribute("href")).toBe(expected[walletType]);
    expect(await page.locator(".wallet-code").count()).toBe(0);
    // a phone that shows another app runs no timers of this page
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 30_000));
    await services.approve(services.last(), account);
    // a look that was under way when the holder agreed has missed both, and no timer starts the next one
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        return connectedButton(page).count();
      })
      .toBe(1);
  });
});
