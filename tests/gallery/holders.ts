import { setTimeout } from "node:timers/promises";
import { Keypair } from "@solana/web3.js";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { takeGift } from "~programs/examples/drop-claim.ts";
import { stake } from "~programs/staking.ts";
import { grantSamples } from "../../tools/dev/chain-setup-vesting.ts";
import { DEVELOPMENT_CAMPAIGNS, sampleCampaignAddress } from "../../tools/dev/sample-campaigns.ts";
import { seedDropLists } from "../../tools/dev/sample-drop-lists.ts";
import type { Site } from "../e2e/harness.ts";
import { send } from "../e2e/holder-acts.ts";
import { COIN, DAY } from "../e2e/holder-page.ts";
import { actByApi, carryOut, giveNfts, kongzPool, nftPositionsOf, sessionOf } from "../e2e/nft-acts.ts";
import { postJson, signIn } from "../e2e/sign-in.ts";

/** The holders whose screens are photographed, from one who has nothing to one who has more than a page shows. */
export interface Holders {
  /** A wallet without a coin. */
  nothing: Keypair;
  /** Coins and three NFTs, nothing staked. */
  ready: Keypair;
  /** Three coin positions, staked NFTs in both pools, grants and gifts. */
  rich: Keypair;
  /** Forty coin positions, ten NFTs in Boost. */
  forty: Keypair;
  /** 2,000 NFTs in the wallet. */
  many: Keypair;
  /** One stake and, of another, its end before its term, both through the site. */
  done: Keypair;
}

/** The transactions of the holder whose deeds are done. */
export interface Deeds {
  stake: string;
  unstake: string;
}

/** Tells the ids of the grants of this file from those of the development wallets. */
export const GRANT_PLACE = 70;
const NFTS_OF_MANY = 2_000;
/** Above the numbers of the sample NFTs that the development wallets have. */
const FIRST_NUMBER_OF_RICH = 11;
const POSITIONS_OF_FORTY = 40;

/** Brings the named holders to the states that the gallery shows, which takes them a day. */
export async function stageHolders(site: Site, names: ReadonlySet<keyof Holders>): Promise<Holders> {
  await seedDropLists(site.database);
  const holders: Holders = {
    nothing: Keypair.generate(),
    ready: await site.newFundedWallet(),
    // this wallet is on the lists of the sample drops
    rich: developmentKeypair("wallet-1"),
    forty: await site.newFundedWallet(),
    many: await site.newFundedWallet(),
    done: await site.newFundedWallet(),
  };
  const stages: Partial<Record<keyof Holders, (site: Site, wallet: Keypair) => Promise<void>>> = {
    ready: stageReady,
    rich: stageRich,
    forty: stageForty,
    many: stageMany,
  };
  await Promise.all([...names].map((name) => stages[name]?.(site, holders[name])));
  // an NFT can check in from the day after it was staked
  await site.travel(DAY);
  // what is built with a blockhash from before the journey has expired after it
  await setTimeout(3_000);
  if (names.has("rich")) await checkInTwo(site, holders.rich);
  return holders;
}

async function stageReady(site: Site, wallet: Keypair): Promise<void> {
  await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 3 });
}

/** Stakes twice and leaves with the first stake, through the site, for the pages that say how it came out. */
export async function actOfDone(site: Site, wallet: Keypair): Promise<Deeds> {
  const conditions = { minRateBps: "0", minBaseRateBps: "0", maxFeeBps: "10000" };
  const wish = (kind: string, parameters: object) => {
    return { requestKey: crypto.randomUUID(), kind, lifetime: "blockhash", parameters };
  };
  const session = await sessionOf(site, wallet);
  const carry = (kind: string, parameters: object) => carryOut(site, wallet, wish(kind, parameters), session);
  const staked = (coins: bigint, termDays: number) => {
    const amount = { amountRaw: String(coins * COIN), amount: String(coins) };
    return carry("stake", { ...amount, termDays: String(termDays), ...conditions });
  };
  await staked(800n, 30);
  const row = await site.database
    .prepare("SELECT address FROM staking_position WHERE wallet_address = ?")
    .bind(wallet.publicKey.toBase58())
    .first<{ address: string }>();
  const unstake = await carry("unstake", { positionAddress: row?.address });
  return { stake: await staked(1_500n, 90), unstake };
}

async function stageMany(site: Site, wallet: Keypair): Promise<void> {
  for (let first = 0; first < NFTS_OF_MANY; first += 500) {
    await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 500, firstNumber: first + 1 });
  }
}

async function stageRich(site: Site, wallet: Keypair): Promise<void> {
  await stakeCoins(site, wallet, [
    { coins: 5_000n, termDays: 30 },
    { coins: 12_000n, termDays: 90 },
    { coins: 40_000n, termDays: 365 },
  ]);
  const collection = "punkykongz";
  const given = await giveNfts(site, wallet.publicKey, { collection, count: 14, firstNumber: FIRST_NUMBER_OF_RICH });
  const mints = given.map(String);
  await actByApi(site, wallet, { kind: "boost", collection, action: "stake", mints: mints.slice(0, 4), termDays: 0 });
  await actByApi(site, wallet, { kind: "nova", collection, action: "stake", mints: mints.slice(4, 6), termDays: 90 });
  await actByApi(site, wallet, { kind: "nova", collection, action: "stake", mints: mints.slice(6, 7), termDays: 180 });
  await grantSamples(site.connection, wallet.publicKey, GRANT_PLACE);
}

/** Checks two Kongz of Boost in. */
async function checkInTwo(site: Site, wallet: Keypair): Promise<void> {
  const positions = await nftPositionsOf(site, wallet.publicKey);
  const mints = positions.filter(({ pool }) => pool.equals(kongzPool("boost"))).map(({ mint }) => mint.toBase58());
  const wish = { kind: "boost", collection: "punkykongz", action: "check-in", mints: mints.slice(0, 2) };
  await actByApi(site, wallet, wish);
}

async function stageForty(site: Site, wallet: Keypair): Promise<void> {
  const terms = [30, 90, 180, 365];
  const wishes = Array.from({ length: POSITIONS_OF_FORTY }, (_, i) => ({
    coins: BigInt(100 + i * 13),
    termDays: terms[i % terms.length] ?? 30,
  }));
  for (let first = 0; first < wishes.length; first += 5) {
    await stakeCoins(site, wallet, wishes.slice(first, first + 5), BigInt(first));
  }
  const collection = "punkykongz";
  const mints = (await giveNfts(site, wallet.publicKey, { collection, count: 10 })).map(String);
  await actByApi(site, wallet, { kind: "boost", collection, action: "stake", mints, termDays: 0 });
}

async function stakeCoins(
  site: Site,
  wallet: Keypair,
  wishes: { coins: bigint; termDays: number }[],
  firstId = 0n,
): Promise<void> {
  const pool = {
    address: site.poolAddress,
    mint: developmentKeypair("mint-scg").publicKey,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  };
  const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 0 };
  await send(
    site,
    wallet,
    wishes.map(({ coins, termDays }, i) =>
      stake({
        pool,
        owner: wallet.publicKey,
        positionId: firstId + BigInt(i),
        amountRaw: coins * COIN,
        termDays,
        ...limits,
      }),
    ),
  );
}

/** Has the site look for what happened on the chain without it. */
export async function learnOfHolders(site: Site, holders: Holders, names: ReadonlySet<keyof Holders>): Promise<void> {
  for (const name of names) {
    const wallet = holders[name];
    const cookie = await signIn(site, wallet);
    const address = wallet.publicKey.toBase58();
    for (const path of ["/api/staking/sync", "/api/vesting/sync"]) await postJson(site, path, {}, cookie, address);
  }
}

/** Takes a listed wallet's gift from drop No. 1, without the site. */
export async function takeSampleGift(site: Site, wallet: Keypair): Promise<void> {
  const campaign = DEVELOPMENT_CAMPAIGNS.find(({ number }) => number === 1);
  if (!campaign) throw new Error("there is no drop No. 1");
  const rows = campaign.rows.map(({ holder, amountRaw }) => ({ holder: holder.toBytes(), amountRaw }));
  const wish = { campaign: sampleCampaignAddress(campaign), holder: wallet.publicKey, rows };
  await send(site, wallet, await takeGift(site.connection, wish));
}
