import { expect, it } from "vitest";
import { findCheckInAddress } from "~programs/addresses.ts";
import { SAMPLE_GRANTS, sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import {
  ACCOUNT,
  ETM_GRANT,
  etmOf,
  expectLogged,
  holder,
  LOCKED,
  listed,
  openBeforeTests,
  openClaimAll,
  PLACE,
  paidOf,
  press,
  STRANGERS_GRANT,
  site,
  tried,
} from "./account-site.ts";
import { grantBenefits } from "./grant-benefits.ts";
import { COIN, openHolderPage, readPositions } from "./holder-page.ts";
import { actByApi, giveNfts, kongzPool } from "./nft-acts.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { checkOpen } from "./page-checks.ts";
import { signIn } from "./sign-in.ts";

openBeforeTests();

it("says on the empty list of Twig how much waits, and offers no search", async () => {
  const visit = await openHolderPage(site, [holder]);
  await openAt(visit.page, "/eng/mypage/myTwig");
  await visit.page.getByText(/^72\S*\u00a0Twig can be claimed now$/).waitFor();
  await visit.page.getByText("No Twig claimed here yet").waitFor();
  await visit.page.getByText("about 24\u00a0Twig a day", { exact: true }).waitFor();
  expect(await visit.page.locator(".my-list-search").count()).toBe(0);
  await visit.page.getByRole("link", { name: "Claim on My Page" }).click();
  await visit.page.getByRole("button", { name: "Claim all" }).waitFor();
  expect(visit.takeProblems()).toEqual([]);
  await visit.close();
});

it("claims a coin position, two NFTs and grants in one go; what is refused in the middle is all that is left", async () => {
  const visit = await openHolderPage(site, [holder]);
  const { page } = visit;
  const before = {
    scg: await site.coinBalance(holder.publicKey),
    twig: await site.coinBalance(holder.publicKey, "mint-twig"),
    etm: await etmOf(holder),
  };

  await openClaimAll(page);
  // what can be claimed stands once, and the table has only what cannot be claimed yet
  expect(await page.locator(".account-due li").count()).toBe(3);
  expect(await page.locator("table thead th").allTextContents()).toEqual(["Coin", "Accrued so far", "Still to come"]);
  const earning = page.locator(".account-overview .fact", { hasText: "Earning now" }).locator("dd").first();
  expect(await earning.textContent()).toMatch(/^about [\d.]+\u00a0SCG \+ 24\u00a0Twig a day$/);
  const checkIn = page.locator(".account-overview .fact", { hasText: "Check in today" });
  expect(await checkIn.locator("dd").allTextContents()).toEqual([
    expect.stringMatching(/^2 NFTs: [\d.]+\u00a0SCG$/),
    expect.stringMatching(/^until /),
  ]);
  // the deposits of a coin stake and two staked NFTs, each kind on its own line
  const locked = await page.locator(".account-parts dt", { hasText: /^For / }).allTextContents();
  expect(locked).toEqual([
    "For coin stakes, returned when they close",
    "For staked NFTs, returned once you unstake and claim everything",
    "For check-in records, yours to take back once the NFT is unstaked and its streak is over",
  ]);
  const all = await listed(page);
  expect(all.filter((item) => item.startsWith("Token vesting"))).toHaveLength(3);
  expect(all.filter((item) => item.startsWith("Punky Boost"))).toHaveLength(2);
  expect(all.filter((item) => item.startsWith("Coin staking"))).toHaveLength(1);

  // "6,000.5 SCG" of each coin, as tried
  const arriving = Object.fromEntries(
    (await page.getByRole("dialog").locator(".fact-in dd").allTextContents()).flatMap((amount) => {
      const [, figure = "", coin = ""] = /^([\d,.]+)\u00a0(SCG|Twig|ETM)/.exec(amount) ?? [];
      const raw = BigInt(Math.floor(Number(figure.replaceAll(",", "")) * 1_000_000)) * (COIN / 1_000_000n);
      return coin ? [[coin, raw]] : [];
    }),
  );
  expect(Object.keys(arriving).toSorted()).toEqual(["ETM", "SCG", "Twig"]);

  expect(await checkOpen(page, "what is claimed and what it costs", "#account-batch")).toEqual([]);

  await setWalletBehaviour(page, { sign: "refuse" });
  await press(page, "Claim").click();
  await page.locator('.transaction[data-phase="rejected"]').waitFor({ timeout: 40_000 });
  // beside the one that signs again, no button is loud, also while the page finds out what is left
  expect(await page.getByRole("dialog").locator(".button-primary").allTextContents()).toEqual(["Sign again"]);
  expect(await site.coinBalance(holder.publicKey)).toBe(before.scg);

  // the server refuses one of the three grants; all others are final
  await setWalletBehaviour(page, { sign: "approve" });
  const etm = sampleGrantAddress(ETM_GRANT, PLACE).toBase58();
  await page.route("**/api/transactions", async (route) => {
    if (!route.request().postData()?.includes(etm)) return route.fallback();
    await route.fulfill({
      json: { resultCd: "FAIL", error: { code: "NothingVested", message: "Refused by the test." } },
    });
  });
  await press(page, "Sign again").click();
  await page.getByRole("dialog").getByText("5 of 6 done").first().waitFor({ timeout: 60_000 });
  await page.locator('.batch-items li[data-state="failed"]').waitFor({ timeout: 60_000 });
  expect(await page.locator('.batch-items li[data-state="failed"]').allTextContents()).toEqual([
    expect.stringContaining("ETM"),
  ]);
  expect(await etmOf(holder)).toBe(before.etm);
  expect(await checkOpen(page, "a part that was refused", "#account-batch")).toEqual([]);

  // after a reload, the same press claims only the rest
  await page.unroute("**/api/transactions");
  await openClaimAll(page);
  expect(await listed(page)).toEqual([expect.stringContaining("ETM")]);
  await press(page, "Claim").click();
  await page.getByRole("dialog", { name: "Everything is claimed" }).waitFor({ timeout: 60_000 });
  await press(page, "OK").click();

  const [position] = await readPositions(site, holder.publicKey);
  const grants = SAMPLE_GRANTS.filter((sample) => sample.coin === "SCG" && sample !== STRANGERS_GRANT);
  const paid = (await Promise.all(grants.map(paidOf))).reduce((sum, raw) => sum + raw, 0n);
  const gained = (await site.coinBalance(holder.publicKey)) - before.scg;
  expect(position!.claimedRaw).toBeGreaterThan(0n);
  expect(paid).toBeGreaterThan(6_000n * COIN);
  // two Kongz also earn SCG over three days
  expect(gained).toBeGreaterThan(paid);
  // the amount shown beforehand arrived, plus what accrued until the transaction landed
  expect(gained).toBeGreaterThanOrEqual(arriving.SCG!);
  expect(gained - arriving.SCG!).toBeLessThan(gained / 100n);
  expect(await etmOf(holder)).toBe(before.etm + (await paidOf(ETM_GRANT)));
  expect(await site.coinBalance(holder.publicKey, "mint-twig")).toBeGreaterThan(before.twig);
  expect(await paidOf(STRANGERS_GRANT)).toBe(0n);
  expect(visit.takeProblems()).toEqual([]);
  await expectLogged(["claimAll", "claimSubmit", "claimContinue", "claimAll", "claimSubmit", "claimDone"]);
  await visit.close();
}, 180_000);

it("takes the deposits of check-in records back once, to the lamport, after a refusal and a reload", async () => {
  const wallet = await site.newFundedWallet();
  const mints = await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 2 });
  const records = mints.map((mint) => findCheckInAddress(kongzPool("boost"), mint));
  const standing = async () => {
    const found = await site.connection.getMultipleAccountsInfo(records, "confirmed");
    return found.flatMap((account) => account?.lamports ?? []);
  };
  const kongz = { kind: "boost", collection: "punkykongz" };
  await actByApi(site, wallet, { ...kongz, action: "stake", termDays: 0 });
  const visit = await openHolderPage(site, [wallet]);
  const { page } = visit;
  const take = page.getByRole("button", { name: "Take deposits back" });
  // while the NFTs are staked, there is no button
  await openAt(page, ACCOUNT);
  await page
    .getByText("For check-in records, yours to take back once the NFT is unstaked and its streak is over")
    .waitFor();
  expect(await take.count()).toBe(0);

  await actByApi(site, wallet, { ...kongz, action: "unstake" });
  const held = (await standing()).reduce((sum, lamports) => sum + lamports, 0);
  expect(held).toBe(2 * 1_781_760);
  await openAt(page, ACCOUNT);
  await page.getByText(LOCKED).waitFor();
  await take.click();
  const dialog = page.getByRole("dialog", { name: "Take deposits back" });
  await tried(page);
  expect(await dialog.locator(".fact-in").allTextContents()).toEqual(["Deposits of the records0.0035\u00a0SOL"]);
  expect(await listed(page)).toEqual(["Punky Boost, PunkyKongz #1", "Punky Boost, PunkyKongz #2"]);
  expect(await checkOpen(page, "deposits that come back", "#account-batch")).toEqual([]);

  await setWalletBehaviour(page, { sign: "refuse" });
  await press(page, "Take back").click();
  await page.locator('.transaction[data-phase="rejected"]').waitFor({ timeout: 40_000 });
  expect(await standing()).toHaveLength(2);
  await reloadPage(page);
  await setWalletBehaviour(page, { sign: "approve" });
  const before = await site.lamports(wallet.publicKey);
  await take.click();
  await tried(page);
  await press(page, "Take back").dblclick();
  await page.getByRole("dialog", { name: "The deposits are back" }).waitFor({ timeout: 60_000 });
  // the page shows the new counts
  await expect.poll(() => page.getByText(LOCKED).count()).toBe(0);
  await press(page, "OK").click();
  await expect.poll(() => take.count()).toBe(0);
  expect(await standing()).toEqual([]);
  expect((await site.lamports(wallet.publicKey)) - before).toBe(BigInt(held - 5_000));
  expect(visit.takeProblems()).toEqual([]);
  await visit.close();
}, 120_000);

it("shows what the wallet holds and how much it was granted, in the file too, and names what cannot be read", async () => {
  const wallet = await site.newFundedWallet();
  const names = ["Night 1", "Night 2", "Night 3"];
  await grantBenefits(site, wallet.publicKey.toBase58(), { collection: "genesis", names });
  const visit = await openHolderPage(site, [wallet]);
  const { page } = visit;
  await openAt(page, ACCOUNT);
  const wanted = ["SOL", "SCG", "Twig", "USDC", "ETM", "PVT"];
  const coins = page.locator(".account-wallet dt");
  const known = (await coins.allTextContents()).filter((coin) => wanted.includes(coin));
  expect(known.slice(0, 3)).toEqual(["SOL", "SCG", "Twig"]);
  const sol = Number(await site.lamports(wallet.publicKey)) / 1e9;
  expect(await page.locator(".account-wallet dd").first().textContent()).toBe(`${sol}\u00a0SOL`);
  expect(await page.locator(".account-entry").allTextContents()).toEqual([
    expect.stringContaining("BENEFIT: 3 entries"),
    expect.stringContaining("RWA: no entry yet"),
  ]);
  await page.getByRole("link", { name: "Open the list: BENEFIT" }).click();
  await page.waitForURL(/myEntitlement\?tab=benefit/);
  await page.getByRole("row", { name: /Night 3/ }).waitFor();

  const headers = { Cookie: await signIn(site, wallet) };
  const file = await (await fetch(`${site.url}/eng/mypage/account/overview.csv`, { headers })).text();
  const rows = file.split("\r\n");
  expect(rows[1]).toBe(`SOL,,,,,,,${sol},`);
  expect(rows[2]).toMatch(/^SCG,\w+,0,0,0,0,0,[\d.]+,$/);
  expect(rows.slice(-2)).toEqual(["BENEFIT,,,,,,,,3", "RWA,,,,,,,,0"]);

  site.chain.setReachable(false);
  await openAt(page, ACCOUNT);
  await page.getByText("We cannot show your account until then.").waitFor();
  expect(await page.locator(".account-wallet .fact").count()).toBe(0);
  expect(await page.getByText("Nothing to claim right now").count()).toBe(0);
  expect(await page.locator("main .button-primary").allTextContents()).toEqual(["Try again"]);
  // the following is stored in D1 alone
  expect(await page.locator(".account-entry").first().textContent()).toContain("BENEFIT: 3 entries");
  site.chain.setReachable(true);
  await visit.close();
}, 60_000);

it("gives its dates as a calendar and its sums as a table, to its holder alone", async () => {
  const headers = { Cookie: await signIn(site, holder) };
  const calendar = await fetch(`${site.url}/kor/mypage/account/calendar.ics`, { headers });
  const text = await calendar.text();
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(text.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThanOrEqual(3);
  expect(text).toContain("RRULE:FREQ=DAILY;COUNT=30");
  expect(text).toContain("펑크비즘 출석");
  const uids = text.match(/UID:[^\r]+/g)!;
  expect(new Set(uids).size).toBe(uids.length);
  const file = await (await fetch(`${site.url}/eng/mypage/account/overview.csv`, { headers })).text();
  expect(file.split("\r\n")[0]).toContain("Claimable now, after fees");
  expect(file).toMatch(/^SCG,\w+,500,/m);
  for (const name of ["calendar.ics", "overview.csv"]) {
    expect((await fetch(`${site.url}/eng/mypage/account/${name}`)).status).toBe(401);
  }
});

it("leads from the account's former address to my page, with its search", async () => {
  const answer = await fetch(`${site.url}/idn/mypage/account?from=mail`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/idn/mypage?from=mail"]);
});

it("shows a visitor an example that is named as one, and a wallet with coins or NFTs what to stake", async () => {
  const visitor = await site.openPage();
  await openAt(visitor.page, ACCOUNT);
  await visitor.page.getByText("An example account, not yours.").waitFor();
  expect(await visitor.page.locator(".example [inert] .account-due li").count()).toBe(2);
  expect(await visitor.page.locator("main .button-primary").allTextContents()).toEqual(["Select Wallet"]);
  await visitor.close();
  const wallet = await site.newFundedWallet();
  const empty = await openHolderPage(site, [wallet]);
  await openAt(empty.page, ACCOUNT);
  await empty.page.getByRole("heading", { name: "In your wallet, not staked" }).waitFor();
  await empty.page.locator(".action-bar-sum", { hasText: "in your wallet" }).waitFor();
  expect(await empty.page.locator("main .button-primary").allTextContents()).toEqual(["Stake SCG"]);
  await empty.page.getByRole("link", { name: "Stake SCG" }).click();
  await empty.page.waitForURL(/WriteStaking$/);
  // NFTs earn from the first day on and can leave at any time, so they come before coins
  await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 2 });
  await openAt(empty.page, ACCOUNT);
  expect(await empty.page.locator("main .button-primary").allTextContents()).toEqual(["Stake 2 NFTs in Punky Boost"]);
  expect(await empty.page.locator(".action-bar-sum").textContent()).toBe("60\u00a0SCG + 24\u00a0Twig a day · no term");
  await empty.close();
});

it("keeps the sum and the one loud button at the lower edge of a phone's screen", async () => {
  const visit = await openHolderPage(site, [holder], { viewport: { width: 375, height: 700 } });
  const { page } = visit;
  await openAt(page, ACCOUNT);
  const button = page.getByRole("button", { name: "Claim all" });
  const bottom = async () => {
    const box = await button.boundingBox();
    return box ? box.y + box.height : 0;
  };
  expect(await bottom()).toBeLessThanOrEqual(700);
  await page.mouse.wheel(0, 600);
  expect(await bottom()).toBeLessThanOrEqual(700);
  expect(await page.locator("main .button-primary").count()).toBe(1);
  await visit.close();
});
