import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { drawPerson } from "../people/figure.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import {
  acid,
  cyan,
  drawCat,
  drawMoon,
  drawSign,
  electric,
  gold,
  ink,
  orange,
  paper,
  pink,
} from "../scenes/city-parts.mjs";
import { ball, beam, blend, box, cord, glow, gradient, shadow, tube } from "../scenes/light.mjs";
import { buildings, lights, stars, vignette } from "../scenes/outdoors.mjs";
import { awning, bell, deskLamp, frontDesk, ropePost, suitcase } from "../scenes/props.mjs";
import { person } from "./compose.mjs";

const night = ["#0C0814", "#150C20", "#20102C", "#31143A", "#4A1A48", "#6E2450"];

/** A palm of light tubes on a frame, `color` its fronds. */
function neonPalm(g, x, base, height, color) {
  const top = base - height;
  const trunk = (i) => x + Math.round(Math.sin(i / (height / 2.2)) * 6);
  for (let i = 0; i < height; i++) g.rect(trunk(i) + 4, base - i, 2, 1, "#2A1030");
  for (let i = 0; i < height; i++) g.rect(trunk(i), base - i, 2, 1, i % 9 < 7 ? "#FFC53D" : "#8A5E1A");
  const cx = trunk(height);
  glow(g, cx, top, 46, 38, color, 0.4);
  for (const [dx, dy] of [
    [-30, 14],
    [-26, -6],
    [-12, -22],
    [10, -22],
    [26, -8],
    [31, 12],
    [-18, 26],
    [20, 25],
  ])
    for (let t = 0; t <= 1; t += 0.015) {
      const [px, py] = [cx + dx * t, top + dy * t + 16 * t * t - 8 * t];
      g.rect(Math.round(px), Math.round(py), 2, 2, t > 0.92 ? "#FFFFFF" : color);
    }
  ball(g, cx - 2, top + 5, 2, "#FFC53D");
  ball(g, cx + 4, top + 6, 2, "#FFC53D");
}

/** A grand door under an arch of bulbs. */
function grandDoor(g, cx, base) {
  g.rect(cx - 54, base - 92, 108, 92, "#3A1838").ellipse(cx, base - 92, 54, 34, "#3A1838");
  g.rect(cx - 46, base - 88, 92, 88, "#5A1F4A")
    .ellipse(cx, base - 88, 46, 28, "#5A1F4A")
    .rect(cx - 38, base - 84, 76, 84, "#1C0C1E")
    .ellipse(cx, base - 84, 38, 22, "#1C0C1E");
  gradient(g, cx - 34, base - 78, 68, 78, ["#8F2450", "#C2316F", "#FF7FB2", "#FFC9A0"], 0.7);
  g.ellipse(cx, base - 80, 34, 18, "#8F2450");
  for (let a = 0; a <= 16; a++) {
    const t = Math.PI + (a / 16) * Math.PI;
    g.rect(
      Math.round(cx + Math.cos(t) * 50) - 1,
      Math.round(base - 90 + Math.sin(t) * 31) - 1,
      3,
      3,
      a % 2 ? gold : paper,
    );
  }
  for (let y = base - 84; y < base; y += 9)
    for (const dx of [-50, 50]) g.rect(cx + dx - 1, y, 3, 3, (y / 9) & 1 ? gold : paper);
  for (const side of [-1, 1]) {
    const x = side < 0 ? cx - 38 : cx + 22;
    box(g, x, base - 74, 16, 74, "#8F1F48");
    g.frame(x + 3, base - 68, 10, 26, "#C2316F")
      .frame(x + 3, base - 36, 10, 28, "#C2316F")
      .rect(side < 0 ? x + 13 : x + 2, base - 40, 1, 8, gold);
  }
  for (const dx of [-12, 6])
    g.rect(cx + dx, base - 30, 7, 30, "#6A2450").ellipse(cx + dx + 3, base - 33, 4, 4, "#6A2450");
}

function carpet(g, cx, y) {
  g.polygon(
    [
      [cx - 24, y],
      [cx + 24, y],
      [cx + 96, 200],
      [cx - 96, 200],
    ],
    "#A8203E",
  ).polygon(
    [
      [cx - 20, y],
      [cx + 20, y],
      [cx + 82, 200],
      [cx - 82, 200],
    ],
    "#C8304E",
  );
  for (let k = 1; k < 6; k++) g.rect(cx - 20 - k * k * 3, y + k * k * 2, 40 + k * k * 6, 1, "#A8203E");
  g.line(cx - 24, y, cx - 96, 199, gold).line(cx + 24, y, cx + 96, 199, gold);
}

function pavement(g, y) {
  gradient(g, 0, y, 320, 200 - y, ["#4A2A4A", "#3A2040", "#2E1936"], 0.6);
  g.rect(0, y, 320, 1, "#8A5A80");
  for (let k = -9; k <= 9; k++) g.line(160 + k * 20, y + 1, 160 + k * 64, 200, "#241230");
  for (const j of [8, 20, 38]) g.rect(0, y + j, 320, 1, "#241230");
}

function card(g, x, y) {
  glow(g, x + 6, y + 4, 20, 16, acid, 0.6);
  g.rect(x, y, 13, 9, ink)
    .rect(x + 1, y + 1, 11, 7, acid)
    .rect(x + 2, y + 2, 4, 3, ink)
    .rect(x + 7, y + 3, 4, 1, "#5A7A00")
    .rect(x + 2, y + 6, 9, 1, "#5A7A00");
}

/** A room of arches, drapes and chandeliers. */
function banquetHall(g) {
  gradient(g, 0, 0, 320, 150, ["#2A0E28", "#3E1438", "#5A1C48", "#7A2858"], 0.7);
  for (const cx of [40, 120, 200, 280]) {
    g.rect(cx - 30, 46, 60, 90, "#2A0E28").ellipse(cx, 46, 30, 26, "#2A0E28");
    gradient(g, cx - 26, 30, 52, 106, ["#1A0A24", "#2E1240", "#5A2060", "#9A3A78"], 0.6);
    for (let y = 18; y < 48; y++)
      for (let x = cx - 27; x < cx + 27; x++)
        if (
          y < 46 &&
          ((x - cx) / 26) ** 2 + ((y - 46) / 22) ** 2 > 1 &&
          ((x - cx) / 30) ** 2 + ((y - 46) / 26) ** 2 <= 1
        )
          g.set(x, y, "#2A0E28");
    for (let i = 0; i < 52; i += 7)
      g.rect(cx - 26 + i, 112 - ((i * 5 + cx) % 19), 7, 24 + ((i * 5 + cx) % 19), "#1A0A1E").rect(
        cx - 24 + i,
        118,
        2,
        2,
        i % 3 ? pink : gold,
      );
    for (const side of [-1, 1])
      for (let j = 0; j < 86; j++)
        g.rect(
          side < 0 ? cx - 26 : cx + 26 - Math.round(10 - 6 * Math.sin(j / 30)),
          48 + j,
          Math.round(10 - 6 * Math.sin(j / 30)),
          1,
          j % 7 === 0 ? "#8F1F48" : "#C2316F",
        );
  }
  g.rect(0, 0, 320, 8, "#1C0A1C").rect(0, 8, 320, 2, gold);
}

function chandelier(g, x, y) {
  g.rect(x, 0, 1, y, "#8A5E1A")
    .rect(x - 18, y, 37, 2, gold)
    .rect(x - 10, y - 6, 21, 2, "#C98A2A")
    .line(x, y - 14, x - 18, y, "#C98A2A")
    .line(x, y - 14, x + 18, y, "#C98A2A");
  for (const dx of [-18, -9, 0, 9, 18])
    g.rect(x + dx - 1, y - 6, 2, 5, paper)
      .rect(x + dx - 1, y - 9, 2, 3, "#FFE7A0")
      .rect(x + dx, y + 3, 1, 4, "#C6F5FF");
  glow(g, x, y - 4, 44, 26, "#FFD98A", 0.35);
}

/** A person at table with a paper crown on. */
function crowned(g, collection, number, x, y, color) {
  const figure = drawPerson(collection, number);
  const top = figure.cells.findIndex((cell, i) => cell && i % 24 > 8 && i % 24 < 15);
  const crownY = Math.max(0, Math.floor(top / 24)) - 5;
  g.draw(figure, x, y);
  g.stamp(
    ["k.k.k.k.k", "kckckckck", "kcccccccc", "kCCCCCCCC", "kkkkkkkkk"].map((row) => `${row}k`),
    x + 7,
    y + Math.max(-5, crownY + 2),
    { k: ink, c: color, C: blend(color, ink, 0.25) },
  );
}

function longTable(g, y) {
  g.rect(0, y, 320, 9, "#FFF4EA")
    .rect(0, y, 320, 1, "#FFFFFF")
    .rect(0, y + 9, 320, 200 - y - 9, "#F0D8DC");
  for (let x = 0; x < 320; x += 26) {
    g.polygon(
      [
        [x, y + 9],
        [x + 13, y + 9],
        [x + 10, 200],
        [x + 3, 200],
      ],
      "#E0BCC6",
    ).line(x + 18, y + 12, x + 16, 199, "#FFF4EA");
  }
  for (let x = 0; x < 320; x++) g.rect(x, y + 24 + Math.round(5 * Math.abs(Math.sin(x / 13))), 1, 2, pink);
}

function plateRow(g, y) {
  for (let x = 8, k = 0; x < 310; x += 24, k++) {
    if (x > 122 && x < 186) continue;
    g.ellipse(x + 8, y + 4, 7, 2, "#D8C0CC")
      .ellipse(x + 8, y + 3, 7, 2, "#FFFFFF")
      .rect(x + 4, y + 1, 8, 2, ["#C4483A", "#7A4C30", "#3F8A5A", gold][k % 4])
      .rect(x + 17, y - 4, 1, 6, "#C6D5FF")
      .rect(x + 15, y - 8, 5, 4, ["#C2316F", "#FFC53D", "#7C8CFF"][k % 3])
      .rect(x + 15, y - 8, 5, 1, paper);
  }
}

/** A cake of five steps that climb to the right. */
function stairCake(g, x, base) {
  const [steps, w, h] = [5, 10, 7];
  for (let k = 0; k < steps; k++) {
    const [left, y] = [x + k * w, base - (k + 1) * h];
    const width = (steps - k) * w;
    g.rect(left - 1, y - 1, width + 2, h + 1, "#8A4A5A")
      .rect(left, y, width, h, k % 2 ? "#FFC2DA" : "#FFF4EA")
      .rect(left, y + 3, width, 2, k % 2 ? "#C2316F" : "#8A4A30")
      .rect(x + steps * w - 3, y, 3, h, "#D89AB0");
    for (let i = left; i < left + w; i += 4) g.rect(i, y, 3, 2, "#FF7FB2").set(i + 1, y + 2, "#FF7FB2");
    g.rect(left + 4, y - 6, 2, 5, [acid, cyan, gold, electric, orange][k]).rect(left + 4, y - 8, 2, 2, "#FFE7A0");
  }
  g.rect(x - 5, base, steps * w + 10, 3, "#C9CBDD").rect(x - 5, base, steps * w + 10, 1, "#FFFFFF");
  glow(g, x + 26, base - 30, 44, 30, "#FFE7A0", 0.25);
}

function emptyChair(g, x, y) {
  g.rect(x, y, 22, 36, ink)
    .rect(x + 1, y + 1, 20, 34, "#8F1F48")
    .rect(x + 4, y + 4, 14, 24, "#C2316F")
    .rect(x + 4, y + 4, 14, 1, "#FF7FB2")
    .rect(x + 1, y + 1, 20, 2, gold)
    .rect(x + 9, y - 4, 4, 5, gold)
    .set(x + 8, y + 12, "#8F1F48")
    .set(x + 14, y + 12, "#8F1F48")
    .set(x + 11, y + 18, "#8F1F48");
}

/** A wall of pigeonholes with keys. */
function keyWall(g, x, y, columns, rows) {
  box(g, x - 5, y - 5, columns * 15 + 10, rows * 15 + 10, "#5A2E34");
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [cx, cy] = [x + i * 15, y + j * 15];
      g.rect(cx + 1, cy + 1, 13, 13, "#2A1218")
        .rect(cx + 1, cy + 1, 13, 2, "#160A10")
        .rect(cx + 1, cy + 13, 13, 1, "#8A4A48");
      const what = (i * 7 + j * 5) % 6;
      if (what < 4)
        g.set(cx + 7, cy + 3, "#8A5E1A")
          .rect(cx + 6, cy + 4, 4, 3, gold)
          .set(cx + 7, cy + 5, "#2A1218")
          .rect(cx + 7, cy + 7, 1, 5, gold)
          .rect(cx + 8, cy + 9, 2, 1, gold)
          .rect(cx + 8, cy + 11, 2, 1, gold);
      if (what === 4)
        g.rect(cx + 3, cy + 5, 9, 7, paper)
          .line(cx + 3, cy + 5, cx + 7, cy + 8, "#B8B2A2")
          .line(cx + 11, cy + 5, cx + 7, cy + 8, "#B8B2A2");
    }
  }
}

/** A kid asleep on its back: the standing figure laid down. */
function sleeper(g, collection, number, x, y) {
  const figure = drawPerson(collection, number);
  for (let j = 0; j < 32; j++)
    for (let i = 0; i < 24; i++) if (figure.get(i, j)) g.set(x + j, y + 23 - i, figure.get(i, j));
  [
    ["Z", 34, -4],
    ["z", 40, -12],
    ["z", 45, -19],
  ].forEach(([letter, dx, dy]) => {
    g.text(letter, x + dx - 26, y + dy, paper);
  });
}

/** A travel desk on a night street: awning, bulbs, the counter. */
function travelDesk(g, x, base) {
  g.rect(x - 4, base - 104, 156, 104, "#3A1838").rect(x - 4, base - 104, 156, 3, "#6E2A58");
  for (let i = x; i < x + 148; i += 6) g.rect(i, base - 100, 1, 30, "#33142F");
  g.rect(x + 4, base - 64, 140, 40, "#2A0E24");
  gradient(g, x + 6, base - 62, 136, 38, ["#8A3A4A", "#C8605A", "#F09A6A"], 0.7);
  for (const [dx, color] of [
    [12, "#3DD9F5"],
    [40, "#FFC53D"],
    [68, "#3DDC97"],
  ]) {
    g.rect(x + dx, base - 60, 22, 28, paper)
      .rect(x + dx + 2, base - 58, 18, 16, color)
      .polygon(
        [
          [x + dx + 2, base - 42],
          [x + dx + 10, base - 52],
          [x + dx + 20, base - 42],
        ],
        blend(color, ink, 0.5),
      )
      .rect(x + dx + 14, base - 56, 3, 3, paper)
      .rect(x + dx + 3, base - 38, 12, 1, "#8A86A8")
      .rect(x + dx + 3, base - 36, 8, 1, "#8A86A8");
  }
}

function deskFront(g, x, base) {
  g.rect(x - 8, base - 30, 164, 6, "#FF7FB2")
    .rect(x - 8, base - 30, 164, 1, "#FFC2DA")
    .rect(x - 8, base - 24, 164, 1, ink)
    .rect(x, base - 23, 148, 23, "#8F1F48");
  for (let i = x + 4; i < x + 146; i += 24) g.frame(i, base - 19, 18, 16, "#C2316F");
}

/** A post with a sign: what the door it points to is for. */
function doorPost(g, x, base, height, color, stamp) {
  shadow(g, x + 1, base, 9, 2, 0.4);
  tube(g, x, base - height, 4, height, "#5A3A4A");
  g.rect(x - 15, base - height - 2, 34, 26, ink)
    .rect(x - 14, base - height - 1, 32, 24, color)
    .frame(x - 13, base - height, 30, 22, blend(color, paper, 0.5));
  g.stamp(stamp, x + 2 - Math.floor(stamp[0].length / 2), base - height + 11 - Math.floor(stamp.length / 2), {
    "#": paper,
    k: ink,
  });
}

const bed = [
  "#...............",
  "#...............",
  "#.###...........",
  "#.####.#######..",
  "#.############..",
  "###############.",
  "################",
  "#..............#",
  "#..............#",
];
const heart = [
  "..###...###..",
  ".#####.#####.",
  "#############",
  "#############",
  ".###########.",
  "..#########..",
  "...#######...",
  "....#####....",
  ".....###.....",
  "......#......",
];
const eye = [
  "....#######....",
  "..###########..",
  ".####kkkkk####.",
  "####kkk##kk####",
  "####kkkkkkk####",
  ".####kkkkk####.",
  "..###########..",
  "....#######....",
];

function stampTool(g, x, y) {
  g.rect(x, y, 6, 7, "#8A5A3A")
    .rect(x - 1, y + 7, 8, 3, "#C98A2A")
    .rect(x - 3, y + 10, 12, 3, "#A8302E");
}

function stickers(g, x, base) {
  for (const [dx, dy, color, w] of [
    [9, 22, acid, 8],
    [22, 26, cyan, 7],
    [30, 15, pink, 9],
    [12, 11, gold, 7],
    [40, 24, paper, 6],
    [42, 10, "#3DDC97", 6],
  ])
    g.rect(x + dx, base - dy, w, w - 2, color)
      .rect(x + dx, base - dy, w, 1, paper)
      .rect(x + dx + 2, base - dy + 2, w - 4, 1, ink);
}

export default {
  reservation2: {
    focus: [106, 76],
    rows: [
      [gradient, 0, 0, 320, 150, night, 0.6],
      [stars, 8, 110, 60, ["#5A3A60", "#9A6A90", paper]],
      [drawMoon, 286, 34, 16, ["#C2316F", "#E04A88", "#FF7FB2", "#FFC2DA"]],
      [
        buildings,
        16,
        {
          base: 158,
          from: 36,
          to: 96,
          widths: [16, 28],
          walls: ["#220F2C", "#2A1232", "#1C0C26"],
          edge: "#4A1F4C",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.3, colors: ["#FF7FB2", "#C2316F", "#FFC53D"], off: "#160A1E" },
          overlap: 0,
        },
      ],
      [pavement, 158],
      [travelDesk, 134, 172],
      [person, society, 4, 200, 154],
      [deskFront, 134, 172],
      [stampTool, 234, 129],
      [
        (g) => {
          g.polygon(
            [
              [248, 141],
              [266, 139],
              [270, 143],
              [246, 143],
            ],
            paper,
          ).rect(252, 140, 8, 1, "#C2316F");
        },
      ],
      [awning, 122, 62, 176, [pink, "#FFF4EA"], 14],
      [lights, 118, 84, 304, 84, 8, [gold, pink, paper], 11],
      [drawSign, 160, 40, "여행 예약", pink, { font: "Galmuri11-Bold", back: "#140A18", pad: 5 }],
      [doorPost, 22, 178, 74, "#2F6A8A", bed],
      [doorPost, 62, 186, 92, "#C2316F", heart],
      [doorPost, 102, 178, 70, "#2F7A50", eye],
      [suitcase, 240, 196, 52, 30, "#8A5234"],
      [stickers, 240, 196],
      [person, hag, 3, 84, 197],
      [person, alya, 7, 296, 194],
      [drawCat, 36, 196, "#0A050E"],
      [vignette, 0.35],
    ],
  },
  benefitNft: {
    focus: [64, 70],
    rows: [
      [gradient, 0, 0, 320, 150, night, 0.6],
      [stars, 4, 110, 70, ["#5A3A60", "#9A6A90", paper]],
      [
        buildings,
        6,
        {
          base: 140,
          from: 40,
          to: 96,
          widths: [16, 28],
          walls: ["#220F2C", "#2A1232", "#1C0C26"],
          edge: "#4A1F4C",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.3, colors: ["#FF7FB2", "#C2316F", "#FFC53D"], off: "#160A1E" },
          overlap: 0,
        },
      ],
      [pavement, 140],
      [grandDoor, 160, 142],
      [drawSign, 121, 8, "MEMBERS", pink, { font: "Galmuri11-Bold", back: "#140A18", pad: 5 }],
      [carpet, 160, 142],
      [neonPalm, 40, 150, 92, pink],
      [neonPalm, 268, 154, 104, cyan],
      [neonPalm, 304, 176, 70, acid],
      [neonPalm, 8, 182, 78, "#FF9A3D"],
      [ropePost, 104, 172],
      [ropePost, 208, 172],
      [cord, 106, 148, 128, 138, 6, "#FF5C9A", 2],
      [cord, 192, 160, 209, 148, 5, "#D0346E", 2],
      [person, society, 8, 116, 170],
      [person, alya, 4, 158, 184],
      [person, kongz, 3, 188, 190],
      [card, 211, 170],
      [ropePost, 82, 196],
      [ropePost, 234, 196],
      [cord, 83, 171, 105, 147, 8, "#D0346E", 2],
      [cord, 210, 147, 235, 171, 8, "#D0346E", 2],
      [vignette, 0.4],
    ],
  },
  benefitMultiple: {
    focus: [64, 66],
    rows: [
      [banquetHall],
      [chandelier, 80, 34],
      [chandelier, 160, 28],
      [chandelier, 240, 34],
      [lights, -4, 18, 324, 18, 20, [gold, pink, paper, cyan], 12],
      [emptyChair, 196, 112],
      [crowned, genesis, 3, 2, 114, acid],
      [crowned, kongz, 2, 26, 117, pink],
      [crowned, hag, 3, 50, 114, cyan],
      [crowned, alya, 6, 74, 117, gold],
      [crowned, fitri, 5, 98, 114, electric],
      [crowned, society, 2, 122, 116, orange],
      [crowned, crafter, 5, 146, 108, acid],
      [crowned, genesis, 5, 170, 100, pink],
      [crowned, kongz, 5, 222, 117, cyan],
      [crowned, hag, 7, 246, 114, gold],
      [crowned, alya, 5, 270, 117, electric],
      [crowned, society, 5, 294, 114, orange],
      [longTable, 144],
      [plateRow, 145],
      [stairCake, 132, 150],
      [glow, 160, 150, 150, 40, "#FFD9A0", 0.15],
    ],
  },
  benefitMembership: {
    focus: [76, 72],
    rows: [
      [gradient, 0, 0, 320, 150, ["#2E1020", "#3E1628", "#521C32", "#6A263C"], 0.7],
      [
        (g) => {
          for (let x = 0; x < 320; x += 20) {
            for (let y = 10; y < 140; y += 20)
              g.stamp(["..p..", ".ppp.", "ppppp", ".ppp.", "..p.."], x + ((y / 20) & 1) * 10, y, { p: "#5E2238" });
          }
          g.rect(0, 0, 320, 7, "#1C0A14").rect(0, 7, 320, 2, gold);
        },
      ],
      [keyWall, 104, 26, 10, 6],
      [
        (g) => {
          g.rect(24, 24, 52, 62, gold).rect(26, 26, 48, 58, "#8A5E1A").rect(28, 28, 44, 54, "#1A1030");
          drawMoon(g, 50, 46, 10);
          for (const [x, h] of [
            [30, 22],
            [37, 30],
            [44, 18],
            [51, 26],
            [58, 34],
            [65, 20],
          ])
            g.rect(x, 82 - h, 7, h, "#0C0818")
              .set(x + 2, 82 - h + 4, pink)
              .set(x + 4, 82 - h + 8, gold);
          g.rect(49, 28, 2, 54, gold);
        },
      ],
      [
        (g) => {
          g.ellipse(288, 46, 19, 19, gold).ellipse(288, 46, 17, 17, paper);
          for (let a = 0; a < 12; a++)
            g.rect(
              Math.round(288 + Math.cos((a * Math.PI) / 6) * 14),
              Math.round(46 + Math.sin((a * Math.PI) / 6) * 14),
              2,
              2,
              ink,
            );
          g.line(288, 46, 288, 35, ink).line(289, 46, 289, 35, ink).line(288, 46, 296, 50, ink);
        },
      ],
      [person, society, 4, 172, 150],
      [frontDesk, 142],
      [bell, 232, 144],
      [
        (g) => {
          g.polygon(
            [
              [110, 140],
              [150, 138],
              [158, 144],
              [104, 144],
            ],
            paper,
          ).line(130, 139, 131, 144, "#B8B2A2");
          for (const y of [140, 142]) g.rect(112, y, 14, 1, "#8A86A8").rect(134, y, 16, 1, "#8A86A8");
          beam(g, 152, 140, 166, 132, 2, "#2B2740");
        },
      ],
      [deskLamp, 84, 143, "#3DDC97"],
      [
        (g) => {
          tube(g, 282, 128, 12, 14, "#7C8CFF");
          for (const [dx, dy, c] of [
            [-4, 24, pink],
            [4, 30, gold],
            [12, 26, paper],
            [18, 20, pink],
          ])
            g.line(288, 128, 284 + dx, 142 - dy, "#2F7A50")
              .ellipse(284 + dx, 140 - dy, 3, 3, c)
              .set(284 + dx, 140 - dy, gold);
        },
      ],
      [shadow, 56, 199, 60, 4],
      [suitcase, 6, 198, 56, 26, "#8A5234"],
      [suitcase, 66, 198, 48, 22, "#2F5A7A"],
      [suitcase, 16, 171, 50, 20, "#3F7A5A"],
      [suitcase, 70, 175, 36, 16, "#A8304E"],
      [sleeper, hag, 7, 26, 128],
      [glow, 180, 120, 110, 60, "#FFD98A", 0.16],
      [vignette, 0.4],
    ],
  },
};
