import { flat, inlay, solid } from "../compose.mjs";
import { materials as m } from "../materials.mjs";
import { arc, bar, box, curve, disc, poly, ring } from "../shapes.mjs";
import { eye, hides as h } from "./parts.mjs";

/** Where the nine throats of the choir open. */
const throats = [
  [12, 30],
  [18, 22],
  [24, 30],
  [30, 17],
  [36, 28],
  [42, 20],
  [48, 29],
  [53, 35],
  [8, 38],
];

export const rare = {
  "monocle-perch": [
    [solid, h.reed, poly(43, 32, 54, 21, 57, 24, 54, 33, 57, 43, 54, 46)],
    [solid, m.orange, poly(22, 22, 28, 12, 34, 15, 40, 13, 42, 24)],
    [solid, h.reed, disc(28, 33, 19, 13)],
    [
      inlay,
      h.reed[0],
      ...[
        [30, 25],
        [35, 28],
        [40, 32],
        [30, 33],
        [35, 36],
        [30, 41],
        [26, 29],
        [26, 37],
      ].map(([x, y]) => arc(x, y, 2.4, 1, -80, 80)),
    ],
    [solid, m.orange, poly(28, 42, 36, 42, 36, 51, 30, 48)],
    ...eye(18, 30, 5, m.cyan, [-0.5, 0]),
    [solid, m.gold, ring(18, 30, 7.4, 1.8)],
    [flat, "#FFC53D", curve([22, 36, 24, 44, 20, 50, 22, 54], 1.1)],
    [flat, "#0C0B12", bar(9.6, 37, 14, 38.6, 1.3)],
    [solid, m.black, box(13, 17, 11, 2.6), box(15, 8, 7, 10)],
    [inlay, m.red[1], box(15, 15, 7, 2)],
    [flat, "#5CE0F8", disc(6, 26, 1.4), disc(4, 20, 1), disc(8, 16, 1)],
  ],
  "puddle-cat": [
    [solid, m.cyan, disc(32, 50, 26, 7)],
    [inlay, m.cyan[3], curve([12, 48, 20, 45.4, 28, 45], 1.2), box(40, 52, 8, 1), box(14, 53, 6, 1)],
    [solid, h.sky, curve([44, 47, 53, 44, 55, 36, 51, 31], 5, 3)],
    [solid, h.sky, disc(30, 45, 16, 8)],
    [solid, h.sky, poly(12, 22, 19, 27, 29, 27, 36, 22, 37, 35, 33, 41, 24, 44, 15, 41, 11, 35)],
    [inlay, h.rose[2], poly(14, 26, 17, 29, 14, 32), poly(34, 26, 31, 29, 34, 32)],
    ...eye(24, 34, 5, m.acid),
    [flat, "#0C0B12", box(23, 40, 2, 1), box(22, 41, 1, 1), box(25, 41, 1, 1)],
    [flat, "#FFFFFF", box(8, 37, 4, 1), box(8, 40, 4, 1), box(36, 37, 4, 1), box(36, 40, 4, 1)],
    [solid, h.sky, disc(20, 49, 4, 2.6), disc(30, 50, 4, 2.6)],
    [inlay, h.sky[0], arc(38, 45, 5, 1, 200, 340)],
    [flat, "#5CE0F8", box(6, 42, 1, 2), box(58, 44, 1, 2), box(48, 26, 1, 2)],
  ],
  "reed-choir": [
    ...throats.map(([x, y], i) => [
      solid,
      i % 2 ? h.moss : h.reed,
      curve([x, y, x + (32 - x) * 0.2, 44, 32 + (x - 32) * 0.5, 57], 4, 5),
    ]),
    ...throats.flatMap(([x, y]) => [
      [solid, h.mud, disc(x, y - 3, 3, 5)],
      [flat, "#0C0B12", disc(x, y - 2, 1.3, 2)],
    ]),
    [solid, h.moss, disc(32, 52, 15, 8)],
    ...eye(32, 50, 7, m.gold),
    [
      flat,
      "#D7FF3E",
      box(3, 16, 1, 6),
      box(4, 16, 3, 1),
      box(1, 21, 3, 2),
      box(58, 10, 1, 6),
      box(59, 10, 3, 1),
      box(56, 15, 3, 2),
    ],
    [flat, "#5CE0F8", box(10, 60, 14, 1), box(40, 61, 12, 1)],
  ],
  "blink-moth": [
    [
      solid,
      h.violet,
      poly(30, 34, 22, 46, 12, 50, 9, 42, 14, 35, 28, 30),
      poly(34, 34, 42, 46, 52, 50, 55, 42, 50, 35, 36, 30),
    ],
    [solid, h.violet, poly(30, 31, 18, 34, 6, 28, 5, 14, 14, 11, 26, 19)],
    [solid, h.violet, poly(34, 31, 46, 34, 58, 28, 59, 14, 50, 11, 38, 19)],
    ...eye(16, 22, 7, m.gold),
    [solid, h.rose, disc(48, 22, 7)],
    [
      flat,
      "#0C0B12",
      curve([42, 23, 48, 26, 54, 23], 1.5),
      bar(44, 25, 43, 28, 1.1),
      bar(48, 26, 48, 29, 1.1),
      bar(52, 25, 53, 28, 1.1),
    ],
    [inlay, h.violet[2], disc(15, 42, 2.4), disc(49, 42, 2.4)],
    [solid, h.cream, disc(32, 24, 4), disc(32, 35, 4.4, 10)],
    [inlay, h.cream[0], box(28, 32, 8, 1), box(28, 36, 8, 1), box(29, 40, 6, 1)],
    [solid, h.cream, curve([30, 21, 26, 15, 22, 14], 1.6), curve([34, 21, 38, 15, 42, 14], 1.6)],
    [flat, "#FFE9A8", box(8, 54, 1, 1), box(22, 52, 1, 1), box(44, 54, 1, 1), box(32, 53, 1, 1), box(56, 52, 1, 1)],
  ],
};
