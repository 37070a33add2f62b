import type { Keypair } from "@solana/web3.js";
import type { Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toBase64 } from "~/base64";
import { buildMemoTransaction } from "~/domain/sessions/memo-transaction";
import english from "~/locales/en/transactionProgress.json";
import englishWallet from "~/locales/en/wallet.json";
import indonesian from "~/locales/id/transactionProgress.json";
import indonesianWallet from "~/locales/id/wallet.json";
import korean from "~/locales/ko/transactionProgress.json";
import koreanWallet from "~/locales/ko/wallet.json";
import { fakeWallet, walletCalls } from "../fakes/wallets/index.ts";
import { openDialog } from "./deeds.ts";
import { openSite, type Site } from "./harness.ts";
import { chooseHardware, DAY, openHolderPage, stakingScreens } from "./holder-page.ts";
import { approveStrangers, changeAnswers } from "./lying-site.ts";
import { actByApi, giveNfts, heldOf, kongzPool, nftPositionsOf } from "./nft-acts.ts";
import { openAt } from "./open-at.ts";
import { languagesOf } from "./turns.ts";

/**
 * Tests a site whose answers are changed on their way. If it builds something that the holder did not ask for, the wallet is
 * not asked, and the page says so in its language and reports it. Every kind of deed is tested in deeds-in-trouble.test.ts
 * and transaction-trouble.test.ts.
 */

const LANGUAGES = [
  { path: "eng", progress: english, signIn: englishWallet.signIn },
  { path: "kor", progress: korean, signIn: koreanWallet.signIn },
  { path: "idn", progress: indonesian, signIn: indonesianWallet.signIn },
] as const;
const SIGNING = ["signIn", "signMessage", "signTransaction"];
const PLAN = /\/api\/nft-staking\/plan$/;

let site: Site;
let wallet: Keypair;

beforeAll(async () => {
  site = await openSite();
  wallet = await site.newFundedWallet();
});
afterAll(() => site?.close());

const asked = async (page: Page) => (await walletCalls(page)).filter((call) => SIGNING.includes(call));
const isReport = (request: Request) => request.url().endsWith("/api/signing-reports");

describe.each(LANGUAGES.filter(({ path }) => languagesOf("signing").some((locale) => locale.path === path)))(
  "in $path",
  ({ path, progress, signIn }) => {
    const { states } = progress;

    it("says that something else was built, asks no wallet, and reports it without naming the holder", async () => {
      const { page, close } = await openHolderPage(site, [wallet]);
      const confirm = `/${path}/powerzoneCoinStakingWriteStakingConfirm?term=90&amount=100`;
      await openAt(page, confirm);
      await page.locator(".action-bar input[required]").check();
      await approveStrangers(page);
      const report = page.waitForRequest(isReport);
      await page.locator('.action-bar [data-log="coinStakingConfirm.agreeAndApply"]').click();
      const notice = page.locator('.transaction[data-phase="differs"]');
      await notice.getByText(states.differs.title).waitFor();
      await notice.getByText(states.differs.money).waitFor();
      expect(await asked(page)).toEqual([]);
      const body = (await report).postDataJSON() as Record<string, string>;
      const address = wallet.publicKey.toBase58();
      expect(body).toEqual({
        kind: "stake",
        difference: expect.stringContaining("Token"),
        wallet: `${address.slice(0, 5)}.....${address.slice(-5)}`,
      });
      await expect.poll(() => site.workerLogs.join("")).toContain("a browser refused to sign what the site built");
      await expectReload(page, notice, progress.reload);
      expect(page.url()).toContain(confirm);
      await close();
    });

    it("signs nobody in to another site, and says why", async () => {
      const { page, close } = await openUnsigned(path, {});
      await lieAboutSignIn(page);
      await signInCall(page).click();
      await openDialog(page).getByText(signIn.differs).waitFor();
      expect(await asked(page)).toEqual([]);
      await expectReload(page, openDialog(page), signIn.reload);
      await close();
    });
  },
);

/** Ways to sign in, each with the features that a wallet must lack for it. */
it.each([
  ["a message", ["solana:signIn"]],
  ["a transaction", ["solana:signIn", "solana:signMessage"]],
])("a sign-in to another site by %s is not shown to the wallet", async (_, lacks) => {
  const { page, close } = await openUnsigned("eng", { lacks });
  await lieAboutSignIn(page);
  await signInCall(page).click();
  await openDialog(page).getByText(englishWallet.signIn.differs).waitFor();
  expect(await asked(page)).toEqual([]);
  await close();
});

it("an NFT that was not chosen does not leave with those that were", async () => {
  const holder = await site.newFundedWallet();
  const mints = await giveNfts(site, holder.publicKey, { collection: "punkykongz", count: 3 });
  await actByApi(site, holder, { kind: "boost", collection: "punkykongz", action: "stake", termDays: 0 });
  const { page, close } = await openHolderPage(site, [holder]);
  await changeAnswers(page, PLAN, (plan) => ({ ...plan, parts: withMints(plan.parts, mints.join()) }));
  await openAt(page, "/eng/powerzoneNftStaking/punkykongz");
  for (const name of ["#1", "#2"]) await page.getByLabel(`Choose PunkyKongz ${name}`).check();
  await page.getByRole("button", { name: "Unstake 2 NFTs" }).click();
  const dialog = openDialog(page);
  await dialog.getByText(/at most [\d,]+ CU/).waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Unstake 2 NFTs", exact: true }).click();
  await dialog.getByText(english.states.differs.title).waitFor();
  expect(await asked(page)).toEqual([]);
  expect(await heldOf(site, holder.publicKey, mints)).toBe(0);
  await close();
});

it("an unstaking is not signed in place of a claim of everything", async () => {
  const holder = await site.newFundedWallet();
  const [mint] = await giveNfts(site, holder.publicKey, { collection: "punkykongz", count: 1 });
  await actByApi(site, holder, { kind: "boost", collection: "punkykongz", action: "stake", termDays: 0 });
  await site.travel(DAY);
  const { page, close } = await openHolderPage(site, [holder]);
  const parameters = { poolAddress: kongzPool("boost").toBase58(), mints: mint!.toBase58() };
  await changeAnswers(page, /\/api\/account\/claims$/, (plan) => ({
    ...plan,
    parts: (plan.parts as object[]).map((part) => ({ ...part, wish: { kind: "unstakeNft", parameters } })),
  }));
  await openAt(page, "/eng/mypage");
  await page.getByRole("button", { name: "Claim all" }).click();
  const dialog = openDialog(page);
  await dialog.locator('section[aria-busy="false"]').waitFor({ timeout: 30_000 });
  await dialog.getByRole("button", { name: "Claim", exact: true }).click();
  await dialog.getByText(english.states.differs.title).waitFor();
  expect(await asked(page)).toEqual([]);
  expect((await nftPositionsOf(site, holder.publicKey)).map(({ leftTs }) => leftTs)).toEqual([0n]);
  await close();
});

it("a signing account is not opened for somebody else, and a stake signed slowly has the holder's own nonce", async () => {
  const holder = await site.newFundedWallet();
  const { page, close } = await openHolderPage(site, [holder]);
  const screens = stakingScreens(page);
  await screens.openStakeConfirm(100);
  await chooseHardware(page);
  const beHonest = await approveStrangers(page);
  await page.getByRole("button", { name: "Open the signing account" }).click();
  await page.locator('.transaction[data-phase="differs"]').waitFor();
  expect(await asked(page)).toEqual([]);
  await beHonest();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => screens.apply().isEnabled(), { timeout: 30_000 }).toBe(true);
  await approveStrangers(page);
  await screens.apply().click();
  await page.locator('.transaction[data-phase="differs"]').waitFor();
  expect(await asked(page)).toEqual(["signTransaction"]);
  await close();
});

/** Checks that the only primary button within a part of the page reloads it, as the text beside it says. */
async function expectReload(page: Page, part: Locator, label: string): Promise<void> {
  const loud = part.locator(".button-primary");
  expect(await loud.allInnerTexts()).toEqual([label]);
  const reloaded = page.waitForEvent("load");
  await loud.click();
  await reloaded;
}

const signInCall = (page: Page) => page.getByRole("main").locator(`[data-log="wallet.signIn"]`);

/** A page whose wallet is connected and not signed in. */
async function openUnsigned(path: string, settings: Parameters<typeof fakeWallet>[1]) {
  const visit = await site.openPage({ initScripts: [fakeWallet([wallet], settings)] });
  await openAt(visit.page, `/${path}/mypage`);
  await visit.page.locator(".site-account .wallet-button").click();
  await visit.page
    .locator("#wallet-picker")
    .getByRole("button", { name: /Phantom/ })
    .click();
  await visit.page.locator(".wallet-button[data-connected]").waitFor();
  return visit;
}

/** Changes the sign-in, as a compromised site could, so that the wallet would sign for another site. */
function lieAboutSignIn(page: Page) {
  return changeAnswers(page, /\/api\/sign-in\/start$/, (request) => {
    const message = String(request.message).replace(/^\S+/, "punkvism.evil");
    const address = wallet.publicKey.toBase58();
    const transaction = request.transaction && toBase64(buildMemoTransaction(address, message));
    return { ...request, input: { ...(request.input as object), domain: "punkvism.evil" }, message, transaction };
  });
}

function withMints(parts: unknown, mints: string): unknown {
  return (parts as { wish: { parameters: object } }[]).map((part) => ({
    ...part,
    wish: { ...part.wish, parameters: { ...part.wish.parameters, mints } },
  }));
}
