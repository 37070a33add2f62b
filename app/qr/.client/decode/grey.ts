/** A picture as a canvas gives it: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** A picture of one brightness, 0 to 255, for each pixel, row by row. */
export interface Grey {
  values: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** The brightness of a picture as the eye weighs its colours (ITU-R BT.601). */
export function greyOf({ data, width, height }: Pixels): Grey {
  const values = new Uint8ClampedArray(width * height);
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += 4) {
    values[pixel] = (306 * data[at]! + 601 * data[at + 1]! + 117 * data[at + 2]! + 512) >> 10;
  }
  return { values, width, height };
}

/** Light for dark. */
export function inverted({ values, width, height }: Grey): Grey {
  return { values: values.map((value) => 255 - value), width, height };
}

/** A part of a picture, in pixels. */
export interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** The same picture with some parts of it in one grey, so that no pattern is left there. */
export function without({ values: from, width, height }: Grey, spots: readonly Spot[]): Grey {
  const values = from.slice();
  for (const { x, y, radius } of spots) {
    const [left, right] = [clampTo(Math.floor(x - radius), width), clampTo(Math.ceil(x + radius), width)];
    const [top, bottom] = [clampTo(Math.floor(y - radius), height), clampTo(Math.ceil(y + radius), height)];
    for (let row = top; row <= bottom; row++) values.fill(128, row * width + left, row * width + right + 1);
  }
  return { values, width, height };
}

/** Smaller by a whole `factor` in both directions, each pixel the mean of those it replaces: noise goes. */
export function shrunk({ values: from, width: fromWidth, height: fromHeight }: Grey, factor: number): Grey {
  const [width, height] = [Math.floor(fromWidth / factor), Math.floor(fromHeight / factor)];
  const values = new Uint8ClampedArray(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let sum = 0;
      for (let row = 0, start = y * factor * fromWidth + x * factor; row < factor; row++, start += fromWidth) {
        for (let column = 0; column < factor; column++) sum += from[start + column]!;
      }
      values[at] = sum / (factor * factor);
    }
  }
  return { values, width, height };
}

/** Twice as wide and twice as high, straight lines between the pixels: modules of less than two pixels are told apart. */
export function doubled({ values: from, width: fromWidth, height: fromHeight }: Grey): Grey {
  const [width, height] = [fromWidth * 2, fromHeight * 2];
  const values = new Uint8ClampedArray(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    // a new pixel lies a quarter of an old one away from the nearest, which weighs three quarters
    const near = (y >> 1) * fromWidth;
    const far = clampTo((y >> 1) + (y & 1 ? 1 : -1), fromHeight) * fromWidth;
    for (let x = 0; x < width; x++, at++) {
      const nearX = x >> 1;
      const farX = clampTo(nearX + (x & 1 ? 1 : -1), fromWidth);
      const nearRow = 3 * from[near + nearX]! + from[near + farX]!;
      values[at] = (3 * nearRow + 3 * from[far + nearX]! + from[far + farX]! + 8) >> 4;
    }
  }
  return { values, width, height };
}

function clampTo(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length - 1);
}
