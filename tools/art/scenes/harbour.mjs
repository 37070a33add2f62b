import { Grid, mix } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import { drawBuildings, drawCloud, drawSky, gold, ink, orange, paper } from "./city-parts.mjs";

const sunset = ["#141126", "#21172F", "#3A1F38", "#5E2B3C", "#92403A", "#C9602F", "#F0893A", "#FFB25A"];
const boxes = ["#C4483A", "#2F7A8A", "#E0A030", "#4A5A8A", "#8A8478", "#3F8A5A", "#B86A2A"];

function drawContainer(g, random, x, y, width = 15, height = 7) {
  const color = random.pick(boxes);
  g.rect(x, y, width, height, color)
    .rect(x, y, width, 1, mix(color, paper, 0.35))
    .rect(x, y + height - 1, width, 1, mix(color, ink, 0.45))
    .rect(x + width - 1, y, 1, height, mix(color, ink, 0.45));
  for (let i = x + 2; i < x + width - 2; i += 2) g.rect(i, y + 2, 1, height - 3, mix(color, ink, 0.22));
}

/** A quay crane: legs, boom over the water to the right, a container on its cable. */
function drawCrane(g, random, x, base, height, reach, { color = orange, load = 14 } = {}) {
  const dark = mix(color, ink, 0.4);
  const top = base - height;
  for (const leg of [x, x + 18])
    g.rect(leg, top + 14, 3, height - 14, color)
      .rect(leg + 2, top + 14, 1, height - 14, dark)
      .rect(leg - 1, base - 3, 5, 3, ink);
  for (let y = top + 18; y < base - 14; y += 14)
    g.line(x + 3, y, x + 17, y + 13, dark)
      .line(x + 17, y, x + 3, y + 13, dark)
      .rect(x + 3, y, 15, 1, dark);
  g.rect(x - 16, top + 11, reach + 34, 3, color).rect(x - 16, top + 13, reach + 34, 1, dark);
  for (let i = x - 14; i < x + reach + 16; i += 5) g.line(i, top + 11, i + 3, top + 8, dark);
  g.rect(x - 14, top + 8, reach + 30, 1, color);
  g.rect(x + 8, top, 3, 12, color)
    .rect(x + 10, top, 1, 12, dark)
    .line(x + 9, top, x + reach + 10, top + 9, mix(color, paper, 0.3))
    .line(x + 9, top, x - 14, top + 9, mix(color, paper, 0.3));
  g.rect(x - 15, top + 14, 9, 6, "#4A3A3A")
    .rect(x - 15, top + 14, 9, 1, "#7A5A4A")
    .rect(x + reach - 3, top + 14, 7, 5, paper)
    .rect(x + reach - 2, top + 15, 3, 3, "#3A5A7A")
    .set(x + 9, top - 1, "#F0444C");
  const hook = x + reach + 8;
  g.rect(hook, top + 14, 1, load, ink).rect(hook + 8, top + 14, 1, load, ink);
  drawContainer(g, random, hook - 3, top + 14 + load);
}

function drawShip(g, random, x, water, length, rows) {
  const deck = water - 13;
  g.polygon(
    [
      [x, deck],
      [x + length, deck - 3],
      [x + length - 10, water + 2],
      [x + 8, water + 2],
    ],
    "#3A2A3A",
  );
  g.polygon(
    [
      [x + 2, deck + 6],
      [x + length - 5, deck + 6],
      [x + length - 9, deck + 10],
      [x + 5, deck + 10],
    ],
    "#4A3648",
  ).rect(x + 6, water - 2, length - 14, 4, "#A8382A");
  g.rect(x + 1, deck, length - 3, 1, "#8A6A6A");
  for (let j = 0; j < rows; j++)
    for (let i = 0; i * 16 < length - 46 - j * 8; i++) drawContainer(g, random, x + 30 + i * 16, deck - 7 - j * 7);
  g.rect(x + 6, deck - 22, 18, 22, paper)
    .rect(x + 22, deck - 22, 2, 22, "#B8B2A2")
    .rect(x + 6, deck - 22, 18, 1, "#FFFFFF")
    .rect(x + 4, deck - 19, 22, 4, "#2A2F44");
  for (let i = 0; i < 5; i++) g.rect(x + 6 + i * 4, deck - 18, 2, 2, "#FFD98A");
  for (let j = 0; j < 2; j++) for (let i = 0; i < 4; i++) g.rect(x + 8 + i * 4, deck - 12 + j * 5, 2, 2, "#5A6A8A");
  g.rect(x + 10, deck - 30, 7, 8, orange)
    .rect(x + 10, deck - 28, 7, 2, ink)
    .rect(x + 20, deck - 34, 1, 12, "#5A4A5A");
  for (const [dx, dy, size] of [
    [12, 33, 3],
    [8, 38, 4],
    [1, 43, 3],
  ])
    g.ellipse(x + dx, deck - dy, size, size * 0.6, "#5E3B48");
}

/** A building under way: slabs, columns, scaffolding, a tower crane above. */
function drawSite(g, x, base, floors, width) {
  for (let j = 0; j < floors; j++) {
    const y = base - (j + 1) * 11;
    g.rect(x, y, width, 2, "#8A7A74")
      .rect(x, y, width, 1, "#C4B0A4")
      .rect(x + 1, y + 2, width - 2, 9, j < floors - 2 ? "#4A3440" : "#5E3B40");
    for (let i = x + 2; i < x + width; i += 9) g.rect(i, y + 2, 2, 9, "#7A6864");
    if (j < floors - 2)
      for (let i = x + 5; i < x + width - 4; i += 9) g.rect(i, y + 4, 4, 5, j % 2 ? "#FFC53D" : "#2A1E2C");
  }
  for (let i = x - 3; i <= x + width + 2; i += 9) g.rect(i, base - floors * 11 - 3, 1, floors * 11 + 3, "#C98A4A");
  for (let j = 0; j <= floors * 11; j += 11) g.rect(x - 3, base - j - 5, 4, 1, "#C98A4A");
  const mast = x + width - 10;
  const top = base - floors * 11 - 20;
  for (let y = top; y < base - floors * 11; y += 3)
    g.rect(mast, y, 1, 3, gold)
      .rect(mast + 4, y, 1, 3, gold)
      .line(mast, y, mast + 4, y + 2, "#C98A10");
  g.rect(mast - 34, top, 52, 1, gold).rect(mast - 34, top + 3, 52, 1, "#C98A10");
  for (let i = mast - 34; i < mast + 16; i += 4) g.line(i, top + 3, i + 2, top, "#C98A10");
  g.rect(mast + 12, top + 2, 6, 5, "#5A4A4A")
    .rect(mast, top - 7, 4, 8, gold)
    .line(mast + 2, top - 7, mast - 32, top, "#C98A10")
    .rect(mast - 26, top + 4, 1, 12, ink)
    .rect(mast - 29, top + 16, 7, 2, "#C4B0A4");
}

function drawGull(g, x, y) {
  g.stamp(["w...w", ".w.w.", "..w.."], x, y, { w: "#FFE2C0" });
}

/** Harbour and building sites under a low sun. */
export function drawHarbour(width, height, { water, quay, sun, cranes, ship, site, gulls = [], stacks = [] }) {
  const g = new Grid(width, height, ink);
  const random = createRandom(31);
  drawSky(g, water, sunset, [14, 13, 13, 13, 13, 12, 10, 8]);
  g.ellipse(sun[0], sun[1], sun[2], sun[2], "#FFD98A").ellipse(sun[0], sun[1] - 1, sun[2] - 2, sun[2] - 2, "#FFF0C4");
  for (let i = 0; i < 3; i++)
    g.rect(sun[0] - sun[2], sun[1] + 2 + i * 3, sun[2] * 2 + 1, 1, i % 2 ? "#FFB25A" : "#F0893A");
  drawCloud(g, Math.round(width * 0.1), Math.round(water * 0.22), "#5E2B3C");
  drawCloud(g, Math.round(width * 0.55), Math.round(water * 0.4), "#B04C34", [
    [0, 0, 26],
    [-10, 1, 58],
    [4, 2, 30],
  ]);
  drawCloud(g, Math.round(width * 0.76), Math.round(water * 0.14), "#3A1F38");
  drawBuildings(g, random, {
    base: water,
    from: 6,
    to: Math.round(height * 0.16),
    widths: [8, 18],
    walls: ["#6E3340", "#7A3A40"],
    edge: "#92403A",
    overlap: 0,
  });
  g.rect(0, water, width, height - water, "#2A2440");
  for (let y = water; y < height; y++) {
    const spread = Math.round(sun[2] * (0.7 + (y - water) / 14));
    for (let x = 0; x < width; x++) {
      const near = Math.abs(x - sun[0]) < spread;
      const wave = (x * 3 + y * 7 + Math.floor(y / 2) * 5) % 11;
      if (near && wave < 6 && y % 2 === 0) g.set(x, y, wave < 3 ? "#FFD98A" : "#F0893A");
      else if (wave < 2 && y % 3 === 0) g.set(x, y, "#5A3A54");
      else if (wave === 5 && y % 2) g.set(x, y, "#1F1A34");
    }
  }
  if (site) drawSite(g, ...site);
  if (ship) drawShip(g, random, ...ship);
  const [qx, qw] = quay;
  g.rect(qx, water + 4, qw, height - water - 4, "#3A3040")
    .rect(qx, water + 4, qw, 2, "#8A7470")
    .rect(qx, water + 6, qw, 1, "#1F1824");
  for (let x = qx + 4; x < qx + qw; x += 14)
    g.rect(x, water + 8, 3, height, "#2A2230").rect(x, water + 8, 1, height, "#4A3E4C");
  for (let x = qx; x < qx + qw - 5; x += 10) g.rect(x, water + 4, 5, 1, gold);
  for (const [x, rows] of stacks)
    for (let j = 0; j < rows; j++) drawContainer(g, random, x + (j % 2), water - 3 - j * 7);
  for (const [x, h, reach, options] of cranes) drawCrane(g, random, x, water + 4, h, reach, options);
  for (const [x, y] of gulls) drawGull(g, x, y);
  return g;
}
