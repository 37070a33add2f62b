import subsetFont from "subset-font";

const UNITS = 1000;
const FIRST = 0xac00;
const LAST = 0xd7a3;

/**
 * A font with one glyph, an outlined box one em wide, for every Hangul syllable: on a machine without a Korean font, text
 * has the width that it will have when ours arrives, and nothing moves. Returns WOFF2 bytes (a few hundred).
 */
export async function hangulWidthsFont() {
  const text = String.fromCodePoint(...Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index));
  return subsetFont(trueType(), text, { targetFormat: "woff2", preserveNameIds: [] });
}

function trueType() {
  const glyph = boxGlyph();
  const tables = {
    "OS/2": os2(),
    cmap: cmap(),
    glyf: glyph,
    head: head(),
    hhea: hhea(),
    hmtx: u16s([UNITS, 0, UNITS, 60]),
    loca: u16s([0, 0, glyph.length / 2]),
    maxp: maxp(),
    name: u16s([0, 0, 6]),
    post: bytes([u32(0x00030000), u32(0), u16s([0, 0]), u32(0), u32(0), u32(0), u32(0), u32(0)]),
  };
  return withDirectory(tables);
}

/** Two nested rectangles, the inner one wound the other way. */
function boxGlyph() {
  const points = [
    [60, -60],
    [60, 820],
    [940, 820],
    [940, -60],
    [120, 0],
    [880, 0],
    [880, 760],
    [120, 760],
  ];
  const deltas = (axis) => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const data = bytes([
    u16s([2, 60, -60, 940, 820, 3, 7, 0]),
    Buffer.alloc(points.length, 1),
    u16s(deltas(0)),
    u16s(deltas(1)),
  ]);
  return bytes([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

/** Format 4 with one segment, whose codes are looked up in an array of ones. */
function cmap() {
  const count = LAST - FIRST + 1;
  const length = 16 + 2 * 2 * 4 + 2 * count;
  return bytes([
    u16s([0, 1, 3, 1]),
    u32(12),
    u16s([4, length, 0, 4, 4, 1, 0, LAST, 0xffff, 0, FIRST, 0xffff, 0, 1, 4, 0]),
    u16s(Array.from({ length: count }, () => 1)),
  ]);
}

function head() {
  return bytes([
    u32(0x00010000),
    u32(0x00010000),
    u32(0),
    u32(0x5f0f3cf5),
    u16s([0, UNITS]),
    Buffer.alloc(16),
    u16s([60, -60, 940, 820, 0, 8, 2, 0, 0]),
  ]);
}

function hhea() {
  return bytes([u32(0x00010000), u16s([880, -120, 0, UNITS, 60, 60, 940, 1, 0, 0, 0, 0, 0, 0, 0, 2])]);
}

function maxp() {
  return bytes([u32(0x00010000), u16s([2, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])]);
}

function os2() {
  return bytes([
    u16s([4, UNITS, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0]),
    Buffer.alloc(10),
    u32(0),
    u32(1 << 24),
    u32(0),
    u32(0),
    Buffer.from("PUNK"),
    u16s([0x40, FIRST, LAST, 880, -120, 0, 880, 120]),
    u32(1),
    u32(0),
    u16s([500, 700, 0, 32, 1]),
  ]);
}

function withDirectory(tables) {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const header = bytes([
    u32(0x00010000),
    u16s([names.length, power * 16, Math.log2(power), names.length * 16 - power * 16]),
  ]);
  let offset = header.length + names.length * 16;
  const entries = [];
  const bodies = [];
  for (const name of names) {
    const table = tables[name];
    const padded = bytes([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    entries.push(bytes([Buffer.from(name.padEnd(4)), u32(sumOf(padded)), u32(offset), u32(table.length)]));
    bodies.push(padded);
    offset += padded.length;
  }
  return bytes([header, ...entries, ...bodies]);
}

function sumOf(padded) {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function u16s(values) {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, index * 2);
  return buffer;
}

function u32(value) {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value >>> 0);
  return buffer;
}

function bytes(parts) {
  return Buffer.concat(parts);
}
