import { eq } from "drizzle-orm";
import { zeroAddress } from "viem";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { indexEvents } from "~/domain/migration/index-events.server";
import { listOldNfts, OLD_NFTS_A_PAGE, type OldNftKey } from "~/domain/migration/old-nfts.server";
import { getContracts } from "~/domain/migration/projects.server";
import { evmCursor, oldNft } from "~db/schema";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { testDatabase as db } from "../database";
import {
  calling,
  type GateWorld,
  KAIA_ID,
  kaiaUrl,
  mintOld,
  openGateWorld,
  openKaia,
  person,
  rpc,
  send,
  storeContracts,
} from "./kaia-world";

/** The index of old NFTs, on a real node of the former chain. */

let world: GateWorld;
let holder: { address: `0x${string}` };
let other: { address: `0x${string}` };

const index = (evm = openKaia()) => indexEvents({ db, evm, evmNodes: [], now: new Date(), follow: async () => {} });
const transfer = (from: string, to: string, id: bigint, place: 0 | 1 = 0) =>
  send({ from, to: world.collections[place], data: calling(standardNftAbi, "transferFrom", [from, to, id]) });

async function idsOf(owner: string): Promise<string[]> {
  const contracts = await getContracts(db, KAIA_ID);
  const ids: string[] = [];
  let after: OldNftKey | null = null;
  do {
    const page: Awaited<ReturnType<typeof listOldNfts>> = await listOldNfts(db, contracts, { owner, after });
    ids.push(...page.nfts.map(({ oldProjectId, oldNftId }) => `${oldProjectId} ${oldNftId}`));
    after = page.next;
  } while (after);
  return ids;
}

describe.skipIf(!kaiaUrl)("the index of old NFTs", () => {
  beforeAll(async () => {
    world = await openGateWorld();
  }, 60_000);

  beforeEach(async () => {
    [holder, other] = [await person(), await person()];
  });

  test("follows mints, transfers and burns", async () => {
    await mintOld(world, holder.address, 3);
    await mintOld(world, holder.address, 1, 1);
    await transfer(holder.address, other.address, 2n);
    await index();
    expect(await idsOf(holder.address)).toEqual(expect.arrayContaining(["old-1 1", "old-1 3", "old-2 1"]));
    expect(await idsOf(other.address)).toEqual(["old-1 2"]);
    await transfer(other.address, holder.address, 2n);
    await send({ from: holder.address, to: world.collections[0], data: calling(standardNftAbi, "burn", [3n]) });
    await index();
    expect((await idsOf(holder.address)).toSorted()).toEqual(["old-1 1", "old-1 2", "old-2 1"]);
    expect(await idsOf(other.address)).toEqual([]);
  });

  test("lists names, picture and project of an NFT by its number", async () => {
    await mintOld(world, holder.address, 1, 1);
    await index();
    const { nfts } = await listOldNfts(db, await getContracts(db, KAIA_ID), { owner: holder.address });
    expect(nfts).toMatchObject([
      { oldProjectName: "Old 2", oldNftContract: world.collections[1], newProjectName: "New 2" },
    ]);
    const [{ oldNftId, oldNftName, oldNftImage }] = nfts as [(typeof nfts)[0]];
    expect(oldNftName).toBe(`Old 2 #${oldNftId}`);
    expect(oldNftImage).toBe(`/art/old-2-${oldNftId}.svg`);
  });

  test("pages through a wallet with 2,000, in the order of their numbers, and reads once for a page", async () => {
    const rows = Array.from({ length: 2_000 }, (_, i) => ({
      contract: world.collections[0],
      tokenId: 10n ** 20n + BigInt(i),
      owner: holder.address,
      blockNumber: 1,
      logIndex: i,
    }));
    for (let i = 0; i < rows.length; i += 20) await db.insert(oldNft).values(rows.slice(i, i + 20));
    const ids = await idsOf(holder.address);
    expect(ids).toEqual(rows.map(({ tokenId }) => `old-1 ${tokenId}`));
    const query = db
      .select()
      .from(oldNft)
      .where(eq(oldNft.owner, holder.address))
      .orderBy(oldNft.contract, oldNft.tokenId);
    const { sql, params } = query.limit(OLD_NFTS_A_PAGE).toSQL();
    const plan = await (db as unknown as { $client: D1Like }).$client
      .prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join()).toMatch(/old_nft_owner/);
    expect(plan.results.map(({ detail }) => detail).join()).not.toMatch(/TEMP B-TREE/);
    await db.delete(oldNft).where(eq(oldNft.owner, holder.address));
  });

  test("gives the same rows after being read again from the first block, in ranges of any length", async () => {
    await mintOld(world, holder.address, 4);
    await index();
    const before = await db.select().from(oldNft).orderBy(oldNft.contract, oldNft.tokenId);
    await db.delete(evmCursor);
    await db.delete(oldNft);
    const evm = openKaia();
    for (let run = 0; run < 400 && (await cursor())?.blockNumber !== (await evm.getFinalBlock()).number; run++) {
      await indexEvents({ db, evm, evmNodes: [], now: new Date(), follow: async () => {} }, { ranges: 3, blocks: 7 });
    }
    expect(await db.select().from(oldNft).orderBy(oldNft.contract, oldNft.tokenId)).toEqual(before);
  });

  test("leaves no trace of transfers that a reorganisation has undone, and takes those of the new blocks", async () => {
    await mintOld(world, holder.address, 2);
    await index();
    const [kept, moved] = (await idsOf(holder.address)).map((id) => BigInt(id.split(" ")[1] ?? ""));
    const snapshot = await rpc<string>("evm_snapshot");
    await transfer(holder.address, other.address, moved!);
    await index();
    expect(await idsOf(other.address)).toHaveLength(1);
    // the node goes back, and makes other blocks in the place of those that were indexed
    await rpc("evm_revert", [snapshot]);
    await transfer(holder.address, other.address, kept!);
    await rpc("anvil_mine", ["0x3"]);
    expect(await index()).toEqual({ problem: "Reorganized" });
    expect(await index()).toEqual({ problem: null });
    expect(await idsOf(holder.address)).toEqual([`old-1 ${moved}`]);
    expect(await idsOf(other.address)).toEqual([`old-1 ${kept}`]);
  });

  test("reads everything again after a reorganisation that is deeper than what it remembers", async () => {
    await mintOld(world, holder.address, 1);
    await index();
    const ids = await idsOf(holder.address);
    const [row] = await db.select().from(evmCursor);
    const checkpoints = row!.checkpoints.map(({ number }) => ({ number, hash: `0x${"0".repeat(64)}` }));
    await db.update(evmCursor).set({ checkpoints });
    expect(await index()).toEqual({ problem: "Reorganized" });
    expect(await index()).toEqual({ problem: null });
    expect(await idsOf(holder.address)).toEqual(ids);
  });

  test("waits for a node that is behind, and for one that does not answer", async () => {
    await index();
    const ahead = { ...(await db.select().from(evmCursor))[0]! };
    await db.update(evmCursor).set({ blockNumber: ahead.blockNumber + 1_000 });
    expect(await index()).toEqual({ problem: "NodeBehind" });
    await db.update(evmCursor).set({ blockNumber: ahead.blockNumber });
    expect(await index(openKaia({ rpcUrls: ["http://127.0.0.1:1"] }))).toEqual({ problem: "EvmChainUnavailable" });
    expect((await cursor())?.problem).toBe("EvmChainUnavailable");
    expect(await index()).toEqual({ problem: null });
    expect((await cursor())?.problem).toBeNull();
  });

  test("leaves blocks alone that do not have their confirmations yet", async () => {
    await index();
    await mintOld(world, holder.address, 1);
    await index(openKaia({ confirmations: 2 }));
    expect(await idsOf(holder.address)).toEqual([]);
    await rpc("anvil_mine", ["0x2"]);
    await index(openKaia({ confirmations: 2 }));
    expect(await idsOf(holder.address)).toHaveLength(1);
  });

  test("goes on in short ranges if its node gives one block for each call", async () => {
    await index();
    const [{ blockNumber: start } = { blockNumber: -1 }] = await db.select().from(evmCursor);
    await mintOld(world, holder.address, 1);
    await rpc("anvil_mine", ["0x96"]);
    let calls = 0;
    const strict: typeof fetch = (url, init) => {
      const [{ method, params, id }] = [JSON.parse(String(init?.body))].flat();
      if (method !== "eth_getLogs") return fetch(url, init);
      calls++;
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
      if (fromBlock === toBlock) return fetch(url, init);
      const error = { code: -32_000, message: "query exceeds max block range" };
      const answer = { jsonrpc: "2.0", id, error };
      return Promise.resolve(Response.json(String(init?.body).startsWith("[") ? [answer] : answer));
    };
    const { number: final } = await openKaia().getFinalBlock();
    let read = start;
    while (read < final) {
      calls = 0;
      expect(await index(openKaia({ fetch: strict }))).toEqual({ problem: null });
      expect(calls).toBeLessThan(700);
      const [cursor] = await db.select().from(evmCursor);
      expect(cursor?.blockNumber).toBeGreaterThan(read);
      read = cursor?.blockNumber ?? -1;
    }
    expect(await idsOf(holder.address)).toHaveLength(1);
  });

  test("takes no transfer of a contract that is not ours", async () => {
    const foreign = await openGateWorld();
    await mintOld(foreign, holder.address, 1);
    const { gate, firstBlock, projects } = world;
    await storeContracts({ gate, firstBlock, projects });
    await index();
    expect(await db.select().from(oldNft).where(eq(oldNft.contract, foreign.collections[0]))).toEqual([]);
    expect(await idsOf(zeroAddress)).not.toContain("old-1 0");
  });

  const cursor = async () => (await db.select().from(evmCursor).where(eq(evmCursor.chainId, KAIA_ID)))[0];
});

type D1Like = {
  prepare(sql: string): { bind(...values: unknown[]): { all<T>(): Promise<{ results: T[] }> } };
};
