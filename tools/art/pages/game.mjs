import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { drawPerson } from "../people/figure.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { acid, cyan, drawMoon, electric, gold, ink, orange, paper, pink } from "../scenes/city-parts.mjs";
import { ball, blend, box, cord, glow, gradient, shadow, tint, tonesOf } from "../scenes/light.mjs";
import { buildings, stars, vignette } from "../scenes/outdoors.mjs";
import { paintPots, pendant } from "../scenes/props.mjs";
import { person } from "./compose.mjs";

const teal = ["#060C14", "#0A1420", "#0E1C2C", "#14283A", "#1B3A50"];

/** A cabinet near the viewer, seen from its side: all of the frame's height, its screen's light on the edge. */
function nearCabinet(g, flip, color, title) {
  const x = (value) => (flip ? 319 - value : value);
  const poly = (points, tone) =>
    g.polygon(
      points.map(([a, b]) => [flip ? 320 - a : a, b]),
      tone,
    );
  poly(
    [
      [0, 0],
      [62, 0],
      [70, 12],
      [62, 30],
      [58, 92],
      [78, 112],
      [74, 126],
      [56, 130],
      [58, 200],
      [0, 200],
    ],
    blend(color, ink, 0.7),
  );
  poly(
    [
      [0, 0],
      [56, 0],
      [63, 12],
      [55, 30],
      [51, 94],
      [70, 113],
      [67, 121],
      [48, 125],
      [50, 200],
      [0, 200],
    ],
    blend(color, ink, 0.45),
  );
  poly(
    [
      [0, 40],
      [34, 52],
      [20, 84],
      [40, 104],
      [0, 120],
    ],
    color,
  );
  poly(
    [
      [0, 52],
      [22, 60],
      [10, 82],
      [26, 100],
      [0, 108],
    ],
    paper,
  );
  for (const [x0, y0, x1, y1] of [
    [62, 0, 70, 12],
    [70, 12, 62, 30],
    [62, 30, 58, 92],
    [58, 92, 78, 112],
    [78, 112, 74, 126],
    [74, 126, 56, 130],
    [56, 130, 58, 200],
  ])
    g.line(x(x0), y0, x(x1), y1, blend(color, paper, 0.5)).line(x(x0 - 1), y0, x(x1 - 1), y1, color);
  g.text(title, flip ? 272 : 8, 10, ink, { font: "Galmuri11-Bold", scale: 2 }).text(title, flip ? 271 : 7, 9, paper, {
    font: "Galmuri11-Bold",
    scale: 2,
  });
  for (const [dx, tone] of [
    [66, "#F0444C"],
    [70, gold],
  ])
    g.rect(x(dx), 105 + (dx - 66), 3, 3, tone);
  glow(g, x(66), 62, 34, 50, color, 0.5);
}

function arcadeBack(g) {
  gradient(g, 0, 0, 320, 146, teal, 0.6);
  for (let i = 0; i < 320; i += 14) g.rect(i, 0, 1, 146, "#14283A");
  for (let i = 0; i < 320; i++) g.rect(i, 116 + Math.round(Math.abs((i % 24) - 12) / 2), 1, 2, "#1B4A64");
  gradient(g, 0, 146, 320, 54, ["#1E1238", "#180E2E", "#120A22"], 0.5);
  g.rect(0, 145, 320, 1, "#3A2460");
  for (let k = -10; k <= 10; k++) g.line(160 + k * 16, 146, 160 + k * 52, 200, "#2A1A4A");
  for (const y of [152, 162, 178]) g.rect(0, y, 320, 1, "#2A1A4A");
  for (let i = 0; i < 50; i++) g.rect((i * 67) % 320, 150 + ((i * 23) % 48), 3, 1, [pink, cyan, acid, electric][i % 4]);
}

function scoreBoard(g, x, y) {
  glow(g, x + 62, y + 30, 90, 56, cyan, 0.3);
  g.rect(x - 3, y - 3, 130, 66, "#17566A")
    .rect(x, y, 124, 60, ink)
    .frame(x, y, 124, 60, cyan)
    .frame(x + 2, y + 2, 120, 56, "#17566A");
  g.textCentered("HI-SCORE", x + 62, y + 6, cyan, { font: "Galmuri11-Bold" });
  [
    ["1", "KONG", "98200", gold],
    ["2", "PUNK", "87640", paper],
    ["3", "HA_G", "75500", "#C97A4A"],
  ].forEach(([rank, name, score, color], k) => {
    g.text(rank, x + 10, y + 23 + k * 11, color)
      .text(name, x + 24, y + 23 + k * 11, color)
      .text(score, x + 80, y + 23 + k * 11, color);
  });
  for (const dx of [20, 104]) g.rect(x + dx, 0, 2, y - 3, "#14283A");
}

/** A cabinet seen from the front, `screen` its light. */
function cabinetFront(g, x, base, color, screen) {
  const y = base - 74;
  shadow(g, x + 20, base, 24, 3, 0.5);
  g.rect(x - 1, y - 1, 42, 75, ink)
    .rect(x, y, 40, 74, blend(color, ink, 0.5))
    .rect(x, y, 3, 74, color)
    .rect(x + 37, y, 3, 74, blend(color, ink, 0.7))
    .rect(x + 3, y + 2, 34, 11, color)
    .rect(x + 3, y + 2, 34, 1, paper);
  for (let i = x + 6; i < x + 34; i += 5) g.rect(i, y + 5, 3, 5, ink);
  g.rect(x + 4, y + 16, 32, 27, ink).rect(x + 6, y + 18, 28, 23, screen);
  for (let j = y + 18; j < y + 41; j += 2) g.rect(x + 6, j, 28, 1, blend(screen, ink, 0.35));
  g.rect(x + 12, y + 24, 6, 5, paper)
    .rect(x + 22, y + 31, 8, 3, acid)
    .rect(x + 9, y + 35, 4, 3, pink);
  g.polygon(
    [
      [x, y + 44],
      [x + 40, y + 44],
      [x + 44, y + 53],
      [x - 4, y + 53],
    ],
    blend(color, ink, 0.25),
  )
    .rect(x - 4, y + 53, 48, 3, ink)
    .rect(x + 10, y + 42, 2, 6, paper);
  ball(g, x + 11, y + 41, 3, "#F0444C");
  for (const [dx, tone] of [
    [22, gold],
    [28, cyan],
    [34, pink],
  ])
    g.rect(x + dx, y + 47, 3, 3, tone);
  g.rect(x + 11, y + 58, 7, 11, ink)
    .rect(x + 22, y + 58, 7, 11, ink)
    .rect(x + 14, y + 60, 1, 4, gold)
    .rect(x + 25, y + 60, 1, 4, gold);
  glow(g, x + 20, y + 46, 40, 34, screen, 0.3);
}

function cables(g) {
  for (const [x0, y0, x1, y1, sag, color] of [
    [60, 196, 150, 176, 10, "#0A0612"],
    [96, 170, 260, 192, 14, "#0A0612"],
    [170, 186, 264, 172, 8, "#3A1450"],
    [58, 182, 128, 196, -8, "#14405A"],
    [200, 176, 262, 198, 6, "#14405A"],
  ]) {
    cord(g, x0, y0 + 1, x1, y1 + 1, sag, ink, 2);
    cord(g, x0, y0, x1, y1, sag, color, 2);
  }
}

/** A round stage for one figure, a spot from above on it. */
function pedestal(g, cx, y, color, isChosen) {
  tint(
    g,
    [
      [cx - 5, 0],
      [cx + 5, 0],
      [cx + 23, y],
      [cx - 23, y],
    ],
    color,
    isChosen ? 0.4 : 0.2,
  );
  const [dark, , light] = tonesOf(color);
  g.ellipse(cx, y + 16, 24, 7, ink)
    .rect(cx - 23, y + 3, 47, 13, blend(color, ink, 0.6))
    .ellipse(cx, y + 16, 23, 6, blend(color, ink, 0.65))
    .ellipse(cx, y + 3, 24, 7, ink)
    .ellipse(cx, y + 3, 23, 6, dark)
    .ellipse(cx, y + 2, 20, 5, isChosen ? light : color)
    .ellipse(cx, y + 2, 15, 3, isChosen ? paper : light);
  for (let i = -20; i < 21; i += 6) g.rect(cx + i, y + 11, 3, 2, i % 4 ? color : light);
}

function handCursor(g, x, y) {
  const rows = [
    "....kkk.......",
    "...kwwwk......",
    "...kwwwk......",
    "...kwwwk......",
    "...kwwwk......",
    "...kwwwkkk....",
    "...kwwwkwwkkk.",
    "...kwwwkwwkwwk",
    "kkkkwwwwwwkwwk",
    "kwwkwwwwwwwwwk",
    "kwwwwwwwwwwwwk",
    ".kwwwwwwwwwwwk",
    "..kwwwwwwwwwgk",
    "..kwwwwwwwwggk",
    "...kwwwwwwggk.",
    "...kwwwwwgggk.",
    "...kkkkkkkkkk.",
  ];
  [...rows].reverse().forEach((row, j) => {
    [...row].forEach((cell, i) => {
      if (cell !== ".") g.rect(x + i * 3, y + j * 3, 3, 3, { k: ink, w: paper, g: "#C8C2D8" }[cell]);
    });
  });
}

function selectRoom(g) {
  gradient(g, 0, 0, 320, 200, ["#070A18", "#0C1428", "#121E3C", "#182A50", "#14203E"], 0.6);
  for (let k = -12; k <= 12; k++) g.line(160 + k * 10, 96, 160 + k * 52, 200, "#1E3A6A");
  for (const y of [98, 102, 108, 117, 130, 148, 172]) g.rect(0, y, 320, 1, "#1E3A6A");
  g.rect(0, 96, 320, 1, cyan).rect(0, 97, 320, 1, "#17566A");
  for (let y = 8; y < 94; y += 6) for (let x = (y % 12) * 2; x < 320; x += 26) g.set(x, y, "#1E3A6A");
  g.rect(92, 8, 136, 22, ink).frame(92, 8, 136, 22, cyan).frame(94, 10, 132, 18, "#17566A");
  g.textCentered("SELECT PLAYER", 161, 14, "#17566A", { font: "Galmuri11-Bold" }).textCentered(
    "SELECT PLAYER",
    160,
    13,
    cyan,
    { font: "Galmuri11-Bold" },
  );
}

function statBars(g, x, y, values, color) {
  g.rect(x, y, 44, 25, ink).frame(x, y, 44, 25, blend(color, ink, 0.4));
  values.forEach((value, k) => {
    g.rect(x + 4, y + 4 + k * 7, 36, 4, "#1C2440")
      .rect(x + 4, y + 4 + k * 7, value * 4, 4, color)
      .rect(x + 4, y + 4 + k * 7, value * 4, 1, blend(color, paper, 0.5));
    for (let i = 3; i < 36; i += 4) g.rect(x + 4 + i, y + 4 + k * 7, 1, 4, ink);
  });
}

/** A workshop's wall with blueprints. */
function buildersHall(g) {
  gradient(g, 0, 0, 320, 142, ["#0E1622", "#142032", "#1A2A40", "#20344C"], 0.6);
  for (let y = 0; y < 142; y += 10) g.rect(0, y, 320, 1, "#101A28");
  for (let x = 0; x < 320; x += 40) g.rect(x, 0, 2, 142, "#101A28");
  gradient(g, 0, 142, 320, 58, ["#3A3028", "#342A24", "#2A221E"], 0.5);
  g.rect(0, 141, 320, 1, "#5A4A3A");
  for (let k = -8; k <= 8; k++) g.line(160 + k * 24, 142, 160 + k * 62, 200, "#221A16");
  for (const y of [150, 164, 182]) g.rect(0, y, 320, 1, "#221A16");
}

function blueprint(g, x, y, width, height, lines) {
  g.rect(x + 2, y + 2, width, height, ink)
    .rect(x, y, width, height, "#0E5A78")
    .frame(x, y, width, height, "#C6F5FF");
  for (let i = x + 6; i < x + width - 1; i += 6) g.rect(i, y + 1, 1, height - 2, "#12688A");
  for (let j = y + 6; j < y + height - 1; j += 6) g.rect(x + 1, j, width - 2, 1, "#12688A");
  for (const [x0, y0, x1, y1] of lines) g.line(x + x0, y + y0, x + x1, y + y1, "#E6FCFF");
  for (const [dx, dy] of [
    [2, 2],
    [width - 4, 2],
  ])
    g.rect(x + dx, y + dy, 2, 2, "#F0444C");
}

/** A cabinet's frame without its sides: boards, wires, the tube that will be its screen. */
function bareCabinet(g, x, base, done) {
  shadow(g, x + 28, base, 32, 3, 0.5);
  g.rect(x, base - 96, 4, 96, "#A8703A")
    .rect(x, base - 96, 1, 96, "#D89A5A")
    .rect(x + 52, base - 96, 4, 96, "#8A5A30")
    .rect(x, base - 96, 56, 4, "#A8703A")
    .rect(x, base - 42, 60, 4, "#A8703A")
    .rect(x, base - 42, 60, 1, "#D89A5A")
    .rect(x, base - 4, 56, 4, "#8A5A30")
    .rect(x + 4, base - 92, 48, 50, "#15131C")
    .rect(x + 4, base - 38, 48, 34, "#120F18");
  g.rect(x + 9, base - 82, 38, 32, "#3A4050")
    .rect(x + 11, base - 80, 34, 28, done ? "#0E2A38" : "#22283A")
    .rect(x + 14, base - 77, 8, 3, "#5A6A84");
  if (done)
    g.rect(x + 14, base - 70, 28, 1, cyan)
      .rect(x + 14, base - 66, 20, 1, acid)
      .rect(x + 14, base - 62, 24, 1, pink)
      .text("TEST", x + 14, base - 78, acid);
  for (const [x0, y0, x1, y1, color] of [
    [14, 34, 30, 12, "#F0444C"],
    [20, 32, 44, 20, gold],
    [32, 36, 12, 18, cyan],
    [40, 30, 46, 10, acid],
    [26, 34, 20, 8, pink],
  ])
    cord(g, x + x0, base - y0, x + x1, base - y1, 5, color);
  g.rect(x + 10, base - 18, 26, 12, "#2F7A50")
    .rect(x + 12, base - 16, 6, 4, ink)
    .rect(x + 21, base - 16, 4, 8, "#C9CBDD")
    .rect(x + 28, base - 15, 6, 3, gold);
  g.rect(x + 12, base - 49, 2, 7, "#C9CBDD");
  ball(g, x + 13, base - 51, 3, "#F0444C");
  for (const [dx, color] of [
    [28, gold],
    [35, cyan],
    [42, pink],
  ])
    g.rect(x + dx, base - 45, 5, 3, color).rect(x + dx, base - 45, 5, 1, paper);
}

function writingTable(g, x, base) {
  box(g, x, base - 24, 58, 4, "#8A5A34");
  for (const dx of [4, 50]) g.rect(x + dx, base - 20, 3, 20, "#5A3822");
  g.polygon(
    [
      [x + 8, base - 26],
      [x + 24, base - 29],
      [x + 24, base - 24],
      [x + 6, base - 24],
    ],
    paper,
  ).polygon(
    [
      [x + 24, base - 29],
      [x + 40, base - 26],
      [x + 42, base - 24],
      [x + 24, base - 24],
    ],
    "#E4DCC8",
  );
}

/** A pitch on a roof: the city behind a fence, a small stand. */
function roofGround(g) {
  gradient(g, 0, 0, 320, 108, ["#060A1C", "#0A1230", "#101C48", "#1A2C66", "#2A3A7A"], 0.6);
}

function fence(g) {
  for (let x = 0; x < 320; x += 4)
    for (let y = 66; y < 106; y++)
      if ((x + y) % 8 === 0 || (x - y + 800) % 8 === 0)
        g.set(x, y, "#4A5A90").set(x + 2, y, (x + y) % 16 === 0 ? "#4A5A90" : g.get(x + 2, y));
  for (let x = 4; x < 320; x += 52) g.rect(x, 60, 3, 48, "#3A4474").rect(x, 60, 1, 48, "#6A7AB0");
  g.rect(0, 64, 320, 2, "#6A7AB0").rect(0, 96, 320, 12, ink);
  for (const [x, text, color] of [
    [10, "SOCCER GO", acid],
    [104, "PUNKTOPIA", pink],
    [198, "SCG", gold],
    [248, "SOCCER GO", cyan],
  ])
    g.text(text, x, 98, color);
  g.rect(0, 107, 320, 1, paper);
}

/** Fans on three steps, scarves up. */
function stand(g, x, base) {
  for (let k = 0; k < 3; k++) box(g, x + k * 6, base - 12 - k * 12, 92 - k * 12, 12, "#3A4474");
  const coats = ["#A8302E", "#2F7A50", "#C98A2A", "#5A3E80", "#2F5A8A", "#8A5A3A"];
  for (let k = 2; k >= 0; k--) {
    for (let i = 0; i < 6 - k; i++) {
      const [fx, fy] = [x + 8 + k * 7 + i * 14, base - 14 - k * 12];
      g.rect(fx - 1, fy - 9, 10, 11, ink)
        .rect(fx, fy - 8, 8, 10, coats[(i + k * 2) % 6])
        .rect(fx, fy - 16, 8, 9, ink)
        .rect(fx + 1, fy - 15, 6, 7, ["#E2A678", "#96603F", "#70452F", "#F2C19B"][(i * 3 + k) % 4])
        .rect(fx + 1, fy - 17, 6, 3, [pink, "#3A2418", cyan, acid, "#D0CDDC"][(i * 2 + k) % 5])
        .set(fx + 2, fy - 12, ink)
        .set(fx + 5, fy - 12, ink);
      if ((i + k) % 2 === 0)
        g.rect(fx - 3, fy - 20, 14, 3, [acid, pink][k % 2])
          .rect(fx, fy - 20, 3, 3, paper)
          .rect(fx + 6, fy - 20, 3, 3, paper)
          .rect(fx - 2, fy - 17, 2, 8, coats[(i + k * 2) % 6])
          .rect(fx + 8, fy - 17, 2, 8, coats[(i + k * 2) % 6]);
      else g.rect(fx, fy - 7, 8, 2, [acid, pink][k % 2]);
    }
  }
}

/** A keeper in the air: the standing figure laid on its side, arms first. */
function diver(g, collection, number, x, y) {
  const figure = drawPerson(collection, number);
  for (let j = 0; j < 32; j++)
    for (let i = 0; i < 24; i++)
      if (figure.get(i, j)) g.set(x + j, y + 23 - i + Math.round(j * 0.25), figure.get(i, j));
}

/** Squares that a fast ball leaves behind it. */
function trail(g, x0, y0, x1, y1) {
  for (let k = 0; k < 11; k++) {
    const t = k / 11;
    const s = 3 + Math.round(t * 7);
    const [x, y] = [Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t - Math.sin(t * Math.PI) * 10)];
    g.rect(x - Math.floor(s / 2), y - Math.floor(s / 2), s, s, [acid, cyan, acid, paper][k % 4]);
  }
}

function floodlight(g, x, top) {
  g.rect(x - 1, top + 12, 3, 90 - top, "#3A4474");
  g.rect(x - 16, top - 6, 33, 19, "#22284A");
  for (let j = 0; j < 3; j++) for (let i = 0; i < 5; i++) g.rect(x - 14 + i * 6, top - 4 + j * 6, 5, 4, "#FFFFFF");
  glow(g, x, top + 2, 58, 44, "#DCE8FF", 0.55);
  tint(
    g,
    [
      [x - 14, top + 12],
      [x + 15, top + 12],
      [x + 90, 200],
      [x - 90, 200],
    ],
    "#DCE8FF",
    0.06,
  );
}

function pitch(g) {
  for (let y = 108; y < 200; y++) {
    const depth = 1 - (y - 108) / 92;
    for (let x = 0; x < 320; x++) {
      const u = (x - 160) / (1.25 - depth);
      g.set(x, y, Math.floor((u + 4000) / 44) % 2 ? "#2F8A48" : "#287A40");
    }
  }
  g.line(66, 108, 20, 150, paper)
    .line(254, 108, 300, 150, paper)
    .rect(20, 150, 281, 1, paper)
    .line(110, 108, 92, 124, paper)
    .line(210, 108, 228, 124, paper)
    .rect(92, 124, 137, 1, paper)
    .ellipse(160, 138, 1, 1, paper);
  for (let i = 0; i < 90; i++) g.rect((i * 53) % 320, 112 + ((i * 29) % 86), 1, 2, i % 2 ? "#4AA862" : "#1F6434");
}

function goal(g, x, base, width, height) {
  for (let i = 0; i <= width; i += 5)
    g.line(x + i, base - height, x + 8 + Math.round(((width - 16) * i) / width), base - 6, "#8AA0C4");
  for (let j = 0; j < height - 6; j += 5)
    g.rect(x + Math.round((j / height) * 8), base - height + j, width - Math.round((j / height) * 16), 1, "#8AA0C4");
  g.rect(x - 3, base - height - 3, width + 7, 4, paper)
    .rect(x - 3, base - height, width + 7, 1, "#A8B4C8")
    .rect(x - 3, base - height, 4, height, paper)
    .rect(x, base - height, 1, height, "#A8B4C8")
    .rect(x + width, base - height, 4, height, paper)
    .rect(x + width + 3, base - height, 1, height, "#A8B4C8");
}

/** A ball near the viewer. */
function bigBall(g, cx, cy, r) {
  shadow(g, cx + 6, cy + r, r * 1.1, 5, 0.45);
  ball(g, cx, cy, r + 1, ink);
  ball(g, cx, cy, r, "#E4E8F0");
  const spot = (dx, dy, s) => {
    const points = Array.from({ length: 5 }, (_, k) => [
      Math.round(cx + dx * r + Math.cos(k * 1.257 - 1.57) * s * r),
      Math.round(cy + dy * r + Math.sin(k * 1.257 - 1.57) * s * r),
    ]);
    g.polygon(points, "#1C1A2A");
    return points;
  };
  const middle = spot(-0.05, -0.05, 0.3);
  for (const [k, [x, y]] of middle.entries()) {
    const angle = k * 1.257 - 1.57;
    g.line(x, y, Math.round(cx + Math.cos(angle) * r * 0.78), Math.round(cy + Math.sin(angle) * r * 0.78), "#5A5870");
  }
  for (let k = 0; k < 5; k++) spot(Math.cos(k * 1.257 - 1.57) * 0.82, Math.sin(k * 1.257 - 1.57) * 0.82, 0.2);
  g.map((color, x, y) => {
    const d = Math.hypot(x - cx, y - cy);
    return color && d > r + 0.6 && d < r + 2 ? ink : color;
  });
}

function cornerFlag(g, x, base) {
  g.rect(x, base - 44, 2, 44, gold).polygon(
    [
      [x + 2, base - 44],
      [x + 18, base - 38],
      [x + 2, base - 32],
    ],
    "#F0444C",
  );
}

export default {
  gameProject: {
    focus: [64, 78],
    rows: [
      [arcadeBack],
      [scoreBoard, 98, 18],
      [cabinetFront, 108, 164, pink, "#5A1F6A"],
      [cabinetFront, 172, 164, acid, "#1F4A2A"],
      [cables],
      [person, kongz, 5, 118, 180],
      [person, genesis, 6, 178, 182],
      [glow, 160, 170, 80, 26, cyan, 0.2],
      [nearCabinet, false, cyan, "UFO"],
      [nearCabinet, true, orange, "GO!"],
    ],
  },
  gameNft: {
    focus: [64, 60],
    rows: [
      [selectRoom],
      ...[
        [32, 150, cyan],
        [83, 142, pink],
        [134, 150, acid],
        [186, 150, gold],
        [237, 142, electric],
        [288, 150, orange],
      ].map(([x, y, color], k) => [pedestal, x, y, color, k === 2]),
      [person, genesis, 8, 20, 153],
      [person, alya, 4, 71, 145],
      [person, kongz, 2, 122, 153],
      [person, hag, 2, 174, 153],
      [person, fitri, 5, 225, 145],
      [person, society, 5, 276, 153],
      [statBars, 10, 172, [6, 4, 8], cyan],
      [statBars, 61, 172, [3, 9, 6], pink],
      [statBars, 112, 172, [9, 5, 7], acid],
      [statBars, 164, 172, [5, 8, 4], gold],
      [statBars, 215, 172, [8, 6, 5], electric],
      [statBars, 266, 172, [4, 7, 7], orange],
      [handCursor, 114, 52],
      [(g) => g.text("1P", 156, 108, acid, { font: "Galmuri11-Bold" })],
    ],
  },
  gameConsortium: {
    focus: [84, 80],
    rows: [
      [buildersHall],
      [
        blueprint,
        96,
        14,
        56,
        44,
        [
          [10, 6, 30, 6],
          [10, 6, 10, 38],
          [30, 6, 34, 18],
          [34, 18, 32, 38],
          [10, 38, 32, 38],
          [14, 10, 26, 10],
          [14, 10, 14, 20],
          [26, 10, 26, 20],
          [14, 20, 26, 20],
          [38, 10, 50, 10],
          [38, 16, 48, 16],
          [38, 22, 50, 22],
        ],
      ],
      [
        blueprint,
        164,
        10,
        70,
        52,
        [
          [8, 40, 60, 40],
          [8, 40, 20, 14],
          [20, 14, 48, 14],
          [48, 14, 60, 40],
          [26, 26, 32, 26],
          [29, 23, 29, 29],
          [40, 22, 44, 22],
          [40, 28, 44, 28],
          [8, 46, 60, 46],
        ],
      ],
      [
        blueprint,
        246,
        20,
        44,
        36,
        [
          [8, 8, 36, 8],
          [8, 8, 8, 28],
          [36, 8, 36, 28],
          [8, 28, 36, 28],
          [14, 14, 30, 22],
          [14, 22, 30, 14],
        ],
      ],
      [pendant, 128, 30, 18, "#17566A"],
      [pendant, 252, 24, 18, "#17566A"],
      [cabinetFront, 14, 158, cyan, "#14405A"],
      [bareCabinet, 88, 172, true],
      [bareCabinet, 168, 176, false],
      [person, hag, 3, 148, 184],
      [person, crafter, 8, 186, 190],
      [
        (g) => {
          g.rect(176, 172, 7, 4, "#C9CBDD").rect(172, 171, 4, 6, "#FFF3C4");
        },
      ],
      [
        tint,
        [
          [172, 170],
          [172, 178],
          [140, 196],
          [132, 160],
        ],
        "#FFF3C4",
        0.3,
        true,
      ],
      [person, society, 7, 264, 178],
      [writingTable, 246, 190],
      [
        tint,
        [
          [110, 32],
          [146, 32],
          [204, 190],
          [52, 190],
        ],
        "#C6F5FF",
        0.08,
      ],
      [
        tint,
        [
          [234, 26],
          [270, 26],
          [316, 190],
          [188, 190],
        ],
        "#C6F5FF",
        0.08,
      ],
      [paintPots, 64, 192],
      [coilOf, 232, 196],
      [vignette, 0.4],
    ],
  },
  soccergo: {
    focus: [58, 76],
    rows: [
      [roofGround],
      [stars, 8, 90, 40],
      [drawMoon, 150, 28, 13],
      [
        buildings,
        27,
        {
          base: 108,
          from: 26,
          to: 76,
          widths: [14, 26],
          walls: ["#141A34", "#1A2040", "#10162E"],
          edge: "#2E3A6A",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.35, colors: [gold, cyan, "#E0962A"], off: "#0E1226" },
          overlap: 0,
        },
      ],
      [fence],
      [pitch],
      [floodlight, 30, 16],
      [floodlight, 292, 16],
      [stand, 4, 124],
      [goal, 168, 136, 118, 54],
      [diver, kongz, 4, 186, 98],
      [trail, 92, 178, 172, 132],
      [person, hag, 8, 60, 194],
      [bigBall, 176, 130, 11],
      [person, genesis, 2, 130, 172],
      [person, fitri, 1, 250, 182],
      [cornerFlag, 304, 188],
    ],
  },
};

function coilOf(g, x, base) {
  g.ellipse(x + 12, base - 5, 13, 6, ink)
    .ellipse(x + 12, base - 5, 12, 5, "#F0444C")
    .ellipse(x + 12, base - 5, 9, 3, "#7A1A1E")
    .ellipse(x + 12, base - 5, 7, 2, "#F0444C")
    .ellipse(x + 12, base - 5, 4, 1, ink);
}
