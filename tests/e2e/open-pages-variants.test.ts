import { Keypair } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fakeWallet, setWalletBehaviour } from "../fakes/wallets/index.ts";
import { openSite, type Site } from "./harness.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { checkOpenAt, widthsOf } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it.concurrent.each(languagesOf("menus and wallets"))(
  "every menu, the wallet picker and all that becomes of a choice in $label are in order",
  async (locale) => {
    const { page, close, takeProblems } = await site.openPage({
      locale: locale.intl,
      initScripts: [fakeWallet([Keypair.generate()])],
    });
    const found: string[] = [];
    const check = async (name: string, part?: string, widths = widthsOf(name)) => {
      found.push(...(await checkOpenAt(page, { name, part, widths })));
    };

    await openAt(page, `/${locale.path}`);
    for (const menu of await page.locator("header .site-menu").all()) {
      await menu.evaluate((element) => (element as HTMLDetailsElement).setAttribute("open", ""));
      await check("an open menu", "header", [1280]);
    }
    await page.setViewportSize({ width: 375, height: 800 });
    await page.click(".site-burger");
    await check("the menu of a narrow screen", "header", [375]);
    await page.keyboard.press("Escape");

    await openAt(page, `/${locale.path}/mypage`);
    const picker = page.locator("#wallet-picker");
    const choose = async (name: RegExp) => {
      await page.locator(".site-account .wallet-button").click();
      await picker.getByRole("button", { name }).click();
    };
    await page.locator(".site-account .wallet-button").click();
    await picker.getByRole("listitem").first().waitFor();
    await check("the picker", "#wallet-picker");
    await picker.locator("summary").click();
    await check("the picker with its fold", "#wallet-picker");
    await picker.getByRole("button", { name: /Solflare/ }).click();
    await picker.getByRole("alert").waitFor();
    await check("a wallet that is not found", "#wallet-picker");
    await page.keyboard.press("Escape");

    await setWalletBehaviour(page, { connect: "hang" });
    await choose(/Phantom/);
    await picker.getByRole("status").waitFor();
    await check("a wallet that is waited for", "#wallet-picker");
    await page.keyboard.press("Escape");
    await setWalletBehaviour(page, { connect: "fail" });
    await choose(/Phantom/);
    await picker.getByRole("alert").waitFor();
    await check("a connection that failed", "#wallet-picker");
    await page.keyboard.press("Escape");
    await setWalletBehaviour(page, { connect: "approve", sign: "hang", signMessage: "hang" });
    await choose(/Phantom/);

    const connected = page.locator(".wallet-button[data-connected]");
    await connected.click();
    await check("the menu of a wallet");
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button").click();
    await page.locator("#wallet-sign-in").getByRole("status").waitFor();
    await check("signing in", "#wallet-sign-in");

    await reloadPage(page);
    await connected.waitFor();
    await setWalletBehaviour(page, { sign: "refuse", signMessage: "refuse" });
    await page.getByRole("main").getByRole("button").click();
    await page.locator("#wallet-sign-in").getByRole("alert").waitFor();
    await check("signing in that was declined", "#wallet-sign-in");
    expect([...found, ...takeProblems()]).toEqual([]);
    await close();
  },
  600_000,
);
