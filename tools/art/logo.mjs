import { Grid } from "./grid.mjs";

const letters = {
  P: ["######.", "#######", "##...##", "##...##", "#######", "######.", "##.....", "##.....", "##....."],
  U: ["##...##", "##...##", "##...##", "##...##", "##...##", "##...##", "##...##", "#######", ".#####."],
  N: ["##...##", "###..##", "####.##", "#######", "##.####", "##..###", "##...##", "##...##", "##...##"],
  K: ["##...##", "##..###", "##.###.", "#####..", "####...", "#####..", "##.###.", "##..###", "##...##"],
  V: ["##...##", "##...##", "##...##", "##...##", "##...##", "###.###", ".#####.", "..###..", "...#..."],
  I: ["##", "##", "##", "##", "##", "##", "##", "##", "##"],
  S: [".######", "#######", "##.....", "######.", ".######", ".....##", "##...##", "#######", ".#####."],
  M: ["##....##", "###..###", "########", "########", "##.##.##", "##.##.##", "##....##", "##....##", "##....##"],
};
const crest = ["*..*..", ".*.**.", ".****.", "..**.."];

/** The wordmark: PUNKVISM with a crest on the I; 61 × 13. */
export function drawWordmark(color, crestColor) {
  const g = new Grid(61, 13);
  let x = 0;
  for (const letter of "PUNKVISM") {
    g.stamp(letters[letter], x, 4, { "#": color });
    if (letter === "I") g.stamp(crest, x - 2, 0, { "*": crestColor });
    x += letters[letter][0].length + 1;
  }
  return g;
}

/** The mark: a punk's head on a tile, 16 × 16. */
export function drawMark({ tile, head, crest: crestColor }) {
  return new Grid(16, 16).stamp(
    [
      ".aaaaaappaaaaaa.",
      "aaaaapappapaaaaa",
      "aaaaappppppaaaaa",
      "aaaaappppppaaaaa",
      "aaakkkppppkkkaaa",
      "aakkkkppppkkkkaa",
      "aakkkkkppkkkkkaa",
      "aakkkkkkkkkkkkaa",
      "aakkaakkkkaakkaa",
      "akkkaakkkkaakkka",
      "akkkkkkkkkkkkkka",
      "aakkkkkkkkkakkaa",
      "aakkkkkaaaakkkaa",
      "aaakkkkkkkkkkaaa",
      "aaaakkkkkkkkaaaa",
      ".aaaaaaaaaaaaaa.",
    ],
    0,
    0,
    { a: tile, k: head, p: crestColor },
  );
}

/** The mark for masks: the same head, with the tile's colour up to every edge, 24 × 24. */
export function drawMaskableMark(colors) {
  return new Grid(24, 24, colors.tile).draw(drawMark(colors), 4, 4);
}
