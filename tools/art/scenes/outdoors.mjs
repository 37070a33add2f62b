import { createRandom } from "../random.mjs";
import { drawBuildings, drawStars, ink, paper } from "./city-parts.mjs";
import { blend, cord, tonesOf } from "./light.mjs";

/** The sky by day from its top down, and [foot, middle, light] of its clouds. */
export const daySky = ["#7FB2D8", "#96C2E0", "#AED2E8", "#C6E0EE", "#DCECF2", "#F0F2EC"];
export const dayCloud = ["#C4D8E4", "#E8F0F4", "#FFFFFF"];

/** `drawBuildings` with numbers of its own. */
export const buildings = (g, seed, options) => void drawBuildings(g, createRandom(seed), options);

export const stars = (g, seed, horizon, count, colors) => void drawStars(g, createRandom(seed), horizon, count, colors);

/** A mountain ridge on `base`; returns the height at each x. */
export function ridge(g, base, height, color, { seed = 1, snow, from = 0, to = g.width, step = 34 } = {}) {
  const random = createRandom(seed);
  const peaks = [];
  for (let x = from - step; x <= to + step * 2; x += Math.round(step * (0.6 + random.next() * 0.7)))
    peaks.push([x, peaks.length % 2 ? height * (0.25 + random.next() * 0.35) : height * (0.65 + random.next() * 0.35)]);
  const [dark, , light] = tonesOf(color);
  for (let x = from; x < to; x++) {
    const k = peaks.findIndex(([px]) => px > x);
    const [[ax, ah], [bx, bh]] = [peaks[k - 1], peaks[k]];
    const rough = ((x * 7919) % 5) - 2;
    const high = Math.round(ah + ((bh - ah) * (x - ax)) / (bx - ax) + rough * 0.4);
    g.rect(x, base - high, 1, high, bh > ah ? color : blend(color, dark, 0.35)).set(
      x,
      base - high,
      blend(color, light, 0.5),
    );
    if (snow && high > height * 0.55) {
      const cover = Math.round((high - height * 0.55) * 0.55) + (x % 3);
      g.rect(x, base - high, 1, cover, bh > ah ? snow : blend(snow, color, 0.45));
    }
  }
}

/** Rolling ground: a wave of two lengths between y and the bottom of the frame. */
export function hill(
  g,
  y,
  swing,
  color,
  { phase = 0, length = 60, edge, from = 0, to = g.width, foot = g.height, slope = 0 } = {},
) {
  for (let x = from; x < to; x++) {
    const top = Math.round(
      y +
        (x - from) * slope +
        Math.sin((x + phase) / length) * swing +
        Math.sin((x + phase) / (length * 0.31)) * swing * 0.25,
    );
    g.rect(x, top, 1, foot - top, color).set(x, top, edge ?? blend(color, paper, 0.15));
  }
}

export function pine(g, x, base, height, color = "#1E4A44") {
  const [dark, , light] = tonesOf(color);
  g.rect(x - 1, base - 4, 3, 4, "#3A2A22");
  const layers = Math.max(3, Math.round(height / 9));
  for (let k = 0; k < layers; k++) {
    const bottom = base - 3 - Math.round(((height - 6) * k) / layers);
    const top = bottom - Math.round((height / layers) * 1.35);
    const half = Math.max(2, Math.round(height * 0.27 * (1 - k / (layers + 0.6))));
    for (let y = top; y <= bottom; y++) {
      const w = Math.round((half * (y - top)) / (bottom - top));
      g.rect(x - w, y, w * 2 + 1, 1, color).rect(x + Math.ceil(w / 2), y, Math.floor(w / 2) + 1, 1, dark);
      if (w > 2) g.set(x - w + 1, y, light);
    }
    g.rect(x - half, bottom, half * 2 + 1, 1, dark);
  }
}

/** A round-headed tree. */
export function tree(g, x, base, size, color = "#2F7A50") {
  const [dark, , light] = tonesOf(color);
  const trunk = Math.max(2, Math.round(size / 9));
  g.rect(x - Math.floor(trunk / 2), base - size, trunk, size, "#5A3E2E").rect(
    x - Math.floor(trunk / 2),
    base - size,
    1,
    size,
    "#7A5A42",
  );
  const random = createRandom(x * 31 + base);
  for (const [dx, dy, r] of [
    [0, 1.5, 0.55],
    [-0.42, 1.12, 0.42],
    [0.42, 1.12, 0.42],
    [0, 1.05, 0.45],
  ])
    g.ellipse(Math.round(x + dx * size), Math.round(base - dy * size), r * size, r * size * 0.9, dark);
  for (const [dx, dy, r] of [
    [-0.04, 1.54, 0.5],
    [-0.45, 1.16, 0.37],
    [0.38, 1.16, 0.36],
    [-0.03, 1.1, 0.4],
  ])
    g.ellipse(Math.round(x + dx * size), Math.round(base - dy * size), r * size, r * size * 0.82, color);
  for (let i = 0; i < size * 1.6; i++) {
    const [px, py] = [
      x + random.int(-Math.round(size * 0.6), Math.round(size * 0.3)),
      base - random.int(Math.round(size * 1.1), Math.round(size * 1.95)),
    ];
    if (g.get(px, py) === color) g.rect(px, py, 2, 1, light);
  }
}

export function bush(g, x, base, width, color = "#2F7A50") {
  const [dark, , light] = tonesOf(color);
  const r = Math.round(width / 5);
  for (let i = 0; i < 4; i++) {
    const cx = x + r + Math.round((i * (width - r * 2)) / 3);
    const high = r + (i % 2) * 2;
    g.ellipse(cx, base - high + 1, r, high, dark)
      .ellipse(cx - 1, base - high, r - 1, high - 1, color)
      .rect(cx - 2, base - high * 2 + 3, 3, 1, light);
  }
}

export function rock(g, x, base, width, height, color = "#5A5672") {
  const [dark, , light] = tonesOf(color);
  g.polygon(
    [
      [x, base],
      [x + width * 0.12, base - height * 0.6],
      [x + width * 0.4, base - height],
      [x + width * 0.78, base - height * 0.8],
      [x + width, base],
    ].map(([a, b]) => [Math.round(a), Math.round(b)]),
    color,
  );
  g.polygon(
    [
      [x + width * 0.55, base],
      [x + width * 0.6, base - height * 0.55],
      [x + width * 0.78, base - height * 0.8],
      [x + width, base],
    ].map(([a, b]) => [Math.round(a), Math.round(b)]),
    dark,
  );
  g.line(
    Math.round(x + width * 0.14),
    Math.round(base - height * 0.58),
    Math.round(x + width * 0.4),
    base - height,
    light,
  );
}

/** Water with short waves; `shine` is [x, half width at the top, colours] of a light on it. */
export function water(g, x, y, width, height, [deep, wave, light], shine) {
  g.rect(x, y, width, height, deep);
  for (let j = 0; j < height; j++) {
    const gap = 9 + Math.floor(j / 3);
    for (let i = x + ((j * 17) % gap); i < x + width; i += gap + ((i * 7) % 9))
      if (j % 2 === 0) g.rect(i, y + j, Math.min(3 + Math.floor(j / 14), x + width - i), 1, (i + j) % 3 ? wave : light);
    if (!shine || j % 2) continue;
    const half = Math.round(shine[1] * (1 - 0.3 * Math.sin(j * 1.7)) + j * 0.12);
    for (let i = shine[0] - half; i < shine[0] + half; i += 7) {
      const start = i + ((j * 5) % 6);
      for (let k = start; k < Math.min(start + 4 + (j % 3), x + width); k++)
        if (k >= x) g.set(k, y + j, shine[2][(j / 2) % shine[2].length]);
    }
  }
}

/** A puffy cloud with a flat foot. */
export function puff(g, x, y, width, [dark, middle, light]) {
  const r = Math.round(width / 7);
  const balls = [
    [0.12, 0.5],
    [0.3, 0.95],
    [0.5, 1.25],
    [0.7, 0.9],
    [0.88, 0.5],
  ];
  for (const [t, s] of balls)
    g.ellipse(Math.round(x + t * width), Math.round(y - r * s * 0.6), r, Math.round(r * s), middle);
  for (const [t, s] of balls)
    g.ellipse(
      Math.round(x + t * width) - 1,
      Math.round(y - r * s * 0.6) - 1,
      Math.max(1, r - 2),
      Math.max(1, Math.round(r * s) - 2),
      light,
    );
  g.rect(Math.round(x + width * 0.02), y, Math.round(width * 0.96), 2, dark);
  for (let j = 1; j <= r * 2; j++)
    for (let i = Math.round(x) - r; i < x + width + r; i++)
      if (g.get(i, y + j + 1) === middle || g.get(i, y + j + 1) === light)
        g.set(i, y + j + 1, g.get(i, y + j + 1) === light ? middle : middle);
}

/** Rain that falls to the left. */
export function rain(g, seed, count, color = "#8A92C8") {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [random.int(0, g.width + 30), random.int(0, g.height), random.int(3, 7)];
    for (let k = 0; k < length; k++) {
      const below = g.get(x - Math.floor(k / 2), y + k);
      if (below) g.set(x - Math.floor(k / 2), y + k, blend(below, color, 0.45));
    }
  }
}

/** A bolt from (x, y) down to `end`, forked. */
export function bolt(g, seed, x, y, end, color = "#C6F5FF") {
  const random = createRandom(seed);
  let [px, py] = [x, y];
  while (py < end) {
    const [nx, ny] = [px + random.int(-9, 9), Math.min(end, py + random.int(7, 15))];
    g.line(px - 1, py, nx - 1, ny, blend(color, "#3DD9F5", 0.6))
      .line(px + 1, py, nx + 1, ny, blend(color, "#3DD9F5", 0.6))
      .line(px, py, nx, ny, "#FFFFFF");
    if (random.chance(0.35)) {
      const [fx, fy] = [nx + random.pick([-1, 1]) * random.int(8, 18), ny + random.int(8, 16)];
      g.line(nx, ny, fx, fy, color).line(
        fx,
        fy,
        fx + random.int(-6, 6),
        fy + random.int(5, 10),
        blend(color, "#3DD9F5", 0.6),
      );
    }
    [px, py] = [nx, ny];
  }
}

/** Lamps on a cord. */
export function lights(g, x0, y0, x1, y1, sag, colors, gap = 10) {
  cord(g, x0, y0, x1, y1, sag, "#15131F");
  const count = Math.round(Math.abs(x1 - x0) / gap);
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const [x, y] = [Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t + sag * 4 * t * (1 - t))];
    const color = colors[i % colors.length];
    g.rect(x - 1, y + 1, 3, 3, color).set(x - 1, y + 1, blend(color, "#FFFFFF", 0.6));
  }
}

/** A hot-air balloon, its envelope 2r wide. */
export function balloon(g, cx, cy, r, colors) {
  for (let y = -r; y <= r * 1.25; y++) {
    const half = y < 0 ? Math.sqrt(r * r - y * y) : r * (1 - (y / (r * 1.25)) ** 2 * 0.8);
    for (let x = -Math.round(half); x <= half; x++) {
      const stripe = Math.floor(
        ((Math.asin(Math.max(-1, Math.min(1, x / (half + 0.5)))) / Math.PI) * 8 + 8) % colors.length,
      );
      const lit = x < -half * 0.2 && y < r * 0.2 ? 0.2 : 0;
      const color = colors[stripe];
      g.set(cx + x, Math.round(cy + y), x > half * 0.55 ? blend(color, ink, 0.3) : blend(color, "#FFFFFF", lit));
    }
  }
  const foot = Math.round(cy + r * 1.25);
  const basket = Math.max(3, Math.round(r * 0.28));
  g.line(cx - basket, foot, cx - basket + 1, foot + 6, "#8A7A6A").line(
    cx + basket,
    foot,
    cx + basket - 1,
    foot + 6,
    "#8A7A6A",
  );
  g.rect(cx - basket, foot + 6, basket * 2 + 1, 5, "#8A5A3A")
    .rect(cx - basket, foot + 6, basket * 2 + 1, 1, "#C98A4A")
    .rect(cx, foot + 2, 1, 2, "#FFC53D");
}

/** A cloth flag on a pole, `base` its foot. */
export function flag(g, x, base, height, color, { width = 12, cloth = 8, pole = "#8A86A8" } = {}) {
  g.rect(x, base - height, 1, height, pole);
  for (let i = 0; i < width; i++) {
    const dip = Math.round(Math.sin(i / 3) * 1);
    g.rect(x + 1 + i, base - height + 1 + dip, 1, cloth, i % 6 > 3 ? blend(color, ink, 0.25) : color);
  }
}

/** A cylinder tank on legs with a conic hat, `base` its foot. */
export function waterTank(g, x, base, width, height, color = "#3A2A3A") {
  const [dark, , light] = tonesOf(color);
  const legs = Math.round(height * 0.3);
  for (const lx of [x + 2, x + width - 4]) g.rect(lx, base - legs, 2, legs, dark);
  g.line(x + 3, base, x + width - 4, base - legs, dark).line(x + width - 4, base, x + 3, base - legs, dark);
  for (let i = 0; i < width; i++)
    g.rect(
      x + i,
      base - height,
      1,
      height - legs,
      i % 5 === 0
        ? dark
        : i < width * 0.3
          ? blend(color, light, 0.4)
          : i > width * 0.75
            ? blend(color, dark, 0.6)
            : color,
    );
  for (const j of [0.35, 0.7]) g.rect(x, Math.round(base - legs - (height - legs) * j), width, 1, dark);
  g.polygon(
    [
      [x - 2, base - height],
      [x + Math.round(width / 2), base - height - Math.round(width * 0.4)],
      [x + width + 2, base - height],
    ],
    blend(color, dark, 0.5),
  );
  g.line(x - 2, base - height, x + Math.round(width / 2), base - height - Math.round(width * 0.4), light);
}

/** Darkens the frame's rim, the corners most. */
export function vignette(g, strength = 0.4) {
  g.map((color, x, y) => {
    const away = ((x / g.width - 0.5) / 0.62) ** 2 + ((y / g.height - 0.5) / 0.62) ** 2;
    if (away < 0.95 || !color) return color;
    return blend(color, ink, away > 1.18 || (x + y) % 2 ? strength * (away > 1.18 ? 1 : 0.7) : strength * 0.25);
  });
}
