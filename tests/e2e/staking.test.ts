import { describe, expect, it } from "vitest";
import { formatAmount } from "~/locales/format";
import { LOCALES } from "~/locales/locales";
import { findPrincipalVaultAddress, findRewardVaultAddress } from "~programs/addresses.ts";
import { earnedAt, wholeReward } from "~programs/reward-calculator.ts";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import { COIN, DAY, readPositions } from "./holder-page.ts";
import { openAt } from "./open-at.ts";
import { balance, openBeforeTests, openHolder, openVisitor, site, visit, wallet } from "./staking-site.ts";

openBeforeTests();

describe("the whole way of a stake", () => {
  it("stakes, claims a part and then all, and unstakes at the end with the whole reward", async () => {
    const { page, screens } = await openHolder();
    const before = await balance();
    await openAt(page, `${screens.base}WriteStaking?term=90`);
    await page.getByLabel("Amount").fill("12,000.5");
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/term=90&amount=12000\.5/);
    // the required terms come first: the button is not ready, and a press on it opens them
    await page.getByRole("button", { name: "Agree and Apply", disabled: true }).click({ force: true });
    const terms = page.getByRole("dialog");
    await terms.getByText("This opens your wallet to sign. Nothing is staked before you approve it there.").waitFor();
    await terms.locator(".dialog-actions").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Agree and Apply", disabled: true }).click({ force: true });
    await terms.getByRole("button", { name: "Agree and Apply" }).click();
    await page.waitForURL(/StakingComplete\?transaction=/, { timeout: 30_000 });
    await page.getByRole("heading", { level: 1, name: "Your SCG is staked" }).waitFor();
    const explorer = new URL((await page.locator(".external[href*='/tx/']").first().getAttribute("href")) ?? "");
    expect(explorer.searchParams.get("customUrl")).toBe(site.gate.url);
    expect(before - (await balance())).toBe(12_000_500_000_000n);
    const [position] = await readPositions(site, wallet.publicKey);
    expect(position?.rewardTotalRaw).toBe(wholeReward(12_000_500_000_000n, 500, 90));

    await site.travel(40 * DAY);
    await screens.openView();
    await page.getByRole("button", { name: "Claim Reward" }).click();
    const field = page.getByRole("dialog").getByLabel("Amount to claim");
    const all = await field.inputValue();
    await expect.poll(() => field.inputValue()).not.toBe(all);
    // the growing figure stops while the field has the focus, so that a digit is typed beside the text that was seen
    await field.focus();
    const held = await field.inputValue();
    await page.waitForTimeout(2_500);
    expect(await field.inputValue()).toBe(held);
    await field.fill("1.25");
    // the amounts going out and coming in are shown before anything can be signed
    const costs = page.getByRole("dialog").locator(".fact");
    await costs.filter({ hasText: "Network fee" }).getByText("<0.0001\u00a0SOL").waitFor();
    await page
      .getByRole("dialog")
      .getByText(/at most [\d,]+ CU/)
      .waitFor({ state: "attached" });
    await costs.filter({ hasText: "Comes into your wallet" }).getByText("1.25").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Claim Reward" }).click();
    await page.getByRole("dialog", { name: "Reward claimed" }).waitFor({ timeout: 30_000 });
    expect(before - (await balance())).toBe(12_000_500_000_000n - 1_250_000_000n);
    await page.getByRole("button", { name: "OK" }).click();

    await page.getByRole("button", { name: "Claim Reward" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "MAX" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Claim Reward" }).click();
    await page.getByRole("dialog", { name: "Reward claimed" }).waitFor({ timeout: 30_000 });
    const [claimed] = await readPositions(site, wallet.publicKey);
    expect(before - (await balance())).toBe(12_000_500_000_000n - (claimed?.claimedRaw ?? 0n));
    expect(claimed?.claimedRaw).toBeGreaterThan(
      earnedAt({ ...position!, claimedRaw: 0n }, position!.startTs + 40n * 86_400n) - COIN,
    );

    await site.travel(60 * DAY);
    await openAt(page, `${screens.base}WriteUnStaking`);
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/UnStakingConfirm/);
    await screens.apply().click();
    await page.waitForURL(/UnStakingComplete/, { timeout: 30_000 });
    expect((await balance()) - before).toBe(wholeReward(12_000_500_000_000n, 500, 90));
    expect(await readPositions(site, wallet.publicKey)).toEqual([]);
    expect(visit.takeProblems()).toEqual([]);
  }, 180_000);

  it("leaves early only after saying what is given up, and gives up exactly that", async () => {
    const { page, screens } = await openHolder();
    const before = await balance();
    await screens.stake(1000, 365);
    await site.travel(10 * DAY);
    const [position] = await readPositions(site, wallet.publicKey);
    await openAt(page, `${screens.base}WriteUnStaking`);
    // nothing is chosen for a holder who would give something up, and Next says so
    await page.locator(".action-bar", { hasText: "Choose the position to unstake." }).waitFor();
    await page.getByRole("button", { name: "Next" }).click({ force: true });
    await page.locator(".field-error", { hasText: "Choose the position to unstake." }).waitFor();
    const choice = page.locator(".choice");
    expect(await choice.innerText()).toMatch(/Back now: 1,000\.\d+\sSCG\s+Given up: 1[\d.]+\sSCG of the reward/);
    await choice.click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/UnStakingConfirm/);
    await page.getByRole("heading", { name: "1,000 SCG, staked for 365 days" }).waitFor();
    await page.getByText(/^Term runs until /).waitFor();
    const income = page.locator("section", {
      has: page.getByRole("heading", { name: "Comes into your wallet at once" }),
    });
    await income.getByText("Deposit you get back").waitFor();
    expect(await page.locator(".deed").getByRole("link", { name: "Previous" }).count()).toBe(1);
    await screens.apply().click({ force: true });
    await page.locator(".field-error", { hasText: "Tick the box first." }).waitFor();
    await page.locator(".action-bar input[required]").check();
    await screens.apply().click();
    await page.waitForURL(/UnStakingComplete/, { timeout: 30_000 });
    const gained = (await balance()) - before;
    expect(gained).toBeGreaterThanOrEqual(earnedAt(position!, position!.startTs + BigInt(10 * DAY)));
    expect(gained).toBeLessThan(earnedAt(position!, position!.startTs + BigInt(10 * DAY + 600)));
    expect(await readPositions(site, wallet.publicKey)).toEqual([]);
  }, 120_000);

  it("claims from several positions by one button, and only from coin positions", async () => {
    const { page, screens } = await openHolder();
    await screens.stake(1000, 30);
    await screens.stake(2000, 90);
    await site.travel(10 * DAY);
    const before = await balance();
    await screens.openView();
    expect(await page.locator("main .button-primary").allTextContents()).toEqual(["Claim all"]);
    await page.getByText(/SCG from 2 positions$/).waitFor();
    await page.getByRole("button", { name: "Claim all" }).click();
    const dialog = page.getByRole("dialog", { name: "Claim all" });
    await dialog.getByText("Your wallet asks once, for all of them together.").waitFor({ timeout: 30_000 });
    expect(await dialog.locator(".batch-items li").allTextContents()).toEqual([
      expect.stringMatching(/^Coin staking/),
      expect.stringMatching(/^Coin staking/),
    ]);
    await setWalletBehaviour(page, { sign: "refuse" });
    await dialog.getByRole("button", { name: "Claim", exact: true }).click();
    await page.locator('.transaction[data-phase="rejected"]').waitFor({ timeout: 40_000 });
    expect(await balance()).toBe(before);
    await setWalletBehaviour(page, { sign: "approve" });
    await dialog.getByRole("button", { name: "Sign again" }).click();
    await page.getByRole("dialog", { name: "Everything is claimed" }).waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "OK" }).click();
    const positions = await readPositions(site, wallet.publicKey);
    const paid = positions.reduce((sum, { claimedRaw }) => sum + claimedRaw, 0n);
    expect(paid).toBeGreaterThan(COIN);
    expect((await balance()) - before).toBe(paid);
    expect(visit.takeProblems()).toEqual([]);
  }, 120_000);
});

describe("figures", () => {
  it("computes the reward without JavaScript and without a wallet", async () => {
    const { page } = await openVisitor({ javaScriptEnabled: false });
    await page.goto("/eng/powerzoneCoinStaking");
    await page.getByLabel("Amount to stake").fill("12,345.678901234");
    await page.locator(".term-choice label", { hasText: "365 days" }).click();
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.waitForURL(/term=365&amount=12345\.678901234#calculator/);
    const reward = wholeReward(12_345_678_901_234n, 1500, 365);
    const shown = (await page.locator(".calculator-result").textContent())?.replaceAll(/[,\u00a0 ]/g, "");
    expect(shown).toContain(
      `${reward / COIN}.${(reward % COIN).toString().padStart(9, "0").slice(0, 4).replace(/0+$/, "")}`,
    );
  });

  it("reads an amount by the language of the page", async () => {
    await openVisitor({ javaScriptEnabled: false });
    await visit.page.goto("/idn/powerzoneCoinStakingWriteStaking");
    await visit.page.locator("[name=typed]").fill("1.250,5");
    await visit.page.getByRole("button", { name: "Lanjut" }).click();
    await visit.page.waitForURL(/UnStaking|StakingConfirm\?term=90&amount=1250\.5/);
    expect(await visit.page.locator(".fact-out").textContent()).toContain("1.250,5");
  });

  it("returns a form that cannot be staked, with the reason beside the field, and promises nothing for it", async () => {
    const { page } = await openVisitor({ javaScriptEnabled: false });
    for (const [typed, reason] of [
      ["1", "The smallest stake is 10\u00a0SCG."],
      ["2,000,000", "The largest stake in one position is 1,000,000\u00a0SCG."],
      ["ten", "Enter an amount in digits, such as 1,250.5."],
      ["1,5", "In English, a comma separates groups of three digits"],
    ] as const) {
      await page.goto("/eng/powerzoneCoinStakingWriteStaking?term=30");
      await page.locator("[name=typed]").fill(typed);
      await page.getByRole("button", { name: "Next" }).click();
      await page.waitForURL(/WriteStaking\?/);
      expect(await page.locator(".field-error").textContent()).toContain(reason);
      expect(await page.locator("[name=typed]").inputValue()).toBe(typed);
      // a dash stands for the sum
      expect(await page.locator("main .fact-in dd:not(.fact-note)").allTextContents(), typed).toEqual(["–"]);
      expect(await page.locator("main .reward-plot").count(), typed).toBe(0);
    }
  });

  it("refuses more than the wallet holds, and fills in shares of the balance", async () => {
    const { page, screens } = await openHolder();
    await openAt(page, `${screens.base}WriteStaking`);
    const held = await balance();
    await page.getByRole("button", { name: "10%" }).click();
    expect(BigInt((await page.getByLabel("Amount").inputValue()).replaceAll(",", "")) * COIN).toBe(held / 10n);
    await page.getByRole("button", { name: "100%" }).click();
    await page.getByLabel("Amount").fill(`${held / COIN + 1n}`);
    await page.getByRole("button", { name: "Next", disabled: true }).click({ force: true });
    await page.getByText("There is not enough SCG in your wallet.").waitFor();
    await page.goto(`${screens.base}WriteStakingConfirm?term=90&amount=${held / COIN + 1n}`);
    expect(page.url()).toContain("WriteStaking?");
  });

  it("shows on the proof page what the vaults hold, as the chain has it", async () => {
    await openVisitor();
    await openAt(visit.page, "/eng/proof");
    await visit.page.getByText("Everything owed is covered.").waitFor();
    // as plainly, who could undo that
    const risk = visit.page.locator(".proof-summary .notice-warning");
    expect(await risk.innerText()).toMatch(/Whoever holds .+ can change every rule and empty these vaults/s);
    // each coin is covered, and so is each part, which is folded until somebody wants to see it
    const sums = visit.page.getByRole("table", { name: "Held and owed, coin by coin" });
    expect(await sums.getByRole("row", { name: /^SCG .* Yes$/ }).count()).toBe(1);
    expect(await sums.getByRole("row", { name: /No$/ }).count()).toBe(0);
    expect(await visit.page.locator(".proof details[open]").count()).toBe(0);
    for (const fold of ["Coin staking", "Programs"]) {
      await visit.page.getByRole("heading", { level: 2, name: fold, exact: true }).click();
    }
    await visit.page
      .getByText("The deployed program is byte for byte the one whose source is public.")
      .nth(2)
      .waitFor();
    for (const [name, address] of [
      ["Principal", findPrincipalVaultAddress(site.poolAddress)],
      ["Rewards", findRewardVaultAddress(site.poolAddress)],
    ] as const) {
      const held = (await site.connection.getTokenAccountBalance(address)).value.amount;
      const row = visit.page.getByRole("row", { name: new RegExp(`^${name}`) });
      const shown = (await row.getByRole("cell").first().textContent())?.split("\u00a0")[0];
      expect(shown, name).toBe(formatAmount(LOCALES[1], BigInt(held), 9));
    }
  });

  it("says that it cannot be read, with its own status, when the node is down", async () => {
    await openVisitor();
    site.chain.setReachable(false);
    // a reading is reused for a second or two
    await expect.poll(async () => (await visit.page.goto("/eng/proof"))?.status(), { timeout: 20_000 }).toBe(503);
    site.chain.setReachable(true);
    expect(await visit.page.getByRole("heading", { name: "The chain cannot be read right now" }).count()).toBe(1);
    expect(await visit.page.getByRole("row").count()).toBe(0);
  });
});
