import { Grid, mix } from "../grid.mjs";

export const ink = "#0C0B12";
export const paper = "#F4F1E8";
export const acid = "#D7FF3E";
export const pink = "#FF5C9A";
export const electric = "#7C8CFF";
export const orange = "#FF9A3D";
export const gold = "#FFC53D";
export const cyan = "#3DD9F5";

export const dusk = ["#090811", "#0E0D1B", "#151329", "#1D1938", "#2A2147", "#41294F", "#673754", "#9C4C4E", "#D8764A"];

/** A sky of dithered bands down to `horizon`; the shares say how much of it each colour takes. */
export function drawSky(g, horizon, colors = dusk, shares = [20, 17, 15, 13, 11, 9, 7, 5, 3]) {
  const total = shares.slice(0, colors.length).reduce((a, b) => a + b, 0);
  return g.bands(
    0,
    colors.map((color, i) => [Math.max(3, Math.round((horizon * shares[i]) / total)), color]),
  );
}

export function drawStars(g, random, horizon, count, colors = ["#5A5678", "#8A86A8", paper]) {
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.int(2, g.width - 3), random.int(2, Math.floor(horizon * 0.62))];
    const bright = random.next();
    if (bright > 0.93)
      g.set(x - 1, y, colors[0])
        .set(x + 1, y, colors[0])
        .set(x, y - 1, colors[0])
        .set(x, y + 1, colors[0])
        .set(x, y, colors[2]);
    else g.set(x, y, bright > 0.7 ? colors[1] : colors[0]);
  }
  return g;
}

/** A round moon of four tones with seas and craters. */
export function drawMoon(g, cx, cy, r, tones = ["#C9862A", "#EFAE35", "#FFC53D", "#FFE7A0"]) {
  g.ellipse(cx, cy, r, r, tones[1]);
  const inside = (x, y) => (x - cx) ** 2 + (y - cy) ** 2 <= r * r;
  for (let y = Math.floor(cy - r); y <= cy + r; y++) {
    for (let x = Math.floor(cx - r); x <= cx + r; x++) {
      if (!inside(x, y)) continue;
      const lit = Math.hypot(x - cx + r * 0.28, y - cy + r * 0.3) / r;
      if (lit < 0.98) g.set(x, y, tones[2]);
      if (lit < 0.62 || (lit < 0.72 && (x + y) % 2 === 0)) g.set(x, y, tones[3]);
      if (lit > 1.22 || (lit > 1.12 && (x + y) % 2 === 0)) g.set(x, y, tones[0]);
    }
  }
  for (const [dx, dy, size] of [
    [0.3, -0.35, 0.16],
    [-0.4, 0.1, 0.22],
    [0.25, 0.35, 0.2],
    [-0.1, -0.55, 0.1],
    [0.58, 0.1, 0.1],
    [-0.15, 0.62, 0.12],
  ]) {
    const [x, y, s] = [cx + dx * r, cy + dy * r, size * r];
    g.ellipse(Math.round(x), Math.round(y), s, s * 0.8, tones[1]);
    if (s > 2) g.ellipse(Math.round(x) + 1, Math.round(y) + 1, s - 1.4, s * 0.8 - 1.4, tones[2]);
  }
  return g;
}

/** A flat cloud of stepped bars; `bars` is [[dx, dy, length], …]. */
export function drawCloud(
  g,
  x,
  y,
  color,
  bars = [
    [6, 0, 18],
    [0, 1, 34],
    [3, 2, 40],
    [16, 3, 20],
  ],
) {
  for (const [dx, dy, length] of bars) g.rect(x + dx, y + dy, length, 1, color);
  return g;
}

/** Windows in rows over a wall; whole floors tend to be lit together. */
function drawWindows(g, random, { x, y, width, height, size = [2, 3], gap = [2, 3], lit = 0.35, colors, off }) {
  for (let j = y; j + size[1] <= y + height; j += size[1] + gap[1]) {
    const floor = random.chance(0.18) ? 0.9 : lit;
    for (let i = x; i + size[0] <= x + width; i += size[0] + gap[0]) {
      g.rect(i, j, size[0], size[1], random.chance(floor) ? random.pick(colors) : off);
    }
  }
  return g;
}

function drawRoof(g, random, x, y, width, wall, edge) {
  const kind = random.int(0, 5);
  const middle = x + Math.floor(width / 2);
  if (kind === 0) {
    g.rect(middle, y - 12, 1, 12, edge)
      .rect(middle - 2, y - 8, 5, 1, edge)
      .rect(middle - 1, y - 5, 3, 1, edge)
      .set(middle, y - 13, "#F0444C");
  }
  if (kind === 1) {
    const tank = x + random.int(3, Math.max(3, width - 12));
    g.rect(tank, y - 7, 8, 5, wall)
      .rect(tank, y - 7, 8, 1, edge)
      .rect(tank + 2, y - 9, 4, 2, wall)
      .rect(tank + 1, y - 2, 1, 2, edge)
      .rect(tank + 6, y - 2, 1, 2, edge);
  }
  if (kind === 2)
    g.rect(x + 3, y - 4, width - 6, 4, wall)
      .rect(x + 3, y - 4, width - 6, 1, edge)
      .rect(x + 7, y - 7, width - 14, 3, wall);
  if (kind === 3) {
    g.rect(x + 3, y - 3, 5, 3, wall)
      .rect(x + 3, y - 3, 5, 1, edge)
      .rect(x + 11, y - 2, 4, 2, wall)
      .rect(x + width - 4, y - 6, 1, 6, edge);
  }
  if (kind === 4) g.ellipse(middle, y, Math.floor(width / 3), 6, wall).rect(middle, y - 10, 1, 5, edge);
}

/** A row of buildings standing on `base`, `from` to `to` high. */
export function drawBuildings(
  g,
  random,
  { base, from, to, widths = [16, 30], walls, edge, windows, overlap = 3, start = -6, end = g.width },
) {
  let x = start;
  while (x < end) {
    const width = random.int(...widths);
    const height = random.int(from, to);
    const y = base - height;
    const wall = random.pick(walls);
    drawRoof(g, random, x, y, width, wall, edge);
    g.rect(x, y, width, height, wall)
      .rect(x, y, width, 1, edge)
      .rect(x + width - 1, y, 1, height, edge)
      .rect(x, y, 1, height, mix(wall, ink, 0.35));
    if (windows) drawWindows(g, random, { x: x + 3, y: y + 4, width: width - 5, height: height - 8, ...windows });
    x += width - random.int(0, overlap);
  }
  return g;
}

/** A framed board with lettering, drawn from its upper left; returns nothing. */
export function drawSign(
  g,
  x,
  y,
  text,
  color,
  { font = "Galmuri7", vertical = false, back = "#15131F", pad = 3, scale = 1 } = {},
) {
  const letter = { Galmuri7: 8, Galmuri9: 10, Galmuri11: 12, "Galmuri11-Bold": 12, Galmuri14: 15 }[font] * scale;
  const letters = [...text];
  if (vertical) {
    const width = letter + pad * 2 - 1;
    const height = letters.length * (letter + 1) + pad * 2 - 2;
    g.rect(x, y, width, height, back).frame(x, y, width, height, color);
    letters.forEach((character, i) => {
      g.textCentered(character, x + width / 2, y + pad + i * (letter + 1), color, { font, scale });
    });
    return g;
  }
  const canvas = new Grid(400, 40).text(text, 0, 0, color, { font, scale });
  const filled = canvas.cells.map((cell, i) => (cell ? i % 400 : -1));
  const width = Math.max(...filled) + 1 + pad * 2;
  const height = letter - 1 + pad * 2;
  g.rect(x, y, width, height, back).frame(x, y, width, height, color);
  return g.text(text, x + pad, y + pad, color, { font, scale });
}

/** A street lamp standing on `base`. */
export function drawLamp(g, x, base, height = 44, light = "#FFE7A0") {
  g.rect(x, base - height, 2, height, "#3A3552")
    .rect(x, base - height, 1, height, "#5A5478")
    .rect(x - 1, base - 4, 4, 4, "#3A3552");
  g.rect(x - 7, base - height, 9, 2, "#3A3552")
    .rect(x - 9, base - height + 1, 6, 2, "#5A5478")
    .rect(x - 8, base - height + 3, 4, 2, light);
  return g;
}

/** A tram of two cars, rails at `base`; 118 wide, 37 high with its pantograph. */
export function drawTram(g, x, base, { body = paper, stripe = pink, board = "POWER ZONE" } = {}) {
  const dark = mix(body, ink, 0.35);
  const y = base - 31;
  g.line(x + 30, y, x + 35, y - 3, "#6E6A86")
    .line(x + 35, y - 3, x + 31, y - 5, "#6E6A86")
    .rect(x + 26, y - 6, 12, 1, "#A6A2BC");
  for (const [left, width] of [
    [x, 57],
    [x + 61, 57],
  ]) {
    g.rect(left + 2, y, width - 4, 2, dark)
      .rect(left + 1, y + 1, width - 2, 1, dark)
      .rect(left, y + 2, width, 26, body);
    g.rect(left, y + 19, width, 3, stripe)
      .rect(left, y + 22, width, 6, dark)
      .rect(left, y + 22, width, 1, mix(stripe, ink, 0.5));
    g.rect(left + 3, y + 27, width - 6, 2, ink).rect(left, y + 2, width, 1, "#FFFFFF");
    for (let i = 0; i < 4; i++) {
      const wx = left + 4 + i * 13;
      if (i === 2) {
        g.rect(wx, y + 10, 10, 17, "#4A4462")
          .rect(wx + 1, y + 11, 4, 9, "#FFD98A")
          .rect(wx + 5, y + 11, 4, 9, "#FFD98A")
          .rect(wx + 5, y + 10, 1, 17, ink);
        continue;
      }
      g.rect(wx, y + 10, 10, 8, "#FFD98A")
        .rect(wx, y + 10, 10, 1, "#FFF1C8")
        .rect(wx, y + 9, 10, 1, dark);
      g.line(wx + 1, y + 16, wx + 4, y + 11, "#FFF1C8");
    }
    for (const wheel of [9, 17, width - 18, width - 10])
      g.ellipse(left + wheel, base - 2, 3, 3, "#1A1826").set(left + wheel, base - 2, "#8A86A8");
  }
  g.rect(x + 57, y + 4, 4, 23, "#2B2740");
  for (let j = 0; j < 23; j += 2) g.rect(x + 57, y + 4 + j, 4, 1, "#15131F");
  const heads = [
    [x + 6, 1],
    [x + 20, 0],
    [x + 68, 2],
    [x + 82, 0],
    [x + 108, 1],
  ];
  for (const [hx, kind] of heads) {
    const [hair, coat] = [
      ["#4A2C20", "#7A4CB0"],
      ["#2B2440", "#C4483A"],
      ["#8A3A22", "#1E9AA0"],
    ][kind];
    g.rect(hx, y + 12, 4, 3, hair)
      .rect(hx, y + 13, 4, 2, "#A87048")
      .rect(hx - 1, y + 15, 6, 3, coat);
  }
  g.rect(x + 66, y + 2, 49, 7, ink).rect(x + 3, y + 3, 22, 5, ink);
  for (let i = 0; i < 9; i++) g.set(x + 5 + i * 2, y + 5, gold).set(x + 6 + i * 2, y + 6, gold);
  const label = new Grid(60, 9).text(board, 0, 0, gold);
  g.draw(label, x + 67, y + 2);
  g.rect(x + 116, y + 21, 2, 3, "#FFF1C8").rect(x, y + 21, 2, 3, "#F0444C");
  return g;
}

/** Darkens what is above `y` and mirrors it into the rows below, every second row, like a wet road. */
export function drawReflection(g, y, height, road, { reach = 2, strength = 0.55, skip = 0 } = {}) {
  for (let j = 0; j < height; j++) {
    const source = y - 1 - skip - j * reach;
    for (let i = 0; i < g.width; i++) {
      const shift = j % 4 === 1 ? 1 : 0;
      const color = g.get(i + shift, source);
      const shown =
        color && j % 2 === 0 && i % 2 === (j / 2) % 2 ? mix(color, road, 1 - strength * (1 - j / height)) : null;
      g.set(i, y + j, shown ? quantize(shown) : road);
    }
  }
  return g;
}

/** Rounds a colour to steps of 20 per channel, so that a scene keeps within a palette. */
function quantize(color) {
  const parts = [1, 3, 5].map((at) =>
    Math.min(255, Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 20) * 20),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** A shop: lit window, striped awning, board above, one upper floor. Stands on `base`; `kind` says what is in the window. */
export function drawShop(g, random, { x, base, width, height = 58, wall, accent, name, kind, font = "Galmuri7" }) {
  const y = base - height;
  const edge = mix(wall, paper, 0.18);
  g.rect(x, y, width, height, wall)
    .rect(x, y, width, 2, edge)
    .rect(x + width - 1, y, 1, height, mix(wall, ink, 0.5));
  for (let j = y + 5; j < base - 36; j += 4) g.rect(x + 1, j, width - 2, 1, mix(wall, ink, 0.18));
  const panes = Math.floor((width - 6) / 13);
  const inset = Math.floor((width - panes * 13 + 4) / 2);
  for (let j = y + 6; j + 10 < base - 34; j += 15) {
    for (let i = 0; i < panes; i++) {
      const lit = random.chance(0.55);
      const wx = x + inset + i * 13;
      g.rect(wx, j, 9, 10, lit ? "#FFC53D" : "#1B1830")
        .rect(wx, j, 9, 1, mix(wall, ink, 0.5))
        .rect(wx + 4, j, 1, 10, mix(wall, ink, 0.4));
      if (lit) {
        g.rect(wx, j + 1, 2, 8, "#E08A3A").rect(wx + 7, j + 1, 2, 8, "#E08A3A");
        if (random.chance(0.3)) g.rect(wx + 3, j + 5, 3, 5, "#5A2F3A").rect(wx + 3, j + 4, 2, 2, "#5A2F3A");
      } else g.line(wx + 1, j + 8, wx + 3, j + 3, "#2B2740");
      g.rect(wx - 1, j + 10, 11, 1, edge);
    }
  }
  const boardY = base - 34;
  g.rect(x + 2, boardY, width - 4, 11, "#12101B").frame(x + 2, boardY, width - 4, 11, accent);
  g.textCentered(name, x + width / 2, boardY + 2, accent, { font });
  g.rect(x + 2, base - 23, width - 4, 23, "#2A2036");
  const door = x + width - 16;
  g.rect(x + 4, base - 19, width - 22, 15, "#FFD98A").rect(x + 4, base - 19, width - 22, 2, "#FFF1C8");
  drawGoods(g, random, kind, x + 5, base - 5, width - 24, accent);
  g.rect(door, base - 20, 11, 20, mix(accent, ink, 0.55))
    .rect(door + 2, base - 18, 7, 9, "#FFD98A")
    .set(door + 9, base - 8, gold)
    .rect(door + 2, base - 6, 7, 1, mix(accent, ink, 0.75));
  for (let i = 0; i < width; i++) {
    const color = Math.floor(i / 4) % 2 ? accent : "#F4F1E8";
    g.rect(x + i, base - 23, 1, 3, color).set(
      x + i,
      base - 20,
      i % 4 === 1 || i % 4 === 2 ? mix(color, ink, 0.3) : g.get(x + i, base - 20),
    );
  }
  g.rect(x, base - 24, width, 1, mix(accent, ink, 0.3));
  return g;
}

function drawGoods(g, random, kind, x, base, width, accent) {
  const floor = base - 1;
  g.rect(x - 1, floor, width + 2, 2, "#7A4C30");
  if (kind === "noodles") {
    for (let i = 0; i + 8 <= width; i += 10) {
      g.rect(x + i, floor - 3, 7, 1, "#C8302E")
        .rect(x + i + 1, floor - 2, 5, 2, "#F0444C")
        .set(x + i + 2, floor - 5, "#FFFFFF")
        .set(x + i + 4, floor - 6, "#FFFFFF")
        .set(x + i + 3, floor - 4, "#FFFFFF");
    }
  }
  if (kind === "records") {
    for (let i = 0; i + 9 <= width; i += 10)
      g.rect(x + i, floor - 9, 9, 9, random.pick(["#7A4CB0", "#1E9AA0", "#C4483A", "#2B2440"]))
        .ellipse(x + i + 4, floor - 5, 3, 3, ink)
        .set(x + i + 4, floor - 5, accent);
  }
  if (kind === "books") {
    for (let i = 0; i < width; i += 2) {
      const height = random.int(5, 9);
      g.rect(
        x + i,
        floor - height,
        2,
        height,
        random.pick(["#C4483A", "#3A3F8F", "#1E9AA0", "#8A5A3A", "#F4F1E8", "#7A4CB0"]),
      );
    }
  }
  if (kind === "arcade") {
    for (let i = 0; i + 8 <= width; i += 10) {
      g.rect(x + i, floor - 12, 8, 12, "#2B2440")
        .rect(x + i + 1, floor - 10, 6, 5, random.pick([cyan, pink, acid]))
        .rect(x + i, floor - 12, 8, 1, accent)
        .set(x + i + 2, floor - 3, "#F0444C")
        .set(x + i + 5, floor - 3, gold);
    }
  }
  if (kind === "flowers") {
    for (let i = 1; i < width - 2; i += 4) {
      g.rect(x + i, floor - 4, 1, 4, "#2F9A5C")
        .rect(x + i - 1, floor - 7, 3, 3, random.pick([pink, "#F0444C", paper, electric]))
        .set(x + i, floor - 6, gold);
    }
  }
  if (kind === "coin") {
    for (let i = 0; i + 6 <= width; i += 8) {
      const high = random.int(2, 5);
      for (let j = 0; j < high; j++)
        g.rect(x + i, floor - 2 - j * 2, 6, 2, j % 2 ? "#B8741C" : "#D8922A").rect(
          x + i,
          floor - 2 - j * 2,
          6,
          1,
          "#8A5A10",
        );
    }
  }
  if (kind === "clothes") {
    g.rect(x, floor - 12, width, 1, "#7A4C30");
    for (let i = 1; i + 5 <= width; i += 6)
      g.rect(x + i, floor - 11, 5, 7, random.pick([pink, "#3A3F8F", "#1E9AA0", "#2B2440", acid])).rect(
        x + i + 1,
        floor - 4,
        3,
        2,
        "#8A5A3A",
      );
  }
}

/** A black cat with a lit eye, 12 × 9, on `base`. */
export function drawCat(g, x, base, color = "#1A1826") {
  g.stamp(
    [
      "k.........k.",
      "kk.......k..",
      ".k.k.k..kk..",
      "..kkkkk.k...",
      "..kykyk.k...",
      "..kkkkkkk...",
      "...kkkkkk...",
      "...k.kk.k...",
      "...k.k..k...",
    ],
    x,
    base - 9,
    { k: color, y: gold },
  );
  return g;
}
