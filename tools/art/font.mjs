import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ascents = { Galmuri7: 7, Galmuri9: 9, Galmuri11: 11, "Galmuri11-Bold": 11, Galmuri14: 14 };
const fonts = new Map();

/** The source of a face, and the glyphs that have been read from it: a face has 11,000, and a picture needs a few. */
function loadFont(name) {
  if (!fonts.has(name)) {
    const file = fileURLToPath(import.meta.resolve(`galmuri/dist/${name}.bdf`));
    fonts.set(name, { text: readFileSync(file, "utf8"), glyphs: new Map() });
  }
  return fonts.get(name);
}

function glyphOf(character, name) {
  const { text, glyphs } = loadFont(name);
  const code = character.codePointAt(0);
  if (!glyphs.has(code)) glyphs.set(code, readGlyph(text, code));
  const glyph = glyphs.get(code);
  if (!glyph) throw new Error(`${name} has no glyph for ${character}`);
  return glyph;
}

function readGlyph(text, code) {
  const at = text.search(new RegExp(`^ENCODING ${code}\\r?$`, "m"));
  if (at < 0) return null;
  const block = text.slice(at, text.indexOf("ENDCHAR", at));
  const advance = Number(/DWIDTH (\d+)/.exec(block)[1]);
  const [width, height, left, bottom] = /BBX (\S+) (\S+) (\S+) (\S+)/.exec(block).slice(1).map(Number);
  const rows = block
    .slice(block.indexOf("BITMAP\n") + 7)
    .trim()
    .split("\n");
  return { advance, width, height, left, bottom, rows };
}

/** Pixels that are set, as [x, y] with y = 0 at the face's ascent. */
export function rasterizeText(string, name) {
  const pixels = [];
  let pen = 0;
  for (const character of string) {
    const { advance, width, height, left, bottom, rows } = glyphOf(character, name);
    for (let j = 0; j < height; j++) {
      const bits = BigInt(`0x${rows[j]}`);
      const length = rows[j].length * 4;
      for (let i = 0; i < width; i++) {
        if ((bits >> BigInt(length - 1 - i)) & 1n) pixels.push([pen + left + i, ascents[name] - bottom - height + j]);
      }
    }
    pen += advance;
  }
  return pixels;
}

/** The width of a string in the face's pixels, without the gap after the last letter. */
export function measureText(string, name) {
  return [...string].reduce((sum, character) => sum + glyphOf(character, name).advance, -1);
}
