import { and, desc, eq } from "drizzle-orm";
import { type Hex, toHex } from "viem";
import { beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { EvmChain, EvmLogFilter } from "~/domain/evm/evm-chain";
import { indexEvents } from "~/domain/migration/index-events.server";
import { findByGateId } from "~/domain/migration/records.server";
import { AppError } from "~/errors";
import { evmCursor, migrationRecord, oldNft } from "~db/schema";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { testDatabase as db } from "../database";
import {
  calling,
  FEE,
  type GateWorld,
  kaiaUrl,
  mintOld,
  openGateWorld,
  openKaia,
  person,
  send,
  storeContracts,
} from "./kaia-world";

/** Records of the gate of which a node of the former chain reports no event, on a real node whose answers lack some. */

const SOLANA_ADDRESS = toHex(new Uint8Array(32).fill(9));

let world: GateWorld;
let errors: MockInstance<typeof console.error>;
const followed: number[] = [];

const index = (evm: EvmChain, evmNodes: EvmChain[] = []) =>
  indexEvents({ db, evm, evmNodes, now: new Date(), follow: async (seq) => void followed.push(seq) });
const cursor = async () => (await db.select().from(evmCursor))[0]!;
const rowOf = (gateId: number) => findByGateId(db, world.gate, gateId);
const alarms = () =>
  errors.mock.calls.map(([line]) => JSON.parse(String(line))).filter(({ event }) => /no event told/.test(event));

type HandedOver = { gateId: number; tokenId: bigint; hash: Hex };

/** A new holder's old NFT, handed over without any page of ours. */
async function handOver(place: 0 | 1 = 0): Promise<HandedOver> {
  const { address } = await person();
  const contract = world.collections[place];
  await mintOld(world, address, 1, place);
  const of = { address: contract, abi: standardNftAbi } as const;
  const tokenId = await openKaia().read({ ...of, functionName: "totalSupply", args: [] }, "latest");
  await send({ from: address, to: contract, data: calling(standardNftAbi, "approve", [world.gate, tokenId]) });
  const args = [contract, tokenId, SOLANA_ADDRESS];
  const hash = await send({
    from: address,
    to: world.gate,
    data: calling(migrationGateAbi, "migrate", args),
    value: FEE,
  });
  const count = { address: world.gate, abi: migrationGateAbi, functionName: "count", args: [] } as const;
  return { gateId: Number(await openKaia().read(count, "latest")), tokenId, hash };
}

/** A node that reports nothing of a transaction. `ranges`: what it was asked for. */
function forgetful({ hash }: HandedOver): { node: EvmChain; ranges: EvmLogFilter[] } {
  const evm = openKaia();
  const ranges: EvmLogFilter[] = [];
  const listLogs: EvmChain["listLogs"] = async (filter) => {
    ranges.push(filter);
    return (await evm.listLogs(filter)).filter(({ transactionHash }) => transactionHash !== hash);
  };
  return { node: { ...evm, listLogs }, ranges };
}

/** A node that says something else of how many records there are. */
function counting(change: (count: bigint) => bigint, evm: EvmChain = openKaia()): EvmChain {
  const read = (async (call: { functionName: string }, block: number) => {
    const answer = await evm.read(call as never, block);
    return call.functionName === "count" ? change(answer as bigint) : answer;
  }) as EvmChain["read"];
  return { ...evm, read };
}

describe.skipIf(!kaiaUrl)("a record of which a node reports no event", () => {
  beforeAll(async () => {
    errors = vi.spyOn(console, "error").mockImplementation(() => {});
    world = await openGateWorld();
  }, 60_000);

  beforeEach(async () => {
    while ((await index(openKaia()))?.problem);
    errors.mockClear();
    followed.length = 0;
  });

  test("is taken up from the gate at once, and gets its transaction and its NFT's owner from another node", async () => {
    const before = await handOver();
    const left = await handOver();
    await handOver(1);
    const { node } = forgetful(left);
    expect(await index(node, [node, openKaia()])).toEqual({ problem: "RecordsUntold" });
    const row = await rowOf(left.gateId);
    expect(row).toMatchObject({ status: "received", oldNftId: left.tokenId, handOverHash: null });
    expect(followed).toContain(row?.seq);
    const [{ blockNumber, problem }, known] = [await cursor(), await rowOf(before.gateId)];
    expect({ blockNumber, problem }).toEqual({ blockNumber: known!.handOverBlock! - 1, problem: "RecordsUntold" });
    expect(alarms()).toMatchObject([{ untold: 1, rereadFrom: known?.handOverBlock }]);
    expect(await index(node, [node, openKaia()])).toEqual({ problem: null });
    expect(await rowOf(left.gateId)).toMatchObject({ seq: row?.seq, handOverHash: left.hash });
    const isIt = and(eq(oldNft.contract, world.collections[0]), eq(oldNft.tokenId, left.tokenId));
    expect(await db.select().from(oldNft).where(isIt)).toMatchObject([{ owner: world.gate }]);
    expect(await cursor()).toMatchObject({ problem: null, gateRecords: left.gateId + 1 });
  });

  test("is looked for from the gate's first block if no event before it is known", async () => {
    world = await openGateWorld();
    const first = await handOver();
    const { node } = forgetful(first);
    expect(await index(node)).toEqual({ problem: "RecordsUntold" });
    expect(await cursor()).toMatchObject({ blockNumber: world.firstBlock - 1, gateRecords: 1 });
    expect(await index(openKaia())).toEqual({ problem: null });
    expect(await rowOf(1)).toMatchObject({ handOverHash: first.hash });
  });

  test("of which no node has the event goes on, and its blocks are read once more and not again", async () => {
    const left = await handOver();
    const { node, ranges } = forgetful(left);
    expect(await index(node)).toEqual({ problem: "RecordsUntold" });
    expect(await index(node)).toEqual({ problem: null });
    const { blockNumber } = await cursor();
    await handOver();
    ranges.length = 0;
    expect(await index(node)).toEqual({ problem: null });
    expect(ranges.map(({ from }) => from)).toEqual([blockNumber + 1]);
    expect(await rowOf(left.gateId)).toMatchObject({ status: "received", handOverHash: null });
    expect(alarms()).toHaveLength(1);
  });

  test("that a page told of is looked for too, as it has no transaction", async () => {
    const left = await handOver();
    const { node } = forgetful(left);
    await index(node);
    // as a page leaves it, before the head of the chain is read
    await db.update(evmCursor).set({ gateRecords: left.gateId - 1, rereadTo: 0 });
    expect(await index(node, [node, openKaia()])).toEqual({ problem: "RecordsUntold" });
    expect(await index(node, [node, openKaia()])).toEqual({ problem: null });
    expect(await rowOf(left.gateId)).toMatchObject({ handOverHash: left.hash });
  });

  test("is found by the highest count, if the node that leaves it out leaves it out of its count too", async () => {
    const left = await handOver();
    const node = counting((count) => count - 1n, forgetful(left).node);
    expect(await index(node)).toEqual({ problem: null });
    expect(await rowOf(left.gateId)).toBeNull();
    expect(await index(node, [node, openKaia()])).toEqual({ problem: "RecordsUntold" });
    expect(await rowOf(left.gateId)).toMatchObject({ status: "received" });
  });

  test("is not stored while one of two nodes alone has it, as it could be invented", async () => {
    const { gateId } = await handOver();
    expect(await index(openKaia())).toEqual({ problem: null });
    const evm = counting((count) => count + 1n);
    const read = ((call: { functionName: string; args: readonly unknown[] }, block: number) => {
      const isIt = call.functionName === "records" && call.args[0] === BigInt(gateId + 1);
      return evm.read((isIt ? { ...call, args: [BigInt(gateId)] } : call) as never, block);
    }) as EvmChain["read"];
    followed.length = 0;
    expect(await index(openKaia(), [openKaia(), { ...evm, read }])).toEqual({ problem: "RecordsUntold" });
    expect(await rowOf(gateId + 1)).toBeNull();
    expect(followed).toEqual([]);
    const { blockNumber, finalBlock, gateRecords } = await cursor();
    expect({ blockNumber, gateRecords }).toEqual({ blockNumber: finalBlock, gateRecords: gateId });
    expect(await index(openKaia())).toEqual({ problem: null });
  });

  test("has its blocks read again only while two nodes answer, as one may leave the event out again", async () => {
    const left = await handOver();
    const { node } = forgetful(left);
    const dead = { ...openKaia(), listLogs: () => Promise.reject(new AppError("EvmChainUnavailable")) };
    expect(await index(node, [node, dead])).toEqual({ problem: "RecordsUntold" });
    expect(await index(node, [node, dead])).toEqual({ problem: "EvmChainUnavailable" });
    expect(await index(node, [node, openKaia()])).toEqual({ problem: null });
    expect(await rowOf(left.gateId)).toMatchObject({ handOverHash: left.hash });
  });

  test("which no node has, although one counts it, stays a problem that is logged once and has nothing read again", async () => {
    const { gateId } = await handOver();
    const boasting = counting((count) => count + 1_000_000n);
    for (let run = 0; run < 2; run++) expect(await index(boasting)).toEqual({ problem: "RecordsUntold" });
    expect(alarms()).toMatchObject([{ count: gateId + 1_000_000, accounted: gateId - 1, rereadFrom: null }]);
    const { blockNumber, finalBlock, gateRecords } = await cursor();
    expect({ blockNumber, gateRecords }).toEqual({ blockNumber: finalBlock, gateRecords: gateId });
    const [{ newest } = { newest: null }] = await db
      .select({ newest: migrationRecord.gateId })
      .from(migrationRecord)
      .where(eq(migrationRecord.gate, world.gate))
      .orderBy(desc(migrationRecord.gateId));
    expect(newest).toBe(gateId);
    expect(await index(openKaia())).toEqual({ problem: null });
  });

  test("that stands before one which no node can read has its blocks read once more and not again", async () => {
    const unreadable = await handOver();
    const left = await handOver();
    const evm = openKaia();
    const read = (async (call: { functionName: string; args: readonly unknown[] }, block: number) => {
      const answer = await evm.read(call as never, block);
      const isIt = call.functionName === "records" && call.args[0] === BigInt(unreadable.gateId);
      return isIt ? { ...(answer as object), status: 0 } : answer;
    }) as EvmChain["read"];
    const node = { ...evm, read, listLogs: async () => [] };
    expect(await index(node)).toEqual({ problem: "RecordsUntold" });
    expect(await rowOf(left.gateId)).toMatchObject({ status: "received", handOverHash: null });
    await index(node);
    const { blockNumber, finalBlock, gateRecords } = await cursor();
    expect({ blockNumber, gateRecords }).toEqual({ blockNumber: finalBlock, gateRecords: unreadable.gateId - 1 });
    expect(await index(openKaia())).toEqual({ problem: "RecordsUntold" });
    expect(await rowOf(unreadable.gateId)).toMatchObject({ status: "received" });
  });

  test("of a collection that the settings do not name is no problem, and is looked for again once they name it", async () => {
    const { gate, firstBlock, projects } = world;
    await storeContracts({ gate, firstBlock, projects: projects.slice(0, 1) });
    while ((await index(openKaia()))?.problem);
    const foreign = await handOver(1);
    expect(await index(openKaia())).toEqual({ problem: null });
    expect(await rowOf(foreign.gateId)).toBeNull();
    expect(await cursor()).toMatchObject({ gateRecords: foreign.gateId });
    await storeContracts({ gate, firstBlock, projects });
    expect(await index(openKaia())).toEqual({ problem: null });
    expect(await rowOf(foreign.gateId)).toMatchObject({ handOverHash: foreign.hash });
  });
});
