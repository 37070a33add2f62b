import { common } from "./common.mjs";
import { epic } from "./epic.mjs";
import { legendary } from "./legendary.mjs";
import { mythic } from "./mythic.mjs";
import { rare } from "./rare.mjs";

export const creatureCells = 64;

/** What looks out of Oculla's Pool, by id, each on 64 × 64 cells: the rarer, the more of them it fills. All have one eye. */
export const creatures = { ...mythic, ...legendary, ...epic, ...rare, ...common };
