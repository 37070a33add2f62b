import { createHash } from "node:crypto";

/** The scripts that a release serves and a browser runs, by their paths on the site. */
export interface ReleaseList {
  build: string;
  /** SHA-256 of each script in hex, by its path ("/assets/entry.client-….js"), in the order of the paths. */
  scripts: Record<string, string>;
  /** SHA-256 of each function that a page itself contains and calls, in hex. */
  inline: string[];
}

/** The one hash of a whole release, in hex: over its scripts and nothing else. */
export function releaseHash({ scripts, inline }: Pick<ReleaseList, "scripts" | "inline">): string {
  const paths = Object.keys(scripts).sort();
  const lines = [...paths.map((path) => `${scripts[path]}  ${path}\n`), ...inline.map((hash) => `${hash}  in pages\n`)];
  return sha256(lines.join(""));
}

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

const HASH = /^[\da-f]{64}$/;

/** Reads a published list. Throws if the text is not one. */
export function parseReleaseList(text: string): ReleaseList {
  const { build, scripts, inline } = JSON.parse(text) as Partial<ReleaseList>;
  const entries = Object.entries(scripts ?? {});
  const isList = entries.length > 0 && entries.every(([path, hash]) => path.startsWith("/") && HASH.test(hash));
  if (typeof build !== "string" || !isList || !Array.isArray(inline) || !inline.every((hash) => HASH.test(hash))) {
    throw new Error("this is not a list of a release's scripts");
  }
  return { build, scripts: Object.fromEntries(entries), inline };
}
