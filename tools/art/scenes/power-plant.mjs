import { Grid, mix } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import { cyan, electric, gold, ink, paper } from "./city-parts.mjs";

const steel = ["#131526", "#1C2038", "#283052", "#3A4474", "#5662A0"];

/** A dial from empty (0) to full (1). */
export function drawMeter(g, cx, cy, r, value, color = electric) {
  g.ellipse(cx, cy, r + 2, r + 2, ink)
    .ellipse(cx, cy, r + 1, r + 1, steel[4])
    .ellipse(cx, cy, r, r, steel[0])
    .ellipse(cx, cy, r - 1, r - 1, "#CFCBC0")
    .ellipse(cx, cy + 1, r - 2, r - 2, paper);
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (0.8 + (1.4 * i) / 8);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    g.line(
      Math.round(cx + dx * (r - 2)),
      Math.round(cy + dy * (r - 2)),
      Math.round(cx + dx * (r - 4)),
      Math.round(cy + dy * (r - 4)),
      i > 6 ? "#D0342C" : steel[2],
    );
  }
  const angle = Math.PI * (0.8 + 1.4 * value);
  g.line(cx, cy, Math.round(cx + Math.cos(angle) * (r - 4)), Math.round(cy + Math.sin(angle) * (r - 4)), "#D0342C");
  g.rect(cx - 1, cy - 1, 2, 2, ink);
  if (r > 9) g.rect(cx - 4, cy + r - 6, 8, 3, ink).rect(cx - 3, cy + r - 5, Math.round(6 * value), 1, color);
  return g;
}

/** A cabinet with two tape reels, lamps and a paper slot; 26 wide at least, 44 high at least. */
function drawReels(g, random, x, y, width, height) {
  g.rect(x, y, width, height, steel[2])
    .frame(x, y, width, height, ink)
    .rect(x + 1, y + 1, width - 2, 1, steel[4])
    .rect(x + width - 3, y + 2, 2, height - 3, steel[1]);
  g.rect(x + 3, y + 4, width - 7, Math.round(width * 0.5) + 4, ink).frame(
    x + 3,
    y + 4,
    width - 7,
    Math.round(width * 0.5) + 4,
    steel[3],
  );
  const r = Math.floor((width - 11) / 4);
  const cy = y + 7 + r;
  for (const cx of [x + 5 + r, x + width - 7 - r]) {
    g.ellipse(cx, cy, r, r, "#B9BFE0")
      .ellipse(cx, cy, r - 1.5, r - 1.5, "#6E3A2A")
      .ellipse(cx, cy, Math.max(1.5, r - 3), Math.max(1.5, r - 3), "#B9BFE0");
    g.line(cx - r + 2, cy, cx + r - 2, cy, "#7A82B4")
      .line(cx, cy - r + 2, cx, cy + r - 2, "#7A82B4")
      .set(cx, cy, ink);
  }
  g.line(x + 5 + r, cy + r, x + Math.floor(width / 2) - 1, cy + r + 2, "#A87048").line(
    x + width - 7 - r,
    cy + r,
    x + Math.floor(width / 2),
    cy + r + 2,
    "#A87048",
  );
  const lampsTop = y + Math.round(width * 0.5) + 11;
  for (let j = lampsTop; j < y + height - 8; j += 4) {
    for (let i = x + 4; i < x + width - 6; i += 4)
      g.rect(i, j, 2, 2, random.pick([electric, "#3A4474", gold, "#3A4474", cyan, "#F0444C"]));
  }
  g.rect(x + 2, y + height - 4, width - 4, 3, steel[0]);
  return g;
}

/** A round vault door with its wheel. */
export function drawVaultDoor(g, cx, cy, r, accent = electric) {
  g.ellipse(cx, cy, r + 4, r + 4, ink)
    .ellipse(cx, cy, r + 3, r + 3, steel[1])
    .ellipse(cx, cy, r + 1, r + 1, ink)
    .ellipse(cx, cy, r, r, "#8A92BE")
    .ellipse(cx + 1, cy + 1, r - 1, r - 1, "#5C6594")
    .ellipse(cx - 1, cy - 1, r - 3, r - 3, "#757EB0");
  g.ellipse(cx, cy, r * 0.68, r * 0.68, steel[1]).ellipse(cx, cy, r * 0.68 - 1.5, r * 0.68 - 1.5, "#5C6594");
  for (let i = 0; i < 12; i++) {
    const angle = (Math.PI * i) / 6;
    const [bx, by] = [Math.round(cx + Math.cos(angle) * r * 0.84), Math.round(cy + Math.sin(angle) * r * 0.84)];
    g.rect(bx - 1, by - 1, 2, 2, "#C9CFF0").set(bx, by, steel[1]);
  }
  for (let i = 0; i < 3; i++) {
    const angle = (Math.PI * i) / 3 + 0.25;
    const [dx, dy] = [Math.cos(angle) * r * 0.5, Math.sin(angle) * r * 0.5];
    g.line(Math.round(cx - dx), Math.round(cy - dy), Math.round(cx + dx), Math.round(cy + dy), "#E2E5F6");
    for (let shift = 1; shift <= (r > 24 ? 2 : 1); shift++)
      g.line(
        Math.round(cx - dx),
        Math.round(cy - dy) + shift,
        Math.round(cx + dx),
        Math.round(cy + dy) + shift,
        "#A6ACD0",
      );
    for (const sign of [-1, 1]) g.rect(Math.round(cx + sign * dx) - 1, Math.round(cy + sign * dy) - 1, 3, 3, accent);
  }
  g.ellipse(cx, cy, 3, 3, "#E2E5F6")
    .set(cx, cy, ink)
    .set(cx + 1, cy, ink);
  g.rect(cx - r - 7, cy - 8, 6, 5, "#8A92BE")
    .rect(cx - r - 7, cy + 4, 6, 5, "#8A92BE")
    .rect(cx - r - 7, cy - 4, 6, 1, steel[1])
    .rect(cx - r - 7, cy + 8, 6, 1, steel[1]);
  return g;
}

function drawCoil(g, cx, base, height) {
  g.rect(cx - 9, base - 6, 18, 6, steel[2])
    .rect(cx - 9, base - 6, 18, 1, steel[4])
    .rect(cx - 3, base - height, 6, height - 6, "#8A4A2A");
  for (let y = base - 9; y > base - height + 6; y -= 3)
    g.rect(cx - 5, y, 10, 2, "#D8875A")
      .rect(cx - 5, y + 1, 10, 1, "#A85C34")
      .rect(cx - 4, y, 3, 1, "#F4B48A");
  g.ellipse(cx, base - height, 8, 4, "#8A92BE")
    .ellipse(cx - 1, base - height - 1, 6, 2, "#E2E5F6")
    .rect(cx - 7, base - height + 3, 14, 1, "#3A4474");
}

/** A forked arc from (x0, y0) to (x1, y1). */
function drawArc(g, random, x0, y0, x1, y1, sway) {
  const points = [[x0, y0]];
  const steps = Math.max(4, Math.round(Math.abs(x1 - x0) / 6));
  for (let i = 1; i < steps; i++)
    points.push([
      Math.round(x0 + ((x1 - x0) * i) / steps),
      Math.round(y0 + ((y1 - y0) * i) / steps + random.int(-sway, sway)),
    ]);
  points.push([x1, y1]);
  for (let i = 0; i + 1 < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
    g.line(ax, ay + 1, bx, by + 1, electric)
      .line(ax, ay - 1, bx, by - 1, "#4450C4")
      .line(ax, ay, bx, by, "#FFFFFF");
    if (i % 2 === 1) g.line(ax, ay, ax + random.int(-4, 6), ay + random.int(4, 9), electric);
  }
}

function drawWall(g, floor) {
  g.rect(0, 0, g.width, floor, steel[0]);
  for (let x = 0; x < g.width; x += 26) {
    g.rect(x, 0, 25, floor, steel[1]).rect(x, 0, 1, floor, steel[2]);
    for (let y = 4; y < floor; y += 20)
      g.rect(x, y + 14, 25, 1, steel[0])
        .set(x + 2, y + 12, steel[3])
        .set(x + 22, y + 12, steel[3])
        .set(x + 2, y + 16, steel[3])
        .set(x + 22, y + 16, steel[3]);
  }
  for (let y = 0; y < floor * 0.35; y++)
    for (let x = 0; x < g.width; x++) if ((x + y) % 2 === 0 && y < floor * 0.2) g.set(x, y, steel[0]);
}

function drawFloor(g, floor) {
  g.rect(0, floor, g.width, g.height - floor, "#0F1120").rect(0, floor, g.width, 1, steel[3]);
  for (let x = -4; x < g.width; x += 12)
    g.polygon(
      [
        [x, floor + 5],
        [x + 5, floor + 1],
        [x + 11, floor + 1],
        [x + 6, floor + 5],
      ],
      gold,
    );
  g.rect(0, floor + 5, g.width, 1, ink);
  for (let y = floor + 9; y < g.height; y += 5)
    for (let x = (y % 2) * 6; x < g.width; x += 12) g.rect(x, y, 6, 1, "#1A1D33");
}

/** Two pipes along the ceiling. */
export function drawPipes(g, y) {
  g.rect(0, y, g.width, 5, steel[3])
    .rect(0, y, g.width, 1, steel[4])
    .rect(0, y + 4, g.width, 1, ink);
  g.rect(0, y + 7, g.width, 3, "#7A4630")
    .rect(0, y + 7, g.width, 1, "#C07850")
    .rect(0, y + 10, g.width, 1, ink);
  for (let x = 14; x < g.width; x += 52) g.rect(x, y - 1, 4, 13, steel[2]).rect(x, y - 1, 1, 13, steel[4]);
}

function drawCable(g, x0, y0, x1, y1, sag, color) {
  for (let x = x0; x <= x1; x++) {
    const t = (x - x0) / (x1 - x0);
    g.rect(x, Math.round(y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)), 1, 2, color);
  }
}

/** The power plant's hall: `parts` places what stands in it. */
export function drawPowerPlant(
  width,
  height,
  { floor, reels, meters, vaults, coils, sign, people = [], pipes = 4, seed = 7 },
) {
  const g = new Grid(width, height, ink);
  const random = createRandom(seed);
  drawWall(g, floor);
  drawPipes(g, pipes);
  drawFloor(g, floor);
  if (sign) {
    g.rect(sign[0], sign[1], sign[2], 15, ink).frame(sign[0], sign[1], sign[2], 15, electric);
    g.textCentered("POWER ZONE", sign[0] + sign[2] / 2, sign[1] + 3, electric, {
      font: sign[2] > 84 ? "Galmuri11-Bold" : "Galmuri7",
    });
  }
  for (const [x, y, w, h] of reels) {
    drawCable(g, x + w - 8, y - 6, x + w + 14, pipes + 10, 6, ink);
    drawReels(g, random, x, y, w, h);
  }
  for (const [cx, cy, r] of meters)
    g.rect(cx - 2, pipes + 10, 4, cy - r - pipes - 10, steel[2]).rect(
      cx - 2,
      pipes + 10,
      1,
      cy - r - pipes - 10,
      steel[4],
    );
  for (const [cx, cy, r, value] of meters) drawMeter(g, cx, cy, r, value);
  for (const [cx, cy, r] of vaults) {
    g.rect(cx - r - 8, cy - r - 7, r * 2 + 16, floor - cy + r + 7, steel[2])
      .frame(cx - r - 8, cy - r - 7, r * 2 + 16, floor - cy + r + 8, ink)
      .rect(cx - r - 7, cy - r - 6, r * 2 + 14, 1, steel[4]);
    drawVaultDoor(g, cx, cy, r);
  }
  for (const [cx, h] of coils) drawCoil(g, cx, floor, h);
  for (let i = 0; i + 1 < coils.length; i++)
    drawArc(g, random, coils[i][0] + 6, floor - coils[i][1] - 1, coils[i + 1][0] - 6, floor - coils[i + 1][1] - 1, 5);
  for (const [person, x, feet] of people) {
    g.checker(x + 3, feet - 1, 18, 2, ink);
    g.draw(person, x, feet - 31);
  }
  for (const [cx, h] of coils)
    for (let i = 0; i < 14; i++)
      g.set(cx + random.int(-10, 10), floor + 2 + random.int(4, 9), mix(electric, ink, h % 2 ? 0.4 : 0.6));
  return g;
}
