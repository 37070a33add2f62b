import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { planNftBatch } from "~/domain/nft-staking/batch/plan-nft-batch.server";
import type { TransactionRequest } from "~/domain/transaction-types";
import { acceptSigned } from "~/domain/transactions/commands.server";
import { createIntent, offerTransaction } from "~/domain/transactions/create.server";
import { setting, transactionIntent } from "~db/schema";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, poolAddress, travel } from "../staking/chain-world";
import { depsOf, signed, stakeOf, untilSettled } from "../staking/holder-wishes";
import type { TestWallet } from "../transactions/wallet";
import { batchOf, carryOutAll, DAY, plantNfts, storePools } from "./nft-world";

const SCG_1000 = 1_000_000_000_000n;

/** What a press costs the node: from the dialog that shows it to the transaction that is sent (decision 050). */

beforeAll(async () => {
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt: new Date() });
  await storePools();
});

/** A wallet with one NFT inside, and what its presses ask for from now on. */
async function holderInside() {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 1);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  const asked = { plans: 0, trials: 0 };
  const kinds = KINDS.map((kind) => {
    const plan = (...input: unknown[]) => {
      asked.plans++;
      return (kind.plan as (...given: unknown[]) => never)(...input);
    };
    return { ...kind, plan };
  });
  const simulate: typeof chain.simulate = (...input) => {
    asked.trials++;
    return chain.simulate(...input);
  };
  const deps = () => ({ ...depsOf(wallet), kinds, chain: { ...chain, simulate } });
  return { wallet, asked, deps };
}

type Holder = Awaited<ReturnType<typeof holderInside>>;

/** Opens the dialog of leaving: what is left to do, and what its first transaction would do and cost. */
async function open({ wallet, deps }: Holder) {
  const request = batchOf({ action: "unstake" });
  const { parts } = await planNftBatch(deps(), { wallet: wallet.address, request });
  const { requestKey, wish } = parts[0]!;
  const { offer } = await offerTransaction(deps(), wish);
  return { requestKey, offer: offer!, lifetime: "blockhash", ...wish } as TransactionRequest;
}

async function press({ wallet, deps }: Holder, request: TransactionRequest) {
  const { intent } = await createIntent(deps(), request);
  const { intent: sent } = await acceptSigned(deps(), signed(wallet, intent));
  expect(sent).toMatchObject({ status: "sent", errorCode: null });
  return { intent, sent };
}

async function stakeAnother(wallet?: TestWallet) {
  const other = wallet ?? (await fundedWallet(0n));
  await plantNfts(other, 1);
  await carryOutAll(other, batchOf({ action: "stake", termDays: 0 }));
}

test("leaving is planned once and tried once, and what the dialog showed is what is signed", async () => {
  const holder = await holderInside();
  const request = await open(holder);
  expect(holder.asked).toEqual({ plans: 1, trials: 1 });
  const { intent, sent } = await press(holder, request);
  expect(intent).toMatchObject({ id: request.offer, requestKey: request.requestKey });
  expect(holder.asked).toEqual({ plans: 1, trials: 1 });
  expect((await untilSettled(sent)).status).toBe("finalized");
});

test("a second press returns the transaction of the first", async () => {
  const holder = await holderInside();
  const request = await open(holder);
  const [first, second] = await Promise.all([
    createIntent(holder.deps(), request),
    createIntent(holder.deps(), request),
  ]);
  expect(second.intent.requestKey).toBe(first.intent.requestKey);
  const { intent } = await createIntent(holder.deps(), request);
  expect([first.intent.id, second.intent.id]).toContain(intent.id);
});

test("if the pool has changed before the transaction is sent, it is tried once more", async () => {
  const holder = await holderInside();
  const request = await open(holder);
  const { intent } = await createIntent(holder.deps(), request);
  await stakeAnother();
  const { intent: sent } = await acceptSigned(holder.deps(), signed(holder.wallet, intent));
  expect(sent.status).toBe("sent");
  expect(holder.asked).toEqual({ plans: 1, trials: 2 });
});

test("if the dialog was open for too long, the transaction is planned and tried once more, but not a third time", async () => {
  const holder = await holderInside();
  const request = await open(holder);
  const { blockHeight } = await chain.getFinalizedHeight();
  // the blockhash that was shown has less time left than a holder needs to sign
  const late = { ...holder.deps().chain, getBlockHeight: async () => blockHeight + 120 };
  const { intent } = await createIntent({ ...holder.deps(), chain: late }, request);
  expect(intent.id).not.toBe(request.offer);
  const { intent: sent } = await acceptSigned(holder.deps(), signed(holder.wallet, intent));
  expect(sent.status).toBe("sent");
  expect(holder.asked).toEqual({ plans: 2, trials: 2 });
});

test("an offer can be taken only for the wish that was shown, and only by its own wallet", async () => {
  const holder = await holderInside();
  const request = await open(holder);
  const other = await holderInside();
  const theirs = await open(other);
  const { intent } = await createIntent(other.deps(), { ...theirs, offer: request.offer });
  expect(intent.id).not.toBe(request.offer);
  expect(intent.walletAddress).toBe(other.wallet.address);
  const { intent: own } = await createIntent(holder.deps(), request);
  expect(own.id).toBe(request.offer);
});

test("an offer for the same wish cannot be taken by another wallet", async () => {
  const [own, other] = [await fundedWallet(SCG_1000), await fundedWallet(SCG_1000)];
  const request = stakeOf(SCG_1000 / 10n, 30);
  const { offer } = await offerTransaction(depsOf(own), request);
  const { intent } = await createIntent(depsOf(other), { ...request, offer: offer! });
  expect(intent).toMatchObject({ walletAddress: other.address });
  expect(intent.id).not.toBe(offer);
});

test("dialogs that were opened many times do not use up the keys of a press", async () => {
  const own = await fundedWallet(SCG_1000);
  const request = stakeOf(SCG_1000 / 10n, 30);
  const { offer } = await offerTransaction(depsOf(own), request);
  await db.run(sql`
    with recursive nth(n) as (select 1 union all select n + 1 from nth where n < 499)
    insert into ${transactionIntent} (id, request_key, wallet_address, kind, parameters, status, message, preview,
      lifetime, blockhash, last_valid_block_height, created_at, updated_at)
    select id || n, request_key || n, wallet_address, kind, parameters, status, message, preview,
      lifetime, blockhash, last_valid_block_height, created_at, updated_at
    from ${transactionIntent}, nth where id = ${offer}`);
  expect(await offerTransaction(depsOf(own), request)).toMatchObject({ offer: null, preview: { kind: "stake" } });
  const { intent } = await createIntent(depsOf(own), request);
  expect(intent).toMatchObject({ status: "built", requestKey: request.requestKey });
  await db.delete(transactionIntent).where(eq(transactionIntent.walletAddress, own.address));
});
