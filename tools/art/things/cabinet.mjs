import { toSvg } from "../encode.mjs";
import { drawThing } from "./compose.mjs";
import { creatureCells, creatures } from "./creatures/creatures.mjs";
import { frameCells, frames } from "./frames.mjs";
import { friendCells, friends } from "./friends.mjs";
import { weaponCells, weapons } from "./weapons/weapons.mjs";

/** An SVG with more bytes than this is larger than the same picture as WebP. */
const maxSvgBytes = 3000;

function picturesOf(folder, cells, drawings, kindOf) {
  return Object.entries(drawings).map(([id, rows]) => {
    const grid = drawThing(cells, rows);
    return { id: `${folder}/${id}`, kind: kindOf(grid), scale: 2, draw: () => grid };
  });
}

const smallerKind = (grid) => (toSvg(grid).length > maxSvgBytes ? "webp" : "svg");

/** The things in the cabinets of the codices, the frames around them, and the friends. */
export const cabinetPictures = [
  ...picturesOf("weapons", weaponCells, weapons, smallerKind),
  ...picturesOf("creatures", creatureCells, creatures, smallerKind),
  ...picturesOf("friends", friendCells, friends, smallerKind),
  // one kind for all, because the style sheet names their files
  ...picturesOf("frames", frameCells, frames, () => "webp"),
];
