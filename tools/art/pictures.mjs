import { boardPictures } from "./board/portraits.mjs";
import { districtPictures } from "./districts.mjs";
import { headPictures } from "./heads.mjs";
import { drawMark, drawWordmark } from "./logo.mjs";
import { artisanPictures } from "./pages/artisans.mjs";
import { pagePictures } from "./pages/pages.mjs";
import { alya } from "./people/alya.mjs";
import { crafter, drawElectrician } from "./people/crafter.mjs";
import { drawPerson } from "./people/figure.mjs";
import { fitri } from "./people/fitri.mjs";
import { genesis } from "./people/genesis.mjs";
import { hag } from "./people/hag.mjs";
import { drawLostKong, kongz } from "./people/kongz.mjs";
import { society } from "./people/society.mjs";
import { poolPictures } from "./pools.mjs";
import { drawAlley, drawClosedShop, drawFailure, drawPowerCut, drawSuccess, drawVault } from "./scenes/moments.mjs";
import { drawSkyline, skylineShops } from "./scenes/skyline.mjs";
import { cabinetPictures } from "./things/cabinet.mjs";
import { drawCoin, drawDollars, drawTwig } from "./things.mjs";

export const collections = [genesis, kongz, hag, alya, fitri, society, crafter];
export const variantCount = 8;

const street = () => [
  drawPerson(genesis, 6),
  drawPerson(kongz, 2),
  drawPerson(hag, 2),
  drawPerson(alya, 4),
  drawPerson(fitri, 3),
  drawPerson(society, 5),
  drawPerson(crafter, 2),
];

/**
 * Every picture, with `scale` CSS pixels per cell. It is an SVG if that is compact, otherwise a WebP in one and in two times the size.
 * @type {{ id: string, kind: "svg" | "webp", scale: number, draw: () => import("./grid.mjs").Grid }[]}
 */
export const pictures = [
  { id: "logo", kind: "svg", scale: 2, draw: () => drawWordmark("#D7FF3E", "#FF5C9A") },
  { id: "logo-ink", kind: "svg", scale: 2, draw: () => drawWordmark("#0C0B12", "#C2316F") },
  { id: "coin-16", kind: "svg", scale: 1, draw: () => drawCoin(16) },
  { id: "coin-32", kind: "svg", scale: 1, draw: () => drawCoin(32) },
  { id: "coin-64", kind: "svg", scale: 1, draw: () => drawCoin(64) },
  { id: "twig", kind: "svg", scale: 1, draw: drawTwig },
  { id: "dollars-64", kind: "svg", scale: 1, draw: drawDollars },
  { id: "mark", kind: "svg", scale: 2, draw: () => drawMark({ tile: "#D7FF3E", head: "#0C0B12", crest: "#FF2E7E" }) },
  { id: "vault", kind: "svg", scale: 2, draw: drawVault },
  { id: "closed-shop", kind: "svg", scale: 2, draw: drawClosedShop },
  { id: "success", kind: "svg", scale: 2, draw: drawSuccess },
  { id: "failure", kind: "svg", scale: 2, draw: drawFailure },
  { id: "not-found", kind: "webp", scale: 2, draw: () => drawAlley(drawLostKong()) },
  { id: "power-cut", kind: "webp", scale: 2, draw: () => drawPowerCut(drawElectrician()) },
  {
    id: "home-hero",
    kind: "webp",
    scale: 2,
    draw: () =>
      drawSkyline(480, 300, {
        people: street(),
        shops: {
          start: -8,
          list: skylineShops,
          signs: [
            [91, 70, "펑크", "#FF5C9A"],
            [262, 66, "금고", "#FFC53D"],
            [398, 72, "파워", "#7C8CFF"],
          ],
        },
        signX: 150,
        moon: [372, 54, 30],
        hill: 430,
        tramX: 222,
        cartX: 380,
        lamps: [58, 186, 352, 466],
        airship: [36, 46],
      }),
  },
  {
    id: "home-hero-mobile",
    kind: "webp",
    scale: 2,
    draw: () =>
      drawSkyline(192, 176, {
        people: street().filter((_, i) => [0, 1, 3, 4, 6].includes(i)),
        shops: {
          start: -34,
          list: [1, 4, 3, 5, 6].map((i) => ({ ...skylineShops[i], height: 52 })),
          signs: [[120, 62, "금고", "#FFC53D"]],
        },
        signX: 60,
        roofAt: 40,
        moon: [160, 26, 16],
        hill: 122,
        hillShare: 0.06,
        tramX: 58,
        lamps: [30, 182],
        signScale: 1,
      }),
  },
  ...districtPictures,
  ...headPictures,
  ...poolPictures,
  ...artisanPictures,
  ...boardPictures,
  ...cabinetPictures,
  ...pagePictures,
];
