import { Keypair } from "@solana/web3.js";
import { beforeAll, expect, test } from "vitest";
import { planNftBatch } from "~/domain/nft-staking/batch/plan-nft-batch.server";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readClock } from "~/domain/solana/chain";
import type { Plan } from "~/domain/transactions/define-kind";
import { MAX_TRANSACTION_BYTES, transactionBytes } from "~/domain/transactions/size";
import { buildTransaction } from "~/domain/transactions/unsigned-transaction.server";
import { transactionIntent } from "~db/schema";
import { findNftPoolAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { checkIn, claimStream, stakeNft, unstakeNft } from "~programs/nft-staking";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, travel } from "../staking/chain-world";
import { carryOut, depsOf } from "../staking/holder-wishes";
import { ALYA, batchOf, build, carryOutAll, DAY, plan, plantNfts, storePools } from "./nft-world";

beforeAll(() => storePools());

const key = () => Keypair.generate().publicKey;

test("the calculated size of a transaction is its real size, with and without a nonce", () => {
  const owner = key();
  const pool = findNftPoolAddress({ creator: key(), poolId: 0 });
  const stream = { pool, place: 0, mint: key(), tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const nft = { mint: key(), tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const conditions = { termDays: 0, minWeightBps: 1, minBaseWeightBps: 1, maxFeeBps: 0 };
  const sets: Plan<unknown>["instructions"][] = [
    [checkIn({ pool, mint: key(), owner })],
    Array.from({ length: 9 }, () => checkIn({ pool, mint: key(), owner })),
    [stakeNft({ pool, nft, owner, ...conditions })],
    Array.from({ length: 8 }, () => claimStream({ stream, mint: key(), owner, rentPayer: owner })),
    [
      claimStream({ stream, mint: nft.mint, owner, rentPayer: key() }),
      unstakeNft({ pool, nft, owner, rentPayer: key() }),
    ],
  ];
  for (const instructions of sets) {
    for (const lifetime of ["blockhash", "nonce"] as const) {
      const nonceAddress = lifetime === "nonce" ? key().toBase58() : null;
      const budget = { computeUnitLimit: 1, computeUnitPrice: 1, blockhash: key().toBase58(), nonceAddress };
      const { transaction } = buildTransaction({ payer: owner.toBase58(), instructions, ...budget });
      expect(transactionBytes(owner, instructions, lifetime)).toBe(transaction.length);
    }
  }
});

test("every part of a batch fits a packet and its compute limit, and a batch has few parts", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 12, { collection: "wise-alya" });
  const sizes = async () => {
    const rows = await db.select().from(transactionIntent);
    return rows.map(({ message, preview }) => {
      expect(Number(preview.computeUnits)).toBeLessThan(Number(preview.computeUnitLimit));
      return Buffer.from(message, "base64").length + 65;
    });
  };
  const staked = await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, ...ALYA }));
  expect(staked).toHaveLength(4);
  await travel(DAY);
  const checkedIn = await carryOutAll(wallet, batchOf({ action: "check-in", ...ALYA }));
  expect(checkedIn).toHaveLength(2);
  await travel(DAY);
  const slow = await plan(wallet, batchOf({ action: "claim", ...ALYA, lifetime: "nonce" }));
  expect(slow.parts.every(({ wish }) => wish.lifetime === "nonce")).toBe(true);
  const claims = batchOf({ action: "claim", ...ALYA });
  const { parts } = await plan(wallet, claims);
  expect(parts.length).toBeLessThanOrEqual(6);
  for (const part of parts.slice(0, 2)) await carryOut(wallet, await build(wallet, part));
  const left = await carryOutAll(wallet, batchOf({ action: "unstake", ...ALYA }));
  expect(left.length).toBeLessThanOrEqual(12);
  expect(Math.max(...(await sizes()))).toBeLessThanOrEqual(MAX_TRANSACTION_BYTES);
  const { accounts } = await chain.getAccounts([wallet.address]);
  expect(accounts[0]!.lamports).toBeGreaterThan(900_000_000n);
}, 120_000);

test("a batch planned before rewards are due still fits a packet once they are", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 6, { collection: "wise-alya" });
  const [clock] = (await chain.getAccounts([CLOCK_ADDRESS])).accounts;
  const chainThen = atSecond(readClock(clock ?? null));
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, ...ALYA }));
  const request = batchOf({ action: "unstake", ...ALYA });
  const { parts } = await planNftBatch({ ...depsOf(wallet), chain: chainThen }, { wallet: wallet.address, request });
  expect(parts.flatMap(({ items }) => items)).toHaveLength(6);
  await travel(DAY);
  for (const part of parts) await carryOut(wallet, await build(wallet, part));
}, 120_000);

/** The chain as if its clock stood at this Unix second. */
function atSecond(ts: bigint): Chain {
  return {
    ...chain,
    async getAccounts(...asked) {
      const { accounts, ...rest } = await chain.getAccounts(...asked);
      const clockAt = (account: ChainAccount): ChainAccount => {
        const data = Buffer.from(account.data);
        data.writeBigInt64LE(ts, 32);
        return { ...account, data };
      };
      return { ...rest, accounts: accounts.map((it) => (it?.address === CLOCK_ADDRESS ? clockAt(it) : it)) };
    },
  };
}
