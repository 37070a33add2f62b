import { Grid, mix } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import { drawCoin } from "../things.mjs";
import { acid, drawBuildings, drawCat, drawMoon, drawStars, electric, gold, ink, paper, pink } from "./city-parts.mjs";
import { drawVaultDoor } from "./power-plant.mjs";

const steel = ["#131526", "#1C2038", "#283052", "#3A4474", "#5662A0", "#8A92BE"];

/** A safe on feet, its round door shut; 64 × 64. */
export function drawVault({ lamp = electric, slot = false } = {}) {
  const g = new Grid(64, 64);
  g.rect(3, 4, 58, 54, ink)
    .rect(4, 5, 56, 52, steel[3])
    .rect(4, 5, 56, 2, steel[5])
    .rect(4, 5, 2, 52, steel[4])
    .rect(57, 6, 3, 51, steel[2])
    .rect(4, 54, 56, 3, steel[2]);
  for (const [x, y] of [
    [8, 9],
    [54, 9],
    [8, 51],
    [54, 51],
  ])
    g.rect(x, y, 2, 2, "#C9CFF0").set(x + 1, y + 1, steel[1]);
  drawVaultDoor(g, 32, 33, 19);
  if (slot) g.rect(22, 4, 20, 4, ink).rect(23, 6, 18, 1, steel[0]).rect(21, 3, 22, 1, steel[5]);
  g.rect(48, 44, 6, 4, ink).rect(49, 45, 4, 2, lamp);
  for (const x of [8, 48])
    g.rect(x, 58, 9, 5, ink)
      .rect(x + 1, 58, 7, 4, steel[2])
      .rect(x + 1, 58, 7, 1, steel[4]);
  return g;
}

function drawSpark(g, x, y, color, size = 2) {
  g.rect(x, y - size, 1, size * 2 + 1, color)
    .rect(x - size, y, size * 2 + 1, 1, color)
    .set(x, y, "#FFFFFF");
}

/** A coin on its way into the vault; 96 × 104. */
export function drawSuccess() {
  const g = new Grid(96, 104);
  g.ellipse(48, 99, 40, 4, "#1B1830");
  g.draw(drawVault({ lamp: acid, slot: true }), 16, 38);
  g.draw(drawCoin(32), 32, 6);
  g.rect(38, 41, 20, 1, ink);
  for (const [x, h] of [
    [36, 5],
    [42, 3],
    [53, 4],
    [59, 5],
  ])
    g.rect(x, 4 - (h > 4 ? 4 : 2), 1, h, gold);
  for (const [x, y, color, size] of [
    [18, 22, acid, 3],
    [78, 16, acid, 2],
    [84, 34, gold, 3],
    [10, 40, gold, 2],
    [24, 8, paper, 1],
    [72, 4, paper, 1],
  ])
    drawSpark(g, x, y, color, size);
  return g;
}

/** A vault that stayed shut, the coin back on the floor; 96 × 104. */
export function drawFailure() {
  const g = new Grid(96, 104);
  g.ellipse(48, 99, 44, 4, "#1B1830");
  g.draw(drawVault({ lamp: "#F0444C", slot: true }), 8, 38);
  g.draw(drawCoin(32), 62, 70);
  g.rect(22, 20, 36, 16, "#3A0F16")
    .frame(22, 20, 36, 16, "#F0444C")
    .rect(38, 36, 4, 6, "#F0444C")
    .rect(39, 36, 2, 5, "#3A0F16");
  g.stamp(["##....##", "###..###", ".######.", "..####..", "..####..", ".######.", "###..###", "##....##"], 36, 24, {
    "#": "#FF9A94",
  });
  for (const [x, y] of [
    [58, 62],
    [62, 56],
    [68, 53],
    [75, 54],
    [80, 59],
    [83, 65],
  ])
    g.rect(x, y, 2, 2, "#C98A10");
  return g;
}

/** A shop with its shutter down, a cat asleep before it; 120 × 88. */
export function drawClosedShop() {
  const g = new Grid(120, 88);
  const [x, base] = [14, 78];
  g.rect(0, base, 120, 3, "#3C3756")
    .rect(0, base, 120, 1, "#6A648A")
    .rect(0, base + 3, 120, 1, "#1B1830");
  g.rect(x, 6, 92, base - 6, "#3A2440")
    .rect(x, 6, 92, 3, "#6E4A70")
    .rect(x + 89, 9, 3, base - 9, "#2A1830");
  for (let y = 13; y < 30; y += 4) g.rect(x + 1, y, 88, 1, "#331E38");
  g.rect(x + 6, 13, 80, 13, ink).frame(x + 6, 13, 80, 13, "#6E4A70");
  for (let i = 0; i < 92; i++) {
    const color = Math.floor(i / 6) % 2 ? "#8F5A7C" : "#B8B2A2";
    g.rect(x + i, 30, 1, 7, color);
    if (i % 6 > 0 && i % 6 < 5) g.set(x + i, 37, mix(color, ink, 0.3));
  }
  g.rect(x + 8, 39, 76, base - 39, "#5A5478").rect(x + 8, 39, 76, 1, ink);
  for (let y = 41; y < base - 3; y += 4) g.rect(x + 8, y, 76, 2, "#6E688E").rect(x + 8, y + 3, 76, 1, "#454064");
  g.rect(x + 8, base - 4, 76, 2, "#8A86A8")
    .rect(x + 42, base - 6, 8, 2, gold)
    .rect(x + 8, base - 2, 76, 2, ink);
  g.line(x + 46, 40, x + 36, 47, "#B8B2A2")
    .line(x + 46, 40, x + 56, 47, "#B8B2A2")
    .rect(x + 28, 47, 36, 17, paper)
    .frame(x + 28, 47, 36, 17, ink);
  g.ellipse(x + 39, 55, 5, 5, "#4A3F78")
    .ellipse(x + 41, 54, 4.4, 4.4, paper)
    .stamp(["###", "..#", ".#.", "#..", "###"], x + 47, 53, { "#": "#4A3F78" })
    .stamp(["##", ".#", "#.", "##"], x + 53, 50, { "#": "#4A3F78" });
  g.stamp(
    [
      "...................",
      "......kkkkkk.......",
      "...kkkkKKKkkkk.....",
      "..kkkkkkkkkkkkkk.k.",
      ".kkkkkkkkkkkkkkkkk.",
      ".kkkkkkkkkkkkkkykk.",
      ".kkkkkkkkkkkkkkkkk.",
      "..kkkkkkkkkkkkkkk..",
    ],
    22,
    base - 7,
    { k: "#15131F", K: "#35304E", y: gold },
  );
  g.rect(x + 78, base - 12, 10, 12, "#A85C34").rect(x + 77, base - 13, 12, 3, "#D8875A");
  for (const [dx, dy] of [
    [80, 20],
    [84, 23],
    [82, 17],
    [87, 18],
  ])
    g.ellipse(x + dx, base - dy, 2.5, 3, "#2F9A5C").set(x + dx, base - dy - 1, "#5CC888");
  g.rect(104, 46, 6, 9, paper).frame(104, 46, 6, 9, ink);
  return g;
}

function drawBrickWall(g, x, y, width, height, wall, joint) {
  g.rect(x, y, width, height, wall);
  for (let j = 0; j < height; j += 5) {
    g.rect(x, y + j, width, 1, joint);
    for (let i = (j / 5) % 2 ? 6 : 0; i < width; i += 12) g.rect(x + i, y + j, 1, Math.min(5, height - j), joint);
  }
}

/** A dark alley, one lamp, one ape with a map it cannot read; 240 × 150. */
export function drawAlley(ape) {
  const g = new Grid(240, 150, ink);
  const base = 118;
  g.bands(0, [
    [30, "#0C0B16"],
    [30, "#131126"],
    [30, "#1B1734"],
    [40, "#251D40"],
  ]);
  drawStars(g, createRandom(404), 90, 24);
  drawMoon(g, 128, 26, 11);
  drawBuildings(g, createRandom(41), {
    base,
    from: 30,
    to: 66,
    widths: [12, 20],
    walls: ["#1F1A38", "#251D40"],
    edge: "#33294E",
    windows: { size: [2, 2], gap: [2, 3], lit: 0.15, colors: ["#C97A3A"], off: "#17142A" },
    overlap: 0,
    start: 86,
    end: 160,
  });
  drawBrickWall(g, 0, 0, 92, base, "#1B1526", "#120E1A");
  drawBrickWall(g, 156, 0, 84, base, "#1E1828", "#130F1C");
  g.rect(91, 0, 2, base, "#2E2438").rect(155, 0, 1, base, "#2E2438");
  for (const [x, y] of [
    [14, 14],
    [48, 14],
    [186, 20],
    [214, 20],
    [14, 54],
  ])
    g.rect(x, y, 18, 22, "#0C0A12")
      .frame(x, y, 18, 22, "#2E2438")
      .rect(x + 8, y, 1, 22, "#2E2438")
      .rect(x - 1, y + 22, 20, 2, "#2E2438");
  g.rect(187, 21, 16, 20, "#3A2A20").rect(195, 20, 1, 22, "#2E2438").rect(189, 30, 4, 11, ink).rect(188, 27, 5, 4, ink);
  for (const y of [44, 84]) {
    g.rect(6, y, 64, 2, "#3A3548");
    for (let x = 6; x <= 70; x += 6) g.rect(x, y - 9, 1, 9, "#2E2A3C");
    g.rect(6, y - 10, 64, 1, "#3A3548");
  }
  for (let i = 0; i < 38; i++) if (i % 3 === 0) g.rect(60 - i, 46 + i, 8, 1, "#2E2A3C");
  g.line(60, 46, 22, 84, "#3A3548").line(68, 46, 30, 84, "#3A3548");
  for (let y = 30; y < base; y++) {
    const half = Math.round((y - 30) * 0.42) + 4;
    for (let x = 170 - half; x <= 170 + half; x++)
      if ((x + y) % 2 === 0 && Math.abs(x - 170) < half - ((y * 3) % 4))
        g.set(x, y, mix(g.get(x, y) ?? ink, "#FFD98A", 0.2));
  }
  g.rect(156, 22, 14, 2, "#5A5478").rect(165, 24, 10, 3, "#5A5478").rect(167, 27, 6, 2, "#FFF1C8");
  g.rect(0, base, 240, 32, "#15121F").rect(0, base, 240, 1, "#2E2A3C");
  for (let y = base + 4; y < 150; y += 7) for (let x = (y * 5) % 14; x < 240; x += 22) g.rect(x, y, 12, 1, "#1F1B2C");
  g.ellipse(170, base + 13, 52, 10, "#2A2434");
  g.checker(120, base + 4, 100, 18, "#35302F", 0).map((color, x, y) =>
    color === "#35302F" && ((x - 170) / 50) ** 2 + ((y - base - 13) / 9) ** 2 > 1
      ? ((x - 170) / 52) ** 2 + ((y - base - 13) / 10) ** 2 <= 1
        ? "#2A2434"
        : "#15121F"
      : color,
  );
  g.ellipse(104, base + 22, 18, 3, "#2A3560")
    .rect(94, base + 21, 12, 1, "#4A5A90")
    .rect(106, base + 23, 8, 1, gold);
  g.rect(24, base - 26, 52, 27, "#1F4A3C")
    .rect(24, base - 26, 52, 2, "#3A7A62")
    .rect(22, base - 30, 56, 5, "#2A5E4C")
    .rect(22, base - 30, 56, 1, "#4F9C80")
    .rect(24, base - 12, 52, 1, "#143228")
    .rect(34, base - 26, 2, 26, "#143228")
    .rect(64, base - 26, 2, 26, "#143228")
    .ellipse(32, base + 2, 3, 3, ink)
    .ellipse(68, base + 2, 3, 3, ink);
  g.rect(44, base - 35, 9, 5, "#B8B2A2")
    .rect(46, base - 37, 4, 2, "#8A8478")
    .rect(58, base - 33, 8, 3, "#7A4C30");
  g.rect(40, base - 21, 3, 2, acid)
    .rect(47, base - 21, 3, 2, acid)
    .set(42, base - 21, ink)
    .set(49, base - 21, ink);
  g.rect(208, base - 46, 3, 50, "#5A5478")
    .rect(208, base - 46, 1, 50, "#8A86A8")
    .rect(190, base - 60, 40, 17, "#12101B")
    .frame(190, base - 60, 40, 17, pink);
  g.textCentered("404", 210, base - 56, pink, { font: "Galmuri11-Bold" });
  drawCat(g, 224, base + 24, "#0A090F");
  g.checker(160, base + 12, 20, 2, ink);
  g.draw(ape, 158, base - 18);
  g.stamp([".###.", "#...#", "....#", "...#.", "..#..", "..#..", ".....", "..#.."], 185, base - 34, { "#": paper });
  return g;
}

/** A street without power, one crafter at the fuse box; 240 × 150. */
export function drawPowerCut(crafter) {
  const g = new Grid(240, 150, ink);
  const random = createRandom(503);
  const base = 116;
  g.bands(0, [
    [26, "#08070F"],
    [26, "#0C0B18"],
    [26, "#111023"],
    [40, "#17152E"],
  ]);
  drawStars(g, random, 110, 70);
  drawMoon(g, 30, 26, 10, ["#3A4060", "#5A6288", "#8A92B8", "#C4CAE4"]);
  drawBuildings(g, random, {
    base,
    from: 40,
    to: 76,
    widths: [14, 24],
    walls: ["#13122A", "#161430"],
    edge: "#24224A",
    windows: { size: [2, 2], gap: [2, 3], lit: 0, colors: [ink], off: "#0E0D20" },
    overlap: 0,
  });
  drawBuildings(g, random, {
    base,
    from: 22,
    to: 46,
    widths: [22, 34],
    walls: ["#0E0D1C", "#100F20"],
    edge: "#1F1D3A",
    windows: { size: [3, 3], gap: [3, 4], lit: 0.02, colors: ["#C97A3A"], off: "#08070F" },
    overlap: 0,
  });
  g.rect(68, 46, 104, base - 46, "#12112A").rect(68, 46, 104, 2, "#24224A");
  for (let y = 56; y < base - 24; y += 9) for (let x = 74; x < 166; x += 8) g.rect(x, y, 5, 5, "#0A0918");
  for (let x = 76; x < 166; x += 10) g.rect(x, 34, 1, 12, "#24224A");
  [..."PUNKTOPIA"].forEach((letter, i) => {
    const color = i === 5 ? acid : "#2E3A1A";
    g.text(letter, 82 + i * 9, 31 + (i === 7 ? 2 : 0), color, { font: "Galmuri11-Bold" });
  });
  g.rect(0, base, 240, 34, "#14132A").rect(0, base, 240, 1, "#2A2850");
  for (let y = base + 6; y < 150; y += 8) for (let x = (y % 3) * 7; x < 240; x += 21) g.rect(x, y, 13, 1, "#1B1A38");
  g.rect(198, 18, 4, base - 12, "#3A2E34")
    .rect(198, 18, 1, base - 12, "#5A4A50")
    .rect(184, 26, 32, 3, "#3A2E34")
    .rect(187, 36, 26, 2, "#3A2E34");
  for (const x of [186, 194, 206, 213]) g.rect(x, 22, 2, 4, "#8A92BE");
  for (let x = 0; x < 186; x++) g.set(x, Math.round(23 + 22 * 4 * (x / 372) * (1 - x / 372)), "#24224A");
  for (const [x0, y0, x1, y1] of [
    [214, 24, 220, 44],
    [220, 44, 216, 62],
    [216, 62, 222, 78],
  ])
    g.line(x0, y0, x1, y1, "#24224A").line(x0 + 1, y0, x1 + 1, y1, "#0C0B12");
  for (const [dx, dy] of [
    [0, 0],
    [-3, 3],
    [4, 2],
    [-5, -3],
    [6, -4],
    [1, 6],
    [-1, -6],
    [3, 8],
    [-6, 6],
    [8, 5],
  ])
    g.set(222 + dx, 80 + dy, dx % 2 ? electric : "#FFFFFF");
  drawSpark(g, 222, 80, electric, 4);
  g.rect(52, base - 34, 24, 36, "#3A4474")
    .rect(52, base - 34, 24, 2, "#8A92BE")
    .rect(54, base - 31, 20, 30, "#1C2038")
    .rect(76, base - 34, 3, 36, "#283052");
  g.polygon(
    [
      [40, base - 33],
      [52, base - 31],
      [52, base - 1],
      [40, base + 2],
    ],
    "#5662A0",
  )
    .rect(44, base - 24, 5, 2, gold)
    .rect(45, base - 22, 3, 3, gold);
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 3; i++)
      g.rect(56 + i * 6, base - 28 + j * 7, 4, 5, j === 2 && i === 1 ? "#F0444C" : "#5662A0").rect(
        57 + i * 6,
        base - 27 + j * 7,
        2,
        2,
        j === 2 && i === 1 ? "#FF9A94" : "#8A92BE",
      );
  for (let y = base - 30; y < base + 22; y++) {
    for (let x = 58; x < 142; x++) {
      const inside = Math.abs(y - (base + 7) - (x - 104) * 0.38) < (112 - x) * 0.4 && x < 103;
      if (inside && (x + y) % 2 === 0) g.set(x, y, mix(g.get(x, y) ?? ink, "#FFE7A0", 0.3));
    }
  }

  g.checker(112, base + 15, 20, 2, ink).draw(crafter, 110, base - 15);
  g.rect(105, base + 6, 8, 4, gold)
    .rect(105, base + 9, 8, 1, "#C98A10")
    .rect(102, base + 5, 3, 6, "#FFF3C4");
  g.rect(150, base + 4, 14, 10, "#C4483A")
    .rect(150, base + 4, 14, 2, "#F0685A")
    .rect(154, base + 1, 6, 1, "#8A86A8")
    .rect(153, base + 2, 1, 2, "#8A86A8")
    .rect(160, base + 2, 1, 2, "#8A86A8")
    .rect(150, base + 8, 14, 1, "#7A2418");
  drawCat(g, 14, base + 20, "#05040A");
  return g;
}
