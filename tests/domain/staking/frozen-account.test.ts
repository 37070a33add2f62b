import { type PublicKey, SystemProgram } from "@solana/web3.js";
import { beforeAll, expect, inject, test } from "vitest";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { setting } from "~db/schema";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { destinationAddresses } from "~programs/token-accounts";
import { testDatabase as db } from "../database";
import type { TestWallet } from "../transactions/wallet";
import { chain, coinOf, fundedWallet, mint, poolAddress, sendPlainly, tokenAccountOf, travel } from "./chain-world";
import { carryOut, claimOf, openPosition, previewOf, unstakeOf, wish } from "./holder-wishes";

/** The freeze authority of the coin freezes a holder's account, and the program pays into any other account of theirs. */

const SCG = 10n ** 9n;
const DAY = 86_400;
const STATE_OFFSET = 108;
const FROZEN = 2;
const LEAST_LAMPORTS = 890_880;

beforeAll(async () => {
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt: new Date() });
});

/** The local node does what no key of the samples could do. */
async function freeze(address: PublicKey): Promise<void> {
  const [account] = (await chain.getAccounts([address.toBase58()])).accounts;
  const data = Buffer.from(account?.data ?? []);
  data[STATE_OFFSET] = FROZEN;
  const changed = { data: data.toString("hex"), owner: account?.owner, lamports: Number(account?.lamports ?? 0n) };
  const response = await fetch(inject("rpcUrl"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "surfnet_setAccount", params: [`${address}`, changed] }),
  });
  expect(await response.json()).not.toHaveProperty("error");
}

const othersOf = async ({ keypair: { publicKey: owner } }: TestWallet) =>
  (await destinationAddresses({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })).slice(1);

async function amountAt(address: PublicKey | undefined): Promise<bigint> {
  return tokenAmountOf((await chain.getAccounts([`${address}`])).accounts[0]);
}

test("leaves a coin position into another account of the holder's if the usual one is frozen, and says so first", async () => {
  const wallet = await fundedWallet();
  const position = await openPosition(wallet, 100n * SCG, 30);
  const held = await coinOf(wallet);
  await travel(DAY);
  await freeze(tokenAccountOf(wallet.keypair.publicKey));
  const [other] = await othersOf(wallet);
  const stranger = await fundedWallet(0n);
  const fromPubkey = stranger.keypair.publicKey;
  // somebody has sent lamports there, and it can still be opened
  const gift = { fromPubkey, toPubkey: other as PublicKey, lamports: LEAST_LAMPORTS };
  await sendPlainly(stranger, [SystemProgram.transfer(gift)]);

  const intent = await wish(wallet, unstakeOf(position));
  const preview = previewOf(intent, "unstake");
  expect(preview).toMatchObject({ otherAccount: `${other}`, releasedRaw: expect.stringMatching(/^[1-9]/) });
  expect(BigInt(preview.in)).toBeGreaterThan(100n * SCG);
  await carryOut(wallet, intent);
  expect(await amountAt(other)).toBeGreaterThan(100n * SCG);
  expect(await coinOf(wallet)).toBe(held);
});

test("claims a reward into another account too, and into the next if that one is frozen as well", async () => {
  const wallet = await fundedWallet();
  const position = await openPosition(wallet, 100n * SCG, 30);
  await travel(DAY);
  await freeze(tokenAccountOf(wallet.keypair.publicKey));
  const [first, second] = await othersOf(wallet);
  await carryOut(wallet, await wish(wallet, claimOf(position, "max")));
  const paid = await amountAt(first);
  expect(paid).toBeGreaterThan(0n);
  await freeze(first as PublicKey);
  await carryOut(wallet, await wish(wallet, unstakeOf(position)));
  expect(await amountAt(second)).toBeGreaterThanOrEqual(100n * SCG);
  expect(await amountAt(first)).toBe(paid);
});

test("does not mention another account if the usual one can be paid", async () => {
  const wallet = await fundedWallet();
  const position = await openPosition(wallet, 100n * SCG, 30);
  expect((await wish(wallet, unstakeOf(position))).preview).not.toHaveProperty("otherAccount");
});
