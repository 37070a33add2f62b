import { Grid, mix } from "../grid.mjs";
import { createRandom } from "../random.mjs";
import { drawBuildings, drawMoon, drawReflection, drawSky, drawStars, gold, ink, paper, pink } from "./city-parts.mjs";

const night = ["#0C0814", "#150C20", "#20102C", "#31143A", "#4A1A48", "#6E2450"];

function drawPalm(g, x, base, height) {
  for (let i = 0; i < height; i++)
    g.rect(x + Math.round(Math.sin(i / 9) * 2), base - i, 2, 1, i % 4 === 0 ? "#5A3826" : "#7A4C30");
  const [cx, cy] = [x + Math.round(Math.sin(height / 9) * 2), base - height];
  for (const [dx, dy] of [
    [-11, 3],
    [-9, -3],
    [-3, -7],
    [5, -6],
    [11, -1],
    [10, 5],
    [-8, 8],
  ]) {
    g.line(cx, cy, cx + dx, cy + dy, "#1F8A5C").line(cx, cy + 1, cx + dx, cy + dy + 1, "#155A46");
    g.set(cx + dx, cy + dy + 2, "#155A46").set(cx + Math.round(dx * 0.6), cy + Math.round(dy * 0.6) - 1, "#3DDC97");
  }
}

/** A cocktail glass in tubes of light, 18 × 22. */
function drawNeonGlass(g, x, y, color) {
  g.line(x, y + 4, x + 16, y + 4, color)
    .line(x, y + 4, x + 8, y + 13, color)
    .line(x + 16, y + 4, x + 8, y + 13, color)
    .rect(x + 8, y + 13, 1, 7, color)
    .rect(x + 4, y + 20, 9, 1, color);
  g.line(x + 10, y + 8, x + 15, y - 1, "#3DDC97")
    .ellipse(x + 7, y + 7, 1.5, 1.5, "#3DDC97")
    .line(x + 3, y + 6, x + 13, y + 6, "#FFC2DA");
}

function drawTable(g, x, base, colors) {
  for (let i = 0; i < 26; i++) {
    const rise = Math.round(5 * (1 - ((i - 12.5) / 13) ** 2));
    g.rect(x + i, base - 27 - rise, 1, rise + 3, colors[Math.floor(i / 5) % 2]);
    if (i % 5 !== 2) g.set(x + i, base - 24, mix(colors[Math.floor(i / 5) % 2], ink, 0.3));
  }
  g.rect(x + 12, base - 26, 2, 26, "#8A86A8")
    .rect(x + 4, base - 11, 18, 2, paper)
    .rect(x + 4, base - 9, 18, 1, "#8A86A8");
  g.rect(x + 6, base - 15, 2, 4, gold)
    .rect(x + 17, base - 16, 3, 3, pink)
    .rect(x + 18, base - 13, 1, 2, paper);
  for (const cx of [x, x + 21])
    g.rect(cx, base - 13, 2, 13, "#5A3826")
      .rect(cx, base - 7, 5, 2, "#7A4C30")
      .rect(cx + 4, base - 5, 1, 5, "#5A3826");
}

/** The members' lounge street: a canopy and a velvet rope, tables, palms, lamps on a string. */
export function drawLounge(width, height, { base, facade, front, tables, palms, people = [], moon }) {
  const g = new Grid(width, height, ink);
  const random = createRandom(12);
  drawSky(g, base - 8, night, [18, 16, 14, 12, 10, 8]);
  drawStars(g, random, base, Math.round((width * height) / 700), ["#5A3A60", "#9A6A90", paper]);
  if (moon) drawMoon(g, moon[0], moon[1], moon[2], ["#C2316F", "#E04A88", "#FF7FB2", "#FFC2DA"]);
  drawBuildings(g, random, {
    base,
    from: Math.round(height * 0.22),
    to: Math.round(height * 0.5),
    widths: [16, 28],
    walls: ["#220F2C", "#2A1232", "#1C0C26"],
    edge: "#4A1F4C",
    windows: { size: [2, 2], gap: [2, 3], lit: 0.3, colors: ["#FF7FB2", "#C2316F", "#FFC53D"], off: "#160A1E" },
  });
  const [x, w, h] = facade;
  const top = base - h;
  g.rect(x, top, w, h, "#3A1838")
    .rect(x, top, w, 3, "#6E2A58")
    .rect(x, top + 3, w, 1, "#1C0C26")
    .rect(x + w - 2, top, 2, h, "#2A1029")
    .rect(x, top, 2, h, "#52224C");
  for (let i = x + 4; i < x + w - 4; i += 4) g.rect(i, top + 4, 1, h - 30, "#33142F");
  const signWidth = 62;
  const sx = x + Math.floor((w - signWidth - 20) / 2);
  g.rect(sx - 3, top + 4, signWidth + 26, 25, "#140A18").frame(sx - 3, top + 4, signWidth + 26, 25, "#6E2A58");
  g.text("LOUNGE", sx + 2, top + 11, mix(pink, ink, 0.6), { font: "Galmuri11-Bold" }).text(
    "LOUNGE",
    sx + 1,
    top + 10,
    pink,
    { font: "Galmuri11-Bold" },
  );
  drawNeonGlass(g, sx + signWidth + 1, top + 6, paper);
  const doorX = x + Math.floor(w / 2) - 11;
  for (const wx of [x + 5, x + w - 5 - (doorX - x - 16)]) {
    const ww = doorX - x - 16;
    g.rect(wx, base - 27, ww, 19, "#FFB26B")
      .rect(wx, base - 27, ww, 3, "#FFD9A0")
      .frame(wx - 1, base - 28, ww + 2, 21, "#1C0C26")
      .rect(wx + Math.floor(ww / 2), base - 27, 1, 19, "#1C0C26");
    g.rect(wx, base - 27, 3, 19, "#C2316F")
      .rect(wx + ww - 3, base - 27, 3, 19, "#C2316F")
      .rect(wx + 1, base - 27, 1, 19, "#E85A94");
    for (const px of [wx + 5, wx + ww - 11])
      if (ww > 18) g.rect(px, base - 17, 6, 9, "#5A1F3E").rect(px + 1, base - 21, 4, 4, "#5A1F3E");
  }
  for (let wx = x + 12; h > 88 && wx + 12 < x + w - 8; wx += 19) {
    g.rect(wx - 1, base - 59, 13, 17, "#1C0C26")
      .rect(wx, base - 58, 11, 15, "#C2316F")
      .rect(wx, base - 58, 11, 4, "#FF7FB2");
    g.rect(wx + 5, base - 58, 1, 15, "#1C0C26").rect(wx - 2, base - 42, 15, 2, "#6E2A58");
    if (wx % 3 === 0) g.rect(wx + 2, base - 50, 4, 7, "#5A1F3E").rect(wx + 2, base - 53, 3, 3, "#5A1F3E");
  }
  g.rect(doorX, base - 28, 22, 28, "#1C0C26")
    .rect(doorX + 2, base - 26, 8, 26, "#C2316F")
    .rect(doorX + 12, base - 26, 8, 26, "#C2316F")
    .frame(doorX + 2, base - 26, 8, 26, "#8F2450")
    .frame(doorX + 12, base - 26, 8, 26, "#8F2450");
  g.rect(doorX + 8, base - 14, 1, 4, gold)
    .rect(doorX + 13, base - 14, 1, 4, gold)
    .rect(doorX + 4, base - 23, 4, 7, "#FFB26B")
    .rect(doorX + 14, base - 23, 4, 7, "#FFB26B");
  for (let i = 0; i < 38; i++) {
    const color = Math.floor(i / 5) % 2 ? pink : paper;
    g.rect(doorX - 8 + i, base - 35, 1, 7, color);
    if (i % 5 !== 2) g.set(doorX - 8 + i, base - 28, mix(color, ink, 0.3));
  }
  g.rect(doorX - 9, base - 36, 40, 2, "#8F2450");
  g.rect(0, base, width, front, "#2A1A34")
    .rect(0, base, width, 1, "#6E4A70")
    .rect(0, base + front - 2, width, 2, "#4A2F54")
    .rect(0, base + front - 1, width, 1, "#140A18");
  for (let i = 6; i < width; i += 15) g.line(i, base + 2, i - 5, base + front - 3, "#201228");
  g.polygon(
    [
      [doorX + 1, base],
      [doorX + 21, base],
      [doorX + 29, base + front - 2],
      [doorX - 7, base + front - 2],
    ],
    "#8F1F48",
  )
    .line(doorX + 2, base, doorX - 4, base + front - 3, "#C2316F")
    .line(doorX + 19, base, doorX + 26, base + front - 3, "#C2316F");
  const ropeY = base + front - 6;
  for (const [a, b] of [
    [doorX - 30, doorX - 10],
    [doorX + 31, doorX + 51],
  ]) {
    for (const post of [a, b])
      g.rect(post, ropeY - 13, 2, 13, gold)
        .rect(post - 1, ropeY - 15, 4, 2, "#FFE7A0")
        .rect(post - 2, ropeY - 1, 6, 2, "#C98A10");
    for (let i = a + 2; i < b; i++)
      g.rect(i, ropeY - 12 + Math.round(5 * 4 * ((i - a) / (b - a)) * (1 - (i - a) / (b - a)) * 0.9), 1, 2, "#D0346E");
  }
  for (const [px, ph] of palms) {
    drawPalm(g, px, base + 3, ph);
    g.rect(px - 4, base - 3, 10, 7, "#A85C34").rect(px - 5, base - 4, 12, 2, "#D8875A");
  }
  for (const [tx, first] of tables) drawTable(g, tx, base + front - 5, [first, paper]);
  for (let i = 0; i < width; i++) {
    const t = (i % 56) / 56;
    const y = Math.round(top - 4 + 9 * 4 * t * (1 - t) * 0.8);
    g.set(i, y, "#4A2F54");
    if (i % 8 === 4) g.rect(i, y + 1, 2, 2, ["#FFC53D", pink, "#FFE7A0"][Math.floor(i / 8) % 3]);
  }
  for (const [person, px] of people) g.draw(person, px, base + front - 34);
  if (height > base + front)
    drawReflection(g, base + front, height - base - front, "#150C1C", { reach: 4, strength: 0.6 });
  return g;
}
