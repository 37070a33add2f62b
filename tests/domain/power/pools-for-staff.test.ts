import { RouterContextProvider } from "react-router";
import { beforeAll, expect, inject, test } from "vitest";
import { readList } from "~/admin/read-list.server";
import { nftPoolResource } from "~/admin/resources/nft-pool.server";
import { poolFeeResource } from "~/admin/resources/pool-fee.server";
import { streamResource } from "~/admin/resources/stream.server";
import { FEE_CAP_BPS } from "~/domain/authority/staking-bounds";
import { readNftPools } from "~/domain/power/read-nft-pools.server";
import { streamsOf } from "~/domain/power/streams.server";
import { LOCALES } from "~/locales/locales";
import { configContext, localeContext } from "~/server/context";
import math from "../../../programs/staking/src/math.rs?raw";
import { testDatabase as db } from "../database";
import { POOLS, storePools } from "../nft-staking/nft-world";
import { storeSealedSetting } from "../settings/sealed-setting";
import { chain, poolAddress } from "../staking/chain-world";

const NOBODY_ANSWERS = "http://127.0.0.1:9";
const locale = LOCALES.find(({ code }) => code === "en")!;
const url = new URL("https://punkvism.test/");
const staff = { accountId: "1", email: "", nickname: "", role: "viewer", sessionIdHash: "", provenAt: new Date(0) };

beforeAll(async () => {
  await storePools();
  await storeSealedSetting("coin_pool_address", poolAddress);
});

/** The cells of a list, with the chain behind this address. */
async function cellsOf(resource: typeof streamResource, rpcUrl: string) {
  const context = new RouterContextProvider();
  context.set(configContext, { rpcUrls: [rpcUrl] } as Parameters<typeof context.set<typeof configContext>>[1]);
  context.set(localeContext, locale);
  const { rows } = await readList({ db, context }, { resource, url, locale, staff: staff as never });
  return rows.map(({ cells }) => cells.map((cell) => ("text" in cell ? cell.text : null)));
}

test("lists every reward of every pool with its rate and its funds, as the chain has them", async () => {
  const rows = await cellsOf(streamResource, inject("rpcUrl"));
  expect(rows).toHaveLength(POOLS.reduce((sum, { rewards }) => sum + rewards.length, 0));
  const [pool, reward, state, rate, , free, owed] = rows[0] ?? [];
  expect([pool, reward, state]).toEqual(["Punky Boost · Genesis", "Twig", "Paying"]);
  // each language writes figures in its own way, and the unit does not break onto the next line
  expect(rate).toMatch(/^[\d.]+\u00a0Twig$/);
  expect(free).toMatch(/^\d{1,3}(,\d{3})*(\.\d+)?\u00a0Twig$/);
  expect(owed).toMatch(/\u00a0Twig$/);
});

test("says how many whole days the funds of a reward last with the NFTs that are staked", async () => {
  const [pool] = await readNftPools({ db, chain });
  if (!pool?.reading) throw new Error("the local chain has this pool");
  const [resting] = streamsOf([{ ...pool, reading: { ...pool.reading, pool: { ...pool.reading.pool, weight: 0 } } }]);
  expect(resting?.runwayDays).toBeNull();
  // two NFTs without a term
  const busy = { ...pool.reading.pool, weight: 20_000 };
  const [stream] = streamsOf([{ ...pool, reading: { ...pool.reading, pool: busy } }]);
  const view = stream?.view;
  if (!view || view.endTs !== null) throw new Error("a reward without an end");
  expect(stream.runwayDays).toBe(Number(view.freeRaw / (2n * view.rateRaw)));
});

test("says that a reward, a collection or a fee cannot be read while no node answers, and lists it anyway", async () => {
  for (const resource of [streamResource, nftPoolResource, poolFeeResource]) {
    const read = await cellsOf(resource, inject("rpcUrl"));
    const unread = await cellsOf(resource, NOBODY_ANSWERS);
    expect(unread).toHaveLength(read.length);
    expect(read.flat()).not.toContain("Cannot be read");
    for (const cells of unread) expect(cells).toContain("Cannot be read");
  }
});

test("names the cap of fees that the program has, and a fee for each pool", async () => {
  expect(math).toContain(`MAX_FEE_BPS: u16 = ${FEE_CAP_BPS.toLocaleString("en-US").replace(",", "_")};`);
  const rows = await cellsOf(poolFeeResource, inject("rpcUrl"));
  expect(rows.map(([pool]) => pool)).toEqual(["SCG", ...POOLS.map(() => expect.stringMatching(/^Punky /))]);
  for (const [, fee, cap] of rows) expect([fee, cap]).toEqual([expect.stringMatching(/^[\d.]+%$/), "10%"]);
});

test("says what each pool takes, and how much room it has", async () => {
  const rows = await cellsOf(nftPoolResource, inject("rpcUrl"));
  expect(rows.map(([, state]) => state)).toEqual(POOLS.map(() => "Open"));
  for (const [, , takes, nfts, room] of rows) {
    expect(["Verified collection", "Allow-list"]).toContain(takes);
    expect([nfts, room]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^[\d,]+$/)]);
  }
});
