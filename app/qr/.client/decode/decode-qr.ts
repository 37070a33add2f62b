import type BitMatrix from "@zxing/library/esm/core/common/BitMatrix";
import DecodeHintType from "@zxing/library/esm/core/DecodeHintType";
import Decoder from "@zxing/library/esm/core/qrcode/decoder/Decoder";
import FinderPatternFinder from "@zxing/library/esm/core/qrcode/detector/FinderPatternFinder";
import type FinderPatternInfo from "@zxing/library/esm/core/qrcode/detector/FinderPatternInfo";
import type ResultPointCallback from "@zxing/library/esm/core/ResultPointCallback";
import { darkByBlocks, darkBySurroundings } from "./binarise";
import { sharpened, softened } from "./filters";
import { doubled, type Grey, greyOf, inverted, type Pixels, type Spot, shrunk, without } from "./grey";
import { LeanedDetector } from "./leaned-detector";
import type { VARIANT_COUNT } from "./variant-count";

/** A picture made easier to read, and how dark is told from light in it. */
type Variant = { prepare: (grey: Grey) => Grey; darkOf: (grey: Grey) => BitMatrix };
type VariantList = readonly Variant[] & { length: typeof VARIANT_COUNT };

const half = (grey: Grey) => shrunk(grey, 2);
const third = (grey: Grey) => shrunk(grey, 3);
const magnified = (grey: Grey) => sharpened(doubled(grey), 3, 1.5);
const byWideSurroundings = (grey: Grey) => darkBySurroundings(grey, 1 / 10);
const byNearSurroundings = (grey: Grey) => darkBySurroundings(grey, 1 / 40);

/** Of all fives that were tried, the one that reads most (decision 058), the quick ones first. */
const VARIANTS: VariantList = [
  { prepare: half, darkOf: byWideSurroundings },
  { prepare: softened, darkOf: darkByBlocks },
  { prepare: third, darkOf: byNearSurroundings },
  { prepare: magnified, darkOf: darkByBlocks },
  { prepare: magnified, darkOf: byNearSurroundings },
];

const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]]);
/** The library has no other way to say that nobody watches it search. */
const NO_LISTENER = null as unknown as ResultPointCallback;

/** Those that magnify take most of the time, and what only they read is too small to be taken for what was meant. */
const QUICK_VARIANTS = VARIANTS.slice(0, 3);

/** More codes than this that say the same are not counted in one picture. */
const MOST_REPEATS = 4;

/**
 * What the QR codes in a picture say: nothing if none can be read, one text, or two if there are codes that differ, so that
 * none of them is taken for the one that was meant. Every variant of the picture is tried until one is read, as it is and with
 * light for dark; what was read is then blotted out, and the rest is looked through. Codes of one size in a row may be read
 * as none, because their corners cannot be told apart. With `only`, the first code is looked
 * for in one variant, by its number from 0.
 */
export function decodeQr(pixels: Pixels, only?: number): readonly string[] {
  const grey = greyOf(pixels);
  const first = findCode(grey, only === undefined ? VARIANTS : VARIANTS.slice(only, only + 1));
  if (!first) return [];
  let [rest, found] = [grey, first];
  for (let repeats = 0; repeats < MOST_REPEATS; repeats++) {
    rest = without(rest, found.corners);
    const next = findCode(rest, QUICK_VARIANTS);
    if (!next) break;
    if (next.text !== first.text) return [first.text, next.text];
    found = next;
  }
  return [first.text];
}

/** A text, and the three corners of its code in the picture. */
type FoundCode = { text: string; corners: Spot[] };

function findCode(grey: Grey, variants: readonly Variant[]): FoundCode | null {
  for (const { prepare, darkOf } of variants) {
    const prepared = prepare(grey);
    const found = readDark(() => darkOf(prepared)) ?? readDark(() => darkOf(inverted(prepared)));
    if (found) return { text: found.text, corners: spotsOf(found.corners, grey.width / prepared.width) };
  }
  return null;
}

function spotsOf(corners: FinderPatternInfo, scale: number): Spot[] {
  return [corners.getTopLeft(), corners.getTopRight(), corners.getBottomLeft()].map((corner) => ({
    x: corner.getX() * scale,
    y: corner.getY() * scale,
    radius: CORNER_RADIUS * corner.getEstimatedModuleSize() * scale,
  }));
}

/** From the middle of a corner's pattern to beyond its edge, in modules. */
const CORNER_RADIUS = 4.5;

/** What the library says of the grid it takes the three corners for; else of the grids of a code that leans. */
function readDark(findDark: () => BitMatrix): { text: string; corners: FinderPatternInfo } | null {
  return attempt(() => {
    const dark = findDark();
    const detector = new LeanedDetector(dark);
    const corners = new FinderPatternFinder(dark, NO_LISTENER).find(HINTS);
    const text = attempt(() => readGrid(detector.grid(corners)));
    if (text !== null) return { text, corners };
    for (const sample of detector.leanedGrids(corners)) {
      const leaned = attempt(() => readGrid(sample()));
      if (leaned !== null) return { text: leaned, corners };
    }
    return null;
  });
}

function readGrid(grid: BitMatrix): string {
  return new Decoder().decodeBitMatrix(grid, HINTS).getText();
}

/** Whatever the library throws, it means that there is no code which can be read. */
function attempt<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch {
    return null; // nothing to be read in it
  }
}
