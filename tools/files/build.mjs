#!/usr/bin/env node
// Makes what pages offer for download (public/files) and the list of it, `npm run make -- files`. With --check it writes nothing and
// ends with an error if a file gives its reader something other than what it would make.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";
import { makeBrandFiles } from "./brand.mjs";
import { sourceOfList } from "./list.mjs";
import { openPrinter } from "./printer.ts";
import { readDrawing, readGuide } from "./read-pdf.ts";

const FOLDER = "public/files";
const LIST = "app/content/files.ts";
const isCheck = process.argv.includes("--check");

/** What can be seen and read in a file of each kind. */
const READERS = {
  ".pdf": readGuide,
  ".ai": async (bytes) => {
    const { paths, colors } = await readDrawing(bytes);
    return JSON.stringify([paths, [...colors]]);
  },
  ".png": async (bytes) => (await sharp(bytes).ensureAlpha().raw().toBuffer()).toString("base64"),
};

process.chdir(fileURLToPath(new URL("../../", import.meta.url)));
mkdirSync(FOLDER, { recursive: true });
const printer = await openPrinter();
const files = await Promise.all([...(await makeBrandFiles(printer)), ...(await makeGuides(printer))].map(keepSame));
await printer.close();
const made = new Map(files.map(([name, bytes]) => [`${FOLDER}/${name}`, bytes]));
made.set(LIST, Buffer.from(sourceOfList(files)));
const stale = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.posix.join(entry.parentPath, entry.name))
  .filter((file) => !made.has(file));

if (isCheck) check();
else write();

/** The guides as the site draws their pages; its modules are loaded as a build loads them. */
async function makeGuides(printer) {
  const { module } = await runnerImport("./tools/files/guides.server.tsx", {
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  const guides = [];
  for (const { file, html } of module.renderGuides()) guides.push([file, await printer.print(html)]);
  return guides;
}

function check() {
  const wrong = stale.map((file) => `not made by tools/files: ${file}`);
  for (const [file, bytes] of made) if (!readOrNull(file)?.equals(bytes)) wrong.push(`differs: ${file}`);
  if (wrong.length > 0) {
    console.error(`${wrong.join("\n")}\nRun npm run make -- files and commit what it makes.`);
    process.exitCode = 1;
  } else console.log(`${made.size} files are as tools/files makes them.`);
}

/**
 * Another browser or processor packs a file differently, so a file counts as the same if it reads and looks the same. A
 * guide is always written, because a comparison of what can be read does not cover its layout.
 */
async function keepSame([name, bytes]) {
  const kept = readOrNull(`${FOLDER}/${name}`);
  if (!kept || kept.equals(bytes) || (!isCheck && name.endsWith(".pdf"))) return [name, bytes];
  const read = READERS[path.extname(name)];
  const [one, other] = await Promise.all([read(kept), read(bytes)]);
  return [name, one === other ? kept : bytes];
}

function readOrNull(file) {
  return existsSync(file) ? readFileSync(file) : null;
}

function write() {
  for (const file of stale) rmSync(file);
  for (const [file, bytes] of made) writeFileSync(file, bytes);
  for (const [name, { length }] of files) console.log(`${name}: ${length} bytes`);
}
