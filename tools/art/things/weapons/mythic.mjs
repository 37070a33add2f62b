import { flat, inlay, letters, relief, solid } from "../compose.mjs";
import { materials as m } from "../materials.mjs";
import { arc, bar, both, box, curve, cut, disc, poly, ring, turned } from "../shapes.mjs";

const tilt = (...shapes) => turned(45, 24, 24, ...shapes);
const ink = "#0C0B12";

/** One per district: its colour, and where its point is. */
const prongs = [
  [m.acid, 4.5, 20],
  [m.red, 43.5, 20],
  [m.pink, 9, 12],
  [m.cyan, 39, 12],
  [m.electric, 16, 7],
  [m.orange, 32, 7],
  [m.paper, 24, 5.5],
];

export const mythic = {
  "first-fire": [
    [
      solid,
      m.ember,
      tilt(poly(24, -7, 28, -1, 26, 4, 30, 10, 28, 16, 30, 23, 28, 31, 20, 31, 18, 24, 20, 17, 18, 11, 22, 5, 20, 0)),
    ],
    [inlay, "#FFC53D", tilt(poly(24, -1, 26, 6, 25, 12, 27, 18, 26, 31, 22, 31, 21, 20, 23, 13, 22, 8))],
    [inlay, "#FFF3C4", tilt(poly(24, 5, 25, 12, 25, 31, 23, 31, 23, 14))],
    [solid, m.leather, tilt(box(22, 34, 4, 12))],
    [inlay, m.leather[0], tilt(box(22, 37, 4, 1.4), box(22, 41, 4, 1.4))],
    [solid, m.gold, tilt(box(15, 30.5, 18, 4), both(24, disc(14, 30, 3)))],
    [solid, m.gold, tilt(disc(24, 47.5, 3.4))],
    [inlay, m.ember[1], tilt(disc(24, 47.5, 1.5), both(24, disc(14, 30, 1.2)))],
    [flat, "#FFC53D", box(25, 4, 2, 2), box(42, 21, 2, 2), box(20, 11, 1, 1)],
    [flat, "#FF9A3D", box(31, 2, 1, 1), box(37, 28, 1, 1), box(44, 14, 1, 2)],
  ],
  "last-tram": [
    [solid, m.oak, box(21, 30, 6, 16)],
    [inlay, m.oak[0], box(21, 34, 6, 1), box(21, 38, 6, 1), box(21, 42, 6, 1)],
    [solid, m.rail, box(20, 43, 8, 3)],
    [solid, m.rail, poly(17, 3, 31, 3, 28, 8, 20, 8), cut(box(20, 4, 8, 3)), box(13, 1, 22, 2)],
    [solid, m.orange, poly(7, 11, 10, 7, 38, 7, 41, 11, 43, 30, 5, 30)],
    [relief, m.paper, box(6, 20, 36, 4)],
    [solid, m.cyan, box(10, 12, 28, 7)],
    [inlay, "#D0F8FF", poly(12, 19, 16, 12, 19, 12, 15, 19), poly(30, 19, 34, 12, 35, 12, 31, 19)],
    [flat, ink, box(23, 12, 2, 7)],
    [solid, m.gold, disc(12, 25, 3), disc(36, 25, 3)],
    [flat, "#FFF3C4", box(11, 24, 2, 2), box(35, 24, 2, 2)],
    [flat, ink, box(19, 21, 10, 6)],
    [letters, 22, 22, { a: "#D7FF3E" }, ["aaaa", "...a", "..a.", "..a."]],
    [solid, m.iron, box(4, 29, 40, 4)],
    [inlay, m.iron[2], box(8, 30, 6, 1), box(34, 30, 6, 1)],
  ],
  "moon-key": [
    [solid, m.moon, tilt(box(22.2, 18, 3.6, 30))],
    [solid, m.moon, tilt(box(25, 39, 6, 3), box(25, 44.5, 8, 3))],
    [solid, m.electric, tilt(box(20.5, 21, 7, 3), box(20.5, 26, 7, 2))],
    [solid, m.moon, tilt(disc(24, 9.5, 11.4), cut(disc(24, 4.5, 8)))],
    [solid, m.gold, poly(37.5, 5, 39, 8, 42, 9.5, 39, 11, 37.5, 14, 36, 11, 33, 9.5, 36, 8)],
    [inlay, m.moon[0], tilt(disc(16, 13, 1.4), disc(25, 18, 1.4), disc(31, 15, 1))],
    [
      flat,
      "#FFFFFF",
      box(6, 26, 1, 3),
      box(5, 27, 3, 1),
      box(32, 36, 1, 1),
      box(12, 18, 1, 1),
      box(20, 4, 1, 3),
      box(19, 5, 3, 1),
    ],
  ],
  "pool-gaze": [
    [solid, m.moon, disc(24, 24, 22)],
    [solid, m.obsidian, disc(24, 24, 19)],
    [inlay, m.obsidian[2], arc(24, 24, 17, 1, 190, 260)],
    [
      solid,
      m.moon,
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        disc(24 + Math.cos((i * Math.PI) / 4 + 0.39) * 20.4, 24 + Math.sin((i * Math.PI) / 4 + 0.39) * 20.4, 1.6),
      ),
    ],
    [
      solid,
      m.paper,
      poly(7, 24, 12, 18, 18, 14.5, 24, 13.5, 30, 14.5, 36, 18, 41, 24, 36, 30, 30, 33.5, 24, 34.5, 18, 33.5, 12, 30),
    ],
    [solid, m.cyan, disc(24, 24, 8.4)],
    [inlay, "#D7FF3E", ring(24, 24, 6.4, 1.2)],
    [flat, ink, poly(24, 17, 27, 24, 24, 31, 21, 24)],
    [flat, "#FFFFFF", box(18, 19, 4, 3), box(28, 28, 2, 2)],
    [
      inlay,
      m.paper[0],
      poly(7, 24, 12, 18, 18, 14.5, 24, 13.5, 30, 14.5, 36, 18, 41, 24, 36, 20.5, 30, 17, 24, 16, 18, 17, 12, 20.5),
      cut(disc(24, 24, 8.6)),
    ],
  ],
  "long-dusk": [
    [solid, m.oak, curve([12, 45, 17, 34, 25, 24, 30, 14, 33, 4], 4)],
    [solid, m.iron, turned(-30, 18, 33, box(15, 31, 9, 3)), turned(-35, 27, 21, box(20, 20, 9, 3))],
    [
      solid,
      m.star,
      poly(38, 3, 30, 2, 20, 3, 11, 8, 5, 15, 2.5, 24, 2, 31, 6, 24, 11, 18.5, 18, 14.5, 26, 12.5, 35, 12, 39, 8),
    ],
    [
      inlay,
      m.star[3],
      poly(1.5, 31, 6, 24, 11, 18.5, 18, 14.5, 26, 12.5, 35, 12, 35, 11, 26, 11.2, 17, 13.2, 10, 17, 5, 22.5),
    ],
    [inlay, "#FFFFFF", box(24, 5, 1, 1), box(16, 8, 1, 1), box(9, 14, 1, 1), box(30, 8, 1, 1), box(20, 11, 1, 1)],
    [solid, m.gold, box(30, 5, 6, 7)],
    [inlay, m.star[0], box(32, 7, 2, 3)],
    [
      relief,
      m.obsidian,
      curve([9, 32, 7, 36, 9, 40], 2, 1),
      curve([20, 20, 18, 25, 20, 28], 2, 1),
      curve([41, 14, 40, 20, 42, 26], 2.4, 1),
    ],
  ],
  "crown-of-districts": [
    [solid, m.gold, box(22, 27, 4, 18)],
    [solid, m.leather, box(21, 33, 6, 7)],
    [inlay, m.leather[0], box(21, 35, 6, 1), box(21, 37, 6, 1)],
    [solid, m.gold, disc(24, 44, 2.6)],
    ...prongs.map(([, x, y]) => [solid, m.gold, bar(24 + (x - 24) * 0.55, 26, x, y + 3, 4, 2)]),
    [solid, m.gold, poly(12, 22, 36, 22, 33, 29, 28, 31, 20, 31, 15, 29)],
    [inlay, m.gold[0], box(13, 25.6, 22, 1)],
    [inlay, m.ember[1], box(23, 23, 2, 2), box(18, 23, 1, 2), box(29, 23, 1, 2)],
    ...prongs.map(([ramp, x, y]) => [solid, ramp, poly(x, y - 4, x + 2.6, y + 1, x, y + 4.5, x - 2.6, y + 1)]),
  ],
};
