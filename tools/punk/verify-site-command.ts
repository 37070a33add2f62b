import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { MONEY_SCREENS } from "../../app/domain/transactions/money-screens.ts";
import { LOCALES } from "../../app/locales/locales.ts";
import { parseReleaseList, type ReleaseList, releaseHash, sha256 } from "../release/release-list.ts";
import { strangeHeaders } from "../release/strange-headers.ts";
import { strangeParts } from "../release/strange-parts.ts";
import { UsageError } from "./session.ts";

/** Without an amount, the page where a stake is confirmed redirects to the form, which is compared too. */
const LEADS_ON = new Map(
  LOCALES.map(({ path }): [string, string] => {
    const form = `/${path}/powerzoneCoinStakingWriteStaking`;
    return [`${form}Confirm`, form];
  }),
);
const AT_ONCE = 4;

/** Lets anybody check whether a site serves the scripts of a published release and nothing else that would run. */
export function addVerifySiteCommand(punk: Command): void {
  punk
    .command("verify-site")
    .description("compares every script that a site serves with the published list of a release")
    .argument("<url>", "the site's address")
    .requiredOption("--list <file or url>", "release.json as it was published; not the one that the site itself serves")
    .option("--hash <sha256>", "the release's hash as it was published, which the list has to have")
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

/**
 * Compares each script of the list as the site serves it, and each page with what it would run. Only an answer of 200
 * counts, and no redirect is followed, because what was not served cannot be compared. A redirect that LEADS_ON names is not
 * a difference.
 */
export async function compareSite(site: URL, list: ReleaseList): Promise<{ differences: string[]; pages: number }> {
  const different = await inTurns(Object.entries(list.scripts), async ([path, hash]) => {
    const response = await askSite(path, site);
    if (response.status !== 200) return [`${path} ${answerOf(response)}`];
    const served = sha256(new Uint8Array(await response.arrayBuffer()));
    return served === hash ? [] : [`${path} is ${served}, not ${hash}`];
  });
  const pages = await listPages(site);
  const strange = await inTurns(pages, async (page) => {
    const response = await askSite(page, site);
    if (response.status === 302 && response.headers.get("Location") === LEADS_ON.get(page)) return [];
    if (response.status !== 200) return [`${page} ${answerOf(response)}`];
    const found = [...strangeHeaders(response.headers), ...strangeParts(await response.text(), list)];
    return found.map((what) => `${page}: ${what}`);
  });
  return { differences: [...different, ...strange], pages: pages.length };
}

/** The answer from the site's own address. Throws a UsageError for a path that would lead to another address. */
function askSite(path: string, site: URL): Promise<Response> {
  const address = new URL(path, site);
  if (address.origin !== site.origin) throw new UsageError(`${path} is no path of ${site.origin}.`);
  return fetch(address, { redirect: "manual" });
}

function answerOf({ status, headers }: Response): string {
  const location = headers.get("Location");
  return `answers ${status}${location ? ` and leads to ${location}` : ""}`;
}

/**
 * The paths of all pages that are compared: those of the sitemap, and the money screens even if the sitemap leaves them out.
 */
async function listPages(site: URL): Promise<string[]> {
  const response = await askSite("/sitemap.xml", site);
  if (response.status !== 200) throw new UsageError(`/sitemap.xml ${answerOf(response)}.`);
  const sitemap = await response.text();
  // a preview names its pages by the address of the real site
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const signing = LOCALES.flatMap(({ path }) => MONEY_SCREENS.map((page) => `/${path}/${page}`));
  return [...new Set([...listed, ...signing])];
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new UsageError(`${address} answers ${response.status}.`);
  return response.text();
}

/** A few at a time, because a site limits how much one address may ask for. */
async function inTurns<T>(items: readonly T[], look: (item: T) => Promise<string[]>): Promise<string[]> {
  const found: string[][] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    found.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(look))));
  }
  return found.flat();
}
