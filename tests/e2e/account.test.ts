import { getAccount as getTokens } from "@solana/spl-token";
import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { actionCode } from "~/domain/logs/catalogue";
import { LOCALES } from "~/locales/locales";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeGrant } from "~programs/vesting.ts";
import { grantSamples, SAMPLE_GRANTS, sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { setWalletBehaviour } from "../fakes/wallet/fake-wallet.ts";
import { openSite, type Site } from "./harness.ts";
import { COIN, DAY, openHolderPage, readPositions, stakingScreens } from "./holder-page.ts";
import { actByApi, giveNfts } from "./nft-acts.ts";
import { checkOpen, walkPages } from "./page-checks.ts";
import { postJson, signIn } from "./sign-in.ts";

const ACCOUNT = "/eng/mypage/account";
/** Tells the ids of this wallet's grants from those of the development wallets. */
const PLACE = 7;
const ETM_GRANT = SAMPLE_GRANTS.find(({ coin }) => coin === "ETM")!;
const STRANGERS_GRANT = SAMPLE_GRANTS.at(-1)!;

let site: Site;
let holder: Keypair;

beforeAll(async () => {
  site = await openSite();
  holder = await site.newFundedWallet();
  const address = holder.publicKey.toBase58();
  const visit = await openHolderPage(site, [holder]);
  const kongz = { kind: "boost", collection: "punkykongz" };
  await giveNfts(site, holder.publicKey, { collection: "punkykongz", count: 2 });
  await Promise.all([
    stakingScreens(visit.page).stake(500),
    actByApi(site, holder, { ...kongz, action: "stake", termDays: 0 }),
    grantSamples(site.connection, holder.publicKey, PLACE),
  ]);
  await visit.close();
  await postJson(site, "/api/vesting/sync", {}, await signIn(site, holder), address);
  await site.travel(3 * DAY);
}, 180_000);
afterAll(() => site?.close());

/** Paid of a grant by its account; all of it where the account is gone. */
async function paidOf(sample: (typeof SAMPLE_GRANTS)[number]): Promise<bigint> {
  const account = await site.connection.getAccountInfo(sampleGrantAddress(sample, PLACE));
  return account ? decodeGrant(account.data).claimedRaw : sample.amountRaw;
}

async function etmOf(wallet: Keypair): Promise<bigint> {
  const mint = developmentKeypair("mint-etm").publicKey;
  const address = findAssociatedTokenAddress(mint, wallet.publicKey, TOKEN_PROGRAM_ADDRESS);
  return (await getTokens(site.connection, address).catch(() => null))?.amount ?? 0n;
}

const press = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

async function openClaimAll(page: Page): Promise<void> {
  await page.goto(ACCOUNT, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Claim all" }).click();
  // said once every part has been tried
  await page
    .getByRole("dialog")
    .getByText(/Your wallet asks/)
    .waitFor({ timeout: 30_000 });
  await press(page, "Claim").waitFor();
}

const listed = (page: Page) => page.getByRole("dialog").locator(".batch-items li").allTextContents();

it("claims a coin position, two NFTs and grants in one go; what is refused in the middle is all that is left", async () => {
  const visit = await openHolderPage(site, [holder]);
  const { page } = visit;
  const before = {
    scg: await site.coinBalance(holder.publicKey),
    twig: await site.coinBalance(holder.publicKey, "mint-twig"),
    etm: await etmOf(holder),
  };

  await openClaimAll(page);
  const rows = page.locator("table tbody tr th");
  expect(await rows.allTextContents()).toEqual(expect.arrayContaining(["SCG", "Twig", "ETM"]));
  // what is locked of two NFTs inside, each kind on its own line
  const locked = await page.locator("dt", { hasText: /^Of / }).allTextContents();
  expect(locked).toEqual([
    "Of positions, as they close",
    "Of NFT escrows, as the NFTs leave",
    "Of check-in records, once the NFT is outside and its streak over",
  ]);
  const all = await listed(page);
  expect(all.filter((item) => item.startsWith("Token vesting"))).toHaveLength(3);
  expect(all.filter((item) => item.startsWith("Punky Boost"))).toHaveLength(2);
  expect(all.filter((item) => item.startsWith("Coin staking"))).toHaveLength(1);

  // "6,000.5 SCG" of each coin, as tried
  const arriving = Object.fromEntries(
    (await page.getByRole("dialog").locator(".fact-in dd").allTextContents()).map((amount) => {
      const [figure = "", coin = ""] = amount.split("\u00a0");
      return [coin, BigInt(Math.floor(Number(figure.replaceAll(",", "")) * 1_000_000)) * (COIN / 1_000_000n)];
    }),
  );
  expect(Object.keys(arriving).toSorted()).toEqual(["ETM", "SCG", "Twig"]);

  expect(await checkOpen(page, "what is claimed and what it costs", "#claim-all")).toEqual([]);

  await setWalletBehaviour(page, { sign: "refuse" });
  await press(page, "Claim").click();
  await page.locator('.transaction[data-phase="rejected"]').waitFor({ timeout: 40_000 });
  expect(await site.coinBalance(holder.publicKey)).toBe(before.scg);

  // of the three grants the server refuses one; all others are final
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
  expect(await checkOpen(page, "a part that was refused", "#claim-all")).toEqual([]);

  // after a reload the same press claims the rest alone
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
  // two Kongz over three days earn SCG besides
  expect(gained).toBeGreaterThan(paid);
  // what was shown beforehand came, and what grew until it landed
  expect(gained).toBeGreaterThanOrEqual(arriving.SCG!);
  expect(gained - arriving.SCG!).toBeLessThan(gained / 100n);
  expect(await etmOf(holder)).toBe(before.etm + (await paidOf(ETM_GRANT)));
  expect(await site.coinBalance(holder.publicKey, "mint-twig")).toBeGreaterThan(before.twig);
  expect(await paidOf(STRANGERS_GRANT)).toBe(0n);
  expect(visit.takeProblems()).toEqual([]);
  await expectLogged(["claimAll", "claimSubmit", "claimContinue", "claimAll", "claimSubmit", "claimDone"]);
  await visit.close();
}, 180_000);

/** Entries wait two seconds in the page and five in the queue. */
function expectLogged(names: ("claimAll" | "claimSubmit" | "claimContinue" | "claimDone")[]): Promise<void> {
  const codes = names.map((name) => actionCode(LOCALES[1], `myAccount.${name}`)).sort();
  const look = async () => {
    const { results } = await site.database
      .prepare(
        "SELECT action_cd FROM action_log WHERE wallet_address = ? AND trigger_type = 'click' ORDER BY action_cd",
      )
      .bind(holder.publicKey.toBase58())
      .all<{ action_cd: string }>();
    const found = results.map(({ action_cd }) => action_cd);
    expect(found.filter((code) => codes.includes(code))).toEqual(codes);
  };
  return vi.waitFor(look, { timeout: 20_000, interval: 250 });
}

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

it.each(LOCALES)("is in order in $label", async (locale) => {
  const visit = await openHolderPage(site, [holder], { locale: locale.intl });
  const address = { path: `/${locale.path}/mypage/account`, status: 200, kinds: ["routes/mypage/account.tsx"] };
  expect(await walkPages(visit, locale, [address])).toEqual([]);
  await visit.close();
});
