import { describe, expect, it } from "vitest";
import { freezeCoin } from "./frozen-nova.ts";
import { grantBenefits } from "./grant-benefits.ts";
import { DAY } from "./holder-page.ts";
import { actByApi } from "./nft-acts.ts";
import {
  BOOST,
  begin,
  costs,
  cut,
  DEEDS,
  eventually,
  finish,
  heldBy,
  KONGZ,
  NOVA,
  newHolder,
  open,
  openBeforeTests,
  openIntentsOf,
  openUnstake,
  phase,
  press,
  site,
} from "./nft-staking-site.ts";

openBeforeTests();

/** The tabs run one after the other, because they share the clock. */
describe("a holder", () => {
  it("is told before leaving a term early that a coin cannot be paid, has to agree again, and is told afterwards what is lost", async () => {
    const holder = await newHolder("punkykongz", 1);
    await actByApi(site, holder.wallet, { ...KONGZ, kind: "nova", action: "stake", termDays: 90 });
    await site.travel(2 * DAY);
    const { visit, page, dialog } = await open(holder, NOVA);
    await openUnstake(page);
    await costs(page).waitFor({ state: "attached" });
    const consent = dialog.getByLabel(/I understand that I give up .* for good/);
    await consent.check();
    expect(await dialog.innerText()).not.toContain("cannot be paid");
    await press(page, "No").click();
    await freezeCoin(site.chain, holder.wallet.publicKey);
    const { promise: ticked, resolve: tick } = Promise.withResolvers<void>();
    await page.route("**/api/transactions/preview", (route) => ticked.then(() => route.continue()));
    await openUnstake(page);
    await consent.check();
    tick();
    await dialog.getByText("SCG cannot be paid into this wallet now").waitFor({ timeout: 20_000 });
    const told = await dialog.innerText();
    expect(told).toMatch(/Comes into your wallet[\s\S]*\nTwig\n24[\s\S]*Given up for good[\s\S]*\nSCG\n7\d/);
    // the holder had agreed before that was known
    expect(await consent.isChecked()).toBe(false);
    await consent.check();
    await press(page, "Unstake 1 NFT").click();
    const done = page.getByRole("dialog", { name: "Unstaked" });
    await done.waitFor({ timeout: 40_000 });
    expect(await done.innerText()).toMatch(/Came into your wallet\nTwig\n24[\s\S]*Given up[\s\S]*\nSCG\n7\d/);
    await finish(page);
    expect(await heldBy(holder)).toBe(1);
    await visit.close();
  });
});

describe("the NFTs of a wallet", () => {
  it("are shown 12 at first, while all of them can be chosen", async () => {
    const holder = await newHolder("punkykongz", 26);
    const { visit, page } = await open(holder, `${BOOST}/punkykongz`);
    const cards = page.locator(".wallet-nft");
    await cards.first().waitFor();
    expect(await cards.count()).toBe(12);
    await page.getByText(/^26 NFTs in your wallet\b.*\b12\b.*\bnone staked$/).waitFor();
    await page.getByRole("button", { name: "Choose all 26" }).click();
    await page.getByRole("button", { name: "Stake 26 NFTs" }).waitFor();
    await page.getByRole("button", { name: "Show more (14 left)" }).click();
    await eventually(async () => expect(await cards.count()).toBe(26));
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    await visit.close();
  });

  it("are read in parts if they are very many, with one way on: to the rest of the part, then to the next", async () => {
    const holder = await newHolder("punkykongz", 230);
    const { visit, page } = await open(holder, `${BOOST}/punkykongz`);
    await page
      .getByText("200 NFTs found so far, there may be more · the first 12 are shown · none staked", { exact: true })
      .waitFor();
    await page.getByRole("button", { name: "Choose the 200 found so far" }).waitFor();
    const next = page.getByRole("link", { name: "Show the next NFTs" });
    for (const left of [188, 140, 92, 44]) {
      expect(await next.count()).toBe(0);
      await page.getByRole("button", { name: `Show more (${left} left)` }).click();
    }
    await next.click();
    await page.getByText("30 NFTs found so far, there may be more · none staked", { exact: true }).waitFor();
    // who has asked for more of the first part sees the whole second one
    expect(await page.getByRole("button", { name: /^Show more/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Back to the first NFTs" }).click();
    await page.getByText("200 NFTs found so far, there may be more · none staked", { exact: true }).waitFor();
    expect(visit.takeProblems()).toEqual([]);
    await visit.close();
  });
});

describe("what was granted with a collection", () => {
  it("has its full count in the title, is shown page by page, and links to everything that the wallet was granted", async () => {
    const holder = await newHolder("genesis", 1);
    const names = Array.from({ length: 45 }, (_, i) => `Lounge ${i + 1}.`);
    await grantBenefits(site, holder.wallet.publicKey.toBase58(), { collection: "genesis", names });
    const { visit, page, dialog } = await open(holder, BOOST);
    await page.locator(".list-row").getByText("45 entries", { exact: true }).waitFor();
    await page.locator(".list-row").getByText("No entries yet").waitFor();
    await page.getByRole("link", { name: "BENEFIT: Details" }).click();
    await dialog.getByRole("heading", { name: "BENEFIT for Genesis: 45 entries" }).waitFor();
    const seen: string[] = [];
    for (let number = 1; number <= 3; number++) {
      const rows = dialog.getByRole("row").filter({ hasText: "Lounge" });
      await rows.getByText(`Lounge ${(number - 1) * 20 + 1}.`, { exact: true }).waitFor();
      const texts = await rows.getByText(/^Lounge/).allTextContents();
      seen.push(...texts.map((text) => text.trim()));
      if (number < 3) await dialog.getByRole("link", { name: "Older" }).click();
    }
    expect(seen).toEqual(names);
    expect(await dialog.getByRole("link", { name: "Older" }).count()).toBe(0);
    await dialog.getByRole("link", { name: "All BENEFIT entries of this wallet" }).click();
    await page.waitForURL(/mypage\/myEntitlement\?tab=benefit$/);
    await page.getByText("Lounge 1.", { exact: true }).waitFor();
    expect(visit.takeProblems()).toEqual([]);
    await visit.close();
  });
});

describe.concurrent.each(DEEDS)("$name", (deed) => {
  it("whose modal is closed after signing is shown in the notices above the page", async () => {
    const act = await begin(deed);
    await act.page.route(/\/api\/transactions\/[\w-]+$/, cut);
    const handedOver = act.page.waitForResponse(/\/signed$/);
    await press(act.page, deed.button).click();
    await handedOver;
    await press(act.page, "Close").last().click();
    const notice = act.page.locator(".open-transactions");
    await notice.waitFor();
    await act.page.unroute(/\/api\/transactions\/[\w-]+$/);
    await notice.getByText(/it is final/).waitFor({ timeout: 40_000 });
    await deed.expectDone(act.holder, act.before);
    await act.visit.close();
  });

  it("whose modal is closed before the page knows that it is final is shown in the notices above the page", async () => {
    const act = await begin(deed);
    await act.page.route(/\/api\/transactions\/[\w-]+$/, cut);
    const handedOver = act.page.waitForResponse(/\/signed$/);
    await press(act.page, deed.button).click();
    await handedOver;
    await phase(act.page, "sent").waitFor();
    await eventually(() => deed.expectDone(act.holder, act.before));
    await eventually(async () => expect(await openIntentsOf(act.holder)).toBe(0));
    await press(act.page, "Close").last().click();
    await act.page.unroute(/\/api\/transactions\/[\w-]+$/);
    await act.page
      .locator(".open-transactions")
      .getByText(/it is final/)
      .waitFor({ timeout: 40_000 });
    await act.visit.close();
  });
});
