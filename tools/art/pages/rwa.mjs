import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { acid, drawCat, drawMoon, gold, ink, orange, paper } from "../scenes/city-parts.mjs";
import { ball, beam, blend, box, glow, gradient, shadow, tint, tonesOf, tube } from "../scenes/light.mjs";
import { buildings, flag, puff, stars, vignette, water } from "../scenes/outdoors.mjs";
import { lattice, markedCrate, pendant, safe, valve } from "../scenes/props.mjs";
import { person } from "./compose.mjs";

const sunset = ["#141126", "#21172F", "#3A1F38", "#5E2B3C", "#92403A", "#C9602F", "#F0893A", "#FFB25A"];
const dusk = ["#0E0D20", "#17142E", "#241C40", "#38264E", "#5A3256", "#8A4650", "#C0643E"];

function hook(g, x, top, drop) {
  for (const dx of [-4, 4]) g.rect(x + dx, top, 1, drop, "#15131F");
  box(g, x - 7, top + drop, 15, 9, gold);
  g.rect(x - 7, top + drop + 3, 15, 2, ink);
  g.rect(x - 1, top + drop + 9, 3, 4, "#8A86A8")
    .rect(x - 1, top + drop + 13, 6, 2, "#8A86A8")
    .rect(x + 4, top + drop + 10, 2, 4, "#C9CBDD");
}

function quay(g, y, color = "#3A3040") {
  g.rect(0, y, g.width, g.height - y, color)
    .rect(0, y, g.width, 2, "#9A7E78")
    .rect(0, y + 2, g.width, 2, "#1F1824");
  for (let x = 0; x < g.width; x += 12) g.rect(x, y, 6, 2, gold);
  for (let j = y + 12, k = 0; j < g.height; j += 11, k++) {
    g.rect(0, j, g.width, 1, blend(color, ink, 0.35));
    for (let x = (k % 2) * 22; x < g.width; x += 44) g.rect(x, j - 11, 1, 11, blend(color, ink, 0.35));
  }
}

function bollard(g, x, base) {
  tube(g, x, base - 12, 10, 12, "#2A2636");
  g.rect(x - 2, base - 14, 14, 4, "#4A4458").rect(x - 2, base - 14, 14, 1, "#7A7490");
}

function torchlight(g, x, y) {
  g.rect(x, y, 6, 3, "#C9CBDD").rect(x + 6, y - 1, 2, 5, "#FFF3C4");
}

/** A harbour office: plank walls, a wide window on cranes and water. */
function harbourOffice(g) {
  g.rect(0, 0, 320, 200, "#2A1C22");
  for (let y = 0; y < 112; y += 9) g.rect(0, y, 320, 1, "#1C1218").rect(0, y + 1, 320, 1, "#38262C");
  const [x, y, w, h] = [44, 14, 232, 68];
  g.rect(x - 5, y - 5, w + 10, h + 12, "#5A3A2C").frame(x - 5, y - 5, w + 10, h + 12, "#7E543C");
  gradient(g, x, y, w, h, ["#0E1024", "#161A38", "#22264E", "#3A3466", "#6A4A6A", "#B06848"], 0.6);
  for (const [dx, dy] of [
    [12, 8],
    [40, 16],
    [70, 6],
    [110, 12],
    [150, 7],
    [188, 15],
    [216, 9],
    [92, 22],
    [170, 24],
  ])
    g.set(x + dx, y + dy, paper);
  buildingsIn(g, x, y + h - 14, w);
  g.rect(x, y + h - 14, w, 14, "#1A1C36");
  for (let i = 0; i < w; i += 7) g.rect(x + i, y + h - 12 + ((i * 5) % 9), 4, 1, i % 3 ? "#3A3C66" : "#D08A4A");
  for (const cx of [x + 30, x + 150]) {
    lattice(g, cx, y + 26, 11, y + h - 13, "#8A5230");
    g.rect(cx - 12, y + 20, 70, 4, "#B86A34")
      .rect(cx - 12, y + 23, 70, 1, "#5A3420")
      .line(cx + 5, y + 10, cx + 56, y + 20, "#8A5230")
      .rect(cx + 4, y + 10, 3, 12, "#8A5230")
      .rect(cx + 46, y + 24, 1, 14, ink)
      .rect(cx + 41, y + 38, 12, 6, "#2F7A8A");
  }
  for (const dx of [w / 3, (w * 2) / 3])
    g.rect(Math.round(x + dx) - 2, y, 4, h, "#5A3A2C").rect(Math.round(x + dx) - 2, y, 1, h, "#7E543C");
  g.rect(x - 9, y + h + 6, w + 18, 5, "#7E543C").rect(x - 9, y + h + 11, w + 18, 1, ink);
  gradient(g, 0, 112, 320, 88, ["#2E1E20", "#3E2826", "#4A302A"], 0.6);
  g.rect(0, 108, 320, 4, "#4A3028").rect(0, 112, 320, 1, ink);
  for (let k = -9; k <= 9; k++) g.line(160 + k * 18, 113, 160 + k * 52, 200, "#281A1A");
}

function buildingsIn(g, x, base, width) {
  for (let i = 0; i < width; i += 9) {
    const high = 5 + ((i * 13) % 17);
    g.rect(x + i, base - high, Math.min(9, width - i), high, i % 2 ? "#2A2444" : "#221E3C");
    if (i % 4 === 0) g.set(x + i + 3, base - high + 3, gold).set(x + i + 5, base - high + 6, "#E0962A");
  }
}

function roundTable(g, cx, cy, rx, ry) {
  shadow(g, cx, cy + 34, rx * 0.75, ry * 0.5, 0.5);
  g.rect(cx - 10, cy, 20, 42, "#4A2C1C")
    .rect(cx - 10, cy, 5, 42, "#6A4228")
    .ellipse(cx, cy + 42, 32, 6, "#3A2216");
  g.ellipse(cx, cy + 5, rx, ry, "#3A2014")
    .ellipse(cx, cy, rx, ry, "#8A5430")
    .ellipse(cx, cy - 1, rx - 2, ry - 2, "#A8683A");
  for (const d of [0.82, 0.6]) g.ellipse(cx, cy - 1, rx * d, ry * d, d > 0.7 ? "#9A5E34" : "#A8683A");
}

/** A chair seen from behind. */
function chairBack(g, x, base, color = "#5A3A28") {
  shadow(g, x + 11, base, 12, 2);
  for (const dx of [1, 18]) g.rect(x + dx, base - 20, 3, 20, blend(color, ink, 0.3));
  box(g, x, base - 36, 22, 18, color);
  for (const dx of [6, 11, 15]) g.rect(x + dx, base - 33, 1, 12, blend(color, ink, 0.5));
  g.rect(x, base - 19, 22, 5, blend(color, ink, 0.2));
}

function plan(g, x, y) {
  g.polygon(
    [
      [x, y],
      [x + 62, y - 3],
      [x + 70, y + 13],
      [x - 6, y + 16],
    ],
    "#D8E4F0",
  ).polygon(
    [
      [x - 6, y + 16],
      [x - 2, y + 12],
      [x + 68, y + 9],
      [x + 70, y + 13],
    ],
    "#A8B8CC",
  );
  for (const [x0, y0, x1, y1] of [
    [8, 3, 26, 2],
    [8, 3, 7, 11],
    [26, 2, 28, 10],
    [7, 11, 28, 10],
    [34, 2, 54, 1],
    [34, 2, 36, 9],
    [54, 1, 58, 8],
    [36, 9, 58, 8],
    [28, 6, 36, 5],
    [14, 3, 14, 11],
    [45, 2, 47, 9],
  ])
    g.line(x + x0, y + y0, x + x1, y + y1, "#3A6AA8");
}

/** A staircase of water: four chambers, each higher than the one before. */
function locks(g) {
  const floors = [176, 158, 140, 122];
  floors.forEach((level, k) => {
    const x = 20 + k * 66;
    const next = floors[k + 1] ?? 104;
    g.rect(x, level, 66, 200 - level, "#2A3A6A").rect(x, level, 66, 1, "#FFB25A");
    for (let j = 2; j < 200 - level; j += 3)
      for (let i = (j * 7 + k * 11) % 17; i < 60; i += 19)
        g.rect(x + i, level + j, 5, 1, j < 9 ? "#F0893A" : "#3E5288");
    gate(g, x + 62, Math.min(level, next) - 14, 200, k);
  });
  g.rect(284, 104, 36, 96, "#2A3A6A").rect(284, 104, 36, 1, "#FFB25A");
  for (let j = 2; j < 60; j += 3) g.rect(286 + ((j * 5) % 20), 104 + j, 6, 1, "#3E5288");
  g.rect(0, 184, 20, 16, "#2A3A6A").rect(0, 184, 20, 1, "#FFB25A");
}

function gate(g, x, top, base, k) {
  g.rect(x - 4, top - 4, 14, base - top + 4, "#4A3E4C")
    .rect(x - 4, top - 4, 3, base - top + 4, "#6E5E68")
    .rect(x - 4, top - 4, 14, 2, "#A8908A");
  for (let y = top + 4; y < base; y += 10)
    g.rect(x - 4, y, 14, 1, "#2A2230").rect(x + (((y / 10) | 0) % 2 ? 1 : 5), y - 9, 1, 9, "#2A2230");
  g.rect(x - 2, top - 10, 9, 6, ["#F0444C", acid, "#F0444C", "#F0444C"][k])
    .rect(x - 2, top - 10, 9, 1, paper)
    .rect(x - 3, top - 11, 11, 1, ink)
    .rect(x - 3, top - 4, 11, 1, ink);
}

function freighter(g, x, water) {
  g.polygon(
    [
      [x, water - 11],
      [x + 50, water - 13],
      [x + 45, water + 3],
      [x + 6, water + 3],
    ],
    "#B8382A",
  )
    .rect(x + 5, water, 41, 3, "#5A1A1A")
    .rect(x + 1, water - 12, 48, 2, paper);
  box(g, x + 5, water - 28, 14, 17, paper);
  g.rect(x + 7, water - 25, 10, 4, "#2A3A5A")
    .rect(x + 8, water - 24, 2, 2, gold)
    .rect(x + 13, water - 24, 2, 2, gold)
    .rect(x + 8, water - 37, 6, 9, orange)
    .rect(x + 8, water - 35, 6, 2, ink);
  for (const [i, color] of [
    [22, "#2F7A8A"],
    [31, "#E0A030"],
    [40, "#4A5A8A"],
  ])
    box(g, x + i, water - 20, 8, 8, color);
  for (const [i, color] of [
    [22, "#C4483A"],
    [31, "#3F8A5A"],
  ])
    box(g, x + i, water - 28, 8, 8, color);
  for (const [dx, dy, r] of [
    [12, 41, 3],
    [8, 47, 4],
    [1, 53, 5],
  ])
    g.ellipse(x + dx, water - dy, r, r * 0.7, "#7A4A4A");
}

function lever(g, x, base) {
  box(g, x, base - 8, 14, 8, "#4A4458");
  beam(g, x + 7, base - 8, x - 3, base - 28, 3, "#C9CBDD");
  ball(g, x - 3, base - 29, 3, "#F0444C");
}

/** A three-storeyed warehouse cut open: floors, pipes and rooms. */
function cutaway(g) {
  const [x, w] = [52, 216];
  g.polygon(
    [
      [x - 10, 34],
      [x + w / 2, 6],
      [x + w + 10, 34],
    ],
    "#4A2E34",
  ).polygon(
    [
      [x + 2, 34],
      [x + w / 2, 12],
      [x + w - 2, 34],
    ],
    "#2A1A22",
  );
  for (let k = 0; k < 9; k++) g.line(x + 14 + k * 24, 34, x + w / 2, 12, "#5A3A3C");
  g.rect(x - 10, 34, w + 20, 4, "#8A5A44").rect(x - 10, 34, w + 20, 1, "#C4896A");
  const rooms = [
    ["#4E3440", "#5E3E48"],
    ["#34404E", "#3E4C5C"],
    ["#3E3A2C", "#4C4636"],
  ];
  rooms.forEach(([wall, light], k) => {
    const y = 38 + k * 46;
    g.rect(x, y, w, 46, wall);
    for (let i = x + 6; i < x + w; i += 12) g.rect(i, y, 1, 42, light);
    g.rect(x - 4, y + 42, w + 8, 5, "#8A6A54")
      .rect(x - 4, y + 42, w + 8, 1, "#C4A080")
      .rect(x - 4, y + 46, w + 8, 1, ink);
  });
  for (const wx of [x - 8, x + w]) {
    g.rect(wx, 38, 8, 140, "#8A4A34");
    for (let y = 38; y < 178; y += 5)
      g.rect(wx, y, 8, 1, "#5A2E24").rect(wx + ((y / 5) % 2 ? 2 : 5), y, 1, 5, "#5A2E24");
    g.rect(wx, 38, 1, 140, "#B86A4A");
  }
}

function pipe(g, points, color) {
  const [dark, middle, light] = tonesOf(color);
  for (let k = 0; k + 1 < points.length; k++) {
    const [[x0, y0], [x1, y1]] = [points[k], points[k + 1]];
    if (x0 === x1)
      g.rect(x0 - 3, Math.min(y0, y1), 7, Math.abs(y1 - y0), middle)
        .rect(x0 - 2, Math.min(y0, y1), 1, Math.abs(y1 - y0), light)
        .rect(x0 + 2, Math.min(y0, y1), 2, Math.abs(y1 - y0), dark);
    else
      g.rect(Math.min(x0, x1), y0 - 3, Math.abs(x1 - x0), 7, middle)
        .rect(Math.min(x0, x1), y0 - 2, Math.abs(x1 - x0), 1, light)
        .rect(Math.min(x0, x1), y0 + 2, Math.abs(x1 - x0), 2, dark);
  }
  for (const [x, y] of points) box(g, x - 5, y - 5, 11, 11, blend(color, paper, 0.12));
}

function ledgers(g, x, base) {
  box(g, x, base - 16, 54, 3, "#8A5A38");
  for (const dx of [3, 48]) g.rect(x + dx, base - 13, 3, 13, "#5A3624");
  [
    ["#A8302E", 16],
    ["#2F5A8A", 18],
    ["#C98A2A", 15],
    ["#3F7A4A", 17],
  ].forEach(([color, width], k) => {
    box(g, x + 4 + (k % 2) * 2, base - 20 - k * 4, width, 4, color);
  });
  g.polygon(
    [
      [x + 28, base - 18],
      [x + 38, base - 21],
      [x + 38, base - 16],
      [x + 26, base - 16],
    ],
    paper,
  ).polygon(
    [
      [x + 38, base - 21],
      [x + 49, base - 18],
      [x + 50, base - 16],
      [x + 38, base - 16],
    ],
    "#E4DCC8",
  );
}

function tank(g, x, base, width, height, color, level) {
  g.rect(x - 1, base - height - 1, width + 2, height + 1, ink);
  tube(g, x, base - height, width, height, "#5A6072");
  g.rect(x + 4, base - height + 6, width - 8, height - 12, ink)
    .rect(x + 5, base - 7 - Math.round((height - 14) * level), width - 10, Math.round((height - 14) * level), color)
    .rect(x + 5, base - 7 - Math.round((height - 14) * level), width - 10, 1, paper);
}

export default {
  rwaProject: {
    focus: [128, 62],
    rows: [
      [gradient, 0, 0, 320, 140, dusk, 0.6],
      [stars, 6, 100, 40],
      [
        buildings,
        31,
        {
          base: 138,
          from: 8,
          to: 30,
          widths: [10, 20],
          walls: ["#3A2440", "#42283E"],
          edge: "#5A3250",
          windows: { size: [1, 1], gap: [3, 3], lit: 0.3, colors: [gold], off: "#3A2440" },
          overlap: 0,
        },
      ],
      [water, 0, 136, 320, 20, ["#241C3C", "#4A3054", "#C0643E"], [250, 14, ["#F0A860", "#C0643E"]]],
      [lattice, 268, 20, 26, 156, orange],
      [
        (g) => {
          g.rect(60, 10, 260, 9, orange).rect(60, 10, 260, 2, "#FFC890").rect(60, 17, 260, 2, "#8A4A1A");
          for (let x = 60; x < 320; x += 14) g.line(x, 17, x + 7, 11, "#8A4A1A").line(x + 7, 11, x + 14, 17, "#8A4A1A");
        },
      ],
      [
        (g) => {
          box(g, 136, 16, 26, 9, "#4A3A3A");
          g.rect(262, 4, 40, 18, paper)
            .rect(262, 20, 40, 2, "#B8B2A2")
            .rect(267, 8, 30, 8, "#2A3A5A")
            .rect(270, 9, 8, 6, "#FFD98A");
        },
      ],
      [hook, 149, 25, 26],
      [
        (g) => {
          g.line(149, 64, 132, 76, "#15131F").line(149, 64, 168, 76, "#15131F");
        },
      ],
      [markedCrate, 128, 104, 42, 28, "XI", "#B87A3A"],
      [quay, 154],
      ...[
        ["I", 14, 40, "#A8703A"],
        ["II", 52, 34, "#8A5A34"],
        ["III", 88, 40, "#B0803E"],
        ["IV", 172, 40, "#9A6634"],
        ["V", 214, 36, "#A8703A"],
        ["VI", 252, 44, "#8A5A34"],
      ].map(([mark, x, w, color]) => [markedCrate, x, 178, w, 30, mark, color]),
      ...[
        ["VII", 20, 36, "#B0803E"],
        ["VIII", 58, 42, "#9A6634"],
        ["IX", 180, 34, "#B87A3A"],
        ["X", 218, 40, "#8A5A34"],
      ].map(([mark, x, w, color]) => [markedCrate, x, 147, w, 26, mark, color]),
      [markedCrate, 224, 120, 36, 24, "XII", "#A8703A"],
      [person, hag, 4, 230, 97],
      [person, crafter, 8, 128, 186],
      [torchlight, 118, 168],
      [
        tint,
        [
          [118, 166],
          [118, 172],
          [90, 180],
          [86, 152],
        ],
        "#FFF3C4",
        0.4,
        true,
      ],
      [bollard, 300, 198],
      [bollard, 4, 200],
      [drawCat, 282, 149, "#0E0A14"],
      [vignette, 0.35],
    ],
  },
  rwaConsortium: {
    focus: [62, 36],
    rows: [
      [harbourOffice],
      [pendant, 160, 58, 26],
      [person, kongz, 1, 80, 126],
      [person, society, 7, 118, 119],
      [person, fitri, 5, 156, 116],
      [person, genesis, 3, 194, 119],
      [person, alya, 4, 230, 127],
      [roundTable, 160, 140, 92, 28],
      [plan, 128, 128],
      [
        mugs,
        [
          [96, 132],
          [214, 128],
          [112, 148],
          [196, 150],
        ],
      ],
      [
        tint,
        [
          [136, 60],
          [184, 60],
          [262, 168],
          [58, 168],
        ],
        "#FFE7A0",
        0.13,
      ],
      [glow, 160, 138, 100, 34, "#FFE7A0", 0.2],
      [chairBack, 98, 184],
      [chairBack, 148, 190, "#8A3A2E"],
      [chairBack, 200, 184],
      [markedCrate, 18, 176, 28, 24, "7", "#A8703A"],
      [markedCrate, 22, 151, 24, 20, "8", "#8A5A34"],
      [markedCrate, 274, 182, 34, 28, "9", "#B0803E"],
      [person, kongz, 2, 52, 184],
      [person, hag, 7, 246, 186],
      [vignette, 0.5],
    ],
  },
  rwaProcess: {
    focus: [60, 76],
    rows: [
      [gradient, 0, 0, 320, 170, sunset, 0.6],
      [
        (g) => {
          ball(g, 62, 118, 30, "#FFC878");
          g.ellipse(62, 118, 28, 28, "#FFD98A").ellipse(60, 116, 24, 24, "#FFF0C4");
          for (let k = 0; k < 5; k++) g.rect(30, 122 + k * 5, 66, 1 + Math.floor(k / 2), "#F0893A");
        },
      ],
      [puff, 170, 38, 100, ["#5E2B3C", "#7A3640", "#A84C3E"]],
      [puff, 20, 62, 70, ["#92403A", "#A84A3A", "#C9602F"]],
      [
        buildings,
        12,
        { base: 186, from: 10, to: 40, widths: [10, 20], walls: ["#6E3340", "#7A3A40"], edge: "#92403A", overlap: 0 },
      ],
      [lattice, 262, 34, 16, 152, "#B85A28"],
      [
        (g) => {
          g.rect(206, 28, 110, 6, "#B85A28")
            .rect(206, 28, 110, 1, "#F0893A")
            .line(270, 14, 210, 28, "#8A4020")
            .line(270, 14, 312, 28, "#8A4020")
            .rect(268, 14, 5, 16, "#B85A28")
            .rect(222, 34, 1, 22, ink);
          box(g, 212, 56, 22, 10, "#2F7A8A");
        },
      ],
      [locks],
      [freighter, 90, 158],
      [quayStep],
      [lever, 176, 136],
      [person, kongz, 6, 186, 127],
      [person, alya, 8, 292, 99],
      [person, crafter, 7, 0, 180],
      [
        (g) => {
          for (const [x, y] of [
            [120, 50],
            [136, 58],
            [200, 20],
            [40, 40],
          ])
            g.stamp(["w...w", ".w.w.", "..w.."], x, y, { w: "#FFE2C0" });
        },
      ],
    ],
  },
  rwaSutucture: {
    focus: [64, 78],
    rows: [
      [gradient, 0, 0, 320, 180, dusk, 0.6],
      [stars, 2, 150, 50],
      [drawMoon, 26, 40, 14, ["#B86A4A", "#E09A5A", "#FFC878", "#FFE7B8"]],
      [
        buildings,
        14,
        {
          base: 178,
          from: 18,
          to: 60,
          widths: [12, 22],
          walls: ["#2A1E38", "#33233E"],
          edge: "#4A2E48",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.25, colors: [gold, orange], off: "#221830" },
          overlap: 0,
        },
      ],
      [cutaway],
      [
        pipe,
        [
          [74, 70],
          [74, 112],
          [160, 112],
          [160, 158],
        ],
        "#C9602F",
      ],
      [
        pipe,
        [
          [246, 58],
          [246, 148],
          [204, 148],
        ],
        "#3D8AA8",
      ],
      [
        pipe,
        [
          [110, 58],
          [246, 58],
        ],
        "#3D8AA8",
      ],
      [safe, 216, 80],
      [ledgers, 134, 80],
      [portraitSmall, 92, 44],
      [windowLit, 196, 46],
      [tank, 100, 126, 26, 30, "#3DD9F5", 0.6],
      [tank, 130, 126, 18, 24, acid, 0.4],
      [valve, 200, 112, "#F0444C"],
      [
        (g) =>
          pipe(
            g,
            [
              [180, 112],
              [226, 112],
            ],
            "#5A6072",
          ),
      ],
      [valve, 203, 112, "#F0444C"],
      [markedCrate, 60, 172, 24, 20, "A", "#A8703A"],
      [markedCrate, 88, 172, 28, 22, "B", "#8A5A34"],
      [markedCrate, 70, 151, 26, 18, "C", "#B0803E"],
      [tank, 186, 172, 34, 34, gold, 0.75],
      [markedCrate, 236, 172, 26, 22, "D", "#9A6634"],
      [person, society, 4, 108, 79],
      [person, genesis, 6, 206, 125],
      [person, crafter, 5, 126, 171],
      [pendantSmall, 150, 38, 12],
      [pendantSmall, 176, 84, 10],
      [pendantSmall, 118, 131, 9],
      [quay, 178],
      [water, 0, 188, 320, 12, ["#1A1630", "#3A2848", "#C0643E"]],
      [person, kongz, 5, 284, 186],
      [flag, 160, 8, 8, orange, { width: 10, cloth: 6 }],
    ],
  },
};

function mugs(g, places) {
  for (const [x, y] of places) {
    g.rect(x, y, 6, 6, paper)
      .rect(x + 5, y, 1, 6, "#B8B2A2")
      .rect(x + 6, y + 1, 2, 3, paper)
      .rect(x, y, 6, 1, "#5A3A28");
  }
}

function quayStep(g) {
  for (const x of [176, 196, 212]) g.rect(x, 130, 4, 12, "#4A3E4C").rect(x, 130, 1, 12, "#8A7478");
  for (const [x, y] of [
    [292, 99],
    [186, 127],
  ])
    g.rect(x - 12, y, 44, 3, "#A8908A").rect(x - 12, y + 3, 44, 6, "#4A3E4C");
  g.rect(0, 180, 26, 4, "#A8908A").rect(0, 184, 26, 16, "#4A3E4C");
}

function pendantSmall(g, x, top, drop) {
  g.rect(x, top, 1, drop, ink).polygon(
    [
      [x - 7, top + drop + 5],
      [x - 2, top + drop],
      [x + 3, top + drop],
      [x + 8, top + drop + 5],
    ],
    gold,
  );
  tint(
    g,
    [
      [x - 6, top + drop + 5],
      [x + 7, top + drop + 5],
      [x + 22, 42 + top],
      [x - 22, 42 + top],
    ],
    "#FFE7A0",
    0.16,
  );
}

function portraitSmall(g, x, y) {
  g.rect(x, y, 16, 18, gold)
    .rect(x + 2, y + 2, 12, 14, "#2A3A5A")
    .ellipse(x + 7.5, y + 8, 3, 3, "#E2A678")
    .rect(x + 4, y + 12, 8, 4, "#A8302E");
}

function windowLit(g, x, y) {
  g.rect(x, y, 18, 20, "#3A2430")
    .rect(x + 2, y + 2, 14, 16, "#C0643E")
    .rect(x + 2, y + 2, 14, 5, "#8A4650")
    .rect(x + 8, y + 2, 2, 16, "#3A2430")
    .rect(x + 2, y + 9, 14, 1, "#3A2430");
}
