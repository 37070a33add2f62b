import { alya } from "./people/alya.mjs";
import { genesis } from "./people/genesis.mjs";
import { hag } from "./people/hag.mjs";
import { kongz } from "./people/kongz.mjs";
import { cyan, electric, gold, orange, pink } from "./scenes/city-parts.mjs";
import { drawChargingBay, drawNovaRoof } from "./scenes/nft-pools.mjs";

const bay = (name, parts) => strip(`boost-${name}`, (w, h) => drawChargingBay(w, h, parts));
const roof = (name, parts) => strip(`nova-${name}`, (w, h) => drawNovaRoof(w, h, parts));
const strip = (name, draw) => ({ id: `pools/${name}`, kind: "webp", scale: 2, draw: () => draw(210, 80) });

/** A header strip of 210 × 80 cells for each NFT pool: a bay of the plant without a term, a roof under a star with one. */
export const poolPictures = [
  bay("genesis", {
    collection: genesis,
    color: electric,
    tones: ["#10111F", "#171A30", "#1F2444"],
    floor: 70,
    vaults: [[172, 38, 22]],
    meters: [[22, 22, 12, 0.8]],
    plates: [
      [58, 52, 3],
      [98, 44, 1],
      [136, 60, 6],
    ],
  }),
  bay("punkykongz", {
    collection: kongz,
    color: orange,
    tones: ["#17101A", "#241827", "#332033"],
    floor: 72,
    meters: [
      [104, 18, 13, 0.55],
      [78, 14, 7, 0.3],
      [130, 14, 7, 0.9],
    ],
    plates: [
      [30, 62, 2],
      [74, 66, 5],
      [134, 66, 1],
      [180, 58, 8],
    ],
  }),
  bay("punky-hag", {
    collection: hag,
    color: pink,
    tones: ["#170F1D", "#23152C", "#301C3C"],
    floor: 70,
    meters: [
      [190, 20, 11, 0.7],
      [164, 16, 6, 0.5],
      [190, 48, 8, 0.35],
    ],
    plates: [
      [34, 46, 4],
      [78, 54, 2],
      [122, 62, 7],
    ],
  }),
  bay("wise-alya", {
    collection: alya,
    color: cyan,
    tones: ["#0C1620", "#122230", "#183044"],
    floor: 68,
    vaults: [
      [30, 40, 18],
      [180, 40, 18],
    ],
    meters: [[105, 13, 10, 0.95]],
    plates: [
      [82, 58, 2],
      [128, 58, 4],
    ],
  }),
  roof("punkykongz", {
    collection: kongz,
    color: gold,
    sky: ["#08081A", "#0F0D2A", "#1A1340", "#2C1A4E"],
    roof: 62,
    at: [142, 28, 20],
    seed: 11,
    people: [
      [3, 56, 76],
      [6, 84, 74],
    ],
    telescopeAt: 34,
  }),
  roof("punky-hag", {
    collection: hag,
    color: pink,
    sky: ["#0A0714", "#160B26", "#28103A", "#40184A"],
    roof: 60,
    at: [64, 26, 17],
    seed: 29,
    people: [
      [1, 128, 74],
      [5, 158, 76],
      [8, 184, 73],
    ],
    telescopeAt: 110,
  }),
];
