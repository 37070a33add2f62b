import { describe, expect, it } from "vitest";
import { MONEY_SCREENS } from "~/domain/transactions/money-screens";
import { DAY, stakingScreens } from "./holder-page.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { brokenRules } from "./page-checks.ts";
import {
  apply,
  comeToConfirmation,
  heading,
  notices,
  open,
  openBeforeTests,
  page,
  phase,
  site,
  WITH_AMOUNT,
} from "./stake-under-way.ts";

openBeforeTests();

describe("a stake that is under way", () => {
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
    expect(await main.getByText("The transaction is final").count()).toBe(0);
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
    await main.getByText("The transaction is final: it stays on the chain.").waitFor();
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
