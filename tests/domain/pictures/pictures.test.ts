import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanPicture, MOST_PICTURE_BYTES } from "~/domain/pictures/clean-picture";
import { joined } from "~/domain/pictures/picture";
import { PICTURES } from "./samples";

const names = Object.keys(PICTURES) as (keyof typeof PICTURES)[];
const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The picture with one byte changed. */
function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
}

describe("a picture", () => {
  test.each(names)("is known by its content, and has no metadata afterwards: %s", (name) => {
    const cleaned = cleanPicture(PICTURES[name]);
    expect(cleaned).toMatchObject({ width: 24, height: 16 });
    expect(textOf(cleaned?.bytes ?? new Uint8Array())).not.toContain("SECRET PLACE");
    // what was written anew is taken again, and stays as it is
    expect(cleanPicture(cleaned?.bytes ?? new Uint8Array())).toEqual(cleaned);
  });

  test("had metadata before", () => {
    for (const name of ["jpeg", "progressive", "png", "webp", "lossless", "alpha"] as const) {
      expect(textOf(PICTURES[name]), name).toContain("SECRET PLACE");
    }
  });

  test.each(names)("is refused with anything behind its end, or without it: %s", (name) => {
    const bytes = PICTURES[name];
    for (const tail of ["\0", "<script>alert(1)</script>", "PK\u0003\u0004", "%PDF-1.7"]) {
      expect(cleanPicture(joined([bytes, bytesOf(tail)])), tail).toBeNull();
    }
    expect(cleanPicture(joined([bytes, PICTURES.png]))).toBeNull();
    for (let end = 0; end < bytes.length; end += 7) expect(cleanPicture(bytes.subarray(0, end)), `${end}`).toBeNull();
  });

  test("is no other kind of file, whatever it begins with", () => {
    const others = [
      "",
      "GIF89a\u0001\0\u0001\0",
      "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
      "%PDF-1.7\n",
      "<!doctype html><title>picture</title>",
    ];
    for (const other of others) expect(cleanPicture(bytesOf(other)), other).toBeNull();
    expect(cleanPicture(joined([PICTURES.jpeg.subarray(0, 20), bytesOf("<script>")]))).toBeNull();
  });

  test("is refused as soon as its header names more points than may be opened", () => {
    const jpeg = PICTURES.jpeg;
    const frame = textOf(jpeg).indexOf("\u00ff\u00c0");
    expect(cleanPicture(changed(jpeg, frame + 7, 0x20))).toBeNull();
    expect(cleanPicture(changed(jpeg, frame + 7, 0x10))).toMatchObject({ width: 4096 + 24, height: 16 });
    // the checksum of a PNG's header no longer fits
    expect(cleanPicture(changed(PICTURES.png, 18, 1))).toBeNull();
  });

  test("is refused above ten megabytes", () => {
    expect(cleanPicture(new Uint8Array(MOST_PICTURE_BYTES + 1))).toBeNull();
  });

  test("that was damaged anywhere is refused or taken with a size that may be opened, and never fails otherwise", () => {
    const anyChange = fc.tuple(fc.constantFrom(...names), fc.nat(600), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(anyChange, ([name, at, value]) => {
        const cleaned = cleanPicture(changed(PICTURES[name], at % PICTURES[name].length, value));
        if (cleaned) expect(Math.max(cleaned.width, cleaned.height)).toBeLessThanOrEqual(8_192);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
