import { measureText } from "../art/font.mjs";
import { Grid, mix } from "../art/grid.mjs";
import { drawWordmark } from "../art/logo.mjs";
import { acid, cyan, electric, gold, ink, orange, paper, pink } from "../art/scenes/city-parts.mjs";
import { drawHomeCard } from "./home-card.mjs";

export const WIDTH = 400;
export const HEIGHT = 210;
const BOLD = "Galmuri11-Bold";
const PLAIN = "Galmuri11";
const LEFT = 14;
/** The column at which the scene begins to be visible; the text ends a little before it. */
const SCENE_AT = 184;
const TEXT_WIDTH = SCENE_AT - LEFT - 8;
/** In the pixels of a letter of double size. */
const HOME_WIDTH = 160;
const TEXT_TOP = 42;
const TEXT_BOTTOM = 190;
const BAR = 10;

const accents = {
  punktopia: acid,
  benefit: pink,
  "power-zone": electric,
  rwa: orange,
  coin: gold,
  game: cyan,
  company: paper,
};

/**
 * The picture of a shared link, 400 × 210 cells: the page's name on ink, beside as much of its scene as there is room for,
 * with `middle` (a column of the scene) in the middle. The home page has a drawing of its own.
 */
export function drawCard({ isHome, title, district, scene, middle }) {
  if (isHome) return drawHomeCard(wrap(partsOf(title).rest, BOLD, HOME_WIDTH));
  const accent = accents[district];
  const g = new Grid(WIDTH, HEIGHT, ink);
  const seen = WIDTH - SCENE_AT;
  const from = Math.min(Math.max(0, Math.round(middle - seen / 2)), scene.width - seen);
  g.draw(scene.crop(from, 0, seen, scene.height), SCENE_AT, HEIGHT - BAR - scene.height);
  // the ink fades into the scene by dithering
  g.rect(SCENE_AT, 0, 2, HEIGHT, ink).checker(SCENE_AT + 2, 0, 4, HEIGHT, ink);
  for (let y = 0; y < HEIGHT; y += 4) g.set(SCENE_AT + 7, y, ink).set(SCENE_AT + 9, y + 2, ink);
  g.rect(0, HEIGHT - BAR, WIDTH, BAR, accent);
  g.draw(drawWordmark(acid, pink), LEFT, 16);
  drawText(g, title, accent);
  return g;
}

/** What comes before a colon is large, the rest small; each as large as fits. */
function drawText(g, title, accent) {
  const { subject, rest } = partsOf(title);
  const scale = fits(subject, rest, 2) ? 2 : 1;
  const lines = wrap(subject, BOLD, TEXT_WIDTH / scale);
  lines.forEach((line, i) => {
    const y = TEXT_TOP + i * lineHeight(scale);
    g.text(line, LEFT + scale, y + scale, mix(paper, ink, 0.72), { font: BOLD, scale });
    g.text(line, LEFT, y, paper, { font: BOLD, scale });
  });
  const below = TEXT_TOP + lines.length * lineHeight(scale) + 4;
  wrap(rest, PLAIN, TEXT_WIDTH).forEach((line, i) => {
    g.text(line, LEFT, below + i * lineHeight(1), accent, { font: PLAIN });
  });
}

function partsOf(title) {
  const colon = title.indexOf(": ");
  return colon < 0 ? { subject: title, rest: "" } : { subject: title.slice(0, colon), rest: title.slice(colon + 2) };
}

const lineHeight = (scale) => 11 * scale + 4;

function fits(subject, rest, scale) {
  const lines = wrap(subject, BOLD, TEXT_WIDTH / scale);
  if (lines.some((line) => measureText(line, BOLD) * scale > TEXT_WIDTH)) return false;
  const height = lines.length * lineHeight(scale) + 4 + wrap(rest, PLAIN, TEXT_WIDTH).length * lineHeight(1);
  return TEXT_TOP + height <= TEXT_BOTTOM;
}

/** Lines of whole words, each at most `width` wide if its words allow that. */
function wrap(text, font, width) {
  const lines = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureText(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Merges the rarest colours into their nearest neighbours until 256 are left, which is what an indexed PNG holds. */
export function limitColors(g) {
  const counts = new Map();
  for (const color of g.cells) counts.set(color, (counts.get(color) ?? 0) + 1);
  if (counts.size <= 256) return g;
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const channels = ([color]) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const kept = ranked.slice(0, 256).map((entry) => ({ color: entry[0], channels: channels(entry) }));
  const nearest = new Map(ranked.slice(256).map((entry) => [entry[0], nearestOf(channels(entry), kept)]));
  return g.map((color) => nearest.get(color) ?? color);
}

function nearestOf([r, g, b], kept) {
  let [best, least] = [null, Number.POSITIVE_INFINITY];
  for (const { color, channels } of kept) {
    const distance = (channels[0] - r) ** 2 + (channels[1] - g) ** 2 + (channels[2] - b) ** 2;
    if (distance < least) [best, least] = [color, distance];
  }
  return best;
}
