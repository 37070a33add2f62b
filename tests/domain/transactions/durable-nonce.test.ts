import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import bs58 from "bs58";
import { beforeEach, expect, test } from "vitest";
import { advanceNonceInstruction, closeNonceInstruction, nonceAddressOf } from "~/domain/solana/nonce-account.server";
import { acceptSigned } from "~/domain/transactions/commands.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { getTransaction, settleForgotten, settleIntent } from "~/domain/transactions/settle.server";
import { AppError } from "~/errors";
import { unsignedOf } from "./wallet";
import { insertIntent, NOW, openWorld, rowOf, signedBy, statusOf, type World } from "./world";

/** Transactions that stay valid as long as their nonce does. */

const DAY_MS = 86_400_000;
const HELD = nonceValue(1);
const NEXT = nonceValue(2);
const changed = new AppError("TransactionChanged");

let w: World;
let nonceAddress: string;
beforeEach(async () => {
  w = openWorld();
  nonceAddress = await nonceAddressOf(w.wallet.address);
  holdNonce(HELD);
});

test("a signature that comes hours after it was asked for is taken, sent and lands", async () => {
  const intent = await buildIntent();
  w.cluster.pass(50_000);
  const later = { ...w.deps, now: new Date(NOW.getTime() + 6 * 3_600_000) };
  const { intent: sent } = await acceptSigned(later, signedBy(w, intent));
  expect(sent).toMatchObject({ status: "sent", errorCode: null });
  w.cluster.land(sent.signature!);
  holdNonce(NEXT);
  w.cluster.pass(40);
  expect((await settleIntent(later, intent.id)).intent).toMatchObject({ status: "finalized", errorCode: null });
});

test("handing a transaction over twice, even at the same moment, sends it once", async () => {
  const intent = await buildIntent();
  await Promise.all([1, 2].map(() => acceptSigned(w.deps, signedBy(w, intent))));
  await acceptSigned(w.deps, signedBy(w, intent));
  expect(w.cluster.received.size).toBe(1);
});

test("a transaction never expires while its nonce is unused, however long it waits, and is sent again", async () => {
  const intent = await sendIntent();
  w.cluster.pass(1_000_000);
  w.cluster.received.clear();
  const state = await settleIntent({ ...w.deps, now: new Date(NOW.getTime() + 30 * DAY_MS) }, intent.id);
  expect([state.intent.status, state.expiresInBlocks]).toEqual(["sent", null]);
  expect(w.cluster.received.get(intent.signature!)).toHaveLength(1);
});

test("of two transactions that were built for one nonce value, only the first to come back signed is accepted", async () => {
  const [first, second] = [await buildIntent(), await buildIntent()];
  const waiting = new AppError("NonceWaiting");
  const answers = await Promise.allSettled([first, second].map((intent) => acceptSigned(w.deps, signedBy(w, intent))));
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = answers[0]?.status === "rejected" ? first : second;
  await expect(acceptSigned(w.deps, signedBy(w, refused))).rejects.toEqual(waiting);
  expect([await statusOf(refused), w.cluster.received.size]).toEqual(["built", 1]);
});

test("a waiting transaction can be cancelled once, and a second cancelling transaction is refused", async () => {
  await sendIntent();
  const [cancel, again] = [await buildIntent({ kind: "advanceNonce" }), await buildIntent({ kind: "advanceNonce" })];
  expect((await acceptSigned(w.deps, signedBy(w, cancel))).intent.status).toBe("sent");
  await expect(acceptSigned(w.deps, signedBy(w, again))).rejects.toEqual(new AppError("NonceWaiting"));
});

test("a transaction expires when the nonce changes, not when the account's authority changes", async () => {
  const intent = await sendIntent();
  holdNonce(HELD, key(7));
  w.cluster.pass(40);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("sent");
  holdNonce(NEXT, key(7));
  w.cluster.pass(40);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("expired");
});

test("a transaction whose nonce was used by another has expired, and is not sent again", async () => {
  const intent = await sendIntent();
  holdNonce(NEXT);
  w.cluster.pass(40);
  w.cluster.received.clear();
  const { intent: expired } = await settleIntent(w.deps, intent.id);
  expect(expired).toMatchObject({ status: "expired", errorCode: "NonceAdvanced" });
  expect(w.cluster.received.size).toBe(0);
});

test("a nonce account that was closed ends what waited for it", async () => {
  const intent = await sendIntent();
  w.cluster.accounts.delete(nonceAddress);
  w.cluster.pass(40);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("expired");
});

test("a node that shows the account before the signature that changed it makes nothing expire", async () => {
  const intent = await sendIntent();
  holdNonce(NEXT);
  w.cluster.pass(40);
  // the local chain does this: it shows the open block's accounts, and its signatures once the block is closed
  const slot = w.cluster.slot - 32;
  const early = { ...w.deps.chain, getSignatureStatus: async () => ({ slot, status: null }) };
  expect((await settleIntent({ ...w.deps, chain: early }, intent.id)).intent.status).toBe("sent");
  w.cluster.land(intent.signature!, { slot });
  w.cluster.pass(1);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("finalized");
});

test("a node that has just reached the use of the nonce expires the transaction one slot later", async () => {
  const intent = await sendIntent();
  holdNonce(NEXT);
  w.cluster.pass(40);
  const even = {
    ...w.deps.chain,
    getSignatureStatus: async () => ({ slot: w.cluster.slot - 32, status: null }),
  };
  expect((await settleIntent({ ...w.deps, chain: even }, intent.id)).intent.status).toBe("sent");
  w.cluster.pass(1);
  expect((await settleIntent({ ...w.deps, chain: even }, intent.id)).intent.status).toBe("expired");
});

test("a node that still shows the value before ours makes nothing expire", async () => {
  const intent = await sendIntent({ nonceSlot: w.cluster.slot + 5_000 });
  holdNonce(nonceValue(9));
  for (let look = 0; look < 3; look++) {
    expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("sent");
    w.cluster.pass(100);
  }
  expect(await rowOf(intent)).toMatchObject({ nonceUsedSlot: null });
});

test("a node that is behind with signatures makes nothing expire", async () => {
  const intent = await sendIntent();
  holdNonce(NEXT);
  w.cluster.pass(40);
  const behind = { ...w.deps.chain, getSignatureStatus: async () => ({ slot: w.cluster.slot - 200, status: null }) };
  for (let look = 0; look < 3; look++) await settleIntent({ ...w.deps, chain: behind }, intent.id);
  expect(await statusOf(intent)).toBe("sent");
});

test("a transaction that failed on the chain counts as failed, although it has used up its nonce", async () => {
  const intent = await sendIntent();
  w.cluster.land(intent.signature!, { err: { InstructionError: [3, { Custom: 6007 }] } });
  holdNonce(NEXT);
  w.cluster.pass(5);
  expect((await settleIntent(w.deps, intent.id)).intent.status).toBe("failed");
});

test("a signature that comes after its nonce was used is kept, and the chain decides", async () => {
  const intent = await buildIntent();
  holdNonce(NEXT);
  w.cluster.simulation = { err: "BlockhashNotFound", logs: [], unitsConsumed: 0 };
  w.cluster.pass(40);
  await acceptSigned(w.deps, signedBy(w, intent));
  await settleIntent(w.deps, intent.id);
  expect((await settleIntent(w.deps, intent.id)).intent).toMatchObject({
    status: "expired",
    errorCode: "NonceAdvanced",
  });
});

test("an unsigned transaction is reported as over once its nonce was used", async () => {
  const intent = await buildIntent();
  w.cluster.pass(10_000);
  expect((await getTransaction(w.deps, intent.id)).intent.status).toBe("built");
  holdNonce(NEXT);
  expect((await getTransaction(w.deps, intent.id)).intent).toMatchObject({
    status: "expired",
    errorCode: "NonceAdvanced",
  });
});

test("refuses a transaction that begins with the advance of another nonce account, no matter who built it", async () => {
  const foreign = await nonceAddressOf(Keypair.generate().publicKey.toBase58());
  const intent = await buildIntent({ nonceAddress: foreign });
  await expect(acceptSigned(w.deps, signedBy(w, intent))).rejects.toEqual(changed);
  expect([await statusOf(intent), w.cluster.received.size]).toEqual(["built", 0]);
});

test.each<[string, (ours: TransactionInstruction[]) => TransactionInstruction[]]>([
  ["has its advance behind another instruction", ([advance, limit, ...rest]) => [limit!, advance!, ...rest]],
  ["has no advance", ([, ...rest]) => rest],
  [
    "may only read the account, so that the network takes its value for a blockhash",
    ([advance, ...rest]) => [readOnly(advance!), ...rest],
  ],
  ["advances twice", (ours) => [...ours, ours[0]!]],
  [
    "advances another account",
    ([, ...rest]) => [advanceNonceInstruction(w.wallet.address, key(7).toBase58()), ...rest],
  ],
  ["closes the account too", (ours) => [...ours, closeNonceInstruction(w.wallet.address, nonceAddress, 1n)]],
  ["hands the account to another key", (ours) => [...ours, authorize()]],
  [
    "sends lamports away",
    (ours) => [
      ...ours,
      SystemProgram.transfer({ fromPubkey: w.wallet.keypair.publicKey, toPubkey: key(7), lamports: 1 }),
    ],
  ],
])("a signed transaction that comes back and %s is refused", async (_, change) => {
  const intent = await buildIntent();
  const transaction = w.wallet.signChanged(unsignedOf(intent.message), change);
  await expect(acceptSigned(w.deps, { id: intent.id, transaction })).rejects.toEqual(changed);
  expect(w.cluster.received.size).toBe(0);
});

test("a wallet may raise the fee after the advance instruction", async () => {
  const intent = await buildIntent();
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 9_000 });
  const transaction = w.wallet.signChanged(unsignedOf(intent.message), ([advance, limit, , ...rest]) => [
    advance!,
    limit!,
    price,
    ...rest,
  ]);
  expect((await acceptSigned(w.deps, { id: intent.id, transaction })).intent.status).toBe("sent");
});

test("a transaction with a blockhash cannot be given the lifetime of a nonce", async () => {
  const intent = await insertIntent(w);
  const transaction = w.wallet.signChanged(unsignedOf(intent.message), (ours) => [
    advanceNonceInstruction(w.wallet.address, nonceAddress),
    ...ours,
  ]);
  await expect(acceptSigned(w.deps, { id: intent.id, transaction })).rejects.toEqual(changed);
});

test("cron checks waiting transactions less and less often, so that they do not delay others", async () => {
  const waiting = await Promise.all(Array.from({ length: 25 }, () => waitForValueOfItsOwn()));
  const quick = (await acceptSigned(w.deps, signedBy(w, await insertIntent(w)))).intent;
  w.cluster.land(quick.signature!);
  w.cluster.pass(40);
  const at = (minutes: number) => ({ ...w.deps, now: new Date(NOW.getTime() + minutes * 60_000) });
  expect((await settleForgotten(at(2))).open + (await settleForgotten(at(3))).open).toBeGreaterThanOrEqual(25);
  expect(await statusOf(quick)).toBe("finalized");
  // minutes later all have been checked, and none is due before its time
  expect(await settleForgotten(at(3.1))).toEqual({ settled: 0, open: 0 });
  await settleForgotten(at(24 * 60));
  const { lookAt } = await rowOf(waiting[0]!);
  expect(lookAt!.getTime()).toBe(NOW.getTime() + 25 * 3_600_000);
});

test("a transaction that no node knows does not keep others from being settled either", async () => {
  const broken = await Promise.all(Array.from({ length: 25 }, () => waitForValueOfItsOwn()));
  const quick = (await acceptSigned(w.deps, signedBy(w, await insertIntent(w)))).intent;
  w.cluster.land(quick.signature!);
  w.cluster.pass(40);
  const chain = {
    ...w.deps.chain,
    getSignatureStatus: (signature: string, options: { searchHistory: boolean }) => {
      if (broken.some((intent) => intent.signature === signature)) throw new Error("no history");
      return w.deps.chain.getSignatureStatus(signature, options);
    },
  };
  for (const minutes of [2, 3]) {
    await settleForgotten({ ...w.deps, chain, now: new Date(NOW.getTime() + minutes * 60_000) });
  }
  expect(await statusOf(quick)).toBe("finalized");
});

test("builds again what nobody has signed for a day, and lets it wait until then", async () => {
  const intent = await buildIntent();
  await settleForgotten({ ...w.deps, now: new Date(NOW.getTime() + DAY_MS - 1) });
  expect(await statusOf(intent)).toBe("built");
  await settleForgotten({ ...w.deps, now: new Date(NOW.getTime() + DAY_MS + 1) });
  expect(await statusOf(intent)).toBe("expired");
});

function buildIntent(change: Partial<Intent> = {}): Promise<Intent> {
  const nonce = { lifetime: "nonce", blockhash: HELD, lastValidBlockHeight: null, nonceAddress } as const;
  return insertIntent(w, { ...nonce, nonceSlot: w.cluster.slot - 40, ...change });
}

async function sendIntent(change: Partial<Intent> = {}): Promise<Intent> {
  const intent = await buildIntent(change);
  return (await acceptSigned(w.deps, signedBy(w, intent))).intent;
}

/**
 * One value carries one transaction, so many that wait have many values, and the nodes have not come as far as any of these.
 */
let values = 0;
async function waitForValueOfItsOwn(): Promise<Intent> {
  const blockhash = bs58.encode(new Uint8Array(32).fill(100).with(0, ++values));
  return sendIntent({ blockhash, nonceSlot: w.cluster.slot + 1e9 });
}

/** The holder's nonce account as a node gives it: version, state, authority, value, fee. */
function holdNonce(value: string, authority = w.wallet.keypair.publicKey): void {
  const data = new Uint8Array(80);
  data.set([1, 0, 0, 0, 1, 0, 0, 0]);
  data.set(authority.toBytes(), 8);
  data.set(bs58.decode(value), 40);
  const owner = SystemProgram.programId.toBase58();
  w.cluster.accounts.set(nonceAddress, { owner, lamports: 1_447_680, data });
}

function readOnly(advance: TransactionInstruction): TransactionInstruction {
  const keys = advance.keys.map((account) => ({ ...account, isWritable: account.isSigner }));
  return new TransactionInstruction({ ...advance, keys });
}

function authorize(): TransactionInstruction {
  return SystemProgram.nonceAuthorize({
    noncePubkey: new PublicKey(nonceAddress),
    authorizedPubkey: w.wallet.keypair.publicKey,
    newAuthorizedPubkey: key(7),
  });
}

function nonceValue(fill: number): string {
  return bs58.encode(new Uint8Array(32).fill(fill));
}

function key(fill: number): PublicKey {
  return new PublicKey(new Uint8Array(32).fill(fill));
}
