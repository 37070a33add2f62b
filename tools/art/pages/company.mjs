import { drawWordmark } from "../logo.mjs";
import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { acid, cyan, drawCat, electric, gold, ink, orange, paper, pink } from "../scenes/city-parts.mjs";
import { ball, beam, blend, box, cord, gradient, shadow, tint, tonesOf, tube } from "../scenes/light.mjs";
import { balloon, buildings, bush, dayCloud, daySky, flag, puff, tree } from "../scenes/outdoors.mjs";
import { dayWindow, ladder, mailBag, plantPot } from "../scenes/props.mjs";
import { person } from "./compose.mjs";

/** One room of the tower that stands open. */
function room(g, x, y, width, height, wall) {
  g.rect(x, y, width, height, wall)
    .rect(x, y, width, 2, blend(wall, ink, 0.18))
    .rect(x, y + height - 3, width, 3, "#B89468")
    .rect(x, y + height - 3, width, 1, "#D8B888");
}

function easel(g, x, base, color) {
  g.line(x + 6, base - 24, x, base, "#8A5A38")
    .line(x + 6, base - 24, x + 12, base, "#8A5A38")
    .rect(x - 1, base - 22, 15, 13, paper)
    .frame(x - 1, base - 22, 15, 13, "#8A7A68")
    .rect(x + 1, base - 20, 11, 9, color)
    .rect(x + 4, base - 17, 5, 4, blend(color, paper, 0.6))
    .set(x + 4, base - 16, ink)
    .set(x + 7, base - 16, ink);
}

function serverRack(g, x, base, height) {
  box(g, x, base - height, 16, height, "#3A4258");
  for (let y = base - height + 3; y < base - 3; y += 5)
    g.rect(x + 2, y, 12, 3, "#1C2233")
      .set(x + 4, y + 1, acid)
      .set(x + 6, y + 1, (y / 5) & 1 ? cyan : "#F0444C")
      .rect(x + 9, y + 1, 4, 1, "#5A6482");
}

function clothesline(g, x0, x1, y) {
  for (const x of [x0, x1]) g.rect(x, y, 2, 22, "#8A7A68");
  cord(g, x0, y + 1, x1, y + 1, 3, "#6A6478");
  [
    [pink, 7, 9],
    [paper, 9, 11],
    ["#7C8CFF", 6, 8],
    [gold, 8, 10],
    ["#3DDC97", 7, 9],
  ].forEach(([color, w, h], k) => {
    const x = x0 + 6 + k * Math.floor((x1 - x0 - 8) / 5);
    g.rect(x, y + 3, w, h, color).rect(x + w - 2, y + 3, 2, h, blend(color, ink, 0.18));
  });
}

/** A white tower cut open by day: roof garden, three floors of rooms. */
function dollHouse(g) {
  const [x, w, base] = [64, 200, 184];
  g.rect(x - 6, 44, w + 12, base - 44, "#F4F1E8")
    .rect(x - 6, 44, 3, base - 44, "#FFFFFF")
    .rect(x + w + 2, 44, 4, base - 44, "#C4BCAA");
  g.rect(x - 10, 40, w + 20, 6, "#E4DECE")
    .rect(x - 10, 40, w + 20, 1, "#FFFFFF")
    .rect(x - 10, 46, w + 20, 1, "#A8A090");
  for (const [k, walls] of [
    ["#F2D8C8", "#D8E4C8"],
    ["#C8DCE8", "#C8D0E8"],
    ["#F0E4B8", "#E0CCD8"],
  ].entries()) {
    const y = 50 + k * 45;
    room(g, x, y, 96, 42, walls[0]);
    room(g, x + 100, y, 100, 42, walls[1]);
  }
  for (const y of [50, 95, 140]) for (const wx of [x - 5, x + w + 2]) g.rect(wx, y + 12, 3, 14, "#8FC0DC");
}

function lampSmall(g, x, top) {
  g.rect(x, top, 1, 5, "#5A5672")
    .polygon(
      [
        [x - 5, top + 9],
        [x - 2, top + 5],
        [x + 3, top + 5],
        [x + 6, top + 9],
      ],
      "#F0A03A",
    )
    .rect(x - 3, top + 9, 7, 1, "#FFF3C4");
}

function square(g, y) {
  g.rect(0, y, 320, 200 - y, "#D8D0BE")
    .rect(0, y, 320, 1, "#8A8272")
    .rect(0, y + 1, 320, 1, "#F4F1E8");
  for (let j = y + 6; j < 200; j += 6) g.rect(0, j, 320, 1, "#C4BCAA");
  for (let x = -20; x < 330; x += 20) g.line(x + 12, y + 2, x, 200, "#C4BCAA");
}

/** A boardroom from above: parquet, the oval table, light from the windows. */
function boardroomFloor(g) {
  g.rect(0, 0, 320, 200, "#B88A5A");
  for (let y = 0; y < 200; y += 12) {
    for (let x = -((y / 12) & 1) * 18; x < 320; x += 36)
      g.rect(x, y, 35, 11, ["#BE9060", "#B48656", "#C49868", "#AE8050"][(x * 3 + y * 5 + 400) % 4])
        .rect(x, y + 11, 36, 1, "#94683E")
        .rect(x + 35, y, 1, 12, "#94683E");
  }
  g.rect(22, 26, 276, 148, "#3A5A8A")
    .rect(26, 30, 268, 140, "#4A6EA0")
    .frame(30, 34, 260, 132, "#D8B04A")
    .rect(34, 38, 252, 124, "#43659A");
  for (let x = 40; x < 284; x += 14)
    for (let y = 44; y < 160; y += 14) g.rect(x + ((y / 14) & 1) * 7, y, 2, 2, "#5A80B4");
}

function ovalTable(g, cx, cy, rx, ry) {
  for (let k = 5; k > 0; k--) shadow(g, cx + 4, cy + 4 + k, rx, ry, 0.09);
  g.ellipse(cx, cy + 3, rx, ry, "#5A3620")
    .ellipse(cx, cy, rx, ry, "#A86A3A")
    .ellipse(cx, cy, rx - 2, ry - 2, "#B8783F");
  for (let j = -ry + 4; j < ry - 3; j += 5) {
    const half = Math.round((rx - 5) * Math.sqrt(1 - (j / ry) ** 2));
    for (let i = -half; i < half; i += 34) g.rect(cx + i + ((j * 7 + 400) % 21), cy + j, 15, 1, "#A86A3A");
  }
  g.ellipse(cx, cy, rx - 12, ry - 9, "#C08448").ellipse(cx, cy, rx - 13, ry - 10, "#B8783F");
}

/** A chair from above, turned to the table: kinds differ in shape and colour. */
function chairAbove(g, x, y, kind, color, side) {
  shadow(g, x + 2, y + 2, 9, 8, 0.3);
  const [dark, , light] = tonesOf(color);
  const back =
    side === "top"
      ? [x - 8, y - 9, 17, 4]
      : side === "bottom"
        ? [x - 8, y + 6, 17, 4]
        : side === "left"
          ? [x - 9, y - 8, 4, 17]
          : [x + 6, y - 8, 4, 17];
  if (kind === 0)
    g.ellipse(x, y, 8, 8, ink)
      .ellipse(x, y, 7, 7, color)
      .ellipse(x - 2, y - 2, 3, 3, light);
  if (kind === 1)
    g.rect(x - 8, y - 8, 17, 17, ink)
      .rect(x - 7, y - 7, 15, 15, color)
      .rect(x - 7, y - 7, 15, 2, light)
      .rect(x - 1, y - 7, 1, 15, dark)
      .rect(x - 7, y, 15, 1, dark);
  if (kind === 2) {
    g.rect(x - 7, y - 7, 15, 15, ink).rect(x - 6, y - 6, 13, 13, color);
    for (let i = -5; i < 6; i += 3) g.rect(x + i, y - 6, 1, 13, dark);
  }
  if (kind === 3)
    g.ellipse(x, y, 9, 9, ink).ellipse(x, y, 8, 8, color).ellipse(x, y, 5, 5, dark).ellipse(x, y, 4, 4, light);
  if (kind === 4)
    g.rect(x - 7, y - 7, 15, 15, ink)
      .rect(x - 6, y - 6, 13, 13, color)
      .checker(x - 6, y - 6, 13, 13, light);
  if (kind !== 0 && kind !== 3) g.rect(...back, ink).rect(back[0] + 1, back[1] + 1, back[2] - 2, back[3] - 2, dark);
}

function sheet(g, x, y, w = 12, h = 9, tone = paper) {
  g.rect(x + 1, y + 1, w, h, "#7A4A28").rect(x, y, w, h, tone);
  for (let j = y + 2; j < y + h - 1; j += 2) g.rect(x + 2, j, w - 4 - ((j * 3) % 4), 1, "#A8A4B8");
}

function kettle(g, cx, cy) {
  shadow(g, cx + 3, cy + 4, 14, 13, 0.3);
  g.rect(cx + 10, cy - 2, 9, 5, "#8A92A8")
    .rect(cx + 17, cy - 1, 4, 3, "#C4CADA")
    .ellipse(cx, cy, 13, 13, ink)
    .ellipse(cx, cy, 12, 12, "#8A92A8")
    .ellipse(cx - 2, cy - 2, 9, 9, "#B8BED0")
    .ellipse(cx - 4, cy - 4, 4, 4, "#F0F4FA")
    .ellipse(cx, cy, 4, 4, "#5A6072")
    .ellipse(cx, cy, 2, 2, ink)
    .rect(cx - 15, cy - 2, 6, 4, "#3A2A24");
  for (const [dx, dy] of [
    [22, -5],
    [24, -9],
    [23, -13],
    [26, -16],
  ])
    g.rect(cx + dx, cy + dy, 2, 2, "#F4F1E8");
}

/** A cat seen from above, curled up. */
function curledCat(g, cx, cy) {
  shadow(g, cx + 2, cy + 3, 13, 9, 0.3);
  g.ellipse(cx, cy, 12, 9, "#15131F")
    .ellipse(cx + 1, cy + 1, 7, 4, "#2B2838")
    .ellipse(cx - 8, cy - 3, 6, 5, "#15131F")
    .rect(cx - 13, cy - 9, 3, 4, "#15131F")
    .rect(cx - 6, cy - 9, 3, 4, "#15131F")
    .rect(cx - 11, cy - 3, 2, 1, gold)
    .rect(cx - 7, cy - 3, 2, 1, gold);
  for (let i = 0; i < 16; i++)
    g.rect(Math.round(cx + 4 + Math.cos(i / 5) * 9), Math.round(cy + 2 + Math.sin(i / 5) * 6), 2, 2, "#2B2838");
}

/** The tower's lobby by day. */
function lobby(g) {
  gradient(g, 0, 0, 320, 144, ["#E8E2D2", "#F0EADC", "#F4F1E8"], 0.6);
  for (const x of [40, 102, 164, 226]) {
    g.rect(x - 3, 12, 58, 122, "#C4BCAA").rect(x - 3, 12, 2, 122, "#FFFFFF");
    gradient(g, x, 15, 52, 116, daySky, 0.6);
    puff(g, x + 4, 46 + ((x * 7) % 30), 40, dayCloud);
    for (let i = 0; i < 52; i += 9) {
      const high = 20 + ((i * 7 + x * 3) % 34);
      g.rect(x + i, 131 - high, Math.min(9, 52 - i), high, (i + x) % 2 ? "#A8BECC" : "#98B0C0");
    }
    g.rect(x, 131, 52, 3, "#B8B0A0")
      .rect(x + 25, 15, 2, 116, "#D8D0BE")
      .rect(x, 72, 52, 2, "#D8D0BE");
  }
  for (const x of [4, 292]) {
    g.rect(x, 0, 24, 144, "#D8D0BE")
      .rect(x, 0, 3, 144, "#FFFFFF")
      .rect(x + 18, 0, 6, 144, "#B8B0A0")
      .rect(x - 3, 138, 30, 8, "#C4BCAA");
  }
  gradient(g, 0, 144, 320, 56, ["#C8BCA8", "#D4C8B4", "#DED4C2"], 0.6);
  g.rect(0, 143, 320, 1, "#9A907E");
  for (let k = -9; k <= 9; k++) g.line(160 + k * 22, 144, 160 + k * 62, 200, "#B8AC98");
  for (const y of [150, 162, 180]) g.rect(0, y, 320, 1, "#B8AC98");
}

/** A trade sign that hangs from an iron arm; `draw` puts the trade's thing on it. */
function tradeSign(g, x, y, color, shape) {
  g.rect(x - 2, y - 8, 34, 2, "#3A3548")
    .rect(x - 4, y - 12, 3, 10, "#3A3548")
    .line(x + 2, y - 6, x + 2, y, "#3A3548")
    .line(x + 26, y - 6, x + 26, y, "#3A3548");
  g.rect(x + 1, y + 2, 30, 26, "#B8B0A0")
    .rect(x, y, 30, 26, ink)
    .rect(x + 1, y + 1, 28, 24, color)
    .frame(x + 2, y + 2, 26, 22, blend(color, paper, 0.5));
  g.stamp(shape, x + 15 - Math.floor(shape[0].length / 2), y + 13 - Math.floor(shape.length / 2), {
    "#": paper,
    o: ink,
    g: gold,
  });
}

const trades = [
  ["#2F6A8A", ["...####....", ".########.#", "##o#########", "###########.", ".########.#", "...####...."]],
  [
    "#8A3A2E",
    [
      "..###.....",
      ".#####....",
      ".#...#....",
      ".#####....",
      "..###.....",
      "...#......",
      "...#......",
      "...###....",
      "...#......",
      "...##.....",
    ],
  ],
  ["#3F7A4A", ["..######....", ".########...", ".#.##.##.#..", "############", ".##########.", "............"]],
  [
    "#5A3E80",
    [
      "#........#",
      "##......##",
      ".##....##.",
      "..##..##..",
      "...####...",
      "....##....",
      "..##..##..",
      ".#.#..#.#.",
      "..#....#..",
    ],
  ],
  [
    "#A8702A",
    ["..#######.", ".########.", ".###o####.", "....##....", "....##....", "....##....", "....##....", "....##...."],
  ],
  [
    "#22387A",
    [
      "..#.##.#..",
      "..######..",
      "###....###",
      ".#......#.",
      "##......##",
      ".#......#.",
      "###....###",
      "..######..",
      "..#.##.#..",
    ],
  ],
  [
    "#A8304E",
    [".#######..", ".#######.#", ".#######.#", ".########.", ".#######..", "..#####...", "...###....", ".#######.."],
  ],
  [
    "#1E7A78",
    ["....##....", "...####...", "..##..##..", ".##....##.", "##.####.##", "...#..#...", "...#..#...", "...####..."],
  ],
];

function hugeBook(g) {
  shadow(g, 160, 190, 92, 8, 0.35);
  g.polygon(
    [
      [64, 150],
      [160, 160],
      [256, 150],
      [268, 188],
      [160, 198],
      [52, 188],
    ],
    "#7A2436",
  );
  g.polygon(
    [
      [70, 144],
      [158, 154],
      [158, 194],
      [58, 184],
    ],
    paper,
  ).polygon(
    [
      [250, 144],
      [162, 154],
      [162, 194],
      [262, 184],
    ],
    "#EAE2D0",
  );
  g.polygon(
    [
      [150, 153],
      [160, 156],
      [160, 196],
      [150, 194],
    ],
    "#D0C6B2",
  ).polygon(
    [
      [160, 156],
      [170, 153],
      [170, 194],
      [160, 196],
    ],
    "#C4B8A2",
  );
  for (let k = 0; k < 5; k++) {
    g.line(78 - k, 151 + k * 7, 144, 159 + k * 7, "#A8A090").line(242 + k, 151 + k * 7, 176, 159 + k * 7, "#A8A090");
  }
  g.line(180, 188, 232, 182, "#22387A").line(186, 186, 196, 190, "#22387A");
}

function handshake(g, x, y) {
  g.rect(x - 10, y, 9, 4, "#2B2838")
    .rect(x + 9, y, 9, 4, "#8F2233")
    .rect(x - 2, y - 1, 6, 5, "#96603F")
    .rect(x + 4, y - 1, 6, 5, "#F2C19B")
    .rect(x + 2, y - 2, 4, 6, "#BE8053");
}

/** Tops of towers above a sea of clouds. */
function cloudSea(g) {
  gradient(g, 0, 0, 320, 140, daySky, 0.7);
  g.ellipse(60, 34, 15, 15, "#FFF6D8").ellipse(60, 34, 12, 12, "#FFE7A0");
  for (const [x, top, w, color] of [
    [20, 88, 20, "#A8BCC8"],
    [100, 78, 16, "#B4C6D0"],
    [206, 70, 22, "#A8BCC8"],
    [250, 92, 16, "#B4C6D0"],
    [288, 80, 24, "#A0B4C2"],
  ]) {
    g.rect(x, top, w, 60, color)
      .rect(x, top, 2, 60, "#D8E4EA")
      .rect(x + 3, top - 5, w - 6, 5, color)
      .rect(x + Math.round(w / 2), top - 14, 1, 10, "#8A9AA8");
    for (let y = top + 5; y < 140; y += 5) for (let i = x + 4; i < x + w - 3; i += 5) g.rect(i, y, 3, 2, "#7E9AAC");
  }
  for (const [x, y, w] of [
    [-30, 118, 120],
    [60, 112, 100],
    [140, 120, 130],
    [230, 114, 120],
    [-10, 132, 140],
    [110, 134, 150],
    [220, 132, 130],
  ])
    puff(g, x, y, w, dayCloud);
  g.rect(0, 130, 320, 14, "#E8F0F4");
}

function terrace(g) {
  g.rect(0, 142, 320, 58, "#D8D0BE").rect(0, 142, 320, 2, "#FFFFFF");
  for (const y of [150, 162, 180]) g.rect(0, y, 320, 1, "#BEB4A2");
  for (let k = -9; k <= 9; k++) g.line(160 + k * 22, 143, 160 + k * 60, 200, "#BEB4A2");
  for (let x = 2; x < 320; x += 22) g.rect(x, 122, 3, 20, "#B8B0A0").rect(x, 122, 1, 20, "#FFFFFF");
  g.rect(0, 119, 320, 4, "#C4BCAA").rect(0, 119, 320, 1, "#FFFFFF");
}

function roofTelescope(g, x, base) {
  shadow(g, x, base, 24, 4, 0.35);
  for (const dx of [-20, 0, 20]) beam(g, x, base - 40, x + dx, base + (dx ? 0 : 3), 4, "#8A5A34");
  ball(g, x, base - 42, 6, "#C98A2A");
  beam(g, x - 24, base - 30, x + 34, base - 64, 13, "#2F5A7A");
  beam(g, x + 28, base - 60, x + 42, base - 68, 17, "#C98A2A");
  beam(g, x - 30, base - 27, x - 20, base - 33, 9, "#C98A2A");
  beam(g, x - 36, base - 24, x - 29, base - 28, 5, ink);
}

/** The city as a model on a table, bright. */
function modelTable(g, x, y, width) {
  shadow(g, x + width / 2, y + 42, width / 2, 5, 0.35);
  for (const dx of [8, width - 14]) g.rect(x + dx, y + 6, 6, 36, "#8A6242").rect(x + dx, y + 6, 2, 36, "#B88A60");
  box(g, x, y, width, 7, "#F4F1E8");
  g.rect(x, y + 6, width, 1, "#A8A090").rect(x + 3, y - 2, width - 6, 2, "#7AC07A");
  const colors = [pink, acid, cyan, gold, orange, electric, paper];
  for (let i = x + 8, k = 0; i < x + width - 12; i += 11, k++) {
    const high = [12, 22, 16, 30, 18, 26, 14, 20, 34, 16][k % 10];
    const color = colors[k % 7];
    g.rect(i, y - 2 - high, 9, high, color)
      .rect(i, y - 2 - high, 9, 1, "#FFFFFF")
      .rect(i + 7, y - 2 - high, 2, high, blend(color, ink, 0.25));
    for (let j = y - high + 1; j < y - 4; j += 4)
      g.rect(i + 2, j, 2, 2, blend(color, ink, 0.45)).rect(i + 5, j, 1, 2, blend(color, ink, 0.45));
  }
  for (const dx of [6, 40, 74, width - 10])
    g.ellipse(x + dx, y - 4, 3, 3, "#3C8A4E").rect(x + dx, y - 2, 1, 2, "#6E4A34");
}

/** A person with a folded paper crown. */
function paperCrown(g, x, y) {
  g.stamp(["k..k..k..k", "kkkkkkkkkk", "kwwkwwkwwk", "kwwwwwwwwk", "kkkkkkkkkk"], x, y, { k: ink, w: gold });
}

/** A painter's studio: plaster, boards with drips. */
function studio(g) {
  gradient(g, 0, 0, 320, 150, ["#E6DFCE", "#EEE8DA", "#F4F1E8"], 0.6);
  for (const [x, y, w] of [
    [10, 96, 26],
    [292, 34, 20],
    [270, 112, 30],
    [4, 28, 16],
  ])
    g.rect(x, y, w, 1, "#D4CAB4").rect(x + 5, y + 2, w - 9, 1, "#D4CAB4");
  gradient(g, 0, 150, 320, 50, ["#B08A5E", "#BC966A", "#C8A276"], 0.5);
  g.rect(0, 146, 320, 4, "#D8CCB4").rect(0, 150, 320, 1, "#8A6842");
  for (let k = -9; k <= 9; k++) g.line(160 + k * 20, 151, 160 + k * 58, 200, "#96724A");
  for (const [x, y, w, color] of [
    [62, 186, 9, acid],
    [74, 190, 4, acid],
    [196, 192, 8, ink],
    [206, 188, 3, ink],
    [138, 194, 6, pink],
    [254, 184, 5, acid],
    [30, 178, 4, pink],
  ])
    g.rect(x, y, w, 2, color).rect(x + 1, y - 1, Math.max(1, w - 3), 1, color);
}

/** An easel as wide as a shop, the wordmark on its board: painted as far as the I, drawn in pencil after it. */
function signEasel(g, x, y) {
  const [w, h] = [216, 78];
  for (const [x0, x1] of [
    [34, 10],
    [w - 34, w - 10],
  ]) {
    beam(g, x + x0, y - 16, x + x1, 192, 6, "#8A5A34");
  }
  beam(g, x + w / 2, y - 20, x + w / 2, 168, 5, "#6E4628");
  shadow(g, x + w / 2, 192, w / 2, 4, 0.25);
  g.rect(x - 3, y - 3, w + 6, h + 6, ink)
    .rect(x - 2, y - 2, w + 4, h + 4, "#C8A878")
    .rect(x, y, w, h, "#1B1A26");
  for (let i = 8; i < w; i += 12) g.rect(x + i, y, 1, h, "#262434");
  for (let j = 7; j < h; j += 12) g.rect(x, y + j, w, 1, "#262434");
  const mark = drawWordmark(acid, pink);
  const painted = 43;
  for (let j = 0; j < mark.height; j++) {
    for (let i = 0; i < mark.width; i++) {
      const color = mark.get(i, j);
      if (!color) continue;
      const [px, py] = [x + 16 + i * 3, y + 20 + j * 3];
      if (i < painted || color === pink)
        g.rect(px, py, 3, 3, color).rect(
          px + 3,
          py + 3,
          mark.get(i + 1, j + 1) ? 0 : 2,
          mark.get(i + 1, j + 1) ? 0 : 2,
          "#5A6E14",
        );
      else {
        if (!mark.get(i - 1, j)) g.rect(px, py, 1, 3, paper);
        if (!mark.get(i + 1, j)) g.rect(px + 2, py, 1, 3, paper);
        if (!mark.get(i, j - 1)) g.rect(px, py, 3, 1, paper);
        if (!mark.get(i, j + 1)) g.rect(px, py + 2, 3, 1, paper);
      }
    }
  }
  for (const j of [19, 31, 60]) for (let i = 4; i < w - 4; i += 4) g.set(x + i, y + j, "#8A86A8");
  for (const [i, l] of [
    [34, 6],
    [70, 9],
    [112, 5],
    [140, 8],
  ])
    g.rect(x + i, y + 59, 1, l, acid);
  g.rect(x - 6, y + h + 2, w + 12, 5, "#A8744A").rect(x - 6, y + h + 2, w + 12, 1, "#D8A878");
}

function paintPot(g, x, base, size, color) {
  shadow(g, x + size / 2, base, size * 0.6, 2, 0.3);
  tube(g, x, base - size, size, size, "#A8AEC8");
  g.rect(x, base - size, size, 4, color)
    .rect(x - 1, base - size - 1, size + 2, 2, "#5A5E78")
    .rect(x + 3, base - size + 4, 3, 6, color)
    .rect(x + size - 5, base - size + 4, 2, 4, color)
    .rect(x + 2, base - 8, size - 4, 5, paper)
    .rect(x + 4, base - 6, size - 8, 1, color);
}

function longBrush(g, x, y) {
  beam(g, x, y, x + 12, y - 20, 3, "#A8703A");
  g.polygon(
    [
      [x + 10, y - 19],
      [x + 14, y - 22],
      [x + 17, y - 30],
      [x + 11, y - 26],
    ],
    acid,
  );
}

export default {
  companyCi: {
    focus: [60, 72],
    rows: [
      [studio],
      [dayWindow, 16, 16, 50, 70],
      [dayWindow, 252, 16, 50, 70],
      [
        tint,
        [
          [252, 90],
          [302, 90],
          [250, 200],
          [150, 200],
        ],
        "#FFF6D8",
        0.2,
      ],
      [
        tint,
        [
          [16, 90],
          [66, 90],
          [40, 200],
          [-40, 200],
        ],
        "#FFF6D8",
        0.2,
      ],
      [signEasel, 52, 54],
      [ladder, 224, 40, 232, 190, "#8A6A48"],
      [person, kongz, 3, 196, 182],
      [longBrush, 190, 164],
      [paintPot, 116, 192, 24, acid],
      [paintPot, 146, 196, 20, "#1B1A26"],
      [paintPot, 94, 196, 16, pink],
      [person, society, 7, 276, 190],
      [person, crafter, 3, 24, 192],
      [drawCat, 260, 198, "#2B2838"],
    ],
  },
  companyAbout: {
    focus: [54, 60],
    rows: [
      [gradient, 0, 0, 320, 184, daySky, 0.7],
      [puff, 8, 40, 60, dayCloud],
      [puff, 262, 60, 70, dayCloud],
      [puff, 2, 96, 44, dayCloud],
      [
        buildings,
        5,
        {
          base: 184,
          from: 30,
          to: 76,
          widths: [14, 26],
          walls: ["#BCD0DA", "#C8D8DE", "#B0C6D4"],
          edge: "#E4EEF0",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.5, colors: ["#A4BECE", "#98B4C6"], off: "#C8D8DE" },
          overlap: 0,
        },
      ],
      [square, 182],
      [dollHouse],
      ...[
        [70, 38],
        [96, 39],
        [232, 38],
        [252, 39],
      ].map(([x, y]) => [bush, x, y + 3, 26, "#4F9A5A"]),
      [clothesline, 130, 214, 16],
      [flag, 74, 40, 34, pink, { width: 14, cloth: 9 }],
      [lampSmall, 100, 52],
      [lampSmall, 212, 52],
      [easel, 70, 89, pink],
      [easel, 112, 89, cyan],
      [easel, 140, 89, acid],
      [person, hag, 1, 86, 90],
      [easel, 178, 89, orange],
      [person, crafter, 7, 196, 90],
      [easel, 234, 89, electric],
      [serverRack, 68, 134, 34],
      [serverRack, 86, 134, 34],
      [serverRack, 104, 134, 34],
      [person, genesis, 7, 128, 135],
      [
        (g) => {
          box(g, 178, 118, 66, 4, "#A8744A");
          g.rect(182, 122, 3, 12, "#7A5030").rect(238, 122, 3, 12, "#7A5030");
          for (const x of [190, 216]) {
            g.rect(x, 104, 18, 13, ink)
              .rect(x + 1, 105, 16, 10, "#1C2B4A")
              .rect(x + 3, 107, 8, 1, acid)
              .rect(x + 3, 109, 11, 1, cyan)
              .rect(x + 3, 111, 6, 1, pink)
              .rect(x + 7, 117, 4, 1, ink);
          }
        },
      ],
      [person, alya, 3, 244, 135],
      [mailBag, 70, 179, 22],
      [mailBag, 90, 179, 17],
      [mailBag, 78, 166, 14],
      [person, kongz, 3, 116, 180],
      [
        (g) => {
          for (let i = 0; i < 5; i++)
            for (let j = 0; j < 3; j++)
              g.rect(172 + i * 12, 146 + j * 10, 11, 9, "#8A5A38")
                .rect(173 + i * 12, 147 + j * 10, 9, 7, "#5A3624")
                .rect(174 + i * 12, 150 + j * 10, 7, 3, (i + j) % 3 ? paper : "#5A3624");
        },
      ],
      [person, society, 1, 236, 180],
      [tree, 22, 192, 22, "#4F9A5A"],
      [tree, 300, 194, 24, "#4F9A5A"],
      [tree, 46, 196, 16, "#5CA868"],
      [person, fitri, 5, 276, 197],
    ],
  },
  companyBoardmember: {
    focus: [64, 42],
    rows: [
      [boardroomFloor],
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => [
        chairAbove,
        62 + k * 28,
        54 + Math.round(Math.abs(k - 3.5) ** 2 * 0.8),
        k % 5,
        [pink, "#2F7A8A", gold, "#8A5A34", "#5A3E80", "#C4483A", "#3F8A5A", "#D8D0BE"][k],
        "top",
      ]),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => [
        chairAbove,
        48 + k * 28,
        146 - Math.round(Math.abs(k - 4) ** 2 * 0.9),
        (k * 2 + 1) % 5,
        ["#C4483A", electric, "#3F8A5A", "#D8D0BE", orange, "#2F5A7A", pink, "#8A5A34", gold][k],
        "bottom",
      ]),
      [chairAbove, 26, 100, 1, "#5A3E80", "left"],
      [chairAbove, 294, 100, 3, "#A8304E", "right"],
      [ovalTable, 160, 100, 124, 36],
      ...[
        [64, 86],
        [90, 78],
        [118, 74],
        [146, 72],
        [176, 74],
        [204, 78],
        [230, 82],
        [254, 92],
        [60, 106],
        [84, 116],
        [110, 122],
        [138, 124],
        [168, 123],
        [196, 121],
        [222, 114],
        [246, 106],
      ].map(([x, y], k) => [sheet, x, y, 12, 8, k % 4 === 2 ? "#FFF3C4" : paper]),
      [sheet, 196, 92, 30, 20],
      [curledCat, 214, 98],
      [kettle, 152, 98],
      ...[
        [104, 94],
        [120, 104],
        [186, 108],
        [92, 102],
        [132, 88],
      ].map(([x, y], k) => [
        (g) =>
          g
            .ellipse(x, y, 5, 5, [pink, cyan, gold, paper, acid][k])
            .ellipse(x, y, 3, 3, "#6A3A1E")
            .rect(x + 5, y - 1, 3, 3, [pink, cyan, gold, paper, acid][k]),
      ]),
      [
        tint,
        [
          [0, 0],
          [90, 0],
          [190, 200],
          [60, 200],
        ],
        "#FFF6D8",
        0.16,
      ],
      [
        tint,
        [
          [150, 0],
          [210, 0],
          [310, 200],
          [230, 200],
        ],
        "#FFF6D8",
        0.16,
      ],
      [plantAbove, 12, 14],
      [plantAbove, 306, 186],
      [plantAbove, 306, 14],
    ],
  },
  companyPartners: {
    focus: [46, 68],
    rows: [
      [lobby],
      ...trades.map(([color, shape], k) => [
        tradeSign,
        52 + (k % 4) * 62,
        24 + Math.floor(k / 4) * 52 + (k % 2) * 14,
        color,
        shape,
      ]),
      [plantPot, 34, 176, "#4F9A5A"],
      [plantPot, 270, 176, "#4F9A5A"],
      [hugeBook],
      [person, society, 8, 124, 166],
      [person, genesis, 3, 168, 166],
      [handshake, 156, 153],
      [person, crafter, 1, 14, 196],
      [person, alya, 7, 284, 196],
    ],
  },
  companyVision: {
    focus: [108, 76],
    rows: [
      [cloudSea],
      [balloon, 150, 40, 13, [acid, ink, pink]],
      [terrace],
      [roofTelescope, 64, 182],
      [modelTable, 150, 146, 120],
      [person, society, 2, 124, 182],
      [person, hag, 3, 274, 188],
      [paperCrown, 281, 154],
      [drawCat, 22, 194, "#2B2838"],
      [flag, 306, 142, 96, pink, { width: 14, cloth: 10, pole: "#B8B0A0" }],
    ],
  },
};

function plantAbove(g, x, y) {
  shadow(g, x + 2, y + 3, 11, 10, 0.3);
  g.ellipse(x, y, 9, 9, "#B8603A").ellipse(x, y, 7, 7, "#4A2A1C");
  for (let a = 0; a < 9; a++)
    g.line(
      x,
      y,
      Math.round(x + Math.cos(a * 0.7) * 11),
      Math.round(y + Math.sin(a * 0.7) * 11),
      a % 2 ? "#4F9A5A" : "#2F7A44",
    ).rect(
      Math.round(x + Math.cos(a * 0.7) * 10) - 1,
      Math.round(y + Math.sin(a * 0.7) * 10) - 1,
      3,
      3,
      a % 2 ? "#5CB46A" : "#3C8A4E",
    );
}
