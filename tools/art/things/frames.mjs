import { flat, inlay, solid } from "./compose.mjs";
import { materials as m } from "./materials.mjs";
import { both, box, cut, disc, poly, turned } from "./shapes.mjs";

/** A side is three times as long as a corner: the style sheet cuts the picture there and stretches what lies between. */
export const frameCells = 48;

const corners = (...shapes) => {
  const above = both(24, ...shapes);
  return [...above, ...turned(180, 24, 24, ...above)];
};
const edge = (at, thick) => [
  box(at, at, 48 - 2 * at, 48 - 2 * at),
  cut(box(at + thick, at + thick, 48 - 2 * (at + thick), 48 - 2 * (at + thick))),
];
const diamond = (x, y, r) => poly(x, y - r, x + r, y, x, y + r, x - r, y);

/**
 * One frame per rarity, which its corners tell apart without colour: a nail's angle, a stud, a clasp, a lily, a crown of
 * flames.
 */
export const frames = {
  mythic: [
    [solid, m.pink, edge(3, 2)],
    [flat, m.pink[0], edge(7, 1)],
    [solid, m.pink, corners(poly(1, 1, 15, 1, 12, 4, 15, 7, 10, 7, 12.6, 12.6, 7, 10, 7, 15, 4, 12, 1, 15))],
    [solid, m.gold, corners(diamond(5.5, 5.5, 4))],
    [inlay, m.acid[2], corners(diamond(5.5, 5.5, 1.6))],
  ],
  legendary: [
    [solid, m.gold, edge(2, 2)],
    [flat, m.gold[0], edge(6, 1)],
    [solid, m.gold, corners(disc(5, 5, 4), disc(12, 4, 3), disc(4, 12, 3), poly(6, 6, 12, 9, 9, 12))],
    [inlay, m.velvet[1], corners(disc(5, 5, 1.8))],
  ],
  epic: [
    [solid, m.electric, edge(1, 2)],
    [solid, m.electric, corners(box(1, 1, 8, 8), box(1, 1, 13, 3), box(1, 1, 3, 13))],
    [inlay, m.electric[0], corners(box(3, 3, 4, 4))],
    [inlay, m.electric[3], corners(box(4, 4, 2, 2))],
  ],
  rare: [
    [solid, m.cyan, corners(box(1, 1, 12, 2), box(1, 1, 2, 12))],
    [solid, m.cyan, corners(diamond(6, 6, 2.6))],
  ],
  common: [[solid, m.iron, corners(box(1, 1, 7, 2), box(1, 1, 2, 7))]],
};
