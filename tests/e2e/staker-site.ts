import type { Keypair } from "@solana/web3.js";
import { afterAll, beforeAll } from "vitest";
import { openSite, type Site } from "./harness.ts";
import { openHolderPage, stakingScreens } from "./holder-page.ts";
import { actByApi, giveNfts, letStayOvernight } from "./nft-acts.ts";

/** What the tests of a holder's pages share: a site, and a holder with coins and NFTs staked. */

export let site: Site;
export let staker: Keypair;
/** The data for the screens of the staker. */
export let position: string;
export let stakeId: string;

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite();
    staker = await site.newFundedWallet();
    const visit = await openHolderPage(site, [staker]);
    await stakingScreens(visit.page).stake(500);
    stakeId = new URL(visit.page.url()).searchParams.get("transaction") ?? "";
    const row = await site.database.prepare("SELECT address FROM staking_position").first<{ address: string }>();
    position = row?.address ?? "";
    await visit.close();
    await stakeNfts();
    await site.travel(3 * 86_400);
  });
  afterAll(() => site?.close());
}

/** On each screen of NFT pools, the staker has one NFT staked and one in the wallet. */
async function stakeNfts(): Promise<void> {
  const collection = "punkykongz";
  const mints = await giveNfts(site, staker.publicKey, { collection, count: 3 });
  const [boost, nova] = mints.map(String);
  await actByApi(site, staker, { kind: "boost", collection, action: "stake", mints: [boost], termDays: 0 });
  await letStayOvernight(site, staker.publicKey);
  await actByApi(site, staker, { kind: "boost", collection, action: "check-in", mints: [boost] });
  await actByApi(site, staker, { kind: "nova", collection, action: "stake", mints: [nova], termDays: 90 });
}
