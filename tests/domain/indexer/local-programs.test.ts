import type { PublicKey } from "@solana/web3.js";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { drop } from "~/domain/drop/projection.server";
import { continueChecks, startChecks } from "~/domain/indexer/check.server";
import { indexPrograms } from "~/domain/indexer/commands.server";
import { listReports } from "~/domain/indexer/queries.server";
import { CLOCK_ADDRESS, readClock } from "~/domain/solana/chain";
import { openChain } from "~/domain/solana/chain.server";
import { vesting } from "~/domain/vesting/projection.server";
import { dropCampaign, dropClaim, vestingEvent, vestingGrant } from "~db/schema";
import {
  DROP_PROGRAM_ADDRESS,
  findCampaignAddress,
  findGrantAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import {
  claimCoins,
  closeCampaign,
  closeClaimPage,
  createClaimPage,
  createCoinCampaign,
  fund,
  openCampaign,
  promiseOfCoins,
  returnCoins,
} from "~programs/drop";
import { buildDropTree, dropProof, dropRoot } from "~programs/drop-tree";
import { acceptBeneficiary, claim, createGrant, proposeBeneficiary, revoke } from "~programs/vesting";
import { testDatabase as db } from "../database";
import { fundedWallet, mint, sendPlainly, tokenAccountOf, travel } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { replay } from "./replay";

/**
 * Grants and drops on the local node, made with the programs' own client: the lists follow, and a replay gives the same
 * rows.
 */

const SCG = 10n ** 9n;
const DAY = 86_400n;
const LONG = 180_000;
const chain = openChain({ rpcUrls: [inject("rpcUrl")], timeoutMs: 20_000 });
const projections = [vesting, drop];

let maker: TestWallet;
let taker: TestWallet;
let heir: TestWallet;

const grantAddress = (grantId: bigint) => findGrantAddress({ creator: maker.keypair.publicKey, grantId });
const campaignAddress = (campaignId: number) => findCampaignAddress({ creator: maker.keypair.publicKey, campaignId });

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  [maker, taker, heir] = [await fundedWallet(), await fundedWallet(), await fundedWallet()];
  await makeGrants();
  await makeDrop();
  await untilIndexed();
}, LONG);

test("D1 has grants as their accounts are, and closed ones as their history says", async () => {
  const rows = await db.select().from(vestingGrant);
  const [kept, revoked] = [rows.find(isGrant(1n)), rows.find(isGrant(2n))];
  expect(kept).toMatchObject({
    creatorAddress: maker.address,
    walletAddress: heir.address,
    pendingAddress: null,
    plan: "Team",
    totalRaw: 100n * SCG,
    claimedRaw: 7n,
    returnedRaw: 0n,
    decimals: 9,
    closedAt: null,
  });
  expect(revoked).toMatchObject({ walletAddress: taker.address, isRevocable: true, totalRaw: 50n * SCG });
  expect(revoked!.claimedRaw + revoked!.returnedRaw).toBe(50n * SCG);
  expect(revoked!.closedAt).not.toBeNull();
  const kinds = (await allRows()).events.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(["accepted", "claimed", "claimed", "closed", "granted", "granted", "proposed", "revoked"]);
});

test("D1 has the gifts that were taken, and a closed campaign keeps its sums", async () => {
  const { claims } = await allRows();
  expect(claims.map(({ walletAddress, place, amountRaw }) => ({ walletAddress, place, amountRaw }))).toEqual(
    expect.arrayContaining([
      { walletAddress: taker.address, place: 0, amountRaw: 3n * SCG },
      { walletAddress: heir.address, place: 1, amountRaw: 4n * SCG },
    ]),
  );
  const campaigns = (await db.select().from(dropCampaign)).filter(
    ({ creatorAddress }) => creatorAddress === maker.address,
  );
  expect(campaigns.find(({ campaignId }) => campaignId === 1)).toMatchObject({
    state: "open",
    claimedCount: 1,
    closedAt: null,
  });
  const closed = campaigns.find(({ campaignId }) => campaignId === 2);
  expect(closed).toMatchObject({ state: "settled", claimedCount: 1, claimedGiftRaw: 4n * SCG, totalGiftRaw: 9n * SCG });
  expect(closed!.closedAt).not.toBeNull();
});

test("a replay fills emptied tables with the same rows", { timeout: LONG }, async () => {
  const before = await allRows();
  for (const name of ["drop", "vesting"] as const) await replay(name);
  expect(await db.$count(vestingEvent)).toBe(0);
  await untilIndexed();
  expect(await allRows()).toEqual(before);
});

test("without any log the same rows come from the chain, except for seconds, decimals and the sums of what was closed", {
  timeout: LONG,
}, async () => {
  const before = await allRows();
  for (const name of ["drop", "vesting"] as const) await replay(name);
  const silent: typeof chain = {
    ...chain,
    async findTransaction(...asked) {
      const found = await chain.findTransaction(...asked);
      return found && { ...found, logs: [] };
    },
  };
  await untilIndexed(silent);
  const after = await allRows();
  const plain = <T extends { blockTs: number }>(rows: T[]) => rows.map(({ blockTs: _, ...row }) => row);
  expect(plain(after.claims)).toEqual(plain(before.claims));
  expect(plain(after.events)).toEqual(plain(before.events));
  expect(after.grants.map(({ totalRaw, claimedRaw, returnedRaw }) => [totalRaw, claimedRaw, returnedRaw])).toEqual(
    before.grants.map(({ totalRaw, claimedRaw, returnedRaw }) => [totalRaw, claimedRaw, returnedRaw]),
  );
});

test("the check finds no difference between rows and chain", { timeout: LONG }, async () => {
  for (const name of ["drop", "vesting"] as const) await replay(name);
  await untilIndexed();
  // other files share the chain: what they did last is final after 32 slots
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  for (let run = 0, recorded = 1; run < 10 && recorded > 0; run++) {
    const results = await indexPrograms({ db, chain, now: new Date(), projections });
    recorded = results.reduce((sum, result) => sum + result.recorded, 0);
  }
  const now = new Date();
  await startChecks({ db, now, projections });
  await continueChecks({ db, chain, now, projections });
  const reports = await listReports(db);
  expect(reports.map(({ projection, isFinished, differences }) => ({ projection, isFinished, differences }))).toEqual(
    expect.arrayContaining([
      { projection: "vesting", isFinished: true, differences: [] },
      { projection: "drop", isFinished: true, differences: [] },
    ]),
  );
});

async function makeGrants(): Promise<void> {
  const [creator, beneficiary, newBeneficiary] = [maker, taker, heir].map(({ keypair }) => keypair.publicKey) as [
    PublicKey,
    PublicKey,
    PublicKey,
  ];
  const startTs = await now();
  const schedule = { startTs, cliffTs: startTs + DAY, endTs: startTs + 100n * DAY, stepSeconds: 0 };
  const common = { creator, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS, beneficiary, schedule };
  const refOf = (grantId: bigint) => ({
    address: grantAddress(grantId),
    mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    rentPayer: creator,
  });
  await sendPlainly(maker, [
    createGrant({ ...common, grantId: 1n, amountRaw: 100n * SCG, isRevocable: false, plan: "Team" }),
    createGrant({ ...common, grantId: 2n, amountRaw: 50n * SCG, isRevocable: true, plan: "Advisors" }),
  ]);
  await travel(Number(10n * DAY));
  await sendPlainly(taker, [
    claim({ grant: refOf(1n), beneficiary, amountRaw: 7n }),
    proposeBeneficiary({ grant: grantAddress(1n), beneficiary, newBeneficiary }),
  ]);
  await sendPlainly(heir, [acceptBeneficiary({ grant: grantAddress(1n), newBeneficiary })]);
  await sendPlainly(maker, [revoke({ grant: refOf(2n), creator })]);
  await sendPlainly(taker, [claim({ grant: refOf(2n), beneficiary })]);
}

async function makeDrop(): Promise<void> {
  const creator = maker.keypair.publicKey;
  await fillDrop(1, 30n * DAY);
  await fillDrop(2, DAY);
  await takeGift(1, taker, 0, 3n * SCG);
  await takeGift(2, heir, 1, 4n * SCG);
  await travel(Number(2n * DAY));
  const campaign = { address: campaignAddress(2), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  await sendPlainly(maker, [
    returnCoins({ campaign, authority: creator, rentPayer: creator }),
    closeClaimPage({ campaign: campaign.address, authority: creator, rentPayer: creator, number: 0 }),
    closeCampaign({ campaign: campaign.address, authority: creator, rentPayer: creator }),
  ]);
}

const places = () => [
  { holder: taker.keypair.publicKey, amountRaw: 3n * SCG },
  { holder: heir.keypair.publicKey, amountRaw: 4n * SCG },
  { holder: maker.keypair.publicKey, amountRaw: 2n * SCG },
];

function treeOf(campaignId: number) {
  const key = { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: campaignAddress(campaignId).toBytes() };
  return buildDropTree(
    key,
    places().map(({ holder, amountRaw }) => ({ holder: holder.toBytes(), amountRaw })),
  );
}

async function fillDrop(campaignId: number, lasts: bigint): Promise<void> {
  const creator = maker.keypair.publicKey;
  const beginTs = await now();
  const address = campaignAddress(campaignId);
  const campaign = { address, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const terms = {
    root: dropRoot(treeOf(campaignId)),
    beginTs,
    endTs: beginTs + lasts,
    recipients: 3,
    totalGiftRaw: 9n * SCG,
  };
  const promise = promiseOfCoins(mint, terms);
  await sendPlainly(maker, [
    createCoinCampaign({
      creator,
      campaignId,
      mint,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
      terms,
      pauser: creator,
      funder: creator,
    }),
    fund({ campaign, promise, funder: creator, funderToken: tokenAccountOf(creator), amountRaw: 9n * SCG }),
    createClaimPage({ campaign: address, promise, funder: creator, number: 0 }),
    openCampaign({ campaign: address, admin: creator }),
  ]);
}

async function takeGift(campaignId: number, wallet: TestWallet, index: number, amountRaw: bigint): Promise<void> {
  const campaign = { address: campaignAddress(campaignId), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const proof = dropProof(treeOf(campaignId), index);
  await sendPlainly(wallet, [claimCoins({ campaign, holder: wallet.keypair.publicKey, index, amountRaw, proof })]);
}

function isGrant(grantId: bigint) {
  return ({ address }: { address: string }) => address === grantAddress(grantId).toBase58();
}

async function now(): Promise<bigint> {
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS]);
  return readClock(accounts[0] ?? null);
}

async function untilIndexed(by = chain): Promise<void> {
  for (let look = 0; look < 100; look++) {
    await indexPrograms({ db, chain: by, now: new Date(), projections });
    const { events, claims, campaigns } = await allRows();
    const closed = campaigns.some(({ closedAt }) => closedAt !== null);
    if (events.length === 8 && claims.length === 2 && closed) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("not indexed within fifty seconds");
}

/** Only what this test made, because the local chain has grants and drops of its own. */
async function allRows() {
  const grants = (await db.select().from(vestingGrant).orderBy(vestingGrant.address)).filter(isMakers);
  const campaigns = (await db.select().from(dropCampaign).orderBy(dropCampaign.address)).filter(isMakers);
  const own = new Set([grantAddress(1n), grantAddress(2n), campaignAddress(1), campaignAddress(2)].map(String));
  const events = await db.select().from(vestingEvent).orderBy(vestingEvent.signature, vestingEvent.eventIndex);
  const claims = await db.select().from(dropClaim).orderBy(dropClaim.signature, dropClaim.eventIndex);
  return {
    grants: grants.map(({ seenSlot: _, ...row }) => row),
    campaigns: campaigns.map(({ seenSlot: _, ...row }) => row),
    events: events.filter((event) => own.has(event.grantAddress)),
    claims: claims.filter((claimed) => own.has(claimed.campaignAddress)),
  };
}

function isMakers({ creatorAddress }: { creatorAddress: string }): boolean {
  return creatorAddress === maker.address;
}
