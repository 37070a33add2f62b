import type { Keypair } from "@solana/web3.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import { LOCALES } from "~/locales/locales";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { seedDropLists } from "../../tools/dev/sample-drop-lists.ts";
import { setWalletBehaviour, walletCalls } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { DAY, openHolderPage } from "./holder-page.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { brokenRules, checkOpen, readOverflow, WIDTHS } from "./page-checks.ts";

const PAGE = "/eng/powerzonePunkyDrop";
const LIST = "/eng/mypage/myDrop";
const SCG = 250n * 10n ** 9n;

/** Only these two wallets are on the lists of the sample drops. */
const first = developmentKeypair("wallet-1");
const second = developmentKeypair("wallet-2");

let site: Site;
let visit: TestPage;

beforeAll(async () => {
  site = await openSite();
  await seedDropLists(site.database);
});
afterEach(() => visit?.close());
afterAll(() => site?.close());

async function openDrops(wallet: Keypair): Promise<TestPage> {
  visit = await openHolderPage(site, [wallet]);
  await openAt(visit.page, PAGE);
  return visit;
}

const card = (number: number) => visit.page.locator(".drop", { hasText: `No. ${number}` });
const dialog = () => visit.page.locator("dialog[open]");
const button = (name: string) => dialog().getByRole("button", { name, exact: true });
/** An answer to the question, which says behind its first word what it does. */
const answer = (word: "Yes" | "No") => dialog().getByRole("button", { name: new RegExp(`^${word}, `) });

/** The numbers of the drops, in the order of their cards. */
const order = () => visit.page.locator(".drop-number").allTextContents();
/** The button of a drop's modal, which names the gift. */
const takeButton = () => dialog().locator("[data-log='punkyDrop.dropGift']");
/** The loud buttons of the screen beside those of its dialogs. */
const loudButtons = () => visit.page.locator("main .button-primary:visible").allTextContents();
/** How many gifts of a drop its bar shows as taken. */
const fillOf = (number: number) =>
  card(number)
    .locator("progress")
    .evaluate((bar: HTMLProgressElement) => bar.value);

/** Goes to the point where one press signs. */
async function ask(number: number): Promise<void> {
  await visit.page.getByRole("button", { name: `No.${number} DROP` }).click();
  await pressGift();
}

async function pressGift(): Promise<void> {
  await takeButton().click();
  await dialog()
    .getByText(/at most [\d,]+ CU/)
    .waitFor({ state: "attached" });
}

/** The NFT that the third drop gives to a place. */
const nftOf = (place: number) => developmentKeypair(`nft-crafter-${place === 0 ? 5 : 6}` as "nft-crafter-5").publicKey;

async function holdsNft(wallet: Keypair, place: number): Promise<boolean> {
  const account = findAssociatedTokenAddress(nftOf(place), wallet.publicKey, TOKEN_PROGRAM_ADDRESS);
  const balance = await site.connection.getTokenAccountBalance(account).catch(() => null);
  return balance?.value.amount === "1";
}

/** How often D1 has a press on a control by the second wallet. */
async function presses(key: LogKey): Promise<number> {
  const english = LOCALES[1];
  const row = await site.database
    .prepare("SELECT count(*) AS times FROM action_log WHERE action_cd = ? AND wallet_address = ?")
    .bind(actionCode(english, key), second.publicKey.toBase58())
    .first<{ times: number }>();
  return row?.times ?? 0;
}

describe("a holder on the lists", () => {
  it("takes a coin gift and an NFT gift, is told why the fourth cannot be taken, and finds both in the list", async () => {
    const { page } = await openDrops(first);
    const before = await site.coinBalance(first.publicKey, "mint-scg");
    // only the first of the three gifts is loud: the one that ends first
    await page.getByRole("heading", { name: "3 gifts are ready for you" }).waitFor();
    const opened = await order();
    // the first and the third end with each other
    expect([opened[0], opened[3]]).toEqual(["No. 2", "No. 4"]);
    expect(await loudButtons()).toEqual(["Take 250\u00a0SCG · No.2 DROP"]);
    expect(await fillOf(2)).toBe(0);
    await ask(2);
    expect(await dialog().getByRole("heading").first().textContent()).toBe("Would you like to drop?");
    expect(await dialog().locator(".fact").first().textContent()).toBe("Comes into your wallet250\u00a0SCG");
    await answer("No").click();
    await pressGift();
    // a double press counts as one
    await answer("Yes").dblclick();
    await page.getByRole("dialog", { name: "The gift is yours" }).waitFor({ timeout: 30_000 });
    expect((await site.coinBalance(first.publicKey, "mint-scg")) - before).toBe(SCG);
    expect((await walletCalls(page)).filter((call) => call === "signTransaction")).toHaveLength(1);
    expect(await dialog().locator("a[href*='/tx/']").count()).toBe(1);
    await button("OK").click();
    await card(2).getByText("This wallet has taken its gift.").first().waitFor();
    expect(await fillOf(2)).toBe(1);
    // the card stays where it was pressed until the page is opened again
    expect(await order()).toEqual(opened);
    expect(await loudButtons()).toEqual([expect.stringMatching(/No\.[13] DROP/)]);

    await ask(3);
    await answer("Yes").click();
    await page.getByRole("dialog", { name: "The gift is yours" }).waitFor({ timeout: 30_000 });
    expect(await holdsNft(first, 0)).toBe(true);
    // the list calls it completed once it is final
    await dialog().locator('.transaction[data-phase="finalized"]').waitFor();
    await button("OK").click();

    expect(await card(4).textContent()).toMatch(
      /You are on the list\. The drop begins on .+Begins in 2 days|Begins in/,
    );
    await page.getByRole("button", { name: "No.4 DROP" }).click();
    expect(await takeButton().count()).toBe(0);
    await button("Close").last().click();

    await openAt(page, PAGE);
    expect(await order()).toEqual(["No. 1", "No. 4", "No. 2", "No. 3"]);
    await openAt(page, `${LIST}?tab=nft`);
    expect(await page.locator("tbody tr").allTextContents()).toEqual([
      expect.stringMatching(/Crafter.+No\. 3Completed/),
    ]);
    await page.getByRole("link", { name: "RWA", exact: true }).click();
    await page.getByText("250 SCG").waitFor();
    expect(await page.locator("tbody tr").allTextContents()).toEqual([
      expect.stringMatching(/250.SCG.*No\. 2Completed/),
    ]);
    const file = await page.request.get(`${LIST}/list.csv?tab=rwa`);
    expect(await file.text()).toMatch(/No\. 2,SCG,250,\w+,Completed,20,/);
    expect(visit.takeProblems()).toEqual([]);
  }, 90_000);

  it.runIf(isFullRun)(
    "declines, then lets one expire: status 40, reset, and takes the gift after all",
    async () => {
      const { page } = await openDrops(second);
      const before = await site.coinBalance(second.publicKey, "mint-scg");
      await setWalletBehaviour(page, { sign: "refuse" });
      await ask(2);
      await answer("Yes").click();
      await dialog().locator('.transaction[data-phase="rejected"]').waitFor();
      await button("Close").last().click();
      await setWalletBehaviour(page, { sign: "approve" });
      await card(2).getByRole("button", { name: "Take 250\u00a0SCG" }).waitFor();

      // the transaction reaches the site but no node until its blockhash has expired
      site.gate.swallowSends(true);
      await ask(2);
      await answer("Yes").click();
      await page.getByRole("dialog", { name: "The gift was not taken" }).waitFor({ timeout: 45_000 });
      site.gate.swallowSends(false);
      await dialog().getByText("Reset this try in your drop list first").waitFor();
      expect(await dialog().getByRole("button", { name: "Try again" }).count()).toBe(0);
      await dialog().getByRole("link", { name: "Open my drop list" }).click();

      await page.waitForURL(/myDrop\?tab=rwa/);
      await page.locator("tbody").getByText("Failed").waitFor();
      await page.getByRole("link", { name: "Reset failed status" }).click();
      await page.getByRole("dialog", { name: "Reset failed status" }).waitFor();
      expect(await checkOpen(page, "reset", "dialog[open]")).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await button("Cancel").click();
      await page.getByRole("link", { name: "Reset failed status" }).click();
      await button("Confirm").click();
      await page.getByText("The failed status was reset.").waitFor();
      expect(await page.locator("tbody tr").allTextContents()).toEqual([expect.stringMatching(/Failedreset/)]);
      expect(await site.coinBalance(second.publicKey, "mint-scg")).toBe(before);

      await openAt(page, PAGE);
      await ask(2);
      await answer("Yes").click();
      await page.getByRole("dialog", { name: "The gift is yours" }).waitFor({ timeout: 30_000 });
      expect((await site.coinBalance(second.publicKey, "mint-scg")) - before).toBe(SCG);
      expect(visit.takeProblems()).toEqual([]);
      await expect.poll(() => presses("punkyDrop.confirmYes"), { timeout: 20_000 }).toBe(3);
      await expect.poll(() => presses("myDrops.resetConfirm")).toBe(1);
    },
    120_000,
  );
});

describe("the page", () => {
  it("tells a wallet that it is on no list, offers it nothing, and keeps the rules of WCAG with its dialogs", async () => {
    const wallet = await site.newFundedWallet();
    const { page } = await openDrops(wallet);
    // once above the cards, and in the dialog of each
    await page.getByText("This wallet is on none of these lists").waitFor();
    expect(await page.locator(".drop-answer").count()).toBe(0);
    expect(await page.locator(".drop .badge").allTextContents()).toEqual(Array(4).fill("Not for this wallet"));
    expect(await page.locator(".drop > .button").allTextContents()).toEqual(
      expect.arrayContaining([1, 2, 3, 4].map((number) => `Details · No.${number} DROP`)),
    );
    expect(await loudButtons()).toEqual(["Check another wallet"]);
    expect(await page.getByText("This wallet is not on the list of this drop.").count()).toBe(4);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await brokenRules(page)), ...(await readOverflow(page)));
    }
    await page.getByRole("button", { name: "No.1 DROP" }).click();
    expect(await takeButton().count()).toBe(0);
    found.push(...(await checkOpen(page, "drop", "dialog[open]")));
    expect(found).toEqual([]);
    for (const address of [LIST, "/eng/mypage/myTwig", "/eng/mypage/myEntitlement?tab=rwa"]) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await openAt(page, address);
        found.push(...(await brokenRules(page)), ...(await readOverflow(page)));
      }
    }
    expect(found).toEqual([]);
    expect(visit.takeProblems()).toEqual([]);
  }, 90_000);

  it("offers a visitor one loud button in the first screen of a phone, which opens the list of wallets", async () => {
    visit = await site.openPage({ viewport: { width: 375, height: 812 } });
    await openAt(visit.page, PAGE);
    expect(await loudButtons()).toEqual(["Check my wallet"]);
    const box = await visit.page.getByRole("button", { name: "Check my wallet" }).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(812);
    await visit.page.getByRole("button", { name: "Check my wallet" }).click();
    await visit.page.getByRole("dialog", { name: "Select Wallet" }).waitFor();
  });

  it("is whole without JavaScript and without a wallet, in each language", async () => {
    visit = await site.openPage({ javaScriptEnabled: false });
    for (const { path } of LOCALES) {
      await visit.page.goto(`/${path}/powerzonePunkyDrop`);
      expect(await visit.page.locator(".drop").count(), path).toBe(4);
      expect(await visit.page.locator(".drop-answer").allTextContents(), path).not.toContain("");
      // none where every gift is taken
      const timed = await visit.page.locator(".drop[data-state=open], .drop[data-state=before]").count();
      expect(timed, path).toBeGreaterThanOrEqual(3);
      expect(await visit.page.locator(".drop-clock").count(), path).toBe(timed);
    }
    expect(visit.takeProblems()).toEqual([]);
  });

  it("uses the chain's clock and not the visitor's, and ends a drop that is open on the page", async () => {
    visit = await openHolderPage(site, [second]);
    await visit.page.addInitScript(setClockWrong);
    await openAt(visit.page, PAGE);
    expect(await card(1).locator(".drop-clock [aria-hidden]").textContent()).toMatch(/^Ends in 2\d\sdays/);
    await site.travel(30 * DAY);
    await reloadPage(visit.page);
    await card(1).getByText("Over", { exact: true }).waitFor();
    await visit.page.getByRole("button", { name: "No.1 DROP" }).click();
    await visit.page.getByRole("dialog", { name: "Drop has ended" }).waitFor();
    expect(await checkOpen(visit.page, "ended", "dialog[open]")).toEqual([]);
  });

  it("says that the chain cannot be reached and what that means for gifts, and keeps naming the drops", async () => {
    visit = await site.openPage();
    site.gate.close();
    await openAt(visit.page, PAGE);
    await visit.page.getByText("The drops still end at their time.").waitFor();
    expect(await visit.page.locator(".drops-known .fact").count()).toBe(4);
  });
});

/** Runs in the page, before its scripts: its clock says January 2031. Playwright's own false clock hides every time mark. */
function setClockWrong(): void {
  const ahead = Date.UTC(2031, 0, 1) - Date.now();
  const RightDate = Date;
  globalThis.Date = class extends RightDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [RightDate.now() + ahead] : parts) as [number]));
    }
    static override now = () => RightDate.now() + ahead;
  } as DateConstructor;
}
