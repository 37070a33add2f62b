import { at, drawFigure, mirror } from "./figure.mjs";
import { faces, head, leftArms, rightArms, skins } from "./parts.mjs";

const legs = mirror(at(0, 26, [".......ppppp", ".......ppppp", ".......pppp.", "......bbbbb.", "......bbbbb.", ""]));
const apron = mirror(
  at(0, 19, [
    ".......d.111",
    "......cdcccc",
    ".....ccddddd",
    ".....ccdddd4",
    ".....ccdd44d",
    ".....ccdd44d",
    ".....uummmuu",
    ".....ccddddd",
    "......dddddd",
    ".......ddd..",
  ]),
);
const overalls = mirror(
  at(0, 19, [
    "..........11",
    "......cddccc",
    ".....ccddccc",
    ".....ccddddd",
    ".....ccdmddd",
    ".....ccddd44",
    ".....ccddd4d",
    "......dddddd",
    "......dddddd",
  ]),
);
const leather = mirror(
  at(0, 19, [
    ".....uu...11",
    "....uuuccccc",
    ".....uuddddd",
    ".....ccduudd",
    ".....ccddddd",
    ".....uuuummm",
    ".....ccdddud",
    "......ddddud",
    "......dddddd",
  ]),
);

const goggles = at(0, 4, [
  ".......hhhhhhhhhh",
  "......hhHhhhhhhhhh",
  ".....hhHhhhhhhhhhhh",
  ".....kmmmmkkmmmmkkk",
  ".....mnNnnmmnNnnmkh",
  ".....mnnnnmmnnnnm.h",
  "......mmmm..mmmm",
]);
const bandana = at(0, 4, [
  ".......aaaaaaaaaa",
  "......aaAAaaaaaaaa",
  ".....aaAaawaaaawaaa",
  ".....aaaaaaaaaaaaaaaa",
  ".....aawaaaawaaaawaaaa",
  ".....00000000000000.aa",
  "....................aa",
]);
const helmet = at(0, 2, [
  ".........mmmmmm",
  ".......mmmMMmmmmm",
  "......mmMMmmmmmmmm",
  "......mMmmmmnnmmmm",
  ".....mmMmmmnNNnmmmm",
  ".....mmmmmmnNNnmmmm",
  ".....99999999999999",
  "....mmmmmmmmmmmmmmmm",
]);
const cap = at(0, 3, [
  ".........dddddd",
  ".......ddddddddd",
  "......ddDddddddddd",
  ".....ddDdddddddddd",
  ".....dddddddddddddd",
  "....4444444444444444",
  "......hh.hhhhhhh.hh",
  "......h..........h",
]);
const bushy = at(0, 3, [
  "......hhh..hhhh",
  "....hhhHhhhhHhhhhh",
  "....hHhhhhhhhhhhhhh",
  "...hhhhhhhhhhhhhhhhh",
  "...hhhhhhhhhhhhhhhhhh",
  "....hhhhh2hhhh2hhhhh",
  "....hhh2.........hhh",
  "....hh............hh",
  ".....h............h",
]);

const beard = (rows) => ({ parts: { face: at(5, 11, rows) } });
const bigBeard = beard([
  "...22....22...",
  "...we....we...",
  "...ee....ee...",
  "h..ee....ee..h",
  "hh....11....hh",
  "hhhhhhhhhhhhhh",
  "hhhhh.ll.hhhhh",
  "hhhhhhhhhhhhhh",
  ".hhHhhhhhhhhh",
  "..hhhHhhhhhh",
  "....hhhhhh",
]);
const braid = beard([
  "...22....22...",
  "...we....we...",
  "...ee....ee...",
  "...ee....ee...",
  "..r...11...r..",
  "..hhhhhhhhhh..",
  "...hhhllhhh...",
  ".....hhhh.....",
  "......hh......",
  "......aa......",
  "......hh......",
]);

const hammer = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: at(17, 14, ["..oo", "..oo", "..qq", "..qq", ".qqq", "qqqq", "qqq", "qq"]),
    prop: at(13, 3, [
      "..mmmmmmmm.",
      ".mMMMMMMmm",
      ".mmmmmmmmm",
      ".999999999",
      "......uu",
      "......uu",
      "......uu",
      "......uu",
      "......uu",
      "......uu",
      "......uu",
    ]),
  },
};
const tongs = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: at(17, 20, ["q", "qq", "qqq", ".qoo", "..oo"]),
    prop: at(17, 13, ["..nnn", "..nNNn", "..nNNn", "...nn", "..k..k", "..k.k", "...kk", "...k", "..kk", "..k.k"]),
  },
};
const sword = {
  parts: {
    leftArm: leftArms.down,
    rightArm: at(17, 19, ["..oo", ".qoo", "qqq", "qqq", "q"]),
    prop: at(17, 3, [
      "...m",
      "..mMm",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "..mM9",
      "aaaaaa",
      "...u",
      "...u",
      "",
      "",
      "...u",
      "...a",
    ]),
  },
};
const anvil = {
  parts: {
    leftArm: leftArms.down,
    rightArm: at(17, 18, ["..oo", "..oo", ".qqq", "qqq", "qq"]),
    prop: at(1, 13, [
      ".................mmmmm",
      ".................mMMmm",
      ".................mmmmm",
      "...................u",
      "...................u",
      "...................u",
      "",
      "",
      "",
      "",
      "",
      "mmmmmmmmmm",
      ".mMMmmmmmm",
      "...mmmmmm",
      "....9mm9",
      "....9mm9",
      "...mmmmmm",
      "..mmmmmmmm",
    ]),
  },
};
const wrench = {
  parts: {
    leftArm: leftArms.up,
    rightArm: rightArms.hip,
    prop: at(1, 7, ["m.m", "m.m", "mmm", ".m", ".m", ".m", ".m"]),
  },
};
const saw = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: at(17, 20, ["q", "qq", "qqq", ".qoo", "..oo"]),
    prop: at(18, 12, [
      "...m",
      "..mm",
      "..mM",
      ".m9m",
      "..mm",
      ".m9m",
      "..mm",
      ".m9m",
      "..mm",
      ".m9m",
      ".uuu",
      ".u.u",
      ".uuu",
    ]),
  },
};

const satchel = {
  parts: {
    back: at(0, 12, [
      "..uu....",
      "..mm....",
      "..uu",
      "..uu....",
      "..uu",
      "..uuu",
      "..uuuu",
      "..uuuu",
      "..8888",
      "..uuuu",
      "..uuuu",
      "..uuuu",
    ]),
  },
};
const rolls = {
  parts: {
    back: at(0, 15, [
      ".yy..aa",
      ".yy..aa",
      ".yy.aaa",
      ".yyuuuu",
      "..uuuuu",
      "..uuuuu",
      "..uuuuu",
      "..8uuuu",
      "..uuuuu",
    ]),
  },
};

/** Artisans: apron and big gloves, the tool always in the air. */
export const crafter = {
  slug: "crafter",
  name: "Crafter",
  base: { legs, head },
  ramps: {
    y: ["#B09A70", "#E0CCA0", "#FFF0CC"],
    m: ["#6E708A", "#AEB0C6", "#F0F1F8"],
    n: ["#E0641A", "#FFB03D", "#FFF3C4"],
    u: ["#4A2C1C", "#7A4C30", "#A87450"],
    o: ["#7A4A1C", "#B8762E", "#E0A458"],
    b: ["#2A1C16", "#4A3428", "#6E5244"],
  },
  layers: {
    skin: skins,
    look: [
      { parts: { hair: goggles, face: faces.grin.parts.face } },
      { parts: { hair: helmet, face: bigBeard.parts.face } },
      { parts: { hair: bandana, face: faces.smirk.parts.face } },
      { parts: { hair: bushy, face: bigBeard.parts.face } },
      { parts: { hair: cap, face: faces.laugh.parts.face } },
      { parts: { hair: bandana, face: braid.parts.face } },
      { parts: { hair: goggles, face: faces.smile.parts.face } },
    ],
    hairColor: [
      { ramps: { h: ["#B85F12", "#FF9A3D", "#FFD2A6"] } },
      { ramps: { h: ["#3A241C", "#5E3C2C", "#8C6048"] } },
      { ramps: { h: ["#9A96AE", "#D0CDDC", "#FFFFFF"] } },
      { ramps: { h: ["#1E1A2A", "#3A3450", "#625A80"] } },
      { ramps: { h: ["#7A2418", "#B4402A", "#E07A58"] } },
    ],
    top: [{ parts: { torso: apron } }, { parts: { torso: overalls } }, { parts: { torso: leather } }],
    topColor: [
      {
        ramps: {
          c: ["#B8B2A2", "#E8E4D8", "#FFFFFF"],
          d: ["#5A3622", "#8A5A3A", "#B8825C"],
          p: ["#22265E", "#3A3F8F", "#5A62C4"],
        },
      },
      {
        ramps: {
          c: ["#8A2A22", "#C4483A", "#EC8070"],
          d: ["#22305E", "#38508F", "#5C7CC4"],
          p: ["#22305E", "#38508F", "#5C7CC4"],
        },
      },
      {
        ramps: {
          c: ["#2A5A3A", "#44885A", "#74B88A"],
          d: ["#6E5432", "#A88450", "#D0B07C"],
          p: ["#3C3A4A", "#5C5970", "#83809A"],
        },
      },
      {
        ramps: {
          c: ["#B08A1A", "#E8BC3A", "#FFE48A"],
          d: ["#34303E", "#544E62", "#7C768C"],
          p: ["#34303E", "#544E62", "#7C768C"],
        },
      },
    ],
    accent: [
      { ramps: { a: ["#B02430", "#F0444C", "#FF9A94"] } },
      { ramps: { a: ["#1596AE", "#3DD9F5", "#C6F5FF"] } },
      { ramps: { a: ["#8FB300", "#D7FF3E", "#F3FFB8"] } },
      { ramps: { a: ["#4450C4", "#7C8CFF", "#C9D0FF"] } },
    ],
    back: [satchel, rolls, { parts: {} }],
    prop: [hammer, tongs, sword, anvil, wrench, saw],
  },
};

/** An artisan who points a torch to the left, for the page of a power cut. */
export function drawElectrician() {
  const ramps = {
    ...crafter.ramps,
    s: ["#8F5836", "#BE8053", "#DBA074"],
    x: ["#8F5836", "#8F5836", "#BE8053"],
    h: ["#7A2418", "#B4402A", "#E07A58"],
    c: ["#B08A1A", "#E8BC3A", "#FFE48A"],
    d: ["#22305E", "#38508F", "#5C7CC4"],
    p: ["#22305E", "#38508F", "#5C7CC4"],
    a: ["#8FB300", "#D7FF3E", "#F3FFB8"],
  };
  const torchArm = at(2, 20, ["....qq", "oqqqqq", "ooqqq", "oo"]);
  return drawFigure(
    {
      ...crafter.base,
      torso: overalls,
      hair: helmet,
      face: faces.smirk.parts.face,
      leftArm: torchArm,
      rightArm: rightArms.hip,
    },
    { ...ramps, q: ramps.c },
  );
}
