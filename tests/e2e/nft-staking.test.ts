import { afterEach, describe, expect, it } from "vitest";
import { LOCALES } from "~/locales/locales";
import type { TestPage } from "./harness.ts";
import { DAY } from "./holder-page.ts";
import {
  BOOST,
  begin,
  beginWalk,
  checkInAll,
  chooseAll,
  claimAll,
  coins,
  costs,
  cut,
  DAYS,
  DEEDS,
  type Deed,
  eventually,
  finish,
  heldBy,
  isInSight,
  miscountedOf,
  NOVA,
  newHolder,
  open,
  openBeforeTests,
  openIntentsOf,
  openUnstake,
  phase,
  positionsOf,
  press,
  SCG,
  signatures,
  site,
  stakeAll,
  takeBack,
  untilDone,
  WALKED,
  type Walk,
} from "./nft-staking-site.ts";
import { openAt, reloadPage } from "./open-at.ts";

openBeforeTests();

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
    await dialog.locator(".field-error", { hasText: "Tick the box first." }).waitFor();
    expect(await dialog.getByLabel(/I understand that if I unstake before/).evaluate(isInSight)).toBe(true);
    await dialog.getByLabel(/I understand that if I unstake before/).check();
    await press(page, "Stake 1 NFT").click();
    await page.getByRole("dialog", { name: "Staking has started" }).waitFor({ timeout: 40_000 });
    await finish(page);
    // the deed ends at the list that has what was staked
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("staked-title");
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
    await dialog.locator(".field-error", { hasText: "Tick the box first." }).waitFor();
    await dialog.getByLabel(/I understand that I give up .* for good/).check();
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

describe("the NFTs of a wallet", () => {
  it("are chosen by a press anywhere on a card or by the keyboard, and before that by the one loud button", async () => {
    const holder = await newHolder("punkykongz", 2);
    const { visit, page } = await open(holder, `${BOOST}/punkykongz`);
    const loud = page.locator("main .button-primary:visible");
    const bar = page.locator(".action-bar");
    await bar.getByText("30\u00a0SCG + 12\u00a0Twig a day each").waitFor();
    expect(await loud.allInnerTexts()).toEqual(["Choose all 2"]);
    const box = page.getByLabel("Choose PunkyKongz #1");
    await box.focus();
    expect(await box.evaluate(isInSight)).toBe(true);
    await page.keyboard.press("Space");
    await bar.getByRole("button", { name: "Stake 1 NFT" }).waitFor();
    const picture = await page.locator(".wallet-nft img").nth(1).boundingBox();
    await page.mouse.click(picture!.x + 4, picture!.y + 4);
    await bar.getByText("Earn 60\u00a0SCG + 24\u00a0Twig a day").waitFor();
    expect(await loud.allInnerTexts()).toEqual(["Stake 2 NFTs"]);
    await page.getByRole("button", { name: "Choose none" }).click();
    await loud.getByText("Choose all 2").click();
    await bar.getByRole("button", { name: "Stake 2 NFTs" }).waitFor();
    expect(visit.takeProblems()).toEqual([]);
    await visit.close();
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
    expect(await figures.innerText()).toMatch(/36\sSCG\s+14\.4\sTwig/);
    // the same in every term
    await page.getByText(/^Each check-in adds 5.SCG/).waitFor();
    await page.getByRole("link", { name: "180 days" }).click();
    await page.waitForURL(/term=180$/);
    expect(await figures.innerText()).toMatch(/45\sSCG\s+18\sTwig/);
    await page.getByText("Terms and funds of this pool").click();
    expect(await page.getByRole("row", { name: /^180 days/ }).textContent()).toMatch(/45.SCG.*18.Twig/);
    expect(await page.getByRole("row", { name: /^Claimable before/ }).textContent()).toMatch(/30.SCG.*12.Twig/);
    await page.getByText("You are paid what you can claim at that moment, in the same transaction").waitFor();
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
