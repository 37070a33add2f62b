import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { encode } from "uqr";

const SCALE = 8;

/** One byte per pixel: a code as a screen shows it. */
function drawCode(text: string) {
  const { data: modules, size } = encode(text, { border: 4, ecc: "M" });
  const side = size * SCALE;
  const grey = Buffer.alloc(side * side, 255);
  for (let at = 0; at < grey.length; at++) {
    if (modules[Math.floor(at / side / SCALE)]?.[Math.floor((at % side) / SCALE)]) grey[at] = 0;
  }
  return { grey, side };
}

/** A PNG picture of a code. */
export function codeAsPng(text: string): Promise<Buffer> {
  const { grey, side } = drawCode(text);
  return sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

/** A PNG picture of codes that lie one below the other. */
export async function codesAsPng(...texts: string[]): Promise<Buffer> {
  const drawn = texts.map(drawCode);
  const sides = drawn.map(({ side }) => side);
  const height = sides.reduce((sum, side) => sum + side, 0);
  return sharp({ create: { width: Math.max(...sides), height, channels: 3, background: "#ffffff" } })
    .composite(
      drawn.map(({ grey, side }, index) => ({
        input: grey,
        raw: { width: side, height: side, channels: 1 as const },
        left: 0,
        top: sides.slice(0, index).reduce((sum, above) => sum + above, 0),
      })),
    )
    .png()
    .toBuffer();
}

/** A JPEG photograph of a code in a mirror, lying on its side, which its EXIF turns right. */
export async function codeAsTurnedJpeg(text: string): Promise<Buffer> {
  return sharp(await codeAsPng(text))
    .withMetadata({ orientation: 7 })
    .jpeg()
    .toBuffer();
}

/** A picture without a code. */
export function emptyPng(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: "#778899" } })
    .png()
    .toBuffer();
}

export interface FakeCamera {
  /** What a Chromium is started with, so that its camera shows the code without being asked. */
  browserArguments: string[];
  remove(): void;
}

/** A camera that shows a code: a film of two frames in 4:2:0, whose colour is grey. */
export function createFakeCamera(text: string): FakeCamera {
  const folder = mkdtempSync(path.join(tmpdir(), "punkvism-camera-"));
  const file = path.join(folder, "code.y4m");
  const { grey, side } = drawCode(text);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), grey, Buffer.alloc((side * side) / 2, 128)]);
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${side} H${side} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return {
    browserArguments: [
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${file}`,
    ],
    remove: () => rmSync(folder, { recursive: true }),
  };
}
