import { Grid } from "../grid.mjs";
import { crafter } from "../people/crafter.mjs";
import { drawPerson } from "../people/figure.mjs";
import { hag } from "../people/hag.mjs";
import { acid, cyan, drawCat, electric, gold, ink, orange, paper, pink } from "./city-parts.mjs";
import { beam, blend, box, glow, gradient, shadow, tint } from "./light.mjs";
import { ladder, openBook, pendant } from "./props.mjs";

/** A column of drawers for each district, labelled in its accent. */
const DISTRICTS = [acid, pink, electric, orange, gold, cyan, paper];
const [LEFT, TOP, BASE] = [42, 24, 112];
const [WIDE, HIGH, ROWS] = [18, 10, 8];

function drawer(g, x, y, color) {
  box(g, x, y, WIDE - 1, HIGH - 1, "#6A4228");
  g.rect(x + 4, y + 2, 9, 3, blend(color, ink, 0.25)).rect(x + 4, y + 2, 9, 1, color);
  g.rect(x + 7, y + 6, 3, 2, gold).set(x + 7, y + 6, "#FFF3C4");
}

function cabinet(g) {
  const width = DISTRICTS.length * WIDE + 5;
  g.rect(LEFT - 3, TOP - 8, width, BASE - TOP + 10, "#2A160F");
  box(g, LEFT - 6, TOP - 10, width + 6, 5, "#8A5A38");
  g.rect(LEFT - 6, TOP - 5, width + 6, 1, ink).rect(LEFT - 3, TOP - 3, width, 1, gold);
  for (let row = 0; row < ROWS; row++)
    DISTRICTS.forEach((color, column) => {
      drawer(g, LEFT + column * WIDE, TOP + row * HIGH, color);
    });
  box(g, LEFT - 6, BASE - 7, width + 6, 8, "#7A4C30");
}

/** A drawer pulled out towards the viewer: its cards stand up in its own light. */
function openDrawer(g, column, y) {
  const x = LEFT + column * WIDE;
  const color = DISTRICTS[column] ?? paper;
  glow(g, x + 8, y - 2, 34, 26, "#FFE7A0", 0.55);
  g.rect(x - 1, y, WIDE + 1, 9, "#140A08");
  for (const [dx, high] of [
    [1, 5],
    [4, 8],
    [7, 6],
    [10, 9],
    [13, 5],
  ])
    g.rect(x + dx, y + 6 - high, 3, high + 2, dx === 10 ? color : paper).rect(x + dx, y + 6 - high, 3, 1, "#FFFFFF");
  box(g, x - 4, y + 7, WIDE + 7, 13, "#8A5A38");
  g.rect(x + 1, y + 10, 15, 4, ink).rect(x + 2, y + 11, 13, 2, color);
  g.rect(x + 6, y + 16, 5, 2, gold).rect(x + 6, y + 16, 5, 1, "#FFF3C4");
  shadow(g, x + 9, y + 22, 13, 2, 0.5);
}

/** Cards on their way out of the drawer, the nearer the larger; each with the accent of its district. */
function flyingCards(g, cards) {
  for (const [x, y, width, color] of cards) {
    const height = Math.round(width * 0.7);
    g.rect(x - 1, y - 1, width + 2, height + 2, ink)
      .rect(x, y, width, height, paper)
      .rect(x, y, width, 2, color);
    for (let line = y + 3; line < y + height; line += 2) g.rect(x + 1, line, width - 3, 1, "#A8A090");
  }
}

function magnifier(g, cx, cy, r) {
  beam(g, cx - r + 1, cy + r - 1, cx - r - 7, cy + r + 7, 4, "#8A5234");
  g.ellipse(cx, cy, r + 2, r + 2, ink)
    .ellipse(cx, cy, r + 1, r + 1, gold)
    .ellipse(cx, cy, r - 1, r - 1, "#BFEAF6");
  g.line(cx - r + 3, cy + 1, cx + 1, cy - r + 3, paper).line(cx - r + 4, cy + 2, cx + 2, cy - r + 4, paper);
}

/** Where everything of the city has its card: one column of drawers per district, one drawer open, two people who look for something. */
export function drawCardRoom(width, height) {
  const g = new Grid(width, height, ink);
  const floor = 114;
  gradient(g, 0, 0, width, floor, ["#0C1A1C", "#102426", "#153032", "#1B3C3C"], 0.6);
  for (let x = 10; x < width; x += 19) g.rect(x, 0, 1, floor, "#0E2224");
  g.rect(0, floor - 5, width, 5, "#0A1618").rect(0, floor - 5, width, 1, "#2E5A56");
  gradient(g, 0, floor, width, height - floor, ["#33261E", "#1A120E"], 0.5);
  for (let x = -8; x < width; x += 26) g.line(x + 16, floor + 1, x, height - 1, "#231811");
  glow(g, 105, 56, 100, 70, "#FFE7A0", 0.28);
  cabinet(g);
  shadow(g, 105, floor + 2, 74, 3);
  for (const x of [18, 192]) pendant(g, x, 44, 15, "#1F6A5C");
  tint(
    g,
    [
      [70, 0],
      [140, 0],
      [176, 112],
      [34, 112],
    ],
    "#FFE7A0",
    0.1,
    true,
  );
  ladder(g, 150, 18, 160, 122);
  g.draw(drawPerson(crafter, 3), 143, 62, { flip: true });
  openDrawer(g, 3, 74);
  flyingCards(g, [
    [113, 60, 10, pink],
    [93, 50, 9, acid],
    [117, 42, 8, electric],
    [100, 33, 7, gold],
  ]);
  shadow(g, 75, 131, 11, 2);
  g.draw(drawPerson(hag, 2), 63, 101);
  magnifier(g, 99, 106, 9);
  box(g, 116, 118, 40, 4, "#8A5A38");
  for (const dx of [3, 33]) g.rect(116 + dx, 122, 4, 11, "#5A3624");
  openBook(g, 122, 117);
  drawCat(g, 22, 129, "#05060C");
  return g;
}
