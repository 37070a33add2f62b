import { Keypair } from "@solana/web3.js";
import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { earnedAt, wholeReward } from "~programs/reward-calculator.ts";
import { setWalletBehaviour, switchWalletAccount, walletCalls } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { emptyWallet, leaveDirectly, stakeDirectly } from "./holder-acts.ts";
import { COIN, DAY, openHolderPage, readPositions, stakingScreens } from "./holder-page.ts";
import { approveStrangers } from "./lying-site.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { readShifts, watchLayout } from "./page-checks.ts";
import { postJson, signIn } from "./sign-in.ts";
import { untilBlockhashIsOver } from "./waiting-transaction.ts";

/**
 * Tests failures between a press and its end, for everything that a holder signs in coin staking. Every test ends with
 * balances and positions read from the chain.
 */
interface Deed {
  name: string;
  /** The name of the deed in the notice of another tab or a reloaded page, and in the history. */
  notice: string;
  entry: string;
  /** The term of the position that exists before the deed. */
  termDays: number | null;
  /** Goes to the point where one press signs. */
  open(holder: Holder): Promise<unknown>;
  press(page: Page): ReturnType<Page["locator"]>;
  /** What the page of the press shows in the end. */
  untilDone(page: Page): Promise<unknown>;
  expectDone(holder: Holder): Promise<void>;
  /** Makes the deed impossible by another transaction that lands first. */
  forestall(holder: Holder): Promise<void>;
}

interface Holder {
  wallet: Keypair;
  visit: TestPage;
  page: Page;
  /** Balance and positions before the deed. */
  before: { coinRaw: bigint; positions: Awaited<ReturnType<typeof readPositions>> };
}

const STAKED_RAW = 1000n * COIN;
const LATER_DAYS = 31;

let site: Site;
/** Wallets whose position has stood for 31 days, by its term: one for each test below that needs one, and some for second tries. */
const STAKERS: Record<number, number> = isFullRun ? { 30: 8, 365: 38 } : { 30: 4, 365: 8 };
const stakers: Record<number, Keypair[]> = { 30: [], 365: [] };

const apply = (page: Page) => stakingScreens(page).apply();
const openExit = async ({ wallet, page }: Holder) => {
  const base = "/eng/powerzoneCoinStakingWriteUnStakingConfirm";
  const position = await site.database
    .prepare("SELECT address FROM staking_position WHERE wallet_address = ?")
    .bind(wallet.publicKey.toBase58())
    .first<string>("address");
  await openAt(page, `${base}?position=${position}`);
};
const untilLeft = (page: Page) => page.waitForURL(/UnStakingComplete/, { timeout: 30_000 });
const leave = ({ wallet }: Holder) => leaveDirectly(site, wallet);

const DEEDS: Deed[] = [
  {
    name: "a stake",
    notice: "Stake of 100 SCG",
    entry: "Staked",
    termDays: null,
    open: ({ page }) => stakingScreens(page).openStakeConfirm(100),
    press: apply,
    untilDone: (page) => page.waitForURL(/WriteStakingComplete/, { timeout: 30_000 }),
    async expectDone(holder) {
      expect(await gain(holder)).toBe(-100n * COIN);
      expect((await positionsOf(holder)).map(({ principalRaw }) => principalRaw)).toEqual([100n * COIN]);
    },
    forestall: ({ wallet }) => emptyWallet(site, wallet),
  },
  {
    name: "leaving early",
    notice: "Unstaking",
    entry: "Unstaked",
    termDays: 365,
    async open(holder) {
      await openExit(holder);
      await holder.page.locator(".action-bar input[required]").check();
    },
    press: apply,
    untilDone: untilLeft,
    async expectDone(holder) {
      const [position] = holder.before.positions;
      const earnedAfter = (seconds: number) => earnedAt(position!, position!.startTs + BigInt(seconds));
      expect(await gain(holder)).toBeGreaterThanOrEqual(STAKED_RAW + earnedAfter(LATER_DAYS * DAY));
      expect(await gain(holder)).toBeLessThan(STAKED_RAW + earnedAfter(LATER_DAYS * DAY + 3600));
      expect(await positionsOf(holder)).toEqual([]);
    },
    forestall: leave,
  },
  {
    name: "leaving at the end",
    notice: "Unstaking",
    entry: "Unstaked",
    termDays: 30,
    open: openExit,
    press: apply,
    untilDone: untilLeft,
    async expectDone(holder) {
      expect(await gain(holder)).toBe(STAKED_RAW + wholeReward(STAKED_RAW, 200, 30));
      expect(await positionsOf(holder)).toEqual([]);
    },
    forestall: leave,
  },
  {
    name: "a claim",
    notice: "Reward claim",
    entry: "Reward claimed",
    termDays: 365,
    async open({ page }) {
      await stakingScreens(page).openView();
      await page.getByRole("button", { name: "Claim Reward" }).click();
      const dialog = page.getByRole("dialog", { name: "Claim reward" });
      await dialog.getByLabel("Amount to claim").fill("0.25");
      await dialog.getByText(/at most [\d,]+ CU/).waitFor({ state: "attached" });
    },
    press: (page) => page.getByRole("dialog").getByRole("button", { name: /^(Claim Reward|One moment)$/ }),
    untilDone: (page) => page.getByRole("dialog", { name: "Reward claimed" }).waitFor({ timeout: 30_000 }),
    async expectDone(holder) {
      expect(await gain(holder)).toBe(COIN / 4n);
      expect((await positionsOf(holder)).map(({ claimedRaw }) => claimedRaw)).toEqual([COIN / 4n]);
    },
    forestall: leave,
  },
];

/**
 * The deeds that go through every trouble: one, or in a full run each that has its own screen or dialog. Leaving at the end
 * is not among them, because it differs from leaving early only by its sums. The code that runs a transaction is the same
 * for every deed.
 */
const WALKED = DEEDS.filter(({ name }) => (isFullRun ? name !== "leaving at the end" : name === "a stake"));

/** The deeds that meet one of the commonest troubles: a stake and one other, or in a full run all. */
const withTurnOf = (name: string) => DEEDS.filter((deed) => isFullRun || [name, "a stake"].includes(deed.name));

beforeAll(async () => {
  site = await openSite();
  const terms = Object.entries(STAKERS).flatMap(([term, wallets]) => Array<number>(wallets).fill(Number(term)));
  await Promise.all(
    terms.map(async (termDays) => {
      const wallet = await site.newFundedWallet();
      await stakeDirectly(site, wallet, { amountRaw: STAKED_RAW, termDays });
      stakers[termDays]?.push(wallet);
    }),
  );
  await site.travel(LATER_DAYS * DAY);
});
afterAll(() => site?.close());

async function openHolder({ termDays }: Deed, ...others: Keypair[]): Promise<Holder> {
  const wallet = termDays === null ? await site.newFundedWallet() : stakers[termDays]?.pop();
  if (!wallet) throw new Error("STAKERS are too few");
  if (termDays !== null) await syncUntilKnown(wallet);
  const visit = await openHolderPage(site, [wallet, ...others]);
  const before = {
    coinRaw: await site.coinBalance(wallet.publicKey),
    positions: await readPositions(site, wallet.publicKey),
  };
  return { wallet, visit, page: visit.page, before };
}

async function syncUntilKnown(wallet: Keypair): Promise<void> {
  const cookie = await signIn(site, wallet);
  const address = wallet.publicKey.toBase58();
  const known = () =>
    site.database.prepare("SELECT 1 FROM staking_position WHERE wallet_address = ?").bind(address).first();
  await eventually(async () => {
    await postJson(site, "/api/staking/sync", {}, cookie, address);
    expect(await known()).not.toBeNull();
  });
}

const gain = async ({ wallet, before }: Holder) => (await site.coinBalance(wallet.publicKey)) - before.coinRaw;
const positionsOf = ({ wallet }: Holder) => readPositions(site, wallet.publicKey);
const signatures = async (page: Page) => (await walletCalls(page)).filter((call) => call === "signTransaction").length;
const phase = (page: Page, name: string) => page.locator(`.transaction[data-phase="${name}"]`);

async function expectNothing(holder: Holder): Promise<void> {
  expect(await gain(holder)).toBe(0n);
  expect(await positionsOf(holder)).toEqual(holder.before.positions);
}

/** Used instead of expect.poll, which does not work in concurrent tests. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 250 });

const SIGNED = "**/api/transactions/*/signed";
const STATUS = /\/api\/transactions\/[\w-]+$/;
const cut = (route: Route) => route.abort("internetdisconnected");

describe.concurrent.each(withTurnOf("leaving early"))("$name", (deed) => {
  it("pressed twice is done once, with one signature", async () => {
    const holder = await openHolder(deed);
    await deed.open(holder);
    await deed.press(holder.page).dblclick();
    await deed.untilDone(holder.page);
    expect(await signatures(holder.page)).toBe(1);
    await deed.expectDone(holder);
    await holder.visit.close();
  });
});

describe.concurrent.each(withTurnOf("a claim"))("$name", (deed) => {
  it("whose answer is lost on its way back is not done twice", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    let handedOver = 0;
    await page.route(SIGNED, async (route) => {
      if (handedOver++ > 0) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await deed.press(page).click();
    await deed.untilDone(page);
    expect(handedOver).toBeGreaterThan(1);
    await deed.expectDone(holder);
    await holder.visit.close();
  });
});

describe.concurrent.each(withTurnOf("leaving at the end"))("$name", (deed) => {
  it("refused in the wallet sends nothing, says so, and the next press works", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    await setWalletBehaviour(page, { sign: "refuse" });
    await deed.press(page).click();
    await phase(page, "rejected").getByText("Nothing was sent and nothing left your wallet.").waitFor();
    await expectNothing(holder);
    await setWalletBehaviour(page, { sign: "approve" });
    await page.getByRole("button", { name: "Sign again" }).click();
    await deed.untilDone(page);
    await deed.expectDone(holder);
    await holder.visit.close();
  });
});

describe.concurrent.each(WALKED)("$name", (deed) => {
  it("that the site builds as something else is not shown to the wallet, and is done once the site is honest again", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    const beHonest = await approveStrangers(page);
    await deed.press(page).click();
    await phase(page, "differs").getByText("Nothing was signed, and nothing left your wallet.").waitFor();
    expect(await walletCalls(page)).not.toContain("signTransaction");
    await expectNothing(holder);
    await beHonest();
    await page.getByRole("button", { name: "Try again" }).click();
    await deed.untilDone(page);
    await deed.expectDone(holder);
    await holder.visit.close();
  });

  it("that the site itself fails at is shown as the site's fault, once, with the number to quote", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    const asked = await failAtBuilding(page);
    await deed.press(page).click();
    await phase(page, "site-failed").getByText("Nothing was sent and nothing left your wallet.").waitFor();
    await phase(page, "site-failed").getByText("quote 0123456789ab").waitFor();
    expect((await phase(page, "site-failed").innerText()).match(/on our side/g)).toHaveLength(1);
    expect(asked()).toBe(1);
    expect(await walletCalls(page)).not.toContain("signTransaction");
    await expectNothing(holder);
    await page.unroute(BUILDING);
    await page.getByRole("button", { name: "Try again" }).click();
    await deed.untilDone(page);
    await deed.expectDone(holder);
    await holder.visit.close();
  });

  it("with a wallet that breaks sends nothing", async () => {
    const holder = await openHolder(deed);
    await deed.open(holder);
    await setWalletBehaviour(holder.page, { sign: "fail" });
    await deed.press(holder.page).click();
    await phase(holder.page, "wallet-failed").waitFor();
    await expectNothing(holder);
    await holder.visit.close();
  });

  it("signed too late expires, changes nothing, and trying again is safe", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    // the holder waits for longer than a blockhash lives
    await page.route(SIGNED, async (route) => {
      await untilBlockhashIsOver(site, holder.wallet);
      await route.continue();
    });
    await deed.press(page).click();
    await phase(page, "expired").waitFor({ timeout: 90_000 });
    await expectNothing(holder);
    await page.unroute(SIGNED);
    await page.getByRole("button", { name: "Try again" }).click();
    await deed.untilDone(page);
    await deed.expectDone(holder);
    await holder.visit.close();
  });

  it("that loses its connection before the hand-over says so, and the same signed bytes go out when it is back", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    await page.route(SIGNED, cut);
    await deed.press(page).click();
    await phase(page, "sending").getByText("You have signed, but the transaction may not have reached us.").waitFor();
    await expectNothing(holder);
    await page.unroute(SIGNED);
    await deed.untilDone(page);
    expect(await signatures(page)).toBe(1);
    await deed.expectDone(holder);
    await holder.visit.close();
  });

  it("that loses its connection while it is watched says so, and shows the outcome when it is back", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    await page.route(STATUS, cut);
    await deed.press(page).click();
    await page
      .getByText("Your transaction was handed over and goes on without this page.")
      .waitFor({ timeout: 20_000 });
    await page.unroute(STATUS);
    await deed.untilDone(page);
    await deed.expectDone(holder);
    await holder.visit.close();
  });

  it("continues when its tab is closed after signing, and is in the history", async () => {
    const holder = await openHolder(deed);
    const { page, visit } = holder;
    await deed.open(holder);
    const handedOver = page.waitForResponse(/\/signed$/);
    await deed.press(page).click();
    await handedOver;
    await page.close();
    await eventually(() => deed.expectDone(holder));
    const history = async () => (await visit.context.request.get("/eng/powerzoneCoinStakingView/history.csv")).text();
    await eventually(async () => expect(await history()).toContain(`,${deed.entry},`));
  });

  it("continues after a reload, and the new page reserves space for it and says how it ends", async () => {
    const holder = await openHolder(deed);
    const { page, visit } = holder;
    await watchLayout(visit);
    await deed.open(holder);
    const handedOver = page.waitForResponse(/\/signed$/);
    await deed.press(page).click();
    await handedOver;
    // polling would settle it, so it is blocked and the transaction is still under way after the reload
    await page.route(STATUS, cut);
    await reloadPage(page);
    const notice = page.locator(".open-transactions");
    await notice.getByText(`${deed.notice}: `).waitFor();
    expect(await readShifts(page)).toEqual([]);
    await notice.locator("summary").click();
    await notice.getByText("It was started in another tab").waitFor();
    await page.unroute(STATUS);
    await notice.getByText(`${deed.notice}: it is final.`).waitFor({ timeout: 30_000 });
    await deed.expectDone(holder);
    await visit.close();
  });

  it("is shown in a second tab", async () => {
    const holder = await openHolder(deed);
    const { page, visit } = holder;
    await deed.open(holder);
    const second = await visit.context.newPage();
    await stakingScreens(second).openView();
    await deed.press(page).click();
    await second.locator(".open-transactions").getByText(deed.notice).waitFor({ timeout: 20_000 });
    await deed.untilDone(page);
    await deed.expectDone(holder);
    await visit.close();
  });

  it("is no longer offered once the wallet shows another account", async () => {
    const other = await site.newFundedWallet();
    const othersRaw = await site.coinBalance(other.publicKey);
    const holder = await openHolder(deed, other);
    const { page } = holder;
    await deed.open(holder);
    await switchWalletAccount(page, 1);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).waitFor();
    expect(await deed.press(page).count()).toBe(0);
    // another tab reports a change of the first account, for which this page must make no request
    await page.evaluate(() => new BroadcastChannel("punkvism.transactions").postMessage({}));
    // a test can only wait some time to see that something does not happen
    await page.waitForTimeout(1_000);
    expect(holder.visit.takeProblems()).toEqual([]);
    await expectNothing(holder);
    expect(await site.coinBalance(other.publicKey)).toBe(othersRaw);
    await holder.visit.close();
  });

  it("signed with another key than the wallet claims sends nothing", async () => {
    const holder = await openHolder(deed, Keypair.generate());
    const { page } = holder;
    await deed.open(holder);
    await setWalletBehaviour(page, { signsWithOtherKey: true });
    await deed.press(page).click();
    await page.locator(".transaction .notice-warning, .transaction .notice-danger").waitFor({ timeout: 20_000 });
    await expectNothing(holder);
    await holder.visit.close();
  });
});

/** These run one after the other, because they share the node. */
describe.each(WALKED)("$name", (deed) => {
  afterEach(() => site.chain.setReachable(true));

  it("distinguishes a node that is down, does not ask the wallet, and works later", async () => {
    const holder = await openHolder(deed);
    const { page } = holder;
    await deed.open(holder);
    site.chain.setReachable(false);
    await deed.press(page).click();
    await phase(page, "node-down")
      .getByText("Nothing was sent and nothing left your wallet.")
      .waitFor({ timeout: 40_000 });
    expect(await signatures(page)).toBe(0);
    site.chain.setReachable(true);
    await expectNothing(holder);
    await page.getByRole("button", { name: "Try again" }).click();
    await deed.untilDone(page);
    await deed.expectDone(holder);
    await holder.visit.close();
  });
});

/** The page of the press is closed before the end, and its tab still has the key of that press. */
describe.concurrent("a stake after whose press the page was reloaded", () => {
  const [stake] = DEEDS as [Deed];

  it("is done once when it is pressed again right after its end", async () => {
    const holder = await openHolder(stake);
    await stakeAndReload(holder);
    await stake.press(holder.page).click();
    await stake.untilDone(holder.page);
    await stake.expectDone(holder);
    await holder.visit.close();
  });

  it("is a second stake if it is pressed the next day", async () => {
    const holder = await openHolder(stake);
    await stakeAndReload(holder);
    await site.database
      .prepare("UPDATE transaction_intent SET finalized_at = finalized_at - ? WHERE wallet_address = ?")
      .bind(DAY * 1000, holder.wallet.publicKey.toBase58())
      .run();
    await stake.press(holder.page).click();
    await stake.untilDone(holder.page);
    expect(await gain(holder)).toBe(-200n * COIN);
    expect(await positionsOf(holder)).toHaveLength(2);
    await holder.visit.close();
  });

  /** The transaction is final when this resolves, but the page does not know it. */
  async function stakeAndReload(holder: Holder): Promise<void> {
    const { page, wallet } = holder;
    await stake.open(holder);
    await page.route(STATUS, cut);
    const handedOver = page.waitForResponse(/\/signed$/);
    await stake.press(page).click();
    await handedOver;
    await reloadPage(page);
    // the page that was read again has kept another transaction, unsigned
    const status = site.database.prepare(
      "SELECT status FROM transaction_intent WHERE wallet_address = ? AND signature IS NOT NULL",
    );
    await eventually(async () => {
      expect(await status.bind(wallet.publicKey.toBase58()).first<string>("status")).toBe("finalized");
    });
    await page.unroute(STATUS);
    await page.locator(".action-bar input[required]").check();
  }
});

describe.each(isFullRun ? DEEDS : WALKED)("$name", (deed) => {
  it("that fails on the chain itself says so, and moves no coin", async () => {
    const holder = await openHolder(deed);
    const { page, wallet } = holder;
    await deed.open(holder);
    let left = 0n;
    site.gate.beforeNextSend(wallet.publicKey, async () => {
      await deed.forestall(holder);
      left = await site.coinBalance(wallet.publicKey);
    });
    await deed.press(page).click();
    const failed = phase(page, "failed");
    await failed.waitFor({ timeout: 30_000 });
    expect(await failed.locator(".notice-danger").innerText()).not.toMatch(/undefined|\{|^\s*$/);
    expect(await site.coinBalance(wallet.publicKey)).toBe(left);
    expect(await positionsOf(holder)).toEqual([]);
    const intent = await site.database
      .prepare("SELECT status, signature FROM transaction_intent WHERE wallet_address = ? ORDER BY created_at DESC")
      .bind(wallet.publicKey.toBase58())
      .first<{ status: string; signature: string }>();
    expect(intent?.status).toBe("failed");
    const { value } = await site.connection.getSignatureStatus(intent?.signature ?? "", {
      searchTransactionHistory: true,
    });
    expect(value?.err).toHaveProperty("InstructionError");
    await holder.visit.close();
  });
});

describe("a screen", () => {
  let visit: TestPage;
  afterEach(async () => {
    site.chain.setReachable(true);
    await visit?.close();
  });

  it("of a claim whose costs cannot be found out lets nobody sign until they can", async () => {
    const holder = await openHolder(DEEDS[3] as Deed);
    const { page } = holder;
    visit = holder.visit;
    await stakingScreens(page).openView();
    site.chain.setReachable(false);
    await page.getByRole("button", { name: "Claim Reward" }).click();
    const dialog = page.getByRole("dialog", { name: "Claim reward" });
    await dialog.getByText("The Solana network cannot be reached right now.").waitFor();
    expect(await dialog.getByRole("button", { name: "Claim Reward" }).count()).toBe(0);
    site.chain.setReachable(true);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText(/at most [\d,]+ CU/).waitFor({ state: "attached" });
    await dialog.getByRole("button", { name: "Claim Reward" }).click();
    await page.getByRole("dialog", { name: "Reward claimed" }).waitFor({ timeout: 30_000 });
  });

  it("of a declined claim leads back to the amount", async () => {
    const holder = await openHolder(DEEDS[3] as Deed);
    const { page } = holder;
    visit = holder.visit;
    await DEEDS[3]?.open(holder);
    await setWalletBehaviour(page, { sign: "refuse" });
    await DEEDS[3]?.press(page).click();
    const failed = page.getByRole("dialog", { name: "The claim did not go through" });
    await failed.getByText("You declined in your wallet").waitFor();
    await failed.getByRole("button", { name: "Enter the amount again" }).click();
    await page.getByRole("dialog", { name: "Claim reward" }).getByLabel("Amount to claim").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await expectNothing(holder);
  });

  it("says nothing of a transaction that was never signed", async () => {
    const holder = await openHolder(DEEDS[0] as Deed);
    const { page } = holder;
    visit = holder.visit;
    await setAside(holder);
    await stakingScreens(page).openView();
    await page.getByRole("heading", { name: "In your wallet, not staked" }).waitFor();
    expect(await page.locator(".open-transactions").count()).toBe(0);
  });

  it("says that the chain cannot be read, shows no old figures, and reads again", async () => {
    const holder = await openHolder(DEEDS[0] as Deed);
    const { page } = holder;
    visit = holder.visit;
    site.chain.setReachable(false);
    await stakingScreens(page).openView();
    await page.getByText("The Solana network cannot be reached right now.").waitFor();
    expect(await page.locator(".position").count()).toBe(0);
    site.chain.setReachable(true);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "In your wallet, not staked" }).waitFor();
  });
});

/** Leaves a stake unsigned in the wallet until its blockhash is no longer good. */
async function setAside(holder: Holder): Promise<void> {
  const { page, wallet } = holder;
  await stakingScreens(page).openStakeConfirm(100);
  await setWalletBehaviour(page, { sign: "hang" });
  await apply(page).click();
  await phase(page, "signing").waitFor();
  await site.database
    .prepare("UPDATE transaction_intent SET last_valid_block_height = 0 WHERE wallet_address = ?")
    .bind(wallet.publicKey.toBase58())
    .run();
}

/** The address of the API that builds transactions. */
const BUILDING = "**/api/transactions";

/** Makes the site answer as for an unexpected error (tests/worker/unexpected.test.ts), and counts the requests. */
async function failAtBuilding(page: Page): Promise<() => number> {
  let asked = 0;
  const error = { code: "Unexpected", message: "If you write to us, quote 0123456789ab.", id: "0123456789ab" };
  await page.route(BUILDING, (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    asked++;
    return route.fulfill({ status: 500, json: { resultCd: "FAIL", returnValue: null, error } });
  });
  return () => asked;
}
