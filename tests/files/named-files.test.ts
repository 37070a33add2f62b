import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FILES = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
/** Decisions are not among them, because they also name files that have been removed since. */
const DOCUMENTS = FILES.filter((file) => /^docs\/[\w-]+\.md$/.test(file));
const PATH = /^(app|contracts|db|docs|programs-client|tests|tools|workers)\/[\w./-]+$/;
/** A document may name a test by its file name without the folder. */
const TEST = /^[\w./-]+\.test\.ts$/;

/** The files and folders, or beginnings of their paths, that a document has in code marks. */
function namedIn(document: string): string[] {
  const marked = [...readFileSync(document, "utf8").matchAll(/`([^`\n]+)`/g)];
  return marked.flatMap(([, text = ""]) => text.split(" ")).filter((text) => PATH.test(text) || TEST.test(text));
}

function isThere(name: string): boolean {
  return FILES.some((file) => file.startsWith(name) || file.endsWith(`/${name}`));
}

it.each(DOCUMENTS)("%s names only files that exist", (document) => {
  expect(namedIn(document).filter((name) => !isThere(name))).toEqual([]);
});
