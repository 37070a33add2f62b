import { Grid, mix } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import {
  acid,
  cyan,
  drawBuildings,
  drawCat,
  drawCloud,
  drawLamp,
  drawMoon,
  drawReflection,
  drawShop,
  drawSign,
  drawSky,
  drawStars,
  drawTram,
  electric,
  gold,
  ink,
  orange,
  paper,
  pink,
} from "./city-parts.mjs";

const warm = ["#FFC53D", "#FFC53D", "#E0962A", "#FFE7A0", "#C97A3A"];
const farWindows = { size: [1, 2], gap: [2, 3], lit: 0.3, colors: ["#6A4A6E", "#8A5A6A", "#B8785A"], off: "#2A2348" };
const nearWindows = { size: [2, 3], gap: [2, 3], lit: 0.32, colors: [...warm, cyan], off: "#100E1B" };

function drawHill(g, base, cx, width, height, color, edge) {
  for (let x = 0; x < g.width; x++) {
    const t = (x - cx) / (width / 2);
    if (Math.abs(t) >= 1) continue;
    const top = Math.round(base - height * (1 - t * t) ** 1.3 - Math.sin(x / 5) * 1.2);
    g.rect(x, top, 1, base - top, color).set(x, top, edge);
  }
}

function drawHillTower(g, x, base) {
  g.rect(x - 2, base - 22, 5, 22, "#4A3860").rect(x + 2, base - 22, 1, 22, "#7A5468");
  g.rect(x - 5, base - 27, 11, 5, "#4A3860")
    .rect(x - 6, base - 25, 13, 2, "#FFC53D")
    .rect(x - 4, base - 29, 9, 2, "#7A5468")
    .rect(x - 3, base - 20, 7, 1, "#7A5468");
  g.rect(x, base - 45, 1, 16, "#7A5468")
    .rect(x - 1, base - 37, 3, 1, "#7A5468")
    .set(x, base - 46, "#F0444C")
    .set(x, base - 47, "#F0444C");
}

/** Lettering on a scaffold, standing on a roof at `base`. */
function drawRoofSign(g, cx, base, text, color, scale) {
  const width = [...text].length * 7 * scale + scale;
  const left = Math.round(cx - width / 2);
  const top = base - 16 * scale;
  for (let x = left + 2; x < left + width; x += 10) {
    g.rect(x, top + 3, 1, base - top - 3, "#3A3256");
    g.line(x, base - 1, Math.min(x + 9, left + width - 2), top + 8, "#2C2644");
  }
  g.rect(left, base - 3 * scale, width, 1, "#4A4068");
  g.textCentered(text, cx + 1, top + scale, mix(color, ink, 0.62), { font: "Galmuri11-Bold", scale });
  g.textCentered(text, cx, top, color, { font: "Galmuri11-Bold", scale });
}

function drawPavement(g, y, height) {
  g.rect(0, y, g.width, height, "#2C2842")
    .rect(0, y, g.width, 1, "#5A5478")
    .rect(0, y + 1, g.width, 1, "#3C3756");
  for (let j = 0; j * 8 < height; j++) {
    const row = y + 3 + j * 8;
    g.rect(0, row + 7, g.width, 1, "#221F36");
    for (let x = j % 2 ? 7 : 0; x < g.width; x += 14) g.rect(x, row, 1, 8, "#221F36");
  }
  g.rect(0, y + height - 3, g.width, 3, "#4A4566")
    .rect(0, y + height - 3, g.width, 1, "#6A648A")
    .rect(0, y + height - 1, g.width, 1, "#1B1830");
}

/** An airship with a lit board, 62 × 26. */
function drawAirship(g, x, y) {
  g.ellipse(x + 30, y + 9, 29, 9, "#4A3F78")
    .ellipse(x + 29, y + 7, 26, 6, "#6A5C9E")
    .ellipse(x + 26, y + 5, 18, 3, "#8E80C0");
  g.polygon(
    [
      [x - 4, y],
      [x + 6, y + 4],
      [x + 6, y + 8],
      [x - 4, y + 8],
    ],
    "#3A3060",
  ).polygon(
    [
      [x - 4, y + 10],
      [x + 6, y + 10],
      [x + 6, y + 14],
      [x - 4, y + 18],
    ],
    "#332A56",
  );
  g.rect(x + 15, y + 5, 29, 9, ink).textCentered("SCG", x + 29, y + 6, gold);
  g.rect(x + 20, y + 18, 20, 5, "#332A56").rect(x + 20, y + 18, 20, 1, "#4A3F78");
  for (let i = 22; i < 38; i += 4) g.rect(x + i, y + 20, 2, 2, "#FFD98A");
  g.rect(x + 59, y + 9, 1, 1, "#F0444C")
    .rect(x + 42, y + 19, 3, 1, "#6A5C9E")
    .rect(x + 45, y + 17, 1, 5, "#8E80C0");
}

/** A food cart under an umbrella, steam rising; 40 wide. */
function drawCart(g, x, base) {
  for (let i = 0; i < 40; i++)
    g.rect(x + i, base - 36 + (i < 3 || i > 36 ? 2 : 0), 1, 6, Math.floor(i / 5) % 2 ? "#F0444C" : paper);
  for (let i = 0; i < 40; i++) if (i % 5 !== 0) g.set(x + i, base - 30, Math.floor(i / 5) % 2 ? "#B02430" : "#C8C2B4");
  g.rect(x + 3, base - 30, 1, 15, "#8A86A8").rect(x + 36, base - 30, 1, 15, "#8A86A8");
  g.rect(x + 2, base - 15, 36, 2, "#A87048")
    .rect(x + 3, base - 13, 34, 9, "#C4483A")
    .rect(x + 3, base - 13, 34, 1, "#7A2418");
  g.textCentered("떡볶이", x + 20, base - 12, "#FFE7A0");
  g.rect(x + 6, base - 18, 10, 3, "#8A86A8")
    .rect(x + 7, base - 19, 8, 1, "#F0444C")
    .rect(x + 20, base - 18, 12, 3, "#8A86A8");
  for (const i of [21, 24, 27, 30])
    g.rect(x + i, base - 21, 1, 3, "#E0B080").rect(x + i - 1, base - 22, 2, 2, "#E8C890");
  for (const [dx, dy] of [
    [8, 22],
    [9, 24],
    [8, 26],
    [12, 23],
    [13, 25],
    [12, 27],
    [13, 29],
  ])
    g.set(x + dx, base - dy, "#C9C4DC");
  g.ellipse(x + 9, base - 3, 3, 3, ink)
    .ellipse(x + 31, base - 3, 3, 3, ink)
    .set(x + 9, base - 3, "#8A86A8")
    .set(x + 31, base - 3, "#8A86A8");
}

function drawHydrant(g, x, base) {
  g.stamp(["..rr..", ".rRrr.", ".rrrr.", "rrRwrr", "rrRrrr", ".rRrr.", ".rRrr.", "rrrrrr"], x, base - 8, {
    r: "#C8302E",
    R: "#F0685A",
    w: gold,
  });
}

/**
 * Punktopia after sunset: hill and tower, three depths of buildings, shops, a tram, the pavement with its people.
 * @param people grids of 24 × 32, spread along the pavement
 */
export function drawSkyline(
  width,
  height,
  {
    people,
    shops,
    signX,
    moon,
    hill,
    tramX,
    cartX,
    lamps,
    airship,
    roofAt,
    hillShare = 0.22,
    seed = 20250919,
    signScale = 2,
  },
) {
  const g = new Grid(width, height, ink);
  const random = createRandom(seed);
  const pavement = height - 46;
  const rails = pavement - 18;
  const horizon = rails - Math.round(height * 0.2);
  drawSky(g, horizon);
  g.rect(0, horizon, width, rails - horizon, "#241B38");
  drawStars(g, random, rails, Math.round((width * height) / 900));
  drawMoon(g, moon[0], moon[1], moon[2]);
  drawCloud(g, moon[0] - moon[2] - 14, moon[1] + Math.round(moon[2] * 0.35), "#2A2147");
  drawCloud(g, moon[0] - 4, moon[1] + Math.round(moon[2] * 0.72), "#1D1938", [
    [0, 0, 30],
    [-8, 1, 50],
    [2, 2, 26],
  ]);
  drawCloud(g, Math.round(width * 0.3), Math.round(height * 0.13), "#1D1938");
  drawCloud(g, Math.round(width * 0.04), Math.round(height * 0.24), "#2A2147", [
    [10, 0, 14],
    [0, 1, 44],
    [8, 2, 26],
  ]);
  drawHill(g, rails - 30, hill, 190, Math.round(height * hillShare), "#33244A", "#4A3156");
  drawHillTower(g, hill, rails - 28 - Math.round(height * hillShare));
  drawBuildings(g, random, {
    base: rails - 20,
    from: Math.round(height * 0.16),
    to: Math.round(height * 0.4),
    widths: [12, 24],
    walls: ["#251D40", "#2A2045", "#221A3A"],
    edge: "#3A2A52",
    windows: farWindows,
    overlap: 0,
  });
  drawBuildings(g, random, {
    base: rails - 10,
    from: Math.round(height * 0.2),
    to: Math.round(height * 0.35),
    widths: [22, 40],
    walls: ["#17142A", "#1B1730", "#141225"],
    edge: "#2E2748",
    windows: nearWindows,
    overlap: 0,
  });
  const roof = roofAt ?? rails - Math.round(height * 0.36);
  const half = signScale === 2 ? 76 : 40;
  g.rect(signX - half, roof, half * 2, rails - roof, "#1F1A36")
    .rect(signX - half, roof, half * 2, 2, "#3E3560")
    .rect(signX + half - 2, roof, 2, rails - roof, "#332B52")
    .rect(signX - half, roof + 5, half * 2, 1, "#2A2444");
  for (let y = roof + 10; y < rails - 20; y += 9) {
    const floor = random.chance(0.4) ? 0.85 : 0.4;
    for (let x = signX - half + 5; x < signX + half - 8; x += 8) {
      g.rect(x, y, 5, 5, random.chance(floor) ? random.pick(warm) : "#120F20")
        .rect(x, y + 5, 5, 1, "#2E2748")
        .rect(x + 2, y, 1, 5, "#1F1A36");
    }
  }
  drawRoofSign(g, signX, roof, "PUNKTOPIA", acid, signScale);
  let x = shops.start;
  for (const shop of shops.list) {
    drawShop(g, random, { x, base: rails, ...shop });
    x += shop.width;
  }
  for (const [sx, sy, text, color] of shops.signs)
    drawSign(g, sx, rails - sy, text, color, { vertical: true, font: "Galmuri9" });
  g.rect(0, rails, width, 18, "#1B1830")
    .rect(0, rails, width, 2, "#3C3756")
    .rect(0, rails + 2, width, 1, "#0F0D1A");
  for (const y of [rails + 9, rails + 14]) g.rect(0, y, width, 1, "#6A648A").rect(0, y + 1, width, 1, "#0F0D1A");
  for (let i = 4; i < width; i += 9) g.rect(i, rails + 11, 5, 2, "#15131F");
  g.rect(0, rails - 24, width, 1, "#15131F");
  drawTram(g, tramX, rails + 13);
  if (airship) drawAirship(g, ...airship);
  drawPavement(g, pavement, 30);
  for (const lamp of lamps)
    g.ellipse(lamp - 5, pavement + 21, 17, 4, "#38334F").ellipse(lamp - 5, pavement + 21, 11, 2, "#4A4358");
  for (const lamp of lamps) drawLamp(g, lamp, pavement + 24, 56);
  if (cartX !== undefined) drawCart(g, cartX, pavement + 12);
  const step = (width - 24) / people.length;
  people.forEach((person, i) => {
    const px = Math.round(6 + step * i + step / 2 - 6);
    const feet = pavement + 20 + (i % 3) * 3;
    g.checker(px + 3, feet - 1, 18, 2, "#15131F");
    g.draw(person, px, feet - 31);
  });
  drawHydrant(g, Math.round(width * 0.965), pavement + 22);
  drawCat(g, Math.round(width * 0.02), pavement + 24, ink);
  drawReflection(g, height - 16, 16, "#12101C", { reach: 4, skip: 4, strength: 0.6 });
  g.rect(0, height - 16, width, 1, "#0C0B12");
  return g;
}

export const skylineShops = [
  { width: 52, name: "RECORDS", kind: "records", accent: pink, wall: "#3A2440", height: 58 },
  { width: 46, name: "라면", kind: "noodles", accent: "#F0444C", wall: "#3E2A2A", height: 52 },
  { width: 60, name: "ARCADE 24", kind: "arcade", accent: cyan, wall: "#1E2C44", height: 74 },
  { width: 44, name: "BOOKS", kind: "books", accent: gold, wall: "#3A3020", height: 58 },
  { width: 56, name: "코인 COIN", kind: "coin", accent: gold, wall: "#33283C", height: 66 },
  { width: 48, name: "FLOWERS", kind: "flowers", accent: "#3DDC97", wall: "#1E3A34", height: 52 },
  { width: 58, name: "POWER", kind: "arcade", accent: electric, wall: "#23264A", height: 74 },
  { width: 52, name: "펑크 옷", kind: "clothes", accent: orange, wall: "#40281E", height: 58 },
  { width: 50, name: "CAFE", kind: "noodles", accent: pink, wall: "#3A2440", height: 66 },
  { width: 56, name: "GAMES", kind: "arcade", accent: cyan, wall: "#1E2C44", height: 58 },
];

/** Punktopia from above the roofs: the sign, the moon behind it, a cat and a water tank in front. */
export function drawRooftops(width, height, { moon, signX, signBase, hill, cat }) {
  const g = new Grid(width, height, ink);
  const random = createRandom(88);
  drawSky(g, Math.round(height * 0.72));
  g.rect(0, Math.round(height * 0.72), width, height, "#241B38");
  drawStars(g, random, height, Math.round((width * height) / 420));
  drawMoon(g, ...moon);
  drawCloud(g, moon[0] - moon[2] - 12, moon[1] + Math.round(moon[2] * 0.4), "#2A2147");
  drawHill(g, Math.round(height * 0.86), hill, 110, Math.round(height * 0.26), "#33244A", "#4A3156");
  drawHillTower(g, hill, Math.round(height * 0.62));
  drawBuildings(g, random, {
    base: height,
    from: Math.round(height * 0.26),
    to: Math.round(height * 0.48),
    widths: [10, 20],
    walls: ["#251D40", "#2A2045"],
    edge: "#3A2A52",
    windows: farWindows,
    overlap: 0,
  });
  drawBuildings(g, random, {
    base: height,
    from: Math.round(height * 0.14),
    to: Math.round(height * 0.3),
    widths: [18, 32],
    walls: ["#17142A", "#1B1730"],
    edge: "#2E2748",
    windows: nearWindows,
    overlap: 0,
  });
  g.rect(signX - 42, signBase, 84, height, "#1F1A36").rect(signX - 42, signBase, 84, 2, "#3E3560");
  drawWindowRows(g, random, signX - 38, signBase + 7, 76, height);
  drawRoofSign(g, signX, signBase, "PUNKTOPIA", acid, 1);
  const ledge = height - 8;
  g.rect(0, ledge, width, 8, "#0F0D1A")
    .rect(0, ledge, width, 1, "#3E3560")
    .rect(0, ledge + 1, width, 1, "#1F1A36");
  for (let x = 5; x < width; x += 22) g.rect(x, ledge + 3, 14, 1, "#1B1830");
  if (cat) drawCat(g, cat, ledge + 1, "#05040A");
  return g;
}

function drawWindowRows(g, random, left, top, width, bottom) {
  for (let y = top; y < bottom; y += 7)
    for (let x = left; x < left + width - 3; x += 6)
      g.rect(x, y, 4, 4, random.chance(0.5) ? random.pick(warm) : "#120F20");
}
