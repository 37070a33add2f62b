import { createHash } from "node:crypto";

/** The scripts that a release serves: what a browser runs, by its path on the site. */
export interface ReleaseList {
  build: string;
  /** SHA-256 of each script in hex, by its path ("/assets/entry.client-….js"), in the order of the paths. */
  scripts: Record<string, string>;
}

/** The one hash that stands for a whole release, in hex: of its scripts and nothing else. */
export function releaseHash({ scripts }: Pick<ReleaseList, "scripts">): string {
  const lines = Object.keys(scripts)
    .sort()
    .map((path) => `${scripts[path]}  ${path}\n`);
  return sha256(lines.join(""));
}

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** A list as it was published. Throws where it is none. */
export function parseReleaseList(text: string): ReleaseList {
  const { build, scripts } = JSON.parse(text) as Partial<ReleaseList>;
  const entries = Object.entries(scripts ?? {});
  const isList =
    entries.length > 0 && entries.every(([path, hash]) => path.startsWith("/") && /^[\da-f]{64}$/.test(hash));
  if (typeof build !== "string" || !isList) throw new Error("this is no list of a release's scripts");
  return { build, scripts: Object.fromEntries(entries) };
}
