import { Grid } from "../grid.mjs";
import { drawPerson } from "../people/figure.mjs";
import { genesis } from "../people/genesis.mjs";
import { drawCoin, drawTwig } from "../things.mjs";
import { acid, cyan, drawCat, gold, ink, paper, pink } from "./city-parts.mjs";
import { blend, box, glow, gradient, shadow, tint } from "./light.mjs";
import { pendant, ropePost, stackOf } from "./props.mjs";

const FLOOR = 116;
const steel = ["#0B1020", "#16203A", "#24365A", "#3A5488", "#7A9AD0", "#C6DAFF"];

/** A shelf of the vault: what it holds, and the plate under it that says how much. */
function shelf(g, x, y, width, color) {
  g.rect(x, y, width, 2, steel[4])
    .rect(x, y + 2, width, 2, steel[2])
    .rect(x + 3, y + 5, 22, 6, ink)
    .rect(x + 4, y + 6, 20, 4, blend(color, ink, 0.55));
  for (let i = 0; i < 5; i++) g.rect(x + 6 + i * 4, y + 7, 2, 2, color);
}

function bars(g, x, base, count, color) {
  for (let i = 0; i < count; i++) {
    const dx = (i % 3) * 12;
    const dy = Math.floor(i / 3) * 6;
    g.rect(x + dx, base - dy - 6, 11, 6, ink)
      .rect(x + dx + 1, base - dy - 5, 9, 4, color)
      .rect(x + dx + 1, base - dy - 5, 9, 1, blend(color, paper, 0.55));
  }
}

/** The lens that a visitor counts through, as wide as `r`, its handle to the lower left. */
function lens(g, cx, cy, r) {
  for (const d of [0, 1, 2])
    g.line(cx - r + 1 + d, cy + r - 2, cx - r - 11 + d, cy + r + 12, d === 1 ? "#C98A5A" : "#6A4228");
  for (let y = -r - 2; y <= r + 2; y++)
    for (let x = -r - 2; x <= r + 2; x++) {
      const far = Math.hypot(x, y);
      if (far > r + 2 || far <= r - 1) continue;
      g.set(cx + x, cy + y, far > r + 0.9 ? ink : x + y < 0 ? "#FFE7A0" : "#C98A2A");
    }
  glow(g, cx, cy, r * 1.3, r * 1.3, "#FFFFFF", 0.22);
  g.line(cx - r + 4, cy - 2, cx - 2, cy - r + 4, paper).line(cx - r + 4, cy - 1, cx - 1, cy - r + 4, paper);
}

/** A vault whose front is glass: anyone who walks by may count what lies in it. */
export function drawGlassVault(width, height) {
  const g = new Grid(width, height, ink);
  gradient(g, 0, 0, width, FLOOR, ["#100C1C", "#181230", "#221A42"], 0.6);
  for (let x = 6; x < width; x += 24) g.rect(x, 0, 1, FLOOR, "#0C0918");
  gradient(g, 0, FLOOR, width, height - FLOOR, ["#2A2444", "#141026"], 0.5);
  g.rect(0, FLOOR, width, 1, "#4A4278").rect(0, FLOOR + 1, width, 1, ink);

  // the vault, lit from within
  const [x, y, w, h] = [70, 34, 124, 84];
  glow(g, x + w / 2, y + h / 2, 96, 64, cyan, 0.28);
  box(g, x - 7, y - 7, w + 14, h + 8, steel[3]);
  g.rect(x - 5, y - 5, w + 10, 3, steel[4]).rect(x - 2, y - 2, w + 4, h + 3, ink);
  gradient(g, x, y, w, h, ["#0E2A4A", "#123A5E", "#185070"], 0.5);
  for (const [bx, by] of [
    [x - 5, y + 4],
    [x - 5, y + h - 10],
    [x + w + 2, y + 4],
    [x + w + 2, y + h - 10],
  ])
    g.rect(bx, by, 3, 3, steel[5]).rect(bx, by + 2, 3, 1, steel[1]);
  const rows = [y + 31, y + 68];
  rows.forEach((row, i) => {
    shelf(g, x, row, w / 2 - 1, [gold, "#3DDC97"][i]);
    shelf(g, x + w / 2 + 1, row, w / 2 - 1, [cyan, pink][i]);
  });
  g.rect(x + w / 2 - 1, y, 2, h, steel[2]);
  // what is in it: coins, dollars, twigs, and the portraits' tickets
  for (const [dx, count] of [
    [3, 3],
    [22, 6],
    [41, 4],
  ])
    stackOf(g, x + dx, rows[0], count);
  bars(g, x + w / 2 + 8, rows[0], 8, cyan);
  for (let i = 0; i < 4; i++) g.draw(drawTwig(), x + 2 + i * 14, rows[1] - 15, { flip: i % 2 === 1 });
  bars(g, x + w / 2 + 8, rows[1], 6, pink);
  g.draw(drawCoin(16), x + w / 2 + 46, rows[1] - 17);
  // the glass
  for (const [from, wide] of [
    [x + 14, 12],
    [x + 34, 4],
    [x + 92, 9],
  ])
    tint(
      g,
      [
        [from, y],
        [from + wide, y],
        [from + wide - 26, y + h],
        [from - 26, y + h],
      ].map(([px, py]) => [Math.min(x + w - 1, Math.max(x, px)), py]),
      "#E8F6FF",
      0.12,
      true,
    );
  pendant(g, 46, 22, 18, "#3440C4");
  tint(
    g,
    [
      [30, 24],
      [62, 24],
      [86, 116],
      [6, 116],
    ],
    "#FFE7A0",
    0.1,
    true,
  );

  for (const post of [62, 128, 196]) ropePost(g, post, 130);
  for (const [from, to] of [
    [64, 128],
    [130, 196],
  ])
    for (let px = from; px <= to; px++) {
      const sag = Math.round(Math.sin(((px - from) / (to - from)) * Math.PI) * 5);
      g.rect(px, 117 + sag, 1, 2, "#D0346E");
    }
  shadow(g, 52, 131, 22, 3);
  g.draw(drawPerson(genesis, 5), 38, 100);
  lens(g, 83, 92, 13);
  drawCat(g, 168, 131, "#05060C");
  g.rect(8, 40, 14, 18, ink)
    .rect(9, 41, 12, 16, acid)
    .rect(11, 44, 8, 1, ink)
    .rect(11, 47, 8, 1, ink)
    .rect(11, 50, 5, 1, ink);
  return g;
}
