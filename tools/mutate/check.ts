import { readFileSync } from "node:fs";
import path from "node:path";
import type { Mutation } from "./mutation.ts";

/** Why a mutation no longer fits the sources, or null. `root` is the project's folder. */
export function whyStale(root: string, { file, before, after }: Mutation): string | null {
  if (before === after) return "changes nothing";
  const times = readFileSync(path.join(root, file), "utf8").split(before).length - 1;
  return times === 1 ? null : `its text stands ${times} times in ${file}, not once`;
}
