import { alya } from "../people/alya.mjs";
import { crafter } from "../people/crafter.mjs";
import { fitri } from "../people/fitri.mjs";
import { genesis } from "../people/genesis.mjs";
import { hag } from "../people/hag.mjs";
import { kongz } from "../people/kongz.mjs";
import { society } from "../people/society.mjs";
import { createRandom } from "../random.mjs";
import { acid, cyan, drawCat, drawMoon, drawSign, gold, ink, orange, paper, pink } from "../scenes/city-parts.mjs";
import { ball, beam, blend, box, glow, gradient, shadow, tint, tube } from "../scenes/light.mjs";
import { bolt, buildings, bush, hill, pine, ridge, rock, stars, tree, vignette, water } from "../scenes/outdoors.mjs";
import {
  awning,
  bench,
  bigAnvil,
  companion,
  counter,
  hangingChain,
  jar,
  portrait,
  rope,
  sparks,
} from "../scenes/props.mjs";
import { drawArtisan } from "./artisans.mjs";
import { person } from "./compose.mjs";

const _blueHour = ["#0B0A1E", "#131235", "#1F2052", "#34306E", "#56468A", "#8A5E96", "#C98490", "#F2B488"];

function galleryHall(g) {
  gradient(g, 0, 0, 320, 128, ["#1B2440", "#22305A", "#2A3A6A"], 0.8);
  for (let x = 0; x < 320; x += 16)
    for (let y = 14; y < 118; y += 16)
      g.set(x + (y % 32 ? 8 : 0), y, "#3E5290").set(x + (y % 32 ? 8 : 0), y + 1, "#3E5290");
  g.rect(0, 0, 320, 6, "#11162C").rect(0, 6, 320, 2, gold).rect(0, 8, 320, 1, "#8A5E1A");
  box(g, 0, 118, 320, 12, "#4A2C34");
  for (let x = 8; x < 320; x += 34) g.frame(x, 120, 28, 8, "#2E1A22");
  gradient(g, 0, 130, 320, 70, ["#3A2430", "#54323A", "#6E4244", "#8A5248"], 0.6);
  for (let x = -8; x <= 8; x++) g.line(160 + x * 22, 130, 160 + x * 66, 200, "#3A2228");
  for (const y of [136, 144, 156, 174]) g.rect(0, y, 320, 1, "#3A2228");
}

/** What hangs above `y` shows in the polished floor below it. */
function polish(g, y, height) {
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < g.width; i++) {
      const above = g.get(i, y - 14 - j);
      if (above && (i + j) % 2 === 0) g.set(i, y + j, blend(g.get(i, y + j), above, 0.35 * (1 - j / height)));
    }
  }
}

/** A footbridge that rises from its ends, stone below, railings above. */
function footbridge(g, x0, x1, y, rise) {
  const deck = (x) => Math.round(y - rise * Math.sin(((x - x0) / (x1 - x0)) * Math.PI));
  for (let x = x0; x < x1; x++) {
    const top = deck(x);
    const arch =
      Math.abs(x - (x0 + x1) / 2) < 62
        ? Math.round(y + 30 - 34 * Math.sqrt(Math.max(0, 1 - ((x - (x0 + x1) / 2) / 62) ** 2)))
        : y + 40;
    g.rect(x, top, 1, Math.max(3, arch - top), "#5A566E")
      .rect(x, top, 1, 2, "#9A96B0")
      .rect(x, top + 2, 1, 1, "#35324A");
    if (arch < y + 40) g.rect(x, arch - 3, 1, 3, "#7A7690");
  }
  for (let x = x0 + 4; x < x1; x += 12)
    for (let k = 0; k < 3; k++) g.rect(x + (k % 2) * 6, deck(x) + 6 + k * 6, 1, 5, "#45425A");
}

function railing(g, x0, x1, y, rise, color) {
  for (let x = x0; x < x1; x++) {
    const top = Math.round(y - rise * Math.sin(((x - x0) / (x1 - x0)) * Math.PI));
    g.rect(x, top - 13, 1, 2, color);
    if (x % 10 === 0) g.rect(x, top - 13, 2, 14, color);
  }
}

function parkLamp(g, x, base, height) {
  g.rect(x, base - height, 2, height, "#1A2A30")
    .rect(x - 2, base - 3, 6, 3, "#1A2A30")
    .rect(x - 1, base - height + 8, 4, 2, "#1A2A30");
  glow(g, x + 1, base - height - 5, 42, 36, "#FFE7A0", 0.35);
  g.rect(x - 3, base - height - 9, 8, 9, "#FFF1C8")
    .rect(x - 4, base - height - 11, 10, 2, "#1A2A30")
    .rect(x - 3, base - height, 8, 1, "#1A2A30")
    .rect(x + 1, base - height - 9, 1, 9, "#C9A86A");
}

function parkPath(g) {
  g.polygon(
    [
      [0, 168],
      [70, 160],
      [120, 166],
      [150, 200],
      [0, 200],
    ],
    "#6A5E5A",
  ).polygon(
    [
      [0, 172],
      [66, 164],
      [112, 169],
      [138, 200],
      [0, 200],
    ],
    "#857668",
  );
  for (let i = 0; i < 40; i++) g.rect((i * 37) % 118, 172 + ((i * 17) % 26), 4, 1, "#6A5E5A");
}

/** A shop under the root of a tree: an arched front, an awning, jars. */
function rootShop(g) {
  const [dark, bark, light] = ["#2A1A1A", "#4A3028", "#6E4A3A"];
  g.polygon(
    [
      [84, 0],
      [320, 0],
      [320, 200],
      [300, 200],
      [286, 150],
      [270, 120],
      [130, 118],
      [104, 140],
      [86, 172],
      [48, 190],
      [30, 200],
      [10, 200],
      [60, 168],
      [80, 124],
      [76, 60],
    ],
    bark,
  );
  g.polygon(
    [
      [270, 0],
      [320, 0],
      [320, 200],
      [300, 200],
      [286, 150],
      [270, 110],
    ],
    dark,
  );
  for (const [x0, y0, x1, y1] of [
    [104, 0, 96, 110],
    [128, 0, 122, 60],
    [196, 0, 204, 44],
    [250, 0, 262, 80],
    [160, 0, 158, 40],
    [288, 20, 300, 140],
  ])
    beam(g, x0, y0, x1, y1, 5, blend(bark, dark, 0.55));
  for (const [x0, y0, x1, y1] of [
    [92, 10, 86, 120],
    [116, 0, 110, 90],
    [228, 0, 236, 40],
    [84, 120, 60, 176],
  ])
    g.line(x0, y0, x1, y1, light).line(x0 + 1, y0, x1 + 1, y1, light);
  g.rect(122, 68, 156, 124, "#1C1010").ellipse(200, 70, 78, 26, "#1C1010");
  gradient(g, 126, 72, 148, 116, ["#8A5430", "#A8682F", "#C98A3D", "#A8682F"], 0.7);
  g.ellipse(200, 74, 74, 23, "#8A5430");
}

function jarShelf(g, x, y, width, seed, size = 10) {
  const random = createRandom(seed);
  for (let i = x + 2; i + size <= x + width; i += size + 3)
    jar(
      g,
      i,
      y,
      size,
      random.pick(["#B8702A", "#8A4A1E", "#C4483A", "#3F8A5A", "#D8A83A", "#7A4CB0"]),
      0.4 + random.next() * 0.45,
    );
  g.rect(x, y, width, 3, "#5A3420")
    .rect(x, y, width, 1, "#8A5A38")
    .rect(x, y + 3, width, 1, ink);
}

/** The shopkeeper: a squirrel in an apron, from the counter up. */
function squirrel(g, x, y) {
  const palette = {
    o: "#C4642A",
    O: "#E89A54",
    d: "#8A3E18",
    c: "#F4DDB8",
    k: ink,
    w: paper,
    g: "#2F7A50",
    G: "#4FA070",
    p: "#FF9A94",
  };
  g.stamp(
    [
      "......................kkkkk...",
      "....................kkdoooddk.",
      "...kk.......kk.....kdooOOoodk.",
      "..kook.....kook...kdoOOOOoodk.",
      "..kooOkkkkkOook...kdoOOooookk.",
      "..kpookooookopk..kdoOOookkkk..",
      "..kkooooooooookk.kdoOOok......",
      ".kooooooooooooook.kdoOOok.....",
      ".koookwkoookwkook.kdoOOok.....",
      ".koookkkoookkkook.kdoOOodk....",
      ".kocccccckkccccck.kdoOOoodk...",
      ".kcccccckkkkcccck.kdoOOOodk...",
      "..kccccwwwwwccck..kdoOOOodk...",
      "...kkccckwkccckk..kdooOOodk...",
      ".....kkkkkkkkk...kdoooOoodk...",
      "....kodGGGGGdok.kddooooodk....",
      "...kookGGGGGkook.kddoooddk....",
      "..kook.kGGGk.kookkkddddkk.....",
      "..kok.kGGGGGk.kok..kkkk.......",
      ".kOOk.kgGGGgk.kOOk............",
      ".kOOk.kgGwGgk.kOOk............",
      "..kk..kggGggk..kk.............",
    ],
    x,
    y,
    palette,
  );
}

function toadstool(g, x, base, size, color = "#F0444C") {
  g.rect(x - 2, base - size, 5, size, "#F4E6D8").rect(x + 1, base - size, 2, size, "#C8B8A8");
  for (let j = 0; j < size * 0.7; j++) {
    const half = Math.round(size * 0.9 * Math.sqrt(1 - (1 - j / (size * 0.7)) ** 2));
    g.rect(
      x - half,
      base - size - Math.round(size * 0.7) + j,
      half * 2 + 1,
      1,
      j < 2 ? blend(color, paper, 0.4) : color,
    );
  }
  g.rect(x - Math.round(size * 0.85), base - size, Math.round(size * 1.7), 1, blend(color, ink, 0.5))
    .rect(x - Math.round(size * 0.5), base - size - 3, 2, 2, paper)
    .rect(x + 2, base - size - 5, 2, 2, paper);
}

/** Rock walls left and right of a strip of night sky. */
function gorge(g) {
  gradient(g, 0, 0, 320, 110, ["#0A0812", "#120E20", "#1C1430", "#2A1A38"], 0.6);
  const random = createRandom(19);
  const wall = (left) => {
    for (let y = 0; y < 200; y++) {
      const edge = left
        ? 92 - y * 0.1 + Math.sin(y / 9) * 5 + Math.sin(y / 3.3) * 2
        : 236 + y * 0.08 + Math.sin(y / 8 + 2) * 5 + Math.sin(y / 3.7) * 2;
      const [from, to] = left ? [0, Math.round(edge)] : [Math.round(edge), 320];
      g.rect(from, y, to - from, 1, y < 60 ? "#241C2A" : "#2E2028").rect(
        left ? to - 3 : from,
        y,
        3,
        1,
        left ? "#4A3034" : "#4A3034",
      );
    }
    for (let k = 0; k < 34; k++) {
      const [x, y] = [left ? random.int(2, 80) : random.int(246, 314), random.int(4, 150)];
      g.line(x, y, x + random.int(-6, 6), y + random.int(6, 16), "#18121C").line(x + 1, y, x + 3, y + 4, "#44303A");
    }
  };
  wall(true);
  wall(false);
}

function furnaceMouth(g, cx, base, r) {
  g.rect(cx - r - 12, base - r * 2 - 4, r * 2 + 24, r * 2 + 4, "#3E2A2C");
  for (let y = base - r * 2 - 4; y < base; y += 8) {
    g.rect(cx - r - 12, y, r * 2 + 24, 1, "#22161A");
    for (let x = cx - r - 12 + (((y / 8) | 0) % 2) * 8; x < cx + r + 12; x += 16) g.rect(x, y, 1, 8, "#22161A");
  }
  g.ellipse(cx, base - r, r + 4, r + 4, "#6A4A40")
    .rect(cx - r - 4, base - r, r * 2 + 9, r, "#6A4A40")
    .ellipse(cx, base - r, r, r, "#3A0E0A")
    .rect(cx - r, base - r, r * 2 + 1, r, "#3A0E0A");
  for (let a = 0; a < 9; a++) {
    const t = Math.PI + (a / 8) * Math.PI;
    g.line(
      Math.round(cx + Math.cos(t) * r),
      Math.round(base - r + Math.sin(t) * r),
      Math.round(cx + Math.cos(t) * (r + 4)),
      Math.round(base - r + Math.sin(t) * (r + 4)),
      "#2E1C1C",
    );
  }
  for (let x = cx - r + 2; x < cx + r - 1; x++) {
    const tall = Math.round(
      r * (0.7 + 0.45 * Math.sin(x / 4.1) * Math.sin(x / 2.3 + 1)) * Math.sqrt(1 - ((x - cx) / r) ** 2) + 5,
    );
    g.rect(x, base - tall, 1, tall, "#B8301A")
      .rect(x, base - Math.round(tall * 0.72), 1, Math.round(tall * 0.72), "#F07A1E")
      .rect(x, base - Math.round(tall * 0.45), 1, Math.round(tall * 0.45), "#FFC53D")
      .rect(x, base - Math.round(tall * 0.2), 1, Math.round(tall * 0.2), "#FFF3C4");
  }
  glow(g, cx, base - r, r * 3, r * 2.2, "#FF6A2A", 0.34);
}

function blade(g, x, y, length, color, hilt = "#8A5A3A") {
  g.rect(x, y, 4, length, color)
    .rect(x, y, 1, length, blend(color, paper, 0.5))
    .rect(x + 3, y, 1, length, blend(color, ink, 0.4))
    .set(x + 1, y - 1, color)
    .set(x + 2, y - 2, color)
    .rect(x - 4, y + length, 12, 3, gold)
    .rect(x, y + length + 3, 4, 9, hilt)
    .rect(x - 1, y + length + 12, 6, 3, gold);
}

function axe(g, x, y) {
  g.rect(x, y, 3, 40, "#7A4C30")
    .rect(x, y, 1, 40, "#A8703A")
    .polygon(
      [
        [x + 3, y + 3],
        [x + 17, y - 3],
        [x + 19, y + 8],
        [x + 17, y + 19],
        [x + 3, y + 13],
      ],
      "#8A90A8",
    )
    .rect(x + 16, y, 2, 16, "#E2E5F6");
}

/** A wall of rock with three lit doorways. */
function rockDoors(g) {
  gradient(g, 0, 0, 320, 60, ["#080A18", "#0E1024", "#151830"], 0.6);
  const random = createRandom(51);
  for (let x = 0; x < 320; x++) {
    const top = Math.round(22 + Math.sin(x / 21) * 7 + Math.sin(x / 6) * 2);
    g.rect(x, top, 1, 200 - top, "#2C2836")
      .set(x, top, "#5A5468")
      .set(x, top + 1, "#443F52");
  }
  for (let k = 0; k < 150; k++) {
    const [x, y] = [random.int(0, 318), random.int(34, 176)];
    g.line(x, y, x + random.int(-4, 4), y + random.int(3, 9), random.chance(0.6) ? "#1C1926" : "#3E394C");
    if (random.chance(0.3)) g.rect(x, y, random.int(4, 12), 1, "#3A3546");
  }
  gradient(g, 0, 176, 320, 24, ["#3A3444", "#2A2634", "#1E1B28"], 0.5);
  g.rect(0, 175, 320, 1, "#5A5468");
}

/** A doorway cut into rock, what glows in it, the name of its craft above. */
function rockDoor(g, cx, base, color, deep) {
  glow(g, cx, base - 40, 66, 66, color, 0.35);
  g.rect(cx - 41, base - 76, 82, 76, "#4A4458").ellipse(cx, base - 76, 41, 32, "#4A4458");
  for (let a = 0; a <= 10; a++) {
    const t = Math.PI + (a / 10) * Math.PI;
    g.line(
      Math.round(cx + Math.cos(t) * 33),
      Math.round(base - 76 + Math.sin(t) * 25),
      Math.round(cx + Math.cos(t) * 41),
      Math.round(base - 76 + Math.sin(t) * 32),
      "#1C1926",
    );
  }
  for (let y = base - 70; y < base; y += 12) g.rect(cx - 41, y, 8, 1, "#1C1926").rect(cx + 33, y, 8, 1, "#1C1926");
  g.rect(cx - 33, base - 76, 66, 76, deep).ellipse(cx, base - 76, 33, 25, deep);
  for (let y = base - 98; y < base; y++) {
    for (let x = cx - 32; x < cx + 33; x++) {
      if (g.get(x, y) !== deep) continue;
      const near = 1 - Math.hypot((x - cx) / 44, (y - base + 24) / 80) + (((x * 3 + y * 5) % 8) / 8 - 0.5) * 0.2;
      if (near > 0.1) g.set(x, y, blend(deep, color, Math.min(0.8, Math.round(near * 4) / 4)));
    }
  }
  g.polygon(
    [
      [cx - 33, base],
      [cx + 33, base],
      [cx + 46, base + 18],
      [cx - 46, base + 18],
    ],
    blend(color, "#2A2634", 0.62),
  );
}

function doorPlate(g, cx, y, color, stamp) {
  g.rect(cx - 12, y, 25, 17, ink)
    .frame(cx - 12, y, 25, 17, color)
    .stamp(stamp, cx - Math.floor(stamp[0].length / 2), y + 3, { "#": color });
}

function blueSparks(g, seed, cx, cy) {
  const random = createRandom(seed);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [cx + random.int(-30, 30), cy + random.int(-34, 26)];
    g.rect(x, y - 1, 1, 3, cyan)
      .rect(x - 1, y, 3, 1, cyan)
      .set(x, y, "#FFFFFF");
  }
  for (const [x0, _x1] of [
    [-28, -14],
    [16, 29],
  ])
    bolt(g, seed + x0 + 60, cx + x0, cy - 40, cy + 10);
}

function mist(g, cx, base) {
  for (let k = 0; k < 5; k++) {
    const y = base - 6 - k * 11;
    for (let i = -44 + k * 5; i < 44 - k * 5; i++) {
      const wave = Math.round(Math.sin((i + k * 17) / 7) * 3);
      for (let j = 0; j < 5; j++)
        if ((i + j) % 2 === 0 && g.get(cx + i, y + wave + j))
          g.set(cx + i, y + wave + j, blend(g.get(cx + i, y + wave + j), "#A8F0B8", 0.4 - k * 0.05));
    }
  }
}

/** The front of a weapon shop in the rock: one broad window. */
function gearShop(g) {
  g.rect(0, 0, 320, 200, "#2A2430");
  const random = createRandom(61);
  for (let k = 0; k < 120; k++) {
    const [x, y] = [random.int(0, 318), random.int(0, 176)];
    g.line(x, y, x + random.int(-4, 4), y + random.int(3, 9), random.chance(0.6) ? "#1C1822" : "#3E3648");
  }
  gradient(g, 0, 176, 320, 24, ["#3A3242", "#2A2432", "#1E1A26"], 0.5);
  g.rect(0, 175, 320, 1, "#5A5066");
  for (let x = 0; x < 320; x += 24) g.line(x + 8, 177, x, 200, "#1A1620");
  g.rect(30, 22, 260, 154, ink)
    .rect(32, 24, 256, 152, "#4A2A24")
    .rect(32, 24, 256, 2, "#8A5A48")
    .rect(32, 24, 2, 152, "#6E4236")
    .rect(284, 24, 4, 152, "#2E1814");
  g.rect(44, 58, 232, 94, ink);
  gradient(g, 47, 61, 226, 88, ["#3A1838", "#4E2040", "#6A2C48", "#8A3A50"], 0.7);
  for (let x = 47; x < 273; x += 13) g.rect(x, 61, 5, 62, "#3A1838");
  g.rect(47, 130, 226, 19, "#7A2436").rect(47, 130, 226, 2, "#C8405A");
  for (let x = 47; x < 273; x += 18) g.line(x, 132, x - 6, 148, "#5E1A2A");
  for (let x = 38; x < 284; x += 30) g.frame(x, 156, 24, 16, "#2E1814").frame(x + 1, 157, 22, 14, "#6E4236");
}

function velvetStand(g, cx, base, width) {
  g.polygon(
    [
      [cx - width, base],
      [cx - width * 0.6, base - 14],
      [cx + width * 0.6, base - 14],
      [cx + width, base],
    ].map(([x, y]) => [Math.round(x), y]),
    "#3A1A5A",
  ).polygon(
    [
      [cx - width * 0.6, base - 14],
      [cx + width * 0.6, base - 14],
      [cx + width * 0.5, base - 10],
      [cx - width * 0.5, base - 10],
    ].map(([x, y]) => [Math.round(x), y]),
    "#8A5AD0",
  );
  g.rect(cx - width, base - 1, width * 2, 3, gold).rect(cx - width, base + 1, width * 2, 1, "#8A5E1A");
}

function glowingSword(g, cx, foot) {
  glow(g, cx, foot - 46, 52, 62, cyan, 0.55);
  g.rect(cx - 5, foot - 76, 11, 50, ink).polygon(
    [
      [cx - 5, foot - 76],
      [cx, foot - 85],
      [cx + 1, foot - 85],
      [cx + 6, foot - 76],
    ],
    ink,
  );
  g.rect(cx - 4, foot - 76, 9, 49, "#3DD9F5")
    .rect(cx - 4, foot - 76, 3, 49, "#E6FCFF")
    .rect(cx + 3, foot - 76, 2, 49, "#1596AE")
    .polygon(
      [
        [cx - 4, foot - 76],
        [cx, foot - 84],
        [cx + 5, foot - 76],
      ],
      "#C6F5FF",
    )
    .rect(cx, foot - 74, 1, 44, "#FFFFFF");
  for (const y of [68, 56, 44, 36]) g.rect(cx - 1, foot - y, 3, 4, gold);
  g.rect(cx - 19, foot - 28, 39, 7, ink)
    .rect(cx - 18, foot - 27, 37, 5, gold)
    .rect(cx - 18, foot - 27, 37, 1, "#FFF3C4")
    .rect(cx - 20, foot - 30, 5, 10, gold)
    .rect(cx + 16, foot - 30, 5, 10, "#C98A2A");
  g.rect(cx - 3, foot - 21, 7, 13, "#5A2430")
    .rect(cx - 3, foot - 18, 7, 1, gold)
    .rect(cx - 3, foot - 13, 7, 1, gold);
  ball(g, cx, foot - 6, 4, "#F0444C");
}

/** A hammer whose head is the front of a tram. */
function tramHammer(g, x, base) {
  beam(g, x + 32, base - 2, x + 32, base - 44, 6, "#8A5A3A");
  g.rect(x + 27, base - 14, 10, 12, "#A8302E").rect(x + 27, base - 14, 3, 12, "#F0685A");
  g.rect(x + 1, base - 81, 62, 39, ink)
    .rect(x + 2, base - 80, 60, 37, paper)
    .rect(x + 2, base - 80, 60, 2, "#FFFFFF")
    .rect(x + 2, base - 55, 60, 5, pink)
    .rect(x + 2, base - 50, 60, 7, "#B8B2A2");
  g.rect(x + 6, base - 76, 52, 7, ink).text("GORGE", x + 16, base - 77, gold);
  for (const dx of [6, 24, 42])
    g.rect(x + dx, base - 67, 16, 10, "#FFD98A")
      .rect(x + dx, base - 67, 16, 1, "#FFF3C4")
      .line(x + dx + 2, base - 59, x + dx + 8, base - 66, "#FFF3C4");
  for (const dx of [6, 50]) g.ellipse(x + dx + 3, base - 47, 4, 3, ink).ellipse(x + dx + 3, base - 47, 3, 2, "#FFF3C4");
  g.rect(x - 4, base - 76, 6, 28, "#5A5E78")
    .rect(x - 4, base - 76, 2, 28, "#C9CBDD")
    .rect(x + 62, base - 76, 6, 28, "#3A3F4E");
}

function eyeShield(g, cx, cy) {
  g.ellipse(cx, cy, 33, 33, ink)
    .ellipse(cx, cy, 32, 32, "#C98A2A")
    .ellipse(cx - 1, cy - 1, 30, 30, gold)
    .ellipse(cx, cy, 27, 27, "#8A5E1A")
    .ellipse(cx, cy, 26, 26, "#2F3C74")
    .ellipse(cx - 3, cy - 4, 19, 17, "#3F50A0");
  for (let a = 0; a < 12; a++)
    g.rect(
      Math.round(cx + Math.cos(a * 0.524) * 29) - 1,
      Math.round(cy + Math.sin(a * 0.524) * 29) - 1,
      3,
      3,
      "#FFF3C4",
    );
  for (let i = -18; i <= 18; i++) {
    const high = Math.round(11 * Math.cos((i / 18) * 1.57));
    g.rect(cx + i, cy - high - 1, 1, high * 2 + 2, ink).rect(cx + i, cy - high, 1, high * 2, "#F4F1E8");
  }
  g.ellipse(cx, cy, 9, 9, "#C2316F")
    .ellipse(cx, cy, 7, 7, pink)
    .rect(cx - 1, cy - 8, 3, 17, ink)
    .rect(cx - 4, cy - 5, 2, 3, "#FFFFFF");
}

function shopGlass(g) {
  for (const points of [
    [
      [60, 61],
      [90, 61],
      [64, 149],
      [47, 149],
      [47, 106],
    ],
    [
      [104, 61],
      [112, 61],
      [84, 149],
      [76, 149],
    ],
    [
      [214, 61],
      [250, 61],
      [222, 149],
      [186, 149],
    ],
  ])
    tint(g, points, "#FFFFFF", 0.09);
  g.frame(44, 58, 232, 94, "#8A5A48")
    .frame(45, 59, 230, 92, "#2E1814")
    .rect(121, 58, 3, 93, "#6E4236")
    .rect(197, 58, 3, 93, "#6E4236");
  g.rect(40, 151, 240, 5, "#8A5A48").rect(40, 151, 240, 1, "#C8907A");
}

/** A black lake in the round, one eye as wide as itself below the water. */
function roundLake(g, cx, cy, rx, ry) {
  g.ellipse(cx, cy, rx + 5, ry + 4, "#2E2450")
    .ellipse(cx, cy, rx + 2, ry + 2, "#4A3C78")
    .ellipse(cx, cy, rx, ry, "#07060F");
  for (let i = 0; i < 46; i++) {
    const [x, y] = [cx + (((i * 73) % (rx * 2)) - rx), cy + (((i * 37) % (ry * 2)) - ry)];
    if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 0.9)
      g.rect(x, y, i % 3 ? 1 : 2, 1, ["#4A4478", "#8A86C8", paper][i % 3]);
  }
}

function drownedEye(g, cx, cy, half, high) {
  glow(g, cx, cy, half + 30, high + 18, "#8A7AE0", 0.4);
  for (let i = -half; i <= half; i++) {
    const open = Math.round(high * Math.cos((i / half) * 1.57) ** 0.8);
    g.rect(cx + i, cy - open - 2, 1, open * 2 + 4, "#1C1640")
      .rect(cx + i, cy - open, 1, open * 2, "#C9C4F0")
      .rect(cx + i, cy - open, 1, Math.max(0, Math.round(open * 0.5)), "#A49CD8");
  }
  g.ellipse(cx, cy, high + 2, high - 1, "#2A1C5A")
    .ellipse(cx, cy, high, high - 3, "#6A4AC0")
    .ellipse(cx, cy, high - 5, high - 7, "#9A7AE8");
  for (let a = 0; a < 40; a++)
    g.line(
      Math.round(cx + Math.cos(a * 0.157) * 8),
      Math.round(cy + Math.sin(a * 0.157) * 7),
      Math.round(cx + Math.cos(a * 0.157) * (high - 6)),
      Math.round(cy + Math.sin(a * 0.157) * (high - 8)),
      a % 2 ? "#6A4AC0" : "#B89AFF",
    );
  g.ellipse(cx, cy, 6, high - 6, "#07060F")
    .ellipse(cx - 12, cy - Math.round(high * 0.4), 5, 3, "#FFFFFF")
    .rect(cx + 9, cy + 6, 4, 2, "#E8E4FF");
  for (let j = -high; j <= high; j += 4)
    for (let i = -half; i < half; i += 1)
      if ((i + j * 3 + 900) % 23 < 12 && g.get(cx + i, cy + j))
        g.set(cx + i, cy + j, blend(g.get(cx + i, cy + j), "#07060F", 0.38));
}

function jetty(g, x0, y0, x1, y1) {
  for (const t of [0.2, 0.55, 0.9]) {
    const [x, y] = [Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t)];
    g.rect(x - 2, y - 2, 4, 18, "#2A1E28")
      .rect(x - 2, y - 2, 1, 18, "#5A4450")
      .rect(x + 10, y + 12, 4, 16, "#2A1E28");
  }
  g.polygon(
    [
      [x0, y0],
      [x1, y1],
      [x1 + 18, y1 + 12],
      [x0 + 26, y0 + 22],
    ],
    "#6A4E44",
  )
    .line(x0, y0, x1, y1, "#A8806A")
    .line(x1, y1, x1 + 18, y1 + 12, "#8A6A58");
  for (let k = 1; k < 16; k++) {
    const t = k / 16;
    g.line(
      Math.round(x0 + (x1 - x0) * t),
      Math.round(y0 + (y1 - y0) * t),
      Math.round(x0 + 26 + (x1 + 18 - x0 - 26) * t),
      Math.round(y0 + 22 + (y1 + 12 - y0 - 22) * t),
      "#3E2C2C",
    );
  }
}

function reeds(g, seed, x0, x1, base, height) {
  const random = createRandom(seed);
  for (let x = x0; x < x1; x += random.int(2, 5)) {
    const [h, lean] = [random.int(Math.round(height * 0.5), height), random.int(-5, 5)];
    const color = random.pick(["#1E3A3C", "#2A4E48", "#16302E", "#3A6254"]);
    g.line(x, base, x + lean, base - h, color);
    if (random.chance(0.3))
      g.rect(x + lean - 1, base - h - 2, 3, 8, "#5A3A2A")
        .rect(x + lean - 1, base - h - 2, 1, 8, "#8A5E40")
        .rect(x + lean, base - h - 5, 1, 3, color);
  }
}

function handLamp(g, x, base) {
  glow(g, x + 3, base - 6, 46, 30, "#FFD98A", 0.45);
  g.rect(x, base - 11, 8, 11, ink)
    .rect(x + 1, base - 9, 6, 7, "#FFE7A0")
    .rect(x + 3, base - 8, 2, 5, "#FFFFFF")
    .rect(x, base - 12, 8, 2, "#8A5E1A")
    .rect(x + 2, base - 15, 4, 3, "#8A5E1A")
    .rect(x, base - 2, 8, 2, "#8A5E1A");
}

export default {
  nftProjectGearUp: {
    focus: [82, 28],
    rows: [
      [gearShop],
      [velvetStand, 160, 149, 26],
      [tramHammer, 56, 148],
      [velvetStand, 238, 148, 22],
      [eyeShield, 238, 102],
      [glowingSword, 160, 148],
      [shopGlass],
      [drawSign, 96, 28, "GEAR UP!", acid, { font: "Galmuri11-Bold", scale: 2, back: "#140F1C", pad: 4 }],
      [wallLamp, 20, 70],
      [wallLamp, 296, 70],
      [glow, 160, 176, 140, 22, "#C6F5FF", 0.2],
      [person, fitri, 4, 180, 186],
      [person, kongz, 6, 60, 194],
      [person, crafter, 1, 264, 192],
      [drawCat, 120, 188, "#0A080E"],
      [vignette, 0.35],
    ],
  },
  nftProjectOcullaSummoning: {
    focus: [62, 70],
    rows: [
      [gradient, 0, 0, 320, 84, ["#04040C", "#080818", "#0E0E28", "#181840", "#262458"], 0.6],
      [stars, 5, 130, 190, ["#4A4A80", "#8A8AC8", paper]],
      [ridge, 84, 26, "#12122C", { seed: 18, step: 36 }],
      [gradient, 0, 82, 320, 118, ["#1A1634", "#1E1A3A", "#221C40", "#1A1632"], 0.6],
      [roundLake, 172, 128, 132, 42],
      [drownedEye, 176, 128, 84, 25],
      ...[
        [26, 96, 18],
        [54, 92, 12],
        [302, 94, 16],
        [286, 90, 10],
      ].map(([x, y, h]) => [pine, x, y, h, "#12162E"]),
      [jetty, -10, 164, 78, 140],
      [person, alya, 4, 62, 152],
      [handLamp, 84, 151],
      [reeds, 4, -4, 40, 204, 44],
      [reeds, 9, 44, 92, 206, 30],
      [reeds, 7, 266, 322, 206, 52],
      [reeds, 2, 210, 262, 206, 22],
      [rock, 140, 206, 40, 18, "#2E2450"],
      [vignette, 0.3],
    ],
  },
  nftProjectGearUpCrafter: {
    focus: [14, 76],
    rows: [
      [rockDoors],
      [stars, 4, 40, 30],
      [rockDoor, 60, 178, "#FF8A3D", "#3A120C"],
      [rockDoor, 160, 178, "#3DB8F5", "#0C1A3A"],
      [rockDoor, 260, 178, "#6AE08A", "#0C2A1C"],
      [sparks, 6, 60, 150, 36, 52],
      [blueSparks, 5, 160, 140],
      [mist, 260, 184],
      [
        doorPlate,
        60,
        46,
        orange,
        [
          "..#######..",
          "..#######..",
          "..#######..",
          ".....#.....",
          ".....#.....",
          ".....#.....",
          ".....#.....",
          "....###....",
        ],
      ],
      [
        doorPlate,
        160,
        46,
        cyan,
        [
          ".....#.....",
          "....###....",
          "...#####...",
          "..##.#.##..",
          ".....#.....",
          ".....#.....",
          "...#####...",
          ".....#.....",
        ],
      ],
      [
        doorPlate,
        260,
        46,
        "#6AE08A",
        [
          "...#####...",
          "..#.....#..",
          ".#..###..#.",
          ".#.#...#.#.",
          ".#.#.#.#.#.",
          ".#..##..#..",
          "..#....#...",
          "...####....",
        ],
      ],
      [shadow, 60, 184, 26, 4],
      [shadow, 160, 184, 20, 4],
      [shadow, 260, 184, 24, 4],
      [(g) => g.draw(drawArtisan("crafter"), 36, 134)],
      [(g) => g.draw(drawArtisan("enhancer"), 136, 134)],
      [(g) => g.draw(drawArtisan("evolver"), 236, 134)],
      [mist, 270, 196],
      [rock, 96, 200, 28, 14, "#4A4458"],
      [rock, 198, 201, 24, 12, "#4A4458"],
      [rock, -8, 202, 24, 18, "#4A4458"],
      [rock, 304, 202, 26, 16, "#4A4458"],
    ],
  },
  nftProject: {
    focus: [12, 20],
    rows: [
      [galleryHall],
      [portrait, genesis, 6, 20, 46, "#F2A0C0", 1, gold],
      [portrait, hag, 2, 58, 34, "#E0C24A", 2, gold],
      [portrait, kongz, 2, 134, 34, "#6E4AA8", 2, gold],
      [portrait, alya, 4, 210, 34, "#2A6A7A", 2, gold],
      [portrait, fitri, 5, 276, 46, "#C4603A", 1, gold],
      [portrait, society, 5, 20, 86, "#A8B86A", 1, "#C9CBDD"],
      [portrait, crafter, 2, 276, 86, "#7A8AC0", 1, "#C9CBDD"],
      [polish, 131, 30],
      [rope, 52, 112, 150],
      [rope, 126, 186, 150],
      [rope, 200, 262, 150],
      [bench, 116, 162, 84, "#A8304E"],
      [person, society, 7, 220, 172],
      [person, genesis, 3, 56, 184],
      [person, kongz, 3, 84, 188],
      [drawCat, 180, 163, "#15101C"],
      [vignette, 0.45],
    ],
  },
  nftProjectFriend: {
    focus: [24, 76],
    rows: [
      [gradient, 0, 0, 320, 150, ["#07121C", "#0B1C2A", "#112A3A", "#1A3C4A", "#2A5458"], 0.6],
      [stars, 12, 120, 50],
      [drawMoon, 262, 34, 14, ["#8AA8A0", "#B0CCB8", "#D8ECCC", "#F4FFE8"]],
      [
        buildings,
        8,
        {
          base: 146,
          from: 18,
          to: 60,
          widths: [14, 26],
          walls: ["#12283A", "#163042"],
          edge: "#24485A",
          windows: { size: [1, 2], gap: [2, 3], lit: 0.35, colors: [gold, "#E0962A", cyan], off: "#0E2030" },
          overlap: 0,
        },
      ],
      [hill, 142, 3, "#143A38", { phase: 20, length: 44, edge: "#2A6A56" }],
      ...[
        [22, 150, 34],
        [66, 146, 26],
        [300, 148, 30],
        [250, 144, 24],
      ].map(([x, y, size]) => [tree, x, y, size, "#1F5A4A"]),
      [water, 108, 168, 212, 32, ["#123044", "#24506A", "#8AD8FF"]],
      [footbridge, 92, 330, 150, 26],
      [railing, 92, 330, 150, 26, "#3A3850"],
      ...[
        ["#FF9A3D", gold, 126, 139],
        ["#7C8CFF", cyan, 160, 130],
        ["#FF5C9A", pink, 196, 125],
        ["#3DDC97", acid, 232, 126],
        ["#F4F1E8", orange, 266, 132],
      ].map(([color, light, x, y]) => [companion, x, y + 4, color, light]),
      [parkPath],
      [parkLamp, 92, 170, 70],
      [parkLamp, 10, 178, 58],
      [companion, 84, 188, "#C9A0FF", "#C9A0FF"],
      [person, hag, 4, 44, 186],
      [hill, 196, 2, "#12302E", { from: 130, length: 20, edge: "#2A6A56" }],
      [bush, 262, 204, 60, "#1C5A48"],
      [bush, 148, 205, 40, "#1C5A48"],
      [
        (g) => {
          for (const [x, y] of [
            [30, 120],
            [58, 108],
            [140, 96],
            [180, 88],
            [284, 100],
            [222, 84],
            [112, 110],
            [304, 118],
          ])
            g.set(x, y, acid).set(x + 1, y, "#8FB300");
        },
      ],
      [vignette, 0.35],
    ],
  },
  nftProjectToriShop: {
    focus: [104, 36],
    rows: [
      [gradient, 0, 0, 320, 200, ["#080E1C", "#0E1A2C", "#14283A", "#1C3A44", "#1A3A34"], 0.6],
      [stars, 3, 150, 40],
      ...[
        [20, 176, 120],
        [52, 170, 90],
        [0, 184, 70],
      ].map(([x, y, h]) => [pine, x, y, h, "#143438"]),
      [hill, 178, 2, "#1E3A30", { length: 26, edge: "#3A6A4A" }],
      [rootShop],
      [jarShelf, 130, 102, 58, 3, 11],
      [jarShelf, 212, 102, 58, 5, 11],
      [jarShelf, 130, 128, 46, 7, 9],
      [jarShelf, 226, 128, 44, 9, 9],
      [glow, 200, 110, 60, 44, "#FFE7A0", 0.4],
      [
        (g) => {
          g.rect(200, 84, 1, 10, ink)
            .rect(194, 94, 13, 11, gold)
            .frame(194, 94, 13, 11, "#8A5E1A")
            .rect(198, 96, 5, 7, "#FFF3C4");
        },
      ],
      [squirrel, 186, 125],
      [counter, 128, 147, 146, 45],
      [jar, 138, 147, 14, "#B8702A", 0.8],
      [jar, 246, 147, 12, "#8A4A1E", 0.6],
      [
        (g) => {
          g.rect(218, 139, 18, 8, "#5A6072")
            .rect(218, 139, 18, 1, "#A8AEC8")
            .rect(220, 135, 14, 4, ink)
            .rect(222, 136, 4, 2, acid);
        },
      ],
      [acorns, 160, 146],
      [drawSign, 168, 38, "TORI", gold, { font: "Galmuri11-Bold", scale: 2, back: "#3A2018", pad: 5 }],
      [awning, 112, 66, 176, ["#C4483A", "#F4E6D8"], 14],
      [
        (g) => {
          for (const x of [140, 176, 216, 252]) {
            g.rect(x, 162, 26, 22, "#6E4630").frame(x, 162, 26, 22, "#3E2418");
            g.ellipse(x + 12.5, 172, 4, 5, gold).rect(x + 8, 167, 10, 3, "#8A5A2A");
          }
        },
      ],
      [person, kongz, 1, 88, 190],
      [toadstool, 66, 194, 12],
      [toadstool, 54, 197, 8, "#FF9A3D"],
      [toadstool, 308, 196, 13, "#7C8CFF"],
      [bush, 18, 204, 40, "#1F5A40"],
      [lanternPost, 40, 192],
      [vignette, 0.35],
    ],
  },
  nftPunkyCrafter: {
    focus: [60, 78],
    rows: [
      [gorge],
      [drawMoon, 168, 26, 11],
      [
        (g) => {
          g.polygon(
            [
              [92, 110],
              [236, 110],
              [250, 134],
              [82, 134],
            ],
            "#1A1218",
          );
          for (let x = 96; x < 240; x += 12)
            g.rect(x, 60 + ((x * 7) % 23), 12, 60, "#1C1522").rect(x, 60 + ((x * 7) % 23), 12, 1, "#3A2838");
        },
      ],
      [
        (g) => {
          g.rect(86, 62, 160, 4, "#5A4034").rect(86, 62, 160, 1, "#8A6448");
          for (const x of [104, 140, 176, 212, 234]) g.line(x, 66, x + 8, 74, "#3A2820");
          for (let x = 86; x < 246; x += 10) g.rect(x, 52, 1, 10, "#5A4034");
          g.rect(86, 52, 160, 1, "#8A6448");
        },
      ],
      [gradient, 0, 132, 320, 68, ["#3A2426", "#2E1C20", "#24161A", "#1C1116"], 0.6],
      [
        (g) => {
          for (let k = -7; k <= 7; k++) g.line(160 + k * 24, 133, 160 + k * 60, 200, "#1A1014");
          for (const y of [142, 156, 176]) g.rect(0, y, 320, 1, "#1A1014");
        },
      ],
      [furnaceMouth, 52, 142, 36],
      [blade, 252, 62, 42, "#A8AEC8"],
      [blade, 270, 52, 54, "#C9CBDD", "#A8302E"],
      [axe, 286, 60],
      [blade, 308, 66, 36, "#E0641A", "#3A2420"],
      [
        (g) => {
          g.rect(244, 96, 76, 4, "#6A4630").rect(244, 96, 76, 1, "#A8703A");
        },
      ],
      [hangingChain, 112, 58],
      [hangingChain, 132, 34],
      [hangingChain, 210, 46],
      [hangingChain, 230, 70],
      [
        (g) => {
          box(g, 262, 128, 50, 8, "#6A4630");
          g.rect(266, 136, 5, 26, "#4A2C1C").rect(303, 136, 5, 26, "#4A2C1C");
          tube(g, 272, 114, 16, 14, "#5A6072");
          g.rect(274, 112, 12, 2, "#3D8AA8");
        },
      ],
      [person, crafter, 7, 284, 180],
      [person, crafter, 2, 222, 188],
      [bigAnvil, 112, 190, 108],
      [
        (g) => {
          g.polygon(
            [
              [150, 128],
              [206, 122],
              [208, 126],
              [150, 133],
            ],
            "#F07A1E",
          )
            .polygon(
              [
                [150, 129],
                [190, 125],
                [190, 128],
                [150, 132],
              ],
              "#FFC53D",
            )
            .rect(150, 130, 20, 1, "#FFF3C4");
        },
      ],
      [glow, 176, 128, 46, 30, "#FF9A3D", 0.4],
      [sparks, 4, 178, 128, 60, 46],
      [person, crafter, 5, 78, 190],
      [vignette, 0.45],
    ],
  },
};

function acorns(g, x, base) {
  for (const [dx, dy] of [
    [0, 0],
    [7, 0],
    [14, 0],
    [4, 5],
    [11, 5],
    [7, 10],
  ])
    g.ellipse(x + dx + 2, base - dy - 2, 3, 3, "#B8702A")
      .rect(x + dx, base - dy - 5, 6, 2, "#6A4020")
      .set(x + dx + 1, base - dy - 3, "#E8A85A");
}

function lanternPost(g, x, base) {
  g.rect(x, base - 50, 3, 50, "#5A3A28")
    .rect(x, base - 50, 14, 2, "#5A3A28")
    .rect(x + 11, base - 48, 1, 4, ink);
  glow(g, x + 11, base - 38, 34, 30, gold, 0.35);
  g.rect(x + 7, base - 44, 9, 11, "#FFD98A")
    .rect(x + 6, base - 45, 11, 2, "#3A2418")
    .rect(x + 6, base - 33, 11, 1, "#3A2418")
    .rect(x + 11, base - 43, 1, 10, "#C98A3D");
}

function wallLamp(g, x, y) {
  glow(g, x, y + 6, 34, 34, "#FFD98A", 0.4);
  g.rect(x - 1, y - 6, 3, 6, "#15121A")
    .rect(x - 5, y, 11, 2, "#15121A")
    .rect(x - 4, y + 2, 9, 10, "#FFE7A0")
    .rect(x - 2, y + 4, 3, 6, "#FFFFFF")
    .rect(x - 5, y + 12, 11, 2, "#15121A");
}
