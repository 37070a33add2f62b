import { PublicKey, SystemProgram } from "@solana/web3.js";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { PROJECTIONS } from "~/domain/projections.server";
import { CLOCK_ADDRESS } from "~/domain/solana/chain";
import { openChain } from "~/domain/solana/chain.server";
import { createIntent } from "~/domain/transactions/create.server";
import type { AnyRequest } from "~/domain/transactions/wish";
import { stakeParameters } from "~/features/staking/stake-parameters";
import { DEFAULT_LOCALE } from "~/locales/locales";
import { loader as loadStake } from "~/routes/powerzone/coin-staking-confirm";
import { loader as loadUnstake } from "~/routes/powerzone/coin-unstaking-confirm";
import { configContext, databaseContext, holdersContext, localeContext } from "~/server/context";
import { setting, transactionIntent } from "~db/schema";
import { findAssociatedTokenAddress, STAKING_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { PROGRAM_IDLS } from "~programs/programs";
import { type FakeCluster, fakeCluster } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { testWallet } from "../transactions/wallet";

/** The pages on which a coin stake and an unstaking are confirmed, and the press that follows (decision 050). */

const NODE = "http://node-of-confirm-pages";
const NOW_TS = 1_795_000_000;
const SCG = 1_000_000_000n;
const idl = PROGRAM_IDLS.staking as { accounts: { name: string; discriminator: number[] }[] };
const u8 = (value: number) => littleEndian(BigInt(value), 1);
const u16 = (value: number) => littleEndian(BigInt(value), 2);
const u64 = (value: bigint) => littleEndian(value, 8);
const key = (byte: number) => new PublicKey(new Uint8Array(32).fill(byte));
const [POOL, POSITION, MINT, VAULT, REWARDS] = [key(1), key(2), key(3), key(4), key(5)];

let cluster: FakeCluster;
let wallet: ReturnType<typeof testWallet>;

beforeEach(async () => {
  cluster = fakeCluster([NODE]);
  vi.stubGlobal("fetch", cluster.fetch);
  wallet = testWallet();
  const owner = wallet.keypair.publicKey;
  hold(POOL.toBase58(), STAKING_PROGRAM_ADDRESS, poolBytes());
  hold(POSITION.toBase58(), STAKING_PROGRAM_ADDRESS, positionBytes(owner));
  for (const vault of [VAULT, REWARDS, findAssociatedTokenAddress(MINT, owner, TOKEN_PROGRAM_ADDRESS)]) {
    const data = new Uint8Array(165);
    data.set(MINT.toBytes(), 0);
    data.set((vault === VAULT || vault === REWARDS ? POOL : owner).toBytes(), 32);
    new DataView(data.buffer).setBigUint64(64, 1_000n * SCG, true);
    data[108] = 1;
    hold(vault.toBase58(), TOKEN_PROGRAM_ADDRESS, data);
  }
  const clock = new Uint8Array(40);
  new DataView(clock.buffer).setBigInt64(32, BigInt(NOW_TS), true);
  hold(CLOCK_ADDRESS, key(7), clock);
  hold(wallet.address, SystemProgram.programId, new Uint8Array());
  await db.insert(setting).values({ key: "coin_pool_address", value: POOL.toBase58(), updatedAt: new Date() });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete(setting);
  await db.delete(transactionIntent);
});

function poolBytes(): Uint8Array {
  const [creator, admin, pauser, funder] = Array(4).fill(key(9));
  const roles = [creator, admin, PublicKey.default, pauser, funder];
  return accountOf("CoinPool", [
    ...[u8(1), u8(255), u16(0), ...roles, MINT, TOKEN_PROGRAM_ADDRESS, VAULT, REWARDS],
    // decimals, not paused, fee, rates; the least and the most that can be staked
    ...[u8(9), u8(0), u16(0), ...[200, 500, 900, 1_500].map(u16), u64(1n), u64(1_000_000n * SCG)],
    // principal, reserved, open positions, last second, spare bytes
    ...[u64(10n * SCG), u64(0n), u64(1n), u64(BigInt(NOW_TS)), new Uint8Array(64)],
  ]);
}

function positionBytes(owner: PublicKey): Uint8Array {
  return accountOf("CoinPosition", [
    ...[u8(1), u8(255), POOL, owner, owner],
    // id, principal, reward, claimed, start, not left
    ...[u64(1n), u64(10n * SCG), u64(0n), u64(0n), u64(BigInt(NOW_TS - 60)), u64(0n)],
    // days, rates, fee, spare bytes
    ...[u16(30), u16(200), u16(200), u16(0), new Uint8Array(30)],
  ]);
}

/** An account of the staking program: what says which it is, and its fields in the order of the IDL. */
function accountOf(name: string, fields: (PublicKey | Uint8Array)[]): Uint8Array {
  const { discriminator } = idl.accounts.find((account) => account.name === name)!;
  const parts = fields.map((field) => (field instanceof Uint8Array ? field : field.toBytes()));
  return Uint8Array.from([...discriminator, ...parts.flatMap((part) => [...part])]);
}

function littleEndian(value: bigint, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, i) => Number((value >> BigInt(8 * i)) & 255n));
}

function hold(address: string, owner: PublicKey, data: Uint8Array) {
  cluster.accounts.set(address, { owner: owner.toBase58(), lamports: 1_000_000_000, data });
}

const trials = () => cluster.calls.filter(({ method }) => method === "simulateTransaction").length;

/** Opens a page of the session's holder, or of a visitor. */
function open<Loaded>(load: (input: never) => Promise<Loaded>, search: string, isSignedIn = true): Promise<Loaded> {
  const context = new RouterContextProvider();
  context.set(localeContext, DEFAULT_LOCALE);
  context.set(databaseContext, db);
  context.set(configContext, { rpcUrls: [NODE] } as never);
  const solana = isSignedIn ? ({ chain: "solana", walletAddress: wallet.address } as never) : null;
  context.set(holdersContext, { solana, evm: null });
  const url = new URL(`https://confirm.test/eng/confirm${search}`);
  return load({ url, request: new Request(url), context, params: {} } as never);
}

async function press(kind: string, parameters: Record<string, string>, offer: string | null | undefined) {
  const chain = openChain({ rpcUrls: [NODE] });
  const deps = { db, chain, now: new Date(), kinds: KINDS, projections: PROJECTIONS };
  const request: AnyRequest = {
    requestKey: crypto.randomUUID(),
    offer: offer ?? undefined,
    kind,
    lifetime: "blockhash",
    parameters,
  };
  return (await createIntent({ ...deps, actor: { chain: "solana" as const, walletAddress: wallet.address } }, request))
    .intent;
}

test("a stake is planned and tried once: what its page has shown is what the press signs", async () => {
  const { stake } = await open(loadStake, "?term=90&amount=100");
  const { preview, offer, refusal } = stake!.trial;
  expect(preview).toMatchObject({ kind: "stake", feeLamports: "5000" });
  expect(refusal).toBeNull();
  const intent = await press("stake", stakeParameters(stake!.pool, stake!.amountRaw, stake!.termDays), offer);
  expect(intent.id).toBe(offer);
  expect(trials()).toBe(1);
});

test("an unstaking is planned and tried once: what its page has shown is what the press signs", async () => {
  const { offered } = await open(loadUnstake, `?position=${POSITION}`);
  expect(offered).toMatchObject({ value: { preview: { kind: "unstake", feeLamports: "5000" } }, problem: null });
  const intent = await press("unstake", { positionAddress: POSITION.toBase58() }, offered!.value!.offer);
  expect(intent.id).toBe(offered!.value!.offer);
  expect(trials()).toBe(1);
});

test("a stake that would be refused is refused in words on its page, and leaves nothing to sign", async () => {
  cluster.simulation = { err: { InstructionError: [2, "InsufficientFunds"] }, logs: [], unitsConsumed: 0 };
  const { stake } = await open(loadStake, "?term=90&amount=100");
  expect(stake?.trial).toEqual({ preview: null, offer: null, refusal: expect.stringMatching(/\w+/) });
  expect(await db.$count(transactionIntent)).toBe(0);
});

test("nothing is tried or kept for a visitor", async () => {
  const { stake } = await open(loadStake, "?term=90&amount=100", false);
  expect(stake).toMatchObject({ trial: { preview: null, offer: null, refusal: null }, amountRaw: 100n * SCG });
  expect(await open(loadUnstake, `?position=${POSITION}`, false)).toMatchObject({ reading: null, offered: null });
  expect([trials(), await db.$count(transactionIntent)]).toEqual([0, 0]);
});
