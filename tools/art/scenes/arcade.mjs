import { Grid, mix } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import { acid, cyan, electric, gold, ink, paper, pink } from "./city-parts.mjs";

const invader = [
  "..#...#..",
  "...#.#...",
  "..#####..",
  ".##.#.##.",
  "#########",
  "#.#####.#",
  "#.#...#.#",
  "...#.#...",
];

/** What a screen of 20 × 18 shows. */
const screens = {
  invaders(g, x, y) {
    for (const [dx, dy, color] of [
      [1, 1, acid],
      [11, 1, acid],
    ])
      g.stamp(invader, x + dx, y + dy, { "#": color });
    g.rect(x + 9, y + 15, 3, 2, cyan)
      .set(x + 10, y + 14, cyan)
      .rect(x + 10, y + 11, 1, 2, paper);
  },
  maze(g, x, y) {
    g.frame(x + 1, y + 1, 18, 16, electric)
      .rect(x + 4, y + 4, 5, 3, electric)
      .rect(x + 12, y + 4, 4, 3, electric)
      .rect(x + 4, y + 10, 8, 1, electric)
      .rect(x + 14, y + 9, 1, 5, electric);
    for (let i = 3; i < 17; i += 3) g.set(x + i, y + 8, paper).set(x + i, y + 15, paper);
    g.rect(x + 5, y + 11, 4, 4, gold)
      .set(x + 8, y + 12, ink)
      .set(x + 8, y + 13, ink)
      .rect(x + 15, y + 14, 3, 2, pink);
  },
  race(g, x, y) {
    g.rect(x, y, 20, 8, "#2A2A6E")
      .rect(x, y + 8, 20, 10, "#1F6A3C")
      .polygon(
        [
          [x + 9, y + 8],
          [x + 11, y + 8],
          [x + 18, y + 18],
          [x + 2, y + 18],
        ],
        "#4A4A5A",
      );
    g.ellipse(x + 14, y + 6, 3, 3, gold)
      .rect(x + 10, y + 10, 1, 2, paper)
      .rect(x + 10, y + 14, 1, 2, paper)
      .rect(x + 6, y + 13, 5, 3, "#F0444C")
      .rect(x + 7, y + 12, 3, 1, "#F0444C")
      .set(x + 6, y + 16, ink)
      .set(x + 10, y + 16, ink);
  },
  blocks(g, x, y) {
    const rows = ["......pp..", ".......pp.", "..........", "c.........", "ccc..gggg.", "aa.cc.eeoo", "aaccoeee.o"];
    g.rect(x, y, 20, 18, "#101828").stamp(
      rows.flatMap((row) => Array(2).fill([...row].map((cell) => cell + cell).join(""))),
      x,
      y + 3,
      { p: pink, c: cyan, g: gold, a: acid, e: electric, o: "#FF9A3D" },
    );
  },
  fight(g, x, y) {
    g.rect(x, y, 20, 18, "#3A1F4A")
      .rect(x, y + 14, 20, 4, "#7A4C30")
      .rect(x + 1, y + 1, 8, 2, gold)
      .rect(x + 11, y + 1, 6, 2, gold);
    g.rect(x + 4, y + 7, 3, 7, cyan)
      .rect(x + 4, y + 5, 3, 2, paper)
      .rect(x + 7, y + 8, 3, 1, paper)
      .rect(x + 13, y + 7, 3, 7, pink)
      .rect(x + 13, y + 5, 3, 2, paper)
      .set(x + 11, y + 8, gold)
      .set(x + 11, y + 6, gold);
  },
};

/** A cabinet, 28 wide and 58 high, standing on `base`. */
function drawCabinet(g, x, base, kind, color, title) {
  const dark = mix(color, ink, 0.55);
  const y = base - 58;
  g.rect(x, y, 28, 58, dark)
    .rect(x, y, 2, 58, color)
    .rect(x + 26, y, 2, 58, mix(color, ink, 0.75));
  g.rect(x + 2, y + 2, 24, 10, mix(color, paper, 0.1))
    .rect(x + 2, y + 2, 24, 1, paper)
    .textCentered(title, x + 14, y + 3, ink);
  g.rect(x + 2, y + 13, 24, 22, ink).rect(x + 4, y + 15, 20, 18, "#0A0F1E");
  screens[kind](g, x + 4, y + 15);
  for (let j = 0; j < 18; j += 3) g.set(x + 4, y + 15 + j, ink).set(x + 23, y + 15 + j, ink);
  g.polygon(
    [
      [x, y + 36],
      [x + 28, y + 36],
      [x + 30, y + 43],
      [x - 2, y + 43],
    ],
    mix(color, ink, 0.3),
  ).rect(x - 2, y + 43, 32, 2, ink);
  g.rect(x + 6, y + 36, 1, 4, paper)
    .rect(x + 5, y + 34, 3, 3, "#F0444C")
    .rect(x + 14, y + 39, 2, 2, gold)
    .rect(x + 18, y + 38, 2, 2, cyan)
    .rect(x + 22, y + 39, 2, 2, pink);
  g.rect(x + 8, y + 47, 5, 7, ink)
    .rect(x + 15, y + 47, 5, 7, ink)
    .rect(x + 10, y + 49, 1, 3, gold)
    .rect(x + 17, y + 49, 1, 3, gold)
    .rect(x + 1, y + 55, 26, 3, ink);
}

function drawClaw(g, random, x, base) {
  const y = base - 62;
  g.rect(x, y, 34, 62, "#8F2450")
    .rect(x, y, 34, 9, pink)
    .rect(x, y, 34, 1, "#FFC2DA")
    .textCentered("CATCH", x + 17, y + 1, ink);
  g.rect(x + 3, y + 10, 28, 30, "#143044")
    .rect(x + 3, y + 10, 28, 1, "#3A6A84")
    .line(x + 6, y + 30, x + 14, y + 12, "#2A506A")
    .line(x + 7, y + 32, x + 17, y + 12, "#2A506A");
  for (let i = 0; i < 22; i++) {
    const [px, py] = [x + 4 + random.int(0, 22), y + 32 + random.int(-2, 4)];
    const color = random.pick([acid, gold, cyan, electric, paper, "#FF9A3D"]);
    g.rect(px, py, 4, 4, color)
      .rect(px, py, 4, 1, mix(color, paper, 0.5))
      .set(px + 1, py + 1, ink)
      .set(px + 3, py + 1, ink);
  }
  g.rect(x + 18, y + 11, 1, 8, "#C9CBDD")
    .rect(x + 16, y + 19, 5, 2, "#C9CBDD")
    .rect(x + 15, y + 21, 1, 4, "#C9CBDD")
    .rect(x + 21, y + 21, 1, 4, "#C9CBDD")
    .rect(x + 16, y + 25, 1, 1, "#C9CBDD")
    .rect(x + 20, y + 25, 1, 1, "#C9CBDD");
  g.rect(x, y + 41, 34, 3, pink)
    .rect(x + 6, y + 38, 1, 4, paper)
    .rect(x + 5, y + 36, 3, 3, "#F0444C")
    .rect(x + 20, y + 48, 10, 9, ink)
    .rect(x + 1, base - 3, 32, 3, ink);
}

/** The arcade's floor; `cabinets` is [[x, screen, colour, title], …]. */
export function drawArcade(width, height, { floor, cabinets, claws = [], sign, people = [] }) {
  const g = new Grid(width, height, "#0A1420");
  const random = createRandom(44);
  for (let x = 0; x < width; x += 12) g.rect(x, 0, 11, floor, "#0E1C2C").rect(x, 0, 1, floor, "#14283A");
  for (let x = 0; x < width; x++) {
    const zig = Math.abs((x % 24) - 12);
    g.rect(x, Math.round(floor * 0.36) + Math.round(zig / 2), 1, 2, "#1B4A64").set(
      x,
      Math.round(floor * 0.36) + 5 + Math.round(zig / 2),
      "#5A2450",
    );
  }
  g.rect(0, 3, width, 1, cyan).rect(0, 4, width, 1, "#17566A");
  for (let x = 10; x < width; x += 30) g.rect(x, 0, 10, 3, "#14283A").rect(x + 2, 2, 6, 1, "#C6F5FF");
  if (sign) {
    const [sx, sy, text, scale] = sign;
    const w = text.length * 8 * scale + 8;
    g.rect(sx, sy, w, 12 * scale + 6, ink)
      .frame(sx, sy, w, 12 * scale + 6, cyan)
      .frame(sx + 2, sy + 2, w - 4, 12 * scale + 2, "#17566A");
    g.textCentered(text, sx + w / 2 + 1, sy + 4, "#17566A", { font: "Galmuri11-Bold", scale }).textCentered(
      text,
      sx + w / 2,
      sy + 3,
      cyan,
      { font: "Galmuri11-Bold", scale },
    );
  }
  g.rect(0, floor, width, height - floor, "#1A1030").rect(0, floor, width, 1, "#3A2460");
  for (let y = floor + 2; y < height; y += 6) {
    for (let x = y % 12 ? 0 : 8; x < width; x += 16) {
      g.rect(x, y, 3, 1, random.pick([pink, cyan, acid, electric]))
        .set(x + 6, y + 2, "#4A3478")
        .set(x + 11, y + 1, "#4A3478");
    }
  }
  for (const [x, kind, color, title] of cabinets) {
    g.checker(x - 3, floor + 2, 34, 2, ink);
    drawCabinet(g, x, floor + 2, kind, color, title);
    for (let i = 0; i < 8; i++)
      g.rect(x + 4 + ((i * 5) % 20), floor + 5 + (i % 3) * 2, 3, 1, mix(color, "#1A1030", 0.6));
  }
  for (const x of claws) drawClaw(g, random, x, floor + 2);
  for (const [person, x, feet] of people) {
    g.checker(x + 3, feet - 1, 18, 2, ink);
    g.draw(person, x, feet - 31);
  }
  return g;
}
