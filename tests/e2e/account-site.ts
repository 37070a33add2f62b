import { getAccount as getTokens } from "@solana/spl-token";
import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { actionCode } from "~/domain/logs/catalogue";
import { LOCALES } from "~/locales/locales";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeGrant } from "~programs/vesting.ts";
import { grantSamples, SAMPLE_GRANTS, sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import { openSite, type Site } from "./harness.ts";
import { DAY, openHolderPage, stakingScreens } from "./holder-page.ts";
import { actByApi, giveNfts } from "./nft-acts.ts";
import { openAt } from "./open-at.ts";
import { postJson, signIn } from "./sign-in.ts";

/** What the tests of my page share: a site, and a holder with positions, NFTs and grants. */

export let site: Site;
export let holder: Keypair;

export const ACCOUNT = "/eng/mypage";

/** Tells the ids of this wallet's grants from those of the development wallets. */
export const PLACE = 7;
export const ETM_GRANT = SAMPLE_GRANTS.find(({ coin }) => coin === "ETM")!;
export const STRANGERS_GRANT = SAMPLE_GRANTS.at(-1)!;
export const press = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

/** Waits until every part of a batch has been tried. */
export const tried = (page: Page) =>
  page.getByRole("dialog").locator('section[aria-busy="false"]').waitFor({ timeout: 30_000 });

export const listed = (page: Page) => page.getByRole("dialog").locator(".batch-items li").allTextContents();
export const LOCKED = "For check-in records that are over: you can take these back now";

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
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
}

/** What a grant has paid according to its account; the whole grant if the account is closed. */
export async function paidOf(sample: (typeof SAMPLE_GRANTS)[number]): Promise<bigint> {
  const account = await site.connection.getAccountInfo(sampleGrantAddress(sample, PLACE));
  return account ? decodeGrant(account.data).claimedRaw : sample.amountRaw;
}

export async function etmOf(wallet: Keypair): Promise<bigint> {
  const mint = developmentKeypair("mint-etm").publicKey;
  const address = findAssociatedTokenAddress(mint, wallet.publicKey, TOKEN_PROGRAM_ADDRESS);
  return (await getTokens(site.connection, address).catch(() => null))?.amount ?? 0n;
}

export async function openClaimAll(page: Page): Promise<void> {
  await openAt(page, ACCOUNT);
  await page.getByRole("button", { name: "Claim all" }).click();
  await tried(page);
  // the first of several rounds names on its button what it brings
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Claim/ })
    .waitFor();
}

/** Entries wait two seconds in the page and five in the queue. */
export function expectLogged(names: ("claimAll" | "claimSubmit" | "claimContinue" | "claimDone")[]): Promise<void> {
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
