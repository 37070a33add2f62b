import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { eq, isNull } from "drizzle-orm";
import { parseTransaction, zeroAddress, zeroHash } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { EvmLog } from "~/domain/evm/evm-chain";
import { advanceForgotten } from "~/domain/migration/advance.server";
import { MOST_GAS_PRICE } from "~/domain/migration/confirm.server";
import { indexEvents } from "~/domain/migration/index-events.server";
import { findByGateId } from "~/domain/migration/records.server";
import { REASONS } from "~/domain/migration/rules";
import { findMigration, listMigrations } from "~/domain/migration/states.server";
import { MEMO_PROGRAM } from "~/domain/solana/wallet-additions";
import { AppError } from "~/errors";
import { evmCursor, migrationRecord } from "~db/schema";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { createTokenAccount } from "~programs/token-accounts";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { testDatabase as db } from "../database";
import { chain, sendPlainly, tokenAccountOf, waitUntil } from "../staking/chain-world";
import { testWallet } from "../transactions/wallet";
import { calling, FEE, mintOld, rpc, send, storeContracts } from "./kaia-world";
import {
  advanceToEnd,
  advanceUntil,
  depsOf,
  gateRecordOf,
  handOver,
  handOverAgain,
  hasBothChains,
  look,
  type MigrationWorld,
  mintByHand,
  openMigrationWorld,
  outcomeOf,
  reasonsSeen,
  rowOf,
  takeUp,
} from "./migration-world";

/** From the gate's event to the confirmed mint, on real nodes of both chains and the real Token Metadata program. */

const DAY = 86_400;
/** What the gate answers for an id that it has no record of. */
const NO_RECORD = {
  from: zeroAddress,
  handedOverAt: 0n,
  status: 0,
  collection: zeroAddress,
  fee: 0n,
  tokenId: 0n,
  solanaAddress: zeroHash,
  mint: zeroHash,
};
const HOUR = 3_600;
const HOUR_MS = HOUR * 1_000;
let world: MigrationWorld;
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

/** Runs a test on a clock of the former chain that is moved on, and puts everything back. */
async function later(seconds: number, act: () => Promise<void>): Promise<void> {
  const snapshot = await rpc<string>("evm_snapshot");
  await rpc("evm_increaseTime", [seconds]);
  await rpc("anvil_mine", ["0x1"]);
  try {
    await act();
  } finally {
    await rpc("evm_revert", [snapshot]);
  }
}

describe.skipIf(!hasBothChains)("a migration", () => {
  beforeAll(async () => {
    world = await openMigrationWorld();
  }, 60_000);

  beforeEach(() => logged.mockClear());

  test("that no page told of is found, minted, and confirmed", async () => {
    const handed = await handOver(world);
    const row = await takeUp(world, handed);
    expect(row).toMatchObject({
      status: "received",
      targetProof: "none",
      oldProjectId: "old-1",
      handOverHash: handed.hash,
    });
    const end = await advanceToEnd(world, row.seq);
    expect(end).toMatchObject({ status: "complete", reason: null });
    const outcome = await outcomeOf(world, handed);
    expect(outcome).toMatchObject({
      gate: "confirmed",
      confirmed: outcome.mint,
      name: `New 1 #${handed.tokenId}`,
      uri: `/art/new-${handed.tokenId}.json`,
      isOfCollection: true,
      held: 1n,
    });
  });

  test("is told to its Workflow once for each look of the watcher, and has one row", async () => {
    const handed = await handOver(world);
    const followed: number[] = [];
    const follow = async (seq: number) => void followed.push(seq);
    await Promise.all([1, 2].map(() => indexEvents(depsOf(world, { follow }))));
    const row = await takeUp(world, handed);
    expect(new Set(followed)).toContain(row.seq);
    const rows = await db.select().from(migrationRecord);
    expect(rows.filter(({ gateId }) => gateId === handed.gateId)).toHaveLength(1);
  });

  test("of several NFTs at the same time ends with one new NFT for each", async () => {
    const handed = [await handOver(world), await handOver(world, { place: 1 }), await handOver(world)];
    const rows = [];
    for (const one of handed) rows.push(await takeUp(world, one));
    const ends = await Promise.all(rows.map(({ seq }) => advanceToEnd(world, seq)));
    expect(ends.map(({ status }) => status)).toEqual(["complete", "complete", "complete"]);
    expect((await outcomeOf(world, handed[1]!, 1)).held).toBe(1n);
  });

  test("that two Workers bring on at the same moment ends with one new NFT", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    await Promise.all([advanceToEnd(world, seq), advanceToEnd(world, seq), advanceToEnd(world, seq)]);
    expect(await rowOf(seq)).toMatchObject({ status: "complete" });
    expect(await outcomeOf(world, handed)).toMatchObject({ gate: "confirmed", held: 1n });
  });

  test("takes no event of that name from another contract than the gate", async () => {
    const handed = await handOver(world);
    const { evm } = depsOf(world);
    const forged = (log: EvmLog): EvmLog => ({ ...log, address: world.collections[0] });
    const lying: typeof evm = {
      ...evm,
      async listLogs(filter) {
        const logs = await evm.listLogs(filter);
        return logs.map((log) =>
          log.transactionHash === handed.hash && log.address === world.gate ? forged(log) : log,
        );
      },
    };
    // the gate itself has the record, and the forgery is not taken for its transaction
    expect(await indexEvents(depsOf(world, { evm: lying }))).toEqual({ problem: "RecordsUntold" });
    expect(await findByGateId(db, world.gate, handed.gateId)).toMatchObject({ handOverHash: null });
    expect(await takeUp(world, handed)).toMatchObject({ status: "received", handOverHash: handed.hash });
  });

  test("does not begin without exactly the fee", async () => {
    const { from, tokenId, target } = await handOver(world);
    await mintOld(world, from);
    const own = { from, tokenId: tokenId + 1n, target };
    const { gateId } = await takeUp(world, await handOver(world));
    const args = [world.collections[0], own.tokenId, `0x${"11".repeat(32)}`];
    for (const value of [0n, FEE - 1n, FEE + 1n]) {
      const data = calling(migrationGateAbi, "migrate", args);
      await expect(send({ from, to: world.gate, data, value })).rejects.toThrow("reverted");
    }
    // with the fee, the same NFT goes in as the next record
    const handed = await handOverAgain(world, own);
    expect(handed.gateId).toBe((gateId ?? 0) + 1);
    expect(await takeUp(world, handed)).toMatchObject({ oldNftId: own.tokenId, status: "received" });
  });

  test("waits while the minter has no SOL, and goes on once it has", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const poor = { ...world, keys: { ...world.keys, minter: Keypair.generate() } };
    const minterOf = { ...chain, getAccounts: chain.getAccounts };
    expect(await advanceToEnd(poor, seq)).toMatchObject({ status: "received", reason: "CollectionNotDelegated" });
    const minter = world.keys.minter.publicKey.toBase58();
    const empty: typeof chain = {
      ...minterOf,
      async getAccounts(addresses, options) {
        const reading = await chain.getAccounts(addresses, options);
        const accounts = reading.accounts.map((account) =>
          account?.address === minter ? { ...account, lamports: 20_000_000n } : account,
        );
        return { ...reading, accounts };
      },
    };
    expect(await advanceToEnd(world, seq, { chain: empty })).toMatchObject({
      status: "received",
      reason: "MinterWithoutSol",
    });
    expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("waits while the project has no metadata, or none that can be read", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const { gate, firstBlock, projects } = world;
    const store = (change: object) =>
      storeContracts({ gate, firstBlock, projects: projects.map((project) => ({ ...project, ...change })) });
    await store({ jsonPath: undefined });
    expect(await advanceToEnd(world, seq)).toMatchObject({ status: "received", reason: "MetadataMissing" });
    await store({ jsonPath: "https://files.test/{id}.json" });
    const asked: string[] = [];
    const answer = (response: () => Response) => ({
      fetch: async (url: string) => {
        asked.push(url);
        return response();
      },
    });
    for (const bad of [new Response("gone", { status: 404 }), new Response("<html>"), new Response("[]")]) {
      expect(
        await advanceToEnd(
          world,
          seq,
          answer(() => bad.clone()),
        ),
      ).toMatchObject({ reason: "MetadataMissing" });
    }
    const good = answer(() => Response.json({ name: "PunkyKongz" }));
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, good);
    expect(end.status).toBe("complete");
    expect(asked[0]).toBe(`https://files.test/${end.oldNftId}.json`);
    await store({});
  });

  test("waits while the keys are not set, and while the project is not", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    expect(await advanceToEnd(world, seq, { keys: null })).toMatchObject({
      status: "received",
      reason: "MinterNotSet",
    });
    const { gate, firstBlock, projects } = world;
    await storeContracts({ gate, firstBlock, projects: projects.slice(1) });
    expect(await advanceToEnd(world, seq)).toMatchObject({ status: "received", reason: "ProjectMissing" });
    await storeContracts({ gate, firstBlock, projects });
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("waits with its reason while the chain would refuse the mint, and signs nothing", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const refusing: typeof chain = {
      ...chain,
      simulate: async () => ({
        error: { InstructionError: [2, { Custom: 1 }] },
        logs: ["no"],
        computeUnits: 0,
        accounts: [],
      }),
    };
    const row = await advanceToEnd(world, seq, { chain: refusing });
    expect(row).toMatchObject({ status: "received", reason: "MintRefused", mintSignature: null });
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("signs anew once a mint that was sent can no longer land", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const deaf: typeof chain = { ...chain, send: async () => {} };
    const signed = await advanceUntil(world, seq, ({ mintSignature }) => mintSignature !== null, { chain: deaf });
    const { blockhash } = await chain.getLatestBlockhash();
    await waitUntil(async () => (await chain.getLatestBlockhash()).blockhash !== blockhash);
    const late: typeof chain = {
      ...chain,
      async getFinalizedHeight() {
        const { slot } = await chain.getFinalizedHeight();
        return { slot, blockHeight: (signed.mintLastBlockHeight ?? 0) + 1 };
      },
    };
    // only while a second node says that the record is open
    const { evm } = depsOf(world);
    const other = { ...evm, read: async () => ({ ...NO_RECORD }) as never };
    const doubted = await advanceToEnd(world, seq, { chain: late, evmNodes: [evm, other] });
    expect(doubted).toMatchObject({ reason: "NodesDisagree", mintSignature: signed.mintSignature });
    const again = await advanceUntil(world, seq, ({ mintSignature }) => mintSignature !== signed.mintSignature, {
      chain: late,
    });
    expect(again.mintSignature).not.toBeNull();
    await advanceToEnd(world, seq);
    expect(await outcomeOf(world, handed)).toMatchObject({ gate: "confirmed", held: 1n });
  });

  test("signs nothing anew on the word of a node that lags behind", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const deaf: typeof chain = { ...chain, send: async () => {} };
    const signed = await advanceUntil(world, seq, ({ mintSignature }) => mintSignature !== null, { chain: deaf });
    const lagging: typeof chain = {
      ...deaf,
      async getFinalizedHeight() {
        const { slot } = await chain.getFinalizedHeight();
        return { slot: slot + 1_000, blockHeight: (signed.mintLastBlockHeight ?? 0) + 1 };
      },
    };
    const after = await look(world, seq, { chain: lagging });
    expect(after).toMatchObject({ status: "minting", mintSignature: signed.mintSignature });
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("mints nothing for an address of a program or a token account, which its holder can take back", async () => {
    const program = PublicKey.findProgramAddressSync([Buffer.from("x")], SystemProgram.programId)[0];
    const tokenAccount = tokenAccountOf(testWallet().keypair.publicKey);
    for (const target of [program, tokenAccount]) {
      const handed = await handOver(world, { target });
      const { seq } = await takeUp(world, handed);
      expect(await advanceToEnd(world, seq)).toMatchObject({
        status: "failed",
        reason: "TargetNotWallet",
        closedAt: null,
      });
      expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    }
  });

  test("mints nothing for an account with a key that holds something else than SOL", async () => {
    const owned = Keypair.generate();
    const payer = world.keys.minter;
    const make = SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: owned.publicKey,
      lamports: 5_000_000,
      space: 8,
      programId: Keypair.generate().publicKey,
    });
    await sendPlainly(testWallet(payer), [make], [owned]);
    const handed = await handOver(world, { target: owned.publicKey });
    const { seq } = await takeUp(world, handed);
    expect(await advanceToEnd(world, seq)).toMatchObject({ status: "failed", reason: "TargetNotWallet" });
  });

  test("mints nothing once taking back is only seven days away, and closes once the NFT was taken back", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const poor = { keys: null };
    await advanceToEnd(world, seq, poor);
    await later(7 * DAY, async () => {
      expect(await advanceToEnd(world, seq)).toMatchObject({
        status: "failed",
        reason: "ReclaimClose",
        closedAt: null,
      });
      expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    });
    await later(14 * DAY, async () => {
      const data = calling(migrationGateAbi, "reclaim", [BigInt(handed.gateId)]);
      await send({ from: handed.from, to: world.gate, data });
      const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null);
      expect(end).toMatchObject({ status: "failed", reason: "Reclaimed" });
      expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    });
  });

  test("still mints a second before that", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    await later(7 * DAY - 60, async () => {
      expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
    });
  });

  test("whose NFT was reclaimed without a confirmation gives its next holder no mint of somebody else's", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    // minted, and the operator never gets through
    const evm = { ...depsOf(world).evm, send: async () => false };
    await advanceUntil(world, seq, ({ mintedAt }) => mintedAt !== null, { evm });
    const snapshot = await rpc<string>("evm_snapshot");
    await rpc("evm_increaseTime", [15 * DAY]);
    await rpc("anvil_mine", ["0x1"]);
    await send({
      from: handed.from,
      to: world.gate,
      data: calling(migrationGateAbi, "reclaim", [BigInt(handed.gateId)]),
    });
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ reason: "Reclaimed" });
    expect(logged.mock.calls.join()).toContain("an NFT was reclaimed after a mint was signed");
    const second = await handOverAgain(world, { ...handed, target: Keypair.generate().publicKey });
    const row = await takeUp(world, second);
    expect(await advanceToEnd(world, row.seq)).toMatchObject({ status: "failed", reason: "AlreadyMinted" });
    expect(await outcomeOf(world, second)).toMatchObject({ gate: "open", held: 0n });
    await rpc("evm_revert", [snapshot]);
  });

  test("finds its own mint on the chain if the row has forgotten it", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const evm = { ...depsOf(world).evm, send: async () => false };
    await advanceUntil(world, seq, ({ mintedAt }) => mintedAt !== null, { evm });
    await db
      .update(migrationRecord)
      .set({ mintTransaction: null, mintSignature: null, mintedAt: null, confirmHash: null, confirmTransaction: null })
      .where(eq(migrationRecord.seq, seq));
    expect(await advanceToEnd(world, seq)).toMatchObject({ status: "complete" });
  });

  test("alarms staff once a mint has waited for an hour, and says so when the operator has no coins", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const evm = { ...depsOf(world).evm, getBalance: async () => 0n };
    const row = await advanceUntil(world, seq, ({ reason }) => reason === "OperatorWithoutCoins", { evm });
    expect(row.status).toBe("minting");
    expect(logged.mock.calls.join()).not.toContain("waits for its confirmation");
    const now = new Date(Date.now() + HOUR_MS + 60_000);
    await look(world, seq, { evm, now });
    expect(logged.mock.calls.join()).toContain("a minted NFT waits for its confirmation");
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("is not confirmed with a mint that a thief with the operator's key used for a record of theirs", async () => {
    const victim = await handOver(world);
    const { seq } = await takeUp(world, victim);
    const thief = await handOver(world);
    const { mint } = await outcomeOf(world, victim);
    const { toHex } = await import("viem");
    const args = [BigInt(thief.gateId), toHex(new PublicKey(mint).toBytes())];
    await send({ from: world.operator.address, to: world.gate, data: calling(migrationGateAbi, "confirm", args) });
    const row = await advanceUntil(world, seq, ({ reason }) => reason !== null);
    expect(row).toMatchObject({ status: "minting", reason: "MintConfirmedElsewhere", closedAt: null });
    const thiefs = await takeUp(world, thief);
    const end = await advanceUntil(world, thiefs.seq, ({ closedAt }) => closedAt !== null);
    expect(end).toMatchObject({ status: "failed", reason: "ConfirmedOtherwise" });
    expect((await outcomeOf(world, thief)).hasMint).toBe(false);
  });

  test("whose hand-over a reorganisation takes away is over, and the next hand-over with its number is minted", async () => {
    const snapshot = await rpc<string>("evm_snapshot");
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    await rpc("evm_revert", [snapshot]);
    // as many blocks again, with something else in them
    await rpc("anvil_mine", ["0x8"]);
    await indexEvents(depsOf(world));
    const gone = await look(world, seq);
    expect(gone).toMatchObject({ status: "failed", reason: "HandOverVanished", gateId: null });
    const again = await handOver(world);
    expect(again.gateId).toBe(handed.gateId);
    await indexEvents(depsOf(world));
    const row = await takeUp(world, again);
    expect(row.seq).not.toBe(seq);
    expect(await advanceToEnd(world, row.seq)).toMatchObject({ status: "complete" });
  });

  test("gives the record of a hand-over that a reorganisation put in another's place a row of its own", async () => {
    const snapshot = await rpc<string>("evm_snapshot");
    const first = await takeUp(world, await handOver(world));
    await rpc("evm_revert", [snapshot]);
    const handed = await handOver(world, { place: 1 });
    const row = await takeUp(world, handed);
    expect(row).toMatchObject({ gateId: first.gateId, oldNftContract: world.collections[1], status: "received" });
    expect(await rowOf(first.seq)).toMatchObject({ reason: "HandOverVanished", gateId: null });
    expect(await advanceToEnd(world, row.seq)).toMatchObject({ status: "complete" });
  });

  test("reads and signs nothing for another gate or chain number than the build names", async () => {
    const handed = await handOver(world);
    const { seq, gate } = await takeUp(world, handed);
    const silent = () => Promise.reject(new Error("a node was asked"));
    const evm = { ...depsOf(world).evm, getFinalBlock: silent, read: silent };
    const waiting = { status: "received", reason: "GateUnknown", mintSignature: null };
    expect(await look(world, seq, { evm, gates: [world.collections[0]] })).toMatchObject(waiting);
    expect(logged.mock.calls.join()).toContain("a record names a gate that this build does not know");
    await db.update(migrationRecord).set({ chainId: 1, reason: null }).where(eq(migrationRecord.seq, seq));
    expect(await look(world, seq, { evm })).toMatchObject(waiting);
    expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    // what is known already stays what the holder reads
    await db.update(migrationRecord).set({ reason: "TargetNotWallet" }).where(eq(migrationRecord.seq, seq));
    expect(await look(world, seq, { evm })).toMatchObject({ reason: "TargetNotWallet" });
    await db.update(migrationRecord).set({ chainId: evm.chainId }).where(eq(migrationRecord.seq, seq));
    // the gate was replaced: its open records go on, and what it holds is not offered for a call to the present one
    const { projects, firstBlock } = world;
    await storeContracts({ gate: world.collections[0], firstBlock, projects });
    const { records } = await listMigrations(depsOf(world), handed.from.toLowerCase());
    await storeContracts({ gate: world.gate, firstBlock, projects });
    expect(records.find((record) => record.seq === seq)).toMatchObject({ gateId: handed.gateId, reclaimableTs: null });
    const replaced = { gates: [world.collections[0], gate as `0x${string}`] };
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, replaced);
    expect(end).toMatchObject({ status: "complete", reason: null });
  });

  test("mints nothing on the word of one node that another one contradicts", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const honest = depsOf(world).evm;
    // as a thief's node would be seen: the first one tells of a hand-over that the second does not know
    const other = { ...honest, read: async () => ({ ...NO_RECORD }) as never };
    const row = await advanceToEnd(world, seq, { evmNodes: [honest, other] });
    expect(row).toMatchObject({ status: "received", reason: "NodesDisagree", mintSignature: null });
    const dead = { ...honest, read: () => Promise.reject(new Error("no answer")) };
    const alone = look(world, seq, { evmNodes: [honest, dead] });
    await expect(alone).rejects.toMatchObject({ code: "EvmChainUnavailable" });
    expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    const both = { evmNodes: [honest, honest, dead], chainNodes: [chain, chain] };
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, both);
    expect(end).toMatchObject({ status: "complete" });
  });

  test("mints nothing while one node of Kaia is all there is, and still confirms what was minted before", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const { evm } = depsOf(world);
    const lone = { evmNodes: [evm], nodesToMint: 2 };
    const waiting = { status: "received", reason: "NodeMissing", mintSignature: null };
    expect(await advanceToEnd(world, seq, lone)).toMatchObject(waiting);
    expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    const unsent = { ...evm, send: async () => false };
    const both = { evm: unsent, evmNodes: [evm, evm], nodesToMint: 2 };
    await advanceUntil(world, seq, ({ mintedAt }) => mintedAt !== null, both);
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, lone);
    expect(end).toMatchObject({ status: "complete" });
  });

  test("mints nothing for a node that says it was handed over a minute ago, while another one says long ago", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    await later(14 * DAY - HOUR, async () => {
      const honest = depsOf(world).evm;
      const { number, ts } = await honest.getFinalBlock();
      const call = { address: world.gate, abi: migrationGateAbi, functionName: "records" } as const;
      const record = await honest.read({ ...call, args: [BigInt(handed.gateId)] }, number);
      const liar = { ...honest, read: async () => ({ ...record, handedOverAt: BigInt(ts - 60) }) as never };
      const row = await advanceToEnd(world, seq, { evm: liar, evmNodes: [liar, honest] });
      expect(row).toMatchObject({ status: "received", reason: "NodesDisagree", mintSignature: null });
      expect((await outcomeOf(world, handed)).hasMint).toBe(false);
    });
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("confirms nothing on the word of one node of Solana", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const blind: typeof chain = {
      ...chain,
      getAccounts: async (addresses) => ({ slot: 1, accounts: addresses.map(() => null) }),
    };
    const lone = { chainNodes: [chain, blind] };
    await expect(advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, lone)).rejects.toMatchObject({
      code: "ChainUnavailable",
    });
    expect(await outcomeOf(world, handed)).toMatchObject({ gate: "open", held: 1n });
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, { chainNodes: [chain, chain] });
    expect(end).toMatchObject({ status: "complete" });
  });

  test("is neither confirmed nor refused for a mint of which two nodes of Solana do not say the same", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const { evm } = depsOf(world);
    await advanceUntil(world, seq, ({ mintedAt }) => mintedAt !== null, { evm: { ...evm, send: async () => false } });
    const unconfirmed = { confirmHash: null, confirmTransaction: null, confirmNonce: null };
    await db.update(migrationRecord).set(unconfirmed).where(eq(migrationRecord.seq, seq));
    const foreign = new TextEncoder().encode("migration of another record");
    const liar: typeof chain = {
      ...chain,
      async findTransaction(signature, commitment) {
        const landed = await chain.findTransaction(signature, commitment);
        const instructions = landed?.instructions.map((each) =>
          each.program === MEMO_PROGRAM ? { ...each, data: foreign } : each,
        );
        return landed && { ...landed, instructions: instructions ?? [] };
      },
    };
    const forgetful = { ...chain, findTransaction: async () => null };
    const dead: typeof chain = { ...chain, findTransaction: () => Promise.reject(new AppError("ChainUnavailable")) };
    for (const [nodes, reason] of [
      [[chain, liar], "NodesDisagree"],
      [[liar, chain], "NodesDisagree"],
      [[chain, forgetful], "NodeBehind"],
    ] as const) {
      const row = await look(world, seq, { chain: nodes[0], chainNodes: nodes });
      expect(row).toMatchObject({ status: "minting", reason, closedAt: null, confirmHash: null });
    }
    // the time from which the confirmation is overdue is noted although nobody says whose the mint is
    await db.update(migrationRecord).set({ mintedAt: null }).where(eq(migrationRecord.seq, seq));
    await expect(look(world, seq, { chainNodes: [chain, dead] })).rejects.toMatchObject({ code: "ChainUnavailable" });
    const [noted] = await db.select().from(migrationRecord).where(eq(migrationRecord.seq, seq));
    expect(noted?.mintedAt).not.toBeNull();
    expect(await gateRecordOf(seq)).toMatchObject({ status: "open" });
    // two that say the same are enough, whatever a third one says
    const three = { chainNodes: [chain, liar, chain] };
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, three);
    expect(end).toMatchObject({ status: "complete" });
  });

  test("is neither ended nor given up on the word of one node that another one contradicts", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const honest = depsOf(world).evm;
    const { number } = await honest.getFinalBlock();
    const call = { address: world.gate, abi: migrationGateAbi, functionName: "records" } as const;
    const record = await honest.read({ ...call, args: [BigInt(handed.gateId)] }, number);
    for (const lie of [{ status: 2, mint: `0x${"22".repeat(32)}` }, { status: 3 }, NO_RECORD]) {
      const liar = { ...honest, read: async () => ({ ...record, ...lie }) as never };
      const row = await look(world, seq, { evm: liar, evmNodes: [liar, honest] });
      expect(row, JSON.stringify(lie.status)).toMatchObject({ reason: "NodesDisagree", closedAt: null });
      expect(row).toMatchObject({ gateId: handed.gateId, mintSignature: null });
    }
    // nor by the watcher, which stops until both say the same
    const another = await honest.read({ ...call, args: [BigInt(handed.gateId - 1)] }, number);
    const liar = { ...honest, read: async () => another as never };
    await db.delete(evmCursor);
    const told = await indexEvents(depsOf(world, { evm: liar, evmNodes: [liar, honest] }));
    expect(told).toEqual({ problem: "EvmChainUnavailable" });
    expect(await rowOf(seq)).toMatchObject({ gateId: handed.gateId, closedAt: null });
    const both = { evmNodes: [honest, honest] };
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, both);
    expect(end).toMatchObject({ status: "complete" });
  });

  test("is not complete before two nodes of Solana have the mint", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const { evm } = depsOf(world);
    await advanceUntil(world, seq, ({ confirmHash }) => confirmHash !== null);
    const confirmed = async () => (await gateRecordOf(seq)).status === "confirmed";
    await waitUntil(confirmed);
    const blind: typeof chain = {
      ...chain,
      getAccounts: async (addresses) => ({ slot: 1, accounts: addresses.map(() => null) }),
    };
    const first = await look(world, seq, { evm, chain: blind });
    expect(first).toMatchObject({ status: "minting", reason: "NodeBehind", closedAt: null });
    const second = look(world, seq, { evm, chainNodes: [chain, blind] });
    await expect(second).rejects.toMatchObject({ code: "ChainUnavailable" });
    const end = await look(world, seq, { evm, chainNodes: [chain, chain] });
    expect(end).toMatchObject({ status: "complete", reason: null });
  });

  test("signs no second confirmation either before two nodes of Solana have the mint", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const { evm } = depsOf(world);
    await advanceUntil(world, seq, ({ mintedAt }) => mintedAt !== null, { evm: { ...evm, send: async () => false } });
    // of an event whose transaction is gone from the chain, so that another one has to be signed
    const gone = { confirmHash: `0x${"9".repeat(64)}`, confirmTransaction: null, confirmNonce: null };
    await db.update(migrationRecord).set(gone).where(eq(migrationRecord.seq, seq));
    const blind: typeof chain = {
      ...chain,
      getAccounts: async (addresses) => ({ slot: 1, accounts: addresses.map(() => null) }),
    };
    const second = look(world, seq, { chainNodes: [chain, blind] });
    await expect(second).rejects.toMatchObject({ code: "ChainUnavailable" });
    expect(await rowOf(seq)).toMatchObject(gone);
    expect(await gateRecordOf(seq)).toMatchObject({ status: "open" });
    const both = { chainNodes: [chain, chain] };
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null, both);
    expect(end).toMatchObject({ status: "complete" });
  });

  test("goes on if the transaction of its confirmation was an event's and is gone, or confirmed nothing", async () => {
    const other = await handOver(world);
    for (const confirmHash of [`0x${"9".repeat(64)}`, other.hash]) {
      const { seq } = await takeUp(world, await handOver(world));
      await db.update(migrationRecord).set({ confirmHash }).where(eq(migrationRecord.seq, seq));
      const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null);
      expect(end).toMatchObject({ status: "complete" });
      expect(end.confirmHash).not.toBe(confirmHash);
    }
  });

  test("pays no price for its confirmation that Kaia cannot ask for, and at most twice its upper bound", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const { evm } = depsOf(world);
    const at = (getGasPrice: bigint, more = {}) => ({ evm: { ...evm, getGasPrice: async () => getGasPrice, ...more } });
    const waiting = await advanceUntil(world, seq, ({ reason }) => reason !== null, at(MOST_GAS_PRICE + 1n));
    expect(waiting).toMatchObject({ status: "minting", reason: "GasPriceTooHigh", confirmHash: null });
    const sent: bigint[] = [];
    const send = async (signed: `0x${string}`) => {
      sent.push(parseTransaction(signed).gasPrice ?? 0n);
      return true;
    };
    await advanceUntil(world, seq, () => sent.length > 0, at(MOST_GAS_PRICE, { send }));
    expect(sent[0]).toBe(MOST_GAS_PRICE);
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("waits while the gate has another operator than ours", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const stranger = { ...world, keys: { ...world.keys, operator: privateKeyToAccount(`0x${"ab".repeat(32)}`) } };
    const row = await advanceUntil(stranger, seq, ({ reason }) => reason !== null);
    expect(row).toMatchObject({ status: "minting", reason: "ConfirmRefused", confirmHash: null });
    expect(logged.mock.calls.join()).toContain("NotOperator");
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("is minted again if the mint failed on the chain", async () => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    const deaf: typeof chain = { ...chain, send: async () => {} };
    const signed = await advanceUntil(world, seq, ({ mintSignature }) => mintSignature !== null, { chain: deaf });
    const failing: typeof chain = {
      ...chain,
      getSignatureStatus: async () => ({
        slot: 1,
        status: { slot: 1, commitment: "finalized", error: { InstructionError: [1, "Custom"] } },
      }),
    };
    const { blockhash } = await chain.getLatestBlockhash();
    await waitUntil(async () => (await chain.getLatestBlockhash()).blockhash !== blockhash);
    const again = await look(world, seq, { chain: failing });
    expect(logged.mock.calls.join()).toContain("a mint failed on the chain");
    expect(again?.mintSignature).not.toBe(signed.mintSignature);
    await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null);
    expect(await outcomeOf(world, handed)).toMatchObject({ gate: "confirmed", held: 1n });
  });

  test.each([
    ["to somebody else", { target: Keypair.generate().publicKey }, (all: TransactionInstruction[]) => all],
    ["without the mark of its collection", {}, (all: TransactionInstruction[]) => all.slice(0, -2)],
  ])("is not confirmed with an NFT that a thief of the seed minted %s", async (_, change, part) => {
    const handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    await mintByHand(world, handed, { ...change, part });
    const row = await advanceToEnd(world, seq);
    expect(row).toMatchObject({ status: "failed", reason: "MintedByOthers", confirmHash: null, closedAt: null });
    expect(await outcomeOf(world, handed)).toMatchObject({ gate: "open", hasMint: true });
    const seen = await findMigration(depsOf(world), { contract: world.collections[0], tokenId: handed.tokenId });
    expect(seen).toMatchObject({ status: "failed", left: "reclaim", mint: null });
    // also if the row had signed a mint of its own: no confirmation of ours is awaited
    await db
      .update(migrationRecord)
      .set({ mintSignature: "1".repeat(64) })
      .where(eq(migrationRecord.seq, seq));
    for (const hours of [0, 2]) {
      const later = await look(world, seq, { now: new Date(Date.now() + hours * HOUR_MS) });
      expect(later).toMatchObject({ status: "failed", reason: "MintedByOthers", mintedAt: null });
    }
    expect(logged.mock.calls.join()).not.toContain("waits for its confirmation");
  });

  test("is confirmed with its own NFT although its holder has given it away and the row was lost", async () => {
    const owner = Keypair.generate();
    const handed = await handOver(world, { target: owner.publicKey });
    const { seq } = await takeUp(world, handed);
    await mintByHand(world, handed, {});
    const mint = new PublicKey((await outcomeOf(world, handed)).mint);
    await giveAway(mint, owner);
    expect((await outcomeOf(world, handed)).held).toBe(0n);
    const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null);
    expect(end).toMatchObject({ status: "complete", mintSignature: null });
  });

  test("that always fails does not keep cron from the others, and is not the first again", async () => {
    const bad = await takeUp(world, await handOver(world));
    const good = await takeUp(world, await handOver(world));
    const due = new Date(Date.now() - 3_600_000);
    await db.update(migrationRecord).set({ lookAt: null }).where(isNull(migrationRecord.closedAt));
    for (const [at, { seq }] of [bad, good].entries()) {
      const lookAt = new Date(due.getTime() + at);
      await db.update(migrationRecord).set({ lookAt }).where(eq(migrationRecord.seq, seq));
    }
    const { evm } = depsOf(world);
    for (const error of [new Error("a fault"), new AppError("EvmChainUnavailable")]) {
      const read: typeof evm.read = (call, block) =>
        BigInt((call.args as readonly unknown[])[0] as bigint) === BigInt(bad.gateId ?? 0)
          ? Promise.reject(error)
          : evm.read(call, block);
      const deps = depsOf(world, { evm: { ...evm, read } });
      await db.update(migrationRecord).set({ lookAt: due }).where(eq(migrationRecord.seq, bad.seq));
      await advanceForgotten(deps);
      expect((await rowOf(bad.seq)).lookAt?.getTime()).toBeGreaterThan(Date.now());
      expect((await rowOf(good.seq)).status).toBe("minting");
    }
    // one at which the whole run ends, such as a Worker that is out of memory, is noted before
    await db.update(migrationRecord).set({ lookAt: due }).where(eq(migrationRecord.seq, bad.seq));
    const getFinalBlock = vi.fn(() => new Promise<never>(() => {}));
    void advanceForgotten(depsOf(world, { evm: { ...evm, getFinalBlock } }));
    await waitUntil(async () => getFinalBlock.mock.calls.length > 0);
    expect((await rowOf(bad.seq)).lookAt?.getTime()).toBeGreaterThan(Date.now());
    for (const { seq } of [bad, good]) await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null);
  });

  test("waits for a node that is behind the hand-over", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const { handOverBlock } = await rowOf(seq);
    const { evm } = depsOf(world);
    const behind = { ...evm, getFinalBlock: () => evm.getBlock((handOverBlock ?? 0) - 1) };
    expect(await advanceToEnd(world, seq, { evm: behind })).toMatchObject({ status: "received", reason: "NodeBehind" });
    expect(await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null)).toMatchObject({ status: "complete" });
  });

  test("has met every reason for which it fails or waits, in the tests above", () => {
    expect(REASONS.filter((reason) => !reasonsSeen.has(reason))).toEqual([]);
  });
});

/** Sends an NFT to the minter, which pays for it. */
async function giveAway(mint: PublicKey, owner: Keypair): Promise<void> {
  const { minter } = world.keys;
  const [from, to] = [owner, minter].map(({ publicKey }) =>
    findAssociatedTokenAddress(mint, publicKey, TOKEN_PROGRAM_ADDRESS),
  ) as [PublicKey, PublicKey];
  const transfer = new TransactionInstruction({
    programId: TOKEN_PROGRAM_ADDRESS,
    keys: [
      { pubkey: from, isSigner: false, isWritable: true },
      { pubkey: to, isSigner: false, isWritable: true },
      { pubkey: owner.publicKey, isSigner: true, isWritable: false },
    ],
    // Transfer, of one
    data: Buffer.from([3, 1, 0, 0, 0, 0, 0, 0, 0]),
  });
  const open = createTokenAccount(minter.publicKey, mint, TOKEN_PROGRAM_ADDRESS);
  await sendPlainly(testWallet(minter), [open, transfer], [owner]);
}
