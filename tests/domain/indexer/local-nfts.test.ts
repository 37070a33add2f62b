import { PublicKey } from "@solana/web3.js";
import { beforeAll, expect, inject, test } from "vitest";
import { continueChecks, startChecks } from "~/domain/indexer/check.server";
import { indexPrograms } from "~/domain/indexer/commands.server";
import { listReports } from "~/domain/indexer/queries.server";
import { nftStaking } from "~/domain/nft-staking/projection/projection.server";
import { openChain } from "~/domain/solana/chain.server";
import { createTokenAccount } from "~/domain/solana/token.server";
import { nftEvent, nftPosition } from "~db/schema";
import { findNftPositionAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { checkIn, claimStream, decodeNftPool, stakeNft, unstakeNft } from "~programs/nft-staking";
import { testDatabase as db } from "../database";
import { BOOST, DAY, POOLS, plantNft, storePools } from "../nft-staking/nft-world";
import { fundedWallet, sendPlainly, travel } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { replay } from "./replay";

/** A holder stakes NFTs without the site: the lists follow, and a replay gives the same rows. */

const LONG = 180_000;
const chain = openChain({ rpcUrls: [inject("rpcUrl")], timeoutMs: 20_000 });
const projections = [nftStaking];
const pool = new PublicKey(
  POOLS.find(({ kind, collection }) => kind === BOOST.kind && collection === BOOST.collection)!.address,
);

let wallet: TestWallet;
let stays: PublicKey;
let leaves: PublicKey;

beforeAll(async () => {
  await storePools();
  wallet = await fundedWallet();
  const owner = wallet.keypair.publicKey;
  stays = new PublicKey(await plantNft(wallet, { name: "Kong #1" }));
  leaves = new PublicKey(await plantNft(wallet, { name: "Kong #2" }));
  const { accounts } = await chain.getAccounts([pool.toBase58()]);
  const [twig] = decodeNftPool(accounts[0]!.data).streams;
  const stream = { pool, place: 0, mint: twig!.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const nftOf = (mint: PublicKey) => ({ mint, tokenProgram: TOKEN_PROGRAM_ADDRESS });
  const limits = { termDays: 0, minWeightBps: 0, minBaseWeightBps: 0, maxFeeBps: 1_000 };
  await sendPlainly(wallet, [stakeNft({ pool, nft: nftOf(stays), owner, ...limits })]);
  await sendPlainly(wallet, [stakeNft({ pool, nft: nftOf(leaves), owner, ...limits })]);
  await travel(DAY);
  await sendPlainly(wallet, [checkIn({ pool, mint: stays, owner })]);
  await travel(2 * DAY);
  await sendPlainly(wallet, [
    createTokenAccount(owner, twig!.mint, TOKEN_PROGRAM_ADDRESS),
    claimStream({ stream, mint: stays, owner, rentPayer: owner }),
    claimStream({ stream, mint: leaves, owner, rentPayer: owner, amountRaw: 5n }),
  ]);
  await sendPlainly(wallet, [unstakeNft({ pool, nft: nftOf(leaves), owner, rentPayer: owner })]);
  await untilIndexed(6);
}, LONG);

test("D1 has NFTs that stayed and NFTs that left as the chain has them", async () => {
  const rows = await db.select().from(nftPosition);
  expect(rows.find(({ mint }) => mint === stays.toBase58())).toMatchObject({
    walletAddress: wallet.address,
    poolAddress: pool.toBase58(),
    leftTs: 0,
    closedAt: null,
  });
  const left = rows.find(({ address }) => address === addressOf(leaves));
  expect(left?.leftTs || left?.closedAt).toBeTruthy();
  const kinds = (await ownEvents()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "staked")).toHaveLength(2);
  expect(kinds.filter((kind) => kind === "claimed")).toHaveLength(2);
  expect(kinds).toContain("checked-in");
  expect(kinds).toContain("unstaked");
});

test("a replay fills emptied tables with the same rows", { timeout: LONG }, async () => {
  const before = await ownRows();
  await replay("staking");
  expect(await ownEvents()).toEqual([]);
  await untilIndexed(before.events.length);
  expect(await ownRows()).toEqual(before);
});

test("the history has the same NFTs, coins and amounts without any log", { timeout: LONG }, async () => {
  const before = await ownRows();
  await replay("staking");
  const silent: typeof chain = {
    ...chain,
    async findTransaction(...asked) {
      const found = await chain.findTransaction(...asked);
      return found && { ...found, logs: [] };
    },
  };
  await untilIndexed(6, silent);
  const { positions, events } = await ownRows();
  const claimsOf = (all: typeof events) =>
    all.filter(({ kind }) => kind === "claimed").map(({ mint, coinMint, amountRaw }) => [mint, coinMint, amountRaw]);
  expect(claimsOf(events)).toEqual(claimsOf(before.events));
  const open = (all: typeof positions) => all.filter(({ closedAt }) => closedAt === null);
  expect(open(positions)).toEqual(open(before.positions));
});

test("the check finds no difference between rows and chain", { timeout: LONG }, async () => {
  await replay("staking");
  await untilIndexed(6);
  const now = new Date();
  await startChecks({ db, now, projections });
  await continueChecks({ db, chain, now, projections });
  const [report] = await listReports(db);
  expect(report).toMatchObject({ projection: "nft-staking", differences: [] });
  expect(report!.compared).toBeGreaterThan(0);
});

async function untilIndexed(events: number, by = chain): Promise<void> {
  for (let look = 0; look < 100; look++) {
    await indexPrograms({ db, chain: by, now: new Date(), projections });
    if ((await ownEvents()).length >= events) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${(await ownEvents()).length} of ${events} events within fifty seconds`);
}

async function ownEvents() {
  const all = await db.select().from(nftEvent).orderBy(nftEvent.signature, nftEvent.eventIndex);
  return all.filter(({ walletAddress }) => walletAddress === wallet.address);
}

async function ownRows() {
  const positions = await db.select().from(nftPosition).orderBy(nftPosition.address);
  return {
    positions: positions
      .filter(({ walletAddress }) => walletAddress === wallet.address)
      .map(({ seenSlot: _, ...row }) => row),
    events: await ownEvents(),
  };
}

function addressOf(mint: PublicKey): string {
  return findNftPositionAddress({ pool, mint, owner: wallet.keypair.publicKey }).toBase58();
}
