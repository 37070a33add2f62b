import { Grid } from "../grid.mjs";
import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { drawPerson } from "../people/figure.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { createRandom } from "../random.mjs";
import { drawCoin, drawTwig } from "../things.mjs";
import { acid, cyan, drawCat, drawMoon, drawStars, gold, ink, orange, paper, pink } from "./city-parts.mjs";
import { blend, box, glow, gradient, shadow, tint } from "./light.mjs";
import { lights, ridge } from "./outdoors.mjs";
import { bigAnvil, counter, hangingChain, jar, ladder, openBook, pendant, safe, sparks, stackOf } from "./props.mjs";

const BULBS = ["#FFE7A0", pink, cyan, acid];

function shelf(g, x, y, width) {
  g.rect(x, y, width, 3, "#8A5A38")
    .rect(x, y, width, 1, "#C98A5A")
    .rect(x, y + 3, width, 1, ink);
  for (const dx of [6, width - 9]) g.rect(x + dx, y + 4, 3, 5, "#5A3624");
}

function scales(g, x, base) {
  g.rect(x - 7, base - 3, 15, 3, "#8A5E1A")
    .rect(x, base - 30, 2, 28, gold)
    .rect(x - 1, base - 32, 4, 3, "#FFE7A0");
  g.line(x - 16, base - 26, x + 17, base - 30, gold).line(x - 16, base - 25, x + 17, base - 29, "#8A5E1A");
  for (const [cx, cy] of [
    [x - 16, base - 26],
    [x + 17, base - 30],
  ]) {
    g.line(cx, cy, cx - 6, cy + 11, "#C98A2A").line(cx, cy, cx + 6, cy + 11, "#C98A2A");
    g.rect(cx - 8, cy + 11, 17, 2, gold).rect(cx - 5, cy + 13, 11, 1, "#8A5E1A");
  }
}

/** Where everything of a holder is counted: jars of each coin on shelves, the book on the counter, scales, a safe. */
export function drawCountingRoom(width, height) {
  const g = new Grid(width, height, ink);
  gradient(g, 0, 0, width, 116, ["#0E1424", "#152034", "#1C2E44", "#233A50"], 0.6);
  for (let x = 8; x < width; x += 22) g.rect(x, 0, 1, 116, "#12203A");
  gradient(g, 0, 116, width, height - 116, ["#2A2436", "#16121E"], 0.5);
  g.rect(0, 115, width, 1, "#4A5278");
  for (let x = -8; x < width; x += 26) g.line(x + 16, 117, x, height - 1, "#1C1826");
  glow(g, 105, 60, 84, 62, "#FFE7A0", 0.3);
  pendant(g, 105, 30, 24, "#3440C4");
  tint(
    g,
    [
      [82, 32],
      [128, 32],
      [168, 96],
      [42, 96],
    ],
    "#FFE7A0",
    0.16,
    true,
  );
  for (const [x, y, colors] of [
    [34, 62, [gold, "#3DDC97", cyan]],
    [124, 62, [pink, "#E2E5F6", gold, "#3DDC97"]],
  ]) {
    shelf(g, x, y, colors.length * 18 + 4);
    colors.forEach((color, i) => {
      jar(g, x + 4 + i * 18, y, 14, color, 0.45 + ((i * 3) % 5) / 10);
    });
  }
  safe(g, 8, 116);
  g.draw(drawCoin(16), 17, 69);
  stackOf(g, 4, 86, 3);
  stackOf(g, 24, 86, 1);
  shadow(g, 105, 128, 66, 4);
  g.draw(drawPerson(society, 3), 93, 62);
  counter(g, 50, 92, 112, 32);
  openBook(g, 92, 91);
  scales(g, 144, 92);
  stackOf(g, 54, 92, 5);
  stackOf(g, 69, 92, 3);
  g.draw(drawTwig(), 75, 95);
  g.draw(drawCoin(16), 98, 103);
  g.draw(drawTwig(), 121, 102, { flip: true });
  drawCat(g, 184, 129, "#05060C");
  box(g, 176, 92, 30, 24, "#6A4228");
  for (const y of [96, 104]) g.rect(179, y, 24, 6, "#8A5A34").rect(189, y + 2, 4, 2, gold);
  return g;
}

function sapling(g, x, base, high) {
  g.rect(x, base - 9, 15, 9, "#9A4A2A")
    .rect(x, base - 9, 15, 1, "#D0784A")
    .rect(x - 1, base - 11, 17, 3, "#B85E38")
    .rect(x + 11, base - 8, 4, 8, "#7A3820");
  for (let k = 0; k < high; k++) {
    const y = base - 25 - k * 11;
    g.draw(drawTwig(), x - (k % 2), y, { flip: k % 2 === 1 });
  }
}

/** A nursery under glass by night, where twigs grow: saplings on benches, an old twig tree that a gardener picks from. */
export function drawTwigNursery(width, height) {
  const g = new Grid(width, height, ink);
  gradient(g, 0, 0, width, 112, ["#06131A", "#0A1E26", "#0F2C32", "#16403E"], 0.6);
  drawStars(g, createRandom(53), 70, 46, ["#3E6A66", "#7AA89E", paper]);
  drawMoon(g, 54, 66, 11, ["#7AC8A8", "#A6E4C4", "#CFF6DE", "#F4FFF4"]);
  ridge(g, 112, 34, "#0C2A2C", { seed: 9, step: 40 });
  // the frame of the glass house
  for (let x = 10; x < width; x += 38) g.rect(x, 0, 2, 112, "#2C5A58").rect(x, 0, 1, 112, "#4A8A80");
  for (const y of [12, 58]) g.rect(0, y, width, 2, "#2C5A58").rect(0, y, width, 1, "#4A8A80");
  lights(g, 0, 16, width, 14, 14, BULBS, 12);
  gradient(g, 0, 112, width, height - 112, ["#2E3A2A", "#1A241C", "#10170F"], 0.5);
  g.rect(0, 111, width, 1, "#4A6A48");
  // the old tree, its crown of twigs
  g.polygon(
    [
      [96, 125],
      [102, 108],
      [99, 84],
      [112, 84],
      [114, 108],
      [121, 125],
    ],
    "#6A4228",
  ).polygon(
    [
      [96, 125],
      [102, 108],
      [99, 84],
      [104, 84],
      [107, 108],
      [104, 125],
    ],
    "#9A6A44",
  );
  for (const [x0, y0, x1, y1] of [
    [104, 96, 82, 84],
    [108, 96, 132, 82],
    [105, 90, 101, 74],
  ])
    for (const d of [0, 1, 2]) g.line(x0 + d, y0, x1 + d, y1, d ? "#6A4228" : "#9A6A44");
  for (const [x, y, r] of [
    [86, 80, 19],
    [128, 78, 20],
    [106, 74, 22],
    [107, 84, 20],
  ])
    g.ellipse(x, y, r, r * 0.7, "#0F4A38").ellipse(x - 2, y - 2, r - 3, r * 0.7 - 3, "#17664A");
  const random = createRandom(17);
  for (let i = 0; i < 120; i++) {
    const [x, y] = [random.int(66, 148), random.int(58, 96)];
    if (g.get(x, y) === "#17664A") g.rect(x, y, 3, 1, "#2A8A62").set(x + 1, y - 1, "#3DDC97");
  }
  for (const [x, y, flip] of [
    [70, 76, true],
    [86, 62, false],
    [104, 60, true],
    [122, 64, true],
    [134, 74, false],
    [93, 78, false],
    [112, 79, true],
  ])
    g.draw(drawTwig(), x, y, { flip });
  ladder(g, 136, 124, 126, 84);
  shadow(g, 156, 128, 11, 2);
  g.draw(drawPerson(fitri, 2), 145, 98);
  // benches of saplings
  for (const [x, w] of [
    [0, 60],
    [176, 40],
  ]) {
    g.rect(x, 106, w, 4, "#8A5A38").rect(x, 106, w, 1, "#C98A5A").rect(x, 110, w, 1, ink);
    for (const dx of [6, w - 10]) g.rect(x + dx, 111, 4, 15, "#5A3624");
  }
  sapling(g, 4, 106, 1);
  sapling(g, 22, 106, 2);
  sapling(g, 40, 106, 1);
  sapling(g, 184, 106, 2);
  // what was picked
  g.polygon(
    [
      [58, 116],
      [88, 116],
      [84, 131],
      [62, 131],
    ],
    "#A8703A",
  )
    .rect(57, 114, 32, 3, "#D09A5A")
    .rect(60, 121, 26, 1, "#7A4A28")
    .rect(61, 126, 24, 1, "#7A4A28");
  g.draw(drawTwig().crop(0, 0, 16, 11), 60, 104).draw(drawTwig().crop(0, 0, 16, 11), 71, 104, { flip: true });
  return g;
}

function blade(g, x, y, length, color) {
  g.rect(x - 1, y, 4, length, ink)
    .rect(x, y + 1, 2, length - 2, color)
    .rect(x, y + 1, 1, length - 2, blend(color, paper, 0.5));
  g.rect(x - 4, y + length, 10, 3, gold)
    .rect(x, y + length + 3, 2, 8, "#8A4A2A")
    .rect(x - 1, y + length + 11, 4, 2, gold);
}

/** A forge at work: the fire, the anvil under a lamp, what was made hanging in a row. */
export function drawForgeFloor(width, height) {
  const g = new Grid(width, height, ink);
  gradient(g, 0, 0, width, 114, ["#120B10", "#1C1016", "#2A161A", "#3A1E1C"], 0.6);
  for (let y = 8; y < 114; y += 11) {
    g.rect(0, y, width, 1, "#150C10");
    for (let x = (y % 2) * 12 + 6; x < width; x += 24) g.rect(x, y, 1, 11, "#150C10");
  }
  gradient(g, 0, 114, width, height - 114, ["#2A1E20", "#140D10"], 0.5);
  g.rect(0, 113, width, 1, "#5A3228");
  for (let x = -6; x < width; x += 22) g.line(x + 14, 115, x, height - 1, "#1A1214");
  // the hearth
  g.polygon(
    [
      [12, 114],
      [16, 58],
      [30, 30],
      [36, 0],
      [64, 0],
      [70, 30],
      [84, 58],
      [88, 114],
    ],
    "#4A3A3C",
  ).polygon(
    [
      [12, 114],
      [16, 58],
      [30, 30],
      [36, 0],
      [44, 0],
      [38, 30],
      [26, 58],
      [22, 114],
    ],
    "#665052",
  );
  for (let y = 12; y < 112; y += 12) g.rect(20, y, 62, 1, "#382A2E");
  g.ellipse(50, 84, 27, 25, ink)
    .rect(23, 84, 55, 29, ink)
    .ellipse(50, 84, 25, 23, "#5A1A12")
    .rect(25, 84, 51, 28, "#5A1A12");
  glow(g, 50, 100, 58, 46, orange, 0.55);
  const random = createRandom(61);
  for (const [color, count, high] of [
    ["#D0342C", 26, 40],
    [orange, 22, 30],
    [gold, 16, 20],
    ["#FFF3C4", 9, 11],
  ])
    for (let i = 0; i < count; i++) {
      const x = random.int(29, 70);
      const tall = Math.max(2, Math.round(high * (1 - Math.abs(x - 50) / 26) * (0.6 + random.next() * 0.4)));
      g.rect(x, 112 - tall, 3, tall, color);
    }
  for (let x = 26; x < 76; x += 6) g.rect(x, 108, 5, 5, "#2A1214").rect(x + 1, 108, 3, 1, "#D0342C");
  // what was made, each on its hook
  g.rect(92, 58, 112, 3, "#6E6A78").rect(92, 58, 112, 1, "#A8AEC8").rect(92, 61, 112, 1, ink);
  for (const [x, long, color] of [
    [104, 13, "#C9CFF0"],
    [124, 9, cyan],
    [178, 24, pink],
    [194, 16, acid],
  ]) {
    g.rect(x, 61, 2, 3, "#A8AEC8");
    blade(g, x, 64, long, color);
  }
  g.ellipse(153, 79, 13, 14, ink).ellipse(153, 79, 11, 12, "#8A92BE").ellipse(152, 78, 8, 9, "#3440C4");
  g.rect(152, 68, 2, 22, gold).rect(143, 78, 20, 2, gold).rect(152, 61, 2, 5, "#A8AEC8");
  hangingChain(g, 88, 64);
  // the anvil, and the smith at it
  bigAnvil(g, 90, 130, 54);
  g.rect(102, 97, 26, 3, orange).rect(106, 97, 15, 1, "#FFF3C4").rect(128, 97, 10, 3, "#6E6A78");
  glow(g, 114, 97, 26, 18, gold, 0.5);
  sparks(g, 7, 114, 96, 40, 26);
  shadow(g, 155, 131, 11, 2);
  g.draw(drawPerson(crafter, 1), 144, 100, { flip: true });
  jar(g, 182, 128, 16, "#2F6A8A", 0.8);
  return g;
}

/** A gallery after hours: what was minted hangs framed on the wall, one frame still empty under its lamp. */
export function drawMintGallery(width, height) {
  const g = new Grid(width, height, ink);
  gradient(g, 0, 0, width, 112, ["#1A1230", "#241A40", "#2E2150", "#382860"], 0.6);
  for (let x = 4; x < width; x += 18) g.rect(x, 0, 1, 112, "#231A3C");
  g.rect(0, 107, width, 5, "#4A3A74").rect(0, 107, width, 1, "#6E5AA0").rect(0, 111, width, 1, ink);
  gradient(g, 0, 112, width, height - 112, ["#6A4A34", "#3E2A20"], 0.5);
  for (let x = -10; x < width; x += 24) g.line(x + 18, 112, x, height - 1, "#4A3226");
  g.rect(0, 24, width, 2, "#6E6A78").rect(0, 26, width, 1, ink);
  for (const [x, collection, number, back] of [
    [2, genesis, 4, "#D7FF3E"],
    [45, kongz, 6, "#FF9A3D"],
    [88, hag, 3, "#3DD9F5"],
    [174, alya, 2, "#FF5C9A"],
  ]) {
    frameOn(g, x, back);
    g.draw(drawPerson(collection, number), x + 5, 69);
  }
  frameOn(g, 131, null);
  for (let i = 0; i < 26; i += 4) g.rect(135 + i, 73, 2, 1, "#8A76C0").rect(135 + i, 99, 2, 1, "#8A76C0");
  g.textCentered("?", 148, 80, "#8A76C0", { font: "Galmuri11-Bold" });
  shadow(g, 148, 130, 12, 2);
  g.draw(drawPerson(fitri, 5), 136, 100);
  shadow(g, 66, 131, 12, 2);
  g.draw(drawPerson(society, 6), 54, 101, { flip: true });
  for (const x of [92, 122])
    g.rect(x, 112, 2, 16, gold)
      .rect(x - 2, 127, 6, 2, "#8A5E1A")
      .rect(x - 1, 110, 4, 3, "#FFE7A0");
  for (let i = 0; i <= 28; i++) g.rect(93 + i, Math.round(114 + 5 * Math.sin((Math.PI * i) / 28)), 1, 2, "#B0134F");
  return g;
}

/** A lit frame of 34 × 38 cells; without a ground it waits for its picture. */
function frameOn(g, x, back) {
  g.rect(x + 16, 26, 2, 8, "#6E6A78")
    .rect(x + 10, 34, 14, 4, "#A8AEC8")
    .rect(x + 12, 38, 10, 1, "#FFF3C4");
  tint(
    g,
    [
      [x + 12, 39],
      [x + 21, 39],
      [x + 36, 106],
      [x - 3, 106],
    ],
    "#FFE7A0",
    0.2,
    true,
  );
  g.rect(x, 65, 34, 40, ink)
    .rect(x + 1, 66, 32, 38, "#8A5E1A")
    .rect(x + 1, 66, 32, 1, "#FFE7A0")
    .rect(x + 2, 67, 30, 36, gold)
    .rect(x + 4, 69, 26, 32, back ?? "#1A1230");
}
