import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { genesis } from "../people/genesis.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { acid, cyan, drawCat, gold, ink, orange, paper, pink } from "../scenes/city-parts.mjs";
import { beam, blend, box, gradient, shadow, tint, tube } from "../scenes/light.mjs";
import { dayWindow, jar, ladder, mailBag } from "../scenes/props.mjs";
import { person } from "./compose.mjs";

/** A cabinet of small labelled drawers. */
function drawers(g, x, y, columns, rows, size = 17) {
  box(g, x - 3, y - 4, columns * size + 6, rows * 13 + 8, "#8A6A48");
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [dx, dy] = [x + i * size, y + j * 13];
      const isOpen = (i * 5 + j * 3) % 17 === 6;
      g.rect(dx, dy, size - 1, 12, "#5E4630").rect(
        dx + 1,
        dy + 1,
        size - 3,
        10,
        isOpen ? "#3A2A1C" : (i + j) % 2 ? "#B08A5C" : "#A87F52",
      );
      if (isOpen)
        for (let k = 0; k < size - 5; k += 3)
          g.rect(dx + 2 + k, dy + 2 + (k % 2), 2, 4, [paper, "#F0DCA8", "#D8E4F0"][k % 3]);
      g.rect(dx + 4, dy + (isOpen ? 6 : 3), size - 9, 4, paper)
        .rect(dx + 5, dy + (isOpen ? 8 : 5), size - 12, 1, "#8A86A8")
        .rect(dx + Math.floor(size / 2) - 2, dy + (isOpen ? 10 : 9), 3, 1, "#E8C060");
    }
  }
}

function shredder(g, x, base) {
  shadow(g, x + 22, base, 26, 3, 0.35);
  g.rect(x - 1, base - 45, 46, 45, ink);
  box(g, x, base - 44, 44, 18, "#5A6482");
  g.rect(x + 6, base - 44, 32, 3, "#22283A")
    .rect(x + 34, base - 36, 5, 3, acid)
    .rect(x + 5, base - 36, 16, 4, "#22283A");
  g.rect(x + 2, base - 26, 40, 25, "#C6D4E0").rect(x + 2, base - 26, 2, 25, "#F0F6FA");
  for (let i = 0; i < 54; i++)
    g.rect(
      x + 5 + ((i * 7) % 34),
      base - 4 - ((i * 5) % (8 + (i % 11))),
      1,
      4,
      [paper, "#F0DCA8", "#FFFFFF", pink][i % 4],
    );
  g.polygon(
    [
      [x + 12, base - 60],
      [x + 30, base - 58],
      [x + 30, base - 43],
      [x + 12, base - 43],
    ],
    "#F0DCA8",
  )
    .rect(x + 15, base - 56, 12, 1, "#8A7458")
    .rect(x + 15, base - 53, 10, 1, "#8A7458")
    .rect(x + 15, base - 50, 12, 1, "#8A7458");
  for (const [dx, dy] of [
    [-8, 1],
    [-13, 0],
    [50, 1],
    [54, 0],
    [-4, 0],
  ])
    g.rect(x + dx, base - dy, 4, 1, paper);
}

function calendar(g, x, y) {
  g.rect(x - 1, y - 1, 50, 56, ink)
    .rect(x, y, 48, 54, paper)
    .rect(x, y, 48, 12, "#C4483A")
    .rect(x, y, 48, 2, "#F0685A");
  for (const dx of [9, 23, 37]) g.rect(x + dx, y - 4, 2, 7, "#8A86A8");
  for (let j = 0; j < 5; j++) {
    for (let i = 0; i < 7; i++) {
      const [dx, dy] = [x + 4 + i * 6, y + 16 + j * 7];
      g.rect(dx, dy, 5, 5, "#E0DACC");
      if (j * 7 + i < 23) g.line(dx, dy, dx + 4, dy + 4, "#C4483A").line(dx + 4, dy, dx, dy + 4, "#C4483A");
    }
  }
}

/** A bench of justice: panelled desk, high chair, pillars. */
function courtroom(g) {
  gradient(g, 0, 0, 320, 150, ["#EDE5D4", "#E8DEC8", "#E0D4BA"], 0.6);
  for (const x of [0, 92, 212, 304]) {
    g.rect(x, 0, 18, 150, "#D0C4AA")
      .rect(x, 0, 3, 150, "#F8F2E4")
      .rect(x + 13, 0, 5, 150, "#B0A488")
      .rect(x - 3, 0, 24, 7, "#C4B898")
      .rect(x - 3, 142, 24, 8, "#B0A488");
    for (const dx of [5, 9]) g.rect(x + dx, 8, 1, 134, "#BEB294");
  }
  gradient(g, 0, 150, 320, 50, ["#A8804E", "#9A7444", "#8A663A"], 0.6);
  for (let k = -8; k <= 8; k++) g.line(160 + k * 24, 150, 160 + k * 62, 200, "#7A5830");
  g.rect(0, 150, 320, 1, "#6A4A28");
}

function judgeBench(g, x, y) {
  g.rect(x + 40, y - 66, 52, 70, "#5A2A24")
    .rect(x + 44, y - 62, 44, 66, "#8A2A30")
    .rect(x + 44, y - 62, 44, 2, "#C4504A")
    .polygon(
      [
        [x + 38, y - 66],
        [x + 66, y - 80],
        [x + 94, y - 66],
      ],
      "#5A2A24",
    )
    .ellipse(x + 66, y - 70, 4, 4, gold);
  for (let j = 0; j < 4; j++) for (let i = 0; i < 4; i++) g.set(x + 50 + i * 11, y - 52 + j * 12, "#5A1A20");
}

function judgeDesk(g, x, y) {
  g.rect(x - 8, y, 148, 6, "#8A5A34")
    .rect(x - 8, y, 148, 1, "#D89A5A")
    .rect(x - 8, y + 6, 148, 1, ink)
    .rect(x, y + 7, 132, 46, "#6A4228")
    .rect(x - 8, y + 53, 148, 5, "#8A5A34")
    .rect(x - 8, y + 53, 148, 1, "#B8824E");
  for (let i = x + 5; i < x + 126; i += 32)
    g.frame(i, y + 13, 26, 34, "#8A5A34").frame(i + 2, y + 15, 22, 30, "#4A2C1A");
  g.ellipse(x + 66, y + 30, 14, 14, gold)
    .ellipse(x + 66, y + 30, 12, 12, "#8A5E1A")
    .line(x + 58, y + 26, x + 74, y + 26, gold)
    .rect(x + 66, y + 22, 1, 14, gold)
    .rect(x + 62, y + 36, 9, 2, gold);
  for (const dx of [58, 74])
    g.line(x + dx, y + 26, x + dx - 3, y + 31, gold)
      .line(x + dx, y + 26, x + dx + 3, y + 31, gold)
      .rect(x + dx - 4, y + 31, 9, 2, gold);
}

function gavel(g, x, y) {
  g.rect(x, y - 3, 16, 3, "#5A3420");
  beam(g, x + 4, y - 6, x + 20, y - 12, 3, "#A8703A");
  g.polygon(
    [
      [x - 2, y - 12],
      [x + 4, y - 14],
      [x + 8, y - 4],
      [x + 2, y - 2],
    ],
    "#8A5A34",
  ).line(x - 2, y - 12, x + 4, y - 14, "#D89A5A");
}

/** Law books piled up, each a little askew. */
function lawBooks(g, x, base, count) {
  for (let k = 0; k < count; k++) {
    const [color, w] = [["#7A2436", "#22406A", "#2F5A40", "#6A4424", "#4A2E60", "#8A5A1E"][k % 6], 40 - ((k * 7) % 9)];
    const dx = x + ((k * 5) % 7) - 3;
    const y = base - (k + 1) * 9;
    g.rect(dx - 1, y - 1, w + 2, 10, ink)
      .rect(dx, y, w, 8, color)
      .rect(dx, y, w, 1, blend(color, paper, 0.4))
      .rect(dx + w - 5, y + 1, 5, 6, "#F0E6D0")
      .rect(dx + w - 5, y + 3, 5, 1, "#C8BCA0")
      .rect(dx + 6, y + 2, 2, 4, gold)
      .rect(dx + 11, y + 3, 12, 2, gold);
  }
}

function pigeonholes(g, x, y, columns, rows, labels) {
  box(g, x - 4, y - 4, columns * 18 + 8, rows * 15 + 8, "#A87C50");
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [dx, dy] = [x + i * 18, y + j * 15];
      g.rect(dx + 1, dy + 1, 16, 12, "#5A3E28")
        .rect(dx + 1, dy + 1, 16, 2, "#3E2A1A")
        .rect(dx + 6, dy + 13, 6, 2, labels);
      const letters = (i * 7 + j * 11) % 4;
      for (let k = 0; k < letters; k++)
        g.rect(dx + 3 + k, dy + 9 - k * 2, 11, 3, [paper, "#F0DCA8", "#D8E4F0"][k]).rect(
          dx + 3 + k,
          dy + 9 - k * 2,
          11,
          1,
          "#FFFFFF",
        );
    }
  }
}

function envelope(g, x, y, tilt = 0) {
  const color = tilt % 2 ? "#FFFFFF" : paper;
  g.polygon(
    [
      [x, y],
      [x + 16, y - tilt],
      [x + 18, y + 10 - tilt],
      [x + 2, y + 10],
    ],
    ink,
  ).polygon(
    [
      [x + 1, y + 1],
      [x + 15, y + 1 - tilt],
      [x + 17, y + 9 - tilt],
      [x + 3, y + 9],
    ],
    color,
  );
  g.line(x + 1, y + 1, x + 9, y + 6 - Math.round(tilt / 2), "#8A86A8")
    .line(x + 15, y + 1 - tilt, x + 9, y + 6 - Math.round(tilt / 2), "#8A86A8")
    .rect(x + 8, y + 5 - Math.round(tilt / 2), 2, 2, "#F0444C");
  for (const side of [-1, 1]) {
    const wx = side < 0 ? x - 1 : x + 17;
    g.polygon(
      [
        [wx, y + 2 - tilt],
        [wx + side * 9, y - 6 - tilt],
        [wx + side * 7, y - tilt],
        [wx + side * 10, y + 2 - tilt],
        [wx, y + 6 - tilt],
      ],
      "#BFE0F4",
    ).line(wx, y + 2 - tilt, wx + side * 9, y - 6 - tilt, "#5E94BC");
  }
}

/** A tin robot on one wheel, net in hand. */
function netRobot(g, x, base) {
  shadow(g, x + 18, base, 18, 3, 0.35);
  g.ellipse(x + 18, base - 8, 9, 9, ink)
    .ellipse(x + 18, base - 8, 7, 7, "#5A5E78")
    .ellipse(x + 18, base - 8, 3, 3, "#C9CBDD");
  g.rect(x + 14, base - 22, 9, 8, "#5A5E78");
  g.rect(x + 1, base - 53, 35, 33, ink);
  box(g, x + 2, base - 52, 33, 31, "#7A8AB0");
  g.rect(x + 7, base - 43, 12, 16, "#22283A")
    .rect(x + 9, base - 41, 8, 2, acid)
    .rect(x + 9, base - 37, 6, 2, cyan)
    .rect(x + 9, base - 33, 8, 2, pink)
    .rect(x + 24, base - 44, 5, 5, "#F0444C")
    .rect(x + 24, base - 36, 5, 5, gold);
  g.rect(x + 13, base - 58, 11, 6, "#5A5E78").rect(x + 3, base - 79, 31, 22, ink);
  box(g, x + 4, base - 78, 29, 20, "#A8B4D0");
  g.rect(x + 7, base - 74, 23, 10, "#15182A")
    .rect(x + 10, base - 72, 5, 6, acid)
    .rect(x + 22, base - 72, 5, 6, acid)
    .set(x + 12, base - 70, ink)
    .set(x + 24, base - 70, ink)
    .rect(x + 13, base - 61, 11, 1, "#5A6482");
  g.rect(x + 18, base - 88, 1, 9, "#8A86A8")
    .ellipse(x + 18, base - 90, 3, 3, "#F0444C")
    .rect(x - 1, base - 72, 4, 8, "#5A5E78")
    .rect(x + 34, base - 72, 4, 8, "#5A5E78");
  beam(g, x + 34, base - 44, x + 52, base - 56, 5, "#5A6482");
  beam(g, x + 2, base - 42, x - 8, base - 30, 5, "#5A6482");
  beam(g, x + 44, base - 40, x + 78, base - 92, 3, "#A8703A");
  g.ellipse(x + 54, base - 56, 4, 4, "#C9CBDD");
  for (let a = 0; a < 64; a++) {
    const t = (a / 64) * Math.PI * 2;
    g.rect(Math.round(x + 90 + Math.cos(t) * 17), Math.round(base - 100 + Math.sin(t) * 12), 2, 2, "#8A5A34");
  }
  for (let a = 0; a < 12; a++) {
    const t = (a / 12) * Math.PI * 2;
    g.line(
      Math.round(x + 90 + Math.cos(t) * 16),
      Math.round(base - 100 + Math.sin(t) * 11),
      x + 112,
      base - 66,
      a % 2 ? "#FFFFFF" : "#B8CCDC",
    );
  }
  for (const [y, r] of [
    [-92, 11],
    [-82, 7],
  ])
    for (let a = 0; a < 24; a++)
      g.set(
        Math.round(x + 90 + (y + 100) * 0.65 + Math.cos(a / 3.8) * r),
        Math.round(base + y + 2 + Math.sin(a / 3.8) * r * 0.6),
        "#B8CCDC",
      );
}

function stopSign(g, x, base) {
  g.rect(x + 9, base - 30, 3, 30, "#8A5A34");
  g.polygon(
    [
      [x + 5, base - 52],
      [x + 16, base - 52],
      [x + 23, base - 45],
      [x + 23, base - 34],
      [x + 16, base - 27],
      [x + 5, base - 27],
      [x - 2, base - 34],
      [x - 2, base - 45],
    ],
    paper,
  ).polygon(
    [
      [x + 6, base - 50],
      [x + 15, base - 50],
      [x + 21, base - 44],
      [x + 21, base - 35],
      [x + 15, base - 29],
      [x + 6, base - 29],
      [x, base - 35],
      [x, base - 44],
    ],
    "#D0342C",
  );
  g.rect(x + 3, base - 42, 16, 5, paper);
}

/** A kitchen by day: tiles, shelf, taps. */
function kitchen(g) {
  g.rect(0, 0, 320, 200, "#F0EADC");
  for (let y = 0; y < 140; y += 12)
    for (let x = 0; x < 320; x += 12)
      g.rect(x, y, 11, 11, (x + y) % 24 ? "#E8F0EC" : "#DCE8E6").rect(x, y, 11, 1, "#FFFFFF");
  g.rect(0, 0, 320, 5, "#C8D8D4");
}

function counterTop(g, y) {
  g.rect(0, y, 320, 12, "#FFFFFF")
    .rect(0, y, 320, 2, "#FFFFFF")
    .rect(0, y + 10, 320, 3, "#C8C4BC")
    .rect(0, y + 13, 320, 200 - y, "#7AA8A0")
    .rect(0, y + 13, 320, 2, "#4A7870");
  for (let x = 6; x < 320; x += 64) {
    g.rect(x, y + 19, 54, 60, "#8ABAB0")
      .frame(x, y + 19, 54, 60, "#5A8A82")
      .rect(x + 20, y + 24, 14, 3, "#F4F1E8")
      .rect(x + 20, y + 26, 14, 1, "#A8A090");
  }
}

/** A cookie 2r wide, chips and cracks of its own. */
function cookie(g, cx, cy, r, flip) {
  g.ellipse(cx, cy + 2, r, r * 0.8, "#8A5424")
    .ellipse(cx, cy, r, r * 0.8, "#D8984E")
    .ellipse(cx - 2, cy - 2, r - 4, r * 0.8 - 4, "#E8B06A");
  for (let a = 0; a < 22; a++)
    g.rect(
      Math.round(cx + Math.cos(a) * r * (0.2 + (a % 5) * 0.15)),
      Math.round(cy + Math.sin(a * 1.7) * r * 0.62),
      2,
      1,
      "#B8752E",
    );
  const side = flip ? -1 : 1;
  for (const [dx, dy, s] of [
    [-0.5, -0.25, 4],
    [0.25, -0.5, 3],
    [0.05, 0.05, 4],
    [-0.55, 0.25, 3],
    [0.5, 0.2, 4],
    [-0.1, 0.5, 3],
    [0.68, -0.15, 3],
    [-0.15, -0.4, 3],
  ]) {
    const [x, y] = [Math.round(cx + dx * r * side) - 1, Math.round(cy + dy * r * 0.9) - 1];
    g.rect(x, y, s, s - 1, "#4A2A1A").rect(x, y, s - 1, 1, "#7A4A2A");
  }
}

function plate(g, cx, cy, rx) {
  shadow(g, cx, cy + 9, rx + 3, 6, 0.25);
  g.ellipse(cx, cy + 4, rx, 13, "#A8B8C8")
    .ellipse(cx, cy, rx, 13, "#FFFFFF")
    .ellipse(cx, cy + 1, rx - 5, 10, "#DCE6EE")
    .ellipse(cx, cy + 1, rx - 8, 8, "#F4F8FA");
  for (let a = 0; a < 28; a++)
    g.rect(
      Math.round(cx + Math.cos((a / 14) * Math.PI) * (rx - 3)),
      Math.round(cy + Math.sin((a / 14) * Math.PI) * 11.5),
      2,
      1,
      "#5A82D0",
    );
}

function guardHat(g, x, y) {
  g.rect(x, y, 12, 4, "#22387A")
    .rect(x - 2, y + 4, 16, 2, ink)
    .rect(x, y, 12, 1, "#4A6AC0")
    .rect(x + 4, y + 1, 4, 3, gold);
}

function tap(g, x, base) {
  g.rect(x, base - 26, 4, 26, "#A8B4C0")
    .rect(x, base - 26, 1, 26, "#FFFFFF")
    .rect(x, base - 28, 22, 4, "#A8B4C0")
    .rect(x, base - 28, 22, 1, "#FFFFFF")
    .rect(x + 18, base - 24, 4, 6, "#8A96A4")
    .rect(x - 6, base - 10, 6, 3, "#F0444C");
}

export default {
  etcPrivacy: {
    focus: [64, 80],
    rows: [
      [
        (g) => {
          gradient(g, 0, 0, 320, 150, ["#E4DED0", "#ECE6D8", "#F4F1E8"], 0.6);
        },
      ],
      [dayWindow, 130, 18, 66, 62],
      [drawers, 6, 14, 6, 10],
      [drawers, 216, 14, 6, 10],
      [calendar, 139, 94],
      [
        (g) => {
          gradient(g, 0, 150, 320, 50, ["#B8AE98", "#C4BAA6", "#D0C8B6"], 0.6);
          g.rect(0, 149, 320, 1, "#8A8272");
          for (let k = -8; k <= 8; k++) g.line(160 + k * 24, 150, 160 + k * 62, 200, "#A89E88");
          for (const y of [158, 172]) g.rect(0, y, 320, 1, "#A89E88");
        },
      ],
      [
        tint,
        [
          [130, 84],
          [196, 84],
          [250, 200],
          [120, 200],
        ],
        "#FFF6D8",
        0.2,
      ],
      [shredder, 152, 190],
      [person, alya, 2, 122, 188],
      [
        (g) => {
          for (let k = 0; k < 7; k++)
            g.rect(88 + (k % 2), 186 - k * 3, 20, 3, ["#F0DCA8", paper, "#D8E4F0"][k % 3]).rect(
              88 + (k % 2),
              188 - k * 3,
              20,
              1,
              "#A8A090",
            );
          box(g, 84, 187, 30, 10, "#8A6A48");
        },
      ],
      [ladder, 46, 24, 24, 178, "#3E2818"],
      [drawCat, 262, 182, "#2B2838"],
      [
        (g) => {
          box(g, 250, 180, 40, 16, "#A87C50");
          g.rect(256, 184, 28, 4, "#5E4630");
          for (let k = 0; k < 26; k += 3) g.rect(257 + k, 180, 2, 5, [paper, "#F0DCA8"][k % 2]);
        },
      ],
    ],
  },
  etcTermsofUse: {
    focus: [64, 78],
    rows: [
      [courtroom],
      [dayWindow, 28, 14, 52, 96],
      [dayWindow, 242, 14, 52, 96],
      [judgeBench, 94, 110],
      [person, society, 3, 148, 118],
      [wig, 148, 88],
      [judgeDesk, 94, 112],
      [gavel, 110, 112],
      [
        (g) => {
          g.polygon(
            [
              [168, 106],
              [186, 103],
              [187, 112],
              [166, 112],
            ],
            paper,
          )
            .polygon(
              [
                [186, 103],
                [204, 106],
                [206, 112],
                [187, 112],
              ],
              "#FFFBE8",
            )
            .rect(171, 108, 12, 1, "#A8A090")
            .rect(190, 108, 12, 1, "#A8A090")
            .rect(171, 110, 10, 1, "#A8A090")
            .rect(190, 110, 9, 1, "#A8A090");
        },
      ],
      [
        tint,
        [
          [246, 14],
          [292, 14],
          [224, 118],
          [158, 118],
        ],
        "#FFF6D0",
        0.28,
      ],
      [
        tint,
        [
          [246, 14],
          [270, 14],
          [196, 114],
          [172, 114],
        ],
        "#FFF6D0",
        0.2,
      ],
      [lawBooks, 30, 194, 7],
      [person, crafter, 3, 78, 194],
      [person, genesis, 7, 252, 190],
      [person, alya, 7, 284, 194],
      [
        (g) => {
          g.rect(236, 178, 84, 4, "#8A5A34").rect(236, 178, 84, 1, "#D89A5A");
          for (let x = 240; x < 320; x += 11) g.rect(x, 182, 3, 18, "#6A4228");
        },
      ],
    ],
  },
  etcEmail: {
    focus: [70, 76],
    rows: [
      [(g) => gradient(g, 0, 0, 320, 150, ["#E8E2D2", "#F0EADC", "#F4F1E8"], 0.6)],
      [pigeonholes, 8, 14, 8, 8, gold],
      [dayWindow, 176, 16, 52, 56],
      [pigeonholes, 248, 14, 4, 8, pink],
      [
        (g) => {
          gradient(g, 0, 146, 320, 54, ["#A8B8B4", "#B8C6C2", "#C8D4D0"], 0.6);
          g.rect(0, 145, 320, 1, "#7A8A86");
          for (let x = -20; x < 340; x += 20)
            for (let k = 0; k < 4; k++)
              if (k % 2)
                tint(
                  g,
                  [
                    [x, 150 + k * 13],
                    [x + 20, 150 + k * 13],
                    [x + 16, 163 + k * 13],
                    [x - 4, 163 + k * 13],
                  ],
                  "#7A9A94",
                  0.25,
                );
        },
      ],
      [mailTable, 242, 150],
      [netRobot, 84, 190],
      ...[
        [190, 82, 2],
        [214, 58, 4],
        [176, 48, 0],
        [150, 22, 3],
        [232, 96, 0],
        [120, 60, 4],
      ].map(([x, y, tilt]) => [envelope, x, y, tilt]),
      [person, society, 5, 202, 194],
      [stopSign, 226, 190],
      [mailBag, 14, 194, 34],
      [mailBag, 46, 197, 26],
      [drawCat, 262, 150, "#2B2838"],
    ],
  },
  etcCookie: {
    focus: [70, 72],
    rows: [
      [kitchen],
      [dayWindow, 100, 20, 120, 66, 3],
      [
        (g) => {
          for (const [x, y] of [
            [14, 58],
            [238, 58],
          ]) {
            g.rect(x, y, 70, 4, "#A87C50")
              .rect(x, y, 70, 1, "#E0B888")
              .rect(x, y + 4, 70, 1, "#7A5030");
            for (let i = 0; i < 5; i++)
              jar(g, x + 4 + i * 13, y, 10, ["#D8984E", "#8A4A2A", "#E8D8A0", "#C4483A", "#7A9A5A"][i], 0.6);
          }
          for (let i = 0; i < 6; i++)
            g.rect(20 + i * 11, 70, 1, 5, "#8A86A8")
              .rect(17 + i * 11, 75, 7, 8, [pink, cyan, gold, acid, orange, paper][i])
              .rect(24 + i * 11, 77, 2, 4, [pink, cyan, gold, acid, orange, paper][i]);
        },
      ],
      [
        (g) => {
          box(g, 244, 96, 58, 40, "#C9CBDD");
          g.rect(249, 102, 36, 26, "#22283A")
            .rect(251, 104, 32, 22, "#5A3420")
            .rect(254, 120, 26, 2, "#FF9A3D")
            .rect(290, 104, 7, 4, acid)
            .ellipse(293, 114, 3, 3, "#5A5E78")
            .ellipse(293, 124, 3, 3, "#5A5E78");
        },
      ],
      [tap, 44, 138],
      [counterTop, 136],
      [
        (g) => {
          g.rect(26, 138, 56, 4, "#B8C4CC").rect(30, 139, 48, 2, "#6A7A88");
        },
      ],
      [
        tint,
        [
          [100, 86],
          [220, 86],
          [262, 150],
          [92, 150],
        ],
        "#FFF6D8",
        0.16,
      ],
      [plate, 164, 146, 52],
      [cookie, 146, 141, 19, false],
      [cookie, 183, 142, 18, true],
      [person, kongz, 5, 222, 142],
      [guardHat, 229, 107],
      [
        (g) => {
          g.rect(248, 116, 2, 26, "#22387A").rect(248, 112, 2, 4, gold);
        },
      ],
      [mug2, 84, 148],
    ],
  },
};

function wig(g, x, y) {
  for (const [dx, dy] of [
    [2, 12],
    [1, 17],
    [2, 22],
    [20, 12],
    [21, 17],
    [20, 22],
  ])
    g.ellipse(x + dx, y + dy, 3, 3, ink)
      .ellipse(x + dx, y + dy, 2, 2, "#F4F1E8")
      .set(x + dx, y + dy, "#C8C2B4");
}

function mailTable(g, x, y) {
  box(g, x, y, 100, 6, "#A87C50");
  for (const dx of [5, 90]) g.rect(x + dx, y + 6, 5, 34, "#7A5636");
  for (let k = 0; k < 5; k++)
    g.rect(x + 46, y - 3 - k * 3, 22, 3, [paper, "#F0DCA8", "#D8E4F0"][k % 3]).rect(
      x + 46,
      y - 1 - k * 3,
      22,
      1,
      "#A8A090",
    );
  box(g, x + 76, y - 16, 18, 16, "#C4483A");
  g.rect(x + 79, y - 12, 12, 2, ink);
}

function mug2(g, x, base) {
  shadow(g, x + 8, base, 12, 2, 0.25);
  tube(g, x, base - 18, 17, 18, pink);
  g.frame(x + 16, base - 14, 7, 9, pink).rect(x + 1, base - 18, 15, 2, "#5A3420");
  for (const [dx, dy] of [
    [4, 22],
    [5, 25],
    [4, 28],
    [10, 23],
    [11, 26],
    [10, 30],
  ])
    g.rect(x + dx, base - dy, 1, 2, "#FFFFFF");
}
