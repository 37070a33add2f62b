import { alya } from "./people/alya.mjs";
import { crafter } from "./people/crafter.mjs";
import { drawPerson } from "./people/figure.mjs";
import { fitri } from "./people/fitri.mjs";
import { genesis } from "./people/genesis.mjs";
import { hag } from "./people/hag.mjs";
import { kongz } from "./people/kongz.mjs";
import { society } from "./people/society.mjs";
import { drawArcade } from "./scenes/arcade.mjs";
import { acid, electric, gold, orange, pink } from "./scenes/city-parts.mjs";
import { drawHarbour } from "./scenes/harbour.mjs";
import { drawLounge } from "./scenes/lounge.mjs";
import { drawMint } from "./scenes/mint.mjs";
import { drawPowerPlant } from "./scenes/power-plant.mjs";
import { drawRooftops } from "./scenes/skyline.mjs";
import { drawTower } from "./scenes/tower.mjs";

const tile = (name, draw) => ({ id: `${name}-tile`, kind: "webp", scale: 2, draw: () => draw(170, 110) });
const strip = (name, draw) => ({ id: `${name}-strip`, kind: "webp", scale: 2, draw: () => draw(210, 80) });

const hero = (name, draw) => ({ id: `${name}-hero`, kind: "webp", scale: 2, draw: () => draw(320, 200) });
const mobile = (name, draw) => ({ id: `${name}-hero-mobile`, kind: "webp", scale: 2, draw: () => draw(192, 120) });

/** A tile of 170 × 110 cells for each of the seven districts, and a strip of 210 × 80 for those that the home page lists. */
export const districtPictures = [
  tile("punktopia", (w, h) =>
    drawRooftops(w, h, { moon: [126, 34, 18], signX: 58, signBase: 62, hill: 150, cat: 118 }),
  ),
  strip("punktopia", (w, h) =>
    drawRooftops(w, h, { moon: [154, 26, 15], signX: 70, signBase: 46, hill: 186, cat: 132 }),
  ),
  tile("benefit", (w, h) =>
    drawLounge(w, h, {
      base: 80,
      facade: [26, 118, 68],
      front: 20,
      tables: [],
      palms: [
        [12, 40],
        [156, 46],
      ],
      people: [
        [drawPerson(society, 2), 6],
        [drawPerson(hag, 6), 136],
      ],
    }),
  ),
  strip("benefit", (w, h) =>
    drawLounge(w, h, {
      base: 66,
      facade: [84, 118, 64],
      front: 14,
      tables: [
        [8, "#FF5C9A"],
        [44, "#FFC53D"],
      ],
      palms: [[78, 34]],
      moon: [34, 16, 9],
    }),
  ),
  tile("power-zone", (w, h) =>
    drawPowerPlant(w, h, {
      floor: 88,
      pipes: 2,
      reels: [[2, 34, 32, 54]],
      meters: [
        [48, 32, 11, 0.7],
        [48, 64, 11, 0.35],
      ],
      vaults: [[92, 60, 20]],
      coils: [
        [130, 34],
        [160, 46],
      ],
    }),
  ),
  tile("rwa", (w, h) =>
    drawHarbour(w, h, {
      water: 84,
      quay: [0, 66],
      sun: [104, 76, 13],
      cranes: [[16, 66, 40, { load: 16 }]],
      ship: [62, 84, 104, 2],
      site: null,
      gulls: [
        [94, 22],
        [108, 30],
        [140, 18],
      ],
      stacks: [
        [44, 2],
        [2, 1],
      ],
    }),
  ),
  strip("rwa", (w, h) =>
    drawHarbour(w, h, {
      water: 62,
      quay: [0, 74],
      sun: [176, 46, 11],
      cranes: [[48, 54, 34, { load: 8 }]],
      ship: [90, 62, 92, 2],
      site: [2, 66, 3, 36],
      gulls: [
        [132, 12],
        [146, 18],
        [172, 10],
      ],
      stacks: [],
    }),
  ),
  tile("coin", (w, h) =>
    drawMint(w, h, {
      floor: 86,
      windows: [[110, 14, 24, 34]],
      furnace: [2, 40, 54],
      press: [46, 66],
      belt: [48, 170, 72],
      stacks: [
        [128, 2],
        [140, 3],
        [153, 5],
      ],
      gears: [
        [94, 22, 9, 10],
        [80, 10, 7, 8],
      ],
      coin: null,
    }),
  ),
  strip("coin", (w, h) =>
    drawMint(w, h, {
      floor: 66,
      windows: [
        [132, 6, 22, 28],
        [170, 6, 22, 28],
      ],
      furnace: [4, 36, 42],
      press: [52, 52],
      belt: [54, 190, 53],
      stacks: [[192, 8]],
      gears: [[122, 12, 8, 10]],
      coin: null,
    }),
  ),
  tile("game", (w, h) =>
    drawArcade(w, h, {
      floor: 88,
      cabinets: [
        [8, "invaders", acid, "UFO"],
        [46, "maze", gold, "MAZE"],
        [84, "race", pink, "TURBO"],
      ],
      claws: [128],
      sign: [50, 7, "ARCADE", 1],
      people: [[drawPerson(hag, 4), 58, 106]],
    }),
  ),
  strip("game", (w, h) =>
    drawArcade(w, h, {
      floor: 66,
      cabinets: [
        [6, "invaders", acid, "UFO"],
        [44, "fight", electric, "DUEL"],
        [82, "blocks", orange, "FALL"],
        [120, "maze", gold, "MAZE"],
      ],
      claws: [164],
      people: [],
    }),
  ),
  tile("company", (w, h) =>
    drawTower(w, h, {
      base: 88,
      tower: [50, 64, 60],
      clouds: [
        [28, 20, 1],
        [136, 32, 0.8],
      ],
      trees: [
        [14, 12],
        [34, 10],
        [132, 12],
        [154, 11],
      ],
      fountain: 82,
      flags: [122],
    }),
  ),
  strip("company", (w, h) =>
    drawTower(w, h, {
      base: 62,
      tower: [104, 66, 34],
      clouds: [
        [30, 14, 1],
        [74, 26, 0.7],
        [192, 30, 0.6],
      ],
      trees: [
        [12, 9],
        [34, 11],
        [62, 9],
        [184, 10],
      ],
      fountain: 86,
      flags: [178],
    }),
  ),
];

/** A picture of 320 × 200 and one of 192 × 120 cells for the first page of a district; Punktopia's is the home page's. */
export const districtHeroes = [
  hero("benefit", (w, h) =>
    drawLounge(w, h, {
      base: 146,
      facade: [92, 150, 96],
      front: 36,
      tables: [
        [16, "#FF5C9A"],
        [262, "#FFC53D"],
      ],
      palms: [
        [76, 56],
        [254, 62],
      ],
      moon: [40, 36, 18],
      people: [
        [drawPerson(society, 5), 118],
        [drawPerson(alya, 6), 192],
        [drawPerson(hag, 7), 48],
        [drawPerson(kongz, 3), 286],
      ],
    }),
  ),
  mobile("benefit", (w, h) =>
    drawLounge(w, h, {
      base: 84,
      facade: [36, 122, 70],
      front: 24,
      tables: [],
      palms: [
        [20, 44],
        [172, 50],
      ],
      moon: [180, 16, 10],
      people: [
        [drawPerson(society, 5), 4],
        [drawPerson(hag, 7), 160],
      ],
    }),
  ),
  hero("power-zone", (w, h) =>
    drawPowerPlant(w, h, {
      floor: 166,
      pipes: 6,
      reels: [
        [6, 78, 44, 88],
        [52, 90, 36, 76],
      ],
      meters: [
        [112, 48, 15, 0.72],
        [152, 44, 12, 0.35],
        [110, 96, 13, 0.55],
        [26, 50, 13, 0.5],
      ],
      vaults: [[168, 118, 34]],
      coils: [
        [238, 60],
        [298, 82],
      ],
      sign: [192, 30, 106],
      people: [
        [drawPerson(kongz, 2), 252, 186],
        [drawPerson(crafter, 2), 92, 188],
      ],
    }),
  ),
  mobile("power-zone", (w, h) =>
    drawPowerPlant(w, h, {
      floor: 96,
      pipes: 2,
      reels: [[4, 40, 32, 56]],
      meters: [
        [50, 34, 11, 0.7],
        [50, 70, 12, 0.4],
      ],
      vaults: [[98, 66, 22]],
      coils: [
        [142, 40],
        [178, 54],
      ],
      people: [[drawPerson(kongz, 2), 148, 116]],
    }),
  ),
  hero("rwa", (w, h) =>
    drawHarbour(w, h, {
      water: 150,
      quay: [0, 128],
      sun: [276, 122, 18],
      cranes: [[78, 104, 62, { load: 34 }]],
      ship: [152, 150, 150, 3],
      site: [8, 154, 6, 54],
      gulls: [
        [150, 40],
        [166, 50],
        [228, 34],
        [290, 56],
      ],
      stacks: [],
    }),
  ),
  mobile("rwa", (w, h) =>
    drawHarbour(w, h, {
      water: 92,
      quay: [0, 76],
      sun: [168, 70, 12],
      cranes: [[44, 72, 44, { load: 6 }]],
      ship: [84, 92, 104, 2],
      site: [2, 96, 4, 36],
      gulls: [
        [112, 24],
        [126, 32],
        [170, 26],
      ],
      stacks: [],
    }),
  ),
  hero("coin", (w, h) =>
    drawMint(w, h, {
      floor: 160,
      windows: [
        [186, 24, 34, 48],
        [238, 24, 34, 48],
      ],
      furnace: [10, 58, 86],
      press: [92, 116],
      belt: [96, 284, 146],
      stacks: [
        [285, 6],
        [297, 10],
        [307, 4],
        [76, 3],
      ],
      gears: [
        [144, 26, 14, 14],
        [122, 12, 10, 10],
        [166, 14, 9, 10],
      ],
      coin: null,
      people: [
        [drawPerson(crafter, 5), 176, 184],
        [drawPerson(fitri, 4), 238, 188],
      ],
    }),
  ),
  mobile("coin", (w, h) =>
    drawMint(w, h, {
      floor: 94,
      windows: [[128, 14, 24, 34]],
      furnace: [4, 42, 56],
      press: [54, 72],
      belt: [56, 180, 80],
      stacks: [
        [166, 5],
        [178, 8],
      ],
      gears: [[108, 18, 9, 10]],
      coin: null,
      people: [[drawPerson(crafter, 5), 132, 114]],
    }),
  ),
  hero("game", (w, h) =>
    drawArcade(w, h, {
      floor: 156,
      cabinets: [
        [12, "invaders", acid, "UFO"],
        [54, "fight", electric, "DUEL"],
        [96, "race", pink, "TURBO"],
        [192, "maze", gold, "MAZE"],
        [234, "blocks", orange, "FALL"],
        [276, "invaders", "#3DD9F5", "NOVA"],
      ],
      claws: [142],
      sign: [98, 34, "ARCADE", 2],
      people: [
        [drawPerson(hag, 4), 62, 178],
        [drawPerson(genesis, 4), 104, 182],
        [drawPerson(kongz, 5), 214, 184],
      ],
    }),
  ),
  mobile("game", (w, h) =>
    drawArcade(w, h, {
      floor: 96,
      cabinets: [
        [8, "invaders", acid, "UFO"],
        [48, "race", pink, "TURBO"],
        [88, "maze", gold, "MAZE"],
      ],
      claws: [140],
      sign: [56, 9, "ARCADE", 1],
      people: [
        [drawPerson(hag, 4), 64, 116],
        [drawPerson(genesis, 4), 112, 118],
      ],
    }),
  ),
  hero("company", (w, h) =>
    drawTower(w, h, {
      base: 154,
      tower: [118, 84, 110],
      clouds: [
        [52, 34, 1.4],
        [240, 58, 1.1],
        [92, 66, 0.7],
      ],
      trees: [
        [18, 16],
        [52, 14],
        [86, 13],
        [236, 14],
        [272, 17],
        [304, 13],
      ],
      fountain: 160,
      flags: [216, 100],
      people: [
        [drawPerson(society, 1), 62, 184],
        [drawPerson(alya, 2), 206, 186],
        [drawPerson(genesis, 3), 256, 180],
      ],
    }),
  ),
  mobile("company", (w, h) =>
    drawTower(w, h, {
      base: 92,
      tower: [58, 70, 62],
      clouds: [
        [28, 22, 1],
        [158, 36, 0.8],
      ],
      trees: [
        [14, 12],
        [38, 10],
        [146, 11],
        [174, 12],
      ],
      fountain: 94,
      flags: [136],
      people: [[drawPerson(society, 1), 20, 116]],
    }),
  ),
];
