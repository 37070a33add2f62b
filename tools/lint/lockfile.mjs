#!/usr/bin/env node
// `npm install` removes from the lock file what the registry lacks for other platforms, and then `npm ci` refuses the file
// on all of them. Prints each missing entry; with --fix puts it back.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "package-lock.json";
const lock = JSON.parse(readFileSync(FILE, "utf8"));

const missing = Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !hasEntry(folder, name))
    .map(([name, version]) => ({ name, version, dev })),
);

if (missing.length === 0) console.log("lockfile: every platform's packages are named");
else if (process.argv.includes("--fix")) addEntries();
else {
  for (const { name } of missing) console.error(`${FILE}: ${name} has no entry: node tools/lint/lockfile.mjs --fix`);
  process.exit(1);
}

/** Searches as Node does for a package: in the folder, then in the folders above. */
function hasEntry(folder, name) {
  if (lock.packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
  const outer = folder.lastIndexOf("/node_modules/");
  if (folder === "") return false;
  return hasEntry(outer < 0 ? "" : folder.slice(0, outer), name);
}

function addEntries() {
  for (const { name, version, dev } of missing) {
    const [, os, cpu, libc] = /-(darwin|linux|win32|freebsd)-(x64|arm64|arm|ia32)(?:-(gnu|musl))?/.exec(name) ?? [];
    if (!os || !/^\d/.test(version))
      throw new Error(`${name}@${version}: its platform is not in its name, add it by hand`);
    const only = { cpu: [cpu], ...(libc && { libc: [libc === "gnu" ? "glibc" : "musl"] }), os: [os] };
    lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...only };
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) =>
    a === "" ? -1 : b === "" ? 1 : a.localeCompare(b, "en"),
  );
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${FILE}: ${missing.length} entries put back`);
}
