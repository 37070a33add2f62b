import { alya } from "../people/alya.mjs";
import { drawPerson } from "../people/figure.mjs";
import { genesis } from "../people/genesis.mjs";
import { kongz } from "../people/kongz.mjs";
import { createRandom } from "../random.mjs";
import { acid, cyan, drawMoon, gold, ink, orange, paper, pink } from "../scenes/city-parts.mjs";
import { ball, beam, blend, box, glow, gradient, shadow, tint } from "../scenes/light.mjs";
import { balloon, hill, ridge, rock, stars, tree, vignette } from "../scenes/outdoors.mjs";
import { candle, mug, planks, signpost } from "../scenes/props.mjs";
import { drawCoin } from "../things.mjs";
import { person } from "./compose.mjs";

const blueHour = ["#0B0A1E", "#131235", "#1F2052", "#34306E", "#56468A", "#8A5E96", "#C98490", "#F2B488"];

function farCity(g, x, base, width, seed) {
  const random = createRandom(seed);
  glow(g, x + width / 2, base - 6, width * 0.75, 26, "#F2B488", 0.4);
  for (let i = 0; i < width; i += 5) {
    const high = Math.round(6 + 22 * Math.sin((i / width) * Math.PI) ** 2 * (0.5 + random.next() * 0.6));
    g.rect(x + i, base - high, 5, high, random.pick(["#241B42", "#2C2350", "#1C1638"])).rect(
      x + i,
      base - high,
      5,
      1,
      "#5A4A80",
    );
    for (let j = base - high + 2; j < base - 1; j += 3)
      for (const k of [1, 3]) if (random.chance(0.5)) g.set(x + i + k, j, random.pick([gold, "#FFE7A0", orange, cyan]));
  }
}

function cottage(g, x, base) {
  g.rect(x, base - 6, 10, 6, "#3A2E4A")
    .polygon(
      [
        [x - 2, base - 6],
        [x + 5, base - 12],
        [x + 12, base - 6],
      ],
      "#5A3A4A",
    )
    .rect(x + 2, base - 4, 2, 2, gold)
    .rect(x + 6, base - 4, 2, 4, "#FFE7A0");
}

/** A cliff at the left, its grassy top at y. */
function cliff(g, y) {
  g.polygon(
    [
      [0, y + 6],
      [40, y],
      [96, y + 4],
      [126, y + 12],
      [134, y + 24],
      [120, y + 34],
      [124, y + 52],
      [104, y + 66],
      [108, 200],
      [0, 200],
    ],
    "#3E3450",
  );
  g.polygon(
    [
      [96, y + 14],
      [126, y + 14],
      [134, y + 24],
      [120, y + 34],
      [124, y + 52],
      [104, y + 66],
      [108, 200],
      [84, 200],
      [92, y + 44],
    ],
    "#2A2340",
  );
  for (const [x0, y0, x1, y1] of [
    [20, 30, 34, 58],
    [60, 26, 54, 62],
    [84, 40, 76, 74],
    [30, 62, 46, 66],
    [6, 44, 12, 76],
    [66, 66, 72, 84],
  ])
    g.line(x0, y + y0, x1, y + y1, "#2A2340").line(x0 + 1, y + y0, x1 + 1, y + y1, "#54466A");
  for (let x = 0; x < 130; x++) {
    const top =
      x < 40
        ? y + 6 - Math.round((x / 40) * 6)
        : x < 96
          ? y + Math.round(((x - 40) / 56) * 4)
          : y + 4 + Math.round(((x - 96) / 34) * 10);
    const deep = 5 + ((x * 7) % 5);
    g.rect(x, top, 1, deep, "#2F6A4A")
      .rect(x, top, 1, 2, "#5CA860")
      .set(x, top - 1 - ((x * 5) % 3 === 0 ? 1 : 0), "#7CC870");
  }
}

/** The map of the land, ragged at its edge, with its coast. */
function landMap(g) {
  const land = (x, y) => {
    const [dx, dy] = [(x - 158) / 112, (y - 102) / 66];
    const angle = Math.atan2(dy, dx);
    return (
      Math.hypot(dx, dy) -
      (0.82 + 0.13 * Math.sin(angle * 3 + 0.6) + 0.09 * Math.sin(angle * 7 + 2) + 0.04 * Math.sin(angle * 17))
    );
  };
  g.polygon(
    [
      [26, 18],
      [150, 13],
      [292, 19],
      [297, 100],
      [293, 184],
      [170, 188],
      [24, 183],
      [20, 96],
    ],
    "#4E3018",
  );
  g.polygon(
    [
      [24, 15],
      [150, 10],
      [290, 16],
      [294, 98],
      [290, 181],
      [168, 184],
      [22, 180],
      [18, 94],
    ],
    "#E6D2A0",
  );
  for (let y = 17; y < 179; y++) {
    for (let x = 26; x < 287; x++) {
      const d = land(x, y);
      if (d > 0.16) g.set(x, y, (x + y * 3) % 23 < 5 && y % 5 === 0 ? "#7FA8A4" : "#93BCB2");
      else if (d > 0.09) g.set(x, y, "#A9CFC0");
      else if (d > 0.02) g.set(x, y, "#C6E2CC");
      else if (d > 0) g.set(x, y, "#5A4630");
      else if (d > -0.05) g.set(x, y, "#EBD9A0");
      else
        g.set(
          x,
          y,
          x * 0.6 + y + 6 * Math.sin(x / 9) < 138 ? "#B9C98A" : x + 9 * Math.sin(y / 8) > 214 ? "#E0BE7C" : "#CCD292",
        );
    }
  }
}

function mapPeak(g, x, y, h) {
  for (let j = 0; j < h; j++) g.rect(x - j, y - h + j, j, 1, "#E8D8C0").rect(x, y - h + j, j + 1, 1, "#8A6E5A");
  g.line(x, y - h, x - h, y, "#5A4630")
    .line(x, y - h, x + h, y, "#5A4630")
    .rect(x - 1, y - h, 2, Math.round(h / 3), "#FFFFFF");
}

function mapTree(g, x, y, color) {
  g.ellipse(x, y - 4, 2.5, 3, blend(color, ink, 0.3))
    .ellipse(x - 1, y - 5, 1.5, 1.5, color)
    .rect(x, y - 1, 1, 2, "#5A4630");
}

function mapTown(g, x, y, colors, accent) {
  colors.forEach((color, i) => {
    const h = [7, 12, 9, 14, 6, 10][i % 6];
    g.rect(x + i * 5, y - h, 5, h, color)
      .rect(x + i * 5, y - h, 5, 1, accent)
      .rect(x + i * 5 + 4, y - h, 1, h, blend(color, ink, 0.4))
      .set(x + i * 5 + 1, y - h + 3, gold)
      .set(x + i * 5 + 2, y - 3, gold);
  });
}

function mapShip(g, x, y) {
  g.polygon(
    [
      [x - 9, y],
      [x + 10, y],
      [x + 6, y + 6],
      [x - 6, y + 6],
    ],
    "#7A4C30",
  )
    .rect(x, y - 13, 1, 13, "#5A3826")
    .polygon(
      [
        [x + 1, y - 13],
        [x + 9, y - 3],
        [x + 1, y - 3],
      ],
      paper,
    )
    .polygon(
      [
        [x - 1, y - 11],
        [x - 7, y - 3],
        [x - 1, y - 3],
      ],
      "#E8D8C0",
    )
    .rect(x - 10, y + 7, 22, 1, "#C6E2CC");
}

/** A dotted way over the map. */
function way(g, points) {
  for (let k = 0; k + 1 < points.length; k++) {
    const [[x0, y0], [x1, y1]] = [points[k], points[k + 1]];
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
    for (let i = 0; i <= steps; i++)
      if (i % 5 < 3)
        g.set(Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), "#8A3A2A");
  }
}

/** A round playing piece with a face on it. */
function pawn(g, collection, number, x, y, color) {
  shadow(g, x + 12, y + 13, 13, 12, 0.35);
  g.ellipse(x + 10, y + 10, 13, 13, ink)
    .ellipse(x + 10, y + 10, 12, 12, color)
    .ellipse(x + 10, y + 10, 10, 10, blend(color, ink, 0.55));
  const face = drawPerson(collection, number)
    .crop(2, 2, 20, 19)
    .map((cell, i, j) => ((i - 9.5) ** 2 + (j - 8) ** 2 > 120 ? null : cell));
  g.draw(face, x + 1, y + 1);
}

function compassRose(g, x, y, r) {
  g.ellipse(x, y, r, r, "#B99A62")
    .ellipse(x, y, r - 1, r - 1, "#E6D2A0")
    .ellipse(x, y, r - 4, r - 4, "#D6BE88");
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]) {
    g.polygon(
      [
        [x + dx * (r + 4), y + dy * (r + 4)],
        [x + dy * 3, y + dx * 3],
        [x, y],
      ],
      "#8A3A2A",
    ).polygon(
      [
        [x + dx * (r + 4), y + dy * (r + 4)],
        [x - dy * 3, y - dx * 3],
        [x, y],
      ],
      "#5A2A20",
    );
  }
  g.textCentered("N", x + 1, y - r - 12, "#5A2A20");
}

function lens(g, x, y, r) {
  shadow(g, x + 4, y + 5, r, r, 0.25);
  beam(g, x + r * 0.7, y + r * 0.7, x + r * 1.8, y + r * 1.8, 6, "#6E3A22");
  g.map((color, i, j) => {
    const d = Math.hypot(i - x, j - y);
    if (d > r + 2) return color;
    if (d > r - 1) return d > r + 1 ? "#6E4A12" : i - x + j - y < 0 ? "#FFE7A0" : "#C98A2A";
    return blend(color, "#FFFFFF", i - x + j - y < -r * 0.7 ? 0.45 : 0.16);
  });
}

/** A walker ten cells high with a torch, the shadow thrown towards the viewer. */
function torchBearer(g, x, base, hair, coat) {
  tint(
    g,
    [
      [x, base],
      [x + 4, base],
      [x - 6, base + 14],
      [x - 12, base + 14],
    ],
    ink,
    0.4,
    true,
  );
  g.rect(x, base - 3, 2, 3, "#1A0F14")
    .rect(x + 3, base - 3, 2, 3, "#1A0F14")
    .rect(x - 1, base - 9, 6, 6, coat)
    .rect(x - 1, base - 9, 1, 6, blend(coat, orange, 0.5))
    .rect(x, base - 14, 5, 5, "#8A4A30")
    .rect(x - 1, base - 16, 7, 3, hair)
    .rect(x, base - 17, 5, 1, hair);
  g.rect(x + 7, base - 15, 1, 10, "#5A3020")
    .rect(x + 6, base - 18, 3, 3, orange)
    .rect(x + 7, base - 20, 1, 3, "#FFE7A0");
  glow(g, x + 7, base - 17, 13, 11, "#FFC56A", 0.35);
}

/** A tower without a light, a gantry on its crown. */
function darkTower(g, x, base, height) {
  const color = "#150C18";
  g.polygon(
    [
      [x - 16, base],
      [x - 11, base - height],
      [x + 11, base - height],
      [x + 16, base],
    ],
    color,
  );
  g.rect(x - 15, base - height - 5, 30, 6, color)
    .rect(x - 12, base - height - 10, 5, 6, color)
    .rect(x - 3, base - height - 10, 5, 6, color)
    .rect(x + 7, base - height - 10, 5, 6, color)
    .rect(x - 1, base - height - 30, 2, 22, color)
    .rect(x - 6, base - height - 24, 12, 1, color)
    .rect(x - 4, base - height - 19, 8, 1, color);
  for (let y = base - height + 8; y < base - 10; y += 12)
    for (const dx of [-7, 0, 6]) g.rect(x + dx, y, 3, 5, "#0A060E");
  g.line(x - 11, base - height, x - 16, base, "#8A3A20");
  g.rect(x - 26, base - 12, 12, 12, color)
    .rect(x + 13, base - 20, 16, 20, color)
    .rect(x + 20, base - 26, 3, 6, color);
}

function plain(g, y) {
  gradient(g, 0, y, 320, 200 - y, ["#A8431E", "#6E2A1C", "#42191C", "#2A121A", "#1C0E18"], 0.7);
  for (let j = y + 2, step = 2; j < 200; j += step, step += 2)
    for (let i = (j * 13) % 31; i < 320; i += 43) g.rect(i, j, 6 + step * 2, 1, j < y + 20 ? "#D8652A" : "#5A2420");
  const random = createRandom(4);
  for (let k = 0; k < 46; k++) {
    const [gx, gy] = [random.int(0, 318), random.int(y + 34, 199)];
    for (const dx of [-2, 0, 2]) g.line(gx, gy, gx + dx, gy - random.int(3, 7), "#12090F");
  }
}

/** A tram on its line, seen from afar. */
function tramLine(g, points, car) {
  for (let k = 0; k + 1 < points.length; k++) {
    const [[x0, y0], [x1, y1]] = [points[k], points[k + 1]];
    const gap = 2 + k;
    g.line(x0, y0, x1, y1, "#8A86B8").line(
      x0 + gap,
      y0 + (gap > 3 ? 1 : 0),
      x1 + gap + 1,
      y1 + (gap > 3 ? 1 : 0),
      "#6A6698",
    );
    const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / (4 + k));
    for (let i = 0; i < count; i++)
      g.rect(
        Math.round(x0 + ((x1 - x0) * i) / count) - 1,
        Math.round(y0 + ((y1 - y0) * i) / count),
        gap + 4,
        1,
        "#15222E",
      );
  }
  const [x, y] = car;
  glow(g, x + 14, y, 26, 12, "#FFE7A0", 0.35);
  box(g, x, y - 9, 28, 10, paper);
  g.rect(x, y - 3, 28, 2, pink)
    .rect(x + 3, y + 1, 5, 2, ink)
    .rect(x + 20, y + 1, 5, 2, ink)
    .rect(x + 8, y - 12, 8, 1, "#8A86A8")
    .line(x + 12, y - 12, x + 12, y - 10, "#8A86A8");
  for (let i = 0; i < 5; i++) g.rect(x + 2 + i * 5, y - 8, 4, 4, "#FFD98A");
}

/** A crack in the ground with fire at its bottom. */
function fireGorge(g, x, y) {
  glow(g, x + 38, y - 4, 62, 40, "#FF8A3D", 0.4);
  for (let i = 0; i < 76; i++) {
    const open = Math.max(1, Math.round(11 * Math.sin((i / 76) * Math.PI) ** 0.7 + ((i * 7) % 5) - 2));
    const lip = y + Math.round(Math.sin(i / 9) * 3);
    g.rect(x + i, lip - open, 1, open * 2, "#1A0E18")
      .set(x + i, lip - open - 1, "#4A6A7A")
      .set(x + i, lip + open, "#5A3444");
    g.rect(x + i, lip - Math.round(open * 0.2), 1, Math.round(open * 1.1), "#B8401A");
    if (open > 5) g.rect(x + i, lip + 1, 1, open - 3, "#F08A2A");
    if (open > 8) g.rect(x + i, lip + 3, 1, open - 6, "#FFD56E");
  }
  for (const [dx, h] of [
    [18, 9],
    [26, 15],
    [35, 20],
    [44, 13],
    [53, 17],
    [60, 8],
  ])
    for (let j = 0; j < h; j++) {
      const half = Math.max(0, Math.round(3 * (1 - j / h)));
      g.rect(
        x + dx - half + ((j >> 2) & 1),
        y - j,
        half * 2 + 1,
        1,
        j < h * 0.4 ? "#FFD56E" : j < h * 0.75 ? "#F08A2A" : "#C2401A",
      );
    }
  for (const [dx, dy] of [
    [20, 18],
    [30, 26],
    [41, 30],
    [50, 24],
    [37, 38],
    [57, 20],
  ])
    g.set(x + dx, y - dy, dy % 4 ? gold : orange);
}

/** A lake from which two eyes look up. */
function eyedLake(g, cx, cy, rx, ry) {
  g.ellipse(cx, cy, rx + 3, ry + 2, "#173642")
    .ellipse(cx, cy, rx, ry, "#34508F")
    .ellipse(cx, cy + 1, rx - 3, ry - 2, "#2A3F78");
  for (const dx of [-Math.round(rx * 0.42), Math.round(rx * 0.42)]) {
    g.ellipse(cx + dx, cy, 9, 4, "#C9B8FF")
      .ellipse(cx + dx, cy, 7, 3, "#F4F1FF")
      .ellipse(cx + dx, cy, 3, 3, "#6A3AC0")
      .rect(cx + dx - 1, cy - 1, 2, 3, ink);
    glow(g, cx + dx, cy, 18, 9, "#B8A0FF", 0.3);
  }
  for (const [dx, dy] of [
    [-20, 7],
    [4, -7],
    [16, 8],
    [-6, 9],
    [24, -3],
  ])
    g.rect(cx + dx, cy + dy, 8, 1, "#5A78C0");
}

function pin(g, x, y, color) {
  shadow(g, x + 3, y + 2, 4, 1, 0.3);
  g.line(x, y, x + 2, y - 6, "#C9CBDD");
  ball(g, x + 3, y - 9, 4, color);
}

function thread(g, points) {
  for (let k = 0; k + 1 < points.length; k++) {
    const [[x0, y0], [x1, y1]] = [points[k], points[k + 1]];
    g.line(x0, y0 + 2, x1, y1 + 2, "#A8905E")
      .line(x0, y0, x1, y1, "#C2302E")
      .line(x0, y0 + 1, x1, y1 + 1, "#8A1F20");
  }
}

function footprint(g, x, y) {
  const stain = (cx, cy, rx, ry) => {
    for (let j = Math.floor(cy - ry); j <= cy + ry; j++)
      for (let i = Math.floor(cx - rx); i <= cx + rx; i++)
        if (((i - cx) / (rx + 0.3)) ** 2 + ((j - cy) / (ry + 0.3)) ** 2 <= 1 && (i + j * 2) % 7)
          g.set(i, j, blend(g.get(i, j) ?? ink, "#4A2A18", 0.55));
  };
  stain(x + 14, y + 6, 12, 5);
  stain(x + 6, y + 9, 6, 5);
  for (const [dx, dy, r] of [
    [29, 0, 2],
    [31, 4, 2],
    [31, 8, 2],
    [29, 12, 2],
    [18, -3, 3],
  ])
    stain(x + dx, y + dy, r + 1, r);
}

function cupRing(g, cx, cy) {
  for (let a = 0; a < 150; a++) {
    const t = (a / 150) * Math.PI * 2;
    if (a % 37 < 4) continue;
    for (const r of [13, 14]) {
      const [x, y] = [Math.round(cx + Math.cos(t) * r), Math.round(cy + Math.sin(t) * r)];
      g.set(x, y, blend(g.get(x, y) ?? ink, "#5A3418", r === 13 ? 0.35 : 0.2));
    }
  }
}

/** A hand in a red sleeve that comes in from the lower right, with a pen. */
function writingHand(g) {
  g.polygon(
    [
      [272, 160],
      [290, 146],
      [320, 164],
      [320, 200],
      [302, 200],
    ],
    "#B02430",
  )
    .polygon(
      [
        [272, 160],
        [302, 200],
        [320, 200],
        [320, 192],
        [284, 154],
      ],
      "#8A1420",
    )
    .line(290, 146, 320, 164, "#F0444C")
    .line(291, 147, 320, 165, "#F0444C");
  for (const [x, y] of [
    [296, 164],
    [306, 172],
    [298, 180],
  ])
    g.line(x, y, x + 8, y + 6, "#6E0F1A");
  g.polygon(
    [
      [264, 158],
      [276, 144],
      [294, 152],
      [280, 170],
    ],
    paper,
  )
    .line(276, 144, 294, 152, "#FFFFFF")
    .line(264, 158, 280, 170, "#B8B2A2");
  g.polygon(
    [
      [246, 148],
      [252, 138],
      [266, 138],
      [280, 148],
      [270, 160],
      [256, 160],
    ],
    "#BE8053",
  )
    .polygon(
      [
        [256, 160],
        [270, 160],
        [280, 148],
        [276, 146],
        [262, 156],
      ],
      "#8F5836",
    )
    .line(252, 138, 266, 138, "#DBA074");
  for (const [x, y] of [
    [244, 150],
    [247, 154],
    [251, 157],
  ])
    g.rect(x, y, 8, 3, "#BE8053").rect(x, y + 2, 8, 1, "#8F5836");
  beam(g, 236, 158, 262, 128, 3, "#2B2740");
  g.rect(262, 124, 3, 4, gold)
    .polygon(
      [
        [232, 163],
        [236, 156],
        [239, 159],
      ],
      "#C9CBDD",
    )
    .set(231, 164, ink);
  for (const [x, y] of [
    [226, 164],
    [221, 166],
    [217, 165],
    [212, 167],
  ])
    g.rect(x, y, 4, 1, "#3A2A50");
}

export default {
  punkyWorldIntro: {
    focus: [84, 60],
    rows: [
      [gradient, 0, 0, 320, 122, ["#120A1C", "#22101F", "#3E1722", "#6A2424", "#9E3A22", "#D0621F", "#F59A36"], 0.7],
      [stars, 9, 70, 34, ["#5A3A50", "#8A5A60", "#FFE7C0"]],
      [
        (g) =>
          g
            .ellipse(168, 118, 74, 74, "#F0742A")
            .ellipse(168, 118, 71, 71, "#FF9A3D")
            .ellipse(168, 118, 64, 64, "#FFB84E")
            .ellipse(168, 118, 52, 52, "#FFD56E")
            .ellipse(168, 118, 38, 38, "#FFEDA8"),
      ],
      [
        (g) => {
          [
            [66, 96, 60],
            [92, 104, 190],
            [240, 92, 70],
            [210, 108, 90],
            [120, 80, 40],
          ].forEach(([x, y, w], k) => {
            g.rect(x, y, w, 2, ["#9E3A22", "#B84A22", "#6A2424", "#9E3A22", "#D0621F"][k]).rect(
              x + 8,
              y + 2,
              w - 20,
              1,
              "#6A2424",
            );
          });
        },
      ],
      [ridge, 122, 16, "#4A1C22", { seed: 3, step: 40 }],
      [darkTower, 256, 124, 66],
      [plain, 122],
      [
        (g) => {
          for (let j = 0; j < 40; j++) {
            const w = Math.round(52 - j * 0.9 + Math.sin(j * 1.9) * 6);
            if (j % 2 === 0)
              for (let i = -w; i < w; i += 9)
                g.rect(168 + i + ((j * 5) % 7), 124 + j, 5, 1, j < 16 ? "#FFD56E" : "#D0621F");
          }
        },
      ],
      ...[
        ["#FF5C9A", "#302D40"],
        ["#8A5A3A", "#5A3622"],
        ["#3DD9F5", "#2F7A50"],
        ["#D0CDDC", "#3DDC97"],
        ["#7C8CFF", "#A8302E"],
        ["#1F6A4A", "#1F6A4A"],
        ["#F0444C", "#8A5A3A"],
      ].map(([hair, coat], k) => [torchBearer, 52 + k * 27, 172 - Math.round(k * 3.6) + (k % 2), hair, coat]),
      [rock, -8, 202, 62, 34, "#2A141C"],
      [rock, 282, 204, 50, 26, "#2A141C"],
      [vignette, 0.4],
    ],
  },
  punkyWorld: {
    focus: [124, 76],
    rows: [
      [gradient, 0, 0, 320, 128, blueHour, 0.7],
      [stars, 3, 130, 70],
      [drawMoon, 226, 82, 40, ["#D89A8A", "#F0C0A0", "#FFE0B8", "#FFF3DC"]],
      [ridge, 128, 58, "#4A4688", { seed: 5, snow: "#C9B8D8", step: 44 }],
      [ridge, 130, 30, "#322F68", { seed: 9, step: 30 }],
      [gradient, 0, 128, 320, 72, ["#3A4A78", "#2C4A6A", "#24485A", "#1C3C48", "#14303A"], 0.7],
      [hill, 134, 3, "#2C5066", { phase: 40, length: 50 }],
      [fireGorge, 112, 160],
      [farCity, 132, 131, 92, 4],
      [
        tramLine,
        [
          [186, 132],
          [206, 138],
          [212, 150],
          [202, 164],
          [196, 180],
          [214, 200],
        ],
        [200, 152],
      ],
      [hill, 204, 3, "#1F4450", { from: 170, phase: 60, length: 30, slope: -0.34 }],
      [eyedLake, 264, 178, 44, 13],
      [tree, 286, 156, 27, "#2F7A5C"],
      ...[
        [232, 150, 6],
        [246, 147, 5],
        [222, 146, 4],
        [306, 150, 7],
        [150, 186, 8],
        [134, 178, 6],
      ].map(([x, y, size]) => [tree, x, y, size, "#2F6A58"]),
      [cottage, 236, 142],
      [balloon, 122, 44, 19, [acid, "#2B2740", acid, pink]],
      [balloon, 284, 34, 8, [gold, paper, orange]],
      [cliff, 126],
      [
        signpost,
        88,
        131,
        [
          ["TORMIA", 1, acid],
          ["CITY", 1, paper],
        ],
      ],
      [person, genesis, 4, 14, 136],
      [person, alya, 4, 42, 133],
    ],
  },
  punkyWorldView: {
    focus: [68, 12],
    rows: [
      [planks, "#6E4428"],
      [landMap],
      ...[
        [112, 70, 11],
        [126, 80, 16],
        [142, 72, 12],
        [100, 84, 9],
        [138, 90, 10],
      ].map((peak) => [mapPeak, ...peak]),
      ...[
        [62, 96],
        [70, 102],
        [78, 95],
        [86, 106],
        [66, 110],
        [92, 98],
        [96, 112],
        [84, 118],
      ].map(([x, y]) => [mapTree, x, y, "#4F8A4A"]),
      ...[
        [236, 128],
        [244, 136],
        [254, 128],
        [228, 138],
      ].map(([x, y]) => [mapTree, x, y, "#B8862A"]),
      [mapTown, 148, 96, ["#3A3368", "#4A4280", "#2E2858", "#5A4A90", "#3A3368", "#4A4280"], acid],
      [mapTown, 206, 74, ["#8A4A5A", "#6E3A4A", "#A85A6A"], pink],
      [mapTown, 152, 152, ["#3A6A7A", "#2E5464"], cyan],
      [mapTown, 232, 110, ["#B86A2A", "#8A4A2A"], orange],
      [(g) => g.textCentered("TORMIA", 162, 24, "#5A3A20", { font: "Galmuri11-Bold", scale: 2 })],
      [(g) => g.textCentered("PUNKTOPIA", 163, 99, "#3A2430")],
      [
        way,
        [
          [146, 94],
          [136, 97],
          [122, 90],
        ],
      ],
      [mapShip, 262, 60],
      [compassRose, 50, 58, 13],
      [footprint, 180, 138],
      [cupRing, 262, 84],
      [
        thread,
        [
          [162, 90],
          [212, 68],
          [240, 104],
          [158, 146],
          [162, 90],
          [88, 104],
        ],
      ],
      [pin, 162, 90, acid],
      [pin, 212, 68, pink],
      [pin, 240, 104, orange],
      [pin, 158, 146, cyan],
      [pin, 88, 104, "#3DDC97"],
      [pawn, kongz, 2, 190, 104, acid],
      [lens, 72, 146, 24],
      [mug, 298, 28],
      [(g) => g.draw(drawCoin(32), 8, 164)],
      [writingHand],
      [candle, 22, 26],
      [glow, 22, 26, 120, 96, "#FFC56A", 0.3],
      [vignette, 0.5],
    ],
  },
};
