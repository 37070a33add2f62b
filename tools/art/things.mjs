import { Grid } from "./grid.mjs";

const goldTones = { d: "#8A5A10", m: "#FFC53D", l: "#FFE7A0", s: "#D8922A", k: "#0C0B12", w: "#FFFFFF" };

/** The SCG coin at 16 pixels. */
function drawSmallCoin() {
  return new Grid(16, 16).stamp(
    [
      ".....kkkkkk.....",
      "...kkllllmmkk...",
      "..klllmmmmmmsk..",
      ".kllmmssssmmmsk.",
      ".klmmsddddsmmsk.",
      "klmmsdmmmmdsmmsk",
      "klmmddmmmmssmmsk",
      "klmmsdddddssmmsk",
      "klmmssddddddmmsk",
      "kmmmssmmmmddmmsk",
      "kmmmsdmmmmdsmmsk",
      ".kmmmsddddsmmsk.",
      ".kmmmmssssmmmsk.",
      "..kmmmmmmmmssk..",
      "...kksssssskk...",
      ".....kkkkkk.....",
    ],
    0,
    0,
    goldTones,
  );
}

const bigS = [
  "...######...",
  "..########..",
  ".####..####.",
  ".###....###.",
  ".###........",
  ".#####......",
  "..########..",
  "....######..",
  "......#####.",
  "........###.",
  ".###....###.",
  ".####..####.",
  "..########..",
  "...######...",
];

/** The SCG coin, a struck S inside a milled rim, at 16, 32 or 64 pixels. */
export function drawCoin(size) {
  if (size === 16) return drawSmallCoin();
  const g = new Grid(size, size);
  const c = size / 2 - 0.5;
  const r = size / 2;
  const step = size / 32;
  g.ellipse(c, c, r, r, goldTones.k)
    .ellipse(c, c, r - step, r - step, goldTones.d)
    .ellipse(c, c - step * 0.5, r - step, r - step * 1.5, goldTones.m);
  for (let i = 0; i < 40; i++) {
    const angle = (Math.PI * i) / 20;
    g.rect(
      Math.round(c + Math.cos(angle) * (r - step * 2)),
      Math.round(c + Math.sin(angle) * (r - step * 2)),
      Math.ceil(step / 2),
      Math.ceil(step / 2),
      i % 2 ? goldTones.s : goldTones.l,
    );
  }
  g.ellipse(c, c, r - step * 3.5, r - step * 3.5, goldTones.d)
    .ellipse(c, c, r - step * 4.5, r - step * 4.5, goldTones.s)
    .ellipse(c - step * 0.5, c - step * 0.5, r - step * 5, r - step * 5, goldTones.m);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (
        g.get(x, y) === goldTones.m &&
        (x + y * 0.6) % (size * 1.1) > size * 0.44 &&
        (x + y * 0.6) % (size * 1.1) < size * 0.56
      )
        g.set(x, y, goldTones.l);
    }
  }
  const letter = new Grid(12 * step, 14 * step);
  bigS.forEach((row, y) => {
    [...row].forEach((cell, x) => {
      if (cell === "#") letter.rect(x * step, y * step, step, step, goldTones.l);
    });
  });
  const [left, top] = [size / 2 - 6 * step, size / 2 - 7 * step];
  const shadow = letter.crop(0, 0, letter.width, letter.height).map((color) => color && goldTones.d);
  g.draw(shadow, left + step, top + step);
  return g.draw(letter, left, top);
}

/** A twig with two leaves, 16 × 16. */
export function drawTwig() {
  return new Grid(16, 16).stamp(
    [
      "..........kkkk..",
      ".........kGGgkk.",
      "...kkk..kGGgggk.",
      "..kGGgk.kGgggdk.",
      ".kGGgggkkggdgdk.",
      ".kGggdgdkkdgdk..",
      ".kgggdddkbkkk...",
      "..kgdddkbk......",
      "...kkkkbBk.kk...",
      ".....kbBk.kGgk..",
      "....kbBkkkGggk..",
      "....kbBbbbggdk..",
      "...kbBkkkkkkk...",
      "..kbBk..........",
      "..kbk...........",
      "...k............",
    ],
    0,
    0,
    { k: "#0C0B12", G: "#B6F5D8", g: "#3DDC97", d: "#1F8A5C", b: "#7A4C30", B: "#B8825C" },
  );
}

const bill = { k: "#0C0B12", d: "#14603C", s: "#1F8A5C", m: "#3FBF86", l: "#C8F4DC" };

const dollar = [
  ".....##.....",
  ".....##.....",
  "..########..",
  ".##########.",
  "###..##..###",
  "###..##.....",
  "####.##.....",
  ".#########..",
  "..#########.",
  ".....##.####",
  ".....##..###",
  "###..##..###",
  ".##########.",
  "..########..",
  ".....##.....",
  ".....##.....",
];

function dollarStack(g, x, base, count) {
  for (let i = 0; i < count; i++) {
    const y = base - 5 - i * 5;
    const left = x + (i % 3 === 1 ? 1 : 0);
    g.rect(left - 1, y - 1, 24, 7, bill.k)
      .rect(left, y, 22, 5, bill.s)
      .rect(left, y, 22, 1, bill.l)
      .rect(left + 16, y + 1, 6, 4, bill.d);
    for (let j = 2; j < 15; j += 4) g.rect(left + j, y + 2, 2, 2, bill.m);
  }
}

/** Coins worth dollars: one upright before two stacks, 64 × 64. */
export function drawDollars() {
  const g = new Grid(64, 64);
  dollarStack(g, 2, 55, 8);
  dollarStack(g, 39, 55, 6);
  const [cx, cy, r] = [32, 34, 23];
  g.ellipse(cx, cy, r, r, bill.k)
    .ellipse(cx, cy, r - 1.5, r - 1.5, bill.d)
    .ellipse(cx - 1, cy - 1, r - 2.5, r - 2.5, bill.m)
    .ellipse(cx, cy, r - 5, r - 5, bill.d)
    .ellipse(cx + 0.5, cy + 0.5, r - 6, r - 6, bill.s);
  for (const [color, d] of [
    [bill.d, 1],
    [bill.l, -1],
  ])
    dollar.forEach((row, y) => {
      [...row].forEach((cell, x) => {
        if (cell === "#") g.rect(cx - 11 + x * 2 + (d > 0 ? 1 : 0), cy - 15 + y * 2 + (d > 0 ? 1 : 0), 2, 2, color);
      });
    });
  return g;
}
