import { Keypair } from "@solana/web3.js";
import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { type CommandDeps, planHandOver, planReturn, runMigration } from "~/domain/migration/commands.server";
import { readGateRecord } from "~/domain/migration/gate.server";
import { MOST_FEE_RAW } from "~/domain/migration/gate-call";
import { readMigrationHealth } from "~/domain/migration/health.server";
import { migrationPlanInput, migrationRunInput } from "~/domain/migration/input";
import { mintCost } from "~/domain/migration/mint.server";
import { isMint } from "~/domain/migration/solana-mint.server";
import { findMigration, listMigrations } from "~/domain/migration/states.server";
import { readMigrationTerms } from "~/domain/migration/terms.server";
import { migrationRecord } from "~db/schema";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { testDatabase as db } from "../database";
import { tokenAccountOf } from "../staking/chain-world";
import { calling, FEE, mintOld, openKaia, person, rpc, send } from "./kaia-world";
import {
  advanceToEnd,
  depsOf,
  handOver,
  handOverAgain,
  hasBothChains,
  type MigrationWorld,
  mintByHand,
  openMigrationWorld,
  rowOf,
  takeUp,
} from "./migration-world";

/** What a holder's page asks, and what it is told by both chains. */

let world: MigrationWorld;
let holder: { address: `0x${string}` };
const target = () => Keypair.generate().publicKey.toBase58();

const depsFor = (address: string, solana: string | null = null): CommandDeps => ({
  ...depsOf(world),
  actor: { chain: "eip155", userId: "user", walletAddress: address, sessionIdHash: "hash" },
  solana: solana ? { chain: "solana", userId: "user", walletAddress: solana, sessionIdHash: "hash" } : null,
});

/** An NFT of the holder's: the newest of the first collection, or of the second. */
async function ownNft(place: 0 | 1 = 0): Promise<{ oldNftContract: `0x${string}`; oldNftId: string }> {
  await mintOld(world, holder.address, 1, place);
  const address = world.collections[place];
  const call = { address, abi: standardNftAbi, functionName: "totalSupply", args: [] } as const;
  return { oldNftContract: address, oldNftId: String(await openKaia().read(call, "latest")) };
}

type RunFields = Partial<z.input<typeof migrationRunInput>>;

const run = (nft: RunFields, change: RunFields = {}, deps = depsFor(holder.address)) =>
  runMigration(
    deps,
    migrationRunInput.parse({
      oldProjectId: nft.oldNftContract === world.collections[1] ? "old-2" : "old-1",
      oldWalletAddress: holder.address,
      oldWalletType: "metamask",
      ...nft,
      ...change,
    }),
  );

const twice = (address: string) => ({ newWalletAddress: address, newWalletAddressAgain: address });

describe.skipIf(!hasBothChains)("a holder's page", () => {
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    world = await openMigrationWorld();
  }, 60_000);

  beforeEach(async () => {
    holder = await person();
  });

  test("is told each time what is left to do, from the address to the new NFT", async () => {
    const nft = await ownNft();
    const to = target();
    expect(await run(nft, { newWalletAddress: to })).toEqual({ left: "confirmAddress", record: null });
    expect(await db.$count(migrationRecord)).toBe(0);
    const confirmed = await run(nft, twice(to));
    expect(confirmed).toMatchObject({
      left: "approve",
      record: { status: "addressConfirmed", targetProof: "repeated" },
    });
    const plan = await planHandOver(
      depsFor(holder.address),
      migrationPlanInput.parse({ nfts: [nft], ...twice(to), oldWalletType: "metamask" }),
    );
    expect(BigInt(plan.feeEachRaw)).toBeLessThanOrEqual(MOST_FEE_RAW);
    expect(plan).toMatchObject({
      feeRaw: String(FEE),
      calls: [{ wish: { kind: "approveNft" } }, { wish: { kind: "handOver" } }],
    });
    const [approve, pay] = plan.calls.map(({ call }) => call);
    await send({ from: holder.address, to: approve!.to, data: approve!.data });
    expect(await run(nft, twice(to))).toMatchObject({ left: "handOver", record: { status: "approved" } });
    await send({ from: holder.address, to: pay!.to, data: pay!.data, value: BigInt(pay!.valueRaw) });
    const received = await run(nft, twice(to));
    expect(received).toMatchObject({
      left: "wait",
      record: { status: "received", newWalletAddress: to, targetProof: "repeated" },
    });
    const { seq, gateId } = received.record!;
    expect(seq).toBe(confirmed.record!.seq);
    await advanceToEnd(world, seq);
    const done = await run(nft, twice(to));
    expect(done).toMatchObject({
      left: "none",
      record: { status: "complete", gateId, new_nft_id: nft.oldNftId, reclaimableTs: null },
    });
    for (const name of ["mint", "token", "metadata", "masterEdition"] as const) {
      expect(done.record![name]?.key, name).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
    }
    // another device, by either address or by the NFT
    const deps = depsOf(world);
    for (const address of [holder.address, to])
      expect((await listMigrations(deps, address)).records).toMatchObject([{ seq, status: "complete" }]);
    const found = await findMigration(deps, { contract: nft.oldNftContract, tokenId: BigInt(nft.oldNftId) });
    expect(found).toMatchObject({ seq, status: "complete", oldProjectName: "Old 1", newProjectName: "New 1" });
    // the watcher comes later, and knows the transactions
    await takeUp(world, { gateId: gateId! } as never);
    const row = await rowOf(seq);
    expect(row.handOverHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(row.confirmHash).toMatch(/^0x[0-9a-f]{64}$/);
  });

  test("proves the address by the session of its wallet, without typing it twice", async () => {
    const nft = await ownNft();
    const to = target();
    const answer = await run(nft, { newWalletAddress: to }, depsFor(holder.address, to));
    expect(answer).toMatchObject({ left: "approve", record: { targetProof: "session" } });
    const other = await run(await ownNft(), { newWalletAddress: target() }, depsFor(holder.address, to));
    expect(other).toEqual({ left: "confirmAddress", record: null });
    const mistyped = await run(await ownNft(), { newWalletAddress: target(), newWalletAddressAgain: target() });
    expect(mistyped).toEqual({ left: "confirmAddress", record: null });
  });

  test("lets the address be changed until the NFT is handed over", async () => {
    const nft = await ownNft();
    const [first, second] = [target(), target()];
    const { record } = await run(nft, twice(first));
    const changed = await run(nft, twice(second));
    expect(changed.record).toMatchObject({ seq: record!.seq, newWalletAddress: second });
  });

  test("is believed about nothing but the NFT: names and picture are ours", async () => {
    const nft = await ownNft(1);
    const lies = { oldNftName: "Mona Lisa", oldNftImage: "https://evil.test/x.svg" };
    const { record } = await run(nft, { ...twice(target()), ...lies });
    expect(record).toMatchObject({
      oldNftName: `Old 2 #${nft.oldNftId}`,
      oldNftImage: `/art/old-2-${nft.oldNftId}.svg`,
    });
  });

  test("is refused for a wallet that is not the session's, for another's NFT, and for a foreign collection", async () => {
    const nft = await ownNft();
    const thief = await person();
    const to = twice(target());
    await expect(run(nft, to, depsFor(thief.address))).rejects.toMatchObject({ code: "WrongWallet" });
    const own = { ...to, oldWalletAddress: thief.address };
    await expect(run(nft, own, depsFor(thief.address))).rejects.toMatchObject({ code: "OldNftNotHeld" });
    await expect(run({ ...nft, oldNftId: "99999" }, to)).rejects.toMatchObject({ code: "OldNftNotHeld" });
    await expect(run({ ...nft, oldNftContract: world.gate }, to)).rejects.toMatchObject({ code: "OldNftUnknown" });
    await expect(run(nft, { ...to, oldProjectId: "old-2" })).rejects.toMatchObject({ code: "OldNftUnknown" });
  });

  test("is refused for an address that is no wallet's", async () => {
    const nft = await ownNft();
    const tokenAccount = tokenAccountOf(Keypair.generate().publicKey).toBase58();
    const program = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
    for (const address of [tokenAccount, program, "11111111111111111111111111111111"]) {
      await expect(run(nft, twice(address))).rejects.toMatchObject({ code: "TargetNotWallet" });
    }
  });

  test("hands over twenty NFTs of two collections by two approvals and one payment", async () => {
    await mintOld(world, holder.address, 12, 0);
    const last = await ownNft(0);
    const first = BigInt(last.oldNftId) - 12n;
    const of = (contract: `0x${string}`, ids: bigint[]) =>
      ids.map((id) => ({ oldNftContract: contract, oldNftId: String(id) }));
    await mintOld(world, holder.address, 6, 1);
    const lastOfSecond = await ownNft(1);
    const second = BigInt(lastOfSecond.oldNftId) - 6n;
    const nfts = [
      ...of(
        world.collections[0],
        Array.from({ length: 13 }, (_, i) => first + BigInt(i)),
      ),
      ...of(
        world.collections[1],
        Array.from({ length: 7 }, (_, i) => second + BigInt(i)),
      ),
    ];
    const to = target();
    const input = migrationPlanInput.parse({ nfts, ...twice(to), oldWalletType: "kaia" });
    const { calls, feeRaw } = await planHandOver(depsFor(holder.address), input);
    expect(feeRaw).toBe(String(20n * FEE));
    expect(calls.map(({ wish }) => wish.kind)).toEqual(["approveCollection", "approveCollection", "handOver"]);
    for (const { call } of calls)
      await send({ from: holder.address, to: call.to, data: call.data, value: BigInt(call.valueRaw) });
    const again = planHandOver(depsFor(holder.address), input);
    await expect(again).rejects.toMatchObject({ code: "AlreadyHandedOver" });
    const count = { address: world.gate, abi: migrationGateAbi, functionName: "count", args: [] } as const;
    const gateId = Number(await openKaia().read(count, "latest"));
    const { seq } = await takeUp(world, { gateId } as never);
    expect(await rowOf(seq)).toMatchObject({ targetProof: "repeated", oldWalletType: "kaia", status: "received" });
    const { records, hasMore } = await listMigrations(depsOf(world), to);
    expect(records.map(({ status }) => status)).toEqual(Array(20).fill("received"));
    expect(hasMore).toBe(false);
  });

  test("plans nothing without a proven address, and nothing while the gate is paused", async () => {
    const nft = await ownNft();
    const plan = (change: object) =>
      planHandOver(
        depsFor(holder.address),
        migrationPlanInput.parse({ nfts: [nft], oldWalletType: "klip", ...change }),
      );
    await expect(plan({ newWalletAddress: target() })).rejects.toMatchObject({ code: "TargetNotConfirmed" });
    const snapshot = await rpc<string>("evm_snapshot");
    await send({ from: world.owner.address, to: world.gate, data: calling(migrationGateAbi, "pause", []) });
    await expect(plan(twice(target()))).rejects.toMatchObject({ code: "MigrationPaused" });
    await rpc("evm_revert", [snapshot]);
    await expect(plan(twice(target()))).resolves.toMatchObject({ calls: [{}, {}] });
  });

  test("says wait, and plans no second payment, while the hand-over is in a block that is not final yet", async () => {
    const nft = await ownNft();
    const to = target();
    const deps = { ...depsFor(holder.address), evm: openKaia({ confirmations: 10 }) };
    expect(await run(nft, twice(to), deps)).toMatchObject({ left: "approve" });
    const input = migrationPlanInput.parse({ nfts: [nft], ...twice(to), oldWalletType: "kaia" });
    const { calls } = await planHandOver(deps, input);
    for (const { call } of calls)
      await send({ from: holder.address, to: call.to, data: call.data, value: BigInt(call.valueRaw) });
    const waiting = { status: "received", reason: "NodeBehind", left: "wait", gateId: null };
    expect(await run(nft, twice(to), deps)).toMatchObject({ left: "wait", record: waiting });
    const ref = { contract: nft.oldNftContract, tokenId: BigInt(nft.oldNftId) };
    expect(await findMigration(deps, ref)).toMatchObject(waiting);
    expect((await listMigrations(deps, holder.address)).records).toMatchObject([waiting]);
    await expect(planHandOver(deps, input)).rejects.toMatchObject({ code: "AlreadyHandedOver" });
    await rpc("anvil_mine", ["0xa"]);
    expect(await run(nft, twice(to), deps)).toMatchObject({ left: "wait", record: { gateId: expect.any(Number) } });
  });

  test("shows a former holder's wish as a wish although the next holder has just handed the NFT over", async () => {
    const nft = await ownNft();
    const deps = { ...depsFor(holder.address), evm: openKaia({ confirmations: 10 }) };
    await run(nft, twice(target()), deps);
    const buyer = await person();
    const tokenId = BigInt(nft.oldNftId);
    const transfer = calling(standardNftAbi, "transferFrom", [holder.address, buyer.address, tokenId]);
    await send({ from: holder.address, to: nft.oldNftContract, data: transfer });
    const approve = calling(standardNftAbi, "approve", [world.gate, tokenId]);
    await send({ from: buyer.address, to: nft.oldNftContract, data: approve });
    await handOverAgain(world, { from: buyer.address, tokenId, target: Keypair.generate().publicKey });
    const [wish] = (await listMigrations(deps, holder.address)).records;
    expect(wish).toMatchObject({ status: "addressConfirmed", gateId: null });
  });

  test("plans nothing while the site has no keys, one node of two, or not the SOL for as many as are asked for", async () => {
    const oneNode = { evmNodes: [openKaia()], nodesToMint: 2 };
    await mintOld(world, holder.address, 1);
    const second = await ownNft();
    const nfts = [{ ...second, oldNftId: String(BigInt(second.oldNftId) - 1n) }, second];
    const input = migrationPlanInput.parse({ nfts, ...twice(target()), oldWalletType: "kaia" });
    const deps = depsFor(holder.address);
    const paused = { code: "MigrationPaused" };
    await expect(planHandOver({ ...deps, keys: null }, input)).rejects.toMatchObject(paused);
    await expect(planHandOver({ ...deps, ...oneNode }, input)).rejects.toMatchObject(paused);
    const minter = world.keys.minter.publicKey.toBase58();
    const { each, kept } = await mintCost(deps.chain);
    const withSol = (lamports: bigint): CommandDeps => ({
      ...deps,
      chain: {
        ...deps.chain,
        getAccounts: async (addresses, options) => {
          const reading = await deps.chain.getAccounts(addresses, options);
          const at = (account: (typeof reading.accounts)[number]) =>
            account?.address === minter ? { ...account, lamports } : account;
          return { ...reading, accounts: reading.accounts.map(at) };
        },
      },
    });
    await expect(planHandOver(withSol(2n * each + kept - 1n), input)).rejects.toMatchObject(paused);
    await expect(planHandOver(withSol(2n * each + kept), input)).resolves.toMatchObject({ feeEachRaw: String(FEE) });
  });

  test("plans nothing for an NFT whose new one was minted before it was taken back", async () => {
    const handed = await handOver(world);
    await mintByHand(world, handed, {});
    const snapshot = await rpc<string>("evm_snapshot");
    await rpc("evm_increaseTime", [15 * 86_400]);
    const data = calling(migrationGateAbi, "reclaim", [BigInt(handed.gateId)]);
    await send({ from: handed.from, to: world.gate, data });
    const nft = { oldNftContract: world.collections[0], oldNftId: String(handed.tokenId) };
    const input = migrationPlanInput.parse({ nfts: [nft], ...twice(target()), oldWalletType: "kaia" });
    await expect(planHandOver(depsFor(handed.from), input)).rejects.toMatchObject({ code: "AlreadyMinted" });
    const { chain } = depsOf(world);
    const hiding: typeof chain = {
      ...chain,
      getAccounts: async (addresses, options) => {
        const reading = await chain.getAccounts(addresses, options);
        return { ...reading, accounts: reading.accounts.map((it) => (isMint(it) ? null : it)) };
      },
    };
    const two = { ...depsFor(handed.from), chain: hiding, chainNodes: [hiding, chain] };
    await expect(planHandOver(two, input)).rejects.toMatchObject({ code: "AlreadyMinted" });
    await rpc("evm_revert", [snapshot]);
  });

  test("asks for no byte of what a target's account holds, which may be ten megabytes", async () => {
    const asked: object[] = [];
    const watched: CommandDeps["chain"] = {
      ...depsOf(world).chain,
      getAccounts: (addresses, options) => {
        asked.push({ [addresses[0] ?? ""]: options?.withoutData });
        return depsOf(world).chain.getAccounts(addresses, options);
      },
    };
    const deps = { ...depsFor(holder.address), chain: watched };
    const to = target();
    await run(await ownNft(), twice(to), deps);
    expect(asked).toContainEqual({ [to]: true });
    const program = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
    const { accounts } = await deps.chain.getAccounts([program], { withoutData: true });
    expect(accounts[0]?.data).toHaveLength(0);
    expect((await deps.chain.getAccounts([program])).accounts[0]?.data.length).toBeGreaterThan(0);
  });

  test("gives the address of the gate's record the last word, and says that it was not proven", async () => {
    const nft = await ownNft();
    await run(nft, twice(target()));
    const other = target();
    await send({
      from: holder.address,
      to: nft.oldNftContract,
      data: calling(standardNftAbi, "approve", [world.gate, BigInt(nft.oldNftId)]),
    });
    const { toHex } = await import("viem");
    const { PublicKey } = await import("@solana/web3.js");
    const args = [nft.oldNftContract, BigInt(nft.oldNftId), toHex(new PublicKey(other).toBytes())];
    await send({ from: holder.address, to: world.gate, data: calling(migrationGateAbi, "migrate", args), value: FEE });
    expect(await run(nft, twice(target()))).toMatchObject({
      left: "wait",
      record: { newWalletAddress: other, targetProof: "none" },
    });
  });

  test("plans taking back for the wallet that handed over, from the 14th day on, and not before", async () => {
    const handed = await handOver(world);
    const deps = (address: string, days: number) => ({
      ...depsFor(address),
      now: new Date(Date.now() + days * 86_400_000),
    });
    const reclaim = { reclaim: handed.gateId };
    const refusal = { code: "RecordNotReclaimable" };
    const evm = openKaia();
    const { number } = await evm.getFinalBlock();
    const { handedOverTs } = await readGateRecord(evm, { gate: world.gate, gateId: handed.gateId }, number);
    const second = (handedOverTs + 14 * 86_400) * 1_000;
    const at = (ms: number) => planReturn({ ...depsFor(handed.from), now: new Date(ms) }, reclaim);
    await expect(at(second - 1)).rejects.toMatchObject(refusal);
    await expect(at(second)).resolves.toMatchObject({ calls: [{ wish: { kind: "reclaim" } }] });
    await expect(planReturn(deps(holder.address, 15), reclaim)).rejects.toMatchObject(refusal);
    await expect(planReturn(deps(handed.from, 15), { reclaim: 999_999 })).rejects.toMatchObject(refusal);
    const { calls } = await planReturn(deps(handed.from, 15), reclaim);
    expect(calls).toMatchObject([{ wish: { kind: "reclaim", id: String(handed.gateId) }, call: { to: world.gate } }]);
    const snapshot = await rpc<string>("evm_snapshot");
    await rpc("evm_increaseTime", [15 * 86_400]);
    await send({ from: handed.from, to: calls[0]!.call.to, data: calls[0]!.call.data });
    await expect(planReturn(deps(handed.from, 15), reclaim)).rejects.toMatchObject(refusal);
    await rpc("evm_revert", [snapshot]);
    const refund = planReturn(depsFor(holder.address), { takeRefund: true });
    await expect(refund).rejects.toMatchObject({ code: "NothingToRefund" });
  });

  test("does not show as complete what only its row says", async () => {
    const nft = await ownNft();
    await run(nft, twice(target()));
    await db.update(migrationRecord).set({ status: "complete", closedAt: new Date(), mintSignature: "x" });
    const [newest] = await db.select().from(migrationRecord).orderBy(desc(migrationRecord.seq)).limit(1);
    const found = await findMigration(depsOf(world), { contract: nft.oldNftContract, tokenId: BigInt(nft.oldNftId) });
    expect(newest!.status).toBe("complete");
    expect(found).toMatchObject({ status: "failed", mint: null });
  });

  test("has a reading of its health: for how many migrations the keys can pay", async () => {
    const health = await readMigrationHealth(depsOf(world));
    expect(health).toMatchObject({ isSetUp: true, missing: [], problem: null });
    expect(health.minter!.left).toBeGreaterThan(10);
    expect(health.operator!.left).toBeGreaterThan(1_000);
    expect(await readMigrationHealth(depsOf(world, { keys: null }))).toMatchObject({
      isSetUp: false,
      missing: ["keys"],
      minter: null,
    });
  });

  test("plans no hand-over to a gate that the build does not name, and says that it cannot mint", async () => {
    const nft = await ownNft();
    const unknown = { ...depsFor(holder.address), gates: [] };
    const asked = migrationPlanInput.parse({ nfts: [nft], oldWalletType: "metamask", ...twice(target()) });
    await expect(planHandOver(unknown, asked)).rejects.toMatchObject({ code: "MigrationPaused" });
    expect(await readMigrationTerms(unknown, null)).toMatchObject({ canMint: false });
    expect(await readMigrationHealth(unknown)).toMatchObject({ isSetUp: false, missing: ["pin"] });
  });

  test("says that minting is not set up while fewer nodes of Kaia are named than a mint needs", async () => {
    const lone = depsOf(world, { evmNodes: [openKaia()], nodesToMint: 2 });
    const nodes = { count: 1, needed: 2 };
    expect(await readMigrationHealth(lone)).toMatchObject({ isSetUp: false, missing: ["nodes"], nodes });
    expect(await readMigrationTerms(lone, null)).toMatchObject({ canMint: false });
    const both = { ...lone, evmNodes: [openKaia(), openKaia()] };
    expect(await readMigrationHealth(both)).toMatchObject({ isSetUp: true });
    expect(await readMigrationTerms(both, null)).toMatchObject({ canMint: true });
  });
});
