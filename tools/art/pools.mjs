import { head } from "./heads.mjs";
import { alya } from "./people/alya.mjs";
import { genesis } from "./people/genesis.mjs";
import { hag } from "./people/hag.mjs";
import { kongz } from "./people/kongz.mjs";
import { cyan, electric, gold, orange, pink } from "./scenes/city-parts.mjs";
import { drawChargingBay, drawNovaRoof } from "./scenes/nft-pools.mjs";

const bay = (name, parts) => head(`pools/boost-${name}`, (w, h) => drawChargingBay(w, h, parts));
const roof = (name, parts) => head(`pools/nova-${name}`, (w, h) => drawNovaRoof(w, h, parts));

/** The head of each NFT pool: a bay of the plant without a term, a roof under a star with one. */
export const poolPictures = [
  bay("genesis", {
    collection: genesis,
    color: electric,
    tones: ["#10111F", "#171A30", "#1F2444"],
    floor: 122,
    vaults: [[172, 84, 25]],
    meters: [[22, 56, 14, 0.8]],
    plates: [
      [58, 104, 3],
      [98, 96, 1],
      [136, 112, 6],
    ],
  }),
  bay("punkykongz", {
    collection: kongz,
    color: orange,
    tones: ["#17101A", "#241827", "#332033"],
    floor: 124,
    meters: [
      [104, 52, 15, 0.55],
      [78, 48, 8, 0.3],
      [130, 48, 8, 0.9],
    ],
    plates: [
      [30, 114, 2],
      [74, 118, 5],
      [134, 118, 1],
      [180, 110, 8],
    ],
  }),
  bay("punky-hag", {
    collection: hag,
    color: pink,
    tones: ["#170F1D", "#23152C", "#301C3C"],
    floor: 122,
    meters: [
      [190, 54, 13, 0.7],
      [164, 50, 7, 0.5],
      [190, 82, 9, 0.35],
    ],
    plates: [
      [50, 98, 4],
      [92, 106, 2],
      [134, 114, 7],
    ],
  }),
  bay("wise-alya", {
    collection: alya,
    color: cyan,
    tones: ["#0C1620", "#122230", "#183044"],
    floor: 120,
    vaults: [
      [30, 86, 21],
      [180, 86, 21],
    ],
    meters: [[105, 47, 12, 0.95]],
    plates: [
      [82, 110, 2],
      [128, 110, 4],
    ],
  }),
  roof("punkykongz", {
    collection: kongz,
    color: gold,
    sky: ["#08081A", "#0F0D2A", "#1A1340", "#2C1A4E"],
    roof: 114,
    at: [124, 58, 30],
    seed: 11,
    people: [
      [3, 88, 130],
      [6, 120, 128],
    ],
    telescopeAt: 62,
  }),
  roof("punky-hag", {
    collection: hag,
    color: pink,
    sky: ["#0A0714", "#160B26", "#28103A", "#40184A"],
    roof: 112,
    at: [92, 54, 26],
    seed: 29,
    people: [
      [1, 84, 128],
      [5, 112, 131],
      [8, 138, 127],
    ],
    telescopeAt: 62,
  }),
];
