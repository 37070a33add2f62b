import { Grid } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import { acid, cyan, drawBuildings, drawMoon, drawStars, electric, gold, ink, paper, pink } from "./city-parts.mjs";
import { blend, cord, glow, gradient, shadow, tint, tonesOf } from "./light.mjs";

const steel = ["#131526", "#1C2038", "#283052", "#3A4474", "#5662A0", "#8A92BE", "#C9CFF0"];

/** A cargo ship of the plant, hovering with its hatch open; `x` is the middle of the hatch, `y` the top of the hull. */
function freighter(g, x, y) {
  g.polygon(
    [
      [x - 57, y - 1],
      [x - 43, y + 4],
      [x - 43, y + 13],
      [x - 59, y + 16],
    ],
    steel[3],
  ).line(x - 57, y - 1, x - 43, y + 4, steel[5]);
  g.ellipse(x, y + 9, 51, 11, ink)
    .ellipse(x, y + 9, 50, 10, steel[3])
    .ellipse(x - 2, y + 7, 46, 7, steel[4])
    .ellipse(x - 5, y + 4, 38, 3, steel[5]);
  for (let i = -36; i <= 36; i += 18) g.rect(x + i, y + 1, 1, 16, steel[3]);
  g.rect(x - 45, y + 10, 90, 2, electric).rect(x - 42, y + 12, 84, 1, steel[1]);
  g.rect(x - 26, y + 1, 52, 9, ink).frame(x - 26, y + 1, 52, 9, steel[2]);
  g.textCentered("PUNKY DROP", x, y + 2, acid, { font: "Galmuri7" });
  // the hatch: a lit room with two doors that hang down
  g.rect(x - 15, y + 17, 30, 6, ink)
    .rect(x - 13, y + 18, 26, 4, "#FFE7A0")
    .rect(x - 13, y + 18, 26, 1, paper);
  g.line(x - 15, y + 22, x - 20, y + 28, steel[5])
    .line(x - 14, y + 22, x - 19, y + 28, steel[2])
    .line(x + 15, y + 22, x + 20, y + 28, steel[5])
    .line(x + 14, y + 22, x + 19, y + 28, steel[2]);
  for (const [dx, color] of [
    [-34, pink],
    [34, cyan],
  ]) {
    g.rect(x + dx - 5, y + 16, 10, 4, steel[2]).rect(x + dx - 5, y + 16, 10, 1, steel[4]);
    g.rect(x + dx - 4, y + 20, 8, 2, color).rect(x + dx - 2, y + 22, 4, 2, blend(color, paper, 0.5));
    glow(g, x + dx, y + 23, 9, 6, color, 0.45);
  }
}

/** A parcel with a ribbon, 13 × 11 cells. */
function parcel(g, x, y, color, ribbon) {
  const [dark, , light] = tonesOf(color);
  g.rect(x - 1, y - 1, 15, 13, ink)
    .rect(x, y, 13, 11, color)
    .rect(x, y, 13, 3, light)
    .rect(x, y + 3, 13, 1, dark)
    .rect(x + 11, y + 4, 2, 7, dark)
    .rect(x + 5, y, 3, 11, ribbon)
    .rect(x + 3, y - 3, 3, 2, ribbon)
    .rect(x + 7, y - 3, 3, 2, ribbon);
}

/** A canopy of five panels, with `what` hanging from it; `x` and `y` are the middle of its top. */
function parachute(g, x, y, color, hang) {
  const reach = 13;
  for (let i = -reach; i <= reach; i++) {
    const drop = Math.round((1 - Math.sqrt(1 - (i / (reach + 1)) ** 2)) * 9);
    const panel = Math.floor((i + reach) / 5.4) % 2 === 0 ? color : paper;
    g.rect(x + i, y + drop - 1, 1, 1, ink).rect(x + i, y + drop, 1, 10 - drop, i > 5 ? blend(panel, ink, 0.28) : panel);
  }
  for (const i of [-reach, -5, 5, reach]) cord(g, x + i, y + 10, x + Math.sign(i) * 3, y + 21, 0, "#8A86A8");
  hang(x, y + 21);
}

/** Gifts that come down over the roofs at night: the ship, what hangs from its parachutes, and people waiting below. */
export function drawGiftDrop(width, height, { roof, shipAt: [shipX, shipY], gifts, people, moon, seed }) {
  const g = new Grid(width, height, ink);
  const random = createRandom(seed);
  gradient(g, 0, 0, width, roof, ["#090A1B", "#0F1029", "#17173C", "#221D50", "#35275F", "#4B3269"], 0.6);
  drawStars(g, random, roof, 70);
  drawMoon(g, ...moon, ["#8A92BE", "#B8BEE0", "#DDE0F4", "#F4F1E8"]);
  drawBuildings(g, random, { base: roof, from: 8, to: 22, walls: ["#14122C", "#1A173A"], edge: "#0B0A1A" });
  gradient(g, 0, roof, width, height - roof, [steel[2], steel[1], steel[0]], 0.5);
  g.rect(0, roof, width, 1, steel[4]).rect(0, roof + 1, width, 1, ink);
  tint(
    g,
    [
      [shipX - 13, shipY + 23],
      [shipX + 13, shipY + 23],
      [shipX + 30, roof + 10],
      [shipX - 30, roof + 10],
    ],
    "#FFE7A0",
    0.26,
    true,
  );
  // where they land
  for (const [reach, color] of [
    [30, electric],
    [26, steel[1]],
    [17, electric],
    [13, steel[1]],
    [4, acid],
  ])
    g.ellipse(shipX, roof + 9, reach, reach * 0.2 + 0.6, color);
  freighter(g, shipX, shipY);
  for (const [x, y, color, what] of gifts) {
    const hang =
      what instanceof Grid
        ? (cx, top) => g.draw(what, cx - 8, top - 1)
        : (cx, top) => parcel(g, cx - 6, top + 1, what[0], what[1]);
    if (color) parachute(g, x, y, color, hang);
    else hang(x, y);
  }
  for (const [person, x, feet, flip] of people) {
    shadow(g, x + 12, feet - 1, 9, 2);
    g.draw(person, x, feet - 31, { flip });
  }
  g.rect(0, height - 2, width, 2, gold);
  for (let x = 0; x < width; x += 12) g.rect(x, height - 2, 6, 2, ink);
  return g;
}
