import { type Connection, PublicKey } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findCheckInAddress } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeCheckIn, decodeNftPosition } from "~programs/nft-staking.ts";
import { readLocalChainTs, travelTo } from "../../app/domain/development/local-node.ts";
import { plantSampleNfts } from "../../tools/dev/sample-nfts.ts";
import { stakeInNova } from "../e2e/frozen-nova.ts";
import { type PunkChain, startPunkChain } from "./punk-chain.ts";

const DAY = 86_400;
const holder = developmentKeypair("wallet-1");
let world: PunkChain;
let connection: Connection;

beforeAll(async () => {
  world = await startPunkChain({ holder, another: developmentKeypair("wallet-2") });
  connection = world.connection;
  await plantSampleNfts(world.chain);
}, 120_000);
afterAll(() => world?.stop());

const punk = (...words: string[]) => world.punk("holder", ...words);

it("checks an NFT in while the site is down, and gives the record's rent back once the streak is over", async () => {
  const { mint, position } = await stakeInNova(world.chain, holder, async () => {
    const early = await punk("check-in");
    expect(early.out).toMatch(/NFT \w+ was staked today: it can check in from \S+T15:00:00\.000Z on\./);
    expect(early).toMatchObject({ code: 0 });
  });
  const account = await connection.getAccountInfo(position);
  const { pool } = decodeNftPosition(account?.data ?? Buffer.alloc(0));
  const record = findCheckInAddress(pool, mint);
  const read = async () => decodeCheckIn((await connection.getAccountInfo(record))?.data ?? Buffer.alloc(0));

  expect((await punk("check-in")).out).toContain("check in 1 NFT: ");
  expect(await read()).toMatchObject({ checkIns: 1, streak: 1, isInside: true });
  // the day has been counted, and another check-in does no harm
  expect(await punk("check-in", position.toBase58())).toMatchObject({ code: 0 });
  expect(await read()).toMatchObject({ checkIns: 1 });
  expect((await world.punk("another", "check-in")).out).toContain("No NFT inside earns a bonus");
  expect((await punk("check-in", PublicKey.default.toBase58())).out).toContain("The wallet has no NFT inside at 1111");

  await punk("leave", "all", "--give-up");
  expect((await punk("close-check-ins")).out).toContain("No check-in record of this wallet is over.");
  await travelTo(world.chain.rpcUrl, (await readLocalChainTs(world.chain.rpcUrl)) + 2 * DAY);
  const before = await connection.getBalance(holder.publicKey);
  expect((await punk("close-check-ins")).out).toContain("close 1 check-in record: ");
  expect(await connection.getAccountInfo(record)).toBeNull();
  expect(await connection.getBalance(holder.publicKey)).toBeGreaterThan(before);
}, 180_000);
