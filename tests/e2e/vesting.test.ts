import { Keypair, type PublicKey } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import { LOCALES } from "~/locales/locales";
import { decodeGrant } from "~programs/vesting.ts";
import { grantDueAt, vestedAt } from "~programs/vesting-schedule.ts";
import {
  grantSamples,
  SAMPLE_GRANTS,
  type SampleGrant,
  sampleGrantAddress,
} from "../../tools/dev/chain-setup-vesting.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { openHolderPage } from "./holder-page.ts";
import { learnGrants } from "./learn-grants.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { brokenRules } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";

const COIN = 1_000_000_000n;
const [LINEAR, STEPPED, REVOCABLE, FINISHED, UNKNOWN] = SAMPLE_GRANTS as [
  SampleGrant,
  SampleGrant,
  SampleGrant,
  SampleGrant,
  SampleGrant,
];

/** The button of a grant's page, which names what it claims. */
const CLAIM = "[data-log='myVestingDetail.claim']";

let site: Site;
let visit: TestPage;
let places = 50;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
afterEach(() => visit?.close());

/** A funded wallet with the sample grants, which the site knows of. */
async function grantedWallet(): Promise<{ wallet: Keypair; place: number }> {
  const wallet = await site.newFundedWallet();
  places += 1;
  await grantSamples(site.connection, wallet.publicKey, places);
  await learnGrants(site, wallet, 4);
  return { wallet, place: places };
}

async function grantOnChain(address: PublicKey) {
  const account = await site.connection.getAccountInfo(address, "confirmed");
  return account && decodeGrant(account.data);
}

const detailOf = (grant: SampleGrant, place: number) =>
  `/eng/mypage/myVestingDetail/${sampleGrantAddress(grant, place).toBase58()}`;

async function claim(page: Page, amount: string | null): Promise<void> {
  await page.locator(CLAIM).click();
  const dialog = page.getByRole("dialog");
  if (amount) await dialog.getByLabel("Amount").fill(amount);
  await dialog.locator(".fact", { hasText: "Network fee" }).getByText("<0.0001\u00a0SOL").waitFor();
  await dialog.getByRole("button", { name: "Claim", exact: true }).click();
  await page.getByRole("dialog", { name: "Claim completed" }).waitFor({ timeout: 30_000 });
  await page.getByRole("button", { name: "OK" }).click();
}

/** Checks that an amount above what has vested is reported while it is typed, and is not shown as paid. */
async function expectTooMuch(page: Page, amount: string): Promise<void> {
  await page.locator(CLAIM).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount").fill(amount);
  await dialog.getByText("That is more than has been released").waitFor();
  expect(await dialog.locator(".fact", { hasText: "Comes into your wallet" }).locator("dd").innerText()).toBe("–");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** The words of a dialog that asks before a grant changes hands, once it knows the costs; it names the other wallet in full. */
async function expectAsked(page: Page, title: string, other: Keypair): Promise<string> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.locator(".fact", { hasText: "Network fee" }).getByText("<0.0001\u00a0SOL").waitFor();
  await dialog.getByRole("link", { name: other.publicKey.toBase58() }).waitFor();
  await dialog.getByRole("button", { name: "Copy address" }).waitFor();
  return dialog.innerText();
}

/** Signs in the open dialog, and closes it once the transaction is final. */
async function sign(page: Page, action: string, done: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
  const ended = page.getByRole("dialog", { name: done });
  await ended.getByRole("button", { name: "OK" }).click({ timeout: 30_000 });
  await ended.waitFor({ state: "detached" });
}

async function handOver(page: Page, action: string, done: string): Promise<void> {
  await page.getByRole("button", { name: action }).click();
  await sign(page, action, done);
}

async function logged(key: LogKey): Promise<boolean> {
  const [english] = LOCALES.filter(({ code }) => code === "en");
  if (!english) throw new Error("no English");
  const row = await site.database
    .prepare("SELECT 1 AS found FROM action_log WHERE action_cd = ?")
    .bind(actionCode(english, key))
    .first<number>("found");
  return row === 1;
}

describe("the public plan", () => {
  it("is read without JavaScript: coins, search, a grant with its table and file, and the way back", async () => {
    const { wallet, place } = await grantedWallet();
    visit = await site.openPage({ javaScriptEnabled: false });
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

  it("has a plot that is read with a finger, with a mouse and with keys", async () => {
    const { place } = await grantedWallet();
    visit = await site.openPage();
    const { page } = visit;
    await openAt(page, `/eng/tokenVestingPlanDetail/${sampleGrantAddress(STEPPED, place).toBase58()}`);
    const plot = page.locator(".release-plot");
    const field = plot.locator("svg.stair-field");
    await field.scrollIntoViewIfNeeded();
    const shown = () => plot.getByRole("slider").inputValue();
    const box = await field.boundingBox();
    if (!box) throw new Error("the plot is not drawn");
    const at = (share: number) => ({ clientX: box.x + box.width * share, clientY: box.y + box.height / 2 });
    await field.dispatchEvent("pointerdown", { pointerType: "touch", ...at(0.99) });
    const last = Number(await plot.getByRole("slider").getAttribute("max"));
    await expect.poll(shown).toBe(String(last));
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await expect.poll(shown).toBe("0");
    await plot.getByRole("slider").press("ArrowRight");
    expect(await shown()).toBe("1");
  });

  it("warns about an unknown funder's name, and says that a grant does not exist", async () => {
    const { place } = await grantedWallet();
    visit = await site.openPage();
    const { page } = visit;
    await page.goto(`/eng/tokenVestingPlanDetail/${sampleGrantAddress(UNKNOWN, place).toBase58()}`);
    await page.getByText("We do not know the funder of this grant.").waitFor();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    const missing = await page.goto(`/eng/tokenVestingPlanDetail/${Keypair.generate().publicKey.toBase58()}`);
    expect(missing?.status()).toBe(404);
    const odd = await page.goto("/eng/tokenVestingPlanDetail/nothing");
    expect(odd?.status()).toBe(404);
  });
});

describe("a holder", () => {
  it("finds what they can claim first on the public plan and on their list, and claims all of it with one button", async () => {
    const { wallet, place } = await grantedWallet();
    visit = await openHolderPage(site, [wallet], { viewport: { width: 375, height: 812 } });
    const { page } = visit;
    const loud = page.locator("main .button-primary:visible");
    for (const screen of ["mypage/myVesting", "tokenVestingPlan"]) {
      await openAt(page, `/eng/${screen}`);
      const own = page.locator(".vesting-own");
      await own.locator(".vesting-own-due").getByText(/ETM/).waitFor();
      const rows = await own.locator(".vesting-own-coins > li").allTextContents();
      expect(rows, screen).toEqual([
        expect.stringMatching(/SCGStill to come.+SCGNext releaseContinuously, every second$/),
        expect.stringMatching(/^600\sETMStill to come3,000\sETMNext release300\sETM on \d+ \w+ \d+$/),
        expect.stringMatching(/^0\sPVTStill to come5,000\sPVTNext release[\d,.]+\sPVT on \d+ \w+ \d+$/),
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

  it("claims from one grant alone by the quiet button of its row, which names the sum", async () => {
    const { wallet, place } = await grantedWallet();
    visit = await openHolderPage(site, [wallet]);
    const { page } = visit;
    await openAt(page, "/eng/mypage/myVesting");
    await page.getByRole("button", { name: /^Claim 600\sETM$/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".fact", { hasText: "Network fee" }).getByText("<0.0001\u00a0SOL").waitFor();
    await dialog.getByRole("button", { name: "Claim", exact: true }).click();
    await page.getByRole("dialog", { name: "Claim completed" }).waitFor({ timeout: 30_000 });
    expect((await grantOnChain(sampleGrantAddress(STEPPED, place)))?.claimedRaw).toBe(600n * COIN);
    expect((await grantOnChain(sampleGrantAddress(LINEAR, place)))?.claimedRaw).toBe(0n);
    expect(visit.takeProblems()).toEqual([]);
  });

  it("finds others' grants folded on the public plan, until a coin or a search is asked for", async () => {
    const { wallet } = await grantedWallet();
    visit = await openHolderPage(site, [wallet]);
    const { page } = visit;
    const rows = page.locator(".grant-row:visible");
    await openAt(page, "/eng/tokenVestingPlan");
    await page.locator(".vesting-own").waitFor();
    expect(await rows.count()).toBe(0);
    await page.getByRole("link", { name: "ETM", exact: true }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    // the first coin has no parameter, and what was opened stays open
    await page.getByRole("link", { name: "SCG", exact: true }).click();
    await page.waitForURL(/tokenVestingPlan$/);
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    await openAt(page, "/eng/tokenVestingPlan?q=Founding");
    expect(await rows.count()).toBeGreaterThan(0);
    expect(visit.takeProblems()).toEqual([]);
  });

  it("sees the released and the claimable amount grow together", async () => {
    const { wallet, place } = await grantedWallet();
    visit = await openHolderPage(site, [wallet]);
    const { page } = visit;
    await openAt(page, detailOf(LINEAR, place));
    const read = () =>
      page
        .locator(".grant-due .money, .fact .money")
        .evaluateAll(([due, , released]) => [due?.textContent, released?.textContent]);
    const [first] = await read();
    const isTogether = async () => {
      const [due, released] = await read();
      return due !== first && due === released;
    };
    await expect.poll(isTogether).toBe(true);
  });

  it("claims a part and then all that has vested, to the base unit of the program's own account", async () => {
    const { wallet, place } = await grantedWallet();
    visit = await openHolderPage(site, [wallet]);
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

  it("claims the last of a grant that is over, which closes the grant, and its page remains", async () => {
    const { wallet, place } = await grantedWallet();
    visit = await openHolderPage(site, [wallet]);
    const { page } = visit;
    const before = await site.coinBalance(wallet.publicKey);
    await site.travel(10);
    await openAt(page, detailOf(FINISHED, place));
    await claim(page, null);
    expect((await site.coinBalance(wallet.publicKey)) - before).toBe(500n * COIN);
    expect(await grantOnChain(sampleGrantAddress(FINISHED, place))).toBeNull();
    await page.getByText("Everything was paid and the account was closed.").waitFor();
  });

  it("cannot claim before the cliff, and gets a calendar file with the cliff and the end", async () => {
    const { wallet, place } = await grantedWallet();
    visit = await openHolderPage(site, [wallet]);
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

  it.runIf(isFullRun)(
    "hands a grant over to another wallet, which accepts and claims; both are told beforehand what changes hands",
    async () => {
      const { wallet, place } = await grantedWallet();
      const heir = await site.newFundedWallet();
      const address = sampleGrantAddress(STEPPED, place);
      const pending = async () => (await grantOnChain(address))?.pendingBeneficiary?.toBase58() ?? null;
      visit = await openHolderPage(site, [wallet]);
      await openAt(visit.page, detailOf(STEPPED, place));
      await visit.page.getByText("Hand this grant over").click();
      await visit.page.getByRole("button", { name: "Offer the grant" }).click();
      await visit.page.getByText("Enter a whole Solana address.").waitFor();
      expect(await visit.page.getByRole("dialog").count()).toBe(0);
      await visit.page.getByLabel("Address of the new wallet").fill(heir.publicKey.toBase58());
      await visit.page.getByRole("button", { name: "Offer the grant" }).click();
      const offer = await expectAsked(visit.page, "Offer this grant?", heir);
      expect(offer).toMatch(/You give away\s+3,600\sETM/);
      expect(offer).toContain("Until it accepts, everything stays yours");
      await visit.page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
      expect(await pending()).toBeNull();

      await handOver(visit.page, "Offer the grant", "The offer was made.");
      expect(await pending()).toBe(heir.publicKey.toBase58());
      await visit.page.getByRole("button", { name: "Withdraw the offer" }).click();
      const withdrawal = await expectAsked(visit.page, "Withdraw the offer?", heir);
      expect(withdrawal).toMatch(/Stays yours\s+3,600\sETM/);
      await sign(visit.page, "Withdraw the offer", "The offer was withdrawn.");
      expect(await pending()).toBeNull();
      await visit.page.getByLabel("Address of the new wallet").fill(heir.publicKey.toBase58());
      await handOver(visit.page, "Offer the grant", "The offer was made.");
      // a holder who comes back sees it at once
      await reloadPage(visit.page);
      await visit.page.getByRole("button", { name: "Withdraw the offer" }).waitFor();
      expect(visit.takeProblems()).toEqual([]);
      await visit.close();

      visit = await openHolderPage(site, [heir]);
      const { page } = visit;
      const before = await site.coinBalance(heir.publicKey, "mint-etm");
      await expect
        .poll(
          async () => {
            await openAt(page, "/eng/mypage/myVesting");
            return page.getByText("wants to hand this grant over to you").count();
          },
          { timeout: 30_000 },
        )
        .toBe(1);
      await openAt(page, detailOf(STEPPED, place));
      await page.getByRole("button", { name: "Accept the grant" }).click();
      const acceptance = await expectAsked(page, "Accept this grant?", wallet);
      expect(acceptance).toMatch(/Becomes yours\s+3,600\sETM[\s\S]*now\s+600\sETM[\s\S]*to come\s+3,000\sETM/);
      await sign(page, "Accept the grant", "The grant is yours.");
      await page.locator(CLAIM).waitFor({ timeout: 30_000 });
      await claim(page, null);
      expect((await site.coinBalance(heir.publicKey, "mint-etm")) - before).toBe(600n * COIN);
      const grant = await grantOnChain(address);
      expect(grant?.beneficiary.toBase58()).toBe(heir.publicKey.toBase58());
      expect(grant && grantDueAt(grant, grant.lastTs)).toBe(0n);
    },
  );

  it("is told that somebody else's grant does not exist", async () => {
    const { place } = await grantedWallet();
    const stranger = await site.newFundedWallet();
    visit = await openHolderPage(site, [stranger]);
    const answer = await openAt(visit.page, detailOf(LINEAR, place));
    expect(answer?.status()).toBe(404);
    await visit.page.getByText("This grant does not exist, or it belongs to another wallet.").waitFor();
    // the page must not say that the chain could not be read
    expect(await visit.page.getByText("We would rather show no figures").count()).toBe(0);
  });

  it("finds the way to their list at the address that names no grant", async () => {
    visit = await openHolderPage(site, [await site.newFundedWallet()]);
    for (const { path } of LOCALES) {
      const answer = await openAt(visit.page, `/${path}/mypage/myVestingDetail`);
      expect(answer?.status()).toBe(200);
      expect(await visit.page.locator(`main a.button[href="/${path}/mypage/myVesting"]`).count()).toBe(1);
    }
    expect(visit.takeProblems()).toEqual([]);
  });
});

it.each(languagesOf("vesting"))("is accessible in $label and fits a narrow screen", async ({ path }) => {
  const { wallet, place } = await grantedWallet();
  visit = await openHolderPage(site, [wallet]);
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
