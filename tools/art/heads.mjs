import { crafter } from "./people/crafter.mjs";
import { drawPerson } from "./people/figure.mjs";
import { hag } from "./people/hag.mjs";
import { kongz } from "./people/kongz.mjs";
import { drawCardRoom } from "./scenes/card-room.mjs";
import { acid, cyan, electric, gold, pink } from "./scenes/city-parts.mjs";
import { drawCoinClock } from "./scenes/coin-clock.mjs";
import { drawGiftDrop } from "./scenes/gift-drop.mjs";
import { drawGlassVault } from "./scenes/glass-vault.mjs";
import { drawKeepsakes, drawReservedDoors } from "./scenes/granted-rooms.mjs";
import { drawCountingRoom, drawForgeFloor, drawMintGallery, drawTwigNursery } from "./scenes/holder-rooms.mjs";
import { drawConsultingRoom, drawEyeClinic, drawHotelRoom } from "./scenes/waiting-rooms.mjs";
import { drawCoin, drawTwig } from "./things.mjs";

/**
 * The size of a head's scene in cells: as wide as the widest head, as high as most are. Columns 40 to 170 of the lower 80
 * rows are always visible (layout.css), so whatever must not be cut goes there.
 */
export const HEAD = { scale: 3, width: 210, height: 136 };

/** A scene beside the title of a page. `draw` takes its width and height in cells; `rows` is for taller heads. */
export const head = (id, draw, rows = HEAD.height) => ({
  id,
  kind: "webp",
  scale: HEAD.scale,
  draw: () => draw(HEAD.width, rows),
});

/** Scenes of screens that have a place of their own, and of the rooms that a booking leads to. */
export const headPictures = [
  head("heads/drop", (w, h) =>
    drawGiftDrop(w, h, {
      roof: 116,
      shipAt: [105, 67],
      moon: [27, 66, 10],
      seed: 41,
      gifts: [
        [105, 93, null, [pink, acid]],
        [155, 77, cyan, drawTwig()],
        [189, 66, pink, drawCoin(16)],
        [54, 80, gold, [electric, gold]],
      ],
      people: [
        [drawPerson(kongz, 4), 68, 130],
        [drawPerson(hag, 3), 118, 131],
      ],
    }),
  ),
  head("heads/vesting", (w, h) =>
    drawCoinClock(w, h, {
      floor: 116,
      dial: [84, 86, 27],
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
  head("heads/proof", drawGlassVault),
  head("heads/search", drawCardRoom),
  head("heads/account", drawCountingRoom),
  head("heads/twig", drawTwigNursery),
  head("heads/forge", drawForgeFloor),
  head("heads/minting", drawMintGallery),
  head("heads/entitlements", drawKeepsakes),
  head("heads/reservations", drawReservedDoors),
  head("reservation/hotel", drawHotelRoom),
  head("reservation/plasticSurgery", drawConsultingRoom),
  head("reservation/eyeClinic", drawEyeClinic),
];
