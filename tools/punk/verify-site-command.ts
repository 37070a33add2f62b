import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { parseReleaseList, type ReleaseList, releaseHash, sha256 } from "../release/release-list.ts";
import { UsageError } from "./session.ts";

/** Pages where a holder signs; the sitemap names the others. */
const SIGNING_PAGES = [
  "powerzoneCoinStakingView",
  "powerzoneCoinStakingWriteStaking",
  "powerzoneCoinStakingWriteStakingConfirm",
  "powerzoneCoinStakingWriteUnStaking",
  "powerzoneCoinStakingWriteUnStakingConfirm",
  "powerzoneNftStaking",
  "powerzonePunkyNova",
  "powerzonePunkyDrop",
  "mypage",
  "mypage/account",
  "mypage/myVestingDetail",
  "proof",
];
const LANGUAGES = ["kor", "eng", "idn"];
const AT_ONCE = 4;

/**
 * What React Router writes into a page, with nothing in it but data and names of scripts: the list holds those. Everything
 * else that a page would run by itself is named as a difference.
 */
const TEXT = String.raw`"(?:[^"\\<]|\\.)*"`;
const CONTEXT =
  /^window\.__reactRouterContext = (?<json>[{][\s\S]*[}]);window\.__reactRouterContext\.stream = new ReadableStream\([{]start\(controller\)[{]window\.__reactRouterContext\.streamController = controller;[}][}]\)\.pipeThrough\(new TextEncoderStream\(\)\);$/;
const STREAMED = new RegExp(
  String.raw`^window\.__reactRouterContext\.streamController\.(enqueue\(${TEXT}\)|close\(\));$`,
);
/** A function that the page has and calls with texts. */
const CALL = new RegExp(String.raw`^\((\([\w, ]*\) => [{][\s\S]*[}])\)\((?:${TEXT}|null)(?:, (?:${TEXT}|null))*\)$`);

/** For anybody: whether a site serves the scripts of a published release, and nothing else that would run. */
export function addVerifySiteCommand(punk: Command): void {
  punk
    .command("verify-site")
    .description("compares every script that a site serves with the published list of a release")
    .argument("<url>", "the site's address")
    .requiredOption("--list <file or url>", "release.json as it was published; not the one that the site itself serves")
    .option("--hash <sha256>", "the release's hash as it was published, of which the list has to be")
    .action(async (url: string, { list: place, hash }: { list: string; hash?: string }) => {
      const list = await readList(place);
      const own = releaseHash(list);
      if (hash && hash !== own) throw new UsageError(`the list has the hash ${own}, not ${hash}`);
      const { differences, pages } = await compareSite(new URL(url), list);
      for (const difference of differences) console.log(`DIFFERENT  ${difference}`);
      const { length } = differences;
      if (length > 0) throw new UsageError(`${length} differences from release ${list.build} (${own}).`);
      const scripts = Object.keys(list.scripts).length;
      console.log(`The same ${scripts} scripts on ${pages} pages: release ${list.build}, ${own}`);
    });
}

async function readList(place: string): Promise<ReleaseList> {
  try {
    return parseReleaseList(/^https?:/.test(place) ? await readText(place) : readFileSync(place, "utf8"));
  } catch (error) {
    throw new UsageError(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Each script of the list as the site serves it, and each script of its pages as the list has it. */
export async function compareSite(site: URL, list: ReleaseList): Promise<{ differences: string[]; pages: number }> {
  const different = await inTurns(Object.entries(list.scripts), async ([path, hash]) => {
    const response = await fetch(new URL(path, site));
    if (!response.ok) return [`${path} answers ${response.status}`];
    const served = sha256(new Uint8Array(await response.arrayBuffer()));
    return served === hash ? [] : [`${path} is ${served}, not ${hash}`];
  });
  const pages = await listPages(site);
  const strange = await inTurns(pages, async (page) => {
    const response = await fetch(page);
    if (response.status >= 500) return [`${page.pathname} answers ${response.status}`];
    const html = await response.text();
    return strangeScripts(html, list).map((what) => `${page.pathname}: ${what}`);
  });
  return { differences: [...different, ...strange], pages: pages.length };
}

/** What a page would run that is not of the list. */
export function strangeScripts(html: string, { scripts, inline }: Pick<ReleaseList, "scripts" | "inline">): string[] {
  const found: string[] = [];
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const source = /\bsrc\s*=\s*"([^"]*)"/i.exec(attributes)?.[1];
    if (source !== undefined) {
      if (!(source in scripts)) found.push(`the script ${source}`);
    } else if (/\btype="(application\/(ld\+)?json|speculationrules)"/.test(attributes)) continue;
    else if (!isPageScript(body.trim(), { scripts, inline }))
      found.push(`a script in the page: ${body.trim().slice(0, 80)}`);
  }
  return [...new Set(found)];
}

function isPageScript(body: string, { scripts, inline }: Pick<ReleaseList, "scripts" | "inline">): boolean {
  const called = CALL.exec(body)?.[1];
  if (called) return inline.includes(sha256(called));
  if (body === "" || STREAMED.test(body)) return true;
  // data alone: anything else between its braces would run
  const context = CONTEXT.exec(body)?.groups?.json;
  if (context) return isJson(context);
  return isModuleList(body, scripts);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Imports of listed scripts, which are handed to the router. */
function isModuleList(body: string, scripts: ReleaseList["scripts"]): boolean {
  const isListed = (path: string) => path in scripts;
  const rest = body
    .replace(/import (?:\* as \w+ from )?"([^"]+)";/g, (all, path: string) => (isListed(path) ? "" : all))
    .replace(/import\("([^"]+)"\);?/g, (all, path: string) => (isListed(path) ? "" : all))
    .replace(/const \w+ = [{]\.\.\.\w+(?:,\.\.\.\w+)*[}];/g, "")
    .replace(/window\.__reactRouterRouteModules = [{](?:"[^"]*":\w+,?)*[}];?/, "");
  return rest.trim() === "";
}

async function listPages(site: URL): Promise<URL[]> {
  const sitemap = await readText(new URL("/sitemap.xml", site).href);
  // a preview names its pages by the address of the real site
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const signing = LANGUAGES.flatMap((language) => SIGNING_PAGES.map((page) => `/${language}/${page}`));
  return [...new Set([...listed, ...signing])].map((path) => new URL(path, site));
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new UsageError(`${address} answers ${response.status}.`);
  return response.text();
}

/** A few at a time: a site counts what one address asks for. */
async function inTurns<T>(items: readonly T[], look: (item: T) => Promise<string[]>): Promise<string[]> {
  const found: string[][] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    found.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(look))));
  }
  return found.flat();
}
