import { at, mirror } from "./figure.mjs";
import { faces, head, leftArms, rightArms, skins } from "./parts.mjs";

const legs = mirror(
  at(0, 25, ["........pppp", "........pppp", "........ppp.", "........ppp.", "........bbb.", ".......bbbb."]),
);
const tails = mirror(
  at(0, 20, [
    ".......cccaa",
    ".......cccCa",
    ".......ccccw",
    ".......ccccd",
    ".......ccccd",
    "......ccccpp",
    "......cccppp",
    ".....ccc",
    ".....cc",
    ".....c",
  ]),
);
const doubleBreasted = mirror(
  at(0, 20, [
    ".......cccww",
    ".......cccCa",
    ".......ccccC",
    ".......ccmcc",
    ".......ccccc",
    ".......ccmcc",
    "......cccccc",
    "......cccc..",
  ]),
);
const ballGown = mirror(
  at(0, 20, [
    "........ssss",
    ".......ccccc",
    ".......ccccc",
    "........cccc",
    ".......aaaaa",
    "......cccccc",
    ".....ccccccc",
    "....ccc3cccc",
    "...ccc3cc3cc",
    "..dcdcdcdcdc",
    "..dddddddddd",
  ]),
);

const topHat = at(0, 0, [
  "",
  "........hhhhhhhh",
  "........hHhhhhhh",
  "........hHhhhhhh",
  "........hHhhhhhh",
  "........hHhhhhhh",
  "........aaaaaaaa",
  ".....hhhhhhhhhhhhhh",
  "......222222222222",
]);
const bowler = at(0, 0, [
  "",
  "",
  "",
  ".........hhhhhh",
  ".......hhHHhhhhhh",
  ".......hHhhhhhhhh",
  ".......hhhhhhhhhh",
  ".......aaaaaaaaaa",
  ".....hhhhhhhhhhhhhh",
  "......222222222222",
]);
const feathered = at(0, 0, [
  "",
  "...............aa",
  "..............aAa",
  ".............aAa",
  "......hhhhhhhAahhh",
  ".....hhHHhhhAahhhhh",
  ".....hhhhhhhahhhhhh",
  "......dddddddddddd",
  "...hhhhhhhhhhhhhhhhhh",
  "....2222222222222222",
]);
const wideBrim = at(0, 0, [
  "",
  "",
  "",
  "..........hhhh",
  "........hhHHhhhh....aa",
  ".......hHhhhhhhhh..aAAa",
  ".......dddddddddd..aAAa",
  "..hhhhhhhhhhhhhhhhhhhaa",
  ".hhhhhhhhhhhhhhhhhhhhhh",
  "...222222222222222222",
]);
const stovepipe = at(0, 0, [
  "..",
  "........hhhhhhhhh",
  "........hHhhhhhhh",
  ".........hHhhhhh",
  ".........hHhhhhh",
  ".........dddddd",
  ".........hHhhhh",
  "....hhhhhhhhhhhhhhhh",
  ".....22222222222222",
]);

const side = at(0, 9, ["......uuuuuuuuuuuu", "......uu8......8uu", "......u..........u", "......u..........u"]);
const long = at(0, 9, [
  ".....uuuuuuuuuuuuuu",
  ".....uuu8....8uuuuu",
  ".....uu..........uu",
  ".....uu..........uu",
  ".....uu..........uu",
  "....uuu..........uuu",
  "....uu............uu",
  "....uu............uu",
  "....uuu..........uuu",
  ".....uu..........uu",
]);

const gentleFace = (rows) => ({ parts: { face: at(6, 11, rows) } });
const monocle = gentleFace([
  "..88...mmmm.",
  "..we..m.we.m",
  "..ee..m.ee.m",
  "..ee..m.ee.m",
  ".....11mmmm.",
  "..u.uuuu.u.m",
  "..uuu..uuu.m",
]);
const whiskers = gentleFace([
  "..88....88..",
  "..we....we..",
  "..ee....ee..",
  "..ee....ee..",
  ".r...11...r.",
  "u..uuuuuu..u",
  ".uuu.ll.uuu.",
]);
const fullBeard = gentleFace([
  "..88....88..",
  "..we....we..",
  "..ee....ee..",
  "u.ee....ee.u",
  "uu...11...uu",
  "uuuuuuuuuuuu",
  "uuuu.ll.uuuu",
]);
const lashes = gentleFace([
  ".8.8....8.8.",
  "..ee....ee..",
  ".eee....eee.",
  "..ee....ee..",
  ".r...11...r.",
  ".....ll.....",
  "....llll....",
]);

const cane = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: rightArms.hold,
    prop: at(18, 22, [".mm", "..m", "..9", "..9", "..9", "..9", "..9", "..9", "..m"]),
  },
};
const rose = {
  parts: {
    leftArm: leftArms.down,
    rightArm: at(17, 18, ["..ss", "..ss", ".qqq", "qqq", "qq"]),
    prop: at(18, 12, [".aa", "aAaa", "aaAa", ".aa", ".z", "zz", ".z"]),
  },
};
const glass = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: at(17, 18, ["..ss", "..ss", ".qqq", "qqq", "qq"]),
    prop: at(18, 13, ["w..w", "nNnn", "nnnn", ".nn", ".w", "..w", ".ww"]),
  },
};
const umbrella = {
  parts: {
    leftArm: leftArms.down,
    rightArm: at(17, 19, ["..ss", ".qss", "qqq", "qqq", "q"]),
    prop: at(19, 6, [
      ".m",
      ".m",
      "aaa",
      "aAa",
      "aAa",
      "aAa",
      "aAa",
      "aAa",
      "aaa",
      ".a",
      ".m",
      ".m",
      ".m",
      ".",
      ".",
      ".m",
      ".m",
      "mm",
    ]),
  },
};
const paper = {
  parts: {
    leftArm: at(0, 20, ["......q", ".....qq", ".....qqq", "......ss"]),
    rightArm: at(16, 20, [".q", ".qq", "qqq", "ss"]),
    prop: at(7, 20, ["wwwwwwwwww", "w222w2222w", "wwwwwwwwww", "w22ww2222w", "w22ww2w22w", "wwwwwwwwww"]),
  },
};
const poodle = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: rightArms.hold,
    prop: at(16, 23, ["...k", "....k", ".ww.k.", "wwwwk", "kwww.ww", ".wwwwww", "..wwww", "..w..w"]),
  },
};

/** High society: a hat above, tails below, and never without an accessory. */
export const society = {
  slug: "punky-society",
  name: "Punky Society",
  base: { legs, head },
  ramps: {
    m: ["#C98A10", "#FFC53D", "#FFE9A8"],
    n: ["#E0A81A", "#FFE14D", "#FFF9CC"],
    b: ["#15131F", "#2B2838", "#4A465E"],
    z: ["#1F6A3C", "#2F9A5C", "#5CC888"],
  },
  layers: {
    skin: skins,
    look: [
      { parts: { hair: side, face: monocle.parts.face, torso: tails, hat: topHat } },
      { parts: { hair: long, face: lashes.parts.face, torso: ballGown, hat: wideBrim, legs: [] } },
      { parts: { hair: side, face: whiskers.parts.face, torso: doubleBreasted, hat: bowler } },
      { parts: { hair: long, face: faces.smirk.parts.face, torso: tails, hat: feathered } },
      { parts: { hair: side, face: fullBeard.parts.face, torso: tails, hat: stovepipe } },
      { parts: { hair: long, face: lashes.parts.face, torso: ballGown, hat: topHat, legs: [] } },
    ],
    hairColor: [
      { ramps: { u: ["#2A1B20", "#46302C", "#6E5048"] } },
      { ramps: { u: ["#9A96AE", "#D0CDDC", "#FFFFFF"] } },
      { ramps: { u: ["#8A4A14", "#C47A2C", "#EEB068"] } },
      { ramps: { u: ["#15131F", "#2B2440", "#4C4470"] } },
      { ramps: { u: ["#7A2418", "#B4402A", "#E07A58"] } },
    ],
    suit: [
      {
        ramps: {
          c: ["#1A1826", "#302D40", "#565270"],
          h: ["#15131F", "#2B2838", "#5A566E"],
          p: ["#3C3A4A", "#5C5970", "#83809A"],
          d: ["#C98A10", "#FFC53D", "#FFE9A8"],
        },
      },
      {
        ramps: {
          c: ["#4A1A4E", "#7A2E80", "#B060B4"],
          h: ["#3A143E", "#5E2264", "#94509A"],
          p: ["#1A1826", "#302D40", "#565270"],
          d: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
        },
      },
      {
        ramps: {
          c: ["#0E4A3A", "#1C7458", "#48A888"],
          h: ["#0A3A2E", "#155A46", "#3C8C72"],
          p: ["#B8B2A2", "#E8E4D8", "#FFFFFF"],
          d: ["#C98A10", "#FFC53D", "#FFE9A8"],
        },
      },
      {
        ramps: {
          c: ["#A8A294", "#EDE8DA", "#FFFFFF"],
          h: ["#A8A294", "#EDE8DA", "#FFFFFF"],
          p: ["#A8A294", "#DEDACB", "#FFFFFF"],
          d: ["#C2316F", "#FF5C9A", "#FFB3D1"],
        },
      },
      {
        ramps: {
          c: ["#5E1420", "#9A2438", "#D05060"],
          h: ["#4A0F18", "#7A1C2C", "#B44454"],
          p: ["#1A1826", "#302D40", "#565270"],
          d: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
        },
      },
      {
        ramps: {
          c: ["#1F2A64", "#34469E", "#5C74D8"],
          h: ["#18204E", "#28387E", "#5068C8"],
          p: ["#15131F", "#2B2838", "#4A465E"],
          d: ["#1596AE", "#3DD9F5", "#C6F5FF"],
        },
      },
    ],
    accent: [
      { ramps: { a: ["#B02430", "#F0444C", "#FF9A94"] } },
      { ramps: { a: ["#8FB300", "#D7FF3E", "#F3FFB8"] } },
      { ramps: { a: ["#C2316F", "#FF5C9A", "#FFB3D1"] } },
      { ramps: { a: ["#4450C4", "#7C8CFF", "#C9D0FF"] } },
    ],
    prop: [cane, rose, glass, umbrella, poodle, paper],
  },
};
