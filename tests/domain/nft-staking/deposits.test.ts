import { PublicKey } from "@solana/web3.js";
import { beforeAll, expect, test } from "vitest";
import { getAccount } from "~/domain/account/queries.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { setting } from "~db/schema";
import { closeCheckIn } from "~programs/nft-staking";
import { testDatabase as db } from "../database";
import { chain, poolAddress as coinPool, fundedWallet, sendPlainly, travel } from "../staking/chain-world";
import { depsOf } from "../staking/holder-wishes";
import type { TestWallet } from "../transactions/wallet";
import { batchOf, build, carryOutAll, POOLS, plan, plantNfts, storePools } from "./nft-world";

let wallet: TestWallet;
let mints: string[];

beforeAll(async () => {
  await db.insert(setting).values({ key: "coin_pool_address", value: coinPool, updatedAt: new Date() });
  await storePools();
  wallet = await fundedWallet();
  mints = await plantNfts(wallet, 2);
}, 120_000);

const depositsOf = async () => (await getAccount(depsOf(wallet), wallet.address)).deposits.value!;
const lamportsOf = async () => (await chain.getAccounts([wallet.address])).accounts[0]!.lamports;
const sumOf = (intents: Intent[], field: string) =>
  intents.reduce((sum, { preview }) => sum + BigInt(String(preview[field])), 0n);
const spent = (intents: Intent[]) => sumOf(intents, "feeLamports");

test("every deposit of a stake is stated before it and listed on the account until the wallet has it back, to the lamport", async () => {
  const before = await lamportsOf();
  const staked = await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  const held = await depositsOf();
  expect(staked).toHaveLength(1);
  expect(staked[0]!.preview).toMatchObject({ kind: "stakeNft", recordLamports: String(held.records) });
  expect(held.records).toBe(2n * 1_781_760n);
  expect(sumOf(staked, "depositLamports")).toBe(held.stakedNfts + held.records);
  expect(before - (await lamportsOf())).toBe(held.stakedNfts + held.records + spent(staked));

  // something is due by then, so that all of it is paid and no position stays open for what comes due on the way
  await travel(60);
  // they leave with what is due, which may open accounts of coins
  const inside = await lamportsOf();
  const left = await carryOutAll(wallet, batchOf({ action: "unstake" }));
  const opened = sumOf(left, "depositLamports");
  expect(sumOf(left, "refundLamports")).toBe(held.stakedNfts);
  expect((await lamportsOf()) - inside).toBe(held.stakedNfts - opened - spent(left));
  // what stays locked stays on the account: of a record without a check-in there is no streak to wait for
  expect(await depositsOf()).toEqual({ ...held, stakedNfts: 0n, records: 0n, recordsOver: held.records });
  // an NFT that comes back has its record: nothing is asked for it again
  const again = await build(
    wallet,
    await plan(wallet, batchOf({ action: "stake", termDays: 0, mints })).then(({ parts }) => parts[0]!),
  );
  expect(again.preview).toMatchObject({ recordLamports: "0" });

  const pool = new PublicKey(POOLS[1]!.address);
  const rentPayer = wallet.keypair.publicKey;
  const outside = await lamportsOf();
  await sendPlainly(
    wallet,
    mints.map((mint) => closeCheckIn({ pool, mint: new PublicKey(mint), rentPayer })),
  );
  expect((await lamportsOf()) - outside).toBe(held.records - 5_000n);
  expect(await depositsOf()).toMatchObject({ stakedNfts: 0n, records: 0n, recordsOver: 0n });
}, 120_000);
