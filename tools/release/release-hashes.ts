import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { type ReleaseList, releaseHash, sha256 } from "./release-list.ts";

const BUILD = "build";
const CLIENT = path.join(BUILD, "client");
const SERVER = path.join(BUILD, "server");
const PINS = "app/pins.json";
/** The placeholder in app/server/release.server.ts for the hash, which is known once all scripts are written. */
const PLACEHOLDER = "0123456789abcdef".repeat(4);

/**
 * Writes the hashes of a release's scripts into the build once all of them exist: `build/client/release.json`, which the
 * site serves; `build/release.json` and `build/release-notes.md`, which are published elsewhere; and the hash over all of
 * them into the Worker, whose proof page shows it.
 */
export function releaseHashes(): Plugin {
  return {
    name: "release-hashes",
    apply: "build",
    buildStart: expectPins,
    buildApp: { order: "post", handler: async () => writeRelease() },
  };
}

/** A site on which nothing could be staked must not be released. */
function expectPins(): void {
  const environment = process.env.VITE_SITE_ENVIRONMENT ?? "local";
  const all = JSON.parse(readFileSync(PINS, "utf8")) as Record<string, { coinPool: unknown; migration: unknown }>;
  const pins = all[environment];
  if (!pins) throw new Error(`${PINS} has no environment ${environment}`);
  // without a pin the browser would refuse every stake there, and report it as an attack
  if (environment !== "local" && !pins.coinPool) {
    throw new Error(`${PINS} names no coin pool of ${environment}: see docs/operations.md`);
  }
  // a site may do without a migration, but nobody should find that out from a holder
  if (!pins.migration) {
    console.warn(
      `${PINS} names no gate of ${environment}: this release mints nothing for old NFTs (docs/operations.md)`,
    );
  }
}

function writeRelease(): void {
  const build = process.env.VITE_BUILD_ID ?? "";
  const list: ReleaseList = { build, scripts: hashScripts(CLIENT), inline: [hashScrollScript()] };
  const hash = releaseHash(list);
  const text = `${JSON.stringify(list, null, 2)}\n`;
  for (const folder of [CLIENT, BUILD]) writeFileSync(path.join(folder, "release.json"), text);
  writeFileSync(path.join(BUILD, "release-notes.md"), notesOf(list, hash));
  const named = filesUnder(SERVER).filter((file) => {
    const source = readFileSync(file, "utf8");
    if (!source.includes(PLACEHOLDER)) return false;
    writeFileSync(file, source.replaceAll(PLACEHOLDER, hash));
    return true;
  });
  if (named.length === 0) throw new Error("the Worker does not name the release's hash");
}

/** Every script below a folder, by its path on the site. */
function hashScripts(folder: string): ReleaseList["scripts"] {
  const scripts = filesUnder(folder).filter((file) => /\.m?js$/.test(file));
  const hashes = scripts.map((file) => {
    const served = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    return [served, sha256(readFileSync(file))] as const;
  });
  return Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** React Router's function that scrolls a page to where the visitor was: pages contain its text just as the Worker has it. */
const SCROLL_SCRIPT = /\((\(storageKey, restoreKey\) => \{[\s\S]*?\})\)\.toString\(\)/;

function hashScrollScript(): string {
  const found = filesUnder(SERVER).flatMap((file) => SCROLL_SCRIPT.exec(readFileSync(file, "utf8"))?.[1] ?? []);
  const [text] = found;
  if (!text || found.length > 1) throw new Error("React Router's inline script was not found: see tools/release");
  return sha256(text);
}

function notesOf({ build, scripts }: ReleaseList, hash: string): string {
  return `# Release ${build}

SHA-256 of its ${Object.keys(scripts).length} scripts together: \`${hash}\`. The list is \`release.json\` beside this file.

Compare the site with it: \`npm run punk -- verify-site <address of the site> --list release.json --hash ${hash}\`
`;
}

function filesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}
