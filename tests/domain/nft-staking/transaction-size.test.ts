import { Keypair } from "@solana/web3.js";
import { beforeAll, expect, test } from "vitest";
import type { Plan } from "~/domain/transactions/define-kind";
import { MAX_TRANSACTION_BYTES, transactionBytes } from "~/domain/transactions/size";
import { buildTransaction } from "~/domain/transactions/unsigned-transaction.server";
import { transactionIntent } from "~db/schema";
import { findNftPoolAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { checkIn, claimStream, stakeNft, unstakeNft } from "~programs/nft-staking";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, travel } from "../staking/chain-world";
import { carryOut } from "../staking/holder-wishes";
import { ALYA, batchOf, build, carryOutAll, DAY, plan, plantNfts, storePools } from "./nft-world";

beforeAll(storePools);

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
