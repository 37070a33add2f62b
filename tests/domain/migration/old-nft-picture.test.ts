import { beforeAll, describe, expect, test } from "vitest";
import type { EvmChain } from "~/domain/evm/evm-chain";
import { findOldNftPicture, type OldPictureDeps } from "~/domain/migration/old-nft-picture.server";
import { describeOldNft, listOldNfts } from "~/domain/migration/old-nfts.server";
import { getContracts } from "~/domain/migration/projects.server";
import { leaveRoom, registrableDomain, takeRoom } from "~/domain/nft-metadata/picture-rooms";
import { askedAt } from "~/domain/nft-metadata/rules";
import { AppError } from "~/errors";
import { oldNft, setting } from "~db/schema";
import { testDatabase as db } from "../database";

/** Pictures of old NFTs, wherever their collections say that they are. No chain: the collection's answer is given. */

const CHAIN = 8217;
const BY_CHAIN = `0x${"c1".repeat(20)}` as const;
const BY_SETTING = `0x${"c2".repeat(20)}` as const;
const FOREIGN = `0x${"c3".repeat(20)}` as const;
const OWNER = `0x${"aa".repeat(20)}`;
const OWN_HOST = "punkvism.example.net";
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
const JSON_AT = "https://nft.example.com/7.json";
const PICTURE_AT = "https://pictures.example.com/7.png";

const project = (oldContractAddress: string, more: object = {}) => ({
  oldProjectId: "old",
  oldProjectName: "Old",
  oldContractAddress,
  newProjectId: "new",
  newProjectName: "New",
  newSymbol: "NEW",
  newContractAddress: "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC",
  ...more,
});

beforeAll(async () => {
  const projects = [project(BY_CHAIN), project(BY_SETTING, { oldImagePath: "https://pictures.example.com/{id}.png" })];
  const contracts = { gate: FOREIGN, firstBlock: 0, projects };
  const value = JSON.stringify({ [CHAIN]: contracts });
  await db.insert(setting).values({ key: "migration", value, updatedAt: new Date() });
  const place = { tokenId: 7n, owner: OWNER, blockNumber: 1, logIndex: 0 };
  for (const contract of [BY_CHAIN, BY_SETTING, FOREIGN]) await db.insert(oldNft).values({ contract, ...place });
});

type Site = Record<string, () => Response | Promise<Response>>;

/**
 * `tokenUri`: what the collection answers; null if it refuses; unavailable if no node answers. `time`: of a test that decides
 * itself how time passes.
 */
function world(
  tokenUri: string | null | "unavailable",
  site: Site = {},
  time: Pick<Partial<OldPictureDeps>, "clock" | "wait"> = {},
) {
  const asked: string[] = [];
  const read = async () => {
    if (tokenUri === "unavailable") throw new AppError("EvmChainUnavailable");
    if (tokenUri === null) throw new Error("the contract refuses");
    return tokenUri;
  };
  const deps: OldPictureDeps = {
    db,
    evm: { chainId: CHAIN, read } as unknown as EvmChain,
    ownHosts: [OWN_HOST],
    wait: () => Promise.reject(new Error("this test has a room for each of its pictures")),
    ...time,
    async fetch(url) {
      asked.push(url);
      const answer = site[url];
      if (!answer) throw new TypeError(`nobody at ${url}`);
      return answer();
    },
  };
  return {
    asked,
    find: (contract: `0x${string}` = BY_CHAIN, tokenId = 7n) => findOldNftPicture(deps, { contract, tokenId }),
  };
}

/** The turns for which pictures wait; they pass only when the test says so. */
function openTurns() {
  const waits: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => waits.push(resolve)),
    countWaiting: () => waits.length,
    pass() {
      for (const one of waits.splice(0)) one();
    },
  };
}

const json = (value: unknown) => () => Response.json(value);
const picture = (type = "image/png", bytes: Uint8Array<ArrayBuffer> | string = PNG) => {
  return () => new Response(bytes, { headers: { "Content-Type": type } });
};
const inBase64 = (type: string, text: string) => `data:${type};base64,${btoa(text)}`;
const BYTES = { kind: "bytes", type: "image/png", bytes: PNG };

test("pages get an address of our own site, wherever the picture is", async () => {
  const { projects } = await getContracts(db, CHAIN);
  const images = projects.map((each) => describeOldNft(each, 7n).oldNftImage);
  expect(images).toEqual([BY_CHAIN, BY_SETTING].map((contract) => `/api/old-nft/${contract}/7/picture`));
  const { nfts } = await listOldNfts(db, await getContracts(db, CHAIN), { owner: OWNER });
  expect(nfts.map(({ oldNftImage }) => oldNftImage)).toEqual(images);
});

test("the picture comes from where the collection's metadata leads", async () => {
  const { asked, find } = world(JSON_AT, { [JSON_AT]: json({ image: PICTURE_AT }), [PICTURE_AT]: picture() });
  expect(await find()).toEqual(BYTES);
  expect(asked).toEqual([JSON_AT, PICTURE_AT]);
});

test("the picture comes from where the settings say, without asking the chain", async () => {
  const { asked, find } = world("unavailable", { [PICTURE_AT]: picture() });
  expect(await find(BY_SETTING)).toEqual(BYTES);
  expect(asked).toEqual([PICTURE_AT]);
});

test("IPFS and Arweave are reached through the gateways of the settings", async () => {
  const site = {
    [`https://ipfs.io/ipfs/${CID}/7`]: json({ image: `ar://${"a".repeat(43)}` }),
    [`https://arweave.net/${"a".repeat(43)}`]: picture("image/webp; charset=x"),
  };
  expect(await world(`ipfs://${CID}/7`, site).find()).toMatchObject({ kind: "bytes", type: "image/webp" });
});

test.each([
  ["base64", inBase64("application/json", JSON.stringify({ image: inBase64("image/svg+xml", "<svg/>") }))],
  ["percent signs", `data:application/json;utf8,${encodeURIComponent('{"image":"data:image/svg+xml,%3Csvg/%3E"}')}`],
])("metadata and a picture that are on the chain itself are read, in %s", async (_, uri) => {
  const { asked, find } = world(uri);
  expect(await find()).toEqual({ kind: "bytes", type: "image/svg+xml", bytes: new TextEncoder().encode("<svg/>") });
  expect(asked).toEqual([]);
});

test("nothing is asked for a collection that is not ours, nor for an NFT that the index does not know", async () => {
  const { asked, find } = world(JSON_AT, { [JSON_AT]: json({ image: PICTURE_AT }), [PICTURE_AT]: picture() });
  expect(await find(FOREIGN)).toBe("none");
  expect(await find(BY_CHAIN, 8n)).toBe("none");
  expect(asked).toEqual([]);
});

const large = new Uint8Array(10_000_000);
const redirect = (to: string) => () => new Response(null, { status: 302, headers: { Location: to } });
const ofPicture = (answer: () => Response): Site => ({ [JSON_AT]: json({ image: PICTURE_AT }), [PICTURE_AT]: answer });

test.each<[string, string | null, Site]>([
  ["has no metadata", null, {}],
  ["has empty metadata", "", {}],
  ["is served from a private address", "https://10.0.0.1/7.json", {}],
  ["is served by the site itself", `https://${OWN_HOST}/api/7`, {}],
  ["is served without TLS", "http://nft.example.com/7.json", {}],
  ["sends on to a private address", JSON_AT, ofPicture(redirect("https://192.168.0.1/7.png"))],
  ["sends on to a local name", JSON_AT, { [JSON_AT]: redirect("https://localhost/7.json") }],
  ["sends on to the site itself", JSON_AT, ofPicture(redirect(`https://${OWN_HOST}/api/sign-in/session`))],
  ["has 10 MB", JSON_AT, ofPicture(picture("image/png", large))],
  ["is a page", JSON_AT, ofPicture(picture("text/html", "<script>alert(1)</script>"))],
  ["is a page in its own address", JSON_AT, { [JSON_AT]: json({ image: inBase64("text/html", "<script>") }) }],
  ["is a script in its own address", "javascript:alert(1)", {}],
  ["has an address that is not what it says", "data:application/json;base64,%%%", {}],
  ["has metadata of 10 MB", JSON_AT, { [JSON_AT]: picture("application/json", large) }],
])("there is no picture for an NFT that %s", async (_, tokenUri, site) => {
  const { asked, find } = world(tokenUri, site);
  expect(await find()).toBe("none");
  expect(asked.filter((url) => url !== JSON_AT && url !== PICTURE_AT)).toEqual([]);
});

test("a chain that does not answer says nothing about the picture, so that it is asked for again", async () => {
  expect(await world("unavailable").find()).toBe("later");
});

test("many pictures wait their turn, and none that could be fetched is left out", async () => {
  const { wait, countWaiting, pass } = openTurns();
  const place = { contract: BY_SETTING, owner: OWNER, blockNumber: 1, logIndex: 0 };
  const ids = Array.from({ length: 12 }, (_, at) => BigInt(100 + at));
  for (const tokenId of ids) await db.insert(oldNft).values({ ...place, tokenId });
  const ends: (() => void)[] = [];
  const slow = () => new Promise<Response>((resolve) => ends.push(() => resolve(picture()())));
  const site = Object.fromEntries(ids.map((id) => [`https://pictures.example.com/${id}.png`, slow]));
  const { find } = world(null, site, { wait });
  let found = 0;
  const wanted = ids.map(async (id) => {
    const one = await find(BY_SETTING, id);
    found++;
    return one;
  });
  for (let left = ids.length; left > 0; left -= 3) {
    await expect.poll(() => [ends.length, countWaiting()]).toEqual([3, left - 3]);
    for (const end of ends.splice(0)) end();
    await expect.poll(() => found).toBe(ids.length - left + 3);
    pass();
  }
  expect(await Promise.all(wanted)).toEqual(ids.map(() => BYTES));
});

test("pictures of other sites do not wait for those of four slow ones, once it is known how slow they are", async () => {
  let nowMs = 0;
  const slowIds = Array.from({ length: 4 }, (_, at) => BigInt(200 + at));
  const quickId = 250n;
  const place = { contract: BY_CHAIN, owner: OWNER, blockNumber: 1, logIndex: 0 };
  for (const tokenId of [...slowIds, quickId]) await db.insert(oldNft).values({ ...place, tokenId });
  let ends: (() => void)[] = [];
  const late = () =>
    new Promise<Response>((_, reject) => ends.push(() => reject(new DOMException("", "TimeoutError"))));
  const end = () => {
    nowMs += 5_000;
    for (const one of ends) one();
    ends = [];
  };
  const { wait, countWaiting, pass: askAgain } = openTurns();
  const findFrom = (host: string, id: bigint, answer: () => Response | Promise<Response>) => {
    const address = `https://${host}/${id}.png`;
    const held = inBase64("application/json", JSON.stringify({ image: address }));
    return world(held, { [address]: answer }, { clock: () => nowMs, wait }).find(BY_CHAIN, id);
  };
  const askSlow = () => slowIds.map((id) => findFrom(`www.slow-${id}.com`, id, late));
  // nobody knows yet that they are slow
  const first = askSlow();
  await expect.poll(() => ends.length).toBe(4);
  const waiting = findFrom("www.quick.com", quickId, picture());
  await expect.poll(countWaiting).toBe(1);
  end();
  expect(await Promise.all(first)).toEqual(slowIds.map(() => "none"));
  askAgain();
  expect(await waiting).toEqual(BYTES);
  // from now on, they have one room for all of them
  const second = askSlow();
  await expect.poll(() => [ends.length, countWaiting()]).toEqual([1, 3]);
  expect(await findFrom("www.quick.com", quickId, picture())).toEqual(BYTES);
  expect(ends).toHaveLength(1);
  end();
  await Promise.race(second);
  askAgain();
  await expect.poll(() => [ends.length, countWaiting()]).toEqual([1, 2]);
  nowMs += 60_000;
  askAgain();
  await expect.poll(() => ends.length).toBe(3);
  end();
  await Promise.all(second);
});

test("one site, however slow, leaves a room for the pictures of others", async () => {
  const ids = Array.from({ length: 5 }, (_, at) => BigInt(300 + at));
  const place = { contract: BY_SETTING, owner: OWNER, blockNumber: 1, logIndex: 0 };
  for (const tokenId of ids) await db.insert(oldNft).values({ ...place, tokenId });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  let asked = 0;
  const slow = async () => {
    asked++;
    await arrival;
    return picture()();
  };
  const site = Object.fromEntries(ids.map((id) => [`https://pictures.example.com/${id}.png`, slow]));
  const { wait, countWaiting, pass } = openTurns();
  const { find } = world(null, site, { wait });
  let found = 0;
  const wanted = ids.map(async (id) => {
    const one = await find(BY_SETTING, id);
    found++;
    return one;
  });
  await expect.poll(() => [asked, countWaiting()]).toEqual([3, 2]);
  const other = world(inBase64("application/json", JSON.stringify({ image: "https://other.example.org/7.png" })), {
    "https://other.example.org/7.png": picture(),
  });
  expect(await other.find()).toEqual(BYTES);
  expect(asked).toBe(3);
  arrive();
  await expect.poll(() => found).toBe(3);
  pass();
  expect(await Promise.all(wanted)).toEqual(ids.map(() => BYTES));
});

describe("the rooms", () => {
  const at = (url: string, isOwnGateway = false) => ({ url, isOwnGateway });

  test("are not all taken by the many hosts of one domain", () => {
    const take = (host: string) => takeRoom(host, at(`https://${host}/1.png`), 0);
    const hosts = ["a", "b", "c", "d"].map((name) => `${name}.wildcard.example.co.kr`);
    expect(hosts.map(take)).toEqual([true, true, true, false]);
    expect(take("other.co.kr")).toBe(true);
    for (const host of [...hosts, "other.co.kr"]) leaveRoom(host, 1);
    expect(registrableDomain("A.B.Example.com")).toBe("example.com");
  });

  test("are not fewer for a gateway of ours that was slow once, nor for one beside a slow host of its domain", () => {
    const ids = ["gateway 1", "gateway 2", "gateway 3"];
    for (const isOwnGateway of [true, false]) {
      const take = (nft: string, nowMs: number) => takeRoom(nft, at("https://gate.example.net/1", isOwnGateway), nowMs);
      expect(take("slow one", 100_000)).toBe(true);
      leaveRoom("slow one", 103_000);
      expect(ids.map((id) => take(id, 103_001))).toEqual([true, isOwnGateway, isOwnGateway]);
      for (const id of ids) leaveRoom(id, 103_002);
    }
    // the domain is slow now, and the gateway is not
    takeRoom("beside", at("https://www.example.net/1"), 104_000);
    leaveRoom("beside", 107_000);
    const own = ids.map((id) => takeRoom(id, at("https://gate.example.net/1", true), 107_001));
    expect(own).toEqual([true, true, true]);
    for (const id of ids) leaveRoom(id, 107_002);
  });

  test("know a gateway by the settings, whoever wrote its address", () => {
    const ways = { ipfs: "https://ipfs.io/ipfs/", arweave: "https://arweave.net/", ownHosts: [] };
    expect(askedAt("https://ipfs.io/ipfs/x", ways).isOwnGateway).toBe(true);
    expect(askedAt("https://arweave.net/x", ways).isOwnGateway).toBe(true);
    expect(askedAt("https://evil.ipfs.io/ipfs/x", ways).isOwnGateway).toBe(false);
  });
});

test("a room whose request ended with its visitor's connection is given to others", () => {
  const since = Date.now();
  const take = (nft: string, afterMs: number) =>
    takeRoom(nft, { url: "https://left.com/1.png", isOwnGateway: false }, since + afterMs);
  for (const nft of ["left 1", "left 2", "left 3"]) expect(take(nft, 0)).toBe(true);
  expect(take("left 4", 10_000)).toBe(false);
  expect(take("left 4", 10_001)).toBe(true);
  leaveRoom("left 4", since + 10_001);
});
