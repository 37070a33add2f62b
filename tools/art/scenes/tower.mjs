import { Grid } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import { acid, drawBuildings, ink, paper } from "./city-parts.mjs";

const day = ["#8CB8D8", "#A2C8E0", "#B8D6E6", "#CEE2EA", "#E2ECEC", "#F4F1E8"];

function drawPuff(g, x, y, size) {
  for (const [dx, dy, rx, ry] of [
    [0, 0, 10, 4],
    [-8, 2, 7, 3],
    [9, 2, 8, 3],
    [3, -3, 6, 4],
  ])
    g.ellipse(x + dx * size, y + dy * size, rx * size, ry * size, "#FFFFFF");
  g.rect(
    Math.round(x - 14 * size),
    Math.round(y + 3 * size),
    Math.round(30 * size),
    Math.max(1, Math.round(size * 2)),
    "#DDE6EA",
  );
}

function drawTree(g, x, base, size) {
  g.rect(x - 1, base - size, 2, size, "#6E4A34");
  for (const [dx, dy, r] of [
    [0, 1.6, 1],
    [-0.7, 1.1, 0.8],
    [0.7, 1.1, 0.8],
  ])
    g.ellipse(x + dx * size * 0.5, base - dy * size, r * size * 0.55, r * size * 0.5, "#3C7A4E");
  g.ellipse(x - size * 0.15, base - size * 1.7, size * 0.4, size * 0.3, "#5CA06A").ellipse(
    x - size * 0.45,
    base - size * 1.2,
    size * 0.25,
    size * 0.2,
    "#5CA06A",
  );
}

/** The tower: stone ribs and glass that carries the sky, the mark on its crown. */
function drawMainTower(g, random, x, base, width, height) {
  const top = base - height;
  g.rect(x, top, width, height, "#E4DECE")
    .rect(x, top, 2, height, "#FFFFFF")
    .rect(x + width - 6, top, 6, height, "#B8B0A0")
    .rect(x, top, width, 2, "#FFFFFF");
  for (let j = top + 20; j < base - 16; j += 5) {
    for (let i = x + 4; i + 4 <= x + width - 7; i += 6) {
      const sky = (i + j * 2) % 34;
      g.rect(i, j, 4, 3, sky < 8 ? "#D6ECF4" : sky < 16 ? "#8FC0DC" : "#5E94BC");
      if (random.chance(0.08)) g.rect(i, j, 4, 3, "#FFE7A0");
    }
    g.rect(x + width - 5, j, 3, 3, "#4A7094");
  }
  g.rect(x + 6, top - 6, width - 12, 6, "#D4CCBA")
    .rect(x + 6, top - 6, width - 12, 1, "#FFFFFF")
    .rect(x + 12, top - 11, width - 24, 5, "#C4BCAA")
    .rect(x + 12, top - 11, width - 24, 1, "#F4F1E8");
  const mast = x + Math.floor(width / 2);
  g.rect(mast, top - 27, 1, 16, "#6A6478").stamp(
    ["aaaaaaa", "akaakaaa", "aaaaaaa", "akkkka", "aaaaaaaa"],
    mast + 1,
    top - 27,
    { a: acid, k: ink },
  );
  g.rect(x + 5, top + 4, width - 14, 13, ink).textCentered("P", x + width / 2 - 1, top + 5, acid, {
    font: "Galmuri11-Bold",
  });
  if (width > 58)
    g.rect(x + 5, top + 4, width - 14, 13, ink).textCentered("PUNKVISM", x + width / 2 - 2, top + 7, acid);
  g.rect(x - 4, base - 14, width + 8, 3, "#C4BCAA")
    .rect(x - 4, base - 14, width + 8, 1, "#FFFFFF")
    .rect(x + 2, base - 11, width - 4, 11, "#3A4A5A");
  for (let i = x + 4; i < x + width - 4; i += 7)
    g.rect(i, base - 10, 5, 10, "#8FC0DC").line(i, base - 3, i + 3, base - 9, "#D6ECF4");
  g.rect(mast - 4, base - 11, 9, 11, "#2B2838")
    .rect(mast - 3, base - 10, 3, 10, "#FFE7A0")
    .rect(mast + 1, base - 10, 3, 10, "#FFE7A0");
}

function drawFountain(g, cx, base) {
  g.rect(cx - 14, base - 4, 28, 4, "#B8B0A0")
    .rect(cx - 14, base - 4, 28, 1, "#FFFFFF")
    .rect(cx - 12, base - 3, 24, 1, "#5E94BC")
    .rect(cx - 1, base - 10, 3, 7, "#B8B0A0");
  for (const [dx, dy] of [
    [0, 16],
    [-2, 15],
    [2, 15],
    [-4, 13],
    [4, 13],
    [-6, 10],
    [6, 10],
    [-7, 7],
    [7, 7],
    [0, 13],
    [1, 18],
  ])
    g.rect(cx + dx, base - dy, 1, 2, "#FFFFFF");
}

/** The company's tower at noon, its square in front. */
export function drawTower(width, height, { base, tower, clouds, trees, fountain, people = [], flags = [] }) {
  const g = new Grid(width, height, paper);
  const random = createRandom(63);
  g.bands(
    0,
    day.map((color) => [Math.ceil(base / day.length), color]),
  );
  g.ellipse(Math.round(width * 0.86), Math.round(height * 0.16), 9, 9, "#FFF6D8").ellipse(
    Math.round(width * 0.86),
    Math.round(height * 0.16),
    7,
    7,
    "#FFE7A0",
  );
  for (const [x, y, size] of clouds) drawPuff(g, x, y, size);
  drawBuildings(g, random, {
    base,
    from: Math.round(height * 0.12),
    to: Math.round(height * 0.34),
    widths: [14, 26],
    walls: ["#BCD0DA", "#C8D8DE", "#B0C6D4"],
    edge: "#E4EEF0",
    windows: { size: [2, 2], gap: [2, 3], lit: 0.5, colors: ["#A4BECE", "#98B4C6"], off: "#C8D8DE" },
    overlap: 0,
  });
  drawBuildings(g, random, {
    base,
    from: Math.round(height * 0.08),
    to: Math.round(height * 0.2),
    widths: [18, 32],
    walls: ["#D0C4B0", "#C0A890", "#B8B8B0"],
    edge: "#F4F1E8",
    windows: { size: [3, 3], gap: [3, 3], lit: 0.8, colors: ["#6E92AA", "#5A7E98"], off: "#A4B8C0" },
    overlap: 0,
  });
  drawMainTower(g, random, tower[0], base, tower[1], tower[2]);
  g.rect(0, base, width, height - base, "#D8D0BE")
    .rect(0, base, width, 1, "#8A8272")
    .rect(0, base + 1, width, 1, "#F4F1E8");
  for (let y = base + 5; y < height; y += 6) g.rect(0, y, width, 1, "#C4BCAA");
  for (let x = -20; x < width; x += 18) g.line(x + 14, base + 2, x, height, "#C4BCAA");
  for (const x of flags)
    g.rect(x, base - 34, 1, 34, "#8A8272")
      .rect(x + 1, base - 34, 9, 6, "#FF5C9A")
      .rect(x + 1, base - 32, 9, 1, "#F4F1E8")
      .rect(x - 1, base - 1, 3, 2, "#8A8272");
  for (const [x, size] of trees) {
    g.ellipse(x, base + 3, size * 0.8, 2, "#B0A894");
    drawTree(g, x, base + 3, size);
  }
  if (fountain) drawFountain(g, fountain, base + 10);
  for (const [person, x, feet] of people) {
    g.checker(x + 4, feet - 1, 16, 2, "#A49C8A");
    g.draw(person, x, feet - 31);
  }
  return g;
}
