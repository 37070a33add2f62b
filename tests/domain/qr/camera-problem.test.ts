import { expect, test } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { cameraProblemOf, obstacleToCamera } from "~/qr/camera-problem";
import { pictureTypeOf } from "~/qr/picture-type";

test.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "none"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["OverconstrainedError", "overconstrained"],
  ["NotSupportedError", "unsupported"],
  ["InvalidStateError", "failed"],
  ["TypeError", "failed"],
])("a camera that answers %s is %s, and each language has words for it", (name, problem) => {
  expect(cameraProblemOf(new DOMException("", name))).toBe(problem);
  for (const locale of LOCALES) {
    expect(textsOf(locale).qr.cameras[problem as "denied"]).toEqual({
      title: expect.any(String),
      text: expect.any(String),
    });
  }
});

test("what is no error at all has failed", () => {
  expect(cameraProblemOf("NotAllowedError")).toBe("failed");
  expect(cameraProblemOf(undefined)).toBe("failed");
});

test("a page without https, or a browser without cameras, is not asked for one", () => {
  const getUserMedia = () => {};
  expect(obstacleToCamera({ isSecureContext: false, mediaDevices: { getUserMedia } })).toBe("insecure");
  expect(obstacleToCamera({ isSecureContext: true, mediaDevices: undefined })).toBe("unsupported");
  expect(obstacleToCamera({ isSecureContext: true, mediaDevices: {} })).toBe("unsupported");
  expect(obstacleToCamera({ isSecureContext: true, mediaDevices: { getUserMedia } })).toBe(null);
});

const bytes = (text: string) => Uint8Array.from(text.padEnd(32, "\0"), (letter) => letter.charCodeAt(0));

test.each([
  ["jpeg", "\xff\xd8\xff\xe0"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["gif", "GIF89a"],
  ["webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ["bmp", "BM"],
  ["heif", "\0\0\0\x18ftypheic"],
  ["heif", "\0\0\0\x1cftypavif"],
  [null, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [null, "%PDF-1.7"],
  [null, "\0\0\0\x18ftypisom"],
  [null, "RIFF\x10\0\0\0WAVEfmt "],
  [null, "MZ"],
])("a file is %s by what it begins with", (type, head) => {
  expect(pictureTypeOf(bytes(head))).toBe(type);
});

test("an empty file is no picture", () => {
  expect(pictureTypeOf(new Uint8Array())).toBe(null);
});
