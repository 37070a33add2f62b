import { beforeAll, describe, expect, test } from "vitest";
import type { EvmChain } from "~/domain/evm/evm-chain";
import { indexEvents } from "~/domain/migration/index-events.server";
import { listPairs, PAIRS_A_PAGE } from "~/domain/migration/pairs.server";
import { type Register, stateOfRegister, stateOfSum } from "~/domain/migration/register";
import { getRegister } from "~/domain/migration/register.server";
import type { Chain } from "~/domain/solana/chain";
import { AppError } from "~/errors";
import { evmCursor, setting } from "~db/schema";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { testDatabase as db } from "../database";
import { chain } from "../staking/chain-world";
import { calling, mintOld, openKaia, person, send, storeContracts } from "./kaia-world";
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
    expect(stateOfRegister(found)).toBe("holds");
  });

  test("differs if the index lost an NFT, a new NFT is missing, or a collection is another's", async () => {
    const lost: Chain = {
      ...chain,
      async getAccounts(...asked) {
        const { slot, accounts } = await chain.getAccounts(...asked);
        return { slot, accounts: accounts.map((account, at) => (at === 0 ? null : account)) };
      },
    };
    const found = await read({ chain: lost });
    expect(stateOfSum("made", found.collections[0]!)).toBe("differs");
    const [first, ...others] = world.projects;
    const stranger = { ...first!, newContractAddress: "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC" };
    await storeContracts({ gate: world.gate, firstBlock: world.firstBlock, projects: [stranger, ...others] });
    expect(stateOfSum("made", (await read()).collections[0]!)).toBe("differs");
    await storeContracts({ gate: world.gate, firstBlock: world.firstBlock, projects: world.projects });
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
    expect(all.pairs.map(({ gateId, status }) => [gateId, status])).toEqual([
      [3, "open"],
      [2, "confirmed"],
      [1, "confirmed"],
    ]);
    expect(all.pairs[0]?.newNft).toBeNull();
    expect(all.pairs[1]?.newNft?.face?.name).toMatch(/^New 1 #\d+$/);
    expect((await listPairs(depsOf(world), 2)).pairs.map(({ gateId }) => gateId)).toEqual([1]);
    expect((await listPairs(depsOf(world), 1)).pairs).toEqual([]);
    expect((await listPairs(depsOf(world), 999)).pairs).toHaveLength(3);
    expect(PAIRS_A_PAGE).toBe(20);
  });

  test("lists the pairs without their names while Solana does not answer", async () => {
    const { pairs } = await listPairs(depsOf(world, { chain: down }), null);
    expect(pairs).toHaveLength(3);
  });
});
