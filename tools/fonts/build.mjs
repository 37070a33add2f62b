#!/usr/bin/env node
// Cuts Galmuri and Pretendard into files by script and frequency: `npm run make -- fonts`. Every run gives the same
// bytes. Writes public/fonts/*, app/styles/fonts.css and app/ui/first-fonts.ts.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { hangulWidthsFont } from "./hangul-widths.mjs";

const OUT = "public/fonts";
const PRETENDARD = "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf";
const PRETENDARD_SLICES = "node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
const GALMURI = "node_modules/galmuri/dist/Galmuri11-Bold.ttf";

const LICENCES = ["node_modules/pretendard/dist/LICENSE.txt", "node_modules/galmuri/dist/LICENSE.txt"];

/** Basic Latin, Latin-1, dashes, quotes, bullet, ellipsis, won, arrows, minus, infinity: the characters of an interface. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20a9, 0x20a9],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x221e, 0x221e],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
].flatMap(([from, to]) => range(from, to));
/** The Korean words in the language switch of pages whose fonts have no Hangul. */
const HANGUL_OF_SWITCH = [..."한국어"].map((letter) => letter.codePointAt(0));
const SYLLABLES = range(0xac00, 0xd7a3);
/** Weights the site uses; narrower axes are smaller files. */
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

const frequent = syllablesByFrequency();
/** The characters of our own texts: one file draws a whole Korean page. News may use any other. */
const first = syllablesOf(textOf(["app/locales/ko", "app/content/ko", "app/domain/settings"]));
/**
 * The characters in the headings of first screens: the names and headlines of content pages, which are the menu's entries
 * where a page has no name of its own, and everything that is called a title elsewhere.
 */
const heads = syllablesOf(
  [
    ...textOf(["app/content/ko"]).matchAll(/kind: "(?:hero|opening)",(.*?)lead:/gs),
    ...readFileSync("app/locales/ko/shell.json", "utf8").matchAll(/"entries": \{([^}]*)\}/g),
    ...textOf(["app/locales/ko"]).matchAll(/"(?:title|heading)":\s*"([^"]*)"/g),
  ]
    .map(([, title]) => title)
    .join(""),
);
const second = frequent.filter((code) => !first.includes(code)).slice(0, 760);
const rest = SYLLABLES.filter((code) => !first.includes(code) && !second.includes(code));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
// the licence travels with the fonts; the parts do not carry the reserved names, which the cutting removes
writeFileSync(path.join(OUT, "LICENSE.txt"), LICENCES.map((file) => readFileSync(file, "utf8")).join("\n\n"));
/** The ranges of the Korean sheet that comes after the first picture, and of the sheet of every page. */
const hangulFaces = [];
const faces = [];

// no two files may have a character in common, because a browser would fetch both
for (let start = 0; start < SYLLABLES.length; start += 700) {
  const block = SYLLABLES.slice(start, start + 700);
  const codes = block.filter((code) => rest.includes(code));
  await addPretendard(`text-hangul-rare-${start / 700}`, codes);
}
await addPretendard("text-hangul-2", second.slice(0, 380));
await addPretendard("text-hangul-3", second.slice(380));
await addPretendard("text-hangul-1", first);
const latin = [...LATIN, ...HANGUL_OF_SWITCH];
const latinText = await cut(PRETENDARD, "text-latin", latin, { variationAxes: WEIGHTS });
faces.push(face("Punk Text", "400 700", latinText, latin, "optional"));
await addGalmuri(
  "display-hangul-1",
  first.filter((code) => !heads.includes(code)),
);
await addGalmuri("display-hangul-2", second);
await addGalmuri("display-hangul-rare", rest);
const hangulSheet = writeSheet("first-hangul", [await inlineGalmuri([...LATIN, ...heads])]);
const laterSheet = writeSheet("later-hangul", hangulFaces);
const latinSheet = writeSheet("first-latin", [await inlineGalmuri(LATIN)]);
const script = writeNamed("first", "js", readFileSync("tools/fonts/first.js"));

const widths = (await hangulWidthsFont()).toString("base64");
faces.push(widthsFace("Punk Text Hangul Width", 0.864, [1950 / 2048, 494 / 2048]));
faces.push(widthsFace("Punk Display Hangul Width", 1, [1, 1 / 6]));

writeFileSync("app/styles/fonts.css", `${readFileSync("tools/fonts/fallbacks.css", "utf8")}\n${faces.join("\n")}\n`);
writeFileSync(
  "app/ui/first-fonts.ts",
  `// Written by tools/fonts/build.mjs.
import type { LocaleCode } from "~/locales/locales";

/**
 * Style sheets with the display face of a language, for Korean as far as first screens need it: a page is drawn once they
 * have loaded. They come after the site's own sheet, because they win where ranges overlap.
 */
export const FIRST_FONTS: Record<LocaleCode, string> = { ko: "${hangulSheet}", en: "${latinSheet}", id: "${latinSheet}" };

/** The other faces of a language, which are fetched after the first picture. */
export const LATER_FONTS: Partial<Record<LocaleCode, string>> = { ko: "${laterSheet}" };

/**
 * Has the browser unpack the first fonts before it draws, and loads the others afterwards. It must come right after the
 * sheets.
 */
export const FIRST_FONTS_SCRIPT = "${script}";

/**
 * The Latin letters of the text face, in languages in which they are most of a page. Korean has few, which wait for the next
 * page.
 */
export const TEXT_FONTS: Partial<Record<LocaleCode, string>> = { en: "${latinText}", id: "${latinText}" };
`,
);

async function addPretendard(name, codes) {
  hangulFaces.push(face("Punk Text", "400 700", await cut(PRETENDARD, name, codes, { variationAxes: WEIGHTS }), codes));
}

async function addGalmuri(name, codes) {
  hangulFaces.push(face("Punk Display", "400 700", await cut(GALMURI, name, codes, {}), codes));
}

async function inlineGalmuri(codes) {
  return face("Punk Display", "400 700", dataUrl(await partOf(GALMURI, codes, {})), codes, "block");
}

function dataUrl(bytes) {
  return `data:font/woff2;base64,${bytes.toString("base64")}`;
}

function writeSheet(name, rules) {
  return writeNamed(name, "css", Buffer.from(`${rules.join("\n")}\n`));
}

/** Writes the part of a font that draws these characters and returns its address. */
async function cut(source, name, codes, options) {
  return writeNamed(name, "woff2", await partOf(source, codes, options));
}

function partOf(source, codes, options) {
  const text = String.fromCodePoint(...codes);
  return subsetFont(readFileSync(source), text, { targetFormat: "woff2", preserveNameIds: [], ...options });
}

/** Writes a file whose name contains a hash of its content, so that it may be cached for ever. Returns its address. */
function writeNamed(name, ending, bytes) {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `${name}.${hash}.${ending}`;
  writeFileSync(path.join(OUT, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
  return `/fonts/${file}`;
}

/**
 * Hangul may be swapped in at any time, because its fallbacks have the same width. Latin text that was drawn in a fallback
 * keeps it until the next page (`optional`); where it is most of the text it is preloaded, so that most first pages have it.
 */
function face(family, weight, url, codes, display = "swap") {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: ${display};
  src: url("${url}") format("woff2");
  unicode-range: ${rangesOf(codes)};
}`;
}

/** Boxes as wide as our Hangul, in the style sheet itself, so that they are available before anything is drawn. */
function widthsFace(family, advance, [ascent, descent]) {
  const percent = (value) => `${(100 * value).toFixed(1)}%`;
  return `@font-face {
  font-family: "${family}";
  font-weight: 400 700;
  font-display: block;
  src: url("data:font/woff2;base64,${widths}") format("woff2");
  size-adjust: ${percent(advance)};
  ascent-override: ${percent(ascent / advance)};
  descent-override: ${percent(descent / advance)};
  line-gap-override: 0%;
  unicode-range: U+AC00-D7A3;
}`;
}

/** Hangul in the order of Pretendard's slices: the last slice is used most. */
function syllablesByFrequency() {
  const css = readFileSync(PRETENDARD_SLICES, "utf8");
  const slices = [...css.matchAll(/unicode-range:([^;]*);/g)].map(([, text]) => codesOf(text)).reverse();
  return slices.flat().filter((code) => code >= 0xac00 && code <= 0xd7a3);
}

function textOf(folders) {
  return folders
    .flatMap((folder) => filesUnder(folder))
    .map((file) => readFileSync(file, "utf8"))
    .join("");
}

function syllablesOf(text) {
  return [...new Set(text)]
    .map((char) => char.codePointAt(0))
    .filter((code) => code >= 0xac00 && code <= 0xd7a3)
    .sort();
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(ts|json)$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

function codesOf(unicodeRange) {
  return unicodeRange.split(",").flatMap((part) => {
    const [from, to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return range(Number.parseInt(from, 16), Number.parseInt(to, 16));
  });
}

function rangesOf(codes) {
  const sorted = [...codes].sort((a, b) => a - b);
  const spans = [];
  for (const code of sorted) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}

function hex(code) {
  return code.toString(16).toUpperCase();
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
