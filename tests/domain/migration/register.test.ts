import { ne } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { EvmChain } from "~/domain/evm/evm-chain";
import { indexEvents } from "~/domain/migration/index-events.server";
import { listPairs, PAIRS_A_PAGE } from "~/domain/migration/pairs.server";
import { type Register, sentPlainly, stateOfRegister, stateOfSum } from "~/domain/migration/register";
import { getRegister } from "~/domain/migration/register.server";
import type { Chain, ChainAccount } from "~/domain/solana/chain";
import { AppError } from "~/errors";
import { evmCursor, nftMetadata, oldNft, setting } from "~db/schema";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { testDatabase as db } from "../database";
import { chain } from "../staking/chain-world";
import { calling, FEE, mintOld, openKaia, person, send, storeContracts } from "./kaia-world";
import {
  advanceToEnd,
  depsOf,
  handOver,
  hasBothChains,
  type MigrationWorld,
  openMigrationWorld,
  takeUp,
} from "./migration-world";

/** The public register on real nodes of both chains. */

let world: MigrationWorld;
/** Each reading is of a later time, so that none is taken from memory. */
let looks = 0;
const register = (change: Partial<Parameters<typeof getRegister>[0]> = {}) =>
  getRegister(depsOf(world, { now: new Date(Date.now() + ++looks * 100_000), ...change }));

type Read = Extract<Register, { kind: "read" }>;
const read = async (change = {}) => (await register(change)) as Read;

const down: Chain = { ...chain, getAccounts: () => Promise.reject(new AppError("ChainUnavailable")) };

/** Solana with other accounts than it has: `change` is given each account with its place. */
function changing(change: (account: ChainAccount | null, at: number) => ChainAccount | null): Chain {
  return {
    ...chain,
    async getAccounts(...asked) {
      const { slot, accounts } = await chain.getAccounts(...asked);
      return { slot, accounts: accounts.map(change) };
    },
  };
}

/** The same with other bytes in every mint. */
function changingMints(change: (data: Uint8Array) => Uint8Array): Chain {
  return changing((account) =>
    account?.data.length === 82 ? { ...account, data: change(Uint8Array.from(account.data)) } : account,
  );
}

describe.skipIf(!hasBothChains)("the register of the migration", () => {
  beforeAll(async () => {
    world = await openMigrationWorld();
    for (const isComplete of [true, true, false]) {
      const handed = await handOver(world, { count: 2 });
      const { seq } = await takeUp(world, handed);
      if (isComplete) await advanceToEnd(world, seq);
    }
    while ((await indexEvents(depsOf(world)))?.problem);
  }, 120_000);

  test("adds up what both chains have, for each collection", async () => {
    const found = await read();
    expect(found).toMatchObject({ kind: "read", gate: world.gate, records: 3, isWhole: true });
    expect(found.collections[0]).toMatchObject({
      oldSupply: 6,
      inHands: 3,
      inGate: 3,
      open: 1,
      confirmed: 2,
      made: { confirmed: 2, there: 2, burned: 0 },
    });
    expect(found.collections[1]).toMatchObject({ oldSupply: 0, inHands: 0, inGate: 0 });
    expect(stateOfRegister(found)).toBe("holds");
  });

  test("counts what was sent to the gate without a record apart, and still adds up", async () => {
    const holder = await person();
    await mintOld(world, holder.address, 1, 1);
    const [, contract] = world.collections;
    const data = calling(standardNftAbi, "transferFrom", [holder.address, world.gate, 1n]);
    await send({ from: holder.address, to: contract, data });
    while ((await indexEvents(depsOf(world)))?.problem);
    const found = await read();
    expect(found.collections[1]).toMatchObject({ oldSupply: 1, inHands: 0, inGate: 1, open: 0, confirmed: 0 });
    expect(sentPlainly(found.collections[1]!)).toBe(1);
    expect(stateOfRegister(found)).toBe("holds");
  });

  test("differs if a new NFT is missing, or its collection is another's", async () => {
    const found = await read({ chain: changing((account, at) => (at === 0 ? null : account)) });
    expect(stateOfSum("made", found.collections[0]!, true)).toBe("differs");
    const [first, ...others] = world.projects;
    const stranger = { ...first!, newContractAddress: "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC" };
    await storeContracts({ gate: world.gate, firstBlock: world.firstBlock, projects: [stranger, ...others] });
    expect(stateOfSum("made", (await read()).collections[0]!, true)).toBe("differs");
    await storeContracts({ gate: world.gate, firstBlock: world.firstBlock, projects: world.projects });
  });

  test("differs if the index has lost an NFT", async () => {
    const [lost] = await db.delete(oldNft).where(ne(oldNft.owner, world.gate)).returning();
    const rest = await read();
    expect(stateOfSum("supply", rest.collections[0]!, true)).toBe("differs");
    expect(lost).toBeDefined();
    await db.delete(evmCursor);
    while ((await indexEvents(depsOf(world)))?.problem);
    expect(stateOfRegister(await read())).toBe("holds");
  });

  test("counts an empty mint as burned only if nobody but its edition could ever fill it", async () => {
    // the supply is at byte 36 of a mint, its authority at byte 4
    const empty = (data: Uint8Array) => data.fill(0, 36, 44);
    const burned = await read({ chain: changingMints(empty) });
    expect(burned.collections[0]?.made).toEqual({ confirmed: 2, there: 0, burned: 2 });
    expect(stateOfSum("made", burned.collections[0]!, true)).toBe("holds");
    const refillable = await read({ chain: changingMints((data) => empty(data).fill(7, 4, 36)) });
    expect(refillable.collections[0]?.made).toEqual({ confirmed: 2, there: 0, burned: 0 });
    expect(stateOfSum("made", refillable.collections[0]!, true)).toBe("differs");
    const ownerless = await read({ chain: changingMints((data) => empty(data).fill(0, 0, 36)) });
    expect(stateOfSum("made", ownerless.collections[0]!, true)).toBe("differs");
  });

  test("says that Solana cannot be read, and shows what Kaia has", async () => {
    const found = await read({ chain: down });
    expect(found.collections[0]).toMatchObject({ oldSupply: 6, made: null });
    expect(stateOfRegister(found)).toBe("unread");
  });

  test("does not say that all NFTs are with holders before the index has read anything", async () => {
    const cursors = await db.select().from(evmCursor);
    await db.delete(evmCursor);
    try {
      expect((await read()).collections[0]).toMatchObject({ inHands: null, oldSupply: 6 });
    } finally {
      await db.insert(evmCursor).values(cursors);
    }
  });

  test("does not count the NFTs of holders while the index reads events once more", async () => {
    const [cursor] = await db.select().from(evmCursor);
    await db.update(evmCursor).set({ rereadTo: cursor!.blockNumber + 1 });
    try {
      expect((await read()).collections[0]).toMatchObject({ inHands: null, oldSupply: 6 });
    } finally {
      await db.update(evmCursor).set({ rereadTo: cursor!.rereadTo });
    }
  });

  test("is read at the newest block if the node has forgotten that of the index", async () => {
    const evm = openKaia();
    const [{ blockNumber } = { blockNumber: 0 }] = await db.select().from(evmCursor);
    await send({ from: world.owner.address, to: world.owner.address, data: "0x" });
    const forgetful: EvmChain = {
      ...evm,
      read: ((call: never, block: number) =>
        block === blockNumber ? Promise.reject(new AppError("EvmChainUnavailable")) : evm.read(call, block)) as never,
    };
    const found = await read({ evm: forgetful });
    expect(found.block).toBeGreaterThan(blockNumber);
    expect(found.collections[0]).toMatchObject({ inHands: null });
    expect(stateOfRegister(found)).toBe("unread");
  });

  test("cannot be read while Kaia does not answer, and is not set up without contracts", async () => {
    expect(await register({ evm: openKaia({ rpcUrls: ["http://127.0.0.1:1"] }) })).toEqual({ kind: "unread" });
    const stored = await db.select().from(setting);
    await db.delete(setting);
    expect(await register()).toEqual({ kind: "notSetUp" });
    await db.insert(setting).values(stored);
  });

  test("lists every pair once, newest first, page by page", async () => {
    const all = await listPairs(depsOf(world), null);
    expect(all).toMatchObject({ records: 3, older: null });
    expect(all.pairs.map(({ gateId, standing }) => [gateId, standing])).toEqual([
      [3, "underWay"],
      [2, "confirmed"],
      [1, "confirmed"],
    ]);
    expect(all.pairs[0]?.newNft).toBeNull();
    expect(all.pairs.map(({ takeBack }) => takeBack)).toEqual([null, null, null]);
    expect(all.pairs[1]?.newNft?.face?.name).toMatch(/^New 1 #\d+$/);
    expect((await listPairs(depsOf(world), 2)).pairs.map(({ gateId }) => gateId)).toEqual([1]);
    expect((await listPairs(depsOf(world), 1)).pairs).toEqual([]);
    expect((await listPairs(depsOf(world), 999)).pairs).toHaveLength(3);
  });

  test("lists the pairs without the names that no list of ours has while Solana does not answer", async () => {
    await db.delete(nftMetadata);
    const { pairs } = await listPairs(depsOf(world, { chain: down }), null);
    expect(pairs.map(({ newNft }) => newNft?.face)).toEqual([undefined, null, null]);
  });

  test("lists no pair twice and leaves none out where a page ends", async () => {
    await handOverMany(world, PAIRS_A_PAGE);
    const first = await listPairs(depsOf(world), null);
    expect(first.pairs.map(({ gateId }) => gateId)).toEqual(Array.from({ length: PAIRS_A_PAGE }, (_, at) => 23 - at));
    expect(first.older).toBe(4);
    const second = await listPairs(depsOf(world), first.older);
    expect(second.pairs.map(({ gateId }) => gateId)).toEqual([3, 2, 1]);
    expect(second.older).toBeNull();
  });
});

/** Hands over new old NFTs of one holder, all in one transaction. */
async function handOverMany(world: MigrationWorld, count: number) {
  const {
    gate,
    collections: [collection],
  } = world;
  const { address: from } = await person();
  await mintOld(world, from, count);
  const supply = { address: collection, abi: standardNftAbi, functionName: "totalSupply", args: [] } as const;
  const last = await openKaia().read(supply, "latest");
  const approve = calling(standardNftAbi, "setApprovalForAll", [gate, true]);
  await send({ from, to: collection, data: approve });
  const nfts = Array.from({ length: count }, (_, at) => ({ collection, tokenId: last - BigInt(at) }));
  const data = calling(migrationGateAbi, "migrateBatch", [nfts, `0x${"11".repeat(32)}`]);
  await send({ from, to: gate, data, value: FEE * BigInt(count) });
}
