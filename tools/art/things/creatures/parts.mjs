import { flat, inlay, solid } from "../compose.mjs";
import { materials as m } from "../materials.mjs";
import { box, disc } from "../shapes.mjs";

/** Skins of what lives in the pool: [dark, middle, light]. */
export const hides = {
  violet: ["#35256A", "#5A42A4", "#8A70DC"],
  deep: ["#1E2A5C", "#34488E", "#5870C4"],
  moss: ["#1E5A3A", "#348A50", "#6CC070"],
  stone: ["#4A4A5C", "#74748A", "#A4A4B8"],
  teal: ["#0E5560", "#1E8C90", "#52C8BC"],
  sky: ["#2A6CA8", "#4CA4E0", "#98D8FF"],
  mud: ["#4E3426", "#7C563C", "#AC8058"],
  rust: ["#8A3420", "#D0603C", "#FF9468"],
  ink: ["#262444", "#46417A", "#6E68AC"],
  rose: ["#8A2E5C", "#D05A90", "#FF98C0"],
  reed: ["#4E6A1C", "#86A832", "#C0DC60"],
  cream: ["#A8987C", "#E0D0AC", "#FFF4D8"],
};

/** The eye that all creatures of the pool have, as rows to draw: a radius of `r` cells, looking a little towards `[dx, dy]`. */
export function eye(x, y, r, iris = m.gold, [dx, dy] = [0, 0]) {
  const [ix, iy] = [x + dx, y + dy];
  const glint = Math.max(1, Math.round(r / 4));
  return [
    [solid, m.paper, disc(x, y, r)],
    [inlay, iris[1], disc(ix, iy, r * 0.68)],
    [inlay, iris[2], disc(ix - r * 0.1, iy + r * 0.2, r * 0.4)],
    [flat, "#0C0B12", disc(ix, iy, Math.max(1, r * 0.36), Math.max(1.1, r * 0.46))],
    [flat, "#FFFFFF", box(Math.round(ix - r * 0.5), Math.round(iy - r * 0.5), glint, glint)],
  ];
}
