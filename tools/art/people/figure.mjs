import { Grid } from "../grid.mjs";
import { createRandom, seedOf } from "../random.mjs";

const figureWidth = 24;
const figureHeight = 32;
const ink = "#0C0B12";

/** Back to front. A later part with the same slot replaces an earlier one. */
const slots = ["back", "legs", "torso", "leftArm", "head", "face", "hair", "glasses", "hat", "rightArm", "prop"];
const outlined = new Set(["leftArm", "rightArm", "prop", "hat"]);

/** Digits are the dark tone of a material, capitals its light tone; small letters are shaded at their edges. */
const darkOf = { 1: "s", 2: "h", 3: "c", 4: "d", 5: "p", 6: "v", 7: "f", 8: "u", 9: "m", 0: "a" };
const plain = { k: ink, e: "#17121F", w: "#FFFFFF", r: "#E98A83", l: "#8E2F3F" };

/** Mirrors a half of 12 columns to a row of 24. */
export function mirror(rows) {
  return rows.map((row) => {
    const half = row.padEnd(12, ".").slice(0, 12);
    return half + [...half].reverse().join("");
  });
}

/** Shifts rows right and down by clear cells. */
export function at(x, y, rows) {
  return [...Array(y).fill(""), ...rows.map((row) => (row ? ".".repeat(x) + row : ""))];
}

function layDown(board, rows, hasOutline) {
  const filled = (x, y) => rows[y]?.[x] && rows[y][x] !== ".";
  for (let y = 0; y < figureHeight; y++) {
    for (let x = 0; x < figureWidth; x++) {
      if (filled(x, y)) board[y][x] = rows[y][x] === "_" ? "." : rows[y][x];
      else if (
        hasOutline &&
        board[y][x] !== "." &&
        (filled(x - 1, y) || filled(x + 1, y) || filled(x, y - 1) || filled(x, y + 1))
      )
        board[y][x] = "k";
    }
  }
}

function toneOf(board, x, y) {
  const same = (i, j) => board[j]?.[i] === board[y][x] || board[j]?.[i] === board[y][x].toUpperCase();
  const [left, right, up, down] = [same(x - 1, y), same(x + 1, y), same(x, y - 1), same(x, y + 1)];
  if ((!right && left) || (!down && up)) return 0;
  if (!up && down && right) return 2;
  return 1;
}

/** Draws named slots with ramps of [dark, middle, light]; returns a 24 × 32 grid. */
export function drawFigure(parts, ramps) {
  const board = Array.from({ length: figureHeight }, () => Array(figureWidth).fill("."));
  for (const slot of slots) if (parts[slot]) layDown(board, parts[slot], outlined.has(slot));
  const grid = new Grid(figureWidth, figureHeight);
  board.forEach((row, y) => {
    row.forEach((letter, x) => {
      if (letter === ".") return;
      if (plain[letter]) {
        grid.set(x, y, plain[letter]);
        return;
      }
      const material = darkOf[letter] ?? letter.toLowerCase();
      const ramp = ramps[material];
      if (!ramp) throw new Error(`no ramp for ${letter} at ${x},${y}`);
      const tone = darkOf[letter] ? 0 : letter === material ? toneOf(board, x, y) : 2;
      grid.set(x, y, ramp[tone]);
    });
  });
  const isEdge = (_, i) =>
    (i % figureWidth) % (figureWidth - 1) === 0 || Math.floor(i / figureWidth) % (figureHeight - 1) === 0;
  if (grid.cells.filter(isEdge).some((color) => color !== null))
    throw new Error("a part touches the edge: its outline would be cut");
  return grid.outline(ink);
}

/**
 * The nth person of a collection. Each layer's options are shuffled once, seeded by the collection's name, so that
 * neighbours differ in every layer; each further round shifts the layers against each other.
 */
export function drawPerson(collection, number) {
  let parts = { ...collection.base };
  let ramps = { ...collection.ramps };
  for (const [position, [layer, options]] of Object.entries(collection.layers).entries()) {
    const shuffled = createRandom(seedOf(`${collection.slug}/${layer}`)).shuffle(options);
    const lap = Math.floor((number - 1) / shuffled.length);
    const option = shuffled[(number - 1 + lap * (position + 1)) % shuffled.length];
    parts = { ...parts, ...option.parts };
    ramps = { ...ramps, ...option.ramps };
  }
  ramps.q ??= ramps.c;
  ramps.g ??= ramps.f;
  return drawFigure(parts, ramps);
}
