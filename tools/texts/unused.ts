import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FOLDERS = ["app", "programs-client"];

/**
 * Keys of which no part is written anywhere in the app: neither the last name of a key nor the name of what it is in. A
 * key whose names are also used for something else is therefore not found; nothing reads a key that is listed here.
 */
export function unusedKeys(keys: Iterable<string>, words: ReadonlySet<string>): string[] {
  return [...keys].filter((key) => {
    const names = key.split(/[:.]/).slice(1);
    const stem = names.map((name) => name.replace(/_(zero|one|two|few|many|other)$/, ""));
    return stem.some((name) => !/^\d+$/.test(name) && !words.has(name));
  });
}

/** Every word that the source of the site writes, in names and in texts. */
export function wordsOfApp(): Set<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/^app\/content\/(en|ko|id)\//.test(file));
  return new Set(sources.flatMap((file) => readFileSync(path.join(ROOT, file), "utf8").match(/[\w-]+/g) ?? []));
}
