import { flat, inlay, solid } from "./compose.mjs";
import { materials as m } from "./materials.mjs";
import { bar, box, curve, disc, poly } from "./shapes.mjs";

const ink = "#0C0B12";

/** Two eyes that look out of the picture, each with its glint. */
const eyes = (left, right, y, height = 4) => [
  [flat, ink, box(left, y, 3, height), box(right, y, 3, height)],
  [flat, "#FFFFFF", box(left, y, 1, 2), box(right, y, 1, 2)],
];

/** Side of a friend's picture in cells. */
export const friendCells = 48;

/** The kinds of Punky Friend, by the id of their picture. A large card cuts off the first four rows: nothing is in them. */
export const friends = {
  sparklet: [
    [solid, m.iron, curve([33, 40, 42, 40, 42, 30], 1.6)],
    [solid, m.electric, poly(38, 22, 46, 22, 45, 30, 39, 30)],
    [flat, m.steel[2], box(39, 17, 2, 5), box(43, 17, 2, 5)],
    [solid, m.gold, poly(11, 30, 7, 15, 16, 20, 20, 8, 26, 19, 35, 13, 34, 30)],
    [solid, m.gold, disc(22, 33, 13, 10)],
    [inlay, m.gold[3], disc(22, 38, 8, 4), poly(19, 12, 17, 20, 22, 20)],
    ...eyes(16, 26, 28, 5),
    [flat, ink, box(20, 35, 5, 1), box(21, 36, 3, 1)],
    [inlay, m.pink[2], box(12, 34, 3, 2), box(30, 34, 3, 2)],
    [solid, m.orange, disc(16, 43, 4, 2), disc(28, 43, 4, 2)],
    [flat, m.acid[2], box(4, 24, 1, 5), box(2, 26, 5, 1), box(31, 6, 1, 5), box(29, 8, 5, 1)],
  ],
  mossback: [
    [solid, m.cloud, disc(16, 12, 6, 3.4), disc(30, 12, 6, 3.4), disc(23, 10, 7, 4.6)],
    [flat, m.cyan[2], box(14, 17, 1, 3), box(20, 18, 1, 3), box(27, 17, 1, 3), box(32, 18, 1, 2)],
    [solid, m.drift, disc(12, 42, 5, 3), disc(31, 42, 5, 3), poly(2, 40, 8, 36, 9, 41)],
    [solid, m.drift, disc(39, 33, 6.4, 7)],
    [solid, m.oak, poly(5, 41, 7, 32, 13, 26, 21, 23, 29, 26, 35, 32, 37, 41)],
    [inlay, m.oak[0], box(13, 33, 1, 6), box(21, 31, 1, 9), box(29, 33, 1, 6), box(8, 36, 26, 1)],
    [solid, m.bottle, disc(13, 28, 6, 3), disc(30, 29, 5, 3), disc(21, 25, 9, 4), box(16, 27, 3, 5), box(24, 27, 3, 4)],
    [inlay, m.bottle[3], box(17, 23, 4, 1), box(11, 27, 2, 1), box(28, 28, 2, 1)],
    [flat, m.pink[2], box(25, 19, 3, 3), box(24, 20, 5, 1)],
    [flat, m.gold[2], box(26, 20, 1, 1)],
    [flat, ink, box(40, 30, 3, 4), box(39, 38, 5, 1)],
    [flat, "#FFFFFF", box(40, 30, 1, 2)],
    [inlay, m.pink[1], box(36, 35, 2, 2)],
  ],
  lanternmouse: [
    [solid, m.pink, curve([20, 42, 6, 40, 4, 24, 9, 8], 1.6)],
    [solid, m.iron, box(6, 7, 8, 2), box(6, 19, 8, 2)],
    [solid, m.gold, box(6, 10, 8, 8)],
    [inlay, m.gold[3], box(8, 12, 4, 5)],
    [inlay, "#FFFFFF", box(9, 13, 2, 3)],
    [solid, m.moon, disc(29, 36, 11, 8)],
    [solid, m.moon, disc(20, 17, 6.4), disc(39, 17, 6.4)],
    [inlay, m.pink[2], disc(20, 17, 3.6), disc(39, 17, 3.6)],
    [solid, m.moon, disc(29.5, 25, 10.6, 8.4)],
    ...eyes(23, 33, 22, 5),
    [flat, m.pink[1], box(28, 28, 3, 2)],
    [flat, m.moon[0], box(18, 28, 4, 1), box(37, 28, 4, 1), box(19, 30, 3, 1), box(37, 30, 3, 1)],
    [solid, m.velvet, box(21, 34, 17, 9)],
    [flat, m.paper[2], box(22, 34, 7, 8), box(30, 34, 7, 8)],
    [flat, m.paper[0], box(23, 36, 5, 1), box(23, 38, 5, 1), box(31, 36, 5, 1), box(31, 38, 5, 1)],
    [solid, m.pink, disc(22, 44, 3.4, 1.8), disc(37, 44, 3.4, 1.8)],
  ],
  bellhound: [
    [solid, m.leather, curve([35, 36, 43, 32, 42, 22], 3, 2)],
    [solid, m.leather, box(28, 34, 6, 11), disc(28, 35, 11, 7.4)],
    [solid, m.leather, box(16, 34, 6, 11)],
    [flat, m.bone[2], box(16, 42, 6, 3), box(28, 42, 6, 3)],
    [solid, m.oak, poly(9, 10, 14, 9, 14, 18, 8, 17)],
    [solid, m.leather, disc(18, 19, 9.4, 8.6)],
    [solid, m.bone, disc(11, 23, 6.4, 4.6)],
    [flat, m.velvet[1], disc(6.5, 21, 2.4, 2)],
    [flat, m.velvet[3], box(5, 20, 2, 1)],
    [flat, ink, box(8, 26, 6, 1)],
    [flat, m.pink[1], box(10, 27, 3, 3)],
    [solid, m.oak, poly(20, 10, 27, 12, 29, 26, 24, 28, 20, 20)],
    [inlay, m.bone[1], disc(15.5, 16, 4, 4.4)],
    [flat, ink, box(14, 14, 3, 5)],
    [flat, "#FFFFFF", box(14, 14, 1, 2)],
    [solid, m.velvet, bar(14, 30, 26, 29, 3.6, 3.6)],
    [solid, m.gold, disc(18, 35, 4.4, 4.4), box(13, 37, 10, 2)],
    [inlay, "#FFFFFF", box(16, 33, 1, 3)],
    [flat, ink, box(17, 40, 3, 2)],
    [flat, m.gold[2], box(8, 34, 1, 5), box(5, 33, 1, 7)],
  ],
};
