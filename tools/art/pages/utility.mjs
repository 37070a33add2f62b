import { Grid } from "../grid.mjs";
import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { acid, cyan, drawCat, drawSign, electric, gold, ink, paper, pink } from "../scenes/city-parts.mjs";
import { ball, beam, blend, box, cord, glow, gradient, tint, tonesOf, tube } from "../scenes/light.mjs";
import { buildings, puff, stars, vignette } from "../scenes/outdoors.mjs";
import { awning, ladder, paintPots, pendant } from "../scenes/props.mjs";
import { person } from "./compose.mjs";

/** A wall of holed board. */
function pegboard(g) {
  g.rect(0, 0, 320, 160, "#6E4A34");
  for (let y = 6; y < 156; y += 7) for (let x = 4; x < 320; x += 7) g.rect(x, y, 2, 2, "#543626");
  g.rect(0, 0, 320, 4, "#3A2418").rect(0, 4, 320, 1, "#8A6046");
}

/** The shape of a tool painted on the wall behind it, and the hook it hangs on. */
function hung(g, x, y, draw) {
  const shape = new Grid(g.width, g.height);
  draw(shape, x, y);
  const mark = shape.crop(0, 0, g.width, g.height).outline("#D8A85A");
  g.draw(
    mark.map((cell) => (cell === "#D8A85A" ? cell : null)),
    0,
    0,
  );
  for (let j = 0; j < g.height; j++)
    for (let i = 0; i < g.width; i++)
      if (shape.get(i, j) && !shape.get(i + 2, j + 2) && g.get(i + 2, j + 2))
        g.set(i + 2, j + 2, blend(g.get(i + 2, j + 2), ink, 0.45));
  g.draw(shape, 0, 0);
}

function bigKey(color) {
  return (g, x, y) => {
    const [dark, , light] = tonesOf(color);
    g.ellipse(x + 12, y + 12, 12, 12, dark)
      .ellipse(x + 12, y + 12, 11, 11, color)
      .ellipse(x + 11, y + 11, 8, 8, light)
      .ellipse(x + 12, y + 12, 6, 6, null);
    g.rect(x + 9, y + 24, 6, 38, color)
      .rect(x + 9, y + 24, 2, 38, light)
      .rect(x + 14, y + 24, 1, 38, dark)
      .rect(x + 15, y + 48, 8, 5, color)
      .rect(x + 15, y + 56, 10, 5, color)
      .rect(x + 15, y + 52, 8, 1, dark)
      .rect(x + 15, y + 60, 10, 1, dark);
  };
}

function bigHammer(g, x, y) {
  g.rect(x + 16, y + 12, 7, 56, "#A8703A")
    .rect(x + 16, y + 12, 2, 56, "#D89A5A")
    .rect(x + 21, y + 12, 2, 56, "#6E4420")
    .rect(x + 15, y + 54, 9, 14, "#A8302E")
    .rect(x + 15, y + 54, 2, 14, "#F0685A");
  g.rect(x + 4, y, 30, 14, "#8A90A8")
    .rect(x + 4, y, 30, 3, "#D8DCEC")
    .rect(x + 4, y + 11, 30, 3, "#5A5E78")
    .rect(x, y - 1, 6, 16, "#A8AEC8")
    .rect(x, y - 1, 2, 16, "#F0F1F8")
    .polygon(
      [
        [x + 34, y],
        [x + 42, y + 10],
        [x + 40, y + 14],
        [x + 34, y + 14],
      ],
      "#6E7290",
    );
}

function ticketPunch(g, x, y) {
  beam(g, x + 4, y + 46, x + 26, y + 14, 7, "#C9CBDD");
  beam(g, x + 30, y + 50, x + 26, y + 14, 7, "#8A90A8");
  g.ellipse(x + 26, y + 18, 5, 5, "#5A5E78").ellipse(x + 26, y + 18, 2, 2, ink);
  g.rect(x + 20, y, 8, 16, "#A8AEC8")
    .rect(x + 20, y, 2, 16, "#F0F1F8")
    .rect(x + 30, y + 2, 8, 14, "#8A90A8")
    .rect(x + 22, y + 4, 14, 3, "#5A5E78");
  g.rect(x, y + 40, 9, 10, "#F0444C").rect(x + 26, y + 44, 9, 10, "#F0444C");
}

function joystick(g, x, y) {
  g.rect(x, y + 28, 44, 22, ink)
    .rect(x + 1, y + 29, 42, 20, "#2F3C74")
    .rect(x + 1, y + 29, 42, 3, "#5A6AC0")
    .rect(x + 1, y + 46, 42, 3, "#1C2448");
  g.rect(x + 12, y + 12, 4, 18, "#C9CBDD")
    .rect(x + 12, y + 12, 1, 18, "#FFFFFF")
    .ellipse(x + 14, y + 29, 7, 3, ink);
  ball(g, x + 14, y + 8, 8, "#F0444C");
  for (const [dx, color] of [
    [27, gold],
    [36, cyan],
  ])
    g.ellipse(x + dx, y + 36, 4, 3, ink).ellipse(x + dx, y + 35, 3, 2, color);
}

function bigWrench(g, x, y) {
  beam(g, x + 10, y + 16, x + 30, y + 60, 8, "#A8AEC8");
  g.ellipse(x + 9, y + 11, 11, 11, "#A8AEC8")
    .ellipse(x + 7, y + 9, 7, 7, "#D8DCEC")
    .rect(x + 3, y - 2, 9, 14, null)
    .ellipse(x + 31, y + 63, 7, 7, "#8A90A8")
    .ellipse(x + 31, y + 63, 3, 3, null);
}

function saw(g, x, y) {
  g.polygon(
    [
      [x, y + 6],
      [x + 54, y],
      [x + 54, y + 9],
      [x, y + 20],
    ],
    "#C9CBDD",
  ).line(x, y + 6, x + 54, y, "#FFFFFF");
  for (let i = 0; i < 52; i += 4)
    g.polygon(
      [
        [x + i, y + 20 - Math.round(i * 0.2)],
        [x + i + 4, y + 19 - Math.round(i * 0.2)],
        [x + i + 2, y + 23 - Math.round(i * 0.2)],
      ],
      "#8A90A8",
    );
  g.rect(x - 16, y + 2, 18, 20, "#A8703A")
    .rect(x - 16, y + 2, 18, 3, "#D89A5A")
    .rect(x - 11, y + 9, 8, 7, null);
}

function workbench(g, y) {
  g.rect(0, y, 320, 9, "#A8703A")
    .rect(0, y, 320, 2, "#D89A5A")
    .rect(0, y + 9, 320, 2, ink)
    .rect(0, y + 11, 320, 200 - y, "#3E2A20");
  for (let x = 10; x < 320; x += 78) {
    box(g, x, y + 16, 64, 22, "#6A4630");
    g.rect(x + 24, y + 25, 16, 3, gold).rect(x + 24, y + 27, 16, 1, "#8A5E1A");
  }
}

function vice(g, x, base) {
  box(g, x, base - 10, 34, 10, "#3A5A7A");
  box(g, x + 2, base - 24, 10, 15, "#4A6A8A");
  box(g, x + 20, base - 24, 10, 15, "#4A6A8A");
  g.rect(x + 30, base - 18, 12, 3, "#C9CBDD").rect(x + 41, base - 24, 2, 15, "#8A86A8");
}

/** A small house on a roof-top, every window lit. */
function smallHouse(g, x, base) {
  glow(g, x + 24, base - 20, 60, 46, acid, 0.3);
  box(g, x, base - 30, 48, 30, "#4A3A54");
  for (let j = 0; j < 20; j++) g.rect(x - 5 + j, base - 30 - j, 58 - j * 2, 1, j % 4 ? "#6A3A4A" : "#4A2434");
  g.rect(x + 6, base - 22, 12, 12, acid)
    .rect(x + 30, base - 22, 12, 12, acid)
    .rect(x + 11, base - 22, 2, 12, "#4A3A54")
    .rect(x + 35, base - 22, 2, 12, "#4A3A54")
    .rect(x + 20, base - 18, 9, 18, "#2A1F38")
    .set(x + 27, base - 9, gold);
  g.rect(x + 34, base - 54, 7, 14, "#5A3442")
    .rect(x + 33, base - 55, 9, 2, "#8A5A64")
    .rect(x + 20, base - 62, 1, 14, "#8A86A8")
    .ellipse(x + 20, base - 64, 3, 3, gold);
}

/** A flat roof whose front shows lit windows, `kind` on top of it. */
function wetRoof(g, x, y, width, wall, windows) {
  g.rect(x, y, width, 200 - y, wall)
    .rect(x, y, width, 3, blend(wall, paper, 0.3))
    .rect(x + width - 2, y, 2, 200 - y, blend(wall, ink, 0.4));
  for (let j = y + 9; j < 196; j += 13)
    for (let i = x + 6; i + 8 < x + width; i += 13)
      g.rect(i, j, 8, 8, (i * 3 + j * 7) % 5 < 2 ? windows : "#12101C").rect(i, j + 8, 8, 1, blend(wall, paper, 0.15));
  for (let i = x + 4; i < x + width - 14; i += 24) g.rect(i, y + 1, 14, 1, "#7CA8D8");
}

function glowCable(g, x0, y0, x1, y1, sag, color) {
  cord(g, x0, y0 + 1, x1, y1 + 1, sag, blend(color, ink, 0.5), 2);
  cord(g, x0, y0, x1, y1, sag, color, 2);
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    glow(g, Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)), 11, 9, color, 0.3);
  }
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.5) / 5;
    g.rect(Math.round(x0 + (x1 - x0) * t) - 1, Math.round(y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)), 3, 2, "#FFFFFF");
  }
}

function coolingTowers(g, x, base) {
  for (const [dx, h] of [
    [0, 52],
    [34, 44],
  ]) {
    for (let j = 0; j < h; j++) {
      const half = Math.round(15 - 6 * Math.sin((j / h) * Math.PI * 0.75) + (j / h) * 1.5);
      g.rect(x + dx - half, base - j, half * 2, 1, "#3A4474")
        .rect(x + dx - half, base - j, Math.round(half * 0.6), 1, "#5662A0")
        .rect(x + dx + Math.round(half * 0.5), base - j, Math.round(half * 0.5), 1, "#283052");
    }
    g.rect(x + dx - 11, base - h, 22, 2, "#8A92BE").rect(x + dx - 8, base - 20, 16, 2, "#F0444C");
    for (const [px, py, r] of [
      [0, 8, 7],
      [5, 16, 8],
      [11, 25, 9],
    ])
      g.ellipse(x + dx + px, base - h - py, r, r * 0.7, "#4A4E78");
  }
}

/** The front of a shop that is not finished: frame, scaffold, paint. */
function halfShop(g, x, base) {
  g.rect(x, base - 118, 176, 118, "#5A4654").rect(x, base - 118, 176, 3, "#8A7080");
  for (let y = base - 112; y < base; y += 7) {
    g.rect(x, y, 176, 1, "#46343F");
    for (let i = x + ((y / 7) & 1) * 7; i < x + 176; i += 14) g.rect(i, y, 1, 7, "#46343F");
  }
  g.rect(x + 92, base - 118, 84, 118, "#D8A878").rect(x + 92, base - 118, 84, 3, "#F4D8B0");
  for (let i = x + 98; i < x + 174; i += 12) g.rect(i, base - 112, 1, 30, "#C09060");
  g.rect(x + 8, base - 106, 160, 22, "#2A2036").frame(x + 8, base - 106, 160, 22, acid);
  g.text("OPEN", x + 20, base - 100, acid, { font: "Galmuri11-Bold" });
  for (const [i, letter] of [
    [62, "S"],
    [78, "O"],
    [94, "O"],
  ])
    g.text(letter, x + i, base - 100, blend(acid, ink, 0.65), { font: "Galmuri11-Bold" });
  g.rect(x + 12, base - 66, 66, 46, "#3A2A34").rect(x + 16, base - 62, 58, 38, "#8A6A7A");
  gradient(g, x + 16, base - 62, 58, 38, ["#C88A7A", "#E8B088", "#FFD9A0"], 0.6);
  g.line(x + 20, base - 30, x + 44, base - 60, "#FFF3DC")
    .line(x + 26, base - 28, x + 52, base - 60, "#FFF3DC")
    .rect(x + 44, base - 62, 3, 38, "#3A2A34")
    .rect(x + 8, base - 20, 74, 4, "#8A5A38");
  g.rect(x + 100, base - 70, 44, 70, "#2A1A24")
    .rect(x + 96, base - 74, 52, 5, "#8A5A38")
    .rect(x + 96, base - 70, 5, 70, "#8A5A38")
    .rect(x + 143, base - 70, 5, 70, "#8A5A38");
  gradient(g, x + 101, base - 69, 42, 69, ["#3A2434", "#5A3440", "#7A4A48"], 0.6);
}

function newDoor(g, x, base) {
  g.rect(x - 1, base - 65, 36, 65, ink);
  box(g, x, base - 64, 34, 64, "#2F8A8A");
  g.frame(x + 5, base - 58, 24, 20, "#1E5E62")
    .rect(x + 7, base - 56, 20, 16, "#FFD9A0")
    .line(x + 10, base - 42, x + 20, base - 55, "#FFF3DC")
    .frame(x + 5, base - 32, 24, 26, "#1E5E62")
    .rect(x + 27, base - 33, 4, 3, gold)
    .rect(x + 29, base - 30, 2, 5, "#C98A2A");
}

function scaffold(g, x, base, width, height) {
  for (const dx of [0, width])
    g.rect(x + dx, base - height, 3, height, "#C98A4A").rect(x + dx, base - height, 1, height, "#FFC890");
  for (let y = base - height + 6; y < base; y += 44) {
    g.rect(x - 4, y, width + 11, 3, "#A8703A").rect(x - 4, y, width + 11, 1, "#E0A468");
    g.line(x + 2, y + 40, x + width, y + 4, "#8A5A30");
  }
}

function scroll(g, x, y) {
  g.rect(x, y, 20, 26, "#F4E6C8")
    .rect(x - 1, y - 2, 22, 4, "#D8C49A")
    .rect(x - 1, y + 24, 22, 4, "#D8C49A");
  for (let j = 4; j < 22; j += 3) g.rect(x + 3, y + j, 13 - ((j * 5) % 5), 1, "#8A7458");
}

export default {
  utilityProject: {
    focus: [117, 8],
    rows: [
      [pegboard],
      [hung, 12, 18, bigKey(gold)],
      [hung, 44, 22, bigKey("#C9CBDD")],
      [hung, 74, 18, bigHammer],
      [hung, 128, 24, ticketPunch],
      [hung, 176, 22, joystick],
      [hung, 232, 16, bigWrench],
      [hung, 136, 94, saw],
      [
        hung,
        12,
        92,
        (g, x, y) => {
          for (const [dx, l, color] of [
            [0, 34, "#F0444C"],
            [13, 30, gold],
            [26, 34, "#3D8AA8"],
            [39, 28, acid],
          ])
            g.rect(x + dx, y, 6, 14, color)
              .rect(x + dx, y, 2, 14, blend(color, paper, 0.4))
              .rect(x + dx + 2, y + 14, 2, l - 14, "#C9CBDD");
        },
      ],
      [
        (g) => {
          g.rect(276, 10, 40, 54, "#3A2418");
          gradient(g, 279, 13, 34, 48, ["#2A2A5A", "#6A4A7A", "#C87A70", "#FFC488"], 0.6);
          for (let i = 0; i < 34; i += 6)
            g.rect(279 + i, 61 - ((i * 7) % 17) - 6, 6, 6 + ((i * 7) % 17), "#1C1630").set(281 + i, 56, gold);
          g.rect(295, 13, 2, 48, "#3A2418");
        },
      ],
      [pendant, 116, 22, 20, "#8A3A2E"],
      [
        tint,
        [
          [98, 24],
          [134, 24],
          [220, 150],
          [12, 150],
        ],
        "#FFE7A0",
        0.12,
      ],
      [person, crafter, 3, 226, 166],
      [person, fitri, 5, 186, 168],
      [workbench, 158],
      [vice, 34, 158],
      [paintPots, 96, 158],
      [mugAndPlan, 130, 158],
      [
        (g) => {
          for (let i = 0; i < 9; i++) g.rect(262 + i * 5, 156 - ((i * 3) % 4), 4, 2, ["#C9CBDD", gold][i & 1]);
          box(g, 266, 140, 44, 12, "#A8302E");
          g.rect(282, 136, 12, 4, "#C9CBDD").rect(284, 138, 8, 2, "#A8302E").rect(266, 145, 44, 1, "#7A1A1E");
        },
      ],
      [glow, 116, 100, 120, 80, "#FFC56A", 0.16],
      [vignette, 0.45],
    ],
  },
  utilityStructure: {
    focus: [60, 62],
    rows: [
      [gradient, 0, 0, 320, 150, ["#0A0C1E", "#10142E", "#181E42", "#242C58", "#3A4474"], 0.7],
      [stars, 7, 110, 40],
      [puff, -20, 44, 120, ["#141832", "#1E2448", "#2A325E"]],
      [puff, 190, 30, 140, ["#141832", "#1E2448", "#2A325E"]],
      [
        buildings,
        19,
        {
          base: 170,
          from: 34,
          to: 80,
          widths: [14, 26],
          walls: ["#141830", "#1A1E3A"],
          edge: "#2E3660",
          windows: { size: [2, 2], gap: [2, 3], lit: 0.25, colors: [gold, cyan, "#7C8CFF"], off: "#101428" },
          overlap: 0,
        },
      ],
      [wetRoof, 0, 108, 84, "#2A2A4A", "#7C8CFF"],
      [coolingTowers, 26, 108],
      [wetRoof, 236, 96, 84, "#3A2440", pink],
      [drawSign, 246, 76, "CLUB", pink, { font: "Galmuri11-Bold" }],
      [
        (g) => {
          g.ellipse(302, 80, 12, 12, ink).ellipse(302, 80, 11, 11, "#C9CBDD");
          for (let y = -9; y < 10; y += 4)
            for (let x = -9; x < 10; x += 4)
              if (x * x + y * y < 90) g.rect(302 + x, 80 + y, 3, 3, [cyan, pink, paper, gold][(x + y + 40) & 3]);
        },
      ],
      [wetRoof, 96, 152, 128, "#332A44", gold],
      [smallHouse, 134, 152],
      [wetRoof, 238, 158, 82, "#2F3A3A", acid],
      [
        (g) => {
          awning(g, 244, 138, 70, ["#F0444C", "#F4E6D8"], 8);
          g.rect(250, 148, 58, 10, "#FFD98A").rect(278, 148, 2, 10, "#8A5A38");
        },
      ],
      [drawSign, 258, 122, "SHOP", gold],
      [glowCable, 140, 126, 50, 96, 14, electric],
      [glowCable, 176, 126, 246, 90, 12, pink],
      [glowCable, 178, 132, 250, 134, 10, acid],
      [person, hag, 3, 80, 125],
      [
        (g) => {
          beam(g, 103, 114, 111, 108, 2, "#F0444C");
          g.line(111, 108, 116, 107, "#C9CBDD").line(111, 109, 116, 112, "#C9CBDD");
        },
      ],
      [puddles],
      [drawCat, 206, 153, "#0A0912"],
    ],
  },
  utilityProcess: {
    focus: [116, 80],
    rows: [
      [gradient, 0, 0, 320, 160, ["#3A3A78", "#6A5490", "#A87098", "#E89488", "#FFBE88", "#FFE2A8"], 0.7],
      [(g) => g.ellipse(50, 134, 26, 26, "#FFE7B0").ellipse(50, 134, 21, 21, "#FFF6DC")],
      [
        buildings,
        23,
        {
          base: 160,
          from: 30,
          to: 84,
          widths: [14, 24],
          walls: ["#6A4A78", "#745080", "#5E4470"],
          edge: "#E8A090",
          windows: { size: [2, 3], gap: [2, 3], lit: 0.15, colors: ["#FFE2A8"], off: "#523C66" },
          overlap: 0,
          end: 120,
        },
      ],
      [halfShop, 118, 164],
      [
        (g) => {
          g.rect(294, 40, 26, 124, "#4A5A6A").rect(294, 40, 2, 124, "#7A8A9A");
          for (let y = 50; y < 130; y += 16) g.rect(302, y, 12, 10, "#FFD9A0").rect(302, y, 12, 2, "#8A9AAA");
          awning(g, 294, 132, 26, [cyan, "#F4E6D8"], 9);
        },
      ],
      [gradient, 0, 164, 320, 36, ["#8A6E7A", "#7A5E6E", "#6A5062"], 0.6],
      [
        (g) => {
          g.rect(0, 163, 320, 2, "#E8C0A8");
          for (let x = -10; x < 330; x += 26) g.line(x + 12, 165, x, 200, "#5A4456");
          g.rect(0, 178, 320, 1, "#5A4456");
        },
      ],
      [
        tint,
        [
          [50, 160],
          [90, 164],
          [320, 178],
          [320, 200],
          [0, 200],
          [0, 164],
        ],
        "#FFE2A8",
        0.12,
      ],
      [scaffold, 126, 166, 62, 132],
      [newDoor, 224, 168],
      [person, crafter, 1, 200, 176],
      [person, genesis, 7, 262, 178],
      [person, alya, 8, 88, 186],
      [scroll, 74, 158],
      [paintPots, 134, 188],
      [ladder, 166, 60, 158, 172],
      [
        (g) => {
          tube(g, 12, 150, 18, 34, "#3A4A6A");
          g.rect(10, 148, 22, 4, "#5A6A8A").rect(14, 158, 14, 9, paper);
        },
      ],
      [drawCat, 42, 188, "#241A2A"],
    ],
  },
};

function mugAndPlan(g, x, base) {
  g.polygon(
    [
      [x, base],
      [x + 8, base - 4],
      [x + 40, base - 4],
      [x + 34, base],
    ],
    "#3A6AA8",
  )
    .line(x + 10, base - 3, x + 32, base - 3, "#A8CCF0")
    .line(x + 8, base - 2, x + 28, base - 2, "#A8CCF0");
}

function puddles(g) {
  for (const [x, y, w] of [
    [104, 158, 24],
    [196, 160, 20],
    [10, 114, 26],
    [264, 164, 30],
  ])
    g.rect(x, y, w, 1, "#7CA8D8").rect(x + 4, y + 1, w - 8, 1, "#4A6AA0");
}
