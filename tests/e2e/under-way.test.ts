import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { MONEY_SCREENS } from "~/domain/transactions/money-screens";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { DAY, openHolderPage, readPositions, stakingScreens } from "./holder-page.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { brokenRules, readShifts, watchLayout } from "./page-checks.ts";

/** Tests what a holder sees of a transaction under way, on any screen and however they got there. */

const STATUS = /\/api\/transactions\/[\w-]+$/;
const FORM = "/eng/powerzoneCoinStakingWriteStaking";
/** Without an amount it redirects to the form. */
const WITH_AMOUNT: Record<string, string> = {
  powerzoneCoinStakingWriteStakingConfirm: "powerzoneCoinStakingWriteStakingConfirm?term=90&amount=100",
};

let site: Site;
let visit: TestPage;
let wallet: Keypair;
let page: Page;

beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  site.gate.tellOfSignatures("truth");
  await visit?.close();
});
afterAll(() => site?.close());

async function open(): Promise<void> {
  wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  page = visit.page;
}

const notices = () => page.locator(".open-transactions > *");
const phase = (name: string) => page.locator(`.transaction[data-phase="${name}"]`);
const apply = () => stakingScreens(page).apply();
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** Goes from the form to the confirmation by its button, as a holder does. */
async function comeToConfirmation(): Promise<void> {
  await openAt(page, `${FORM}?term=90&amount=100`);
  await page.getByRole("button", { name: "Next" }).last().click();
  await page.waitForURL(/WriteStakingConfirm/);
  await page.locator(".action-bar input[required]").check();
}

describe("a stake that is under way", () => {
  it("is shown on the form after the browser's Back, as begun in this tab, until it is final", async () => {
    await open();
    await comeToConfirmation();
    // the page learns only that its transaction was handed over
    await page.route(STATUS, (route) => route.abort("internetdisconnected"));
    await apply().click();
    await phase("sent").waitFor();
    await page.goBack();
    await heading("Stake SCG").waitFor();
    const notice = notices().filter({ hasText: "Stake of 100 SCG" });
    // one row of at most two lines, whose fold says where it was begun
    expect((await notice.boundingBox())?.height).toBeLessThan(64);
    await notice.locator("summary").click();
    await notice.getByText("You started it in this tab").waitFor();
    expect(await notices().count()).toBe(1);
    expect(await page.getByText("before this page was loaded").count()).toBe(0);
    expect(await brokenRules(page)).toEqual([]);
    // its own confirmation screen shows it only once, and without a button that would begin it again
    await page.goForward();
    await phase("sent").waitFor();
    expect(await notices().count()).toBe(0);
    await page.goBack();
    await page.unroute(STATUS);
    await notices().getByText("Stake of 100 SCG: it is final.").waitFor();
    expect(await readPositions(site, wallet.publicKey)).toHaveLength(1);
  });

  it("is shown while the wallet still asks, and Previous is there only until it is signed", async () => {
    await open();
    await comeToConfirmation();
    await setWalletBehaviour(page, { signsAfterMs: 4_000 });
    await apply().click();
    await phase("signing").waitFor();
    await page.getByRole("link", { name: "Previous" }).click();
    await notices().getByText("Stake of 100 SCG: waiting for your wallet").waitFor();
    await notices().getByText("Stake of 100 SCG: it is final.").waitFor();
    // a final transaction is shown until it is dismissed, even if the same confirmation is opened again
    await page.goBack();
    await apply().waitFor();
    await notices().getByRole("button", { name: "Close this notice" }).click();
    expect(await notices().count()).toBe(0);
  });

  it("offers no Previous once something was signed", async () => {
    await open();
    await comeToConfirmation();
    await page.route(STATUS, (route) => route.abort("internetdisconnected"));
    await apply().click();
    await phase("sent").waitFor();
    expect(await page.getByRole("link", { name: "Previous" }).count()).toBe(0);
  });

  it("that was declined in the wallet is not shown elsewhere, and Previous is offered again", async () => {
    await open();
    await comeToConfirmation();
    await setWalletBehaviour(page, { sign: "refuse" });
    await apply().click();
    await phase("rejected").waitFor();
    await page.getByRole("link", { name: "Previous" }).click();
    await heading("Stake SCG").waitFor();
    expect(await notices().count()).toBe(0);
  });

  it("on another device is shown when the page comes back from the browser's cache, and when the address changes", async () => {
    await open();
    site.gate.tellOfSignatures("confirmed");
    await openAt(page, "/eng/powerzoneCoinStakingView");
    const other = await openHolderPage(site, [wallet]);
    await stakingScreens(other.page).openStakeConfirm(100);
    await stakingScreens(other.page).apply().click();
    await other.page.waitForURL(/WriteStakingComplete/);
    expect(await notices().count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await notices().getByText("Stake of 100 SCG: confirmed, final within half a minute").click();
    await notices().getByText("It was started in another tab, on another device").waitFor();
    await stakingScreens(other.page).openStakeConfirm(200);
    await stakingScreens(other.page).apply().click();
    await other.page.waitForURL(/WriteStakingComplete/);
    await page.getByRole("link", { name: "Detail history" }).first().click();
    await notices().getByText("Stake of 200 SCG: confirmed").waitFor();
    await other.close();
  });

  it("is shown on every screen on which money moves, from the first paint on", async () => {
    await open();
    site.gate.tellOfSignatures("confirmed");
    await stakingScreens(page).openStakeConfirm(100);
    await apply().click();
    await page.waitForURL(/WriteStakingComplete/);
    for (const language of ["eng", "kor", "idn"]) {
      const silent = await Promise.all(
        MONEY_SCREENS.map(async (screen) => {
          const html = await (await page.request.get(`/${language}/${WITH_AMOUNT[screen] ?? screen}`)).text();
          return /class="[^"]*\bopen-transactions\b/.test(html) ? [] : [screen];
        }),
      );
      expect(silent.flat()).toEqual([]);
    }
  });
});

describe("a stake that is confirmed", () => {
  it("moves on to its last screen at once, which says confirmed, and final only when it is final", async () => {
    await open();
    site.gate.tellOfSignatures("confirmed");
    await comeToConfirmation();
    await apply().click();
    await heading("Your stake is confirmed and will soon be final").waitFor();
    const main = page.getByRole("main");
    await main.getByText("It becomes final within about half a minute.").waitFor();
    // it is shown only once, by the screen itself
    expect(await notices().count()).toBe(0);
    expect(await main.getByText("cannot be undone").count()).toBe(0);
    expect(await brokenRules(page)).toEqual([]);
    // a reload and a link show the same
    const address = page.url();
    await reloadPage(page);
    await heading("Your stake is confirmed and will soon be final").waitFor();
    expect(await notices().count()).toBe(0);
    await page.goto("about:blank");
    await openAt(page, address);
    await heading("Your stake is confirmed and will soon be final").waitFor();
    site.gate.tellOfSignatures("truth");
    await heading("Your SCG is staked").waitFor();
    await main.getByText("The transaction is final and cannot be undone.").waitFor();
  });

  it.runIf(isFullRun)("that the network takes back is not called done, and the screen says what happened", async () => {
    await open();
    site.gate.tellOfSignatures("confirmed");
    await comeToConfirmation();
    await apply().click();
    await heading("Your stake is confirmed and will soon be final").waitFor();
    site.gate.tellOfSignatures("nothing");
    await heading("The stake did not happen").waitFor({ timeout: 60_000 });
    await page.getByRole("main").getByText("dropped it before it was final").waitFor();
    expect(await page.getByText("What happens now").count()).toBe(0);
  });

  it("is shown on the screen that its holder goes to next, and no longer once it was seen to be final", async () => {
    await open();
    site.gate.tellOfSignatures("confirmed");
    await comeToConfirmation();
    await apply().click();
    await page.getByRole("link", { name: "View my staking" }).click();
    await notices().getByText("Stake of 100 SCG: confirmed").waitFor();
    await page.goBack();
    await heading("Your stake is confirmed and will soon be final").waitFor();
    site.gate.tellOfSignatures("truth");
    await heading("Your SCG is staked").waitFor();
    await page.getByRole("link", { name: "View my staking" }).click();
    await heading("My staking").waitFor();
    expect(await notices().count()).toBe(0);
  });
});

describe("a claim that is confirmed", () => {
  it("says in its dialog what came in, and that it is final only once it is", async () => {
    await open();
    await stakingScreens(page).stake(1000);
    await site.travel(31 * DAY);
    await openAt(page, "/eng/powerzoneCoinStakingView");
    site.gate.tellOfSignatures("confirmed");
    await page.getByRole("button", { name: "Claim Reward" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText(/at most [\d,]+ CU/).waitFor({ state: "attached" });
    await dialog.getByRole("button", { name: "Claim Reward" }).click();
    await page.getByRole("dialog", { name: "Reward claimed" }).waitFor();
    await phase("confirmed").waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await dialog.getByRole("button", { name: "OK" }).click();
    await notices().getByText("Reward claim: confirmed").waitFor();
    site.gate.tellOfSignatures("truth");
    await notices().getByText("Reward claim: it is final.").waitFor();
  });
});

it("a notice that appears on the way back moves nothing that was painted before it", async () => {
  await open();
  await watchLayout(visit);
  await comeToConfirmation();
  await page.route(STATUS, (route) => route.abort("internetdisconnected"));
  await apply().click();
  await phase("sent").waitFor();
  await page.evaluate(() => {
    (globalThis as unknown as { layoutShifts: unknown[] }).layoutShifts.length = 0;
    history.back();
  });
  await notices().getByText("Stake of 100 SCG").waitFor();
  // the form is shorter than the page before it, so the footer that both have stands higher
  const moved = (await readShifts(page)).filter((shift) => !shift.includes("FOOTER.site-footer"));
  expect(moved).toEqual([]);
});
