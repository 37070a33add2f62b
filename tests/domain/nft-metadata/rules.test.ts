import { expect, test } from "vitest";
import {
  drawnPicture,
  faceOf,
  imageIn,
  ownHostsOf,
  pictureTypeOf,
  retryAfterMs,
  sourceOf,
} from "~/domain/nft-metadata/rules";

const WAYS = {
  ipfs: "https://ipfs.example.org/ipfs/",
  arweave: "https://ar.example.org/",
  ownHosts: ["www.punkvism.example.net"],
};
const source = (address: string) => sourceOf(address, WAYS);

test("addresses of a public server by https, of IPFS and of Arweave are followed", () => {
  expect(source("https://nft.example.com/1.json?v=2#top")).toEqual({
    kind: "remote",
    url: "https://nft.example.com/1.json?v=2",
  });
  expect(source(" ipfs://bafybeigd/12.png ")).toEqual({
    kind: "remote",
    url: "https://ipfs.example.org/ipfs/bafybeigd/12.png",
  });
  expect(source("ipfs://ipfs/bafy")).toEqual({ kind: "remote", url: "https://ipfs.example.org/ipfs/bafy" });
  const id = "a".repeat(43);
  expect(source(`ar://${id}`)).toEqual({ kind: "remote", url: `https://ar.example.org/${id}` });
  expect(source("https://xn--9n2bp8q.xn--9t4b11yi5a/p.png")?.kind).toBe("remote");
});

test("a picture of our own site is followed, and nothing else of it", () => {
  expect(source("/art/people/punkykongz-1.svg")).toEqual({ kind: "own", path: "/art/people/punkykongz-1.svg" });
  for (const path of [
    "/api/transactions",
    "/art/../api/x.svg",
    "/art/x.html",
    "//evil.example/a.svg",
    "/art/a.svg?x",
  ]) {
    expect(source(path), path).toBeNull();
  }
});

test("no address may lead into a private network: IP addresses, private names, other ports or schemes, and logins are refused", () => {
  const bad = [
    "http://example.com/a.json",
    "https://localhost/a",
    "https://localhost./a",
    "https://127.0.0.1/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://0177.0.0.1/a",
    "https://[::1]/a",
    "https://[::ffff:169.254.169.254]/a",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1.:443/a",
    "https://intranet/a",
    "https://db.internal/a",
    "https://printer.local/a",
    "https://router.lan/a",
    "https://a.home.arpa/a",
    "https://example.com:8443/a",
    "https://user:pass@example.com/a",
    "https://user@example.com/a",
    "ftp://example.com/a",
    "file:///etc/passwd",
    "data:image/svg+xml,<svg/>",
    "javascript:alert(1)",
    "blob:https://example.com/1",
    "ipfs://",
    "ar://short",
    "",
    "not an address",
    `https://example.com/${"a".repeat(3_000)}`,
  ];
  for (const address of bad) expect(source(address), address).toBeNull();
});

test("no address leads to the site itself or to a host of its zone", () => {
  const own = ["www.punkvism", "punkvism", "PUNKVISM", "admin.punkvism", "a.b.punkvism"];
  for (const name of own) expect(source(`https://${name}.example.net/x.json`), name).toBeNull();
  expect(source("https://punkvism.example.net./x.json")).toBeNull();
  expect(sourceOf("ipfs://bafy", { ...WAYS, ipfs: "https://punkvism.example.net/ipfs/" })).toBeNull();
  for (const name of ["notpunkvism.example.net", "example.net", "punkvism.example.net.evil.com"])
    expect(source(`https://${name}/x.json`)?.kind, name).toBe("remote");
});

test.each([
  ["the request's host", "https://punkvism.example.net/x.json"],
  ["the configured origin", "https://punkvism.example.com/x.json"],
  ["its www", "https://www.punkvism.example.com/x.json"],
  ["a subdomain of it", "https://admin.punkvism.example.com/x.json"],
  ["the Worker's own name", "https://punkvism-production.somebody.workers.dev/x.json"],
  ["a preview of the Worker", "https://1a2b3c4d-punkvism-preview.somebody.workers.dev/x.json"],
])("no metadata leads to %s, whichever of the site's hosts is asked", (_, address) => {
  const requestUrl = new URL("https://punkvism.example.net/api/nft/x/picture");
  const ownHosts = ownHostsOf(requestUrl, "https://www.punkvism.example.com");
  expect(sourceOf(address, { ...WAYS, ownHosts })).toBeNull();
  expect(sourceOf("https://nft.example.org/x.json", { ...WAYS, ownHosts })?.kind).toBe("remote");
});

test("without a configured origin, which only a local machine may lack, the request's host is the site's", () => {
  expect(ownHostsOf(new URL("http://localhost:8787/api/nft/x/picture"), null)).toEqual(["localhost"]);
});

test("the name of a metadata JSON's picture is found where Metaplex has it", () => {
  expect(imageIn({ image: " https://a.example/1.png " })).toBe("https://a.example/1.png");
  const files = [
    { type: "video/mp4", uri: "https://a.example/1.mp4" },
    { type: "image/png", uri: "https://a.example/2.png" },
  ];
  expect(imageIn({ image: "", properties: { files } })).toBe("https://a.example/2.png");
  for (const json of [null, 5, "x", [], {}, { image: 5 }, { properties: null }, { properties: { files: [null, 3] } }]) {
    expect(imageIn(json), JSON.stringify(json)).toBeNull();
  }
});

test("only pictures are passed on", () => {
  expect(pictureTypeOf("image/PNG; charset=x")).toBe("image/png");
  for (const type of ["text/html", "image/x-icon", "application/octet-stream", "", null]) {
    expect(pictureTypeOf(type)).toBeNull();
  }
});

test("a name is shown without characters that hide or reverse text, and the mint stands in for an empty name", () => {
  const mint = "So11111111111111111111111111111111111111112";
  expect(faceOf(mint, "Kong\u202E gnoK\u0000 #1 ").name).toBe("Kong gnoK #1");
  expect(faceOf(mint, "\u200B").name).toBe("So11…1112");
  expect(faceOf(mint, undefined)).toEqual({ mint, name: "So11…1112", pictureUrl: `/api/nft/${mint}/picture` });
  expect(faceOf(mint, "x".repeat(500)).name).toHaveLength(64);
});

test("a drawn picture is always the same for a mint, differs between mints, and contains no text of the mint", () => {
  expect(drawnPicture("abc")).toBe(drawnPicture("abc"));
  expect(drawnPicture("abc")).not.toBe(drawnPicture("abd"));
  expect(drawnPicture("<script>")).not.toContain("script");
});

test("what failed is requested again at growing intervals, up to one day", () => {
  expect([1, 2, 3, 20].map(retryAfterMs)).toEqual([600_000, 1_200_000, 2_400_000, 86_400_000]);
});
