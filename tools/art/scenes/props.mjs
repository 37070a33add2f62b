import { drawPerson } from "../people/figure.mjs";
import { createRandom } from "../random.mjs";
import { acid, cyan, gold, ink, orange, paper, pink } from "./city-parts.mjs";
import { beam, blend, box, cord, glow, gradient, shadow, tint, tonesOf, tube } from "./light.mjs";
import { dayCloud, daySky, puff } from "./outdoors.mjs";

export function plantPot(g, x, base, color) {
  tube(g, x, base - 12, 16, 12, "#B8603A");
  g.rect(x - 1, base - 14, 18, 3, "#D8875A");
  for (const [dx, dy] of [
    [0, 26],
    [4, 34],
    [8, 38],
    [12, 33],
    [16, 25],
    [-3, 20],
    [19, 20],
  ])
    g.line(x + 8, base - 14, x + dx, base - dy, color)
      .line(x + 9, base - 14, x + dx + 1, base - dy, blend(color, ink, 0.3))
      .rect(x + dx - 1, base - dy - 1, 3, 3, blend(color, paper, 0.2));
}

export function signpost(g, x, base, arms) {
  tube(g, x, base - 34, 3, 34, "#7A5238");
  arms.forEach(([text, side, color], k) => {
    const y = base - 33 + k * 12;
    const width = [...text].length * 6 + 8;
    const left = side > 0 ? x - 2 : x + 5 - width;
    box(g, left, y, width, 10, color);
    for (let j = 0; j < 5; j++)
      g.rect(side > 0 ? left + width : left - 5 + j, y + j, side > 0 ? 5 - (4 - j) : 5 - j, 1, color).rect(
        side > 0 ? left + width : left - 5 + j,
        y + 9 - j,
        side > 0 ? 5 - (4 - j) : 5 - j,
        1,
        color,
      );
    g.textCentered(text, left + width / 2, y + 1, ink);
  });
}

export function deskLamp(g, x, y, color = acid) {
  g.rect(x - 4, y - 2, 9, 2, "#3A3552")
    .line(x, y - 2, x + 3, y - 13, "#8A86A8")
    .line(x + 3, y - 13, x - 3, y - 20, "#8A86A8");
  g.polygon(
    [
      [x - 8, y - 16],
      [x - 4, y - 23],
      [x + 1, y - 23],
      [x + 3, y - 16],
    ],
    color,
  ).rect(x - 6, y - 16, 7, 1, "#FFF3C4");
  tint(
    g,
    [
      [x - 7, y - 15],
      [x + 2, y - 15],
      [x + 14, y],
      [x - 20, y],
    ],
    "#FFE7A0",
    0.35,
    true,
  );
}

/** A framed portrait `zoom` times its size, lit from above. */
export function portrait(g, collection, number, x, y, back, zoom = 1, frame = gold) {
  const [w, h] = [26 * zoom, 27 * zoom];
  shadow(g, x + w / 2 + 2, y + h + 6, w / 2 + 3, 3, 0.4);
  g.rect(x - 5, y - 5, w + 10, h + 10, blend(frame, ink, 0.6))
    .rect(x - 4, y - 4, w + 8, h + 8, frame)
    .frame(x - 4, y - 4, w + 8, h + 8, blend(frame, paper, 0.5))
    .rect(x - 2, y - 2, w + 4, h + 4, blend(frame, ink, 0.45))
    .rect(x, y, w, h, back);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) if (j > h * 0.55 && (i + j) % 2) g.set(x + i, y + j, blend(back, ink, 0.2));
  const figure = drawPerson(collection, number);
  for (let j = 0; j < 27; j++)
    for (let i = 0; i < 24; i++)
      if (figure.get(i, j)) g.rect(x + zoom + i * zoom, y + j * zoom, zoom, zoom, figure.get(i, j));
  g.rect(x + Math.round(w / 2) - 6, y + h + 8, 12, 3, "#C98A2A");
  tint(
    g,
    [
      [x + w / 2 - 4, y - 14],
      [x + w / 2 + 4, y - 14],
      [x + w + 5, y + h],
      [x - 5, y + h],
    ].map(([a, b]) => [Math.round(a), Math.round(b)]),
    "#FFF1C8",
    0.1,
  );
  g.rect(Math.round(x + w / 2) - 4, y - 17, 8, 3, "#C9CBDD").rect(Math.round(x + w / 2), y - 22, 1, 5, "#6A648A");
}

export function rope(g, x0, x1, base) {
  for (const x of [x0, x1])
    g.rect(x, base - 15, 2, 15, gold)
      .rect(x - 1, base - 17, 4, 2, "#FFE7A0")
      .rect(x - 3, base - 1, 8, 2, "#8A5E1A");
  cord(g, x0 + 1, base - 14, x1, base - 14, 5, "#D0346E", 2);
}

export function bench(g, x, y, width, color) {
  shadow(g, x + width / 2, y + 17, width / 2 + 4, 3, 0.5);
  box(g, x, y, width, 7, color);
  for (let i = x + 8; i < x + width - 4; i += 12) g.set(i, y + 3, blend(color, ink, 0.5));
  for (const lx of [x + 4, x + width - 7]) g.rect(lx, y + 7, 3, 10, "#C98A2A").rect(lx, y + 7, 1, 10, "#FFE7A0");
  g.rect(x, y + 7, width, 1, ink);
}

export function candle(g, x, y) {
  shadow(g, x + 3, y + 4, 13, 12, 0.35);
  g.ellipse(x, y, 13, 13, "#8A5E1A")
    .ellipse(x, y, 12, 12, "#C98A2A")
    .ellipse(x, y, 9, 9, "#8A5E1A")
    .ellipse(x, y, 7, 7, "#F4E6C8")
    .ellipse(x, y, 5, 5, "#FFF3D8")
    .ellipse(x, y - 1, 3, 4, orange)
    .ellipse(x, y, 2, 2.5, "#FFE7A0")
    .set(x, y, "#FFFFFF");
}

export function mug(g, x, y) {
  shadow(g, x + 3, y + 3, 15, 14, 0.35);
  g.ellipse(x + 15, y + 2, 6, 5, "#C23A2A").ellipse(x + 15, y + 2, 3, 2, "#5A3A28");
  g.ellipse(x, y, 13, 13, "#8A2418")
    .ellipse(x - 1, y - 1, 12, 12, "#E05A3A")
    .ellipse(x, y, 10, 10, "#2A1610")
    .ellipse(x, y + 1, 9, 8, "#4A2A1A")
    .ellipse(x - 3, y - 2, 3, 1.5, "#7A4A2A");
}

export function planks(g, color) {
  for (let y = 0, k = 0; y < g.height; y += 22, k++) {
    const tone = blend(color, k % 2 ? ink : "#A06A40", 0.12);
    g.rect(0, y, g.width, 22, tone)
      .rect(0, y, g.width, 1, blend(tone, paper, 0.15))
      .rect(0, y + 21, g.width, 1, blend(tone, ink, 0.5));
    for (let i = 0; i < 9; i++)
      g.rect((i * 71 + k * 37) % 320, y + 4 + ((i * 5) % 14), 16 + ((i * 9) % 20), 1, blend(tone, ink, 0.18));
    g.rect((k * 113) % 320, y, 1, 22, blend(tone, ink, 0.5));
  }
}

export function boombox(g, x, base) {
  g.rect(x + 6, base - 25, 24, 2, "#C9CBDD")
    .rect(x + 5, base - 25, 2, 7, "#C9CBDD")
    .rect(x + 29, base - 25, 2, 7, "#C9CBDD");
  box(g, x, base - 19, 36, 19, pink);
  for (const cx of [x + 8, x + 27])
    g.ellipse(cx, base - 9, 6, 6, ink)
      .ellipse(cx, base - 9, 4.5, 4.5, "#5A546A")
      .ellipse(cx, base - 9, 2, 2, ink);
  g.rect(x + 14, base - 14, 8, 6, ink)
    .rect(x + 15, base - 12, 2, 2, paper)
    .rect(x + 19, base - 12, 2, 2, paper)
    .rect(x + 3, base - 18, 30, 2, "#FFC2DA")
    .rect(x + 14, base - 5, 8, 2, acid);
}

/** Sparks that fly up from (x, y). */
export function sparks(g, seed, x, y, count, reach) {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1 + random.next());
    const d = reach * (0.2 + random.next() * 0.8);
    const [px, py] = [Math.round(x + Math.cos(angle) * d * 1.3), Math.round(y + Math.sin(angle) * d)];
    g.rect(px, py, random.chance(0.3) ? 2 : 1, 1, random.pick(["#FFF3C4", gold, orange]));
  }
}

/** A wooden crate with a stencilled mark, `size` wide. */
export function markedCrate(g, x, base, width, height, mark, color = "#A8703A") {
  const [dark, , light] = tonesOf(color);
  g.rect(x - 1, base - height - 1, width + 2, height + 2, ink);
  box(g, x, base - height, width, height, color);
  for (let j = base - height + 7; j < base - 2; j += 8) g.rect(x + 1, j, width - 2, 1, dark);
  for (const i of [x + 1, x + width - 6])
    g.rect(i, base - height + 1, 5, height - 2, blend(color, light, 0.3))
      .rect(i + 4, base - height + 1, 1, height - 2, dark)
      .set(i + 2, base - height + 4, ink)
      .set(i + 2, base - 5, ink);
  for (const j of [base - height + 1, base - 6])
    g.rect(x + 1, j, width - 2, 5, blend(color, light, 0.2)).rect(x + 1, j + 4, width - 2, 1, dark);
  g.textCentered(mark, x + width / 2 + 1, base - Math.round(height / 2) - 4, blend(color, ink, 0.75), {
    font: width > 34 ? "Galmuri11-Bold" : "Galmuri7",
  });
}

export function lattice(g, x, top, width, base, color) {
  const [dark, , light] = tonesOf(color);
  g.rect(x, top, 4, base - top, color)
    .rect(x, top, 1, base - top, light)
    .rect(x + width - 4, top, 4, base - top, color)
    .rect(x + width - 1, top, 1, base - top, dark);
  for (let y = top; y + width < base + width; y += width) {
    g.line(x + 3, y, x + width - 4, y + width, dark)
      .line(x + 4, y, x + width - 3, y + width, color)
      .line(x + width - 4, y, x + 3, y + width, dark);
    g.rect(x + 4, y, width - 8, 2, color);
  }
}

export function valve(g, cx, cy, color) {
  g.ellipse(cx, cy, 9, 9, ink).ellipse(cx, cy, 8, 8, color).ellipse(cx, cy, 5, 5, ink);
  g.line(cx - 7, cy, cx + 7, cy, color)
    .line(cx, cy - 7, cx, cy + 7, color)
    .line(cx - 7, cy + 1, cx + 7, cy + 1, blend(color, ink, 0.4))
    .rect(cx - 2, cy - 2, 4, 4, paper);
}

export function pendant(g, x, foot, half = 22, color = "#3A6A5A") {
  g.rect(x, 0, 1, foot - 14, "#15131F")
    .polygon(
      [
        [x - half, foot],
        [x - 6, foot - 14],
        [x + 7, foot - 14],
        [x + half + 1, foot],
      ],
      color,
    )
    .polygon(
      [
        [x - half, foot],
        [x - 6, foot - 14],
        [x - 2, foot - 14],
        [x - half + 10, foot],
      ],
      blend(color, paper, 0.3),
    )
    .rect(x - half + 1, foot, half * 2 - 1, 2, "#FFF3C4");
}

export function safe(g, x, base) {
  box(g, x, base - 30, 34, 30, "#4A5278");
  g.rect(x + 3, base - 27, 28, 24, "#353C5C")
    .ellipse(x + 16, base - 15, 7, 7, "#8A92BE")
    .ellipse(x + 16, base - 15, 5, 5, "#4A5278")
    .line(x + 12, base - 15, x + 20, base - 15, paper)
    .line(x + 16, base - 19, x + 16, base - 11, paper)
    .rect(x + 27, base - 18, 2, 7, gold);
}

export function oakTable(g, x, y, width, base) {
  box(g, x, y, width, 5, "#8A5A34");
  for (const dx of [4, width - 9])
    g.rect(x + dx, y + 5, 5, base - y - 5, "#5A3822").rect(x + dx, y + 5, 1, base - y - 5, "#7A5030");
  g.rect(x + 9, y + 5, width - 18, 6, "#6A4228");
}

export function stackOf(g, x, base, count) {
  for (let j = 0; j < count; j++) {
    const y = base - 4 - j * 4;
    g.rect(x + (j % 2), y, 14, 4, "#C98A2A")
      .rect(x + (j % 2), y, 14, 1, "#FFE7A0")
      .rect(x + (j % 2), y + 3, 14, 1, "#8A5E1A");
  }
}

/** An anvil `width` wide, with its horn to the left. */
export function bigAnvil(g, x, base, width) {
  const [dark, steel, light] = ["#2E3040", "#5A5E74", "#A8AEC8"];
  const u = width / 100;
  const p = (points) => points.map(([a, b]) => [Math.round(x + a * u), Math.round(base - b * u)]);
  shadow(g, x + width / 2, base, width * 0.42, 5, 0.5);
  g.polygon(
    p([
      [30, 0],
      [88, 0],
      [82, 12],
      [72, 16],
      [70, 30],
      [84, 38],
      [98, 40],
      [98, 56],
      [24, 56],
      [0, 50],
      [4, 46],
      [26, 38],
      [44, 32],
      [46, 16],
      [36, 12],
    ]),
    steel,
  );
  g.polygon(
    p([
      [60, 0],
      [88, 0],
      [82, 12],
      [72, 16],
      [70, 30],
      [84, 38],
      [98, 40],
      [98, 46],
      [60, 42],
    ]),
    dark,
  );
  g.polygon(
    p([
      [0, 50],
      [24, 56],
      [98, 56],
      [98, 53],
      [24, 53],
      [4, 48],
    ]),
    light,
  );
  g.rect(Math.round(x + 84 * u), Math.round(base - 54 * u), 4, 3, ink);
}

export function hangingChain(g, x, length, color = "#6E6A78") {
  for (let y = 0; y < length; y += 6) g.frame(x - 2, y, 4, 5, color).rect(x - 1, y + 4, 2, 3, blend(color, ink, 0.4));
  g.rect(x - 1, length, 2, 5, color)
    .rect(x - 1, length + 5, 6, 2, color)
    .rect(x + 3, length + 2, 2, 4, color);
}

/** A small round companion with a lantern on its tail. */
export function companion(g, x, base, color, light) {
  const [dark, , bright] = tonesOf(color);
  g.line(x + 10, base - 4, x + 16, base - 9, dark).line(x + 16, base - 9, x + 15, base - 16, dark);
  glow(g, x + 15, base - 19, 18, 16, light, 0.5);
  g.rect(x + 13, base - 21, 5, 6, light)
    .rect(x + 13, base - 22, 5, 1, ink)
    .rect(x + 13, base - 15, 5, 1, ink)
    .rect(x + 14, base - 20, 2, 3, "#FFFFFF");
  g.ellipse(x + 5, base - 7, 8, 8, ink)
    .ellipse(x + 5, base - 7, 7, 7, color)
    .ellipse(x + 3, base - 9, 4, 3, bright)
    .ellipse(x + 6, base - 4, 4, 2, blend(color, paper, 0.55));
  g.rect(x - 1, base - 17, 4, 5, ink)
    .rect(x, base - 16, 2, 4, color)
    .rect(x + 8, base - 17, 4, 5, ink)
    .rect(x + 9, base - 16, 2, 4, color);
  g.rect(x, base - 9, 2, 3, ink)
    .rect(x + 6, base - 9, 2, 3, ink)
    .set(x, base - 9, paper)
    .set(x + 6, base - 9, paper)
    .rect(x + 3, base - 5, 2, 1, ink);
  g.rect(x, base - 1, 4, 2, ink).rect(x + 7, base - 1, 4, 2, ink);
}

export function awning(g, x, y, width, colors, depth = 14) {
  g.rect(x, y - 2, width, 2, ink);
  for (let i = 0; i < width; i++) {
    const color = colors[Math.floor(i / 10) % 2];
    const drop = [0, 2, 3, 4, 4, 4, 4, 3, 2, 0][i % 10];
    g.rect(x + i, y, 1, depth, color)
      .rect(x + i, y + depth, 1, drop, blend(color, ink, 0.25))
      .set(x + i, y + depth + drop, ink);
  }
  g.rect(x, y, width, 2, blend(colors[0], paper, 0.4));
}

export function counter(g, x, y, width, height) {
  g.rect(x - 2, y, width + 4, 6, "#8A5A38")
    .rect(x - 2, y, width + 4, 1, "#C98A5A")
    .rect(x - 2, y + 6, width + 4, 1, ink)
    .rect(x, y + 7, width, height, "#5A3624");
  for (let i = x + 4; i < x + width; i += 10) g.rect(i, y + 7, 1, height, "#3E2418");
}

export function jar(g, x, base, width, color, fill = 0.7) {
  const high = Math.round(width * 1.3);
  g.rect(x, base - high, width, high, "#E8D8C0")
    .rect(x + 1, base - Math.round(high * fill), width - 2, Math.round(high * fill) - 1, color)
    .rect(x + 1, base - high + 1, 1, high - 2, "#FFFFFF")
    .rect(x + width - 1, base - high, 1, high, "#A8906A")
    .rect(x + 1, base - high - 2, width - 2, 2, "#8A4A2A");
  for (let i = 0; i < fill * 6; i++)
    g.set(
      x + 2 + ((i * 3) % (width - 3)),
      base - 2 - ((i * 2) % Math.max(1, Math.round(high * fill) - 2)),
      blend(color, ink, 0.35),
    );
}

export function ropePost(g, x, base) {
  shadow(g, x + 1, base, 6, 2);
  g.rect(x, base - 26, 3, 26, gold)
    .rect(x, base - 26, 1, 26, "#FFF3C4")
    .rect(x - 1, base - 30, 5, 4, "#FFE7A0")
    .rect(x - 4, base - 2, 11, 3, "#8A5E1A");
}

export function suitcase(g, x, base, width, height, color) {
  g.rect(x - 1, base - height - 1, width + 2, height + 2, ink);
  box(g, x, base - height, width, height, color);
  g.rect(x + Math.round(width / 2) - 5, base - height - 4, 10, 4, ink).rect(
    x + Math.round(width / 2) - 3,
    base - height - 2,
    6,
    2,
    blend(color, paper, 0.2),
  );
  for (const dx of [6, width - 10])
    g.rect(x + dx, base - height, 4, height, blend(color, ink, 0.35)).rect(x + dx, base - height + 3, 4, 3, gold);
  for (const [dx, dy] of [
    [0, 0],
    [width - 4, 0],
    [0, height - 4],
    [width - 4, height - 4],
  ])
    g.rect(x + dx, base - height + dy, 4, 4, "#C98A2A");
}

export function bell(g, cx, base) {
  shadow(g, cx, base, 26, 3, 0.5);
  g.rect(cx - 22, base - 5, 45, 5, "#5A3A12").rect(cx - 22, base - 5, 45, 1, gold);
  for (let j = 0; j < 19; j++) {
    const half = Math.round(20 * Math.sqrt(1 - (1 - j / 19) ** 2));
    for (let i = -half; i <= half; i++)
      g.set(
        cx + i,
        base - 24 + j,
        i < -half * 0.5 && i > -half * 0.8
          ? "#FFF3C4"
          : i > half * 0.55
            ? "#A86A12"
            : i > half * 0.2
              ? "#D8922A"
              : "#FFC53D",
      );
  }
  g.rect(cx - 1, base - 29, 3, 5, "#C9CBDD").rect(cx - 3, base - 31, 7, 2, "#F0F1F8");
}

export function frontDesk(g, y) {
  box(g, 0, y, 320, 8, "#A8683A");
  g.rect(0, y + 1, 320, 1, "#E0A468")
    .rect(0, y + 8, 320, 200 - y - 8, "#5A2E2C")
    .rect(0, y + 8, 320, 2, ink);
  for (let x = 6; x < 320; x += 52)
    g.frame(x, y + 16, 44, 200 - y - 20, "#8A4A3C")
      .frame(x + 2, y + 18, 40, 200 - y - 24, "#3E1C1E")
      .rect(x + 19, y + 28, 6, 6, gold)
      .rect(x + 20, y + 29, 4, 4, "#8A5E1A");
}

export function trophy(g, x, base) {
  g.rect(x, base - 5, 14, 5, "#3A2420")
    .rect(x + 4, base - 8, 6, 3, "#C98A2A")
    .rect(x + 6, base - 12, 2, 4, gold);
  for (let j = 0; j < 10; j++)
    g.rect(x + 1 + Math.floor(j / 3), base - 21 + j, 12 - Math.floor(j / 3) * 2, 1, gold)
      .set(x + 2 + Math.floor(j / 3), base - 21 + j, "#FFF3C4")
      .set(x + 11 - Math.floor(j / 3), base - 21 + j, "#C98A2A");
  g.frame(x - 2, base - 20, 4, 6, gold).frame(x + 12, base - 20, 4, 6, "#C98A2A");
}

export function openBook(g, x, y) {
  g.polygon(
    [
      [x, y - 5],
      [x + 14, y - 8],
      [x + 14, y],
      [x - 2, y],
    ],
    paper,
  )
    .polygon(
      [
        [x + 14, y - 8],
        [x + 28, y - 5],
        [x + 30, y],
        [x + 14, y],
      ],
      "#E4DCC8",
    )
    .rect(x - 3, y, 34, 2, "#8A2A3A");
  for (const dy of [5, 3]) g.rect(x + 3, y - dy, 9, 1, "#A8A090").rect(x + 17, y - dy, 9, 1, "#A8A090");
}

export function ladder(g, x0, y0, x1, y1, color = "#B88858") {
  for (let k = 1; k < 12; k++)
    g.rect(Math.round(x0 + ((x1 - x0) * k) / 12), Math.round(y0 + ((y1 - y0) * k) / 12), 12, 2, blend(color, ink, 0.3));
  beam(g, x0, y0, x1, y1, 2, color);
  beam(g, x0 + 12, y0, x1 + 12, y1, 2, color);
}

export function paintPots(g, x, base) {
  for (const [dx, color] of [
    [0, acid],
    [13, pink],
    [7, cyan],
  ]) {
    tube(g, x + dx, base - 11 - (dx === 7 ? 11 : 0), 11, 11, "#A8AEC8");
    g.rect(x + dx, base - 11 - (dx === 7 ? 11 : 0), 11, 3, color).rect(
      x + dx + 2,
      base - 8 - (dx === 7 ? 11 : 0),
      2,
      4,
      color,
    );
  }
}

/** A sack of letters. */
export function mailBag(g, x, base, size) {
  shadow(g, x + size / 2, base, size * 0.55, 3, 0.35);
  g.ellipse(x + size / 2, base - Math.round(size * 0.42), size * 0.5, size * 0.42, "#A8844C")
    .ellipse(x + size / 2 - 2, base - Math.round(size * 0.46), size * 0.42, size * 0.36, "#C8A870")
    .ellipse(x + size / 2 - 5, base - Math.round(size * 0.56), size * 0.2, size * 0.16, "#E0C890");
  for (const [dx, dy] of [
    [0.25, 0.9],
    [0.45, 1],
    [0.62, 0.88],
  ])
    g.rect(Math.round(x + dx * size), Math.round(base - dy * size), 9, 7, paper).line(
      Math.round(x + dx * size),
      Math.round(base - dy * size),
      Math.round(x + dx * size) + 4,
      Math.round(base - dy * size) + 3,
      "#8A86A8",
    );
  g.rect(Math.round(x + size * 0.2), Math.round(base - size * 0.76), Math.round(size * 0.6), 3, "#7A5A30");
}

/** A window on the sky by day. */
export function dayWindow(g, x, y, width, height, panes = 2) {
  g.rect(x - 4, y - 4, width + 8, height + 8, "#C4BCAA").rect(x - 4, y - 4, width + 8, 1, "#FFFFFF");
  gradient(g, x, y, width, height, daySky, 0.6);
  const sky = g.crop(0, 0, g.width, g.height);
  puff(g, x + 6, y + Math.round(height * 0.55), Math.round(width * 0.6), dayCloud);
  puff(g, x + Math.round(width * 0.5), y + Math.round(height * 0.3), Math.round(width * 0.4), dayCloud);
  for (let j = 0; j < g.height; j++)
    for (let i = 0; i < g.width; i++)
      if (i < x || i >= x + width || j < y || j >= y + height) g.set(i, j, sky.get(i, j));
  for (let k = 1; k < panes; k++) g.rect(x + Math.round((width * k) / panes) - 1, y, 2, height, "#F4F1E8");
  g.rect(x, y + Math.round(height / 2), width, 1, "#F4F1E8")
    .rect(x - 7, y + height + 4, width + 14, 4, "#E4DECE")
    .rect(x - 7, y + height + 8, width + 14, 1, "#A8A090");
}
