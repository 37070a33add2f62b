import type BitMatrix from "@zxing/library/esm/core/common/BitMatrix";
import DecodeHintType from "@zxing/library/esm/core/DecodeHintType";
import Decoder from "@zxing/library/esm/core/qrcode/decoder/Decoder";
import FinderPatternFinder from "@zxing/library/esm/core/qrcode/detector/FinderPatternFinder";
import type ResultPointCallback from "@zxing/library/esm/core/ResultPointCallback";
import { darkByBlocks, darkBySurroundings } from "./binarise";
import { sharpened, softened } from "./filters";
import { doubled, type Grey, greyOf, inverted, type Pixels, shrunk } from "./grey";
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

/**
 * What the QR code in a picture says, or null if none can be read: every variant of the picture is tried until one is read,
 * as it is and with light for dark. With `only`, one variant is tried, by its number from 0.
 */
export function decodeQr(pixels: Pixels, only?: number): string | null {
  const grey = greyOf(pixels);
  for (const { prepare, darkOf } of only === undefined ? VARIANTS : VARIANTS.slice(only, only + 1)) {
    const prepared = prepare(grey);
    const text = readDark(() => darkOf(prepared)) ?? readDark(() => darkOf(inverted(prepared)));
    if (text !== null) return text;
  }
  return null;
}

/** What the library says of the grid it takes the three corners for; else of the grids of a code that leans. */
function readDark(findDark: () => BitMatrix): string | null {
  return attempt(() => {
    const dark = findDark();
    const detector = new LeanedDetector(dark);
    const corners = new FinderPatternFinder(dark, NO_LISTENER).find(HINTS);
    const text = attempt(() => readGrid(detector.grid(corners)));
    if (text !== null) return text;
    for (const sample of detector.leanedGrids(corners)) {
      const leaned = attempt(() => readGrid(sample()));
      if (leaned !== null) return leaned;
    }
    return null;
  });
}

function readGrid(grid: BitMatrix): string {
  return new Decoder().decodeBitMatrix(grid, HINTS).getText();
}

/** Whatever the library throws, it means that there is no code which can be read. */
function attempt(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null; // nothing to be read in it
  }
}
