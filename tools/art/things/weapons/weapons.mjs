import { common } from "./common.mjs";
import { epic } from "./epic.mjs";
import { legendary } from "./legendary.mjs";
import { mythic } from "./mythic.mjs";
import { rare } from "./rare.mjs";

export const weaponCells = 48;

/** The fifty weapons of Gear Up! by id, each on 48 × 48 cells. */
export const weapons = { ...mythic, ...legendary, ...epic, ...rare, ...common };
