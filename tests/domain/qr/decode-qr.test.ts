import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { decodeQr } from "~/qr/.client/decode/decode-qr";
import type { Pixels } from "~/qr/.client/decode/grey";
import { VARIANT_COUNT } from "~/qr/.client/decode/variant-count";
import { drawQrPicture } from "../../qr-pictures/qr-pictures";
import { QR_DIFFICULTIES } from "../../qr-pictures/scene";

/** `npm run bench -- qr` measures the rates; here is one picture of each kind, all of which have to be read. */
const SEED = 7;
/** Saved by an image library that a Worker does not have. */
const drawnHere = QR_DIFFICULTIES.filter((difficulty) => difficulty !== "JPEG damage");
const ADDRESS = "9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E";

/** A flat code, `scale` pixels per module, as a screenshot has it. */
function screenshot(text: string, { scale = 4, border = 4, isMirrored = false } = {}): Pixels {
  const { data: modules, size } = encode(text, { border });
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) {
      const column = Math.floor(x / scale);
      const isDark = modules[Math.floor(y / scale)]?.[isMirrored ? size - 1 - column : column];
      if (isDark) data.fill(0, at, at + 3);
    }
  }
  return { data, width: side, height: side };
}

/** Two pictures in one, on white. */
function together(direction: "row" | "column", first: Pixels, second: Pixels): Pixels {
  const isRow = direction === "row";
  const width = isRow ? first.width + second.width : Math.max(first.width, second.width);
  const height = isRow ? Math.max(first.height, second.height) : first.height + second.height;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const put = (part: Pixels, x: number, y: number) => {
    for (let row = 0; row < part.height; row++) {
      const line = part.data.subarray(row * part.width * 4, (row + 1) * part.width * 4);
      data.set(line, ((y + row) * width + x) * 4);
    }
  };
  put(first, 0, 0);
  put(second, isRow ? first.width : 0, isRow ? 0 : first.height);
  return { data, width, height };
}

function flat(width: number, height: number, shadeOf: (pixel: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    data.fill(shadeOf(pixel), pixel * 4, pixel * 4 + 3);
    data[pixel * 4 + 3] = 255;
  }
  return { data, width, height };
}

describe("reads", () => {
  test.each(drawnHere)("a picture that is hard by %s", async (difficulty) => {
    const { pixels, text } = await drawQrPicture(SEED, difficulty, 0);
    expect(decodeQr(pixels)).toEqual([text]);
  });

  test.each([0, 4, 5])("a code that leans until its corners are no parallelogram's, number %i", async (number) => {
    // the library's own detector reads none of them
    const { pixels, text } = await drawQrPicture(202, "perspective", number);
    expect(decodeQr(pixels)).toEqual([text]);
  });

  test.each([1, 2, 3, 8])("a screenshot with %i pixels per module", (scale) => {
    expect(decodeQr(screenshot(ADDRESS, { scale }))).toEqual([ADDRESS]);
  });

  test("a screenshot that is cut at the code's edge", () => {
    expect(decodeQr(screenshot(ADDRESS, { border: 0 }))).toEqual([ADDRESS]);
  });

  test("a code in a mirror, as a front camera may show it", () => {
    expect(decodeQr(screenshot(ADDRESS, { isMirrored: true }))).toEqual([ADDRESS]);
  });

  test("Korean", () => {
    expect(decodeQr(screenshot("지갑 주소", { scale: 5 }))).toEqual(["지갑 주소"]);
  });

  test("by single variants, so that the frames of a camera may take turns", () => {
    const picture = screenshot(ADDRESS, { scale: 9 });
    const readBy = Array.from({ length: VARIANT_COUNT }, (_, only) => decodeQr(picture, only)[0] === ADDRESS);
    expect(readBy.filter(Boolean).length).toBeGreaterThanOrEqual(3);
    expect(decodeQr(picture, VARIANT_COUNT)).toEqual([]);
  });
});

describe("in a picture of several codes", () => {
  const OTHER = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";

  test("reads two that differ", () => {
    const read = decodeQr(together("column", screenshot(ADDRESS), screenshot(OTHER)));
    expect(read.toSorted()).toEqual([ADDRESS, OTHER].toSorted());
  });

  test("reads a small one beside a large one", () => {
    const read = decodeQr(together("row", screenshot(ADDRESS, { scale: 12 }), screenshot(OTHER, { scale: 4 })));
    expect(read.toSorted()).toEqual([ADDRESS, OTHER].toSorted());
  });

  test.each(["row", "column"] as const)("takes none alone of two in a %s, by whatever variant", (direction) => {
    const picture = together(direction, screenshot(ADDRESS, { scale: 9 }), screenshot(OTHER, { scale: 9 }));
    const counts = Array.from({ length: VARIANT_COUNT }, (_, only) => decodeQr(picture, only).length);
    expect([...counts, decodeQr(picture).length]).not.toContain(1);
  });

  test("reads one text if they say the same", () => {
    expect(decodeQr(together("column", screenshot(ADDRESS), screenshot(ADDRESS)))).toEqual([ADDRESS]);
  });

  test("finds a third one that differs from two that say the same", () => {
    const same = together("row", screenshot(ADDRESS, { scale: 12 }), screenshot(ADDRESS));
    const read = decodeQr(together("column", same, screenshot(OTHER, { scale: 6 })));
    expect(read.toSorted()).toEqual([ADDRESS, OTHER].toSorted());
  });
});

describe("reads nothing, and does not fail, in", () => {
  let state = 1;
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  };
  test.each([
    ["one pixel", flat(1, 1, () => 0)],
    ["a line of pixels", flat(500, 1, () => 120)],
    ["a black picture", flat(300, 200, () => 0)],
    ["a white picture", flat(300, 200, () => 255)],
    ["stripes", flat(320, 240, (pixel) => (pixel % 8 < 4 ? 0 : 255))],
    ["noise", flat(320, 240, noise)],
  ])("%s", (_, pixels) => {
    expect(decodeQr(pixels)).toEqual([]);
  });

  test("half a code", () => {
    const { data, width, height } = screenshot(ADDRESS);
    expect(decodeQr({ data: data.slice(0, width * (height >> 1) * 4), width, height: height >> 1 })).toEqual([]);
  });
});
