import { expect, it } from "vitest";
import { grantSample, SAMPLE_GRANTS } from "../../tools/dev/chain-setup-vesting.ts";
import { holder, openBeforeTests, openClaimAll, press, site, tried } from "./account-site.ts";
import { COIN, openHolderPage } from "./holder-page.ts";
import { learnGrants } from "./learn-grants.ts";
import { checkOpen, walkPages } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";

openBeforeTests();

it("claims in two rounds what one cannot hold, the largest first, and says what stays for the second", async () => {
  const wallet = await site.newFundedWallet();
  // half of each is due: 6,000 SCG of the largest, 500 of the smallest
  const thousands = Array.from({ length: 12 }, (_, i) => BigInt(i + 1));
  await Promise.all(
    thousands.map((thousand) => {
      const grant = { ...SAMPLE_GRANTS[0]!, amountRaw: thousand * 1_000n * COIN };
      return grantSample(site.connection, { grant, wallet: wallet.publicKey, place: 40 + Number(thousand) });
    }),
  );
  await learnGrants(site, wallet, thousands.length);
  const before = await site.coinBalance(wallet.publicKey);
  const visit = await openHolderPage(site, [wallet]);
  const { page } = visit;
  const dialog = page.getByRole("dialog");
  await openClaimAll(page);
  await dialog.getByText(/^Then: 1,500\S*\u00a0SCG, with one more approval\./).waitFor();
  await dialog.getByText("How rounds work").click();
  await dialog.getByText("Round 1 of 2: 10 of 12 stakes, NFTs and grants now, the other 2 after that.").waitFor();
  expect(await dialog.locator(".fact-in dd").first().textContent()).toMatch(/^37,500\S*\u00a0SCG$/);
  expect(await checkOpen(page, "the first of two rounds", "#account-batch")).toEqual([]);
  await dialog.getByRole("button", { name: /^Claim 37,500\S*\sSCG$/ }).click();

  await dialog.getByText("Claimed, and more is left").waitFor({ timeout: 60_000 });
  await dialog.getByText(/^Still to claim: 1,500\S*\u00a0SCG$/).waitFor();
  const gained = (await site.coinBalance(wallet.publicKey)) - before;
  expect(gained / COIN).toBe(37_500n);
  expect(await dialog.locator(".button-primary").allTextContents()).toEqual(["See what is left"]);
  expect(await checkOpen(page, "after the first of two rounds", "#account-batch")).toEqual([]);
  // the second round shows what it brings and costs, and is signed with a press of its own
  await press(page, "See what is left").click();
  await tried(page);
  await dialog.getByText("How rounds work").click();
  await dialog.getByText("Round 2: the last 2 stakes, NFTs and grants.").waitFor();
  expect(await dialog.locator(".fact-in dd").first().textContent()).toMatch(/^1,500\S*\u00a0SCG$/);
  await dialog.getByText("This round is 2 transactions.").waitFor();
  expect(((await site.coinBalance(wallet.publicKey)) - before) / COIN).toBe(37_500n);
  await dialog.getByRole("button", { name: /^Claim 1,500\S*\sSCG$/ }).click();
  await page.getByRole("dialog", { name: "Everything is claimed" }).waitFor({ timeout: 60_000 });
  // both rounds together
  expect(await dialog.locator(".fact-in dd").first().textContent()).toMatch(/^39,000\S*\u00a0SCG$/);
  expect(((await site.coinBalance(wallet.publicKey)) - before) / COIN).toBe(39_000n);
  await press(page, "OK").click();
  expect(visit.takeProblems()).toEqual([]);
  await visit.close();
}, 120_000);

it.each(languagesOf("account"))("is in order in $label", async (locale) => {
  const visit = await openHolderPage(site, [holder], { locale: locale.intl });
  const place = "mypage";
  const address = { path: `/${locale.path}/${place}`, place, status: 200, kinds: ["routes/mypage/hub.tsx"] };
  expect(await walkPages(visit, locale, [address])).toEqual([]);
  await visit.close();
});
