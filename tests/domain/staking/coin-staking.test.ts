import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { beforeAll, expect, test } from "vitest";
import { getSetting } from "~/domain/settings/queries.server";
import { syncHolder } from "~/domain/staking/commands.server";
import {
  getCoinPool,
  getHolderBalances,
  getPosition,
  listHistory,
  listPositions,
} from "~/domain/staking/queries.server";
import { expectedReward } from "~/domain/staking/rules";
import type { TransactionRequest } from "~/domain/transaction-types";
import { acceptSigned } from "~/domain/transactions/commands.server";
import { createIntent } from "~/domain/transactions/create.server";
import { settleIntent } from "~/domain/transactions/settle.server";
import { AppError } from "~/errors";
import { setting, stakingEvent, stakingPosition, transactionIntent } from "~db/schema";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { type Conditions, setConditions, setPaused, stake, unstake } from "~programs/staking";
import { testDatabase as db } from "../database";
import { testWallet, unsignedOf } from "../transactions/wallet";
import {
  chain,
  coinOf,
  fundedWallet,
  mint,
  poolAddress,
  sendPlainly,
  tokenAccountOf,
  travel,
  waitUntil,
  walletWithoutSol,
} from "./chain-world";
import {
  carryOut,
  claimOf,
  depsOf,
  openPosition,
  previewOf,
  signed,
  stakeOf,
  unstakeOf,
  untilSettled,
  wish,
} from "./holder-wishes";

const SCG = 10n ** 9n;
const DAY = 86_400;

beforeAll(async () => {
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt: new Date() });
});

test("a holder stakes, and the coin is in the pool and the history when it is final", async () => {
  const wallet = await fundedWallet();
  const before = await coinOf(wallet);
  const intent = await wish(wallet, stakeOf(1_000n * SCG, 90));
  expect(await coinOf(wallet)).toBe(before);
  const preview = previewOf(intent, "stake");
  const pool = await getCoinPool(depsOf(wallet));
  const { rewardRaw } = expectedReward(pool, 1_000n * SCG, 90);
  expect(preview).toMatchObject({
    kind: "stake",
    out: String(1_000n * SCG),
    in: "0",
    rewardRaw: String(rewardRaw),
    termDays: 90,
    rateBps: 500,
    baseRateBps: 200,
    decimals: 9,
  });
  expect(Number(preview.feeLamports)).toBeGreaterThanOrEqual(5_000);
  expect(Number(preview.depositLamports)).toBeGreaterThan(1_000_000);
  expect(Number(preview.computeUnits)).toBeLessThanOrEqual(Number(preview.computeUnitLimit));

  await carryOut(wallet, intent);
  expect(await coinOf(wallet)).toBe(before - 1_000n * SCG);
  const { position } = await getPosition(depsOf(wallet), wallet.address, preview.positionAddress);
  expect(position).toMatchObject({
    principalRaw: 1_000n * SCG,
    rewardTotalRaw: rewardRaw,
    termDays: 90,
    claimedRaw: 0n,
  });
  const { entries } = await listHistory({ db }, { wallet: wallet.address });
  expect(entries).toMatchObject([{ kind: "staked", amountRaw: 1_000n * SCG, termDays: 90 }]);
  expect((await listPositions(depsOf(wallet), wallet.address)).positions).toHaveLength(1);
});

test("makes one stake of two clicks, even at the same moment", async () => {
  const wallet = await fundedWallet();
  const before = await coinOf(wallet);
  const request = stakeOf(50n * SCG, 30);
  const states = await Promise.all([1, 2, 3].map(() => createIntent(depsOf(wallet), request)));
  const ids = new Set(states.map(({ intent }) => intent.id));
  expect(ids.size).toBe(1);
  await Promise.all(states.map(({ intent }) => acceptSigned(depsOf(wallet), signed(wallet, intent))));
  await untilSettled(states[0]!.intent);
  expect(await coinOf(wallet)).toBe(before - 50n * SCG);
});

test("refuses a second wish under the same request key", async () => {
  const wallet = await fundedWallet();
  const request = stakeOf(50n * SCG, 30);
  await createIntent(depsOf(wallet), request);
  const other = { ...stakeOf(60n * SCG, 30), requestKey: request.requestKey };
  await expect(createIntent(depsOf(wallet), other)).rejects.toEqual(new AppError("Conflict"));
});

test("builds an intent that expired unsigned again, as the same intent, when it is asked for", async () => {
  const wallet = await fundedWallet();
  const request = stakeOf(50n * SCG, 30);
  const { intent } = await createIntent(depsOf(wallet), request);
  await waitUntil(async () => (await chain.getLatestBlockhash()).blockhash !== intent.blockhash);
  const tired = {
    ...depsOf(wallet),
    chain: { ...chain, getBlockHeight: async () => intent.lastValidBlockHeight! - 10 },
  };
  const { intent: renewed } = await createIntent(tired, request);
  expect(renewed.id).toBe(intent.id);
  expect(renewed.blockhash).not.toBe(intent.blockhash);
  await expect(acceptSigned(depsOf(wallet), signed(wallet, intent))).rejects.toEqual(
    new AppError("TransactionChanged"),
  );
  await carryOut(wallet, renewed);
});

test("amounts that the pool does not take are refused before anything is built", async () => {
  const wallet = await fundedWallet();
  const refusals = [
    [stakeOf(1n * SCG, 90), new AppError("AmountBelowMinimum", { minimum: "10", maximum: "1000000" })],
    [stakeOf(2_000_000n * SCG, 90), new AppError("AmountAboveMaximum", { minimum: "10", maximum: "1000000" })],
    [stakeOf(900_000n * SCG, 90), new AppError("NotEnoughCoin", { minimum: "10", maximum: "1000000" })],
    [stakeOf(100n * SCG, 91), new AppError("UnknownTerm", { minimum: "10", maximum: "1000000" })],
  ] as const;
  for (const [request, refusal] of refusals) {
    await expect(createIntent(depsOf(wallet), request)).rejects.toEqual(refusal);
  }
});

test("tells a wallet without SOL that it has none", async () => {
  const poor = await walletWithoutSol();
  await expect(createIntent(depsOf(poor), stakeOf(20n * SCG, 30))).rejects.toMatchObject({ code: "NotEnoughSol" });
});

test("a transaction that drains the wallet beside our stake is refused and nothing moves", async () => {
  const wallet = await fundedWallet();
  const before = await coinOf(wallet);
  const { intent } = await createIntent(depsOf(wallet), stakeOf(50n * SCG, 30));
  const drain = SystemProgram.transfer({
    fromPubkey: wallet.keypair.publicKey,
    toPubkey: Keypair.generate().publicKey,
    lamports: 1_000_000_000,
  });
  const transaction = wallet.signChanged(unsignedOf(intent.message), (ours) => [...ours, drain]);
  await expect(acceptSigned(depsOf(wallet), { id: intent.id, transaction })).rejects.toEqual(
    new AppError("TransactionChanged"),
  );
  expect(await coinOf(wallet)).toBe(before);
  expect((await settleIntent(depsOf(wallet), intent.id)).intent.status).toBe("built");
});

test("a pause between building and signing costs no fee: the stake is not sent, and the reason is told", async () => {
  const wallet = await fundedWallet();
  const before = await getHolderBalances(depsOf(wallet), wallet.address);
  const { intent } = await createIntent(depsOf(wallet), stakeOf(50n * SCG, 30));
  await pausePool(true);
  try {
    const { intent: failed } = await acceptSigned(depsOf(wallet), signed(wallet, intent));
    expect(failed).toMatchObject({ status: "failed", errorCode: "PoolPaused" });
    await expect(createIntent(depsOf(wallet), stakeOf(50n * SCG, 30))).rejects.toMatchObject({ code: "PoolPaused" });
  } finally {
    await pausePool(false);
  }
  expect(await getHolderBalances(depsOf(wallet), wallet.address)).toEqual(before);
});

test.each<[string, (now: Conditions) => Conditions]>([
  ["a lower rate for its term", (now) => ({ ...now, ratesBps: [now.ratesBps[0], ...lowered(now.ratesBps)] })],
  ["a higher fee", (now) => ({ ...now, feeBps: now.feeBps + 1 })],
])("a stake is not sent if the pool meanwhile has %s than the holder was shown", async (_, worsen) => {
  const wallet = await fundedWallet();
  const { ratesBps, feeBps, minStakeRaw, maxStakeRaw } = await getCoinPool(depsOf(wallet));
  const shown: Conditions = { ratesBps: ratesBps as Conditions["ratesBps"], feeBps, minStakeRaw, maxStakeRaw };
  const { intent } = await createIntent(depsOf(wallet), stakeOf(50n * SCG, 90));
  await setPoolConditions(worsen(shown));
  try {
    const { intent: failed } = await acceptSigned(depsOf(wallet), signed(wallet, intent));
    expect(failed).toMatchObject({ status: "failed", errorCode: "ConditionsChanged" });
  } finally {
    await setPoolConditions(shown);
  }
});

test("a stake is not built at worse terms than the holder was shown", async () => {
  const wallet = await fundedWallet();
  const { parameters, ...stakeWish } = stakeOf(50n * SCG, 90);
  for (const shown of [{ minRateBps: "501" }, { minBaseRateBps: "201" }]) {
    const request = { ...stakeWish, parameters: { ...parameters, ...shown } } as TransactionRequest;
    await expect(createIntent(depsOf(wallet), request)).rejects.toMatchObject({ code: "ConditionsChanged" });
  }
});

test("a stake that failed on the chain is reported with the program's reason", async () => {
  const wallet = await fundedWallet();
  const { intent } = await createIntent(depsOf(wallet), stakeOf(50n * SCG, 30));
  // the trial run still sees an open pool
  const blind = { ...chain, simulate: async () => ({ error: null, logs: [], computeUnits: 0, accounts: [] }) };
  await pausePool(true);
  try {
    await acceptSigned({ ...depsOf(wallet), chain: blind }, signed(wallet, intent));
    expect(await untilSettled(intent)).toMatchObject({ status: "failed", errorCode: "PoolPaused" });
  } finally {
    await pausePool(false);
  }
});

test("a reward is claimed in part, then in full, and never more than is due", async () => {
  const wallet = await fundedWallet();
  const address = await openPosition(wallet, 10_000n * SCG, 30);
  await travel(10 * DAY);
  const { position } = await getPosition(depsOf(wallet), wallet.address, address);
  const { dueRaw } = position.figures;
  expect(dueRaw).toBeGreaterThan(5n * SCG);
  await expect(createIntent(depsOf(wallet), claimOf(address, String(dueRaw * 2n)))).rejects.toEqual(
    new AppError("AmountAboveDue"),
  );

  const before = await coinOf(wallet);
  const part = await wish(wallet, claimOf(address, String(SCG)));
  expect(part.preview).toMatchObject({ kind: "claim", in: String(SCG), out: "0", claimRaw: String(SCG) });
  await carryOut(wallet, part);
  expect(await coinOf(wallet)).toBe(before + SCG);

  await carryOut(wallet, await wish(wallet, claimOf(address, "max")));
  const { position: after } = await getPosition(depsOf(wallet), wallet.address, address);
  expect(await coinOf(wallet)).toBe(before + after.claimedRaw);
  expect(after.claimedRaw).toBeGreaterThanOrEqual(dueRaw);
});

test("leaving early returns the principal at once with what has accrued, and the rest is given up", async () => {
  const wallet = await fundedWallet();
  const before = await coinOf(wallet);
  const address = await openPosition(wallet, 10_000n * SCG, 365);
  await travel(20 * DAY);
  const intent = await wish(wallet, unstakeOf(address));
  const preview = previewOf(intent, "unstake");
  expect(BigInt(preview.in)).toBe(10_000n * SCG + BigInt(preview.claimRaw));
  expect(BigInt(preview.claimRaw)).toBeGreaterThan(0n);
  expect(BigInt(preview.releasedRaw) + BigInt(preview.claimRaw)).toBe(1_500n * SCG);
  expect(Number(preview.refundLamports)).toBeGreaterThan(1_000_000);

  await carryOut(wallet, intent);
  const { entries } = await listHistory({ db }, { wallet: wallet.address });
  expect(entries.map(({ kind }) => kind)).toEqual(["closed", "claimed", "unstaked", "staked"]);
  const [, claimed, unstaked] = entries;
  expect(await coinOf(wallet)).toBe(before + claimed!.amountRaw);
  expect(unstaked!.releasedRaw + claimed!.amountRaw).toBe(1_500n * SCG);
  expect(claimed!.termDays).toBe(365);
  expect((await listPositions(depsOf(wallet), wallet.address)).positions).toEqual([]);
  await expect(createIntent(depsOf(wallet), unstakeOf(address))).rejects.toEqual(new AppError("PositionNotFound"));
});

test("after the term the whole reward leaves with the principal and nothing is given up", async () => {
  const wallet = await fundedWallet();
  const before = await coinOf(wallet);
  const address = await openPosition(wallet, 10_000n * SCG, 30);
  await travel(31 * DAY);
  const intent = await wish(wallet, unstakeOf(address));
  const { rewardRaw } = expectedReward(await getCoinPool(depsOf(wallet)), 10_000n * SCG, 30);
  expect(intent.preview).toMatchObject({ releasedRaw: "0", claimRaw: String(rewardRaw), feeRaw: "0" });
  await carryOut(wallet, intent);
  expect(await coinOf(wallet)).toBe(before + rewardRaw);
});

test("a holder who closed the token account gets it back with the principal", async () => {
  const wallet = await fundedWallet();
  const all = await coinOf(wallet);
  const address = await openPosition(wallet, all, 30);
  await sendPlainly(wallet, [closeTokenAccount(wallet.keypair.publicKey)]);
  expect((await getHolderBalances(depsOf(wallet), wallet.address)).hasTokenAccount).toBe(false);
  await travel(DAY);
  await carryOut(wallet, await wish(wallet, unstakeOf(address)));
  expect(await coinOf(wallet)).toBeGreaterThanOrEqual(all);
});

test("returns the principal alone if paying the reward would fail, and keeps the reward claimable", async () => {
  const wallet = await fundedWallet();
  const address = await openPosition(wallet, 1_000n * SCG, 30);
  await travel(5 * DAY);
  const before = await coinOf(wallet);
  const { simulate } = chain;
  let runs = 0;
  const failsOnce: typeof chain = {
    ...chain,
    simulate: async (...asked) => {
      runs++;
      if (runs > 1) return simulate(...asked);
      return { error: { InstructionError: [3, { Custom: 6017 }] }, logs: [], computeUnits: 0, accounts: [] };
    },
  };
  const { intent } = await createIntent({ ...depsOf(wallet), chain: failsOnce }, unstakeOf(address));
  expect(intent.preview).toMatchObject({ in: String(1_000n * SCG), claimRaw: "0" });
  await carryOut(wallet, intent);
  expect(await coinOf(wallet)).toBe(before + 1_000n * SCG);
  const { position } = await getPosition(depsOf(wallet), wallet.address, address);
  expect(position.figures).toMatchObject({ state: "left" });
  await carryOut(wallet, await wish(wallet, claimOf(address, "max")));
  expect(await coinOf(wallet)).toBe(before + 1_000n * SCG + position.figures.dueRaw);
});

test("a holder in a former pool can still claim and leave after the site has moved to another", async () => {
  const wallet = await fundedWallet();
  const address = await openPosition(wallet, 100n * SCG, 30);
  await travel(DAY);
  const before = await coinOf(wallet);
  await db.update(setting).set({ value: Keypair.generate().publicKey.toBase58() });
  try {
    await expect(createIntent(depsOf(wallet), stakeOf(50n * SCG, 30))).rejects.toEqual(new AppError("PoolNotSet"));
    await carryOut(wallet, await wish(wallet, unstakeOf(address)));
    expect(await coinOf(wallet)).toBeGreaterThan(before + 100n * SCG);
  } finally {
    await db.update(setting).set({ value: poolAddress });
  }
});

test("nobody can claim or unstake another's position", async () => {
  const owner = await fundedWallet();
  const thief = await fundedWallet();
  const address = await openPosition(owner, 100n * SCG, 30);
  const refusal = new AppError("PositionNotFound");
  await expect(createIntent(depsOf(thief), unstakeOf(address))).rejects.toEqual(refusal);
  await expect(createIntent(depsOf(thief), claimOf(address, "max"))).rejects.toEqual(refusal);
  await expect(getPosition(depsOf(thief), thief.address, address)).rejects.toEqual(refusal);
  await expect(createIntent(depsOf(thief), unstakeOf(mint.toBase58()))).rejects.toEqual(refusal);
});

test("settling a finalized transaction again, after D1 lost its memory of it, writes the history once", async () => {
  const wallet = await fundedWallet();
  const intent = await carryOut(wallet, await wish(wallet, stakeOf(20n * SCG, 30)));
  await db.update(transactionIntent).set({ status: "sent" });
  await Promise.all([settleIntent(depsOf(wallet), intent.id), settleIntent(depsOf(wallet), intent.id)]);
  const { entries } = await listHistory({ db }, { wallet: wallet.address });
  expect(entries).toHaveLength(1);
});

test("a sync finds what was staked and left elsewhere, and finds it once", async () => {
  const wallet = await fundedWallet();
  const owner = wallet.keypair.publicKey;
  const pool = { address: new PublicKey(poolAddress), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const conditions = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 1_000 };
  const open = (positionId: bigint) =>
    stake({ pool, owner, positionId, amountRaw: 30n * SCG, termDays: 90, ...conditions });
  await sendPlainly(wallet, [open(1n)]);
  await sendPlainly(wallet, [open(2n)]);
  expect((await listPositions(depsOf(wallet), wallet.address)).positions).toEqual([]);
  expect(await syncHolder(depsOf(wallet), wallet.address)).toEqual({ positions: 2, transactions: 2 });
  expect((await listPositions(depsOf(wallet), wallet.address)).positions).toHaveLength(2);

  await sendPlainly(wallet, [unstake({ pool, owner, rentPayer: owner, positionId: 1n })]);
  await syncHolder(depsOf(wallet), wallet.address);
  expect(await syncHolder(depsOf(wallet), wallet.address)).toMatchObject({ transactions: 0 });
  const { entries } = await listHistory({ db }, { wallet: wallet.address });
  expect(entries.filter(({ kind }) => kind === "staked")).toHaveLength(2);
  expect(entries.filter(({ kind }) => kind === "unstaked")).toMatchObject([{ amountRaw: 30n * SCG, termDays: 90 }]);
});

test("positions come from the chain: a row of D1 alone is no position", async () => {
  const wallet = await fundedWallet();
  await db.insert(stakingPosition).values({
    address: Keypair.generate().publicKey.toBase58(),
    poolAddress,
    walletAddress: wallet.address,
    positionId: 1n,
    principalRaw: 999n,
    rewardTotalRaw: 1n,
    claimedRaw: 0n,
    termDays: 30,
    rateBps: 1,
    baseRateBps: 1,
    feeBps: 0,
    startTs: 1,
    leftTs: 0,
    seenSlot: 1,
  });
  const { positions, totals } = await listPositions(depsOf(wallet), wallet.address);
  expect(positions).toEqual([]);
  expect(totals.principalRaw).toBe(0n);
  expect(await db.$count(stakingEvent)).toBeGreaterThan(0);
  expect(await getSetting(db, "coin_pool_address")).toBe(poolAddress);
});

async function pausePool(isPaused: boolean): Promise<void> {
  const pauser = developmentKeypair("pauser");
  const instruction = setPaused({ pool: new PublicKey(poolAddress), pauser: pauser.publicKey, isPaused });
  await sendPlainly(testWallet(developmentKeypair("operator")), [instruction], [pauser]);
}

async function setPoolConditions(conditions: Conditions): Promise<void> {
  const operator = testWallet(developmentKeypair("operator"));
  const admin = operator.keypair.publicKey;
  await sendPlainly(operator, [setConditions({ pool: new PublicKey(poolAddress), admin, conditions })]);
}

/** The rates of the three longer terms, each a hundredth of a percent lower. */
function lowered([, short, middle, long]: Conditions["ratesBps"]): [number, number, number] {
  return [short - 1, middle - 1, long - 1];
}

function closeTokenAccount(owner: PublicKey): TransactionInstruction {
  const keys = [
    { pubkey: tokenAccountOf(owner), isSigner: false, isWritable: true },
    { pubkey: owner, isSigner: false, isWritable: true },
    { pubkey: owner, isSigner: true, isWritable: false },
  ];
  return new TransactionInstruction({ programId: TOKEN_PROGRAM_ADDRESS, keys, data: Buffer.from([9]) });
}
