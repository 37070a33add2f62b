import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { transactionRequestSchema } from "~/domain/kinds.server";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { nftEvent } from "~db/schema";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { live, WORKER_KILLED } from "../breaks";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, travel } from "../staking/chain-world";
import { carryOut, untilSettled } from "../staking/holder-wishes";
import type { TestWallet } from "../transactions/wallet";
import { batchOf, build, carryOutAll, DAY, plan, plantNfts, storePools } from "./nft-world";

/** The Worker may die at any call of a part's life; asking for the batch again then ends it, and pays it once. */

const MOST_CALLS = 80;
const AMOUNT_RAW = 123_457n;
const twig = developmentKeypair("mint-twig").publicKey;

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await storePools();
});

test("a batch that was killed after any call and is asked for again pays its amount exactly once", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  let paidRaw = 0n;
  let steps = 0;
  for (let step = 1; step < MOST_CALLS; step++) {
    const request = batchOf({ action: "claim", place: 0, amountRaw: String(AMOUNT_RAW) });
    const [part] = (await plan(wallet, request)).parts;
    const broken = WORKER_KILLED.at(step);
    const wanted = transactionRequestSchema.parse({ requestKey: part!.requestKey, ...part!.wish });
    await live(wallet, broken, wanted).catch(() => {});
    // the holder comes back
    const left = await plan(wallet, request);
    for (const { id } of left.underWay) await untilSettled({ id } as Parameters<typeof untilSettled>[0]);
    for (const again of (await plan(wallet, request)).parts) await carryOut(wallet, await build(wallet, again));
    paidRaw += AMOUNT_RAW;
    expect(await twigOf(wallet), `killed after call ${step}`).toBe(paidRaw);
    expect(await plan(wallet, request)).toMatchObject({ parts: [], underWay: [] });
    if (!broken.hasBroken()) break;
    steps++;
  }
  expect(steps).toBeGreaterThan(15);
  expect(steps).toBeLessThan(MOST_CALLS - 1);
  const claimed = await db
    .select()
    .from(nftEvent)
    .where(and(eq(nftEvent.walletAddress, wallet.address), eq(nftEvent.kind, "claimed")));
  expect(claimed.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)).toBe(paidRaw);
}, 300_000);

async function twigOf(wallet: TestWallet): Promise<bigint> {
  const address = findAssociatedTokenAddress(twig, wallet.keypair.publicKey, TOKEN_PROGRAM_ADDRESS).toBase58();
  const { accounts } = await chain.getAccounts([address]);
  return tokenAmountOf(accounts[0]);
}
