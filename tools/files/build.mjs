#!/usr/bin/env node
// Makes what pages offer for download (public/files) and the list of it, `npm run files`; the same bytes each time.
// With --check it writes nothing and ends with an error where a file differs from what it would make.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { makeBrandFiles } from "./brand.mjs";
import { makeGuides } from "./guides.mjs";
import { sourceOfList } from "./list.mjs";

const FOLDER = "public/files";
const LIST = "app/content/files.ts";

process.chdir(fileURLToPath(new URL("../../", import.meta.url)));
mkdirSync(FOLDER, { recursive: true });
const files = await Promise.all([...(await makeBrandFiles()), ...(await makeGuides())].map(keepSame));
const made = new Map(files.map(([name, bytes]) => [`${FOLDER}/${name}`, bytes]));
made.set(LIST, Buffer.from(sourceOfList(files)));
const stale = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.posix.join(entry.parentPath, entry.name))
  .filter((file) => !made.has(file));

if (process.argv.includes("--check")) check();
else write();

function check() {
  const wrong = stale.map((file) => `not made by tools/files: ${file}`);
  for (const [file, bytes] of made) if (!readOrNull(file)?.equals(bytes)) wrong.push(`differs: ${file}`);
  if (wrong.length === 0) return console.log(`${made.size} files are as tools/files makes them.`);
  console.error(`${wrong.join("\n")}\nRun npm run files and commit what it makes.`);
  process.exitCode = 1;
}

/** zlib packs differently on another processor: a file keeps its bytes while what they hold is the same. */
async function keepSame([name, bytes]) {
  const kept = readOrNull(`${FOLDER}/${name}`);
  if (!kept || kept.equals(bytes)) return [name, bytes];
  const [one, other] = await Promise.all(
    [kept, bytes].map((file) => (name.endsWith(".png") ? pixelsOf(file) : bodyOf(file))),
  );
  return [name, one.equals(other) ? kept : bytes];
}

function pixelsOf(png) {
  return sharp(png).ensureAlpha().raw().toBuffer();
}

/** The objects of a PDF unpacked, without the lengths and the table that follow from the packing. */
function bodyOf(pdf) {
  const text = pdf.toString("latin1");
  const objects = text.slice(0, text.lastIndexOf("\nxref")).replace(/\/Length \d+/g, "");
  const isPacked = (stream) => stream.charCodeAt(0) === 0x78;
  const unpack = (stream) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  return Buffer.from(
    objects.replace(/stream\n([\s\S]*?)\nendstream/g, (_, stream) => (isPacked(stream) ? unpack(stream) : stream)),
    "latin1",
  );
}

function readOrNull(file) {
  return existsSync(file) ? readFileSync(file) : null;
}

function write() {
  for (const file of stale) rmSync(file);
  for (const [file, bytes] of made) writeFileSync(file, bytes);
  for (const [name, { length }] of files) console.log(`${name}: ${length} bytes`);
}
