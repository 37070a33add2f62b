import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { acceptSigned, rejectIntent } from "~/domain/transactions/commands.server";
import { createIntent, deleteUnsignedIntents } from "~/domain/transactions/create.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { getTransaction, listTransactions, settleForgotten, settleIntent } from "~/domain/transactions/settle.server";
import { AppError } from "~/errors";
import { transactionIntent } from "~db/schema";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";
import { testWallet } from "./wallet";
import { insertIntent, NOW, openWorld, rowOf, signedBy, statusOf, type World } from "./world";

const STAKING = STAKING_PROGRAM_ADDRESS.toBase58();

let w: World;
beforeEach(() => {
  w = openWorld();
});

test("a signed transaction is kept before it is followed, and followed before it is sent", async () => {
  const intent = await buildIntent();
  const order: string[] = [];
  const chain = { ...w.deps.chain, send: async () => void order.push(`sent while ${await statusOf(intent)}`) };
  const follow = async () => void order.push(`followed while ${await statusOf(intent)}`);
  const { intent: sent } = await acceptSigned({ ...w.deps, chain, follow }, signed(intent));
  expect(order).toEqual(["followed while signed", "sent while signed"]);
  expect(sent.status).toBe("sent");
  expect(sent.signedTransaction).toBe(signed(intent).transaction);
});

test("handing the same signed transaction over twice, also at the same moment, sends it for one intent", async () => {
  const intent = await buildIntent();
  const answers = await Promise.all([acceptSigned(w.deps, signed(intent)), acceptSigned(w.deps, signed(intent))]);
  const third = await acceptSigned(w.deps, signed(intent));
  const signatures = [...answers, third].map(({ intent: answered }) => answered.signature);
  expect(new Set(signatures).size).toBe(1);
  expect(w.cluster.received.size).toBe(1);
});

test("a signature that belongs to another intent is a conflict", async () => {
  const first = await buildIntent();
  const second = await buildIntent({ message: first.message, blockhash: first.blockhash });
  await acceptSigned(w.deps, signed(first));
  await expect(acceptSigned(w.deps, signed(second))).rejects.toEqual(new AppError("Conflict"));
  expect(await statusOf(second)).toBe("built");
});

test("another wallet can neither read, sign nor reject an intent", async () => {
  const intent = await buildIntent();
  const other = { ...w.deps, actor: { chain: "solana" as const, walletAddress: testWallet().address } };
  const refusal = new AppError("WrongWallet");
  await expect(getTransaction(other, intent.id)).rejects.toEqual(refusal);
  await expect(acceptSigned(other, signed(intent))).rejects.toEqual(refusal);
  await expect(rejectIntent(other, intent.id)).rejects.toEqual(refusal);
  expect(await listTransactions(other)).toEqual([]);
  expect(await statusOf(intent)).toBe("built");
});

test("an unknown intent is not found", async () => {
  await expect(getTransaction(w.deps, "nothing")).rejects.toEqual(new AppError("TransactionNotFound"));
});

test("a refusal in the wallet ends an unsigned intent and cannot end a signed one", async () => {
  const refused = await buildIntent();
  expect((await rejectIntent(w.deps, refused.id)).intent.status).toBe("rejected");
  await expect(acceptSigned(w.deps, signed(refused))).rejects.toEqual(new AppError("TransactionRejected"));
  const sent = await buildIntent();
  await acceptSigned(w.deps, signed(sent));
  expect((await rejectIntent(w.deps, sent.id)).intent.status).toBe("sent");
});

test("a transaction whose signature comes too late has expired, and is not sent", async () => {
  const intent = await buildIntent();
  w.cluster.pass(200);
  await expect(acceptSigned(w.deps, signed(intent))).rejects.toEqual(new AppError("TransactionExpired"));
  expect(await statusOf(intent)).toBe("expired");
  expect(w.cluster.received.size).toBe(0);
});

test("a transaction that the program would now refuse is not sent, and fails with the program's reason", async () => {
  const intent = await buildIntent();
  w.cluster.simulation = {
    err: { InstructionError: [2, { Custom: 6006 }] },
    logs: [`Program ${STAKING} invoke [1]`, `Program ${STAKING} failed: custom program error: 0x1776`],
    unitsConsumed: 900,
  };
  const { intent: failed } = await acceptSigned(w.deps, signed(intent));
  expect(failed).toMatchObject({ status: "failed", errorCode: "RewardNotCovered", signature: null });
  expect(w.cluster.received.size).toBe(0);
});

test.each(["InsufficientFundsForFee", "AccountNotFound"])(
  "a transaction that its wallet can no longer pay for is not sent, and fails with that reason (%s)",
  async (err) => {
    const intent = await buildIntent();
    w.cluster.simulation = { err, logs: [], unitsConsumed: 0 };
    const { intent: unsent } = await acceptSigned(w.deps, signed(intent));
    expect(unsent).toMatchObject({ status: "failed", errorCode: "NotEnoughSol", signature: null });
    expect(w.cluster.received.size).toBe(0);
  },
);

test("a node that does not know the blockhash yet does not hold a transaction up", async () => {
  const intent = await buildIntent();
  w.cluster.simulation = { err: "BlockhashNotFound", logs: [], unitsConsumed: 0 };
  expect((await acceptSigned(w.deps, signed(intent))).intent.status).toBe("sent");
});

test("a transaction that is signed while the chain is down is kept and followed, and lands when the chain is back", async () => {
  const intent = await buildIntent();
  w.near.trouble = "network";
  w.far.trouble = "network";
  const { intent: kept, isChainReachable } = await acceptSigned(w.deps, signed(intent));
  expect([kept.status, isChainReachable]).toEqual(["signed", false]);
  expect(w.followed).toEqual([intent.id]);
  w.near.trouble = null;
  w.far.trouble = null;
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("sent");
  w.cluster.land(kept.signature!);
  w.cluster.pass(40);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("finalized");
});

test("when following cannot be started the transaction is sent all the same, and cron is left to settle it", async () => {
  const intent = await buildIntent();
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const follow = async () => {
    throw new Error("workflows are down");
  };
  expect((await acceptSigned({ ...w.deps, follow }, signed(intent))).intent.status).toBe("sent");
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test("a transaction whose answer was lost on its way back is found on the chain", async () => {
  const intent = await buildIntent();
  w.near.losesAnswersOf = ["sendTransaction"];
  w.far.losesAnswersOf = ["sendTransaction"];
  const { intent: kept, isChainReachable } = await acceptSigned(w.deps, signed(intent));
  expect([kept.status, isChainReachable]).toEqual(["signed", false]);
  expect(w.cluster.received.size).toBe(1);
  w.cluster.land(kept.signature!);
  w.cluster.pass(40);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("finalized");
});

test("a transaction that a node accepts and then drops is sent again until it lands", async () => {
  const intent = await sendIntent();
  w.cluster.received.clear();
  await settleIntent(w.deps, intent.id);
  await settleIntent(w.deps, intent.id);
  expect(w.cluster.received.get(intent.signature!)).toHaveLength(2);
  w.cluster.land(intent.signature!);
  w.cluster.pass(5);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("confirmed");
  w.cluster.pass(40);
  const { intent: finalized } = await settleIntent(w.deps, intent.id);
  expect(finalized).toMatchObject({ status: "finalized", finalizedAt: NOW, errorCode: null });
});

test("a transaction expires once its last block is final and no node has it, and not a block sooner", async () => {
  const intent = await sendIntent();
  w.cluster.slot = intent.lastValidBlockHeight! + 32;
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("sent");
  w.cluster.pass(1);
  const { intent: expired } = await settleIntent(w.deps, intent.id);
  expect(expired).toMatchObject({ status: "expired", errorCode: "TransactionExpired" });
});

test("a transaction that was confirmed only on an abandoned fork ends as ConfirmationLost, once it can no longer land", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!);
  w.cluster.pass(5);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("confirmed");
  w.cluster.landed.delete(intent.signature!);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("confirmed");
  w.cluster.slot = intent.lastValidBlockHeight! + 33;
  const { intent: lost } = await settleIntent(w.deps, intent.id);
  expect(lost).toMatchObject({ status: "expired", errorCode: "ConfirmationLost" });
});

test("a transaction that landed in the last possible block does not expire", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!, { slot: intent.lastValidBlockHeight! });
  w.cluster.slot = intent.lastValidBlockHeight! + 33;
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("finalized");
});

test("a node that lags behind cannot make a transaction expire", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!, { slot: intent.lastValidBlockHeight! });
  w.cluster.slot = intent.lastValidBlockHeight! + 40;
  const { chain } = w.deps;
  const lagging = {
    ...chain,
    getSignatureStatus: async () => ({ slot: intent.lastValidBlockHeight! - 100, status: null }),
  };
  expect((await settleIntent({ ...w.deps, chain: lagging }, intent.id)).intent.status).toBe("sent");
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("finalized");
});

test("a transaction that landed long ago is found in the ledger", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!);
  w.cluster.pass(5_000);
  const later = new Date(NOW.getTime() + 3_600_000);
  expect((await settleIntent({ ...w.deps, now: later }, intent.id)).intent.status).toBe("finalized");
});

test("a transaction that failed on the chain has failed with the program's reason", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!, {
    err: { InstructionError: [2, { Custom: 6007 }] },
    logs: [`Program ${STAKING} invoke [1]`, `Program ${STAKING} failed: custom program error: 0x1777`],
  });
  w.cluster.pass(5);
  const { intent: failed } = await settleIntent(w.deps, intent.id);
  expect(failed).toMatchObject({ status: "failed", errorCode: "NothingToClaim" });
});

test.each([
  ["a token transfer", ["Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA failed: custom program error: 0x11"], 4],
  [
    "making a token account",
    ["Program ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL failed: custom program error: 0x0"],
    3,
  ],
  ["something unheard of", ["Program 11111111111111111111111111111112 failed: something"], -1],
])("a failure in %s carries the specification's number", async (_, logs, catalogueCode) => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!, { err: { InstructionError: [2, { Custom: 17 }] }, logs });
  w.cluster.pass(5);
  const { intent: failed } = await settleIntent(w.deps, intent.id);
  expect(failed.errorCode).toBe("TransactionFailed");
  expect(JSON.parse(failed.errorDetail!)).toMatchObject({ catalogueCode });
});

test("an error in a block that may still be dropped settles nothing", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!, { err: { InstructionError: [2, { Custom: 6007 }] } });
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("sent");
  // the fork is dropped, and another block takes the transaction
  w.cluster.land(intent.signature!, { err: null });
  w.cluster.pass(40);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("finalized");
});

test("while the chain is down the last known status is shown as such, and nothing is settled", async () => {
  const intent = await sendIntent();
  w.near.trouble = "network";
  w.far.trouble = { status: 503 };
  const shown = await getTransaction(w.deps, intent.id);
  expect([shown.intent.status, shown.isChainReachable]).toEqual(["sent", false]);
  await expect(settleIntent(w.deps, intent.id)).rejects.toEqual(new AppError("ChainUnavailable"));
});

test("settling a settled intent asks the chain nothing and changes nothing", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!);
  w.cluster.pass(40);
  await settleIntent(w.deps, intent.id);
  const asked = w.cluster.calls.length;
  const before = await rowOf(intent);
  await settleIntent({ ...w.deps, now: new Date(0) }, intent.id);
  expect(w.cluster.calls.length).toBe(asked);
  expect(await rowOf(intent)).toEqual(before);
});

test("settling an intent three times at once gives the same status each time", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!);
  w.cluster.pass(40);
  const answers = await Promise.all([1, 2, 3].map(() => settleIntent(w.deps, intent.id)));
  expect(answers.map(({ intent: answered }) => answered.status)).toEqual(["finalized", "finalized", "finalized"]);
});

test("after a reload the page finds each transaction with its present status", async () => {
  const waiting = await buildIntent();
  const sent = await sendIntent();
  w.cluster.land(sent.signature!);
  w.cluster.pass(40);
  const states = await listTransactions(w.deps);
  const byId = new Map(states.map(({ intent }) => [intent.id, intent.status]));
  expect(byId.get(waiting.id)).toBe("built");
  expect(byId.get(sent.id)).toBe("finalized");
});

test("cron settles what nobody follows, leaves what is being followed, and ends what was never signed", async () => {
  const forgotten = await sendIntent();
  const unsigned = await buildIntent();
  w.cluster.land(forgotten.signature!);
  w.cluster.pass(200);
  await settleForgotten({ ...w.deps, now: new Date(NOW.getTime() + 10_000) });
  expect(await statusOf(forgotten)).toBe("sent");
  expect(await statusOf(unsigned)).toBe("expired");
  await settleForgotten({ ...w.deps, now: new Date(NOW.getTime() + 120_000) });
  expect(await statusOf(forgotten)).toBe("finalized");
});

test("what a wallet asks for and never signs is bounded, and forgotten after two days", async () => {
  const later = (ms: number) => ({ db, now: new Date(NOW.getTime() + ms) });
  const kept = [await buildIntent({ status: "failed", errorCode: "NotEnoughSol" }), await sendIntent()];
  const unsigned = [await buildIntent({ status: "expired" }), await buildIntent({ status: "rejected" })];
  await db.run(sql`
    with recursive nth(n) as (select 1 union all select n + 1 from nth where n < 998)
    insert into ${transactionIntent} (id, request_key, wallet_address, kind, parameters, status, message, preview,
      lifetime, blockhash, last_valid_block_height, created_at, updated_at)
    select id || n, request_key || n, wallet_address, kind, parameters, status, message, preview,
      lifetime, blockhash, last_valid_block_height, created_at, updated_at
    from ${transactionIntent}, nth where id = ${unsigned[0]!.id}`);
  const asking = createIntent(w.deps, {
    requestKey: crypto.randomUUID(),
    kind: "createNonceAccount",
    lifetime: "blockhash",
    parameters: {},
  });
  await expect(asking).rejects.toMatchObject({ code: "TooManyRequests" });
  await deleteUnsignedIntents(later(2 * 86_400_000));
  expect(await statusOf(unsigned[0]!)).toBe("expired");
  await deleteUnsignedIntents(later(2 * 86_400_000 + 1));
  const left = await db.select().from(transactionIntent).where(eq(transactionIntent.walletAddress, w.wallet.address));
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
});

const buildIntent = (change: Partial<Intent> = {}) => insertIntent(w, change);
const signed = (intent: Intent) => signedBy(w, intent);

async function sendIntent(): Promise<Intent> {
  const intent = await buildIntent();
  return (await acceptSigned(w.deps, signed(intent))).intent;
}
