import { mix } from "../art/grid.mjs";
import { drawWordmark } from "../art/logo.mjs";
import { alya } from "../art/people/alya.mjs";
import { crafter } from "../art/people/crafter.mjs";
import { drawPerson } from "../art/people/figure.mjs";
import { fitri } from "../art/people/fitri.mjs";
import { genesis } from "../art/people/genesis.mjs";
import { hag } from "../art/people/hag.mjs";
import { kongz } from "../art/people/kongz.mjs";
import { society } from "../art/people/society.mjs";
import { acid, ink, paper, pink } from "../art/scenes/city-parts.mjs";
import { drawSkyline, skylineShops } from "../art/scenes/skyline.mjs";

const street = [
  [genesis, 6],
  [kongz, 2],
  [hag, 2],
  [alya, 4],
  [fitri, 3],
  [society, 5],
  [crafter, 2],
];
const font = "Galmuri11-Bold";

/** The home page's picture: the whole street under the logo; `lines` has the page's name, in at most two lines. */
export function drawHomeCard(lines) {
  const g = drawSkyline(400, 210, {
    people: street.map(([collection, number]) => drawPerson(collection, number)),
    shops: { start: -6, list: [0, 4, 2, 3, 6, 1, 5, 8].map((i) => ({ ...skylineShops[i], height: 42 })), signs: [] },
    signX: -200,
    roofAt: 74,
    moon: [366, 28, 18],
    hill: 244,
    hillShare: 0.08,
    tramX: 150,
    lamps: [54, 134, 292, 388],
    signScale: 1,
  });
  drawLogo(g, 18, 10, 2);
  lines.forEach((line, i) => {
    const y = 44 + i * 25;
    g.text(line, 20, y + 2, mix(paper, ink, 0.72), { font, scale: 2 }).text(line, 18, y, paper, { font, scale: 2 });
  });
  return g;
}

function drawLogo(g, x, y, scale) {
  const mark = drawWordmark(acid, pink);
  mark.cells.forEach((color, at) => {
    const [i, j] = [at % mark.width, Math.floor(at / mark.width)];
    if (color) g.rect(x + i * scale, y + j * scale, scale, scale, color);
  });
}
