import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { COIN, DAY, openHolderPage, readPositions } from "./holder-page.ts";
import { openAt } from "./open-at.ts";

let site: Site;
let visit: TestPage;
let wallet: Keypair;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
afterEach(() => visit?.close());

async function openHolder(): Promise<Page> {
  wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  return visit.page;
}

const FORM = "powerzoneCoinStakingWriteStaking";
const field = (page: Page) => page.locator("[name=typed]");

/** Changes the language in the header's menu, without leaving the document. */
async function switchLanguage(page: Page, to: "ko" | "en" | "id") {
  const menu = page.locator("details", { has: page.locator(`a[hreflang=${to}]`) });
  await menu.locator("summary").click();
  await menu.locator(`a[hreflang=${to}]`).click();
  await page.locator(`html[lang=${to}]`).waitFor();
}

/** Presses Next, agrees to the terms, and signs. */
async function stakeWhatIsShown(page: Page, canonical: string) {
  await page.locator(".action-bar .button-primary").click();
  await page.waitForURL((url) => url.searchParams.get("amount") === canonical && url.pathname.endsWith("Confirm"));
  await page.locator(".action-bar input[required]").check();
  const goesOut = await page.locator(".fact-out").first().textContent();
  await page.locator(".action-bar .button-primary").click();
  await page.waitForURL(/StakingComplete\?transaction=/, { timeout: 30_000 });
  await page.locator(".outcome-next").waitFor({ timeout: 30_000 });
  return { goesOut, completed: await page.locator(".fact-strong").first().textContent() };
}

describe("switching the language after an amount was typed", () => {
  it("stakes 20.5 SCG where 20.500 was typed in English and signed in Indonesian", async () => {
    const page = await openHolder();
    await openAt(page, `/eng/${FORM}?term=30`);
    await field(page).fill("20.500");
    await page.getByText("Read as 20.5 SCG").waitFor();
    await switchLanguage(page, "id");
    expect(await field(page).inputValue()).toBe("20,5");
    await page.getByText("Kamu isi: 20,5 SCG").waitFor();
    const { goesOut, completed } = await stakeWhatIsShown(page, "20.5");
    expect(goesOut).toContain("20,5");
    expect(completed).toContain("20,5");
    expect((await readPositions(site, wallet.publicKey)).map(({ principalRaw }) => principalRaw)).toEqual([
      20_500_000_000n,
    ]);
    expect(visit.takeProblems()).toEqual([]);
  }, 90_000);

  it("stakes 1,234.5 SCG where 1.234,5 was typed in Indonesian and signed in English", async () => {
    const page = await openHolder();
    await openAt(page, `/idn/${FORM}?term=30`);
    await field(page).fill("1.234,5");
    await switchLanguage(page, "en");
    expect(await field(page).inputValue()).toBe("1,234.5");
    await switchLanguage(page, "ko");
    await switchLanguage(page, "en");
    const { goesOut, completed } = await stakeWhatIsShown(page, "1234.5");
    expect(goesOut).toContain("1,234.5");
    expect(completed).toContain("1,234.5");
    expect((await readPositions(site, wallet.publicKey)).map(({ principalRaw }) => principalRaw)).toEqual([
      1_234_500_000_000n,
    ]);
  }, 90_000);

  it("leaves the amount as it is on the confirm screen, by Back and by Previous", async () => {
    const page = await openHolder();
    await openAt(page, `/eng/${FORM}?term=30`);
    await field(page).fill("20.500");
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/Confirm\?term=30&amount=20\.5$/);
    await switchLanguage(page, "id");
    await page.locator(".fact-out", { hasText: "20,5" }).first().waitFor();
    await page.locator(".action-bar .button-quiet").click();
    await page.waitForURL(/idn.*WriteStaking\?term=30&amount=20\.5$/);
    expect(await field(page).inputValue()).toBe("20,5");
    await switchLanguage(page, "en");
    expect(await field(page).inputValue()).toBe("20.5");
    await page.goBack();
    await page.locator("html[lang=id]").waitFor();
    expect(await field(page).inputValue()).toBe("20,5");
  }, 60_000);

  it("drops a text that could not be read in the language in which it was typed", async () => {
    visit = await site.openPage();
    const { page } = visit;
    await openAt(page, `/eng/${FORM}?term=30`);
    await field(page).fill("1,5");
    await switchLanguage(page, "id");
    expect(await field(page).inputValue()).toBe("");
  }, 60_000);
});

it("groups the digits of an amount except while somebody types in its field", async () => {
  visit = await site.openPage();
  const { page } = visit;
  await openAt(page, `/idn/${FORM}?term=30&amount=1234567.5`);
  expect(await field(page).inputValue()).toBe("1.234.567,5");
  await field(page).focus();
  expect(await field(page).inputValue()).toBe("1234567,5");
  // the selection of a field that is reached by the keyboard covers the text without groups
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("12000");
  await field(page).blur();
  expect(await field(page).inputValue()).toBe("12.000");
}, 60_000);

describe("an address", () => {
  it("with a term that does not exist is answered with a 404 that says which terms exist", async () => {
    visit = await site.openPage({ javaScriptEnabled: false });
    for (const screen of [FORM, `${FORM}Confirm`, "powerzoneCoinStaking"]) {
      const answer = await visit.page.goto(`/eng/${screen}?term=91&amount=20`);
      expect(answer?.status()).toBe(404);
      await visit.page.getByText("The terms are 30, 90, 180 and 365 days.").waitFor();
      await visit.page.getByRole("link", { name: "180 days" }).click();
      expect(visit.page.url()).toBe(`${site.url}/eng/${screen}?term=180&amount=20`);
      expect(await visit.page.locator(".error-page").count()).toBe(0);
      const answered = await visit.page.request.get(`/eng/${screen}.data?term=91&amount=20`);
      expect(await answered.text()).toContain(`/eng/${screen}?term=180&amount=20`);
    }
  });

  it("with a term that Punky Nova does not have is answered with a 404 that links to its terms", async () => {
    visit = await site.openPage({ javaScriptEnabled: false });
    for (const language of ["eng", "kor", "idn"]) {
      const answer = await visit.page.goto(`/${language}/powerzonePunkyNova?term=91`);
      expect(answer?.status()).toBe(404);
      const ways = visit.page.locator('main a[href*="powerzonePunkyNova"]');
      expect(await ways.count()).toBe(4);
      await ways.last().click();
      expect(new URL(visit.page.url()).search).toBe("?term=270");
    }
  });

  it("with an amount that the site would not write there gets a refusal beside the empty field", async () => {
    visit = await site.openPage({ javaScriptEnabled: false });
    for (const amount of ["20.500", "20,500", "1e3", "%EF%BC%91"]) {
      for (const screen of [FORM, `${FORM}Confirm`, "powerzoneCoinStaking"]) {
        await visit.page.goto(`/eng/${screen}?term=30&amount=${amount}`);
        expect(await visit.page.locator(".field-error").textContent()).toContain("could not be read");
        expect(await field(visit.page).inputValue()).toBe("");
      }
    }
  });
});

describe("a claim", () => {
  it.runIf(isFullRun)(
    "of 0 is refused as 0, and one typed in Indonesian pays what was typed",
    async () => {
      const page = await openHolder();
      await openAt(page, `/idn/${FORM}?term=90&amount=12000`);
      await stakeWhatIsShown(page, "12000");
      await site.travel(40 * DAY);
      await openAt(page, "/idn/powerzoneCoinStakingView");
      // the button is there once the stake is final
      await page.locator(".action-bar").getByRole("button", { name: "Klaim reward" }).click();
      const dialog = page.getByRole("dialog");
      const typed = dialog.locator("input[inputmode=decimal]");
      const before = await site.coinBalance(wallet.publicKey);
      await typed.fill("0");
      await dialog.locator(".button-primary").click();
      await dialog.getByText("Masukkan jumlah yang lebih dari 0.").waitFor();
      await typed.fill("1,500");
      await dialog.getByText("Kamu isi: 1,5 SCG").waitFor();
      // an amount that does not tick has no trailing zeros
      expect(await dialog.locator(".fact-in").textContent()).toMatch(/1,5\s*SCG/);
      await dialog.locator(".button-primary").click();
      await dialog.locator(".figure.money-in").waitFor({ timeout: 30_000 });
      expect((await site.coinBalance(wallet.publicKey)) - before).toBe((15n * COIN) / 10n);
    },
    120_000,
  );
});
