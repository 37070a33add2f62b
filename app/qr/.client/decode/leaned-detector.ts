import type BitMatrix from "@zxing/library/esm/core/common/BitMatrix";
import GridSamplerInstance from "@zxing/library/esm/core/common/GridSamplerInstance";
import PerspectiveTransform from "@zxing/library/esm/core/common/PerspectiveTransform";
import Detector from "@zxing/library/esm/core/qrcode/detector/Detector";
import type FinderPattern from "@zxing/library/esm/core/qrcode/detector/FinderPattern";
import type FinderPatternInfo from "@zxing/library/esm/core/qrcode/detector/FinderPatternInfo";
import type ResultPoint from "@zxing/library/esm/core/ResultPoint";

/** From version 2, the first with an alignment pattern, to version 12, beyond which no address of ours comes. */
const WIDTHS = Array.from({ length: 11 }, (_, step) => 25 + 4 * step);
/** How many widths are tried: those closest to what the three corners tell. */
const MOST_WIDTHS = 3;
/** The middle of a finder pattern, and of the alignment pattern from the far edge, in modules. */
const FINDER_AT = 3.5;
const ALIGNMENT_AT = 6.5;
/** How far around its expected place the alignment pattern is looked for, in modules. */
const REACHES = [4, 8];

/** A point of the picture with its nearness to the camera as weight, so that points of one plane add up. */
type Weighted = readonly [x: number, y: number, weight: number];

/**
 * Finds the modules of a code that leans away from the camera. The library takes the three corners for those of a
 * parallelogram; here the sizes of the corners tell how near each is, and so where the fourth has to be.
 */
export class LeanedDetector extends Detector {
  /** The modules of a code that hardly leans, as the library finds them. Throws its exceptions. */
  grid(info: FinderPatternInfo): BitMatrix {
    return this.processFinderPatternInfo(info).getBits();
  }

  /** Ways to grids of modules that the three corners may belong to, the likeliest first. Each may throw its exceptions. */
  *leanedGrids(info: FinderPatternInfo): Generator<() => BitMatrix> {
    const corners = [info.getTopLeft(), info.getTopRight(), info.getBottomLeft()] as const;
    const [topLeft, topRight, bottomLeft] = corners.map(weigh) as [Weighted, Weighted, Weighted];
    for (const width of likelyWidths(corners, this.calculateModuleSize(...corners))) {
      const share = (width - FINDER_AT - ALIGNMENT_AT) / (width - 2 * FINDER_AT);
      const [x, y, weight] = ([0, 1, 2] as const).map(
        (axis) => topLeft[axis] + share * (topRight[axis] + bottomLeft[axis] - 2 * topLeft[axis]),
      ) as [number, number, number];
      // the corners contradict each other
      if (weight <= 0) return;
      const expected = { x: x / weight, y: y / weight };
      for (const found of this.findAlignments(expected, weight ** -1.5)) yield () => this.sample(corners, found, width);
      yield () => this.sample(corners, expected, width);
    }
  }

  private *findAlignments({ x, y }: { x: number; y: number }, moduleSize: number) {
    for (const reach of REACHES) {
      try {
        const found = this.findAlignmentInRegion(moduleSize, Math.floor(x), Math.floor(y), reach);
        yield { x: found.getX(), y: found.getY() };
      } catch {
        // none within this reach
      }
    }
  }

  private sample(corners: readonly ResultPoint[], alignment: { x: number; y: number }, width: number): BitMatrix {
    const [topLeft, topRight, bottomLeft] = corners.map((corner) => [corner.getX(), corner.getY()] as const);
    const [near, far, alignmentAt] = [FINDER_AT, width - FINDER_AT, width - ALIGNMENT_AT];
    const toPicture = PerspectiveTransform.quadrilateralToQuadrilateral(
      ...([near, near, far, near, alignmentAt, alignmentAt, near, far] as const),
      ...topLeft!,
      ...topRight!,
      alignment.x,
      alignment.y,
      ...bottomLeft!,
    );
    return GridSamplerInstance.getInstance().sampleGridWithTransform(this.getImage(), width, width, toPicture);
  }
}

/** On a leaning plane, an area shrinks with the cube of its distance. A module's size is the square root of an area. */
function weigh(corner: FinderPattern): Weighted {
  const weight = corner.getEstimatedModuleSize() ** (-2 / 3);
  return [corner.getX() * weight, corner.getY() * weight, weight];
}

function likelyWidths([topLeft, topRight, bottomLeft]: readonly ResultPoint[], moduleSize: number): number[] {
  const side = (corner: ResultPoint) => Math.hypot(corner.getX() - topLeft!.getX(), corner.getY() - topLeft!.getY());
  const guessed = (side(topRight!) + side(bottomLeft!)) / (2 * moduleSize) + 2 * FINDER_AT;
  return WIDTHS.toSorted((a, b) => Math.abs(a - guessed) - Math.abs(b - guessed)).slice(0, MOST_WIDTHS);
}
