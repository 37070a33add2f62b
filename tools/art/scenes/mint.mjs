import { Grid, mix } from "../grid.mjs";
import { drawCoin } from "../things.mjs";
import { gold, ink, paper } from "./city-parts.mjs";

const brick = ["#1C120E", "#2A1A12", "#3A2418", "#4E3220", "#6E4A2C"];
const brass = ["#5A3A10", "#8A5E1A", "#C98A2A", "#FFC53D", "#FFE7A0"];

function drawHall(g, floor) {
  g.rect(0, 0, g.width, floor, brick[1]);
  for (let y = 0; y < floor; y += 5) {
    g.rect(0, y, g.width, 1, brick[0]);
    for (let x = (y / 5) % 2 ? 5 : 0; x < g.width; x += 10) g.rect(x, y, 1, 5, brick[0]);
  }
  for (let i = 0; i < g.width * floor; i += 37) {
    const [x, y] = [Math.floor(((i * 7) % g.width) / 10) * 10 + 1, Math.floor(i / g.width / 5) * 5 + 1];
    if (i % 3 === 0) g.rect(x, y, 9, 4, brick[2]);
  }
}

function drawWindow(g, x, y, w, h) {
  g.rect(x - 2, y + 6, w + 4, h - 4, brick[3]).ellipse(x + w / 2 - 0.5, y + 7, w / 2 + 2, 9, brick[3]);
  g.rect(x, y + 7, w, h - 7, "#151329").ellipse(x + w / 2 - 0.5, y + 7, w / 2, 7, "#151329");
  g.set(x + 4, y + 8, paper)
    .set(x + w - 5, y + 12, "#8A86A8")
    .ellipse(x + w - 6, y + 6, 2.5, 2.5, "#FFE7A0");
  for (let i = 0; i < w; i += 4) g.rect(x + i, y + h - 8 - ((i * 5) % 7), 4, 8 + ((i * 5) % 7), "#0C0B12");
  g.rect(x + Math.floor(w / 2), y + 1, 1, h - 1, brick[3])
    .rect(x, y + Math.floor(h / 2) + 2, w, 1, brick[3])
    .rect(x - 3, y + h, w + 6, 2, brick[4]);
}

function drawGear(g, cx, cy, r, teeth, color) {
  for (let i = 0; i < teeth; i++) {
    const angle = (Math.PI * 2 * i) / teeth;
    g.rect(Math.round(cx + Math.cos(angle) * r) - 1, Math.round(cy + Math.sin(angle) * r) - 1, 3, 3, color);
  }
  g.ellipse(cx, cy, r, r, color)
    .ellipse(cx - 0.5, cy - 0.5, r - 2, r - 2, mix(color, paper, 0.25))
    .ellipse(cx, cy, r - 3, r - 3, mix(color, ink, 0.15))
    .ellipse(cx, cy, r * 0.3, r * 0.3, ink);
}

/** The coin press, 62 wide, standing on `base`. */
function drawPress(g, x, base, height) {
  const top = base - height;
  g.rect(x, base - 12, 62, 12, "#3A3F4E")
    .rect(x, base - 12, 62, 1, "#7A8298")
    .rect(x + 2, base - 3, 58, 3, "#23262F");
  for (const column of [x + 4, x + 50])
    g.rect(column, top + 12, 8, height - 24, "#5A6072")
      .rect(column, top + 12, 2, height - 24, "#8A92A8")
      .rect(column + 6, top + 12, 2, height - 24, "#3A3F4E");
  g.rect(x - 2, top, 66, 14, "#4A5062")
    .rect(x - 2, top, 66, 2, "#8A92A8")
    .rect(x - 2, top + 12, 66, 2, "#23262F");
  for (let i = x + 2; i < x + 62; i += 6) g.rect(i, top + 9, 2, 2, "#7A8298");
  g.rect(x + 12, top + 3, 38, 6, ink).textCentered("SCG", x + 31, top + 2, gold);
  g.rect(x + 26, top + 14, 10, height - 44, brass[2])
    .rect(x + 26, top + 14, 3, height - 44, brass[4])
    .rect(x + 34, top + 14, 2, height - 44, brass[1]);
  for (let y = top + 16; y < base - 34; y += 3) g.rect(x + 26, y, 10, 1, brass[1]);
  g.rect(x + 18, base - 30, 26, 8, "#7A8298")
    .rect(x + 18, base - 30, 26, 1, "#C4CADA")
    .rect(x + 18, base - 23, 26, 1, "#3A3F4E");
  g.rect(x + 20, base - 15, 22, 3, "#C4CADA")
    .ellipse(x + 31, base - 17, 8, 2, brass[3])
    .rect(x + 25, base - 18, 12, 1, brass[4]);
  for (const [dx, dy] of [
    [14, 20],
    [11, 24],
    [47, 21],
    [50, 26],
    [13, 17],
    [49, 18],
  ])
    g.set(x + dx, base - dy, brass[4]).set(x + dx + 1, base - dy, brass[3]);
}

function drawConveyor(g, x0, x1, y, base) {
  g.rect(x0, y, x1 - x0, 5, "#2A2D38")
    .rect(x0, y, x1 - x0, 1, "#5A6072")
    .rect(x0, y + 4, x1 - x0, 1, ink);
  for (let x = x0 + 3; x < x1; x += 7) g.ellipse(x, y + 2.5, 1.4, 1.4, "#7A8298");
  for (let x = x0 + 6; x < x1; x += 26)
    g.rect(x, y + 5, 3, base - y - 5, "#3A3F4E").rect(x, y + 5, 1, base - y - 5, "#5A6072");
}

function drawStack(g, x, base, count) {
  for (let j = 0; j < count; j++) {
    const y = base - 3 - j * 3;
    const shift = j % 3 === 1 ? 1 : 0;
    g.rect(x + shift, y, 12, 3, brass[2])
      .rect(x + shift, y, 12, 1, brass[4])
      .rect(x + shift, y + 2, 12, 1, brass[1])
      .rect(x + shift + 10, y, 2, 3, brass[1]);
    for (let i = x + shift + 2; i < x + shift + 10; i += 2) g.set(i, y + 1, brass[3]);
  }
}

function drawFurnace(g, x, base, w, h) {
  g.rect(x, base - h, w, h, "#3A2A2A")
    .rect(x, base - h, w, 2, "#6E5248")
    .rect(x + w - 2, base - h, 2, h, "#23181A");
  g.rect(x + Math.floor(w / 2) - 5, 0, 10, base - h, "#2A1E1E").rect(
    x + Math.floor(w / 2) - 5,
    0,
    2,
    base - h,
    "#4A3632",
  );
  const [cx, mouth] = [x + Math.floor(w / 2), base - Math.floor(h * 0.42)];
  g.ellipse(cx, mouth, w * 0.34, h * 0.28, "#120C0C").rect(
    x + Math.round(w * 0.17),
    mouth,
    Math.round(w * 0.68),
    Math.round(h * 0.3),
    "#120C0C",
  );
  const bottom = mouth + Math.round(h * 0.3);
  for (let i = x + Math.round(w * 0.2); i < x + w * 0.8; i++) {
    const flame = 4 + ((i * 7) % 5) + Math.round(5 * Math.sin((i - x) / 2.6) ** 2);
    g.rect(i, bottom - flame, 1, flame, "#E0641A")
      .rect(i, bottom - Math.round(flame * 0.65), 1, Math.round(flame * 0.65), "#FFC53D")
      .rect(i, bottom - 3, 1, 3, "#FFF3C4");
  }
  for (let i = x + 3; i < x + w - 3; i += 5) g.rect(i, base - h + 4, 2, 2, "#8A6A5A");
}

/** The mint: furnace, press, belt and the coins that come off it. */
export function drawMint(width, height, { floor, windows, furnace, press, belt, stacks, gears, coin, people = [] }) {
  const g = new Grid(width, height, ink);
  drawHall(g, floor);
  for (const [x, y, w, h] of windows) drawWindow(g, x, y, w, h);
  for (const [cx, cy, r, teeth] of gears) drawGear(g, cx, cy, r, teeth, brass[2]);
  g.rect(0, floor, width, height - floor, "#17100C").rect(0, floor, width, 1, brick[4]);
  for (let x = 0; x < width; x += 16) g.line(x + 4, floor + 2, x - 6, height, "#241812");
  for (let y = floor + 6; y < height; y += 7) g.rect(0, y, width, 1, "#241812");
  if (furnace) drawFurnace(g, furnace[0], floor, furnace[1], furnace[2]);
  if (belt) drawConveyor(g, belt[0], belt[1], belt[2], floor);
  drawPress(g, press[0], floor, press[1]);
  if (belt) {
    const small = drawCoin(16);
    for (let x = belt[0] + 66; x + 16 <= belt[1]; x += 19) g.draw(small, x, belt[2] - 15);
  }
  for (const [x, count] of stacks) drawStack(g, x, floor + 4, count);
  if (coin) g.draw(drawCoin(32), coin[0], coin[1]);
  for (const [person, x, feet] of people) g.draw(person, x, feet - 31);
  return g;
}
