import { flat, inlay, relief, solid } from "../compose.mjs";
import { materials as m } from "../materials.mjs";
import { arc, bar, box, curve, cut, disc, poly, ring, turned } from "../shapes.mjs";

const tilt = (...shapes) => turned(45, 24, 24, ...shapes);
const ink = "#0C0B12";

/** Where the ribs of the net end. */
const fan = [
  [3.6, 29],
  [9, 14],
  [24, 6],
  [39, 14],
  [44.4, 29],
];

/** A blade without its boot, toe curled up; the mount on top is its grip. */
const skate = poly(2.4, 9, 5, 6, 8, 7.6, 7, 12, 10, 15.4, 38, 15.4, 46, 22, 9, 22, 3, 17);
const mount = [box(15, 9, 4, 7), box(28, 9, 4, 7), poly(12, 5, 36, 5, 38, 7, 36, 10, 12, 10)];

export const rare = {
  "market-scale": [
    [
      flat,
      "#E29060",
      bar(8, 15, 3, 30, 0.9),
      bar(8, 15, 14, 30, 0.9),
      bar(40, 11, 34, 24, 0.9),
      bar(40, 11, 45, 24, 0.9),
    ],
    [solid, m.copper, box(22.4, 6, 3.4, 34)],
    [solid, m.copper, poly(14, 46, 16, 41, 32, 41, 34, 46)],
    [solid, m.copper, bar(7, 14, 41, 10, 3.4)],
    [solid, m.copper, disc(24, 11.6, 4)],
    [inlay, m.copper[3], disc(23.4, 11, 1.2)],
    [solid, m.copper, poly(22.6, 7, 24, 2, 25.6, 7)],
    [solid, m.straw, curve([4, 24, 7, 28, 13, 26], 3.4, 2)],
    [solid, m.copper, poly(1.6, 29, 15.6, 29, 13, 34, 4, 34)],
    [solid, m.iron, box(36, 18, 6, 6), box(38, 16, 2, 2)],
    [solid, m.copper, poly(32.4, 23, 46.4, 23, 44, 28, 35, 28)],
  ],
  "roof-plank": [
    [solid, m.drift, tilt(poly(18, -1, 21, 1, 23, -3, 26, 0, 29, -2, 30, 50, 27, 47, 24, 50, 21, 47, 18, 49))],
    [inlay, m.drift[0], tilt(box(22, 3, 0.9, 12), box(26, 12, 0.9, 18), box(21, 26, 0.9, 18), box(27.4, 36, 0.9, 8))],
    [solid, m.straw, tilt(box(16.4, 33, 15.2, 3), box(16.4, 37, 15.2, 3))],
    [solid, m.steel, tilt(bar(20, 6, 13, 3, 2, 1)), tilt(bar(28, 11, 35, 9, 2, 1)), tilt(bar(20, 14, 13, 13, 2, 1))],
  ],
  "signal-lamp": [
    [solid, m.rail, arc(22, 9, 7.6, 2.6, 180, 360), box(14.4, 8, 2.6, 4), box(27, 8, 2.6, 4)],
    [solid, m.rail, poly(11, 12, 33, 12, 33, 44, 11, 44)],
    [solid, m.rail, box(9, 42, 26, 4)],
    [solid, m.black, disc(22, 20, 7), disc(22, 34, 7)],
    [solid, m.red, disc(22, 20, 5.2)],
    [solid, m.green, disc(22, 34, 5.2)],
    [inlay, "#FFFFFF", box(20, 17, 2, 2), box(20, 31, 2, 2)],
    [solid, m.rail, arc(22, 20, 9, 3, 200, 340), arc(22, 34, 9, 3, 200, 340)],
    [inlay, m.rail[3], box(12, 40, 1, 2), box(31, 40, 1, 2), box(12, 13, 1, 1)],
    [flat, "#F05A5A", box(38, 20, 6, 1), box(38, 23, 4, 1), box(3, 20, 5, 1), box(5, 23, 3, 1)],
    [flat, "#5CE0A0", box(38, 34, 6, 1), box(38, 37, 4, 1), box(3, 34, 5, 1), box(5, 37, 3, 1)],
  ],
  "opera-cane": [
    [solid, m.steel, bar(16, 30, 29, 17, 2.4)],
    [inlay, "#FFFFFF", bar(17, 28.4, 28, 17.4, 0.9)],
    [solid, m.black, bar(5, 43, 19, 28, 4.4)],
    [solid, m.gold, bar(4.4, 43.4, 7, 40.6, 4.4)],
    [solid, m.black, bar(29, 18, 37, 10, 4.4)],
    [solid, m.gold, turned(45, 28, 19, box(24.6, 18, 7, 3)), turned(45, 20, 27, box(16.8, 26, 6.4, 2.2))],
    [solid, m.gold, disc(39.6, 7.6, 6)],
    [inlay, m.gold[3], disc(37.6, 5.4, 1.6)],
    [solid, m.paper, disc(15, 11, 8, 5.6), poly(8, 11, 22, 11, 17, 18, 13, 18)],
    [flat, ink, disc(11.6, 11, 2.2, 1.3), disc(18.6, 11, 2.2, 1.3)],
    [flat, "#E84A66", curve([8, 13, 4, 17, 6, 22], 1.4), curve([22, 13, 26, 14, 25, 8], 1.2)],
  ],
  "river-net": [
    [
      flat,
      "#D4CCBA",
      ...[0.36, 0.6, 0.82].map((t) =>
        curve(
          fan.flatMap(([x, y]) => [24 + (x - 24) * t, 44 + (y - 44) * t]),
          1.1,
        ),
      ),
    ],
    ...fan.map(([x, y]) => [solid, m.drift, bar(24, 44, x, y, 3, 2)]),
    [solid, m.drift, curve(fan.flat(), 3.4)],
    [solid, m.paper, poly(12, 23, 17, 18.4, 24, 16.6, 31, 18.4, 36, 23, 31, 28, 24, 30, 17, 28)],
    [solid, m.cyan, disc(24, 23, 5)],
    [flat, ink, box(23, 21, 3, 4)],
    [flat, "#FFFFFF", box(21, 20, 2, 2)],
    [solid, m.drift, disc(24, 42.6, 3.4)],
    [flat, "#5CE0F8", box(6, 36, 2, 3), box(40, 35, 2, 3), box(11, 42, 1, 2)],
  ],
  tongs: [
    [solid, m.iron, curve([32, 44, 30, 35, 24, 26, 15, 20, 12, 12, 17, 4], 3.6, 3)],
    [solid, m.iron, curve([16, 44, 18, 35, 24, 26, 33, 20, 36, 12, 31, 4], 3.6, 3)],
    [solid, m.steel, disc(24, 26, 3)],
    [solid, m.leather, bar(16, 43.4, 17.4, 37, 5), bar(32, 43.4, 30.6, 37, 5)],
    [solid, m.ember, poly(19, 9, 22, 4.6, 27, 4.6, 30, 8, 29, 14, 25, 17, 20, 15)],
    [inlay, m.ember[3], poly(22, 9, 25, 7, 27, 9, 25, 12)],
    [flat, "#FF9A3D", box(24, 1, 1, 2), box(20, 20, 1, 2), box(28, 21, 1, 1)],
  ],
  "skate-knives": [
    ...[0, 1].map((i) => [solid, m.steel, i ? turned(180, 24, 24, skate) : skate]),
    ...[0, 1].map((i) => [solid, m.cyan, i ? turned(180, 24, 24, mount) : mount]),
    ...[0, 1].map((i) => [inlay, "#FFFFFF", i ? turned(180, 24, 24, box(10, 20, 30, 1)) : box(10, 20, 30, 1)]),
  ],
  "acorn-sling": [
    [
      solid,
      m.oak,
      curve([24, 43, 24, 36, 24, 30, 15, 22, 12, 10], 6, 4.6),
      curve([24, 43, 24, 36, 24, 30, 33, 22, 36, 10], 6, 4.6),
    ],
    [inlay, m.oak[0], box(21, 37, 6, 1), box(21, 40, 6, 1), box(21, 43, 6, 1)],
    [solid, m.red, bar(12, 10, 22, 15, 2.6), bar(36, 10, 26, 15, 2.6)],
    [solid, m.leather, box(9, 8.4, 6, 4), box(33, 8.4, 6, 4)],
    [solid, m.straw, disc(24, 15.6, 5, 6.4)],
    [solid, m.leather, arc(24, 13, 6.4, 6.4, 180, 360), box(23, 3, 2.4, 4)],
    [inlay, m.leather[0], box(20, 10, 1, 1), box(23, 9, 1, 1), box(26, 10, 1, 1), box(21, 12, 1, 1), box(25, 12, 1, 1)],
  ],
  "index-needle": [
    [solid, m.paper, turned(-12, 30, 16, box(20, 7, 20, 15))],
    [inlay, m.paper[0], ...[10, 13, 16].map((y) => turned(-12, 30, 16, box(23, y, y === 16 ? 8 : 14, 1)))],
    [solid, m.moon, poly(46, 1.6, 44.6, 6, 12, 39, 7, 42, 5.6, 40.6, 9, 36, 41, 3)],
    [solid, m.moon, disc(8.6, 39.6, 3.6), cut(disc(8.6, 39.6, 1.3))],
    [relief, m.velvet, curve([9, 39, 18, 45, 30, 44, 33, 36, 40, 34, 43, 41], 2)],
    [solid, m.paper, turned(-12, 30, 16, poly(33, 22, 40, 22, 40, 14))],
  ],
  "fire-poker": [
    [solid, m.iron, curve([11, 40, 17, 31, 23, 27, 27, 19, 34, 14, 38, 8], 3.4, 3.2), bar(31, 16, 41, 19, 3.2, 2)],
    [solid, m.ember, bar(36, 11, 39, 5, 3.2, 1.6)],
    [inlay, m.ember[3], bar(38, 7, 39, 5.4, 1)],
    [solid, m.ember, bar(38.6, 18.2, 43, 20.4, 2.6, 1.4)],
    [solid, m.iron, ring(8, 42, 4.6, 2)],
    [solid, m.gold, bar(10.8, 40.4, 13, 37, 5)],
    [flat, "#FFC53D", box(43, 8, 2, 2), box(33, 5, 1, 1), box(44, 14, 1, 1)],
    [relief, m.black, curve([42, 4, 40, 2], 1.4)],
  ],
  "tram-lever": [
    [solid, m.rail, poly(6, 46, 8, 41, 40, 41, 42, 46)],
    [solid, m.rail, arc(24, 41, 21, 21, 180, 360), cut(box(0, 41, 48, 7))],
    [solid, m.black, arc(24, 41, 16.6, 16.6, 180, 360), cut(box(0, 40, 48, 8))],
    ...[200, 225, 250, 275, 300, 325].map((a, i) => [
      flat,
      i > 3 ? "#F05A5A" : "#D7FF3E",
      turned(a, 24, 41, box(42, 40, 2.4, 1.6)),
    ]),
    [solid, m.gold, turned(26, 24, 40, box(22, 8, 4, 32))],
    [solid, m.gold, disc(24, 40, 4)],
    [inlay, m.gold[0], disc(24, 40, 1.4)],
    [solid, m.velvet, turned(26, 24, 40, poly(19, 0, 29, 0, 28, 10, 20, 10))],
  ],
  "glove-of-round-one": [
    [solid, m.paper, poly(11, 33, 31, 33, 32, 45, 10, 45)],
    [inlay, m.red[1], box(11, 38, 22, 2)],
    [solid, m.red, disc(25, 17, 17, 13.6), poly(9, 20, 38, 22, 34, 35, 11, 35)],
    [solid, m.red, disc(13, 20, 7.6, 6.4), poly(7, 20, 20, 20, 18, 31, 12, 31)],
    [inlay, m.red[3], curve([18, 7, 25, 5.4, 32, 7.4], 1.6)],
    [
      inlay,
      m.paper[2],
      curve([25, 17, 28, 14, 29, 19, 32, 14, 33, 18, 36, 16], 1.1),
      curve([24, 25, 27, 22, 28, 26, 31, 23, 33, 25], 1.1),
    ],
    [flat, "#FFC53D", box(43, 5, 2, 2), box(41, 2, 1, 1), box(44, 10, 1, 1)],
  ],
};
