import { PublicKey } from "@solana/web3.js";
import { beforeEach, describe, expect, test } from "vitest";
import { listHolders } from "~/domain/jobs/collection-source.server";
import { openAssetIndex } from "~/domain/solana/asset-index.server";
import { nftPosition } from "~db/schema";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";
import { addressOf } from "./job-world";

const COLLECTION = addressOf(9_000);
/** An account of a program, as the escrow of a pool is. */
const ESCROW = findAssociatedTokenAddress(
  new PublicKey(COLLECTION),
  new PublicKey(addressOf(1)),
  TOKEN_PROGRAM_ADDRESS,
).toBase58();

type Item = { id: string; burnt?: boolean; ownership: { owner: string } };
const item = (mint: number, owner: string, burnt = false): Item => ({
  id: addressOf(1_000 + mint),
  burnt,
  ownership: { owner },
});

/** Providers by their hosts: the items of a collection, or the answer of one that has no index. */
function providers(of: Record<string, Item[] | Response | Error>) {
  const asked: string[] = [];
  const ask: typeof fetch = async (url, init) => {
    const { host } = new URL(String(url));
    asked.push(host);
    const { params } = JSON.parse(String(init?.body));
    expect(params).toMatchObject({ groupKey: "collection", groupValue: COLLECTION });
    const has = of[host];
    if (has instanceof Error) throw has;
    if (!has || has instanceof Response) return has?.clone() ?? Response.error();
    const from = (params.page - 1) * params.limit;
    return Response.json({ result: { total: has.length, items: has.slice(from, from + params.limit) } });
  };
  const rpcUrls = Object.keys(of).map((host) => `https://${host}/key-that-nobody-sees`);
  return { asked, assets: openAssetIndex({ rpcUrls, ask }) };
}
const REFUSES = Response.json({ error: { code: -32601, message: "Method not found" } });

beforeEach(async () => {
  await db.delete(nftPosition);
});

test("each holder counts once, burnt NFTs count for nobody, and all pages are read", async () => {
  const items = Array.from({ length: 1_203 }, (_, at) => item(at, addressOf((at % 40) + 1)));
  const { asked, assets } = providers({ "one.test": [...items, item(5_000, addressOf(99), true)] });
  const holders = await listHolders({ db, assets }, COLLECTION);
  expect(holders).toEqual(Array.from({ length: 40 }, (_, at) => addressOf(at + 1)).sort());
  expect(asked).toHaveLength(3);
});

test("whoever staked an NFT in a pool is its holder, until it has left", async () => {
  const staked = (mint: number, change: Partial<typeof nftPosition.$inferInsert>) => ({
    ...{ address: `position-${mint}`, poolAddress: "pool", walletAddress: addressOf(7), mint: addressOf(1_000 + mint) },
    ...{ termDays: 0, weightBps: 0, baseWeightBps: 0, feeBps: 0, startTs: 1, leftTs: 0, seenSlot: 1, ...change },
  });
  await db.insert(nftPosition).values([staked(1, {}), staked(2, { leftTs: 5 }), staked(3, { closedAt: new Date() })]);
  const { assets } = providers({ "one.test": [item(1, ESCROW), item(2, ESCROW), item(3, addressOf(8))] });
  expect(await listHolders({ db, assets }, COLLECTION)).toEqual([addressOf(7), ESCROW, addressOf(8)].sort());
});

describe("a provider that does not list the collection", () => {
  test.each<[string, Response | Error]>([
    ["knows no such method", REFUSES],
    ["refuses", new Response("forbidden", { status: 403 })],
    ["is silent", new Error("timeout")],
    ["answers something else", Response.json({ result: { items: [{ id: "nonsense" }] } })],
  ])("%s: the next one is asked", async (_, answer) => {
    const { assets } = providers({ "one.test": answer, "two.test": [item(1, addressOf(3))] });
    expect(await listHolders({ db, assets }, COLLECTION)).toEqual([addressOf(3)]);
  });

  test("is named, without its key, if there is no other", async () => {
    const { assets } = providers({ "one.test": REFUSES, "two.test": new Error("timeout") });
    await expect(listHolders({ db, assets }, COLLECTION)).rejects.toMatchObject({
      code: "CollectionNotListed",
      details: { hosts: "one.test, two.test" },
    });
  });

  test("counts as such if it has more NFTs than can be read", async () => {
    const one = item(1, addressOf(3));
    const endless: typeof fetch = async (_, init) => {
      const { limit } = JSON.parse(String(init?.body)).params;
      return Response.json({ result: { items: Array(limit).fill(one) } });
    };
    const assets = openAssetIndex({ rpcUrls: ["https://one.test"], ask: endless });
    await expect(listHolders({ db, assets }, COLLECTION)).rejects.toMatchObject({ code: "CollectionNotListed" });
  });
});

test("a text that is no address has no holders, and no provider is asked", async () => {
  const { asked, assets } = providers({ "one.test": [] });
  expect(await listHolders({ db, assets }, "my collection")).toEqual([]);
  expect(asked).toEqual([]);
});
