/** Values that stand in many answers: encoded once, for the places from 1 on, right behind what an answer begins with. */
export type SharedValue = { count: number; text: string; places: ReadonlyMap<unknown, number> };

const NOTHING: SharedValue = { count: 0, text: "", places: new Map() };

/**
 * Plain data in the encoding in which the router hands over to the browser what it loaded: a list whose objects and lists
 * name their parts by place. The router's own encoder is for streams, promises, dates and errors too, and takes three times
 * as long. What `shared` knows is written as it was encoded before. Throws TypeError at anything but texts, finite numbers,
 * booleans, null, undefined, lists and plain objects.
 */
export function encodeTurboStream(data: object, shared = NOTHING): string {
  const list = openList(shared);
  const first = JSON.stringify(list.encode(data));
  return `[${[first, shared.text, textOf(list.parts)].filter(Boolean).join()}]`;
}

/** Encodes a value that is to be named by many answers, and all that it holds. Throws as encodeTurboStream. */
export function encodeSharedValue(value: object): SharedValue {
  const { parts, places, place } = openList(NOTHING);
  place(value);
  return { count: parts.length, text: textOf(parts), places };
}

function openList({ count, places: sharedPlaces }: SharedValue) {
  const parts: unknown[] = [];
  const places = new Map<unknown, number>();

  const place = (value: unknown): number => {
    if (value === undefined) return -7;
    if (value === null) return -5;
    const known = sharedPlaces.get(value) ?? places.get(value);
    if (known !== undefined) return known;
    const index = parts.push(null) - 1;
    const found = 1 + count + index;
    places.set(value, found);
    parts[index] = encode(value);
    return found;
  };

  const encode = (value: unknown): unknown => {
    if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
    if (Array.isArray(value)) return value.map(place);
    if (!isPlain(value)) throw new TypeError(`no plain data: ${typeof value}`);
    const places: Record<string, number> = {};
    for (const key of Object.keys(value)) places[`_${place(key)}`] = place(value[key]);
    return places;
  };

  return { parts, places, place, encode };
}

/** One call for all of them: as many as there are texts would take longer than the rest. */
function textOf(parts: unknown[]): string {
  return JSON.stringify(parts).slice(1, -1);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
