import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import { publicActionCode } from "~/domain/logs/public-controls";
import { LOCALES } from "~/locales/locales";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { DAY, openHolderPage, stakingScreens } from "./holder-page.ts";

const ENGLISH = LOCALES[1];
const REFUSED = publicActionCode(ENGLISH, "part.refused", "");
const CLAIM = actionCode(ENGLISH, "coinStakingView.claimSubmit");
const AGREE = actionCode(ENGLISH, "coinUnstakingConfirm.agreeAndApply");

let site: Site;
let visit: TestPage;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => visit?.close());
afterAll(() => site?.close());

type Row = { action_cd: string; log_level: number; page_name: string; params: string };

/** A wallet's entries of these codes in D1, as "code: first two parameters", in the order of the acts. */
async function logOf(wallet: string, codes: readonly (string | null)[]): Promise<string[]> {
  const { results } = await site.database
    .prepare("SELECT * FROM action_log WHERE wallet_address = ? ORDER BY action_time")
    .bind(wallet)
    .all<Row>();
  return results
    .filter(({ action_cd }) => codes.includes(action_cd))
    .map(({ action_cd, log_level, page_name, params }) => {
      const [why, what] = JSON.parse(params) as string[];
      return action_cd === REFUSED ? `${log_level} ${page_name}: ${why} ${what}` : `${log_level} ${action_cd}`;
    });
}

const press = (page: Page, key: LogKey) =>
  page.locator(`[data-log="${key}"]:visible:not([aria-disabled="true"])`).first().click();

/** A holder with one position that has earned for a day. */
async function openEarning() {
  const wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  const screens = stakingScreens(visit.page);
  await screens.stake(20, 30);
  await site.travel(DAY);
  return { page: visit.page, screens, address: wallet.publicKey.toBase58() };
}

it("logs a claim once it has begun, and each earlier press as refused, with its reason and its button", async () => {
  const { page, screens, address } = await openEarning();
  await screens.openView();
  await press(page, "coinStakingView.claimReward");
  const amount = page.getByRole("dialog").locator("input[inputmode]").first();
  for (const tooMuch of ["999999", "1000000"]) {
    await amount.fill(tooMuch);
    await press(page, "coinStakingView.claimSubmit");
  }
  await press(page, "coinStakingView.claimMax");
  // while the site does not answer, nothing has begun
  await page.route("**/api/transactions", (route) => route.abort("internetdisconnected"));
  await press(page, "coinStakingView.claimSubmit");
  await page.locator('.transaction[data-phase="offline"]').waitFor();
  await page.unroute("**/api/transactions");
  expect(visit.takeProblems().join()).toContain("ERR_INTERNET_DISCONNECTED");
  await press(page, "coinStakingView.claimEdit");
  await press(page, "coinStakingView.claimSubmit");
  await page.getByRole("dialog", { name: "Reward claimed" }).waitFor({ timeout: 30_000 });

  const refused = (why: string) => `3 My Staking Status: ${why} ${CLAIM}`;
  await vi.waitFor(
    async () =>
      expect(await logOf(address, [CLAIM, REFUSED])).toEqual([
        refused("amount"),
        refused("amount"),
        refused("offline"),
        `1 ${CLAIM}`,
      ]),
    { timeout: 20_000, interval: 250 },
  );
});

it("logs no agreement where the box was not ticked", async () => {
  const { page, screens, address } = await openEarning();
  await screens.openView();
  await page.locator(".position summary").click();
  // the head of the page has a link under the same name, which leads to the choice of a position
  await page.locator('.position [data-log="coinStakingView.applyUnstaking"]').click();
  await press(page, "coinUnstakingWrite.next");
  await page.waitForURL(/UnStakingConfirm/);
  // a button that is not ready can be pressed all the same, and says what it waits for
  const unready = page.locator('[data-log="coinUnstakingConfirm.agreeAndApply"][aria-disabled="true"]');
  await unready.click({ force: true });
  await unready.click({ force: true });
  await page.locator(".action-bar input[required]").check();
  await press(page, "coinUnstakingConfirm.agreeAndApply");
  await page.waitForURL(/UnStakingComplete/, { timeout: 30_000 });
  const refused = `3 Unstaking Confirm: consent ${AGREE}`;
  await vi.waitFor(
    async () => expect(await logOf(address, [AGREE, REFUSED])).toEqual([refused, refused, `1 ${AGREE}`]),
    { timeout: 20_000, interval: 250 },
  );
});
