import type { Keypair, PublicKey } from "@solana/web3.js";
import type { BrowserContextOptions, Page } from "playwright-core";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { COIN_POSITION_BYTES, decodeCoinPosition } from "~programs/staking.ts";
import { fakeWallet } from "../fakes/wallets/index.ts";
import type { Site, TestPage } from "./harness.ts";
import { openAt } from "./open-at.ts";
import { signIn } from "./sign-in.ts";

/** A page whose wallet has already approved the site and whose first account is signed in. */
export async function openHolderPage(
  site: Site,
  wallets: [Keypair, ...Keypair[]],
  options: BrowserContextOptions = {},
): Promise<TestPage> {
  const address = wallets[0].publicKey.toBase58();
  const visit = await site.openPage({
    ...options,
    initScripts: [
      fakeWallet(wallets, { isTrusted: true }),
      { script: rememberWallet as (argument: never) => unknown, argument: address },
    ],
  });
  const [name = "", value = ""] = (await signIn(site, wallets[0])).split("=");
  await visit.context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: "Lax" }]);
  return visit;
}

/** Stores what the browser keeps of a connected wallet; only once, so that a test may disconnect. */
function rememberWallet(address: string): void {
  if (localStorage.getItem("test.remembered") === address) return;
  localStorage.setItem("test.remembered", address);
  localStorage.setItem("WALLETADDRESS", address);
  localStorage.setItem("WALLETTYPE", "phantom");
  localStorage.setItem("walletName", JSON.stringify("Phantom"));
}

const HARDWARE = '[data-log="signing.hardware"]';

/** Unfolds the choice of how to sign, and chooses a hardware device. */
export async function chooseHardware(page: Page): Promise<void> {
  await page
    .locator("details:visible", { has: page.locator(HARDWARE) })
    .locator("summary")
    .click();
  await page.locator(`${HARDWARE}:visible`).check();
}

export const COIN = 1_000_000_000n;
export const DAY = 86_400;

/** The coin-staking screens in English, as a holder uses them. */
export function stakingScreens(page: Page) {
  const base = "/eng/powerzoneCoinStaking";
  const apply = () => page.locator(".action-bar .button", { hasText: /^(Agree and Apply|Unstake|One moment)$/ });
  return {
    base,
    apply,
    phase: (phase: string) => page.locator(`.transaction[data-phase="${phase}"]`),
    async openStakeConfirm(amount: number | string, termDays = 90) {
      await openAt(page, `${base}WriteStakingConfirm?term=${termDays}&amount=${amount}`);
      await page.locator(".action-bar input[required]").check();
    },
    async stake(amount: number | string, termDays = 90) {
      await this.openStakeConfirm(amount, termDays);
      await apply().click();
      await page.waitForURL(/StakingComplete\?transaction=/, { timeout: 30_000 });
      // lists do not show what is only confirmed
      await page.getByText("The transaction is final: it stays on the chain.").waitFor();
    },
    openView: () => openAt(page, `${base}View`),
  };
}

// after the discriminator, version, bump and pool
const COIN_POSITION_OWNER_OFFSET = 42;

/** The positions of a wallet from the chain, not from D1, oldest first. */
export async function readPositions(site: Site, wallet: PublicKey) {
  const accounts = await site.connection.getProgramAccounts(STAKING_PROGRAM_ADDRESS, {
    filters: [
      { dataSize: COIN_POSITION_BYTES },
      { memcmp: { offset: COIN_POSITION_OWNER_OFFSET, bytes: wallet.toBase58() } },
    ],
  });
  return accounts
    .map(({ account }) => decodeCoinPosition(account.data))
    .sort((a, b) => Number(a.startTs - b.startTs || a.positionId - b.positionId));
}
