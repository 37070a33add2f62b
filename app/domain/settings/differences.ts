/** A part of a setting that a change touches: its place in JSON ("" for the whole text), and its text before and after. */
export type Difference = { at: string; before: string | null; after: string | null };

/** More differences than these are counted, not named. */
const MOST_NAMED = 40;

/** What differs between two texts of a setting, part by part if both are JSON. `more`: how many are not named. */
export function differencesOf(
  before: string,
  after: string,
  isJson: boolean,
): { named: readonly Difference[]; more: number } {
  if (!isJson) return { named: [{ at: "", before, after }], more: 0 };
  const [former, next] = [partsOf(before), partsOf(after)];
  const places = [...new Set([...former.keys(), ...next.keys()])].filter((at) => former.get(at) !== next.get(at));
  const named = places
    .slice(0, MOST_NAMED)
    .map((at) => ({ at, before: former.get(at) ?? null, after: next.get(at) ?? null }));
  return { named, more: places.length - named.length };
}

/** Every leaf of a JSON text by its place. A text that is no JSON is one leaf. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  if (text === "") return parts;
  try {
    collect(JSON.parse(text), "", parts);
  } catch {
    // what was stored by other means may be no JSON; then the whole text is what differs
    parts.set("", text);
  }
  return parts;
}

function collect(value: unknown, at: string, parts: Map<string, string>): void {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) {
    parts.set(at, typeof value === "string" ? value : JSON.stringify(value));
    return;
  }
  const isList = Array.isArray(value);
  for (const [name, part] of Object.entries(value)) {
    collect(part, isList ? `${at}[${name}]` : at === "" ? name : `${at}.${name}`, parts);
  }
}
