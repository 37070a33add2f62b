import type { Keypair, PublicKey } from "@solana/web3.js";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import type { NftReward } from "~/domain/settings/nft-pools";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { NFT_SCREENS, type NftTab, tabPath } from "~/features/nft-staking/nft-screens";
import { LOCALES } from "~/locales/locales";
import { DEVELOPMENT_NFT_POOLS } from "../../tools/dev/chain-setup-nft.ts";
import { walletCalls } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site } from "./harness.ts";
import { DAY, openHolderPage } from "./holder-page.ts";
import { actByApi, type Collection, giveNfts, heldOf, nftPositionsOf } from "./nft-acts.ts";
import { openAt, reloadPage } from "./open-at.ts";

/** What the tests of NFT pools share: a site, and the acts of holders of NFTs. */

export let site: Site;

export const SCG = 1_000_000_000n;
const TWIG = 1_000_000n;
export const KONGZ = { kind: "boost", collection: "punkykongz" } as const;
export const BOOST = "/eng/powerzoneNftStaking";
export const NOVA = "/eng/powerzonePunkyNova";

/** Wallets with two Kongz that have stood in Boost for three days: one for each test that needs one, and for second tries. */
const STAKERS = 6;
const stakers: Holder[] = [];

interface Holder {
  wallet: Keypair;
  mints: PublicKey[];
}

/** Used instead of expect.poll, which does not work in concurrent tests. */
export const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 250 });
export const positionsOf = ({ wallet }: Holder) => nftPositionsOf(site, wallet.publicKey);
export const heldBy = ({ wallet, mints }: Holder) => heldOf(site, wallet.publicKey, mints);

export const coins = async ({ wallet }: Holder) => ({
  scg: await site.coinBalance(wallet.publicKey),
  twig: await site.coinBalance(wallet.publicKey, "mint-twig"),
  usdc: await site.coinBalance(wallet.publicKey, "mint-usdc"),
});

export const phase = (page: Page, name: string) => page.locator(`.transaction[data-phase="${name}"]`);

export const signatures = async (page: Page) =>
  (await walletCalls(page)).filter((call) => call === "signTransaction").length;

export const costs = (page: Page) => page.getByRole("dialog").getByText(/at most [\d,]+ CU/);
export const press = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

/** Runs in the page: whether a checkbox is in view and has the focus. */
export const isInSight = (box: Element) => {
  const { top, bottom } = box.getBoundingClientRect();
  return document.activeElement === box && top >= 0 && bottom <= innerHeight;
};

export const finish = async (page: Page) => {
  await press(page, "OK").click({ timeout: 40_000 });
  // checked here, because a press that misses the button would otherwise show only much later, in the log
  await press(page, "OK").waitFor({ state: "detached" });
};

/** A tab of either screen with what its pool pays, in the order of its streams. */
type Tab = NftTab & { collection: Collection; rewards: readonly NftReward[] };

const TABS = DEVELOPMENT_NFT_POOLS.map(({ kind, collection, rewards }): Tab => {
  const row = NFT_SCREENS[kind].tabs.find(({ id }) => id === collection);
  if (!row) throw new Error(`no tab of ${kind} ${collection}`);
  return { ...row, kind, name: COLLECTION_NAMES[row.id], collection: row.id, rewards };
});

/** One tab of each screen; in a full run, all of them. */
export const WALKED = TABS.filter(({ id }) => isFullRun || id === "punkykongz");
export const DAYS = 2;
const NFTS = 2;
const REWARD_NAMES = { twig: "Twig", scg: "SCG", "bonus-scg": "BONUS SCG", usdc: "USDC" } as const;

/** A holder's way through one tab, from the wallet and back. Every button is pressed for real. */
export interface Walk extends Awaited<ReturnType<typeof open>> {
  tab: Tab;
  holder: Holder;
  before: Awaited<ReturnType<typeof coins>>;
}

/**
 * Deeds whose modal is closed before their end. Other troubles are in deeds-in-trouble.test.ts. Results are read from the
 * chain.
 */
export interface Deed {
  name: string;
  newHolder(): Promise<Holder>;
  /** Goes to the point where one press signs. */
  open(page: Page): Promise<void>;
  button: string;
  done: string;
  expectDone(holder: Holder, before: Awaited<ReturnType<typeof coins>>): Promise<void>;
}

export const DEEDS: Deed[] = [
  {
    name: "a stake",
    newHolder: () => newHolder("punkykongz", 2),
    open: chooseAll,
    button: "Stake 2 NFTs",
    done: "Staking complete",
    expectDone: async (holder) => expect(await positionsOf(holder)).toHaveLength(2),
  },
  {
    name: "a claim",
    async newHolder() {
      const holder = stakers.pop();
      if (!holder) throw new Error("STAKERS are too few");
      return holder;
    },
    async open(page) {
      await page.getByRole("button", { name: "Claim Reward: Twig", exact: true }).click();
      await page.getByRole("dialog").getByLabel("Amount to claim").fill("1.25");
      await costs(page).waitFor({ state: "attached" });
      await press(page, "Claim Rewards").click();
      await page.getByRole("dialog", { name: "Punky Boost Survey" }).waitFor();
    },
    button: "Claim without answering",
    done: "Reward Application Completed",
    async expectDone(holder, before) {
      expect((await coins(holder)).twig - before.twig).toBe((5n * TWIG) / 4n);
    },
  },
];

export const cut = (route: Route) => route.abort("internetdisconnected");

export const untilDone = ({ page }: { page: Page }, deed: Deed) =>
  page.getByRole("dialog", { name: deed.done }).waitFor({ timeout: 40_000 });

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite();
    stakers.push(...(await Promise.all(Array.from({ length: STAKERS }, () => newHolder("punkykongz", 2)))));
    await Promise.all(stakers.map(({ wallet }) => actByApi(site, wallet, { ...KONGZ, action: "stake", termDays: 0 })));
    await site.travel(3 * DAY);
  });
  afterAll(() => site?.close());
}

/** A funded wallet with ordinary NFTs of a collection. */
export async function newHolder(collection: Collection, count: number): Promise<Holder> {
  const wallet = await site.newFundedWallet();
  return { wallet, mints: await giveNfts(site, wallet.publicKey, { collection, count }) };
}

/** Transactions of a holder whose end the site does not know yet. */
export async function openIntentsOf({ wallet }: Holder): Promise<number | null> {
  const open =
    "SELECT COUNT(*) AS count FROM transaction_intent WHERE wallet_address = ? AND signature IS NOT NULL AND status != 'finalized'";
  return site.database.prepare(open).bind(wallet.publicKey.toBase58()).first<number>("count");
}

export async function open(holder: Holder, path: string) {
  const visit = await openHolderPage(site, [holder.wallet]);
  await openAt(visit.page, path);
  return { visit, page: visit.page, dialog: visit.page.getByRole("dialog") };
}

/** Presses the button of one NFT, which is folded. */
export async function openUnstake(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Unstake PunkyKongz #1" });
  const menu = page.locator(".nft summary").first();
  if (!(await button.isVisible())) await menu.click();
  await button.click();
}

export async function chooseAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Choose all" }).click();
  await page.locator('[data-log$=".staking"]').click();
  await costs(page).waitFor({ state: "attached" });
}

export async function beginWalk(tab: Tab): Promise<Walk> {
  const holder = await newHolder(tab.collection, NFTS);
  const opened = await open(holder, `/eng/${tabPath(tab.kind, tab.id)}`);
  return { ...opened, tab, holder, before: await coins(holder) };
}

export async function stakeAll({ page, dialog, tab, holder }: Walk): Promise<void> {
  await chooseAll(page);
  if (tab.kind === "nova") await dialog.getByLabel(/I understand that if I unstake before/).check();
  await press(page, `Stake ${NFTS} NFTs`).click();
  await dialog.getByText(`${NFTS} NFTs are staked and earning.`).waitFor({ timeout: 60_000 });
  await finish(page);
  expect(await heldBy(holder)).toBe(0);
  expect(await positionsOf(holder)).toHaveLength(NFTS);
}

export async function checkInAll({ page, dialog }: Walk): Promise<void> {
  await reloadPage(page);
  await page.getByRole("button", { name: `Check in ${NFTS} NFTs` }).click();
  await costs(page).waitFor({ state: "attached" });
  await press(page, "Check in").click();
  await dialog.getByText(`${NFTS} NFTs are checked in.`).waitFor({ timeout: 60_000 });
  await finish(page);
}

/** Claims one reward, after the survey, and then all others with one press of the loud button. */
export async function claimAll(walk: Walk): Promise<void> {
  const { page, tab, holder, before } = walk;
  await page.getByText(`${DAYS} days in a row`).first().waitFor();
  const confirm = async (isFirst: boolean) => {
    await costs(page).waitFor({ state: "attached" });
    await press(page, "Claim Rewards").click();
    if (isFirst) await answerSurvey(walk);
    await page.getByRole("dialog", { name: "Reward Application Completed" }).waitFor({ timeout: 60_000 });
    await finish(page);
  };
  await page.getByRole("button", { name: "Claim Reward: Twig", exact: true }).click();
  await confirm(true);
  await page.locator(".action-bar").getByRole("button", { name: "Claim all" }).click();
  const due = page.getByRole("dialog", { name: "Claim all rewards" });
  for (const reward of tab.rewards) await due.getByText(REWARD_NAMES[reward], { exact: true }).first().waitFor();
  await confirm(false);
  const positions = await positionsOf(holder);
  const claimed = (reward: NftReward) => {
    const place = tab.rewards.indexOf(reward);
    return positions.reduce((sum, { rewards }) => sum + (place < 0 ? 0n : rewards[place]!.claimedRaw), 0n);
  };
  const after = await coins(holder);
  expect(after.twig - before.twig).toBe(claimed("twig"));
  expect(after.scg - before.scg).toBe(claimed("scg") + claimed("bonus-scg"));
  expect(after.usdc - before.usdc).toBe(claimed("usdc"));
  expect(claimed("twig")).toBeGreaterThanOrEqual(BigInt(NFTS * DAYS) * 12n * TWIG);
  if (tab.rewards.includes("bonus-scg")) expect(claimed("bonus-scg")).toBe(BigInt(NFTS * DAYS) * 5n * SCG);
  const answers = await site.database
    .prepare("SELECT COUNT(*) AS count FROM survey_answer WHERE wallet_address = ?")
    .bind(holder.wallet.publicKey.toBase58())
    .first<number>("count");
  expect(answers).toBe(1);
}

export async function takeBack({ page, dialog, tab, holder }: Walk): Promise<void> {
  for (let i = 1; i <= NFTS; i++) await page.getByLabel(`Choose ${tab.name} #${i}`).check();
  await page.getByRole("button", { name: `Unstake ${NFTS} NFTs` }).click();
  await costs(page).waitFor({ state: "attached" });
  if (tab.kind === "nova") await dialog.getByLabel(/I understand that I give up .* for good/).check();
  await press(page, `Unstake ${NFTS} NFTs`).click();
  await dialog.getByText(/back in your wallet/i).waitFor({ timeout: 60_000 });
  await finish(page);
  expect(await heldBy(holder)).toBe(NFTS);
  expect(await positionsOf(holder)).toEqual([]);
}

/** How often a walk presses each button that acts; each press is logged. */
function pressedIn(): Record<string, number> {
  return {
    selectAll: 1,
    staking: 1,
    stakingConfirm: 1,
    stakingComplete: 1,
    allCheckIn: DAYS,
    checkInConfirm: DAYS,
    checkInComplete: DAYS,
    twigClaim: 1,
    claimAll: 1,
    claimSubmit: 2,
    // once with an unanswered question
    surveySubmit: 2,
    rewardComplete: 2,
    unstaking: 1,
    unstakingConfirm: 1,
    unstakingComplete: 1,
  };
}

/** What D1 has of a holder's presses in a tab, by the buttons' names in the catalogue. */
async function pressesOf({ wallet }: Holder, tab: Tab): Promise<Record<string, number>> {
  const { results } = await site.database
    .prepare("SELECT action_cd, COUNT(*) AS count FROM action_log WHERE wallet_address = ? GROUP BY action_cd")
    .bind(wallet.publicKey.toBase58())
    .all<{ action_cd: string; count: number }>();
  const counts = new Map(results.map(({ action_cd, count }) => [action_cd, count]));
  const codeOf = (name: string) => actionCode(LOCALES[1], `${tab.log}.${name}` as LogKey);
  return Object.fromEntries(Object.keys(pressedIn()).map((name) => [name, counts.get(codeOf(name)) ?? 0]));
}

/** The presses whose number in D1 differs from how often they were made, with both numbers for the failure message. */
export async function miscountedOf(
  holder: Holder,
  tab: Tab,
): Promise<Record<string, { logged: number; pressed: number }>> {
  const logged = await pressesOf(holder, tab);
  const counts = Object.entries(pressedIn()).map(
    ([name, pressed]) => [name, { logged: logged[name] ?? 0, pressed }] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count.logged !== count.pressed));
}

async function answerSurvey({ page, tab }: Walk): Promise<void> {
  const survey = page.getByRole("dialog", { name: tab.kind === "nova" ? "Punky Nova Survey" : "Punky Boost Survey" });
  await survey.getByRole("button", { name: "Answer and continue" }).click();
  await survey.getByText("Please answer this question.").first().waitFor();
  for (const question of await survey.locator("fieldset").all()) await question.locator("label").first().click();
  await survey.getByRole("button", { name: "Answer and continue" }).click();
}

export async function begin(deed: Deed) {
  const holder = await deed.newHolder();
  const opened = await open(holder, `${BOOST}/punkykongz`);
  const before = await coins(holder);
  await deed.open(opened.page);
  return { ...opened, holder, before };
}
