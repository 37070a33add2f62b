import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type FetchDeps, findNftPicture, rememberNfts } from "~/domain/nft-metadata/commands.server";
import { NO_ROOM } from "~/domain/nft-metadata/fetching.server";
import { nftMetadata } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-22T00:00:00Z");
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const URI = "https://nft.example.com/1.json";
const OWN_HOST = "punkvism.example.net";
const IMAGE = "https://pictures.example.com/1.png";
let mints = 0;

type Site = Record<string, () => Response | Promise<Response>>;

function server(site: Site, now = NOW) {
  const asked: string[] = [];
  const fetch: FetchDeps["fetch"] = async (url, { redirect }) => {
    expect(redirect).toBe("manual");
    asked.push(url);
    const answer = site[url];
    if (!answer) throw new TypeError(`nobody at ${url}`);
    return answer();
  };
  return { asked, deps: { db, now, fetch, ownHosts: [OWN_HOST] } };
}

async function known(uri = URI): Promise<string> {
  const mint = `Mint${++mints}`;
  await rememberNfts({ db, now: NOW }, [{ mint, name: "Kong", symbol: "K", uri, collectionMint: "C" }], 1);
  return mint;
}

async function rowOf(mint: string) {
  const [row] = await db.select().from(nftMetadata).where(eq(nftMetadata.mint, mint));
  return row!;
}

const json = (value: unknown) => () => Response.json(value);
const picture = () => new Response(PNG, { headers: { "Content-Type": "image/png" } });

test("the JSON is fetched once, the picture from where it says", async () => {
  const mint = await known();
  const { asked, deps } = server({ [URI]: json({ image: IMAGE }), [IMAGE]: picture });
  expect(await findNftPicture(deps, mint)).toEqual({ kind: "bytes", type: "image/png", bytes: PNG });
  expect(await findNftPicture(deps, mint)).toMatchObject({ kind: "bytes" });
  expect(asked).toEqual([URI, IMAGE, IMAGE]);
  expect(await rowOf(mint)).toMatchObject({ image: IMAGE, fetchedAt: NOW, failures: 0 });
});

test("fetches nothing for an unknown NFT or for a file of our own", async () => {
  const { asked, deps } = server({});
  expect(await findNftPicture(deps, "Unknown")).toBeNull();
  const own = await known("/art/people/genesis-1.svg");
  expect(await findNftPicture(deps, own)).toEqual({ kind: "own", path: "/art/people/genesis-1.svg" });
  expect(asked).toEqual([]);
});

test("fetches a changed uri again; an older reading changes nothing", async () => {
  const mint = await known();
  const { deps } = server({ [URI]: json({ image: IMAGE }), [IMAGE]: picture });
  await findNftPicture(deps, mint);
  const facts = { mint, name: "Kong", symbol: "K", uri: "https://nft.example.com/2.json", collectionMint: "C" };
  await rememberNfts({ db, now: NOW }, [facts], 0);
  expect((await rowOf(mint)).uri).toBe(URI);
  await rememberNfts({ db, now: NOW }, [facts], 2);
  expect(await rowOf(mint)).toMatchObject({ uri: facts.uri, image: null, fetchedAt: null });
});

const bad: Record<string, Site> = {
  "an answer that is too long": { [URI]: () => new Response("x".repeat(100_001)) },
  "an answer that says it is too long": {
    [URI]: () => new Response("{}", { headers: { "Content-Length": "100001" } }),
  },
  "no JSON": { [URI]: () => new Response("<html>") },
  "JSON without a picture": { [URI]: json({ image: 5 }) },
  "a refusal": { [URI]: () => new Response("no", { status: 404 }) },
  nobody: {},
  "a way into the network": {
    [URI]: () => new Response(null, { status: 302, headers: { Location: "https://169.254.169.254/latest" } }),
  },
  "a way to the site itself": {
    [URI]: () => new Response(null, { status: 302, headers: { Location: `https://${OWN_HOST}/api/transactions` } }),
  },
  "a way to a host below the site's": {
    [URI]: () => new Response(null, { status: 302, headers: { Location: `https://admin.${OWN_HOST}/` } }),
  },
  "a way to http": {
    [URI]: () => new Response(null, { status: 302, headers: { Location: "http://nft.example.com/2" } }),
  },
  "a way round and round": { [URI]: () => new Response(null, { status: 302, headers: { Location: URI } }) },
};

for (const [what, site] of Object.entries(bad)) {
  test(`${what} gives no picture, is noted, and is not asked again at once`, async () => {
    const mint = await known();
    const { asked, deps } = server(site);
    expect(await findNftPicture(deps, mint)).toBeNull();
    const questions = asked.length;
    expect(questions).toBeLessThanOrEqual(4);
    expect(asked.filter((url) => new URL(url).hostname.endsWith(OWN_HOST))).toEqual([]);
    expect(await findNftPicture(deps, mint)).toBeNull();
    expect(asked).toHaveLength(questions);
    expect(await rowOf(mint)).toMatchObject({ failures: 1, image: null });
    const later = server({ [URI]: json({ image: IMAGE }), [IMAGE]: picture }, new Date(NOW.getTime() + 600_000));
    expect(await findNftPicture(later.deps, mint)).toMatchObject({ kind: "bytes" });
  });
}

test("a file that is not a picture, is too large or is in a private network is not passed on", async () => {
  const large = () => new Response(new Uint8Array(5_000_001), { headers: { "Content-Type": "image/png" } });
  const html = () => new Response("<script>", { headers: { "Content-Type": "text/html" } });
  for (const answer of [large, html]) {
    const mint = await known();
    const { deps } = server({ [URI]: json({ image: IMAGE }), [IMAGE]: answer });
    expect(await findNftPicture(deps, mint)).toBeNull();
    expect(await rowOf(mint)).toMatchObject({ failures: 1 });
  }
  const mint = await known();
  const { asked, deps } = server({ [URI]: json({ image: "https://10.0.0.1/a.png" }) });
  expect(await findNftPicture(deps, mint)).toBeNull();
  expect(asked).toEqual([URI]);
});

test("a redirect to another public server is followed", async () => {
  const mint = await known();
  const moved = () => new Response(null, { status: 301, headers: { Location: "https://other.example.com/1.json" } });
  const site = { [URI]: moved, "https://other.example.com/1.json": json({ image: IMAGE }), [IMAGE]: picture };
  expect(await findNftPicture(server(site).deps, mint)).toMatchObject({ kind: "bytes" });
});

test("one of many simultaneous requests fetches the JSON", async () => {
  const mint = await known();
  const { asked, deps } = server({ [URI]: json({ image: IMAGE }), [IMAGE]: picture });
  const pictures = await Promise.all([1, 2, 3, 4].map(() => findNftPicture(deps, mint)));
  expect(asked.filter((url) => url === URI)).toHaveLength(1);
  expect(pictures.filter((found) => found !== null).length).toBeGreaterThanOrEqual(1);
});

test("the same picture is fetched once at a time, and only a few pictures at once, because all requests share one memory", async () => {
  const mints = await Promise.all(Array.from({ length: 7 }, () => known()));
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const slow = async () => {
    await arrival;
    return picture();
  };
  const { asked, deps } = server({ [URI]: json({ image: IMAGE }), [IMAGE]: slow });
  const [first = ""] = mints;
  const wanted = [...mints, first].map((mint) => findNftPicture(deps, mint));
  await expect.poll(() => asked.filter((url) => url === IMAGE).length).toBe(3);
  arrive();
  const found = await Promise.all(wanted);
  // the others may be asked for again at once
  expect(found.filter((one) => one === NO_ROOM)).toHaveLength(4);
  expect(found.filter((one) => one && one !== NO_ROOM)).toHaveLength(3);
  expect(asked.filter((url) => url === IMAGE)).toHaveLength(3);
  expect((await rowOf(first)).failures).toBe(0);
  expect(await Promise.all(mints.slice(0, 3).map((mint) => findNftPicture(deps, mint)))).not.toContain(null);
});
