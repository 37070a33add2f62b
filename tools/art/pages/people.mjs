import { Grid } from "../grid.mjs";
import { alya } from "../people/alya.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { createRandom } from "../random.mjs";
import { acid, cyan, drawMoon, gold, ink, orange, paper, pink } from "../scenes/city-parts.mjs";
import { ball, beam, blend, box, cord, glow, gradient, shadow, tint, tonesOf, tube } from "../scenes/light.mjs";
import {
  bolt,
  buildings,
  bush,
  hill,
  puff,
  rain,
  ridge,
  rock,
  stars,
  vignette,
  waterTank,
} from "../scenes/outdoors.mjs";
import { deskLamp, ladder, openBook, trophy } from "../scenes/props.mjs";
import { person } from "./compose.mjs";

/** A tree older than the city: buttressed trunk, boughs, hanging roots. */
function banyan(g) {
  const [dark, bark, light] = ["#2A1C22", "#4A3230", "#6E4C40"];
  g.polygon(
    [
      [124, 60],
      [196, 60],
      [204, 120],
      [226, 178],
      [250, 200],
      [70, 200],
      [96, 178],
      [116, 120],
    ],
    bark,
  );
  g.polygon(
    [
      [176, 60],
      [196, 60],
      [204, 120],
      [226, 178],
      [250, 200],
      [206, 200],
      [186, 150],
    ],
    dark,
  );
  for (const [x0, y0, x1, y1] of [
    [132, 70, 122, 176],
    [146, 64, 144, 190],
    [160, 70, 170, 194],
    [118, 150, 92, 198],
    [184, 120, 196, 190],
  ])
    beam(g, x0, y0, x1, y1, 3, blend(bark, dark, 0.6));
  for (const [x0, y0, x1, y1] of [
    [128, 80, 118, 170],
    [140, 70, 136, 186],
    [152, 66, 154, 188],
  ])
    g.line(x0, y0, x1, y1, light);
  beam(g, 140, 74, 50, 52, 16, bark);
  beam(g, 180, 78, 284, 50, 18, blend(bark, dark, 0.3));
  beam(g, 60, 56, 10, 66, 10, bark);
  beam(g, 270, 54, 320, 62, 11, blend(bark, dark, 0.4));
}

function leaves(g, seed, clumps, color) {
  const random = createRandom(seed);
  const [dark, , light] = tonesOf(color);
  for (const [x, y, rx, ry] of clumps) g.ellipse(x, y + 3, rx, ry, blend(dark, ink, 0.35));
  for (const [x, y, rx, ry] of clumps) g.ellipse(x, y, rx, ry, dark).ellipse(x - 2, y - 3, rx - 3, ry - 4, color);
  for (const [x, y, rx, ry] of clumps)
    for (let i = 0; i < rx * ry * 0.35; i++) {
      const [px, py] = [x + random.int(-rx, rx), y + random.int(-ry, ry)];
      if (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 > 0.95) continue;
      const isLit = py < y - ry * 0.15 && px < x + rx * 0.4;
      g.rect(px, py, 3, 1, isLit ? light : dark).set(px + 1, py + 1, isLit ? color : blend(dark, ink, 0.3));
    }
}

/** A hut of planks on a platform; `base` is the platform. */
function treeHouse(g, x, base, width, color, glowing = "#FFD98A") {
  g.rect(x - 6, base, width + 12, 4, "#7A5238")
    .rect(x - 6, base, width + 12, 1, "#B88858")
    .rect(x - 6, base + 4, width + 12, 1, ink);
  for (let i = x - 4; i < x + width + 6; i += 8) g.rect(i, base - 8, 1, 8, "#8A6242");
  box(g, x, base - 26, width, 26, color);
  for (let i = x + 4; i < x + width; i += 5) g.rect(i, base - 25, 1, 24, blend(color, ink, 0.3));
  g.rect(x + 4, base - 18, 10, 9, glowing)
    .frame(x + 3, base - 19, 12, 11, "#3A2420")
    .rect(x + 8, base - 18, 1, 9, "#3A2420");
  g.rect(x + width - 13, base - 19, 9, 19, "#3A2420").rect(x + width - 12, base - 18, 7, 18, blend(glowing, ink, 0.25));
  for (let j = 0; j < 13; j++) g.rect(x - 7 + j, base - 26 - j, width + 14 - j * 2, 1, j % 3 ? "#8A6A3A" : "#6A4E2A");
  g.rect(x - 6, base - 8, width + 12, 1, "#8A6242");
}

function lantern(g, x, top, drop, color) {
  g.rect(x, top, 1, drop, "#2A1C22")
    .rect(x - 3, top + drop, 7, 8, color)
    .rect(x - 2, top + drop - 1, 5, 1, "#3A2420")
    .rect(x - 2, top + drop + 8, 5, 1, "#3A2420")
    .rect(x - 1, top + drop + 2, 2, 4, "#FFFFFF");
  glow(g, x, top + drop + 4, 20, 18, color, 0.3);
}

function ropeBridge(g, x0, y0, x1, y1) {
  for (const [dy, color] of [
    [0, "#B88858"],
    [-10, "#8A6242"],
  ])
    cord(g, x0, y0 + dy, x1, y1 + dy, 8, color, dy ? 1 : 3);
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const [x, y] = [Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t + 8 * 4 * t * (1 - t))];
    g.rect(x, y - 9, 1, 10, "#6A4A34").rect(x - 1, y + 1, 3, 2, "#5A3A28");
  }
}

/** A half-pipe seen from the side: two curves with a flat between them. */
function halfPipe(g) {
  const top = (x) => {
    const d = Math.min(x - 20, 300 - x);
    if (d < 0) return 96;
    if (d > 84) return 176;
    return Math.round(96 + 80 * Math.sqrt(1 - ((84 - d) / 84) ** 2));
  };
  for (let x = 0; x < 320; x++) {
    const y = top(x);
    g.rect(x, y, 1, 200 - y, x % 26 === 0 ? "#2A3050" : "#3A4268")
      .rect(x, y, 1, 3, "#8A96D0")
      .rect(x, y + 3, 1, 2, "#5A669A");
  }
  for (const y of [186, 193]) g.rect(0, y, 320, 1, "#2A3050");
  for (const x of [0, 300]) g.rect(x, 92, 20, 4, "#C9CBDD").rect(x, 96, 20, 1, ink);
  for (const x of [20, 299]) g.rect(x - 1, 91, 3, 4, gold);
  for (const x of [2, 9, 16, 303, 310, 317]) g.rect(x, 78, 1, 14, "#8A86A8");
  g.rect(0, 78, 18, 1, "#C9CBDD").rect(302, 78, 18, 1, "#C9CBDD");
}

function graffiti(g, text, x, y, color) {
  g.text(text, x + 2, y + 2, ink, { font: "Galmuri11-Bold", scale: 2 })
    .text(text, x + 1, y + 1, blend(color, ink, 0.5), { font: "Galmuri11-Bold", scale: 2 })
    .text(text, x, y, color, { font: "Galmuri11-Bold", scale: 2 });
}

function skateboard(g, x, y, color, tilt = 0) {
  g.line(x, y, x + 18, y - tilt, color)
    .line(x, y + 1, x + 18, y + 1 - tilt, blend(color, ink, 0.4))
    .line(x - 3, y - 2, x, y, color)
    .line(x + 18, y - tilt, x + 21, y - 2 - tilt, color);
  g.rect(x + 3, y + 2, 3, 3, paper).rect(x + 13, y + 2 - tilt, 3, 3, paper);
}

/** A hall of books in one-point perspective, a tall window at its end. */
function library(g) {
  g.rect(0, 0, 320, 200, "#1A1018");
  const [cx, cy] = [160, 78];
  for (let side = -1; side <= 1; side += 2) {
    for (let x = 0; x < 112; x++) {
      const px = side < 0 ? x : 319 - x;
      const scale = 1 - (x / 112) * 0.62;
      const bay = Math.floor(Math.log(1 / scale) * 7);
      const edge = Math.floor(Math.log(1 / (1 - ((x + 1) / 112) * 0.62)) * 7) !== bay;
      for (let y = 0; y < 200; y++) {
        const v = (y - cy) / scale;
        if (v < -96 || v > 96) continue;
        const row = Math.floor((v + 96) / 21);
        const inRow = (v + 96) % 21;
        const book = Math.floor(Math.log(1 / scale) * 60);
        const palette = ["#8A3A2E", "#34407A", "#1E6A70", "#7A5234", "#B8A880", "#5E3A80", "#2F6A48", "#A8702A"];
        const color = palette[Math.abs((book * 7 + row * 5 + bay * 3) * 2654435761) % palette.length];
        const high = 4 + ((book * 5 + row * 3) % 5);
        let tone = inRow < 3 ? "#6A4630" : inRow < high + 2 ? "#120A0E" : color;
        if (edge) tone = "#7A5238";
        g.set(px, y, blend(tone, "#120A14", 0.1 + (x / 112) * 0.35));
      }
    }
  }
  g.polygon(
    [
      [0, 0],
      [320, 0],
      [208, 42],
      [112, 42],
    ],
    "#2A1A24",
  );
  for (let k = 0; k < 6; k++) {
    const t = k / 6;
    g.line(Math.round(112 * t), Math.round(42 * t), Math.round(320 - 112 * t), Math.round(42 * t), "#4A3034");
  }
  for (const x of [40, 106, 160, 214, 280]) g.line(x, 0, Math.round(cx + (x - cx) * 0.34), 42, "#4A3034");
  g.rect(112, 42, 96, 74, "#2E1E2A");
  g.polygon(
    [
      [112, 116],
      [208, 116],
      [320, 176],
      [320, 200],
      [0, 200],
      [0, 176],
    ],
    "#4A2A2A",
  );
  for (let k = -7; k <= 7; k++) g.line(cx + k * 8, 116, cx + k * 44, 200, "#341C20");
  g.polygon(
    [
      [138, 116],
      [182, 116],
      [236, 200],
      [84, 200],
    ],
    "#7A2436",
  ).polygon(
    [
      [142, 116],
      [178, 116],
      [226, 200],
      [94, 200],
    ],
    "#9A3044",
  );
  for (let k = 0; k < 6; k++) g.rect(140 - k * 9, 120 + k * 14, 40 + k * 18, 1, "#C98A2A");
}

function tallWindow(g, x, y, width, height) {
  g.rect(x - 3, y + 12, width + 6, height - 12, "#6A4A34").ellipse(
    x + width / 2 - 0.5,
    y + 14,
    width / 2 + 3,
    16,
    "#6A4A34",
  );
  const before = g.crop(0, 0, g.width, g.height);
  g.rect(x, y + 14, width, height - 14, "#010101").ellipse(x + width / 2 - 0.5, y + 14, width / 2, 13, "#010101");
  const sky = ["#10123A", "#1C2058", "#303480", "#5A52A0", "#9A78B0"];
  g.map((color, i, j) =>
    color === "#010101" ? sky[Math.min(4, Math.floor(((j - y) / height) * 5 + ((i + j) % 2) * 0.3))] : color,
  );
  const clear = (i, j) => before.get(i, j) !== g.get(i, j);
  for (const [dx, dy] of [
    [8, 14],
    [20, 8],
    [34, 20],
    [46, 12],
    [12, 34],
    [50, 30],
    [28, 16],
  ])
    if (clear(x + dx, y + dy)) g.set(x + dx, y + dy, paper);
  drawMoon(g, x + Math.round(width * 0.6), y + 28, 10, ["#A8A0D0", "#C9C4E8", "#E8E4FF", "#FFFFFF"]);
  for (let i = 0; i < width; i += 5)
    g.rect(x + i, y + height - 8 - ((i * 7) % 11), 5, 8 + ((i * 7) % 11), "#15122E").set(
      x + i + 2,
      y + height - 4,
      gold,
    );
  for (const dx of [Math.round(width / 3), Math.round((width * 2) / 3)])
    g.rect(x + dx, y + 2, 2, height - 2, "#4A3226");
  for (const dy of [22, 42]) g.rect(x, y + dy, width, 2, "#4A3226");
}

/** A broad desk with open books, seen over its edge, in the foreground. */
function readingDesk(g, x, y, width) {
  box(g, x, y, width, 7, "#8A5A38");
  g.rect(x + 4, y + 7, width - 8, 60, "#5A3624");
  for (let i = x + 8; i < x + width - 30; i += 38)
    g.frame(i, y + 11, 32, 24, "#3A2018").rect(i + 14, y + 21, 5, 2, gold);
}

function owl(g, x, y) {
  g.stamp(
    [
      ".b......b.",
      ".bb....bb.",
      ".bbbbbbbb.",
      "bbwwbbwwbb",
      "bwkwbbwkwb",
      "bbwwyywwbb",
      "bbbbyybbbb",
      "bblblblbbb",
      "bblblblbbb",
      ".bblblbbb.",
      "..bbbbbb..",
      "...y..y...",
    ],
    x,
    y,
    { b: "#8A6242", l: "#D8B888", w: paper, k: ink, y: gold },
  );
}

/** A boxing ring under its lamps, seen from the floor beside it. */
function ring(g) {
  gradient(g, 0, 0, 320, 120, ["#0E0A16", "#1A0F1E", "#2A141E", "#3E1A20"], 0.6);
  for (let x = 0; x < 320; x += 22) g.rect(x, 30, 1, 80, "#2A141E");
  for (let y = 40; y < 110; y += 14)
    for (let x = (y % 4) * 3; x < 320; x += 9) g.ellipse(x, y + 4, 3, 3, "#1C0F18").set(x, y + 1, "#4A2A34");
  g.polygon(
    [
      [52, 118],
      [268, 118],
      [312, 156],
      [8, 156],
    ],
    "#C8BCA8",
  ).polygon(
    [
      [58, 120],
      [262, 120],
      [300, 153],
      [20, 153],
    ],
    "#E8DEC8",
  );
  for (let k = 0; k < 4; k++) g.line(60 + k * 60, 119, 24 + k * 84, 154, "#D0C4AE");
  g.ellipse(160, 136, 46, 9, "#D7B23E").ellipse(160, 136, 42, 8, "#E8DEC8");
  g.rect(8, 156, 304, 44, "#8A1F2A").rect(8, 156, 304, 3, "#D04A50").rect(8, 196, 304, 4, "#5A1018");
  for (let x = 16; x < 306; x += 42) g.frame(x, 164, 34, 28, "#6A1420");
}

function ropes(g, back) {
  const posts = back
    ? [
        [52, 118, 46],
        [268, 118, 46],
      ]
    : [
        [8, 160, 66],
        [306, 160, 66],
      ];
  for (const [x, base, h] of posts) {
    tube(g, x - 3, base - h, 7, h, back ? "#5A5672" : "#C9CBDD");
    g.rect(x - 5, base - h - 3, 11, 4, back ? "#C98A2A" : gold)
      .rect(x - 5, base - h + 6, 11, h - 26, back ? "#22387A" : "#2F50B0")
      .rect(x - 5, base - h + 6, 2, h - 26, back ? "#34509A" : "#5A7CE0");
  }
  const [[x0, base, h], [x1]] = posts;
  [0.78, 0.52, 0.28].forEach((t, k) => {
    const color = [paper, "#F0444C", paper][k];
    cord(
      g,
      x0,
      Math.round(base - h * t),
      x1,
      Math.round(base - h * t),
      back ? 2 : 4,
      back ? blend(color, ink, 0.35) : color,
      back ? 1 : 3,
    );
    if (!back)
      cord(g, x0, Math.round(base - h * t) + 2, x1, Math.round(base - h * t) + 2, 4, blend(color, ink, 0.35), 1);
  });
}

const canopy = [
  [30, 40, 34, 20],
  [76, 26, 40, 22],
  [128, 20, 42, 24],
  [184, 22, 44, 24],
  [240, 26, 42, 22],
  [292, 40, 36, 22],
  [10, 58, 26, 14],
  [312, 60, 26, 14],
  [160, 44, 34, 14],
];

function oilDrum(g, cx, base) {
  glow(g, cx, base - 24, 74, 58, "#FF8A3D", 0.3);
  tube(g, cx - 11, base - 26, 22, 26, "#6E4A3A");
  for (const y of [19, 9]) g.rect(cx - 11, base - y, 22, 1, "#2A1A18");
  for (const [dx, dy] of [
    [-6, 15],
    [2, 13],
    [6, 16],
    [-3, 5],
    [5, 5],
  ])
    g.rect(cx + dx, base - dy, 2, 2, orange);
  g.ellipse(cx - 0.5, base - 26, 11, 3, "#2A1A18");
  for (let i = -10; i < 10; i++) {
    const high = Math.round(9 + 9 * Math.cos(i / 6.5) + 5 * Math.sin(i * 1.7));
    g.rect(cx + i, base - 26 - high, 1, high, "#E0641A")
      .rect(cx + i, base - 26 - Math.round(high * 0.7), 1, Math.round(high * 0.7), "#FFB03D")
      .rect(cx + i, base - 26 - Math.round(high * 0.35), 1, Math.round(high * 0.35), "#FFF3C4");
  }
  for (const [dx, dy] of [
    [-8, 56],
    [5, 62],
    [-2, 70],
    [11, 52],
    [3, 82],
    [-12, 66],
    [8, 92],
  ])
    g.set(cx + dx, base - dy, dy % 3 ? orange : gold);
}

/** A valley far below with a town of which one window is lit. */
function sleepingTown(g, base) {
  for (let x = 176; x < 306; x += 9) {
    const high = 8 + ((x * 7) % 19);
    g.rect(x, base - high, 9, high, x % 2 ? "#1C1A3C" : "#22204A").rect(x, base - high, 9, 1, "#3C3A68");
  }
  g.rect(236, base - 40, 14, 40, "#22204A")
    .rect(236, base - 40, 14, 1, "#3C3A68")
    .rect(242, base - 56, 1, 16, "#3C3A68")
    .rect(241, base - 30, 4, 4, acid)
    .set(241, base - 30, paper);
  glow(g, 243, base - 28, 26, 22, acid, 0.4);
}

function gasCan(g, x, base) {
  box(g, x, base - 12, 10, 12, "#A8302E");
  g.line(x + 2, base - 10, x + 7, base - 3, "#7A1A1E")
    .line(x + 7, base - 10, x + 2, base - 3, "#7A1A1E")
    .rect(x + 1, base - 14, 5, 2, "#A8302E")
    .rect(x + 7, base - 15, 2, 3, "#C9CBDD");
}

function logSeat(g, x, base, width) {
  shadow(g, x + width / 2, base, width / 2 + 2, 2);
  g.rect(x, base - 8, width, 8, "#5A3A28")
    .rect(x, base - 8, width, 1, "#8A5E40")
    .rect(x, base - 1, width, 1, "#2A1812")
    .ellipse(x, base - 4, 3, 4, "#B88858")
    .ellipse(x, base - 4, 1.5, 2, "#7A5238");
  for (let i = x + 8; i < x + width - 3; i += 7) g.rect(i, base - 5, 4, 1, "#3A241A");
}

/** A flat roof at first light: washing, minarets, tanks. */
function dawnRoof(g) {
  gradient(g, 0, 0, 320, 128, ["#2A2A5A", "#4A3E78", "#7A5488", "#B86E88", "#E89480", "#FFC488", "#FFE2A8"], 0.7);
  g.ellipse(214, 112, 20, 20, "#FFE7B0").ellipse(214, 112, 16, 16, "#FFF6DC");
}

function minaret(g, x, base, height, color) {
  const light = blend(color, "#FFC488", 0.4);
  g.rect(x - 4, base - height, 9, height, color)
    .rect(x - 4, base - height, 2, height, light)
    .rect(x - 6, base - height, 13, 3, light)
    .rect(x - 6, base - Math.round(height * 0.62), 13, 3, light)
    .rect(x - 3, base - height - 9, 7, 9, color)
    .ellipse(x, base - height - 10, 4, 5, color)
    .rect(x, base - height - 20, 1, 6, gold)
    .set(x - 1, base - height - 21, gold)
    .set(x + 1, base - height - 21, gold);
}

function mosqueDome(g, cx, base, r, color) {
  g.rect(cx - r - 4, base - Math.round(r * 0.7), r * 2 + 8, Math.round(r * 0.7), color)
    .ellipse(cx, base - Math.round(r * 0.7), r, Math.round(r * 1.05), color)
    .ellipse(
      cx - Math.round(r * 0.3),
      base - r,
      Math.round(r * 0.45),
      Math.round(r * 0.55),
      blend(color, "#FFC488", 0.35),
    )
    .rect(cx, base - Math.round(r * 1.75) - 6, 1, 8, gold)
    .rect(cx - 1, base - Math.round(r * 1.75) - 7, 3, 1, gold);
}

function washing(g, x0, y0, x1, y1) {
  cord(g, x0, y0, x1, y1, 7, "#4A3E58");
  [
    ["#F4F1E8", 14, 18],
    ["#F0444C", 11, 14],
    ["#7C8CFF", 13, 20],
    ["#FFC53D", 10, 13],
    ["#3DDC97", 14, 17],
    ["#F4F1E8", 12, 15],
  ].forEach(([color, w, h], k) => {
    const t = (k + 0.6) / 6.4;
    const [x, y] = [Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t + 28 * t * (1 - t))];
    g.rect(x, y, w, h, color)
      .rect(x + w - 3, y, 3, h, blend(color, ink, 0.2))
      .rect(x, y + h - 1, w, 1, blend(color, ink, 0.25))
      .rect(x + 1, y - 2, 2, 4, "#8A5A3A")
      .rect(x + w - 3, y - 2, 2, 4, "#8A5A3A");
  });
}

/** The milky way, from the upper left to the lower right. */
function skyRiver(g) {
  const random = createRandom(77);
  for (let i = 0; i < 2600; i++) {
    const t = random.next();
    const off = (random.next() + random.next() + random.next() - 1.5) * 44;
    const [x, y] = [Math.round(60 + t * 280 + off * 0.5), Math.round(-10 + t * 150 - off * 0.8)];
    const below = g.get(x, y);
    if (below && y < 150)
      g.set(x, y, blend(below, random.pick(["#5A5AA8", "#8A6AB0", "#4A6AB0"]), Math.abs(off) < 14 ? 0.5 : 0.28));
  }
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    g.set(Math.round(60 + t * 280 + random.int(-14, 14)), Math.round(-10 + t * 150 + random.int(-12, 12)), paper);
  }
}

export default {
  nftGenesis: {
    focus: [20, 80],
    rows: [
      [gradient, 0, 0, 320, 150, ["#05060F", "#090B1C", "#0F1230", "#181A44", "#262454"], 0.7],
      [stars, 14, 230, 170, ["#3A3E70", "#7A7EB0", paper]],
      [skyRiver],
      [ridge, 150, 38, "#141432", { seed: 12, step: 50 }],
      [gradient, 0, 148, 320, 52, ["#10122A", "#0C0E20"], 0.5],
      [sleepingTown, 164],
      [hill, 172, 4, "#14122A", { phase: 150, length: 40, edge: "#2A2848", slope: 0.02 }],
      [
        (g) => {
          for (let x = 0; x < 232; x++) {
            const top = Math.round(150 + 50 * Math.max(0, (x - 110) / 120) ** 1.8 + Math.sin(x / 17) * 2);
            g.rect(x, top, 1, 200 - top, "#2A1E2C")
              .set(x, top, "#6A4A48")
              .set(x, top + 1, "#3E2C38");
          }
        },
      ],
      [oilDrum, 96, 182],
      [logSeat, 14, 184, 34],
      [gasCan, 142, 186],
      [person, genesis, 8, 26, 178],
      [person, genesis, 2, 56, 188],
      [person, genesis, 6, 122, 182],
      [rock, 176, 202, 46, 22, "#3A2A38"],
      [rock, -10, 204, 40, 20, "#3A2A38"],
      [glow, 96, 186, 90, 16, "#FF8A3D", 0.3],
    ],
  },
  nftPunkykongz: {
    focus: [16, 28],
    rows: [
      [gradient, 0, 0, 320, 200, ["#0C1424", "#12203A", "#1A3048", "#244858", "#3A6460"], 0.6],
      [stars, 5, 120, 40],
      [drawMoon, 262, 92, 26, ["#8AA890", "#B0C8A0", "#D8E8B8", "#F0F8D8"]],
      [
        buildings,
        4,
        {
          base: 176,
          from: 20,
          to: 58,
          widths: [12, 22],
          walls: ["#14243A", "#182A42"],
          edge: "#24405A",
          windows: { size: [1, 2], gap: [2, 3], lit: 0.3, colors: [gold, acid, "#8AA890"], off: "#101E30" },
          overlap: 0,
        },
      ],
      [hill, 176, 3, "#16342E", { phase: 10, length: 30 }],
      [banyan],
      [beam, 118, 140, 74, 100, 6, "#3A2628"],
      [beam, 206, 144, 240, 108, 6, "#3A2628"],
      [leaves, 8, canopy, "#1F6A4A"],
      [treeHouse, 24, 96, 54, "#8A5234"],
      [treeHouse, 226, 104, 56, "#6A4A6E", "#FFC2DA"],
      [treeHouse, 136, 72, 48, "#3A6A6E", "#D7FF3E"],
      [ropeBridge, 84, 97, 136, 76],
      [ropeBridge, 188, 76, 222, 105],
      [lantern, 104, 60, 26, gold],
      [lantern, 206, 58, 24, pink],
      [lantern, 16, 66, 30, acid],
      [lantern, 300, 66, 34, cyan],
      [lantern, 152, 84, 30, orange],
      [ladder, 62, 96, 58, 186],
      [hill, 186, 2, "#1C4034", { phase: 0, length: 24, edge: "#3A7A50" }],
      [person, kongz, 2, 140, 73],
      [person, kongz, 5, 44, 97],
      [person, kongz, 6, 246, 105],
      [person, kongz, 1, 92, 192],
      [person, kongz, 4, 196, 190],
      [person, kongz, 3, 150, 196],
      [person, kongz, 7, 264, 194],
      [bush, -10, 202, 50, "#1C5A40"],
      [bush, 286, 203, 48, "#1C5A40"],
    ],
  },
  nftPunkyhag: {
    focus: [96, 76],
    rows: [
      [gradient, 0, 0, 320, 150, ["#0A0A1E", "#12143A", "#1C2256", "#2C3A7A", "#4A5AA0"], 0.7],
      ...[
        [20, 34, 110],
        [150, 22, 140],
        [96, 52, 90],
        [236, 56, 100],
      ].map(([x, y, width]) => [puff, x, y, width, ["#12142E", "#1E2248", "#343A6E"]]),
      [bolt, 5, 86, 40, 130],
      [bolt, 12, 214, 30, 138],
      [glow, 86, 60, 60, 50, "#8AD8FF", 0.35],
      [glow, 214, 50, 70, 56, "#8AD8FF", 0.35],
      [
        buildings,
        17,
        {
          base: 172,
          from: 46,
          to: 88,
          widths: [14, 26],
          walls: ["#10142E", "#141A38"],
          edge: "#3A4A80",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.25, colors: [cyan, gold, "#8AD8FF"], off: "#0C1026" },
          overlap: 0,
        },
      ],
      [box, 112, 112, 96, 64, "#2A2F4E"],
      [graffiti, "HA_G", 133, 124, cyan],
      [halfPipe],
      [person, hag, 4, 4, 93],
      [person, hag, 6, 296, 93],
      [skateboard, 222, 84, orange, -9],
      [person, hag, 2, 220, 82],
      [skateboard, 60, 146, acid, -12],
      [person, hag, 8, 58, 148],
      [person, hag, 1, 112, 178],
      [person, hag, 7, 150, 180],
      [person, hag, 5, 190, 178],
      [rain, 3, 420],
    ],
  },
  nftAlya: {
    focus: [74, 66],
    rows: [
      [library],
      [tallWindow, 132, 48, 56, 68],
      [
        tint,
        [
          [134, 116],
          [186, 116],
          [250, 200],
          [70, 200],
        ],
        "#B8B4F0",
        0.16,
      ],
      [ladder, 66, 20, 44, 176],
      [ball, 262, 128, 15, "#3A6A8A"],
      [
        (g) =>
          g
            .rect(258, 142, 9, 3, gold)
            .rect(261, 145, 3, 28, "#8A5A38")
            .rect(252, 172, 21, 3, "#5A3624")
            .ellipse(262, 128, 18, 2, gold),
      ],
      [person, alya, 7, 116, 140],
      [person, alya, 2, 182, 146],
      [person, alya, 4, 242, 178],
      [person, alya, 3, 132, 166],
      [readingDesk, 60, 164, 176],
      [openBook, 128, 164],
      [openBook, 84, 165],
      [owl, 204, 152],
      [deskLamp, 178, 164],
      [candleStick, 72, 164],
      [glow, 146, 156, 90, 46, "#FFD98A", 0.3],
      [vignette, 0.5],
    ],
  },
  nftFitri: {
    focus: [38, 60],
    rows: [
      [dawnRoof],
      [minaret, 58, 124, 78, "#6A4A7A"],
      [minaret, 122, 124, 60, "#7A5488"],
      [mosqueDome, 90, 124, 22, "#6A4A7A"],
      [minaret, 282, 124, 70, "#6A4A7A"],
      [
        buildings,
        9,
        {
          base: 126,
          from: 10,
          to: 34,
          widths: [12, 24],
          walls: ["#5A4272", "#64487A", "#523C6A"],
          edge: "#C87A84",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.2, colors: ["#FFC488"], off: "#4A3862" },
          overlap: 0,
        },
      ],
      [
        (g) => {
          g.rect(0, 118, 320, 82, "#5A4668").rect(0, 118, 320, 2, "#E89480").rect(0, 120, 320, 3, "#7A5C80");
          for (let y = 130; y < 200; y += 14) g.rect(0, y, 320, 1, "#4A3858");
        },
      ],
      [waterTank, 4, 122, 34, 62, "#7A5070"],
      [
        (g) => {
          for (const x of [150, 276]) g.rect(x, 62, 3, 60, "#4A3E58");
        },
      ],
      [washing, 152, 64, 276, 64],
      [ring2],
      [ropes, true],
      [person, fitri, 2, 64, 140],
      [person, fitri, 3, 232, 140],
      [person, fitri, 1, 148, 138],
      [ropes, false],
      [trophy, 196, 138],
      [
        tint,
        [
          [0, 0],
          [320, 0],
          [320, 200],
          [0, 200],
        ],
        "#FFC488",
        0.05,
      ],
    ],
  },
};

function ring2(g) {
  const floor = new Grid(320, 200);
  ring(floor);
  for (let y = 117; y < 200; y++) for (let x = 0; x < 320; x++) if (floor.get(x, y)) g.set(x, y, floor.get(x, y));
}

function candleStick(g, x, y) {
  g.rect(x - 3, y - 2, 7, 2, gold)
    .rect(x, y - 5, 2, 3, "#C98A2A")
    .rect(x - 1, y - 13, 3, 8, paper)
    .rect(x, y - 16, 1, 3, orange)
    .set(x, y - 17, "#FFE7A0");
}
