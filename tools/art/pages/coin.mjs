import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { createRandom } from "../random.mjs";
import { acid, drawCat, drawMoon, drawSign, gold, ink, orange, paper } from "../scenes/city-parts.mjs";
import { ball, box, cord, glow, gradient, shadow, tint, tube } from "../scenes/light.mjs";
import { bush, dayCloud, hill, puff, ridge, tree, vignette, water } from "../scenes/outdoors.mjs";
import { lattice, oakTable, ropePost, sparks, stackOf } from "../scenes/props.mjs";
import { drawCoin, drawTwig } from "../things.mjs";
import { person } from "./compose.mjs";

/** The mint's hall by night: vaulted brick, arched windows. */
function mintHall(g) {
  g.rect(0, 0, 320, 200, "#2A1A12");
  const random = createRandom(22);
  for (let y = 0; y < 146; y += 6) {
    for (let x = -((y / 6) % 2) * 6; x < 320; x += 12)
      g.rect(x, y, 11, 5, random.pick(["#2E1C13", "#332016", "#291911", "#3A2418"]));
  }
  for (const cx of [60, 160, 260]) {
    g.rect(cx - 26, 40, 52, 58, "#4E3220").ellipse(cx, 40, 26, 22, "#4E3220");
    gradient(g, cx - 22, 22, 44, 74, ["#0E1030", "#161A44", "#262656", "#463A6A"], 0.6);
    for (let y = 16; y < 42; y++)
      for (let x = cx - 22; x < cx + 22; x++)
        if (((x - cx) / 22) ** 2 + ((y - 40) / 18) ** 2 > 1 && y < 40) g.set(x, y, "#4E3220");
    for (let i = 0; i < 44; i += 6)
      g.rect(cx - 22 + i, 88 - ((i * 7 + cx) % 17), 6, 8 + ((i * 7 + cx) % 17), "#0C0B1C").set(cx - 20 + i, 91, gold);
    g.rect(cx - 1, 20, 3, 76, "#4E3220")
      .rect(cx - 22, 56, 44, 2, "#4E3220")
      .rect(cx - 28, 96, 56, 4, "#6E4A2C")
      .rect(cx - 28, 96, 56, 1, "#A8743E");
  }
  drawMoon(g, 272, 40, 7);
  for (const x of [6, 106, 206, 306]) {
    tube(g, x, 20, 9, 126, "#4E3220");
    g.rect(x - 3, 16, 15, 6, "#6E4A2C").rect(x - 3, 140, 15, 7, "#6E4A2C");
  }
  gradient(g, 0, 146, 320, 54, ["#3A2418", "#2E1C12", "#24150E"], 0.6);
  g.rect(0, 146, 320, 1, "#8A5E32");
  for (let k = -8; k <= 8; k++) g.line(160 + k * 22, 147, 160 + k * 60, 200, "#1E120C");
  for (const y of [154, 166, 184]) g.rect(0, y, 320, 1, "#1E120C");
}

/** A crucible on a chain, tipped to the right, and what runs out of it. */
function crucible(g, x, y, reach) {
  for (const dx of [6, 66]) for (let j = 0; j < y - 8; j += 5) g.frame(x + dx, j, 3, 4, "#6E6A78");
  g.polygon(
    [
      [x + 2, y - 6],
      [x + 70, y + 12],
      [x + 60, y + 44],
      [x + 40, y + 58],
      [x + 16, y + 50],
      [x - 4, y + 24],
    ],
    "#3A3640",
  );
  g.polygon(
    [
      [x + 2, y - 6],
      [x + 14, y - 3],
      [x + 8, y + 28],
      [x + 26, y + 52],
      [x + 16, y + 50],
      [x - 4, y + 24],
    ],
    "#5A5462",
  );
  g.polygon(
    [
      [x + 54, y + 10],
      [x + 70, y + 14],
      [x + 60, y + 44],
      [x + 40, y + 58],
      [x + 52, y + 36],
    ],
    "#221F28",
  );
  g.polygon(
    [
      [x + 2, y - 8],
      [x + 72, y + 10],
      [x + 80, y + 18],
      [x + 68, y + 18],
      [x, y],
    ],
    "#6E6876",
  );
  g.polygon(
    [
      [x + 8, y - 4],
      [x + 70, y + 12],
      [x + 76, y + 17],
      [x + 66, y + 15],
      [x + 4, y - 1],
    ],
    "#FFC53D",
  ).polygon(
    [
      [x + 14, y - 2],
      [x + 60, y + 10],
      [x + 50, y + 10],
      [x + 10, y - 1],
    ],
    "#FFF3C4",
  );
  g.rect(x - 2, y + 18, 66, 3, "#221F28");
  ball(g, x + 34, y + 24, 5, "#8A86A8");
  g.polygon(
    [
      [x + 72, y + 15],
      [x + 80, y + 18],
      [x + 84, y + 34],
      [x + 84, reach],
      [x + 77, reach],
      [x + 77, y + 34],
    ],
    "#F07A1E",
  )
    .polygon(
      [
        [x + 74, y + 16],
        [x + 79, y + 19],
        [x + 82, y + 34],
        [x + 82, reach],
        [x + 79, reach],
        [x + 79, y + 34],
      ],
      "#FFC53D",
    )
    .rect(x + 80, y + 30, 1, reach - y - 30, "#FFF3C4");
}

function coinPress(g, x, base) {
  box(g, x, base - 22, 76, 22, "#3A3F4E");
  for (const cx of [x + 4, x + 62]) {
    tube(g, cx, base - 84, 10, 62, "#5A6072");
    g.rect(cx - 2, base - 26, 14, 4, "#7A8298");
  }
  box(g, x - 2, base - 98, 80, 16, "#4A5062");
  g.rect(x + 44, base - 95, 30, 10, ink).textCentered("SCG", x + 59, base - 94, gold);
  tube(g, x + 31, base - 82, 14, 26, "#C98A2A");
  for (let y = base - 80; y < base - 58; y += 3) g.rect(x + 31, y, 14, 1, "#8A5E1A");
  box(g, x + 20, base - 56, 36, 10, "#8A92A8");
  g.rect(x + 16, base - 26, 44, 4, "#C4CADA")
    .rect(x + 18, base - 28, 40, 3, "#FFC53D")
    .rect(x + 24, base - 29, 28, 1, "#FFF3C4");
  for (let i = x + 6; i < x + 72; i += 10) g.rect(i, base - 14, 4, 4, "#23262F").set(i, base - 14, "#8A92A8");
}

function brassScale(g, x, base, tilt) {
  g.rect(x - 12, base - 3, 25, 3, "#8A5E1A")
    .rect(x - 8, base - 6, 17, 3, gold)
    .rect(x - 1, base - 44, 3, 38, gold)
    .rect(x + 1, base - 44, 1, 38, "#8A5E1A");
  ball(g, x, base - 46, 3, "#FFE7A0");
  for (const side of [-1, 1]) {
    const [ax, ay] = [x + side * 26, base - 42 + side * tilt];
    g.line(x, base - 42, ax, ay, gold).line(x, base - 41, ax, ay + 1, "#C98A2A");
    g.line(ax, ay, ax - 8, ay + 18, "#C98A2A")
      .line(ax, ay, ax + 8, ay + 18, "#C98A2A")
      .rect(ax - 10, ay + 18, 21, 2, gold)
      .rect(ax - 7, ay + 20, 15, 2, "#8A5E1A");
  }
  g.draw(drawCoin(16), x + 18, base - 42 + tilt + 3);
  for (const [dx, w] of [
    [-30, 9],
    [-24, 6],
  ])
    g.rect(x + dx, base - 42 - tilt + 12, w - 3, 6, "#8A92A8").rect(
      x + dx + 1,
      base - 42 - tilt + 10,
      w - 5,
      2,
      "#C4CADA",
    );
}

function coinRack(g, x, base, rows) {
  for (const dx of [0, 58])
    g.rect(x + dx, base - rows * 20 - 4, 4, rows * 20 + 4, "#5A3A22").rect(
      x + dx,
      base - rows * 20 - 4,
      1,
      rows * 20 + 4,
      "#8A5E32",
    );
  for (let j = 0; j < rows; j++) {
    const y = base - 4 - j * 20;
    g.rect(x, y, 62, 3, "#6E4A2C").rect(x, y, 62, 1, "#A8743E");
    for (let i = 0; i < 3; i++) {
      g.draw(drawCoin(16), x + 5 + i * 18, y - 16);
      if (j === 0)
        tint(
          g,
          [
            [x + 5 + i * 18, y - 16],
            [x + 21 + i * 18, y - 16],
            [x + 21 + i * 18, y],
            [x + 5 + i * 18, y],
          ],
          "#FF6A2A",
          0.35,
        );
    }
  }
}

/** A pay window in the mint's wall: an arch with bars, a counter, a clerk. */
function payWindow(g, x, base) {
  g.rect(x - 12, base - 92, 124, 92, "#5A3A24").rect(x - 12, base - 92, 124, 2, "#8A5E38");
  for (let y = base - 92; y < base; y += 8) {
    g.rect(x - 12, y, 124, 1, "#3A2416");
    for (let i = x - 12 + ((y / 8) & 1) * 8; i < x + 112; i += 16) g.rect(i, y, 1, 8, "#3A2416");
  }
  g.rect(x, base - 66, 100, 44, "#8A5E1A")
    .ellipse(x + 49.5, base - 66, 50, 18, "#8A5E1A")
    .rect(x + 4, base - 64, 92, 42, "#2A1A14")
    .ellipse(x + 49.5, base - 64, 46, 15, "#2A1A14");
  gradient(g, x + 6, base - 62, 88, 40, ["#8A5A2A", "#B87A34", "#D89A44"], 0.7);
  g.ellipse(x + 49.5, base - 63, 43, 13, "#8A5A2A");
  for (const [i, h] of [
    [10, 20],
    [20, 26],
    [30, 16],
  ])
    for (let j = 0; j < h; j += 4)
      g.rect(x + i, base - 26 - j, 9, 4, j % 8 ? "#C98A2A" : "#FFC53D").rect(x + i, base - 26 - j, 9, 1, "#FFE7A0");
  for (const i of [70, 79, 88])
    g.rect(x + i - 2, base - 48, 7, 22, "#5A3420")
      .rect(x + i - 1, base - 46, 5, 5, paper)
      .rect(x + i - 1, base - 38, 5, 5, paper);
}

function payBars(g, x, base) {
  for (let i = x + 8; i < x + 96; i += 14)
    if (i < x + 34 || i > x + 62) g.rect(i, base - 72, 2, 50, gold).rect(i + 1, base - 72, 1, 50, "#8A5E1A");
  for (const y of [base - 54]) g.rect(x + 4, y, 32, 2, gold).rect(x + 64, y, 32, 2, gold);
  box(g, x - 6, base - 22, 112, 7, "#C98A4A");
  g.rect(x - 6, base - 15, 112, 1, ink).rect(x + 34, base - 24, 32, 3, "#8A5E1A");
  for (const [i, k] of [
    [38, 0],
    [46, 1],
    [54, 0],
  ])
    g.ellipse(x + i + 2, base - 24 + k, 3, 1, gold).rect(x + i, base - 25 + k, 4, 1, "#FFE7A0");
}

function punchCard(g, x, y) {
  g.rect(x, y, 12, 8, ink).rect(x + 1, y + 1, 10, 6, "#F0DCA8");
  for (const [dx, dy] of [
    [2, 2],
    [4, 4],
    [7, 2],
    [9, 5],
    [5, 2],
    [3, 5],
  ])
    g.set(x + dx, y + dy, ink);
}

/** A viaduct over a valley: arches from x0 to x1, its deck at y. */
function viaduct(g, x0, x1, y, foot) {
  for (let x = x0; x < x1; x++) {
    const inBay = ((x - x0) % 46) - 23;
    const arch = Math.abs(inBay) > 17 ? foot : Math.round(y + 34 - 20 * Math.sqrt(1 - (inBay / 17) ** 2));
    g.rect(x, y, 1, arch - y, (x - x0) % 46 > 38 ? "#8A6A54" : "#B08A6A");
    if (arch < foot) g.rect(x, arch - 3, 1, 3, "#8A6A54");
  }
  for (let j = y + 4; j < foot; j += 6)
    for (let x = x0 + ((j / 6) & 1) * 5; x < x1; x += 10) if (g.get(x, j) === "#B08A6A") g.rect(x, j, 5, 1, "#9A765A");
  g.rect(x0, y - 3, x1 - x0, 4, "#D8B490")
    .rect(x0, y - 3, x1 - x0, 1, "#F4DCC0")
    .rect(x0, y + 1, x1 - x0, 1, "#6E5240");
  g.rect(x0, y - 5, x1 - x0, 1, "#4A4450");
  for (let x = x0; x < x1; x += 5) g.rect(x, y - 4, 3, 1, "#5A3A28");
}

function coinTrain(g, x, rail) {
  for (const [cx, cy, r] of [
    [60, 46, 5],
    [50, 53, 7],
    [36, 60, 9],
    [16, 66, 10],
  ])
    g.ellipse(x + cx, rail - cy, r, r * 0.75, "#FFFFFF").ellipse(x + cx + 1, rail - cy + 2, r - 2, r * 0.5, "#DCE6EC");
  tube(g, x + 60, rail - 40, 6, 14, "#2B2838");
  g.rect(x + 58, rail - 42, 10, 4, "#4A465E");
  box(g, x + 44, rail - 27, 36, 19, "#A8302E");
  for (const i of [50, 60, 70]) g.rect(x + i, rail - 27, 2, 19, gold);
  g.rect(x + 78, rail - 25, 4, 15, "#2B2838")
    .rect(x + 82, rail - 22, 3, 5, "#FFF3C4")
    .ellipse(x + 52, rail - 29, 4, 3, gold);
  box(g, x + 28, rail - 38, 20, 30, "#8A1F20");
  g.rect(x + 26, rail - 41, 24, 4, "#2B2838")
    .rect(x + 31, rail - 34, 13, 11, "#FFE7A0")
    .rect(x + 37, rail - 34, 1, 11, "#8A1F20");
  g.rect(x + 28, rail - 9, 58, 3, "#2B2838").polygon(
    [
      [x + 84, rail - 9],
      [x + 94, rail - 2],
      [x + 82, rail - 2],
    ],
    gold,
  );
  for (const [i, r] of [
    [35, 6],
    [50, 6],
    [65, 6],
    [77, 4],
  ])
    g.ellipse(x + i, rail - r, r, r, "#15131F")
      .ellipse(x + i, rail - r, r - 2, r - 2, "#F0444C")
      .set(x + i, rail - r, gold);
  g.line(x + 35, rail - 5, x + 65, rail - 5, "#C9CBDD");
  g.rect(x + 20, rail - 8, 8, 2, ink);
  g.rect(x - 24, rail - 10, 46, 4, "#4A3428").rect(x - 24, rail - 10, 46, 1, "#8A6242");
  for (const i of [-17, 13]) g.ellipse(x + i, rail - 4, 4, 4, "#15131F").ellipse(x + i, rail - 4, 2, 2, "#8A86A8");
  box(g, x - 18, rail - 28, 34, 18, "#8A5A34");
  g.rect(x - 18, rail - 23, 34, 2, "#5A3620")
    .rect(x - 14, rail - 28, 3, 18, gold)
    .rect(x + 9, rail - 28, 3, 18, gold)
    .rect(x - 4, rail - 24, 6, 6, "#8A5E1A")
    .rect(x - 3, rail - 23, 4, 4, gold);
  g.polygon(
    [
      [x - 18, rail - 28],
      [x - 14, rail - 33],
      [x + 12, rail - 33],
      [x + 16, rail - 28],
    ],
    "#A8703A",
  );
  for (const [dx, dy] of [
    [-8, 35],
    [-2, 36],
    [4, 35],
    [1, 38],
  ])
    g.ellipse(x + dx, rail - dy + 2, 3, 2, gold).set(x + dx - 1, rail - dy + 1, "#FFF3C4");
}

function signalMast(g, x, base) {
  g.rect(x, base - 66, 3, 66, "#4A4450").rect(x, base - 66, 1, 66, "#7A7484");
  g.polygon(
    [
      [x + 2, base - 62],
      [x + 24, base - 72],
      [x + 25, base - 67],
      [x + 3, base - 57],
    ],
    "#F0444C",
  ).polygon(
    [
      [x + 16, base - 68],
      [x + 19, base - 70],
      [x + 20, base - 65],
      [x + 17, base - 64],
    ],
    paper,
  );
  g.rect(x - 5, base - 60, 6, 12, "#2B2838")
    .rect(x - 4, base - 58, 4, 3, "#5A2A2A")
    .rect(x - 4, base - 53, 4, 4, acid);
}

const noon = ["#6EB0DC", "#86C0E4", "#A2D0EA", "#C0E0F0", "#DCEEF2", "#F4F1E0"];

export default {
  punkvismCoinNftSynergy: {
    focus: [122, 80],
    rows: [
      [gradient, 0, 0, 320, 148, ["#3A2A4A", "#5A3A54", "#8A5458", "#C07A58", "#F0A860"], 0.7],
      [
        (g) => {
          for (let y = 0; y < 150; y += 8) {
            for (let x = ((y / 8) & 1) * 8; x < 320; x += 16)
              tint(
                g,
                [
                  [x, y],
                  [x + 15, y],
                  [x + 15, y + 7],
                  [x, y + 7],
                ],
                "#3A2218",
                0.72,
              );
          }
        },
      ],
      [
        (g) => {
          for (const x of [18, 74]) {
            g.rect(x - 3, 16, 46, 70, "#5A3A24").ellipse(x + 19.5, 18, 22, 12, "#5A3A24");
            gradient(g, x, 16, 40, 66, ["#4A3A6A", "#8A5A7A", "#D88A6A", "#FFC488", "#FFE7B0"], 0.6);
            g.ellipse(x + 19.5, 17, 19, 9, "#4A3A6A").ellipse(x + 24, 66, 8, 8, "#FFF6DC");
            for (let i = 0; i < 40; i += 6) g.rect(x + i, 82 - ((i * 5) % 13) - 5, 6, 5 + ((i * 5) % 13), "#3A2440");
            g.rect(x + 19, 10, 2, 72, "#5A3A24")
              .rect(x, 46, 40, 2, "#5A3A24")
              .rect(x - 5, 82, 50, 4, "#8A5E38");
          }
        },
      ],
      [payWindow, 196, 166],
      [person, society, 2, 234, 148],
      [payBars, 196, 166],
      [drawSign, 214, 42, "PAY", gold, { font: "Galmuri11-Bold", scale: 2, back: "#2A1610", pad: 5 }],
      [(g) => g.draw(drawTwig(), 254, 132)],
      [gradient, 0, 150, 320, 50, ["#6A4430", "#5A3828", "#4A2E22"], 0.6],
      [
        (g) => {
          g.rect(0, 149, 184, 1, "#A8744A");
          for (let k = -8; k <= 8; k++) g.line(160 + k * 22, 151, 160 + k * 58, 200, "#3A2218");
          for (const y of [158, 170, 186]) g.rect(0, y, 320, 1, "#3A2218");
        },
      ],
      [
        tint,
        [
          [20, 86],
          [60, 86],
          [170, 200],
          [90, 200],
        ],
        "#FFE2A8",
        0.14,
      ],
      [
        tint,
        [
          [76, 86],
          [116, 86],
          [250, 200],
          [170, 200],
        ],
        "#FFE2A8",
        0.14,
      ],
      [box, 190, 150, 124, 44, "#6E4630"],
      [
        (g) => {
          for (let x = 196; x < 306; x += 28) g.frame(x, 158, 22, 28, "#4A2C1E");
          g.rect(188, 150, 128, 5, "#C98A4A").rect(188, 150, 128, 1, "#FFD9A0");
        },
      ],
      [ropePost, 20, 184],
      [ropePost, 92, 176],
      [cord, 22, 160, 93, 152, 8, "#D0346E", 2],
      [person, alya, 4, 70, 190],
      [person, hag, 3, 112, 190],
      [person, kongz, 6, 156, 190],
      [punchCard, 152, 168],
      [punchCard, 106, 172],
      [punchCard, 64, 174],
      [drawCat, 30, 196, "#15101C"],
    ],
  },
  punkvismCoinRwaVenture: {
    focus: [64, 44],
    rows: [
      [gradient, 0, 0, 320, 150, noon, 0.7],
      [(g) => g.ellipse(262, 26, 13, 13, "#FFF6D8").ellipse(262, 26, 10, 10, "#FFE7A0")],
      [puff, 20, 34, 74, dayCloud],
      [puff, 176, 46, 60, dayCloud],
      [ridge, 134, 34, "#9AB4B8", { seed: 8, step: 46 }],
      [hill, 126, 5, "#8AB07A", { length: 50, phase: 20 }],
      [water, 196, 132, 124, 30, ["#4A8AB0", "#6AA8C8", "#C0E0F0"]],
      [lattice, 262, 64, 14, 136, orange],
      [
        (g) => {
          g.rect(226, 58, 94, 6, orange)
            .rect(226, 58, 94, 1, "#FFD0A0")
            .rect(226, 63, 94, 1, "#A85A1A")
            .line(268, 44, 232, 58, "#C97A2A")
            .line(268, 44, 316, 58, "#C97A2A")
            .rect(266, 44, 5, 16, orange)
            .rect(240, 64, 1, 24, ink);
          box(g, 232, 88, 18, 9, "#2F7A8A");
        },
      ],
      [
        (g) => {
          g.polygon(
            [
              [272, 140],
              [320, 136],
              [320, 156],
              [282, 156],
            ],
            "#A8302E",
          ).rect(278, 140, 42, 2, paper);
          for (const [x, c] of [
            [286, gold],
            [298, "#3F8A5A"],
            [310, "#4A5A8A"],
          ])
            box(g, x, 128, 11, 10, c);
        },
      ],
      [
        (g) => {
          g.rect(0, 64, 62, 92, "#C8A878").rect(0, 64, 62, 3, "#F0D8B0").rect(58, 64, 4, 92, "#9A7A54");
          for (let j = 76; j < 130; j += 18)
            for (let i = 6; i < 52; i += 16)
              g.rect(i, j, 9, 12, "#5A7E98")
                .rect(i, j, 9, 1, "#3A2A20")
                .rect(i + 4, j, 1, 12, "#C8A878");
          g.polygon(
            [
              [-4, 64],
              [30, 44],
              [66, 64],
            ],
            "#8A4A34",
          );
          tube(g, 8, 26, 9, 34, "#A85A3A");
          for (const [x, y, r] of [
            [14, 20, 5],
            [20, 12, 6],
            [30, 5, 7],
          ])
            g.ellipse(x, y, r, r * 0.7, "#F4F1E8");
          g.ellipse(30, 58, 6, 5, gold).textCentered("S", 31, 54, "#8A5A10");
        },
      ],
      [gradient, 0, 160, 320, 40, ["#6E9A5A", "#5C8A4E", "#4A7642"], 0.7],
      [viaduct, 58, 260, 124, 172],
      [water, 110, 172, 96, 28, ["#4A8AB0", "#6AA8C8", "#C0E0F0"]],
      [
        (g) =>
          g
            .polygon(
              [
                [0, 166],
                [104, 168],
                [126, 172],
                [112, 182],
                [118, 192],
                [104, 200],
                [0, 200],
              ],
              "#6E9A5A",
            )
            .polygon(
              [
                [320, 168],
                [212, 170],
                [192, 174],
                [202, 184],
                [194, 192],
                [210, 200],
                [320, 200],
              ],
              "#6E9A5A",
            )
            .line(104, 168, 126, 172, "#A8CC88")
            .line(126, 172, 112, 182, "#4A7642")
            .line(112, 182, 118, 192, "#A8CC88")
            .line(118, 192, 104, 200, "#4A7642")
            .line(192, 174, 202, 184, "#4A7642")
            .line(202, 184, 194, 192, "#4A7642")
            .line(194, 192, 210, 200, "#4A7642"),
      ],
      [coinTrain, 120, 121],
      [signalMast, 226, 186],
      [person, genesis, 4, 236, 190],
      [person, crafter, 8, 282, 196],
      [
        (g) => {
          g.polygon(
            [
              [268, 180],
              [284, 176],
              [286, 188],
              [270, 192],
            ],
            "#D8E4F0",
          );
          g.line(272, 183, 280, 181, "#3A6AA8").line(273, 187, 282, 184, "#3A6AA8");
        },
      ],
      [tree, 18, 194, 22, "#4F8A4A"],
      [tree, 46, 198, 15, "#5C9A54"],
      [bush, 74, 202, 34, "#4F8A4A"],
    ],
  },
  punkvismCoin: {
    focus: [82, 64],
    rows: [
      [mintHall],
      [glow, 104, 120, 120, 84, "#FF8A2A", 0.3],
      [coinRack, 8, 164, 4],
      [coinPress, 126, 172],
      [crucible, 86, 62, 144],
      [glow, 166, 144, 46, 30, "#FFC53D", 0.5],
      [sparks, 5, 166, 144, 46, 34],
      [shadow, 164, 173, 44, 4],
      [person, crafter, 5, 84, 186],
      [oakTable, 226, 156, 88, 196],
      [person, alya, 6, 216, 190],
      [brassScale, 276, 156, 5],
      [stackOf, 296, 194, 4],
      [stackOf, 300, 156, 3],
      [drawCat, 60, 192, "#0E0A0C"],
      [vignette, 0.4],
    ],
  },
};
