import { Grid } from "../grid.mjs";
import { drawPerson } from "../people/figure.mjs";
import { ink } from "../scenes/city-parts.mjs";
import { shadow } from "../scenes/light.mjs";

const size = [320, 200];
/** The size in cells of the cut that phones are shown. */
export const narrow = [192, 120];

/** A person of a collection, standing at `feet` on a shadow. */
export function person(g, collection, number, x, feet) {
  shadow(g, x + 12, feet - 1, 9, 2);
  g.draw(drawPerson(collection, number), x, feet - 31);
}

/** Draws a scene's rows one over the other; each row is [part, ...its arguments after the grid]. */
export function compose(rows) {
  const g = new Grid(...size, ink);
  for (const [part, ...values] of rows) part(g, ...values);
  return g;
}

/**
 * The pictures of scenes: `pages/<slug>`, and `pages/<slug>-mobile`, which is cut from it at `focus` right after it is
 * drawn.
 */
export function listPictures(scenes) {
  return Object.entries(scenes).flatMap(([slug, { focus, rows }]) => {
    let whole = null;
    const draw = () => {
      whole = compose(rows);
      return whole;
    };
    const cut = () => (whole ?? compose(rows)).crop(...focus, ...narrow);
    return [
      { id: `pages/${slug}`, kind: "webp", scale: 2, draw },
      { id: `pages/${slug}-mobile`, kind: "webp", scale: 2, draw: cut },
    ];
  });
}
