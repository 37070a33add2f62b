import { Keypair } from "@solana/web3.js";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { openSite, type PageOptions, type Site, type TestPage } from "./harness.ts";
import { openHolderPage, stakingScreens } from "./holder-page.ts";

/** What the tests of coin staking share. */

export let site: Site;
export let visit: TestPage;
export let wallet: Keypair;

export const balance = () => site.coinBalance(wallet.publicKey);

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite({ slotTimeMs: 50 });
  });
  afterAll(() => site?.close());
  afterEach(() => visit?.close());
}

/** A page without a wallet, which is closed after the test. */
export async function openVisitor(options?: PageOptions): Promise<TestPage> {
  visit = await site.openPage(options);
  return visit;
}

export async function openHolder() {
  wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  return { page: visit.page, screens: stakingScreens(visit.page) };
}

/** Adds ninety-nine rows to D1 that end before the holder's position and do not exist on the chain. */
export async function hideBehindEarlierOnes() {
  const addresses = Array.from({ length: 99 }, () => Keypair.generate().publicKey.toBase58());
  const { success } = await site.database
    .prepare(`
      INSERT INTO staking_position (address, pool_address, wallet_address, position_id, principal_raw, reward_total_raw,
        claimed_raw, term_days, rate_bps, base_rate_bps, fee_bps, start_ts, left_ts, seen_slot)
      SELECT earlier.value, pool_address, wallet_address, earlier.key, principal_raw, reward_total_raw, claimed_raw, term_days,
        rate_bps, base_rate_bps, fee_bps, start_ts - 1 - earlier.key, left_ts, seen_slot
      FROM staking_position, json_each(?) AS earlier WHERE wallet_address = ?`)
    .bind(JSON.stringify(addresses), wallet.publicKey.toBase58())
    .run();
  expect(success).toBe(true);
}
