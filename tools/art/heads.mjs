import { alya } from "./people/alya.mjs";
import { crafter } from "./people/crafter.mjs";
import { drawPerson } from "./people/figure.mjs";
import { hag } from "./people/hag.mjs";
import { kongz } from "./people/kongz.mjs";
import { society } from "./people/society.mjs";
import { acid, cyan, electric, gold, pink } from "./scenes/city-parts.mjs";
import { drawCoinClock } from "./scenes/coin-clock.mjs";
import { drawGiftDrop } from "./scenes/gift-drop.mjs";
import { drawCountingRoom, drawForgeFloor, drawMintGallery, drawTwigNursery } from "./scenes/holder-rooms.mjs";
import { drawLounge } from "./scenes/lounge.mjs";
import { drawPowerPlant } from "./scenes/power-plant.mjs";
import { drawRooftops } from "./scenes/skyline.mjs";
import { drawTower } from "./scenes/tower.mjs";
import { drawConsultingRoom, drawEyeClinic, drawHotelRoom } from "./scenes/waiting-rooms.mjs";
import { drawCoin, drawTwig } from "./things.mjs";

/** Cells of a head's scene: as wide as the widest head shows, as high as the tallest; the least that is seen is columns 40 to 170 of the lower 66 rows. */
export const HEAD = { width: 210, height: 136, scale: 3 };

/** A scene beside the title of a page with a head; `draw` takes its width and height in cells. */
export const head = (id, draw) => ({ id, kind: "webp", scale: HEAD.scale, draw: () => draw(HEAD.width, HEAD.height) });

/** Scenes of page heads: of districts, of screens with a place of their own, and of the rooms a booking leads to. */
export const headPictures = [
  head("heads/punktopia", (w, h) =>
    drawRooftops(w, h, { moon: [162, 82, 15], signX: 92, signBase: 94, hill: 186, cat: 150 }),
  ),
  head("heads/benefit", (w, h) =>
    drawLounge(w, h, {
      base: 116,
      facade: [52, 112, 68],
      front: 16,
      tables: [],
      palms: [
        [38, 52],
        [180, 58],
      ],
      moon: [178, 40, 14],
      people: [
        [drawPerson(society, 5), 62],
        [drawPerson(hag, 7), 140],
      ],
    }),
  ),
  head("heads/power-zone", (w, h) =>
    drawPowerPlant(w, h, {
      floor: 120,
      pipes: 5,
      reels: [[2, 58, 34, 62]],
      meters: [
        [54, 64, 12, 0.7],
        [54, 96, 10, 0.4],
        [172, 46, 11, 0.9],
      ],
      vaults: [[104, 86, 27]],
      coils: [
        [158, 44],
        [198, 56],
      ],
      people: [[drawPerson(kongz, 2), 62, 132]],
    }),
  ),
  head("heads/company", (w, h) =>
    drawTower(w, h, {
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
    }),
  ),
  head("heads/drop", (w, h) =>
    drawGiftDrop(w, h, {
      roof: 116,
      shipAt: [105, 36],
      moon: [186, 22, 11],
      seed: 41,
      gifts: [
        [105, 86, null, [pink, acid]],
        [160, 62, cyan, drawTwig()],
        [186, 82, pink, drawCoin(16)],
        [56, 66, gold, [electric, gold]],
      ],
      people: [
        [drawPerson(kongz, 4), 68, 130],
        [drawPerson(hag, 3), 114, 131],
        [drawPerson(alya, 5), 142, 132, true],
      ],
    }),
  ),
  head("heads/vesting", (w, h) =>
    drawCoinClock(w, h, {
      floor: 116,
      dial: [84, 84, 27],
      share: 0.58,
      pipeY: 48,
      lockers: [2, 34, 2, 5],
      stacks: [
        [124, 3, 4],
        [140, 6, 7],
        [156, 9, 10],
        [172, 4, 13],
        [188, 0, 14],
      ],
      people: [[drawPerson(crafter, 6), 92, 132]],
    }),
  ),
  head("heads/account", drawCountingRoom),
  head("heads/twig", drawTwigNursery),
  head("heads/forge", drawForgeFloor),
  head("heads/minting", drawMintGallery),
  head("reservation/hotel", drawHotelRoom),
  head("reservation/plasticSurgery", drawConsultingRoom),
  head("reservation/eyeClinic", drawEyeClinic),
];
