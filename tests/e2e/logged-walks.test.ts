import { Keypair } from "@solana/web3.js";
import type { Route } from "playwright-core";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { LogKey } from "~/domain/logs/catalogue";
import { isPublicLogKey } from "~/domain/logs/public-controls";
import { developmentKeypair } from "~programs/development-keys.ts";
import { proposeBeneficiary } from "~programs/vesting.ts";
import { send } from "../../tools/dev/chain-send.ts";
import { grantSamples, SAMPLE_GRANTS, sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { seedDropLists } from "../../tools/dev/sample-drop-lists.ts";
import { type FakeKaiaNode, startFakeKaiaNode } from "../fakes/kaia-node.ts";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import { grantBenefits } from "./grant-benefits.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { COIN, DAY, openHolderPage, stakingScreens } from "./holder-page.ts";
import { BEYOND_MS, controlsOf, copyRow, expectLogged, KAIA, openHolderOfBoth, type Walk, walkOf } from "./log-walk.ts";
import { actByApi, giveNfts, letStayOvernight } from "./nft-acts.ts";
import { reloadPage } from "./open-at.ts";
import { postJson, signIn } from "./sign-in.ts";
import { leaveWaiting } from "./waiting-transaction.ts";
import { WALKED_SCREENS } from "./walked-screens.ts";

/** One more entry than a page of a list shows. */
const MORE_THAN_A_PAGE = 21;
/** Tells the ids of this wallet's grants from those of other tests. */
const PLACE = 9;

let site: Site;
let node: FakeKaiaNode;
let visit: TestPage;

beforeAll(async () => {
  node = await startFakeKaiaNode(KAIA);
  site = await openSite({ evmRpcUrl: node.url });
  await seedDropLists(site.database);
});
afterEach(() => visit?.close());
afterAll(async () => {
  await site?.close();
  node?.close();
});

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const newAddress = () => Keypair.generate().publicKey.toBase58();

it("logs each press on the way through a Nova tab once, what comes after signing included", async () => {
  const wallet = await site.newFundedWallet();
  await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 1 });
  visit = await openHolderPage(site, [wallet]);
  const { page } = visit;
  const walk = walkOf(page);
  const key = (name: string) => `punkyNovaPunkykongz.${name}` as LogKey;
  await walk.open("powerzonePunkyNova");

  await page.route("**/api/nft-staking/plan", (route) => route.abort("internetdisconnected"), { times: 1 });
  await walk.press(key("selectAll"), key("staking"), key("tryAgain"));
  await setWalletBehaviour(page, { sign: "refuse" });
  await page.locator("#nft-stake input[required]").check();
  await walk.press(key("stakingConfirm"));
  await walk.waitFor(key("continueBatch"));
  await setWalletBehaviour(page, { sign: "approve" });
  await walk.press(key("continueBatch"));
  await walk.waitFor(key("stakingComplete"));
  await walk.touch(key("explorer"));
  await walk.press(key("stakingComplete"));

  await letStayOvernight(site, wallet.publicKey);
  await reloadPage(page);
  await page.locator(".nft summary").click();
  walk.pressed.push("part.fold");
  await walk.press(key("checkIn"), key("checkInConfirm"), key("checkInComplete"));
  await walk.press(key("twigClaim"), key("claimSubmit"), key("surveySkip"), key("rewardComplete"));
  await walk.press(key("unstaking"));
  await page.locator("#nft-unstake input[required]").check();
  await walk.press(key("unstakingConfirm"), key("unstakingComplete"));
  await expectLogged(site, walk, wallet);
}, 180_000);

it("loses neither a press on a page that is left at once, nor one that was made before the sender had loaded", async () => {
  const wallet = await site.newFundedWallet();
  await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 1 });
  visit = await openHolderPage(site, [wallet]);
  const { page } = visit;
  const walk = walkOf(page);
  const key = "punkyNovaPunkykongz.selectAll" as LogKey;
  const pressAndLeave = (wanted: string) => {
    const control = document.querySelector<HTMLElement>(`[data-log="${wanted}"]`);
    if (!control) throw new Error(`no ${wanted}`);
    control.click();
    window.location.replace("about:blank");
  };
  await walk.open("powerzonePunkyNova");
  await walk.waitFor(key);
  await page.evaluate(pressAndLeave, key);
  await page.waitForURL("about:blank");

  let isHeld = false;
  // this request is never answered
  await page.route("**/assets/log-sender-*.js", () => {
    isHeld = true;
  });
  await page.goto("/eng/powerzonePunkyNova");
  await vi.waitFor(() => expect(isHeld).toBe(true), { timeout: 20_000 });
  await walk.waitFor(key);
  await page.evaluate(pressAndLeave, key);
  await page.waitForURL("about:blank");
  await page.unroute("**/assets/log-sender-*.js");
  await walk.open("powerzonePunkyNova");
  walk.pressed.push(key, key);
  await expectLogged(site, walk, wallet);
}, 180_000);

it("logs the way to a collection of which a wallet has nothing, and to the vaults' proof", async () => {
  const wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  const walk = walkOf(visit.page);
  await walk.open("powerzonePunkyNova");
  await walk.touch("punkyNovaPunkykongz.meet", "punkyNovaPunkykongz.proof");
  await walk.touch("part.explorer", "shell.unfold", "shell.copyAddress", "shell.changeWallet");
  await expectLogged(site, walk, wallet);
}, 120_000);

it("logs the way to the coin of a wallet that has nothing to stake", async () => {
  const wallet = Keypair.generate();
  visit = await openHolderPage(site, [wallet]);
  const walk = walkOf(visit.page);
  await walk.open("powerzoneCoinStakingView");
  await visit.page.locator('.action-bar [data-log="shell.coinInfo"]').click();
  await visit.page.getByRole("dialog", { name: "Coin Info" }).waitFor();
  walk.pressed.push("shell.coinInfo");
  await expectLogged(site, walk, wallet);
}, 120_000);

it("logs each control from an airdrop's search to the address where it goes", async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  const wallet = await site.newFundedWallet();
  await storeAirdropList("logged", account.address);
  await storeAirdropList("of-others", privateKeyToAccount(generatePrivateKey()).address);
  visit = await openHolderOfBoth(site, { wallet, account, path: "airdrop/logged" });
  const { page } = visit;
  await page.locator("#airdrop-target").waitFor();
  const walk = walkOf(page);
  await walk.open("airdrop");
  await page.locator("#airdrop-address").fill(account.address);
  await walk.press("airdrop.search", "airdrop.close");
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await walk.press("airdrop.apply");
  await page.waitForURL(/airdrop\/logged/);
  await page.locator("#airdrop-target").fill(account.address);
  await walk.press("airdropApply.next", "airdropApply.wrongClose");
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await walk.press("airdropApply.useConnected", "airdropApply.next", "airdropApply.confirmNo");
  await walk.press("airdropApply.useConnected", "airdropApply.next", "airdropApply.confirmYes");
  await expect.poll(() => targetOf(account.address)).toBe(wallet.publicKey.toBase58());
  await walk.open("airdrop/of-others");
  await walk.touch("airdropApply.toSearch");
  await expectLogged(site, walk, wallet);
  expect(new Set(walk.pressed)).toEqual(new Set(controlsOf(WALKED_SCREENS.airdrops)));
}, 180_000);

/** Publishes a list of one EVM address, which can apply until tomorrow. */
async function storeAirdropList(key: string, address: string): Promise<void> {
  const now = Date.now();
  await site.database.batch([
    site.database
      .prepare(
        `INSERT INTO airdrop_list (key, name_ko, name_en, name_id, gift_ko, gift_en, gift_id, chain, opens_at, closes_at,
          state, is_sample) VALUES (?, '에어드롭', 'An airdrop', 'Airdrop', '코인', 'Coins', 'Koin', 'eip155', ?, ?,
          'published', 0)`,
      )
      .bind(key, now - DAY * 1_000, now + DAY * 1_000),
    site.database
      .prepare("INSERT INTO airdrop_recipient (list_key, address, item) VALUES (?, ?, '25 SCG')")
      .bind(key, address.toLowerCase()),
  ]);
}

function targetOf(address: string): Promise<string | null> {
  return site.database
    .prepare("SELECT target_address FROM airdrop_application WHERE address = ?")
    .bind(address.toLowerCase())
    .first<string>("target_address");
}

/** Walks through both drops of coins and their lists, the grants and the account of a wallet that is on every list. */
it("logs each control of drops, lists, vesting and the account once per press, and misses none of the catalogue's", async () => {
  const wallet = developmentKeypair("wallet-2");
  const address = wallet.publicKey.toBase58();
  const heir = await site.newFundedWallet();
  const [left] = await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 1 });
  const mints = [developmentKeypair("nft-punkykongz-4").publicKey.toBase58(), left!.toBase58()];
  const kongz = { kind: "boost", collection: "punkykongz" };
  await Promise.all([
    grantSamples(site.connection, wallet.publicKey, PLACE),
    actByApi(site, wallet, { ...kongz, action: "stake", mints, termDays: 0 }),
  ]);
  // its record is over, because it has never checked in
  await actByApi(site, wallet, { ...kongz, action: "unstake", mints: mints.slice(1) });
  await postJson(site, "/api/vesting/sync", {}, await signIn(site, wallet), address);
  visit = await openHolderPage(site, [wallet]);
  await stakingScreens(visit.page).stake(20, 30);
  const walk = walkOf(visit.page);

  await walkDrops(walk);
  await walkLists(walk, address);
  await walkVesting(walk, wallet, heir);
  await walkAccount(walk);
  await walkEnded(walk);
  await walkPlan(walk, address);
  await expectLogged(site, walk, wallet);

  await visit.close();
  visit = await openHolderPage(site, [heir]);
  const accepting = walkOf(visit.page);
  await accepting.open(detailOf(1));
  await accepting.press("myVestingDetail.accept");
  await accepting.waitFor("myVestingDetail.acceptConfirm");
  await accepting.touch("myVestingDetail.acceptConfirm");
  await accepting.open("mypage");
  await accepting.touch("myAccount.toPowerZone");
  await accepting.open("mypage/minting");
  await accepting.touch("myMinting.back");
  await accepting.open("mypage/myForge");
  await accepting.touch("myForge.back");
  await accepting.open("mypage/myTwig");
  await accepting.touch("myTwigs.toBoost");
  const isOffered = async () => {
    await accepting.open("mypage/myVesting");
    expect(await visit.page.locator('[data-log="myVesting.offer"]').count()).toBeGreaterThan(0);
  };
  await vi.waitFor(isOffered, { timeout: 30_000, interval: 1_000 });
  await accepting.touch("myVesting.offer");
  await expectLogged(site, accepting, heir);
  const pressed = [...walk.pressed, ...accepting.pressed].filter((key) => !isPublicLogKey(key));
  expect(new Set(pressed)).toEqual(new Set(controlsOf(WALKED_SCREENS.holder)));
}, 300_000);

it("logs each control around a signing account, from the choice to its closing", async () => {
  const wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  const { page } = visit;
  const screens = stakingScreens(page);
  const walk = walkOf(page);
  await screens.openStakeConfirm(20);
  await page.route("**/api/nonce-account", (route) => route.abort("internetdisconnected"), { times: 1 });
  await page.route("**/api/transactions/preview", failCreation);
  await page.locator("details:has([data-log='signing.hardware'])").evaluate((fold) => fold.setAttribute("open", ""));
  await walk.press("signing.hardware", "signing.readAgain");
  await walk.waitFor("signing.readCosts");
  await page.unroute("**/api/transactions/preview", failCreation);
  await walk.press("signing.readCosts", "signing.open");
  await expect.poll(() => screens.apply().isEnabled(), { timeout: 30_000 }).toBe(true);

  await leaveWaiting(site, wallet, 20n * COIN);
  await screens.openStakeConfirm(20);
  await walk.touch("signing.toMyPage");
  await walk.open("mypage");
  await walk.press("signing.cancel", "signing.back", "signing.cancel", "signing.cancelConfirm");
  await walk.press("signing.close", "signing.closeConfirm");
  await page.getByRole("heading", { name: "Signing account" }).waitFor({ state: "detached", timeout: 30_000 });
  await expectLogged(site, walk, wallet);
  expect(new Set(walk.pressed)).toEqual(new Set(controlsOf(WALKED_SCREENS.signing)));
}, 180_000);

/** Cuts the requests for the costs of opening the account. */
function failCreation(route: Route): Promise<void> {
  const isCreation = route.request().postData()?.includes("createNonceAccount");
  return isCreation ? route.abort("internetdisconnected") : route.fallback();
}

async function walkDrops(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open("powerzonePunkyDrop");
  for (const number of [2, 3, 4] as const) {
    await walk.press(`punkyDrop.drop${number}`, "punkyDrop.giftClose");
    // waits until it is invisible, because a dialog that is still closing would take the next press
    await page.locator("dialog:visible").waitFor({ state: "detached" });
  }
  await page.route("**/api/transactions/preview", (route) => route.abort("internetdisconnected"), { times: 1 });
  await walk.press("punkyDrop.drop1", "punkyDrop.dropGift", "punkyDrop.tryAgain", "punkyDrop.confirmNo");
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await walk.press("punkyDrop.drop1", "punkyDrop.dropGift", "punkyDrop.confirmYes");
  await walk.waitFor("punkyDrop.doneOk");
  await walk.press("punkyDrop.doneOk");
  // the card of a gift that was taken shows this beside its reason
  await walk.touch("punkyDrop.toList");
}

async function walkLists(walk: Walk, address: string): Promise<void> {
  const now = Date.now();
  const isTaking = `wallet_address = '${address}' AND kind = 'takeDrop' AND status = 'finalized'`;
  const failed = { id: crypto.randomUUID(), request_key: crypto.randomUUID(), status: "expired", created_at: now };
  await copyRow(site, { table: "transaction_intent", where: isTaking }, [{ ...failed, signature: "1".repeat(64) }]);
  await copyRow(
    site,
    { table: "drop_claim", where: `wallet_address = '${address}'` },
    times(MORE_THAN_A_PAGE, () => ({ signature: (newAddress() + newAddress()).slice(0, 80) })),
  );
  await walk.open("mypage/myDrop?tab=rwa");
  await walk.touch(
    "myDrops.tabNft",
    "myDrops.tabRwa",
    "myDrops.tabUsdc",
    "myDrops.download",
    "myDrops.older",
    "myDrops.back",
    "myDrops.search",
  );
  await walk.press("myDrops.reset", "myDrops.resetCancel");
  await walk.press("myDrops.reset", "myDrops.resetConfirm");
  await walk.page.getByText("The failed status was reset.").waitFor();

  await walk.open("mypage/myDrop?tab=rwa&before=9999999999999.x");
  await walk.touch("myDrops.newest");
  await walk.open("mypage/myDrop?tab=rwa&drop=4&status=10");
  await walk.touch("myDrops.showAll");
  await walk.open("mypage/myDrop?tab=usdc");
  await walk.touch("myDrops.toDrops");

  await walk.open("mypage/myTwig");
  await walk.touch("myTwigs.download", "myTwigs.older", "myTwigs.back", "myTwigs.search");
  await walk.follow("myTwigs.older");
  await walk.touch("myTwigs.newest");
  await walk.open("mypage/myTwig?from=nova.crafter");
  await walk.touch("myTwigs.showAll");

  const names = times(MORE_THAN_A_PAGE, () => "Lounge");
  await grantBenefits(site, address, { collection: "punkykongz", names });
  await walk.open("mypage/myEntitlement");
  await walk.touch(
    "myEntitlements.tabBenefit",
    "myEntitlements.tabRwa",
    "myEntitlements.download",
    "myEntitlements.older",
  );
  await walk.touch("myEntitlements.back", "myEntitlements.search");
  await walk.follow("myEntitlements.older");
  await walk.touch("myEntitlements.newest");
  await walk.open("mypage/myEntitlement?tab=benefit&collection=crafter");
  await walk.touch("myEntitlements.showAll");
}

const detailOf = (sample: number) =>
  `mypage/myVestingDetail/${sampleGrantAddress(SAMPLE_GRANTS[sample]!, PLACE).toBase58()}`;

async function walkVesting(walk: Walk, wallet: Keypair, heir: Keypair): Promise<void> {
  const { page } = walk;
  // few grants have no search of their own
  await walk.open("mypage/myVesting?q=unknown");
  await walk.touch("myVesting.search");
  await walk.open("mypage/myVesting");
  await walk.touch("myVesting.view", "myVesting.funders", "myVesting.refresh", "myVesting.back");
  await walk.touch("myVesting.download");
  await walkClaim(walk, "myVesting");
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await walkClaimAll(walk, "myVesting");
  await walk.open("mypage/myVesting?q=no-such-plan");
  await walk.touch("myVesting.showAll");

  await walk.open(detailOf(0));
  await walk.touch("myVestingDetail.calendar", "myVestingDetail.download", "myVestingDetail.publicPage");
  await walk.touch("myVestingDetail.back");
  await walkOffer(walk, heir);
  await walkClaim(walk, "myVestingDetail");

  const offer = { beneficiary: wallet.publicKey, newBeneficiary: heir.publicKey };
  const grant = sampleGrantAddress(SAMPLE_GRANTS[1]!, PLACE);
  await send(site.connection, [proposeBeneficiary({ grant, ...offer })], [wallet]);
  await walk.open(detailOf(1));
  await walk.press("myVestingDetail.withdraw");
  await walk.waitFor("myVestingDetail.withdrawConfirm");
  await walk.touch("myVestingDetail.withdrawConfirm");
}

/** Claims from a grant: first the costs cannot be read, then the wallet refuses, then it signs. */
async function walkClaim(walk: Walk, screen: "myVesting" | "myVestingDetail"): Promise<void> {
  const { page } = walk;
  await page.route("**/api/transactions/preview", (route) => route.abort("internetdisconnected"), { times: 1 });
  await walk.press(`${screen}.claim`, `${screen}.claimTryAgain`);
  await walk.waitFor(`${screen}.claimSubmit`);
  await walk.press(`${screen}.claimClose`);
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await setWalletBehaviour(page, { sign: "refuse" });
  await walk.press(`${screen}.claim`, `${screen}.claimMax`, `${screen}.claimSubmit`);
  await walk.press(`${screen}.claimEdit`, `${screen}.claimSubmit`);
  await walk.press(`${screen}.claimFailed`);
  await setWalletBehaviour(page, { sign: "approve" });
  await walk.press(`${screen}.claim`, `${screen}.claimSubmit`, `${screen}.claimCompleted`);
}

/** Claims from all grants: first the dialog is closed, then the wallet refuses, then it signs. */
async function walkClaimAll(walk: Walk, screen: "myVesting" | "vestingPlan"): Promise<void> {
  const { page } = walk;
  await walk.press(`${screen}.claimAll`, `${screen}.claimAllClose`);
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await walk.press(`${screen}.claimAll`);
  await walk.waitFor(`${screen}.claimAllSubmit`);
  await setWalletBehaviour(page, { sign: "refuse" });
  await walk.press(`${screen}.claimAllSubmit`);
  await walk.waitFor(`${screen}.claimAllContinue`);
  await setWalletBehaviour(page, { sign: "approve" });
  await walk.press(`${screen}.claimAllContinue`);
  await walk.waitFor(`${screen}.claimAllDone`);
  await walk.touch(`${screen}.claimAllExplorer`);
  // until then, the tab takes the same wish for the rest of this batch, also on the other screen
  await page.getByText("All transactions are final.").waitFor({ timeout: BEYOND_MS });
  await walk.press(`${screen}.claimAllDone`);
  await page.locator("dialog:visible").waitFor({ state: "detached" });
}

/** Offers the first grant: first the costs cannot be read, then the wallet refuses, then it signs. */
async function walkOffer(walk: Walk, heir: Keypair): Promise<void> {
  const { page } = walk;
  await page.locator("details.question summary").click();
  walk.pressed.push("part.fold");
  await page.locator("details.question input").first().fill(heir.publicKey.toBase58());
  await page.route("**/api/transactions/preview", (route) => route.abort("internetdisconnected"), { times: 1 });
  await walk.press("myVestingDetail.offer", "myVestingDetail.handOverTryAgain");
  await walk.waitFor("myVestingDetail.offerConfirm");
  await walk.press("myVestingDetail.handOverClose");
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await setWalletBehaviour(page, { sign: "refuse" });
  await walk.press("myVestingDetail.offer", "myVestingDetail.offerConfirm", "myVestingDetail.handOverFailed");
  await page.locator("dialog:visible").waitFor({ state: "detached" });
  await setWalletBehaviour(page, { sign: "approve" });
  await walk.press("myVestingDetail.offer", "myVestingDetail.offerConfirm", "myVestingDetail.handOverDone");
  await page.locator("dialog:visible").waitFor({ state: "detached" });
}

async function walkAccount(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open("mypage");
  const ways = ["toCoin", "toPool", "toNova", "toGrant", "toDrops", "toBenefits", "toRwa"] as const;
  for (const name of ["readAgain", "calendar", "download", ...ways] as const) await walk.touch(`myAccount.${name}`);
  for (const [open, deed] of [
    ["claimAll", "claim"],
    ["takeBack", "take"],
  ] as const) {
    await walk.press(`myAccount.${open}`, `myAccount.${deed}Close`);
    await page.locator("dialog:visible").waitFor({ state: "detached" });
    await walk.press(`myAccount.${open}`);
    await walk.waitFor(`myAccount.${deed}Submit`);
    await setWalletBehaviour(page, { sign: "refuse" });
    await walk.press(`myAccount.${deed}Submit`);
    await walk.waitFor(`myAccount.${deed}Continue`);
    await setWalletBehaviour(page, { sign: "approve" });
    await walk.press(`myAccount.${deed}Continue`);
    await walk.waitFor(`myAccount.${deed}Done`);
    await walk.touch("myAccount.explorer");
    await walk.press(`myAccount.${deed}Done`);
    await page.locator("dialog:visible").waitFor({ state: "detached" });
  }
}

/** The second drop lasts two weeks. */
async function walkEnded(walk: Walk): Promise<void> {
  await site.travel(15 * DAY);
  await walk.open("powerzonePunkyDrop");
  await walk.press("punkyDrop.drop2", "punkyDrop.endedClose");
}

/** This comes last, because the copies that make a list longer than a page have no account on the chain. */
async function walkPlan(walk: Walk, address: string): Promise<void> {
  await walk.open("tokenVestingPlan");
  await walkClaimAll(walk, "vestingPlan");
  const scg = developmentKeypair("mint-scg").publicKey.toBase58();
  const funder = developmentKeypair("funder").publicKey.toBase58();
  await copyRow(
    site,
    {
      table: "vesting_grant",
      where: `wallet_address = '${address}' AND mint = '${scg}' AND creator_address = '${funder}'`,
    },
    times(MORE_THAN_A_PAGE, () => ({ address: newAddress() })),
  );
  await walk.open("mypage/myVesting");
  await walk.touch("myVesting.older");
  await walk.follow("myVesting.older");
  await walk.touch("myVesting.newest");
  await walk.open("tokenVestingPlan");
  for (const name of ["mine", "scg", "etm", "pvt", "search", "details", "older", "funders", "coinLink"] as const) {
    await walk.touch(`vestingPlan.${name}`);
  }
  await walk.follow("vestingPlan.older");
  await walk.touch("vestingPlan.newest");
  await walk.open("tokenVestingPlan?q=no-such-plan");
  await walk.touch("vestingPlan.showAll");
  await walk.open(`tokenVestingPlanDetail/${sampleGrantAddress(SAMPLE_GRANTS[0]!, PLACE).toBase58()}`);
  await walk.touch("vestingPlanDetail.download", "vestingPlanDetail.goBack");
}
