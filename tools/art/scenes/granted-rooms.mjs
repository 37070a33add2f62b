import { Grid } from "../grid.mjs";
import { alya } from "../people/alya.mjs";
import { drawPerson } from "../people/figure.mjs";
import { genesis } from "../people/genesis.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { cyan, gold, ink, orange, paper, pink } from "./city-parts.mjs";
import { blend, glow, gradient, shadow, tint } from "./light.mjs";
import { plantPot, suitcase } from "./props.mjs";

/** What a door leads to: a bed, a mirror, an eye. */
const SIGNS = [
  ["b.........", "b.........", "bpp.......", "bppbbbbbbb", "bbbbbbbbbb", "b........b"],
  ["...bbbb...", "..b....b..", "..b.pp.b..", "..b.pp.b..", "..b....b..", "...bbbb..."],
  ["..bbbbbb..", ".b..pp..b.", "b..pppp..b", "b..pppp..b", ".b..pp..b.", "..bbbbbb.."],
];

function corridorDoor(g, cx, base, color, sign) {
  const top = base - 54;
  g.rect(cx - 18, top - 3, 36, 57, "#C98A2A")
    .rect(cx - 18, top - 3, 36, 1, "#FFE7A0")
    .rect(cx - 16, top - 1, 32, 55, "#1C0C1A")
    .rect(cx - 15, top, 30, 54, color)
    .rect(cx - 15, top, 2, 54, blend(color, paper, 0.2))
    .rect(cx + 12, top, 3, 54, blend(color, ink, 0.3));
  for (const [y, height] of [
    [top + 19, 12],
    [top + 35, 15],
  ])
    g.frame(cx - 10, y, 20, height, blend(color, ink, 0.35)).rect(
      cx - 9,
      y + height - 1,
      19,
      1,
      blend(color, paper, 0.2),
    );
  g.rect(cx - 8, top + 4, 16, 11, ink).frame(cx - 8, top + 4, 16, 11, gold);
  g.stamp(sign, cx - 5, top + 6, { b: paper, p: pink });
  g.rect(cx + 9, top + 31, 3, 3, gold).set(cx + 9, top + 31, "#FFF3C4");
}

function sconce(g, cx, y) {
  glow(g, cx, y, 15, 18, "#FFD9A0", 0.6);
  g.rect(cx - 1, y + 4, 2, 5, "#C98A2A").polygon(
    [
      [cx - 3, y - 4],
      [cx + 3, y - 4],
      [cx + 2, y + 4],
      [cx - 2, y + 4],
    ],
    "#FFE7A0",
  );
}

/** A porter's trolley under a bow of brass, with what three guests bring. */
function trolley(g, x, base) {
  shadow(g, x + 20, base, 22, 2);
  suitcase(g, x + 4, base - 5, 18, 12, "#2F6A8A");
  suitcase(g, x + 22, base - 5, 14, 10, "#8A5234");
  suitcase(g, x + 8, base - 17, 15, 9, "#B0134F");
  for (const dx of [0, 38]) g.rect(x + dx, base - 30, 2, 28, gold).rect(x + dx + 1, base - 30, 1, 28, "#C98A2A");
  g.rect(x + 2, base - 33, 36, 2, gold)
    .rect(x + 1, base - 32, 2, 3, gold)
    .rect(x + 37, base - 32, 2, 3, gold);
  g.rect(x - 2, base - 5, 44, 3, "#C98A2A").rect(x - 2, base - 5, 44, 1, "#FFE7A0");
  for (const dx of [3, 33]) g.ellipse(x + dx + 1, base - 1, 2, 2, ink);
}

/** The corridor behind a reservation: three doors with the sign of what is behind each, a porter, a guest who was expected. */
export function drawReservedDoors(width, height) {
  const g = new Grid(width, height, ink);
  const floor = 114;
  gradient(g, 0, 0, width, floor, ["#2A1026", "#3A1532", "#4A1C3E", "#5A2448"], 0.6);
  for (let x = 3; x < width; x += 8) for (let y = 6; y < 90; y += 12) g.set(x + ((y / 6) % 4), y, "#6E2A58");
  g.rect(0, 92, width, floor - 92, "#3A1830")
    .rect(0, 91, width, 2, "#8A3A6A")
    .rect(0, floor - 4, width, 4, "#240C1E")
    .rect(0, floor - 4, width, 1, "#6E2A58");
  for (let x = 4; x < width; x += 20) g.frame(x, 96, 15, 11, "#4A1F3E");
  gradient(g, 0, floor, width, height - floor, ["#3A2030", "#1E1018"], 0.5);
  g.rect(0, floor + 4, width, 14, "#8F1F48")
    .rect(0, floor + 5, width, 1, gold)
    .rect(0, floor + 16, width, 1, gold);
  for (let x = 2; x < width; x += 9) g.rect(x, floor + 10, 3, 1, "#C2316F").set(x + 1, floor + 9, "#C2316F");
  for (const [i, cx] of [61, 105, 149].entries())
    corridorDoor(g, cx, floor, ["#7A3A5A", "#2F5A7A", "#2C6A5A"][i], SIGNS[i]);
  for (const cx of [83, 127]) sconce(g, cx, 74);
  for (const x of [8, 186]) plantPot(g, x, 118, "#C2316F");
  trolley(g, 44, 130);
  shadow(g, 101, 131, 11, 2);
  g.draw(drawPerson(society, 5), 89, 101);
  shadow(g, 139, 132, 11, 2);
  g.draw(drawPerson(kongz, 6), 127, 102, { flip: true });
  return g;
}

/** The exhibits under glass: a member's card, a house, a ticket. */
const KEEPSAKES = [
  (g, cx, base) => {
    g.rect(cx - 8, base - 17, 16, 12, "#B0134F").rect(cx - 8, base - 17, 16, 3, pink);
    g.rect(cx - 6, base - 12, 4, 3, gold)
      .rect(cx, base - 11, 6, 1, paper)
      .rect(cx, base - 9, 4, 1, paper);
    g.rect(cx - 1, base - 5, 2, 3, "#8A86A8").rect(cx - 4, base - 2, 8, 2, "#8A86A8");
  },
  (g, cx, base) => {
    g.rect(cx - 5, base - 22, 10, 22, "#8A5234").rect(cx - 5, base - 22, 2, 22, "#C98A5A");
    g.rect(cx - 8, base - 12, 16, 12, orange).rect(cx - 8, base - 12, 16, 1, "#FFD9A0");
    for (let y = base - 20; y < base - 13; y += 4) for (const dx of [-2, 2]) g.rect(cx + dx, y, 2, 2, "#FFE7A0");
    for (const dx of [-6, -2, 3]) g.rect(cx + dx, base - 9, 3, 3, ink);
    g.rect(cx - 1, base - 5, 3, 5, "#5A3624").rect(cx - 1, base - 26, 1, 4, "#A8AEC8");
  },
  (g, cx, base) => {
    g.rect(cx - 9, base - 16, 18, 11, gold).rect(cx - 9, base - 16, 18, 1, "#FFF3C4");
    g.rect(cx - 10, base - 12, 2, 3, "#2A1838").rect(cx + 8, base - 12, 2, 3, "#2A1838");
    for (let y = base - 15; y < base - 6; y += 2) g.set(cx + 3, y, "#8A5E1A");
    g.stamp(["..#..", "#####", ".###.", ".#.#."], cx - 5, base - 13, { "#": "#8A5E1A" });
    g.rect(cx - 1, base - 5, 2, 3, "#8A86A8").rect(cx - 4, base - 2, 8, 2, "#8A86A8");
  },
];

function glassDome(g, cx, base) {
  const glass = "#7AA8C8";
  for (const [y, half] of [
    [base - 36, 5],
    [base - 35, 8],
    [base - 34, 10],
  ])
    g.rect(cx - half, y, 2 * half, 1, glass);
  g.rect(cx - 12, base - 33, 1, 33, glass).rect(cx + 11, base - 33, 1, 33, glass);
  g.rect(cx - 11, base - 34, 1, 1, glass).rect(cx + 10, base - 34, 1, 1, glass);
  g.rect(cx - 9, base - 30, 1, 14, "#D8F0F8").rect(cx - 9, base - 13, 1, 3, "#D8F0F8");
  g.ellipse(cx, base - 38, 1.5, 1.5, gold)
    .rect(cx - 14, base - 1, 28, 2, "#8A5E1A")
    .rect(cx - 14, base - 1, 28, 1, gold);
}

/** A room for what was granted: a card, a house and a ticket under glass, each lit, each with its plate. */
export function drawKeepsakes(width, height) {
  const g = new Grid(width, height, ink);
  const floor = 114;
  gradient(g, 0, 0, width, floor, ["#140E26", "#1C1334", "#261A44", "#322254"], 0.6);
  for (let x = 12; x < width; x += 31) g.rect(x, 0, 5, floor, "#1E1438").rect(x, 0, 1, floor, "#3E2E68");
  gradient(g, 0, floor, width, height - floor, ["#2E2440", "#161020"], 0.5);
  g.rect(0, floor, width, 1, "#5A4A8A");
  for (let x = -8; x < width; x += 26) g.line(x + 16, floor + 2, x, height - 1, "#1E172C");
  for (const [i, cx] of [62, 105, 148].entries()) {
    const color = [pink, orange, gold][i];
    g.rect(cx - 1, 0, 2, 34, "#0C0916")
      .rect(cx - 7, 34, 14, 5, "#4A4468")
      .rect(cx - 5, 39, 10, 1, "#FFF3C4");
    tint(
      g,
      [
        [cx - 5, 40],
        [cx + 5, 40],
        [cx + 17, 98],
        [cx - 17, 98],
      ],
      "#FFE7A0",
      0.16,
      true,
    );
    glow(g, cx, 88, 22, 24, color, 0.35);
    shadow(g, cx, 125, 20, 3);
    g.rect(cx - 17, 98, 34, 4, "#6A4A8A")
      .rect(cx - 17, 98, 34, 1, "#A88AC8")
      .rect(cx - 14, 102, 28, 23, "#4A3268")
      .rect(cx - 14, 102, 3, 23, "#6A4A8A")
      .rect(cx + 10, 102, 4, 23, "#321F4A")
      .rect(cx - 17, 124, 34, 3, "#6A4A8A");
    g.rect(cx - 7, 108, 14, 6, color)
      .rect(cx - 5, 110, 10, 1, ink)
      .rect(cx - 5, 112, 6, 1, ink);
    KEEPSAKES[i](g, cx, 97);
    glassDome(g, cx, 97);
  }
  for (const x of [8, 196])
    g.rect(x, 40, 6, 74, "#B0134F")
      .rect(x + 1, 40, 1, 74, "#FF5C9A")
      .rect(x + 4, 40, 1, 74, "#7A0F38");
  for (const [person, x, flip] of [
    [drawPerson(alya, 3), 71, false],
    [drawPerson(genesis, 5), 114, true],
  ]) {
    shadow(g, x + 12, 132, 10, 2);
    g.draw(person, x, 102, { flip });
  }
  glow(g, 105, 133, 60, 3, cyan, 0.08);
  return g;
}
