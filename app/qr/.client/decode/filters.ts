import type { Grey } from "./grey";

/** The mean of the square around each pixel, `reach` pixels to each side, as far as the picture goes. */
export function meansAround({ values, width, height }: Grey, reach: number): Float32Array {
  // sums of everything above and to the left, so that a square costs the same at any size
  const line = width + 1;
  const sums = new Uint32Array(line * (height + 1));
  for (let y = 0, at = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++, at++) {
      row += values[at]!;
      sums[(y + 1) * line + x + 1] = sums[y * line + x + 1]! + row;
    }
  }
  const means = new Float32Array(values.length);
  for (let y = 0, at = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++, at++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        sums[bottom * line + right]! -
        sums[top * line + right]! -
        sums[bottom * line + left]! +
        sums[top * line + left]!;
      means[at] = sum / ((bottom - top) * (right - left));
    }
  }
  return means;
}

/** Each pixel the mean of its nine. */
export function softened(grey: Grey): Grey {
  return { ...grey, values: Uint8ClampedArray.from(meansAround(grey, 1)) };
}

/** What differs from its surroundings, `reach` pixels to each side, differs more: a blurred edge becomes steep. */
export function sharpened(grey: Grey, reach: number, strength: number): Grey {
  const means = meansAround(grey, reach);
  const values = grey.values.map((value, at) => value + strength * (value - means[at]!));
  return { ...grey, values };
}
