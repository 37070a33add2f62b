import { PublicKey } from "@solana/web3.js";
import { beforeAll, expect, test } from "vitest";
import { planTakeDeposits } from "~/domain/account/deposits.server";
import { takeDepositsSchema } from "~/domain/account/input";
import { getAccount } from "~/domain/account/queries.server";
import type { PlannedAccountBatch } from "~/domain/account/view";
import { transactionRequestSchema } from "~/domain/kinds.server";
import { acceptSigned } from "~/domain/transactions/commands.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { MAX_TRANSACTION_BYTES } from "~/domain/transactions/size";
import { AppError } from "~/errors";
import { closeCheckIn } from "~programs/nft-staking";
import { ALYA, BOOST, batchOf, carryOutAll, DAY, POOLS, plantNfts, storePools } from "../nft-staking/nft-world";
import { chain, fundedWallet, sendPlainly, travel } from "../staking/chain-world";
import { carryOut, depsOf, signed, untilSettled, wish } from "../staking/holder-wishes";
import { type TestWallet, testWallet } from "../transactions/wallet";

const RECORD_LAMPORTS = 1_781_760n;
const KONGZ = 18;
const poolOf = ({ kind, collection }: typeof BOOST | typeof ALYA) =>
  POOLS.find((pool) => pool.kind === kind && pool.collection === collection)!.address;

let wallet: TestWallet;
let kongz: string[];
let alya: string[];

/** Eighteen Kongz and one Alya of a wallet that have left, except one Kong that stays inside. */
beforeAll(async () => {
  await storePools();
  wallet = await fundedWallet(0n);
  kongz = await plantNfts(wallet, KONGZ + 1);
  alya = await plantNfts(wallet, 1, { collection: "wise-alya", name: "Alya #1" });
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, mints: kongz }));
  await stay(alya, ALYA);
  await travel(DAY);
  await carryOutAll(wallet, batchOf({ action: "check-in", mints: kongz.slice(0, 1) }));
  await travel(60);
  await carryOutAll(wallet, batchOf({ action: "unstake", mints: kongz.slice(0, KONGZ) }));
}, 180_000);

/**
 * They are staked and leave. Something is due by then, so all of it is paid and no position stays open for what becomes due
 * meanwhile.
 */
async function stay(mints: string[], pool: typeof BOOST | typeof ALYA = BOOST): Promise<void> {
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, mints, ...pool }));
  await travel(60);
  await carryOutAll(wallet, batchOf({ action: "unstake", mints, ...pool }));
}

const requestOf = () => takeDepositsSchema.parse({ takeBack: "records", batchKey: crypto.randomUUID() });
const planOf = (request = requestOf(), by = wallet): Promise<PlannedAccountBatch> =>
  planTakeDeposits(depsOf(by), { wallet: by.address, request });
const build = (part: Pick<PlannedAccountBatch["parts"][number], "requestKey" | "wish">, by = wallet): Promise<Intent> =>
  wish(by, transactionRequestSchema.parse({ requestKey: part.requestKey, ...part.wish }));
const closing = (mints: string[], poolAddress = poolOf(BOOST)) => ({
  requestKey: crypto.randomUUID(),
  wish: { kind: "closeCheckIn" as const, parameters: { poolAddress, mints: mints.join() } },
});
const checkInOf = (mint: string) => ({
  kind: "checkIn" as const,
  parameters: { poolAddress: poolOf(BOOST), mints: mint },
});
const depositsOf = async (by = wallet) => (await getAccount(depsOf(by), by.address)).deposits.value!;
const lamportsOf = async (by = wallet) => (await chain.getAccounts([by.address])).accounts[0]?.lamports ?? 0n;
const mintsIn = ({ parts }: PlannedAccountBatch) =>
  parts.flatMap(({ wish }) => (wish.kind === "closeCheckIn" ? wish.parameters.mints.split(",") : []));

test("refuses to close a record while its NFT is inside or its streak may continue, or for a wallet that did not pay for it", async () => {
  const [checkedIn, inside] = [kongz[0]!, kongz[KONGZ]!];
  for (const mints of [[inside], [checkedIn], [kongz[1]!, inside]]) {
    await expect(build(closing(mints))).rejects.toEqual(new AppError("RecordAlive"));
  }
  const stranger = await fundedWallet(0n);
  await expect(build(closing([kongz[1]!]), stranger)).rejects.toEqual(new AppError("RecordNotFound"));
  // another pool has no record
  await expect(build(closing([kongz[1]!], poolOf(ALYA)))).rejects.toEqual(new AppError("RecordNotFound"));
  expect(await planOf(requestOf(), testWallet())).toMatchObject({ parts: [], underWay: [], hasMore: false });
  const planned = mintsIn(await planOf());
  expect(planned.toSorted()).toEqual([...kongz.slice(1, KONGZ), ...alya].toSorted());
  expect(await depositsOf()).toMatchObject({
    records: 2n * RECORD_LAMPORTS,
    recordsOver: BigInt(KONGZ) * RECORD_LAMPORTS,
  });
  // a check-in on the next day could continue the streak, one on the day after could not
  await travel(DAY);
  await expect(build(closing([checkedIn]))).rejects.toEqual(new AppError("RecordAlive"));
  await travel(DAY);
  expect((await build(closing([checkedIn]))).preview).toMatchObject({ refundLamports: String(RECORD_LAMPORTS) });
});

test("returns deposits once, to the lamport, in as few transactions as possible; asked again in the middle, it returns the rest", async () => {
  const request = requestOf();
  const plan = await planOf(request);
  expect(mintsIn(plan).toSorted()).toEqual([...kongz.slice(0, KONGZ), ...alya].toSorted());
  expect(plan.parts.map(({ items }) => items.length).toSorted((a, b) => a - b)).toEqual([1, 2, 16]);
  expect(plan.parts.flatMap(({ items }) => items)).toContainEqual({
    key: `${poolOf(ALYA)}.${alya[0]}`,
    source: "nft",
    name: "Alya #1",
    kind: "boost",
  });
  for (const [done, part] of plan.parts.entries()) {
    const left = await planOf(request);
    expect(left.parts.map(({ requestKey }) => requestKey)).toEqual(
      plan.parts.slice(done).map(({ requestKey }) => requestKey),
    );
    const held = BigInt(part.items.length) * RECORD_LAMPORTS;
    const before = await lamportsOf();
    const intent = await build(part);
    expect(intent.preview).toMatchObject({ kind: "closeCheckIn", refundLamports: String(held), depositLamports: "0" });
    expect(Number(intent.preview.computeUnits)).toBeLessThan(Number(intent.preview.computeUnitLimit));
    expect(Buffer.from(intent.message, "base64").length + 65).toBeLessThanOrEqual(MAX_TRANSACTION_BYTES);
    // the same key is the same transaction, before it lands and after
    expect((await build(part)).id).toBe(intent.id);
    await carryOut(wallet, intent);
    expect(await build(part)).toMatchObject({ id: intent.id, status: "finalized" });
    expect((await lamportsOf()) - before).toBe(held - BigInt(String(intent.preview.feeLamports)));
  }
  expect(await planOf(request)).toMatchObject({ parts: [], underWay: [], hasMore: false });
  // nor under another key: nothing is left
  expect(await planOf()).toMatchObject({ parts: [], underWay: [], hasMore: false });
  await expect(build(closing([kongz[1]!]))).rejects.toEqual(new AppError("RecordNotFound"));
  expect(await depositsOf()).toMatchObject({ records: RECORD_LAMPORTS, recordsOver: 0n });
}, 60_000);

test("returns the deposit of a new record under the same key if an NFT came back and left within the hour", async () => {
  const request = requestOf();
  await stay(kongz.slice(0, 1));
  const [first] = (await planOf(request)).parts;
  await carryOut(wallet, await build(first!));
  await stay(kongz.slice(0, 1));
  const [second] = (await planOf(request)).parts;
  expect(second!.wish).toEqual(first!.wish);
  expect(second!.requestKey).not.toBe(first!.requestKey);
  await carryOut(wallet, await build(second!));
  expect(await planOf(request)).toMatchObject({ parts: [] });
}, 60_000);

test("watches what is under way instead of planning it again, and names a record that somebody closed meanwhile", async () => {
  const request = requestOf();
  const mints = kongz.slice(2, 4);
  await stay(mints);
  const [part] = (await planOf(request)).parts;
  const intent = await build(part!);
  const kept = { ...depsOf(wallet), chain: { ...chain, send: async () => {} } };
  await acceptSigned(kept, signed(wallet, intent));
  const waiting = await planOf(request);
  expect(waiting).toMatchObject({ parts: [], underWay: [{ id: intent.id }] });
  expect(waiting.underWay[0]!.items.map(({ key }) => key).toSorted()).toEqual(
    mints.map((mint) => `${poolOf(BOOST)}.${mint}`).toSorted(),
  );
  await untilSettled(intent);

  // under another batch's key, none of its transactions are taken for records
  const ofAnother = { requestKey: `${request.batchKey}-0`, wish: checkInOf(kongz[KONGZ]!) };
  await acceptSigned(kept, signed(wallet, await build(ofAnother)));
  expect(await planOf(request)).toMatchObject({ parts: [], underWay: [] });
  await untilSettled(await build(ofAnother));

  await stay(mints);
  const late = await build((await planOf(request)).parts[0]!);
  const [pool, rentPayer] = [new PublicKey(poolOf(BOOST)), wallet.keypair.publicKey];
  await sendPlainly(wallet, [closeCheckIn({ pool, mint: new PublicKey(mints[0]!), rentPayer })]);
  const { intent: refused } = await acceptSigned(depsOf(wallet), signed(wallet, late));
  expect(refused).toMatchObject({ status: "failed", errorCode: "RecordNotFound" });
  // the rest of it is still there
  expect(mintsIn(await planOf(request))).toEqual([mints[1]]);
}, 60_000);
