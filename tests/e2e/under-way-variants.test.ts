import { describe, expect, it } from "vitest";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import { openHolderPage, readPositions, stakingScreens } from "./holder-page.ts";
import { openAt } from "./open-at.ts";
import { brokenRules, readShifts, watchLayout } from "./page-checks.ts";
import {
  apply,
  comeToConfirmation,
  heading,
  notices,
  open,
  openBeforeTests,
  page,
  phase,
  STATUS,
  site,
  visit,
  wallet,
} from "./stake-under-way.ts";

openBeforeTests();

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
});

describe("a stake that is confirmed", () => {
  it("that the network takes back is not called done, and the screen says what happened", async () => {
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
