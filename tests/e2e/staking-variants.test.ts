import { describe, expect, it } from "vitest";
import { formatAmount } from "~/locales/format";
import { LOCALES } from "~/locales/locales";
import { DAY, readPositions } from "./holder-page.ts";
import { openAt } from "./open-at.ts";
import {
  balance,
  hideBehindEarlierOnes,
  openBeforeTests,
  openHolder,
  openVisitor,
  site,
  visit,
  wallet,
} from "./staking-site.ts";

openBeforeTests();

describe("the whole way of a stake", () => {
  it("keeps a long sum inside its row on a narrow desktop, beside a term of few words", async () => {
    const { page, screens } = await openHolder();
    await screens.stake("20500.5", 90);
    await site.travel(10 * DAY);
    await page.setViewportSize({ width: 992, height: 800 });
    await openAt(page, `${screens.base}WriteUnStaking`);
    await page.locator(".choice").click();
    const beyond = await page.locator(".deed-aside .fact dd").evaluateAll((values) => {
      const edgeOf = (element: Element) => Math.floor(element.getBoundingClientRect().right);
      return values.filter((value) => edgeOf(value) > edgeOf(value.parentElement!)).map((value) => value.textContent);
    });
    expect(beyond).toEqual([]);
  });

  it("reaches and leaves a position that ends after a page of others", async () => {
    const { page, screens } = await openHolder();
    const before = await balance();
    await screens.stake(20, 30);
    await hideBehindEarlierOnes();
    await screens.openView();
    expect(await page.locator(".position").count()).toBe(0);
    await page.getByRole("link", { name: "Older" }).click();
    // the history opens over the page that was shown
    await page.locator(".position").waitFor();
    await page.getByRole("link", { name: "Detail history" }).click();
    await page.getByRole("dialog", { name: "Detail history" }).getByRole("button", { name: "Close" }).last().click();
    await page.waitForURL(/View\?before=[^&]+$/);
    await page.locator(".position summary").click();
    await page.locator(".position").getByRole("link", { name: "Apply for Unstaking" }).click();
    await page.waitForURL(/UnStaking\?position=/);
    await page.getByRole("radio", { checked: true }).waitFor();
    await openAt(page, `${screens.base}WriteUnStaking`);
    await page.getByRole("link", { name: "Older" }).click();
    await page.getByRole("radio").check({ force: true });
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/UnStakingConfirm/);
    await page.locator(".action-bar input[required]").check();
    await screens.apply().click();
    await page.waitForURL(/UnStakingComplete/, { timeout: 30_000 });
    expect(await balance()).toBeGreaterThanOrEqual(before);
    expect(await readPositions(site, wallet.publicKey)).toEqual([]);
  }, 120_000);

  it("shows the history, searches it, and offers it as a file", async () => {
    const { page, screens } = await openHolder();
    await screens.stake(20, 30);
    await screens.openView();
    await page.getByRole("link", { name: "Detail history" }).click();
    const dialog = page.getByRole("dialog", { name: "Detail history" });
    await dialog.getByRole("cell", { name: "20 SCG" }).waitFor();
    const download = dialog.getByRole("link", { name: "Download CSV" });
    await download.waitFor();
    await dialog.getByText("Filter: All").click();
    await dialog.getByLabel("Type").selectOption("claimed");
    await dialog.getByRole("button", { name: "Search" }).click();
    await dialog.getByText("Nothing matches this search.").waitFor();
    expect(await download.count()).toBe(0);
    await dialog.getByText("Filter: Reward claimed").click();
    await dialog.getByLabel("Transaction begins with").fill("0xO0Il, not a signature");
    await dialog.getByRole("button", { name: "Search" }).click();
    await dialog.getByText("This is not a transaction signature.").waitFor();
    const kept = await page.request.get(page.url().replace("/eng/", "/kor/"));
    expect(kept.status()).toBe(400);
    expect(await kept.text()).toContain("거래 번호가 아니에요.");
    expect(await kept.text()).toContain('value="0xO0Il, not a signature"');
    await page.goBack();
    const file = await page.request.get(`${screens.base}View/history.csv`);
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(",Staked,20,");
  }, 90_000);
});

describe("figures", () => {
  it("shows no reward while the typed amount is one that the pool refuses, in the form and in the calculator", async () => {
    const { page } = await openVisitor();
    const promise = page.locator("main .fact-in dd");
    await openAt(page, "/eng/powerzoneCoinStakingWriteStaking?term=30");
    await page.getByLabel("Amount").fill("1,000,000");
    await promise.getByText(/^1,00\d,\d{3}/).waitFor();
    await page.getByLabel("Amount").fill("1,000,001");
    await page.getByText("This amount cannot be staked, so no return is shown for it.").waitFor();
    expect(await promise.first().textContent()).toBe("–");
    expect(await page.locator("main .reward-plot").count()).toBe(0);

    await openAt(page, "/eng/powerzoneCoinStaking");
    const result = page.locator(".calculator-result .fact-in dd");
    await page.locator(".calculator [name=typed]").fill("1,000,000");
    await result.getByText(/^1,0\d\d,\d{3}/).waitFor();
    await page.locator(".calculator [name=typed]").fill("1,000,001");
    await page.locator(".calculator .field-error").waitFor();
    expect(await result.textContent()).toBe("–");
  });

  it("keeps the next step on a phone's screen with its sum, and does not offer it before there is an amount", async () => {
    const { page, screens } = await openHolder();
    await page.setViewportSize({ width: 375, height: 700 });
    await openAt(page, `${screens.base}WriteStaking?term=90`);
    const next = page.getByRole("button", { name: "Next" });
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    await page.locator(".action-bar", { hasText: "Enter an amount first." }).waitFor();
    await next.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Enter how much SCG you want to stake.").waitFor();
    await page.getByLabel("Amount").fill("1500");
    await page.locator(".action-bar", { hasText: /^1,518\.4931\u00a0SCG available from \d+\s\w+\s\d{4}/ }).waitFor();
    expect(await next.getAttribute("aria-disabled")).toBeNull();
    const box = (await next.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(700);
    await next.click();
    await page.waitForURL(/StakingConfirm/);
    const apply = screens.apply();
    expect(await apply.getAttribute("aria-disabled")).toBe("true");
    await page.locator(".action-bar input[required]").check();
    expect(await apply.getAttribute("aria-disabled")).toBeNull();
    const sign = (await apply.boundingBox())!;
    expect(sign.y + sign.height).toBeLessThanOrEqual(700);
  });

  it("shows on a phone what the wallet holds, and for each position in few lines what it brings at its end", async () => {
    const { page, screens } = await openHolder();
    await page.setViewportSize({ width: 375, height: 760 });
    await openAt(page, screens.base);
    const has = page.locator("main").getByText(`In your wallet: ${formatAmount(LOCALES[1], await balance(), 9)} SCG`);
    const bar = page.locator(".action-bar");
    const [held, covered] = [(await has.boundingBox())!, (await bar.boundingBox())!];
    expect(held.y + held.height).toBeLessThanOrEqual(covered.y);
    await bar.getByText(/^1,012\.3287\sSCG available from \d+\s\w+\s\d{4}$/).waitFor();
    expect(await page.getByText("You can calculate without a wallet.").count()).toBe(0);
    await screens.openView();
    expect(await page.locator("main .button-primary").allTextContents()).toEqual(["Stake SCG"]);
    await screens.stake(2000, 90);
    await screens.stake(1000, 30);
    await screens.openView();
    const rows = page.locator(".position");
    await rows.first().getByRole("button", { name: "Claim Reward: 1,000 SCG for 30 days" }).waitFor();
    expect(await rows.locator("summary").allTextContents()).toEqual([
      expect.stringContaining("At the end: 1,001.6438\u00a0SCG"),
      expect.stringContaining("At the end: 2,024.6575\u00a0SCG"),
    ]);
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThan(130);
    expect(await page.locator("main .button-primary").allTextContents()).toEqual(["Claim all"]);
  }, 120_000);

  it("returns to what was entered by Back and by Previous", async () => {
    const { page, screens } = await openHolder();
    await openAt(page, `${screens.base}WriteStaking`);
    await page.locator(".term-choice label", { hasText: "180 days" }).click();
    await page.getByLabel("Amount").fill("77");
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/Confirm\?term=180&amount=77/);
    await page.goBack();
    await expect.poll(() => page.getByLabel("Amount").inputValue(), { timeout: 10_000 }).toBe("77");
    expect(await page.getByRole("radio", { name: /180 days/ }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/Confirm\?term=180&amount=77/);
    await page.getByRole("link", { name: "Previous" }).click();
    await page.waitForURL(/WriteStaking\?term=180&amount=77/);
  });

  it("opens the fold of the proof page to which an address leads, and every fold without JavaScript", async () => {
    await openVisitor();
    await openAt(visit.page, "/eng/proof#nova-title");
    await visit.page.locator("details[open] #nova-title").waitFor();
    expect(await visit.page.locator(".proof details[open]").count()).toBe(1);
    await openAt(visit.page, "/eng/proof");
    await visit.page.locator(".fold", { hasText: "Grant vaults" }).locator("summary").click();
    await visit.page.getByRole("link", { name: "ETM" }).click();
    await visit.page.waitForURL(/coin=ETM/);
    await visit.page.getByText("No grants of ETM are listed here.").waitFor();
    await visit.close();
    await openVisitor({ javaScriptEnabled: false });
    await visit.page.goto("/eng/proof");
    await visit.page.locator(".fold > summary", { has: visit.page.locator("#boost-title") }).click();
    await visit.page.getByRole("rowheader", { name: /Punky Boost, Genesis: Twig/ }).waitFor();
  });
});
