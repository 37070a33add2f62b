import { Keypair } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/locales/locales";
import { grantDueAt } from "~programs/vesting-schedule.ts";
import { sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { openHolderPage } from "./holder-page.ts";
import { openAt, reloadPage } from "./open-at.ts";
import {
  CLAIM,
  COIN,
  claim,
  closeAfterTest,
  detailOf,
  expectAsked,
  FINISHED,
  grantedWallet,
  grantOnChain,
  handOver,
  LINEAR,
  openBeforeTests,
  STEPPED,
  sign,
  site,
  UNKNOWN,
  visit,
} from "./vesting-site.ts";

openBeforeTests();

describe("the public plan", () => {
  it("has a plot that is read with a finger, with a mouse and with keys", async () => {
    const { place } = await grantedWallet();
    closeAfterTest(await site.openPage());
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
    closeAfterTest(await site.openPage());
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
  it("claims the last of a grant that is over, which closes the grant, and its page remains", async () => {
    const { wallet, place } = await grantedWallet();
    closeAfterTest(await openHolderPage(site, [wallet]));
    const { page } = visit;
    const before = await site.coinBalance(wallet.publicKey);
    await site.travel(10);
    await openAt(page, detailOf(FINISHED, place));
    await claim(page, null);
    expect((await site.coinBalance(wallet.publicKey)) - before).toBe(500n * COIN);
    expect(await grantOnChain(sampleGrantAddress(FINISHED, place))).toBeNull();
    await page.getByText("Everything was paid and the account was closed.").waitFor();
  });

  it("claims from one grant alone by the quiet button of its row, which names the sum", async () => {
    const { wallet, place } = await grantedWallet();
    closeAfterTest(await openHolderPage(site, [wallet]));
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
    closeAfterTest(await openHolderPage(site, [wallet]));
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

  it("sees what is still to come shrink by what can be claimed more", async () => {
    const { wallet, place } = await grantedWallet();
    closeAfterTest(await openHolderPage(site, [wallet]));
    const { page } = visit;
    await openAt(page, detailOf(LINEAR, place));
    const read = () =>
      page
        .locator(".grant-due .money-fraction, .grant-figures .fact:last-child .money-fraction")
        .evaluateAll((fractions) => fractions.map(({ textContent }) => Number(textContent?.slice(1))));
    const [first] = await read();
    const isTogether = async () => {
      const [due, toCome] = await read();
      return due !== first && due !== undefined && toCome !== undefined && (due + toCome) % 10_000 === 0;
    };
    await expect.poll(isTogether).toBe(true);
  });

  it("hands a grant over to another wallet, which accepts and claims; both are told beforehand what changes hands", async () => {
    const { wallet, place } = await grantedWallet();
    const heir = await site.newFundedWallet();
    const address = sampleGrantAddress(STEPPED, place);
    const pending = async () => (await grantOnChain(address))?.pendingBeneficiary?.toBase58() ?? null;
    closeAfterTest(await openHolderPage(site, [wallet]));
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
    await visit.page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
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

    closeAfterTest(await openHolderPage(site, [heir]));
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
  });

  it("is told that somebody else's grant does not exist", async () => {
    const { place } = await grantedWallet();
    const stranger = await site.newFundedWallet();
    closeAfterTest(await openHolderPage(site, [stranger]));
    const answer = await openAt(visit.page, detailOf(LINEAR, place));
    expect(answer?.status()).toBe(404);
    await visit.page.getByText("This grant does not exist, or it belongs to another wallet.").waitFor();
    // the page must not say that the chain could not be read
    expect(await visit.page.getByText("We would rather show no figures").count()).toBe(0);
  });

  it("finds the way to their list at the address that names no grant", async () => {
    closeAfterTest(await openHolderPage(site, [await site.newFundedWallet()]));
    for (const { path } of LOCALES) {
      const answer = await openAt(visit.page, `/${path}/mypage/myVestingDetail`);
      expect(answer?.status()).toBe(200);
      expect(await visit.page.locator(`main a.button[href="/${path}/mypage/myVesting"]`).count()).toBe(1);
    }
    expect(visit.takeProblems()).toEqual([]);
  });
});
