import { describe, expect, it } from "vitest";
import { vestedAt } from "~programs/vesting-schedule.ts";
import { sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { openHolderPage } from "./holder-page.ts";
import { openAt } from "./open-at.ts";
import { brokenRules } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";
import {
  CLAIM,
  COIN,
  claim,
  closeAfterTest,
  detailOf,
  expectTooMuch,
  grantedWallet,
  grantOnChain,
  LINEAR,
  logged,
  openBeforeTests,
  REVOCABLE,
  STEPPED,
  site,
  visit,
} from "./vesting-site.ts";

openBeforeTests();

describe("the public plan", () => {
  it("is read without JavaScript: coins, search, a grant with its table and file, and the way back", async () => {
    const { wallet, place } = await grantedWallet();
    closeAfterTest(await site.openPage({ javaScriptEnabled: false }));
    const { page } = visit;
    await page.goto("/eng/tokenVestingPlan");
    const mine = page.locator(".grant-row", { has: page.locator(`[href*="${wallet.publicKey.toBase58()}"]`) });
    await page.fill("[name=q]", wallet.publicKey.toBase58());
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await expect.poll(() => mine.count()).toBe(2);
    expect(await mine.allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringContaining("Founding Holders"),
        expect.stringContaining("Early Supporters"),
      ]),
    );
    const named = page.locator(".vesting-plan-name", { hasText: "You have won" });
    expect(await named.count()).toBe(0);
    await page.getByRole("link", { name: "Also show grants from unknown funders" }).click();
    await expect.poll(() => mine.count()).toBe(3);
    expect(await named.count()).toBe(1);

    await page.goto("/eng/tokenVestingPlan?coin=ETM&q=etm%20part");
    await expect.poll(() => mine.count()).toBe(1);
    await mine.getByRole("link", { name: /^Details/ }).click();
    const address = sampleGrantAddress(STEPPED, place);
    expect(page.url()).toContain(`/tokenVestingPlanDetail/${address.toBase58()}`);
    await page.getByText("Every 30 days").waitFor();
    await page.locator(".fact", { hasText: "Freeze authority of ETM" }).getByText("Nobody: no account").waitFor();
    expect(await page.locator("svg.stair-field").getAttribute("aria-label")).toContain("3,600");
    const grant = await grantOnChain(address);
    if (!grant) throw new Error("the grant is gone");
    const shown = vestedAt(grant, BigInt(await site.chainTs()));
    expect(shown).toBe(600n * COIN);
    await page.locator(".fact", { hasText: "Released so far" }).getByText("600").waitFor();
    const rows = await page.locator(".release-plot .fold tbody tr").count();
    const file = await (await fetch(site.url + (await page.locator("[download]").first().getAttribute("href")))).text();
    expect(file.trim().split("\r\n")).toHaveLength(rows + 1);
    expect(file).toContain("3600,100");
    await page.getByRole("link", { name: "Go Back" }).click();
    await page.waitForURL(/tokenVestingPlan$/);
    expect(visit.takeProblems()).toEqual([]);
  });
});

describe("a holder", () => {
  it("finds what they can claim first on the public plan and on their list, and claims all of it with one button", async () => {
    const { wallet, place } = await grantedWallet();
    closeAfterTest(await openHolderPage(site, [wallet], { viewport: { width: 375, height: 812 } }));
    const { page } = visit;
    const loud = page.locator("main .button-primary:visible");
    for (const screen of ["mypage/myVesting", "tokenVestingPlan"]) {
      await openAt(page, `/eng/${screen}`);
      const own = page.locator(".vesting-own");
      await own.locator(".vesting-own-due").getByText(/ETM/).waitFor();
      const rows = await own.locator(".vesting-own-coins tbody tr").allTextContents();
      expect(rows, screen).toEqual([
        expect.stringMatching(/SCG[\d,.]+\sSCGContinuously, about [\d,]+\sSCG a day, until \d+\s\w+\s\d+$/),
        expect.stringMatching(/^600\sETM3,000\sETM300\sETM on \d+\s\w+\s\d+$/),
        expect.stringMatching(/^0\sPVT5,000\sPVT[\d,.]+\sPVT on \d+\s\w+\s\d+$/),
      ]);
      expect(await loud.allTextContents(), screen).toEqual(["Claim all"]);
      expect(await page.locator(".action-bar-sum").innerText(), screen).toMatch(/^[\d,.]+\sSCG\s· 600\sETM$/);
      const box = await loud.boundingBox();
      expect(box && box.y + box.height, screen).toBeLessThanOrEqual(812);
    }
    const due = async () => (await grantOnChain(sampleGrantAddress(STEPPED, place)))?.claimedRaw;
    expect(await due()).toBe(0n);
    await loud.click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".fact-in", { hasText: "ETM" }).getByText("600").waitFor({ timeout: 20_000 });
    await dialog.locator(".button-primary").click();
    await page.getByRole("heading", { name: "Everything is claimed" }).waitFor({ timeout: 60_000 });
    expect(await due()).toBe(600n * COIN);
    expect(visit.takeProblems()).toEqual([]);
  }, 120_000);

  it("claims a part and then all that has vested, to the base unit of the program's own account", async () => {
    const { wallet, place } = await grantedWallet();
    closeAfterTest(await openHolderPage(site, [wallet]));
    const { page } = visit;
    const balance = () => site.coinBalance(wallet.publicKey);
    const before = await balance();
    await openAt(page, "/eng/mypage/myVesting");
    await page.getByRole("link", { name: /View Detail.*Founding Holders/ }).click();
    await page.getByRole("heading", { level: 1, name: "Founding Holders" }).waitFor();
    await expectTooMuch(page, "13,000");
    await claim(page, "1,000.25");
    expect((await balance()) - before).toBe(1_000_250_000_000n);
    await claim(page, null);
    const grant = await grantOnChain(sampleGrantAddress(LINEAR, place));
    if (!grant) throw new Error("the grant is gone");
    expect((await balance()) - before).toBe(grant.claimedRaw);
    expect(grant.claimedRaw).toBe(vestedAt(grant, grant.lastTs));
    expect(grant.claimedRaw).toBeGreaterThanOrEqual(6_000n * COIN);
    await page.locator(".data-table, table").getByText("Claimed").first().waitFor();
    await expect.poll(() => logged("myVestingDetail.claimSubmit"), { timeout: 20_000 }).toBe(true);
    expect(visit.takeProblems()).toEqual([]);
  });

  it("cannot claim before the cliff, and gets a calendar file with the cliff and the end", async () => {
    const { wallet, place } = await grantedWallet();
    closeAfterTest(await openHolderPage(site, [wallet]));
    const { page, context } = visit;
    await openAt(page, detailOf(REVOCABLE, place));
    await page.getByText("Nothing to claim right now.").waitFor();
    expect(await page.locator(CLAIM).count()).toBe(0);
    const href = await page.getByRole("link", { name: "Add releases to a calendar" }).getAttribute("href");
    const answer = await context.request.get(site.url + href);
    expect(answer.headers()["content-type"]).toContain("text/calendar");
    const file = await answer.text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    const grant = await grantOnChain(sampleGrantAddress(REVOCABLE, place));
    const cliff = new Date(Number(grant?.cliffTs) * 1000).toISOString().replaceAll(/[-:]/g, "").slice(0, 15);
    expect(file).toContain(`DTSTART:${cliff}Z`);
    expect((await fetch(site.url + href)).status).toBe(401);
  });
});

it.each(languagesOf("vesting"))("is accessible in $label and fits a narrow screen", async ({ path }) => {
  const { wallet, place } = await grantedWallet();
  closeAfterTest(await openHolderPage(site, [wallet]));
  const { page } = visit;
  const grant = sampleGrantAddress(LINEAR, place).toBase58();
  const found: string[] = [];
  const places = [
    "tokenVestingPlan",
    `tokenVestingPlanDetail/${grant}`,
    "mypage/myVesting",
    `mypage/myVestingDetail/${grant}`,
  ];
  for (const place of places) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAt(page, `/${path}/${place}`);
    found.push(...(await brokenRules(page)).map((rule) => `${place} ${rule}`));
    await page.setViewportSize({ width: 320, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${place} is ${overflow} px too wide at 320`);
  }
  expect(found).toEqual([]);
});
