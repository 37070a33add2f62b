import { Grid } from "../grid.mjs";
import { drawPerson } from "../people/figure.mjs";
import { createRandom } from "../random.mjs";
import { cyan, drawBuildings, drawStars, electric, gold, ink, paper } from "./city-parts.mjs";
import { blend, cord, glow, gradient, shadow, tint } from "./light.mjs";
import { drawMeter, drawPipes, drawVaultDoor } from "./power-plant.mjs";

const steel = ["#131526", "#1C2038", "#283052", "#3A4474", "#5662A0", "#8A92BE"];

function wall(g, floor, tones) {
  gradient(g, 0, 0, g.width, floor, tones, 0.6);
  for (let x = 10; x < g.width; x += 34)
    g.rect(x, 0, 3, floor, blend(tones[0], ink, 0.5)).rect(x + 3, 0, 1, floor, blend(tones[2], paper, 0.08));
  gradient(g, 0, floor, g.width, g.height - floor, [steel[1], "#101322"], 0.5);
  g.rect(0, floor, g.width, 1, steel[3]);
}

/** A charging plate with the light that stands on it. */
function plate(g, x, y, color) {
  tint(
    g,
    [
      [x - 10, y - 44],
      [x + 10, y - 44],
      [x + 16, y],
      [x - 16, y],
    ],
    color,
    0.22,
    true,
  );
  g.rect(x - 16, y, 32, 2, color)
    .rect(x - 16, y, 32, 1, blend(color, paper, 0.6))
    .rect(x - 18, y + 2, 36, 4, steel[4])
    .rect(x - 18, y + 2, 36, 1, steel[5])
    .rect(x - 18, y + 6, 36, 1, ink);
  for (let i = x - 14; i < x + 16; i += 6) g.rect(i, y + 4, 2, 1, color);
  glow(g, x, y + 1, 24, 9, color, 0.35);
}

function pillar(g, x, top, base) {
  g.rect(x - 12, top, 24, base - top, steel[2])
    .rect(x - 12, top, 2, base - top, steel[4])
    .rect(x + 8, top, 4, base - top, steel[1]);
}

/**
 * A bay of the power plant where NFTs are charged. `plates` are [x, y, number of the person]; `meters`, `vaults` as in the
 * plant's hall.
 */
export function drawChargingBay(width, height, { collection, color, tones, floor, plates, meters = [], vaults = [] }) {
  const g = new Grid(width, height, ink);
  wall(g, floor, tones);
  drawPipes(g, 5);
  // each meter hangs from the pipes, each plate under a lamp
  for (const [cx, cy, r] of meters)
    g.rect(cx - 2, 16, 4, cy - r - 16, steel[2]).rect(cx - 2, 16, 1, cy - r - 16, steel[4]);
  for (const [x] of plates) {
    g.rect(x - 1, 16, 2, 8, steel[1])
      .rect(x - 7, 24, 14, 4, steel[4])
      .rect(x - 5, 28, 10, 2, color);
    glow(g, x, 30, 18, 12, color, 0.4);
  }
  for (const [cx, cy, r] of vaults) drawVaultDoor(g, cx, cy, r, color);
  for (const [x, y] of plates)
    for (const [cx, cy, r] of meters.slice(0, 1)) cord(g, x, y + 5, cx, cy + r, 10, blend(color, ink, 0.35), 2);
  for (const [cx, cy, r, value] of meters) drawMeter(g, cx, cy, r, value, color);
  for (const [x, y] of plates) if (y + 7 < floor + 8) pillar(g, x, y + 7, floor + 6);
  for (const [x, y, number] of plates) {
    plate(g, x, y, color);
    g.draw(drawPerson(collection, number), x - 12, y - 31);
  }
  return g;
}

function star(g, cx, cy, reach, color) {
  glow(g, cx, cy, reach * 1.6, reach * 1.4, color, 0.5);
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI * i) / 8;
    const length = i % 4 === 0 ? reach : i % 2 === 0 ? reach * 0.68 : reach * 0.42;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    g.line(cx, cy, Math.round(cx + dx * length), Math.round(cy + dy * length), i % 2 ? blend(color, ink, 0.3) : color);
  }
  const ball = Math.round(reach * 0.3);
  g.ellipse(cx, cy, ball + 2, ball + 2, blend(color, ink, 0.25))
    .ellipse(cx, cy, ball, ball, color)
    .ellipse(cx - 1, cy - 1, Math.max(2, ball - 3), Math.max(2, ball - 3), "#FFFFFF");
}

/** Rings of 90, 180 and 270 days around the star. */
function orbit(g, cx, cy, rx, ry, color, share) {
  for (let i = 0; i < 240; i++) {
    if (i % 5 === 4) continue;
    const angle = (Math.PI * 2 * i) / 240;
    g.set(Math.round(cx + Math.cos(angle) * rx), Math.round(cy + Math.sin(angle) * ry), blend(color, ink, 0.45));
  }
  const angle = Math.PI * 2 * share;
  const [x, y] = [Math.round(cx + Math.cos(angle) * rx), Math.round(cy + Math.sin(angle) * ry)];
  g.ellipse(x, y, 3, 3, ink)
    .ellipse(x, y, 2, 2, color)
    .set(x - 1, y - 1, paper);
}

function telescope(g, x, base) {
  g.line(x, base - 16, x - 7, base, steel[4])
    .line(x + 1, base - 16, x + 8, base, steel[4])
    .line(x, base - 16, x, base, steel[3]);
  for (let i = 0; i < 22; i++) {
    const [cx, cy] = [x - 8 + i, Math.round(base - 12 - i * 0.7)];
    g.rect(cx, cy - 3, 1, i > 15 ? 8 : 6, i > 15 ? steel[5] : steel[4]).set(cx, cy - 3, "#C9CFF0");
    g.set(cx, cy + (i > 15 ? 5 : 3), ink);
  }
  g.rect(x - 10, base - 13, 3, 4, gold);
}

/** A roof of the plant under a star that has burst. `people` are [number, x, feet]. */
export function drawNovaRoof(
  width,
  height,
  { collection, color, sky, roof, at: [cx, cy, reach], seed, people, telescopeAt },
) {
  const g = new Grid(width, height, ink);
  const random = createRandom(seed);
  gradient(g, 0, 0, width, roof, sky, 0.6);
  drawStars(g, random, roof, 60);
  orbit(g, cx, cy, reach * 1.5, reach * 0.7, cyan, 0.12);
  orbit(g, cx, cy, reach * 2.2, reach * 1.05, electric, 0.42);
  orbit(g, cx, cy, reach * 2.9, reach * 1.4, gold, 0.86);
  star(g, cx, cy, reach, color);
  drawBuildings(g, random, { base: roof, from: 6, to: 16, walls: ["#14122A", "#191634"], edge: "#0A0916" });
  gradient(g, 0, roof, width, height - roof, [steel[2], steel[0]], 0.5);
  g.rect(0, roof, width, 2, steel[4]).rect(0, roof + 2, width, 1, ink);
  for (let x = 6; x < width; x += 18) g.rect(x, roof - 7, 2, 7, steel[3]);
  g.rect(0, roof - 7, width, 1, steel[4]);
  telescope(g, telescopeAt, roof + 9);
  for (const [number, x, feet] of people) {
    shadow(g, x + 12, feet - 1, 9, 2);
    g.draw(drawPerson(collection, number), x, feet - 31);
  }
  return g;
}
