import type { Keypair, PublicKey } from "@solana/web3.js";
import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import type { NftReward } from "~/domain/settings/nft-pools";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { NFT_SCREENS, type NftTab, tabPath } from "~/features/nft-staking/nft-screens";
import { LOCALES } from "~/locales/locales";
import { DEVELOPMENT_NFT_POOLS } from "../../tools/dev/chain-setup-nft.ts";
import { walletCalls } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { freezeCoin } from "./frozen-nova.ts";
import { grantBenefits } from "./grant-benefits.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { DAY, openHolderPage } from "./holder-page.ts";
import { actByApi, type Collection, giveNfts, heldOf, nftPositionsOf } from "./nft-acts.ts";
import { openAt, reloadPage } from "./open-at.ts";

const SCG = 1_000_000_000n;
const TWIG = 1_000_000n;
const KONGZ = { kind: "boost", collection: "punkykongz" } as const;
const BOOST = "/eng/powerzoneNftStaking";
const NOVA = "/eng/powerzonePunkyNova";

let site: Site;
/** Wallets with two Kongz that have stood in Boost for three days: one for each test below that needs one, and for second tries. */
const STAKERS = 6;
const stakers: Holder[] = [];

interface Holder {
  wallet: Keypair;
  mints: PublicKey[];
}

beforeAll(async () => {
  site = await openSite();
  stakers.push(...(await Promise.all(Array.from({ length: STAKERS }, () => newHolder("punkykongz", 2)))));
  await Promise.all(stakers.map(({ wallet }) => actByApi(site, wallet, { ...KONGZ, action: "stake", termDays: 0 })));
  await site.travel(3 * DAY);
});
afterAll(() => site?.close());

/** A funded wallet with ordinary NFTs of a collection. */
async function newHolder(collection: Collection, count: number): Promise<Holder> {
  const wallet = await site.newFundedWallet();
  return { wallet, mints: await giveNfts(site, wallet.publicKey, { collection, count }) };
}

/** Used instead of expect.poll, which does not work in concurrent tests. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 250 });

const positionsOf = ({ wallet }: Holder) => nftPositionsOf(site, wallet.publicKey);
const heldBy = ({ wallet, mints }: Holder) => heldOf(site, wallet.publicKey, mints);

/** Transactions of a holder whose end the site does not know yet. */
async function openIntentsOf({ wallet }: Holder): Promise<number | null> {
  const open =
    "SELECT COUNT(*) AS count FROM transaction_intent WHERE wallet_address = ? AND signature IS NOT NULL AND status != 'finalized'";
  return site.database.prepare(open).bind(wallet.publicKey.toBase58()).first<number>("count");
}

const coins = async ({ wallet }: Holder) => ({
  scg: await site.coinBalance(wallet.publicKey),
  twig: await site.coinBalance(wallet.publicKey, "mint-twig"),
  usdc: await site.coinBalance(wallet.publicKey, "mint-usdc"),
});

async function open(holder: Holder, path: string) {
  const visit = await openHolderPage(site, [holder.wallet]);
  await openAt(visit.page, path);
  return { visit, page: visit.page, dialog: visit.page.getByRole("dialog") };
}

const phase = (page: Page, name: string) => page.locator(`.transaction[data-phase="${name}"]`);
const signatures = async (page: Page) => (await walletCalls(page)).filter((call) => call === "signTransaction").length;
const costs = (page: Page) => page.getByRole("dialog").getByText(/at most [\d,]+ CU/);
const press = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
/** Runs in the page: whether a checkbox is in view and has the focus. */
const isInSight = (box: Element) => {
  const { top, bottom } = box.getBoundingClientRect();
  return document.activeElement === box && top >= 0 && bottom <= innerHeight;
};
const finish = async (page: Page) => {
  await press(page, "OK").click({ timeout: 40_000 });
  // checked here, because a press that misses the button would otherwise show only much later, in the log
  await press(page, "OK").waitFor({ state: "detached" });
};

/** Presses the button of one NFT, which is folded. */
async function openUnstake(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Unstake PunkyKongz #1" });
  const menu = page.locator(".nft summary").first();
  if (!(await button.isVisible())) await menu.click();
  await button.click();
}

async function chooseAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Choose all" }).click();
  await page.locator('[data-log$=".staking"]').click();
  await costs(page).waitFor({ state: "attached" });
}

/** A tab of either screen with what its pool pays, in the order of its streams. */
type Tab = NftTab & { collection: Collection; rewards: readonly NftReward[] };

const TABS = DEVELOPMENT_NFT_POOLS.map(({ kind, collection, rewards }): Tab => {
  const row = NFT_SCREENS[kind].tabs.find(({ id }) => id === collection);
  if (!row) throw new Error(`no tab of ${kind} ${collection}`);
  return { ...row, kind, name: COLLECTION_NAMES[row.id], collection: row.id, rewards };
});

/** One tab of each screen; in a full run, all of them. */
const WALKED = TABS.filter(({ id }) => isFullRun || id === "punkykongz");

const DAYS = 2;
const NFTS = 2;
const REWARD_NAMES = { twig: "Twig", scg: "SCG", "bonus-scg": "BONUS SCG", usdc: "USDC" } as const;

/** A holder's way through one tab, from the wallet and back. Every button is pressed for real. */
interface Walk extends Awaited<ReturnType<typeof open>> {
  tab: Tab;
  holder: Holder;
  before: Awaited<ReturnType<typeof coins>>;
}

async function beginWalk(tab: Tab): Promise<Walk> {
  const holder = await newHolder(tab.collection, NFTS);
  const opened = await open(holder, `/eng/${tabPath(tab.kind, tab.id)}`);
  return { ...opened, tab, holder, before: await coins(holder) };
}

async function stakeAll({ page, dialog, tab, holder }: Walk): Promise<void> {
  await chooseAll(page);
  if (tab.kind === "nova") await dialog.getByLabel(/I have read the precautions/).check();
  await press(page, `Stake ${NFTS} NFTs`).click();
  await dialog.getByText(`${NFTS} NFTs are staked and earning.`).waitFor({ timeout: 60_000 });
  await finish(page);
  expect(await heldBy(holder)).toBe(0);
  expect(await positionsOf(holder)).toHaveLength(NFTS);
}

async function checkInAll({ page, dialog }: Walk): Promise<void> {
  await reloadPage(page);
  await page.getByRole("button", { name: `Check in ${NFTS} NFTs` }).click();
  await costs(page).waitFor({ state: "attached" });
  await press(page, "Check in").click();
  await dialog.getByText(`${NFTS} NFTs are checked in.`).waitFor({ timeout: 60_000 });
  await finish(page);
}

/** Claims one reward, after the survey, and then all others with one press of the loud button. */
async function claimAll(walk: Walk): Promise<void> {
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

async function takeBack({ page, dialog, tab, holder }: Walk): Promise<void> {
  for (let i = 1; i <= NFTS; i++) await page.getByLabel(`Choose ${tab.name} #${i}`).check();
  await page.getByRole("button", { name: `Unstake ${NFTS} NFTs` }).click();
  await costs(page).waitFor({ state: "attached" });
  if (tab.kind === "nova") await dialog.getByLabel(/I understand that .* given up/).check();
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
async function miscountedOf(holder: Holder, tab: Tab): Promise<Record<string, { logged: number; pressed: number }>> {
  const logged = await pressesOf(holder, tab);
  const counts = Object.entries(pressedIn()).map(
    ([name, pressed]) => [name, { logged: logged[name] ?? 0, pressed }] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count.logged !== count.pressed));
}

/** The tabs run one after the other, because they share the clock. */
describe("a holder", () => {
  it("stakes, checks in day after day, claims every stream after one survey, and takes the NFTs back", async () => {
    const walks = await Promise.all(WALKED.map(beginWalk));
    const all = (act: (walk: Walk) => Promise<void>) => Promise.all(walks.map(act));
    await all(stakeAll);
    for (let day = 0; day < DAYS; day++) {
      await site.travel(DAY);
      await all(checkInAll);
    }
    await all(claimAll);
    await all(takeBack);
    await all(async ({ visit, holder, tab }) => {
      expect(visit.takeProblems()).toEqual([]);
      await eventually(async () => expect(await miscountedOf(holder, tab)).toEqual({}));
      await visit.close();
    });
  }, 480_000);

  it("says what leaving a term early gives up, before staking and before leaving, and gives up exactly that", async () => {
    const holder = await newHolder("punkykongz", 1);
    const { visit, page, dialog } = await open(holder, NOVA);
    await page.locator(".nft-terms").getByText("270 days").click();
    await page
      .locator(".action-bar")
      .getByText(/24.Twig.*270 days/)
      .waitFor();
    await chooseAll(page);
    // the dialog has the term of the page, and lets it be changed
    await page.getByRole("dialog", { name: "Stake PunkyKongz #1 for 270 days?" }).waitFor();
    await dialog.getByText("Change the term").click();
    await dialog.getByText("180 days", { exact: true }).click();
    await page.getByRole("dialog", { name: "Stake PunkyKongz #1 for 180 days?" }).waitFor();
    await costs(page).waitFor({ state: "attached" });
    // it looks unready, and a press says why
    await press(page, "Stake 1 NFT").click({ force: true });
    await dialog.getByText("Please confirm first that you have read the precautions.").waitFor();
    expect(await dialog.getByLabel(/I have read the precautions/).evaluate(isInSight)).toBe(true);
    await dialog.getByLabel(/I have read the precautions/).check();
    await press(page, "Stake 1 NFT").click();
    await page.getByRole("dialog", { name: "Staking has started" }).waitFor({ timeout: 40_000 });
    await finish(page);
    const [position] = await positionsOf(holder);
    expect(position).toMatchObject({ termDays: 180, weightBps: 15_000, baseWeightBps: 10_000 });

    await site.travel(10 * DAY);
    const ends = new Date(Number(position!.startTs + 180n * BigInt(DAY)) * 1000);
    for (const { path } of LOCALES) {
      await openAt(page, `/${path}/powerzonePunkyNova`);
      const href = await page.locator('[data-log="punkyNovaPunkykongz.calendar"]').getAttribute("href");
      const file = await (await visit.context.request.get(site.url + href)).text();
      expect(file, path).toContain(`DTSTART:${ends.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`);
      expect(file, path).toContain("RRULE:FREQ=DAILY");
    }
    await openAt(page, `${NOVA}?term=90`);
    await page.getByText("You have nothing staked for 90 days.").waitFor();
    await page.getByRole("link", { name: "180 days" }).click();
    const before = await coins(holder);
    await openUnstake(page);
    await costs(page).waitFor({ state: "attached" });
    await press(page, "Unstake 1 NFT").click({ force: true });
    await dialog.getByText("Please confirm first that you give up these rewards.").waitFor();
    await dialog.getByLabel(/I understand that .* given up/).check();
    await press(page, "Unstake 1 NFT").click();
    await page.getByRole("dialog", { name: "Unstaked" }).waitFor({ timeout: 40_000 });
    const moved = await page.getByRole("dialog", { name: "Unstaked" }).innerText();
    expect(moved).toMatch(
      /Came into your wallet[\s\S]*\nSCG\n3\d\d[\s\S]*Deposits\n0\.\d+\sSOL[\s\S]*Given up[\s\S]*\nSCG\n1\d\d/,
    );
    await finish(page);
    // the reward of ten days at the base share was paid; the extra half of the term was not
    const after = await coins(holder);
    const days = Number((after.scg - before.scg) / (30n * SCG));
    expect(days).toBeGreaterThanOrEqual(10);
    expect(days).toBeLessThan(15);
    expect(await heldBy(holder)).toBe(1);
    expect(await positionsOf(holder)).toEqual([]);
    await visit.close();
  });

  it("is told before leaving a term early that a coin cannot be paid, has to agree again, and is told afterwards what is lost", async () => {
    const holder = await newHolder("punkykongz", 1);
    await actByApi(site, holder.wallet, { ...KONGZ, kind: "nova", action: "stake", termDays: 90 });
    await site.travel(2 * DAY);
    const { visit, page, dialog } = await open(holder, NOVA);
    await openUnstake(page);
    await costs(page).waitFor({ state: "attached" });
    const consent = dialog.getByLabel(/I understand that .* given up/);
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
    expect(told).toMatch(/Given up for good[\s\S]*\nSCG\n7\d[\s\S]*Paid in the same transaction\nTwig\n24/);
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

describe.concurrent("a holder", () => {
  it("whose batch has one failed transaction keeps the others, and continues with the rest", async () => {
    const holder = await newHolder("punkykongz", 5);
    const { visit, page, dialog } = await open(holder, `${BOOST}/punkykongz`);
    await chooseAll(page);
    let built = 0;
    await page.route("**/api/transactions", async (route) => {
      if (route.request().method() !== "POST" || ++built !== 2) return route.continue();
      const error = { code: "SimulationFailed", message: "It would fail." };
      await route.fulfill({ status: 409, json: { resultCd: "FAIL", error } });
    });
    await press(page, "Stake 5 NFTs").click();
    await dialog.getByText("What is done is final.").waitFor({ timeout: 40_000 });
    await phase(page, "refused").getByText("It would fail.").waitFor();
    const done = (await positionsOf(holder)).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(5);
    expect(await dialog.locator('.batch-items [data-state="done"]').count()).toBe(done);
    expect(await signatures(page)).toBe(1);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("5 NFTs are staked and earning.").waitFor({ timeout: 40_000 });
    expect(await positionsOf(holder)).toHaveLength(5);
    await visit.close();
  });
});

async function answerSurvey({ page, tab }: Walk): Promise<void> {
  const survey = page.getByRole("dialog", { name: tab.kind === "nova" ? "Punky Nova Survey" : "Punky Boost Survey" });
  await survey.getByRole("button", { name: "Answer and continue" }).click();
  await survey.getByText("Please answer this question.").first().waitFor();
  for (const question of await survey.locator("fieldset").all()) await question.locator("label").first().click();
  await survey.getByRole("button", { name: "Answer and continue" }).click();
}

/**
 * Deeds whose modal is closed before their end. Other troubles are in deeds-in-trouble.test.ts. Results are read from the
 * chain.
 */
interface Deed {
  name: string;
  newHolder(): Promise<Holder>;
  /** Goes to the point where one press signs. */
  open(page: Page): Promise<void>;
  button: string;
  done: string;
  expectDone(holder: Holder, before: Awaited<ReturnType<typeof coins>>): Promise<void>;
}

const DEEDS: Deed[] = [
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

const cut = (route: Route) => route.abort("internetdisconnected");

async function begin(deed: Deed) {
  const holder = await deed.newHolder();
  const opened = await open(holder, `${BOOST}/punkykongz`);
  const before = await coins(holder);
  await deed.open(opened.page);
  return { ...opened, holder, before };
}

const untilDone = ({ page }: { page: Page }, deed: Deed) =>
  page.getByRole("dialog", { name: deed.done }).waitFor({ timeout: 40_000 });

describe("the NFTs of a wallet", () => {
  it("are chosen by a press anywhere on a card or by the keyboard, and the one loud button says what it waits for", async () => {
    const holder = await newHolder("punkykongz", 2);
    const { visit, page } = await open(holder, `${BOOST}/punkykongz`);
    const loud = page.locator("main .button-primary:visible");
    const bar = page.locator(".action-bar");
    await bar.getByText("Choose an NFT: each earns 12\u00a0Twig + 30\u00a0SCG a day.").waitFor();
    // it looks disabled, but can be pressed
    await loud.click({ force: true });
    await bar.getByRole("alert").getByText("Choose at least one NFT first.").waitFor();
    const box = page.getByLabel("Choose PunkyKongz #1");
    expect(await box.evaluate(isInSight)).toBe(true);
    await page.keyboard.press("Space");
    await bar.getByRole("button", { name: "Stake 1 NFT" }).waitFor();
    const picture = await page.locator(".wallet-nft img").nth(1).boundingBox();
    await page.mouse.click(picture!.x + 4, picture!.y + 4);
    await bar.getByText("Earn 24\u00a0Twig + 60\u00a0SCG a day").waitFor();
    expect(await loud.allInnerTexts()).toEqual(["Stake 2 NFTs"]);
    expect(visit.takeProblems()).toEqual([]);
    await visit.close();
  });

  it("are shown 12 at a time, while all of them can be chosen", async () => {
    const holder = await newHolder("punkykongz", 26);
    const { visit, page } = await open(holder, `${BOOST}/punkykongz`);
    const cards = page.locator(".wallet-nft");
    await cards.first().waitFor();
    expect(await cards.count()).toBe(12);
    await page.getByText("26 NFTs in your wallet · none staked", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Choose all 26" }).click();
    await page.getByRole("button", { name: "Stake 26 NFTs" }).waitFor();
    await page.getByRole("button", { name: "Show more (14 left)" }).click();
    await eventually(async () => expect(await cards.count()).toBe(24));
    await page.getByRole("button", { name: "Show more (2 left)" }).click();
    await eventually(async () => expect(await cards.count()).toBe(26));
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    await visit.close();
  });

  it("are read in parts if they are very many, with the most there can be and the way to the next part above the cards", async () => {
    const holder = await newHolder("punkykongz", 230);
    const { visit, page } = await open(holder, `${BOOST}/punkykongz`);
    await page
      .getByText("Up to 230 NFTs in your wallet: not all are read yet · none staked", { exact: true })
      .waitFor();
    await page.getByText("200 PunkyKongz NFTs are shown here.").waitFor();
    const next = page.getByRole("link", { name: "Show the next part" });
    const isAbove = await next.first().evaluate((link) => {
      const card = document.querySelector(".wallet-nft") as Element;
      return Boolean(link.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isAbove).toBe(true);
    await next.first().click();
    await page.getByText("30 PunkyKongz NFTs are shown here.").waitFor();
    await page
      .getByText("Up to 230 NFTs in your wallet: not all are read yet · none staked", { exact: true })
      .waitFor();
    await page.getByRole("link", { name: "Back to the first part" }).first().click();
    await page.getByText("200 PunkyKongz NFTs are shown here.").waitFor();
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

describe.concurrent("a claim that is under way when its page is reloaded", () => {
  it("continues with the same wish despite lost answers, and is paid once", async () => {
    const deed = DEEDS[1] as Deed;
    const act = await begin(deed);
    const { page } = act;
    // an id: the same address with another word tells what it costs
    const status = /\/api\/transactions\/[\da-f-]{36}$/;
    await page.route(status, cut);
    const handedOver = page.waitForResponse(/\/signed$/);
    await press(page, deed.button).click();
    await handedOver;
    await reloadPage(page);
    await eventually(async () => expect(await openIntentsOf(act.holder)).toBe(0));
    await deed.open(page);
    // the site has not learned of the end, however long the page took to load
    await site.database
      .prepare(
        "UPDATE transaction_intent SET status = 'sent', finalized_at = NULL WHERE wallet_address = ? AND kind = ?",
      )
      .bind(act.holder.wallet.publicKey.toBase58(), "claimStream")
      .run();
    await press(page, deed.button).click();
    await act.dialog.getByText("Your transaction was handed over and goes on without this page.").waitFor();
    await page.unroute(status);
    await untilDone(act, deed);
    await deed.expectDone(act.holder, act.before);
    await act.visit.close();
  });
});

describe("for everybody", () => {
  let visit: TestPage;
  afterEach(async () => {
    site.chain.setReachable(true);
    await visit?.close();
  });

  it("pools, rates, funds and all information can be read without a wallet and without JavaScript", async () => {
    visit = await site.openPage({ javaScriptEnabled: false });
    const { page } = visit;
    await page.goto(NOVA);
    const figures = page.locator(".daily-coins");
    expect(await figures.innerText()).toMatch(/14\.4\sTwig\s+36\sSCG/);
    // the same in every term
    await page.getByText(/^Plus 5.SCG for each check-in/).waitFor();
    await page.getByRole("link", { name: "180 days" }).click();
    await page.waitForURL(/term=180$/);
    expect(await figures.innerText()).toMatch(/18\sTwig\s+45\sSCG/);
    await page.getByText("Terms and funds of this pool").click();
    expect(await page.getByRole("row", { name: /^180 days/ }).textContent()).toMatch(/18.Twig.*45.SCG/);
    expect(await page.getByRole("row", { name: /^Claimable before/ }).textContent()).toMatch(/12.Twig.*30.SCG/);
    await page.getByText("What can be claimed by then is paid in the same transaction").waitFor();
    await page.getByRole("link", { name: "Punky HA_G" }).click();
    await page.waitForURL(/powerzonePunkyNova\/punky-hag$/);
    expect((await page.goto(`${NOVA}/genesis`))?.status()).toBe(404);
    await page.goto(`${NOVA}/punkykongz`);
    expect(page.url()).toMatch(/powerzonePunkyNova$/);
  });

  it("says that the chain cannot be read, and shows no old figures", async () => {
    visit = await site.openPage();
    const { page } = visit;
    site.chain.setReachable(false);
    // a reading is reused for a second or two
    await eventually(async () => {
      await page.goto(BOOST);
      await page.getByText("We would rather show no figures than old ones.").waitFor({ timeout: 1_000 });
    });
    expect(await page.getByRole("row").count()).toBe(0);
  });
});
