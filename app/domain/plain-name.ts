/** The most characters of a name that are shown. */
const LONGEST_NAME = 64;

/** A name that anybody can write, on one line and without characters that reorder or hide text. Empty if nothing is left. */
export function plainName(name: string): string {
  return name
    .replace(/[\p{Zs}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .trim()
    .slice(0, LONGEST_NAME);
}
