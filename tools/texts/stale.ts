import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { keysOf, type Tree } from "./texts-of-language.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 28 });

/** A commit's own version of the texts of a language, by key; from the newest commit to the oldest. */
type Version = ReadonlyMap<string, string>;

/**
 * Keys whose English was changed in a later commit than their translation. git knows it, so nothing is kept beside the texts.
 * `since`: only what was changed after this commit or tag, such as the one that was last given to translators. What is not
 * committed counts as the newest; texts of a file that was deleted and not yet committed are left out, which is said on the
 * console.
 */
export function staleKeys(code: string, since?: string): string[] {
  const commits = commitsOf(code, since);
  const [english, own] = ["en", code].map((language) =>
    lastChanges(commits.map((commit) => textsAt(commit, language))),
  );
  return [...(english ?? [])].flatMap(([key, at]) => {
    const changed = own?.get(key);
    return changed !== undefined && at < changed ? [key] : [];
  });
}

/** For each key of the newest version the place of the version that changed it last, 0 for the newest. */
export function lastChanges(versions: readonly Version[]): Map<string, number> {
  const [newest = new Map<string, string>()] = versions;
  const last = versions.length - 1;
  return new Map(
    [...newest].map(([key, text]) => {
      const before = versions.findIndex((version) => version.get(key) !== text);
      return [key, before === -1 ? last : before - 1];
    }),
  );
}

/** Newest first: the working tree, each commit on these texts, and where `since` is. */
function commitsOf(code: string, since: string | undefined): (string | null)[] {
  const range = since ? [`${since}..HEAD`] : ["HEAD"];
  const log = git("log", "--first-parent", "--format=%H", ...range, "--", "app/locales/en", `app/locales/${code}`);
  return [null, ...log.split("\n").filter(Boolean), ...(since ? [since] : [])];
}

function textsAt(commit: string | null, code: string): Version {
  const folder = `app/locales/${code}`;
  const files = git(...(commit ? ["ls-tree", "--name-only", commit, `${folder}/`] : ["ls-files", folder]))
    .split("\n")
    .filter((file) => file.endsWith(".json"))
    .filter((file) => commit !== null || isThere(file));
  const read = (file: string): Tree =>
    JSON.parse(commit ? git("show", `${commit}:${file}`) : readFileSync(file, "utf8"));
  return keysOf(Object.fromEntries(files.map((file) => [file.slice(folder.length + 1, -".json".length), read(file)])));
}

function isThere(file: string): boolean {
  const exists = existsSync(file);
  if (!exists) console.error(`${file} was deleted, and the deletion is not committed: its texts are left out.`);
  return exists;
}
