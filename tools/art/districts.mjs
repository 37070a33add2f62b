import { HEAD } from "./heads.mjs";
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

/** The pictures of a district: the parts of their ids, and their cells. */
const FORMATS = {
  hero: { before: "", after: "-hero", scale: 2, width: 320, height: 200 },
  mobile: { before: "", after: "-hero-mobile", scale: 2, width: 192, height: 120 },
  tile: { before: "", after: "-tile", scale: 2, width: 170, height: 110 },
  strip: { before: "", after: "-strip", scale: 2, width: 210, height: 80 },
  head: { before: "heads/", after: "", ...HEAD },
};

/**
 * The scene of each district, and the places of its parts in every picture of it. Tiles and strips are for the home page. A
 * hero and, on a phone, a mobile one belong to the district's first page (Punktopia's is the home page, drawn as one
 * street). A head appears beside the titles of screens.
 */
const districts = {
  punktopia: {
    draw: drawRooftops,
    tile: { moon: [126, 34, 18], signX: 58, signBase: 62, hill: 150, cat: 118 },
    strip: { moon: [154, 26, 15], signX: 70, signBase: 46, hill: 186, cat: 132 },
    head: { moon: [152, 80, 13], signX: 92, signBase: 94, hill: 186, cat: 150 },
  },
  benefit: {
    draw: drawLounge,
    hero: {
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
    },
    mobile: {
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
    },
    tile: {
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
    },
    strip: {
      base: 66,
      facade: [84, 118, 64],
      front: 14,
      tables: [
        [8, "#FF5C9A"],
        [44, "#FFC53D"],
      ],
      palms: [[78, 34]],
      moon: [34, 16, 9],
    },
  },
  "power-zone": {
    draw: drawPowerPlant,
    hero: {
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
    },
    mobile: {
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
    },
    tile: {
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
    },
    head: {
      // the tallest head is this screen's
      rows: 160,
      floor: 144,
      pipes: 5,
      reels: [[2, 82, 34, 62]],
      meters: [
        [54, 94, 11, 0.7],
        [54, 120, 10, 0.4],
        [172, 62, 11, 0.9],
      ],
      vaults: [[104, 110, 27]],
      coils: [
        [151, 40],
        [196, 56],
      ],
      people: [[drawPerson(kongz, 2), 62, 156]],
    },
  },
  rwa: {
    draw: drawHarbour,
    hero: {
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
    },
    mobile: {
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
    },
    tile: {
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
    },
    strip: {
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
    },
  },
  coin: {
    draw: drawMint,
    hero: {
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
    },
    mobile: {
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
    },
    tile: {
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
    },
    strip: {
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
    },
  },
  game: {
    draw: drawArcade,
    hero: {
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
    },
    mobile: {
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
    },
    tile: {
      floor: 88,
      cabinets: [
        [8, "invaders", acid, "UFO"],
        [46, "maze", gold, "MAZE"],
        [84, "race", pink, "TURBO"],
      ],
      claws: [128],
      sign: [50, 7, "ARCADE", 1],
      people: [[drawPerson(hag, 4), 58, 106]],
    },
    strip: {
      floor: 66,
      cabinets: [
        [6, "invaders", acid, "UFO"],
        [44, "fight", electric, "DUEL"],
        [82, "blocks", orange, "FALL"],
        [120, "maze", gold, "MAZE"],
      ],
      claws: [164],
      people: [],
    },
  },
  company: {
    draw: drawTower,
    hero: {
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
    },
    mobile: {
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
    },
    tile: {
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
    },
    strip: {
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
    },
    head: {
      base: 114,
      tower: [64, 80, 52],
      clouds: [
        [30, 26, 1.1],
        [170, 42, 1],
        [44, 54, 0.7],
      ],
      trees: [
        [14, 12],
        [40, 13],
        [166, 12],
        [194, 13],
      ],
      fountain: 104,
      flags: [152],
      people: [[drawPerson(society, 1), 50, 132]],
    },
  },
};

/** Every picture of every district. */
export const districtPictures = Object.entries(districts).flatMap(([name, { draw, ...pictures }]) =>
  Object.entries(pictures).map(([format, { rows, ...parts }]) => {
    const { before, after, scale, width, height } = FORMATS[format];
    return { id: `${before}${name}${after}`, kind: "webp", scale, draw: () => draw(width, rows ?? height, parts) };
  }),
);
