import { head } from "./heads.mjs";
import { alya } from "./people/alya.mjs";
import { genesis } from "./people/genesis.mjs";
import { hag } from "./people/hag.mjs";
import { kongz } from "./people/kongz.mjs";
import { cyan, electric, gold, orange, pink } from "./scenes/city-parts.mjs";
import { drawChargingBay, drawNovaRoof } from "./scenes/nft-pools.mjs";

/** The heads of these screens hold four more buttons. */
const ROWS = 160;

const bay = (name, parts) => head(`pools/boost-${name}`, (w, h) => drawChargingBay(w, h, parts), ROWS);
const roof = (name, parts) => head(`pools/nova-${name}`, (w, h) => drawNovaRoof(w, h, parts), ROWS);

/** The head of each NFT pool: a bay of the plant for pools without a term, a roof under a star for pools with one. */
export const poolPictures = [
  bay("genesis", {
    collection: genesis,
    color: electric,
    tones: ["#10111F", "#171A30", "#1F2444"],
    floor: 146,
    vaults: [[151, 92, 19]],
    meters: [[66, 87, 11, 0.8]],
    plates: [
      [64, 130, 3],
      [104, 120, 1],
      [144, 138, 6],
    ],
  }),
  bay("punkykongz", {
    collection: kongz,
    color: orange,
    tones: ["#17101A", "#241827", "#332033"],
    floor: 148,
    meters: [
      [105, 93, 13, 0.55],
      [81, 88, 8, 0.3],
      [129, 88, 8, 0.9],
    ],
    plates: [
      [59, 126, 2],
      [105, 142, 5],
      [151, 128, 8],
    ],
  }),
  bay("punky-hag", {
    collection: hag,
    color: pink,
    tones: ["#170F1D", "#23152C", "#301C3C"],
    floor: 146,
    meters: [
      [158, 92, 11, 0.7],
      [135, 90, 7, 0.5],
      [158, 115, 8, 0.35],
    ],
    plates: [
      [58, 120, 4],
      [98, 129, 2],
      [138, 138, 7],
    ],
  }),
  bay("wise-alya", {
    collection: alya,
    color: cyan,
    tones: ["#0C1620", "#122230", "#183044"],
    floor: 144,
    vaults: [
      [57, 99, 17],
      [153, 99, 17],
    ],
    meters: [[105, 94, 11, 0.95]],
    plates: [
      [82, 134, 2],
      [128, 134, 4],
    ],
  }),
  roof("punkykongz", {
    collection: kongz,
    color: gold,
    sky: ["#08081A", "#0F0D2A", "#1A1340", "#2C1A4E"],
    roof: 138,
    at: [110, 92, 24],
    seed: 11,
    people: [
      [3, 88, 154],
      [6, 120, 152],
    ],
    telescopeAt: 62,
  }),
  roof("punky-hag", {
    collection: hag,
    color: pink,
    sky: ["#0A0714", "#160B26", "#28103A", "#40184A"],
    roof: 136,
    at: [112, 90, 23],
    seed: 29,
    people: [
      [1, 84, 152],
      [5, 112, 155],
      [8, 138, 151],
    ],
    telescopeAt: 62,
  }),
];
