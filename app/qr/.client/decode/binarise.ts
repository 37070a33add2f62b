import BinaryBitmap from "@zxing/library/esm/core/BinaryBitmap";
import BitMatrix from "@zxing/library/esm/core/common/BitMatrix";
import HybridBinarizer from "@zxing/library/esm/core/common/HybridBinarizer";
import RGBLuminanceSource from "@zxing/library/esm/core/RGBLuminanceSource";
import { meansAround } from "./filters";
import type { Grey } from "./grey";

/** What is dark by the library's own rule, which compares blocks of eight pixels. */
export function darkByBlocks({ values, width, height }: Grey): BitMatrix {
  return new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(values, width, height))).getBlackMatrix();
}

/** How much darker than the mean around it a pixel has to be, so that paper with a little noise stays light. */
const MARGIN = 5;

/** What is darker than its surroundings, a `share` of the longer side to each side: shadows and haze make no difference. */
export function darkBySurroundings(grey: Grey, share: number): BitMatrix {
  const { values, width, height } = grey;
  const means = meansAround(grey, Math.max(4, Math.round(Math.max(width, height) * share)));
  const words = (width + 31) >> 5;
  const bits = new Int32Array(words * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (values[at]! < means[at]! - MARGIN) bits[y * words + (x >> 5)]! |= 1 << (x & 31);
    }
  }
  return new BitMatrix(width, height, words, bits);
}
