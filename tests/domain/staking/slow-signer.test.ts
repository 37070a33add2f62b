import { ComputeBudgetProgram, PublicKey, SystemProgram } from "@solana/web3.js";
import { beforeAll, expect, test } from "vitest";
import { createNonceInstructions, nonceAddressOf } from "~/domain/solana/nonce-account.server";
import type { TransactionKind, TransactionRequest } from "~/domain/transaction-types";
import { acceptSigned } from "~/domain/transactions/commands.server";
import { createIntent, offerTransaction } from "~/domain/transactions/create.server";
import { getNonceAccount } from "~/domain/transactions/nonce-account.server";
import { AppError } from "~/errors";
import { setting } from "~db/schema";
import { testDatabase as db } from "../database";
import type { TestWallet } from "../transactions/wallet";
import { chain, coinOf, fundedWallet, poolAddress, sendPlainly } from "./chain-world";
import { carryOut, depsOf, signed, stakeOf, untilSettled, wish } from "./holder-wishes";

/** A holder who signs on a hardware device, on a real node. */

const SCG = 10n ** 9n;

beforeAll(async () => {
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt: new Date() });
});

test("a stake with a nonce lands, and once, however often it is asked for and handed over", async () => {
  const wallet = await slowWallet();
  const before = await coinOf(wallet);
  const request = slowStake(100n * SCG);
  const intent = await wish(wallet, request);
  expect(intent).toMatchObject({ lifetime: "nonce", lastValidBlockHeight: null });
  const { intent: again } = await createIntent(depsOf(wallet), request);
  expect(again.message).toBe(intent.message);
  await Promise.all([1, 2].map(() => acceptSigned(depsOf(wallet), signed(wallet, intent))));
  expect(await untilSettled(intent)).toMatchObject({ status: "finalized", errorCode: null });
  expect(await coinOf(wallet)).toBe(before - 100n * SCG);
});

test("its costs are known beforehand: a deposit once, and nothing but the network fee after it", async () => {
  const wallet = await fundedWallet(200n * SCG);
  const { preview } = await offerTransaction(depsOf(wallet), bare("createNonceAccount"));
  expect(preview).toMatchObject({ kind: "createNonceAccount", out: "0", in: "0", refundLamports: "0" });
  expect(BigInt(preview.depositLamports)).toBe(await chain.getRent(80));
  await carryOut(wallet, await wish(wallet, requestOf("createNonceAccount")));
  const account = await getNonceAccount({ db, chain }, wallet.address);
  expect(account).toMatchObject({ status: "ready", lamports: preview.depositLamports, waitingId: null });
  const slow = (await wish(wallet, slowStake(20n * SCG))).preview;
  const quick = (await wish(wallet, stakeOf(20n * SCG, 30))).preview;
  expect(slow).toMatchObject({ feeLamports: quick.feeLamports, depositLamports: quick.depositLamports });
});

test("closing the account gives its whole deposit back", async () => {
  const wallet = await slowWallet();
  const before = await lamportsOf(wallet);
  const intent = await wish(wallet, requestOf("closeNonceAccount"));
  expect(intent.preview.refundLamports).toBe(String(await chain.getRent(80)));
  await carryOut(wallet, intent);
  const { status } = await getNonceAccount({ db, chain }, wallet.address);
  expect(status).toBe("none");
  expect((await lamportsOf(wallet)) - before).toBe(
    (await chain.getRent(80)) - BigInt(String(intent.preview.feeLamports)),
  );
});

test("an account that was closed can be opened again", async () => {
  const wallet = await slowWallet();
  await carryOut(wallet, await wish(wallet, requestOf("closeNonceAccount")));
  await carryOut(wallet, await wish(wallet, requestOf("createNonceAccount")));
  expect((await getNonceAccount({ db, chain }, wallet.address)).status).toBe("ready");
});

test.each([1_000_000n, 5_000_000n])(
  "%s lamports sent to the address beforehand do not keep a holder from it",
  async (lamports) => {
    const wallet = await fundedWallet(200n * SCG);
    const toPubkey = await nonceKeyOf(wallet);
    await sendPlainly(wallet, [SystemProgram.transfer({ fromPubkey: wallet.keypair.publicKey, toPubkey, lamports })]);
    await carryOut(wallet, await wish(wallet, requestOf("createNonceAccount")));
    const rent = await chain.getRent(80);
    const account = await getNonceAccount({ db, chain }, wallet.address);
    expect(account).toMatchObject({ status: "ready", lamports: String(lamports > rent ? lamports : rent) });
  },
);

test("a nonce that was used elsewhere makes the transaction that waited for it expire, and nothing leaves", async () => {
  const wallet = await slowWallet();
  const before = await coinOf(wallet);
  const intent = await wish(wallet, slowStake(100n * SCG));
  const advance = SystemProgram.nonceAdvance({
    noncePubkey: await nonceKeyOf(wallet),
    authorizedPubkey: wallet.keypair.publicKey,
  });
  // after another instruction it is an ordinary one
  await sendPlainly(wallet, [ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000 }), advance]);
  await acceptSigned(depsOf(wallet), signed(wallet, intent));
  expect(await untilSettled(intent)).toMatchObject({ status: "expired", errorCode: "NonceAdvanced" });
  expect(await coinOf(wallet)).toBe(before);
});

test("a transaction can be cancelled only while it waits", async () => {
  const wallet = await slowWallet();
  const before = await coinOf(wallet);
  await expect(createIntent(depsOf(wallet), requestOf("advanceNonce"))).rejects.toEqual(
    new AppError("NothingToCancel"),
  );
  const waiting = await wish(wallet, slowStake(100n * SCG));
  // the nodes drop it because its fee is too low
  const dropping = { ...depsOf(wallet), chain: { ...chain, send: async () => {} } };
  await acceptSigned(dropping, signed(wallet, waiting));
  expect(await getNonceAccount({ db, chain }, wallet.address)).toMatchObject({ waitingId: waiting.id });
  const refusal = new AppError("NonceWaiting");
  await expect(createIntent(depsOf(wallet), slowStake(50n * SCG))).rejects.toEqual(refusal);
  await expect(createIntent(depsOf(wallet), requestOf("closeNonceAccount"))).rejects.toEqual(refusal);

  await carryOut(wallet, await wish(wallet, requestOf("advanceNonce")));
  expect(await untilSettled(waiting)).toMatchObject({ status: "expired", errorCode: "NonceAdvanced" });
  expect(await coinOf(wallet)).toBe(before);
});

test("without an account there is nothing to sign slowly with, and a second account is refused", async () => {
  const wallet = await fundedWallet(200n * SCG);
  await expect(createIntent(depsOf(wallet), slowStake(20n * SCG))).rejects.toEqual(new AppError("NonceAccountMissing"));
  await expect(createIntent(depsOf(wallet), requestOf("closeNonceAccount"))).rejects.toEqual(
    new AppError("NonceAccountMissing"),
  );
  await carryOut(wallet, await wish(wallet, requestOf("createNonceAccount")));
  await expect(createIntent(depsOf(wallet), requestOf("createNonceAccount"))).rejects.toEqual(
    new AppError("NonceAccountThere"),
  );
});

test("an account whose authority is another key is not used", async () => {
  const wallet = await fundedWallet(200n * SCG);
  const other = await fundedWallet(200n * SCG);
  const address = await nonceAddressOf(wallet.address);
  const created = createNonceInstructions(wallet.address, address, { rent: await chain.getRent(80), held: 0n });
  const authorized = SystemProgram.nonceAuthorize({
    noncePubkey: await nonceKeyOf(wallet),
    authorizedPubkey: wallet.keypair.publicKey,
    newAuthorizedPubkey: other.keypair.publicKey,
  });
  await sendPlainly(wallet, [...created, authorized]);
  const refusal = new AppError("NonceAccountForeign");
  await expect(createIntent(depsOf(wallet), slowStake(20n * SCG))).rejects.toEqual(refusal);
  await expect(createIntent(depsOf(wallet), requestOf("closeNonceAccount"))).rejects.toEqual(refusal);
  expect((await getNonceAccount({ db, chain }, wallet.address)).status).toBe("foreign");
});

/** A wallet with its nonce account. */
async function slowWallet(): Promise<TestWallet> {
  const wallet = await fundedWallet(200n * SCG);
  await carryOut(wallet, await wish(wallet, requestOf("createNonceAccount")));
  return wallet;
}

type NonceKind = Extract<TransactionKind, "createNonceAccount" | "advanceNonce" | "closeNonceAccount">;

function bare(kind: NonceKind) {
  return { kind, parameters: {} };
}

function requestOf(kind: NonceKind): TransactionRequest {
  return { requestKey: crypto.randomUUID(), lifetime: "blockhash", ...bare(kind) };
}

function slowStake(amountRaw: bigint): TransactionRequest {
  return { ...stakeOf(amountRaw, 30), lifetime: "nonce" };
}

async function nonceKeyOf(wallet: TestWallet): Promise<PublicKey> {
  return new PublicKey(await nonceAddressOf(wallet.address));
}

async function lamportsOf(wallet: TestWallet): Promise<bigint> {
  const { accounts } = await chain.getAccounts([wallet.address]);
  return accounts[0]?.lamports ?? 0n;
}
