import { drawPerson } from "../people/figure.mjs";
import { kongz } from "../people/kongz.mjs";
import { drawCat, drawSign, electric, gold, ink, paper } from "../scenes/city-parts.mjs";
import { beam, blend, glow, gradient } from "../scenes/light.mjs";
import { vignette } from "../scenes/outdoors.mjs";
import { drawMeter } from "../scenes/power-plant.mjs";
import { ladder, markedCrate } from "../scenes/props.mjs";

const steel = ["#131526", "#1C2038", "#283052", "#3A4474", "#5662A0", "#8A92BE"];

function plantHall(g) {
  gradient(g, 0, 0, 320, 152, ["#0A0C18", "#0E1120", "#131628", "#191D34"], 0.6);
  for (let x = 0; x < 320; x += 32) {
    g.rect(x, 0, 2, 152, "#0A0C18").rect(x + 2, 0, 1, 152, "#232844");
    for (let y = 10; y < 150; y += 26)
      g.rect(x, y, 32, 1, "#0A0C18")
        .set(x + 5, y + 3, steel[3])
        .set(x + 28, y + 3, steel[3]);
  }
  gradient(g, 0, 152, 320, 48, ["#1C2038", "#161A2E", "#101322"], 0.5);
  g.rect(0, 151, 320, 1, steel[3]);
  for (let x = -6; x < 330; x += 16)
    g.polygon(
      [
        [x, 159],
        [x + 6, 153],
        [x + 14, 153],
        [x + 8, 159],
      ],
      "#8A6E1E",
    );
  for (let y = 166; y < 200; y += 8) for (let x = (y % 16) * 2; x < 320; x += 32) g.rect(x, y, 16, 1, "#232844");
}

/** A furnace as high as a house, cold, its round door ajar. */
function coldFurnace(g, cx, base) {
  g.rect(cx - 78, base - 128, 156, 128, ink);
  for (let i = -77; i < 77; i++) {
    const t = Math.abs(i) / 77;
    g.rect(
      cx + i,
      base - 127,
      1,
      127,
      i < -52 ? steel[3] : t > 0.8 ? steel[1] : i > 34 ? steel[2] : blend(steel[2], steel[3], 0.5),
    );
  }
  for (const y of [118, 92, 28, 8]) {
    g.rect(cx - 78, base - y, 156, 5, steel[4])
      .rect(cx - 78, base - y, 156, 1, steel[5])
      .rect(cx - 78, base - y + 5, 156, 1, ink);
    for (let x = cx - 72; x < cx + 76; x += 12) g.rect(x, base - y + 1, 3, 3, steel[1]).set(x, base - y + 1, steel[5]);
  }
  g.rect(cx - 20, 0, 40, base - 128, steel[2])
    .rect(cx - 20, 0, 5, base - 128, steel[4])
    .rect(cx + 12, 0, 8, base - 128, steel[1])
    .rect(cx - 24, base - 134, 48, 7, steel[4])
    .rect(cx - 24, base - 134, 48, 1, steel[5]);
}

function ajarDoor(g, cx, cy, r) {
  g.ellipse(cx, cy, r + 5, r + 5, ink)
    .ellipse(cx, cy, r + 4, r + 4, steel[4])
    .ellipse(cx, cy, r, r, ink)
    .ellipse(cx, cy, r - 2, r - 2, "#05060C");
  for (let a = 0; a < 16; a++)
    g.rect(
      Math.round(cx + Math.cos(a * 0.393) * (r + 2)) - 1,
      Math.round(cy + Math.sin(a * 0.393) * (r + 2)) - 1,
      2,
      2,
      steel[5],
    );
  for (const [dx, dy] of [
    [-8, 16],
    [4, 18],
    [12, 14],
    [-16, 12],
    [0, 14],
  ])
    g.rect(cx + dx, cy + dy, 5, 2, "#15131C");
  g.ellipse(cx + r + 12, cy, Math.round(r * 0.42), r + 2, ink)
    .ellipse(cx + r + 12, cy, Math.round(r * 0.42) - 1, r + 1, steel[4])
    .ellipse(cx + r + 14, cy, Math.round(r * 0.36) - 1, r - 2, steel[3])
    .ellipse(cx + r + 15, cy, Math.round(r * 0.24), Math.round(r * 0.66), steel[2]);
  g.line(cx + r + 15, cy - 14, cx + r + 15, cy + 14, steel[5])
    .line(cx + r + 10, cy, cx + r + 20, cy, steel[5])
    .rect(cx + r + 13, cy - 2, 5, 5, electric)
    .rect(cx + r - 1, cy - 22, 9, 5, steel[5])
    .rect(cx + r - 1, cy + 18, 9, 5, steel[5]);
}

function hoseCoil(g, cx, base, color) {
  for (let k = 0; k < 3; k++)
    g.ellipse(cx, base - 5 - k * 5, 19 - k, 6, ink)
      .ellipse(cx, base - 6 - k * 5, 18 - k, 5, color)
      .ellipse(cx, base - 6 - k * 5, 12 - k, 3, blend(color, ink, 0.5))
      .ellipse(cx - 2, base - 7 - k * 5, 8, 1, blend(color, paper, 0.25));
  g.ellipse(cx, base - 17, 9, 2, ink);
  beam(g, cx + 14, base - 6, cx + 34, base - 2, 4, color);
  g.rect(cx + 33, base - 5, 7, 6, gold);
}

function standbyLamp(g, x, y) {
  glow(g, x, y, 84, 64, electric, 0.42);
  g.rect(x - 7, y - 12, 15, 5, steel[4])
    .rect(x - 5, y - 7, 11, 13, electric)
    .rect(x - 5, y - 7, 4, 13, "#C9D0FF")
    .rect(x - 7, y + 6, 15, 2, steel[4])
    .rect(x - 5, y - 1, 11, 1, steel[3])
    .rect(x - 1, 0, 2, y - 12, steel[2]);
}

function kongAsleep(g, x, y) {
  const figure = drawPerson(kongz, 5);
  for (let j = 0; j < 32; j++)
    for (let i = 0; i < 24; i++) if (figure.get(i, j)) g.set(x + j, y + 23 - i, figure.get(i, j));
  for (const [letter, dx, dy] of [
    ["Z", 2, -6],
    ["z", 9, -14],
    ["z", 15, -21],
  ])
    g.text(letter, x + dx, y + dy, electric);
}

export default {
  powerzonePunkyForge: {
    focus: [104, 72],
    rows: [
      [plantHall],
      [
        (g) => {
          for (const [y, color] of [
            [6, steel[3]],
            [16, "#7A4630"],
          ])
            g.rect(0, y, 320, 6, color)
              .rect(0, y, 320, 1, blend(color, paper, 0.3))
              .rect(0, y + 5, 320, 1, ink);
        },
      ],
      [coldFurnace, 150, 168],
      [ajarDoor, 142, 112, 34],
      [drawMeter, 30, 58, 15, 0],
      [drawMeter, 64, 48, 11, 0],
      [
        (g) => {
          for (const [x, y] of [
            [30, 72],
            [64, 58],
          ])
            g.rect(x - 2, y, 4, 96, steel[2]).rect(x - 2, y, 1, 96, steel[4]);
        },
      ],
      [ladder, 84, 36, 80, 176, "#8A92BE"],
      [standbyLamp, 272, 52],
      [
        (g) => {
          drawSign(g, 116, 48, "PUNKY FORGE", electric, { font: "Galmuri11-Bold" });
        },
      ],
      [hoseCoil, 46, 192, "#A8302E"],
      [hoseCoil, 118, 197, "#3A6A8A"],
      [markedCrate, 236, 190, 58, 32, "FORGE", "#7A5A3A"],
      [kongAsleep, 248, 136],
      [markedCrate, 298, 194, 26, 24, "", "#6A4A30"],
      [drawCat, 196, 192, "#05060C"],
      [vignette, 0.45],
    ],
  },
};
