import { at, mirror } from "./figure.mjs";
import { faces, head, leftArms, rightArms, skins } from "./parts.mjs";

const legs = mirror(at(0, 26, [".......ppppp", "......ppppp.", "......pppp..", ".....wbbbb..", ".....bbbbbb.", ""]));
const hoodie = {
  parts: {
    torso: mirror(
      at(0, 19, [
        "......ccccc4",
        ".....ccccccc",
        "....ccccccac",
        "....cccccccc",
        "....cccccccc",
        "....cccddddd",
        "....ccdddddd",
        ".....3333333",
      ]),
    ),
  },
};
const varsity = {
  parts: {
    torso: mirror(
      at(0, 19, [
        "......aaaadd",
        ".....cccccad",
        "....cccccccd",
        "....cccccccd",
        "....ccacccca",
        "....cccccccd",
        "....cccccccd",
        ".....aaaaaaa",
      ]),
    ),
  },
  slot: "varsity",
};
const puffer = {
  parts: {
    torso: mirror(
      at(0, 19, [
        ".....ccccccc",
        "....cccccccc",
        "....3333333a",
        "....cccccccc",
        "....3333333a",
        "....cccccccc",
        "....3333333a",
        ".....ccccccc",
      ]),
    ),
  },
};

const burst = at(0, 1, [
  ".....h",
  ".....hh.....h......h",
  "..h..hhh...hh....hhh",
  "..hh.hHhh.hHhh..hHh",
  "...hhhhHhhhHhhhhHhh..h",
  "....hHhhhhhhhhhhhhhhhh",
  ".hhhhhHhhhhhhhhhhHhhh",
  "...hhhhhhhhhhhhhhhhhhh",
  ".hhhhhhhhhhhhhhhhhhhhhh",
  "..hhhhh2hhh2hhhh2hhhhh",
  "....hh...h...hh...hhh",
  "...hhh............hhhh",
  "..hh................h",
]);
const comet = at(0, 1, [
  "",
  "...............hhh",
  ".......hhh..hhhHh",
  ".....hhhHhhhhHhh..hhh",
  "....hhHhhhhhHhhhhhHh",
  "...hhHhhhhhHhhhhhHhhh",
  "...hhhhhhhhhhhhhhhhhhhh",
  "..hhhhhhhhhhhhhhhhhhh",
  ".hhhhhhhhhhhhhhhhhhhhh",
  ".hhhhhhhhh22hhhhhhhhhhh",
  "..hhhhhh2....2hhhhhhh",
  ".hhhhhh........2hhhhhh",
  "..hhhh............hhh",
  "...hh..............h",
]);
const puffs = at(1, 1, [
  "",
  "",
  ".hhhh............hhhh",
  "hhHhhh..........hhHhhh",
  "hHhhhhh.hhhhhh.hhHhhhh",
  "hhhhhhahhHhhhhhahhhhhh",
  ".hhhhahhHhhhhhhhahhhh",
  "..hhh.hhhhhhhhhh.hhh",
  "......hhhhhhhhhh",
  ".....hhhh2hh2hhhh",
  ".....hh2......2hh",
  ".....h..........h",
]);
const curtain = at(0, 1, [
  "",
  "......h.....hh.....h",
  ".....hhhh.hhhhh.hhhh",
  "..hhhhHhhhhHhhhhhHhh",
  "...hhHhhhhHhhhhhhhhhhh",
  "..hhhhhhhhhhhhhhhhhhh",
  "..hhhhhhhhh..hhhhhhhh",
  ".hhhhhhhh2....2hhhhhhh",
  "..hhhhhh........hhhhh",
  ".hhhhhh..........hhhhh",
  "..hhhh............hhhh",
  "...hhh............hhh",
  "..hhhh............hhhh",
  "...hh..............hh",
]);

const deck = {
  parts: {
    leftArm: leftArms.down,
    rightArm: at(18, 20, ["q", "qq", ".qq", "..ss", "..ss"]),
    prop: at(20, 15, [
      ".aa",
      "aaa",
      "aAa",
      "aaa",
      "mmm",
      "aaa",
      "aaa",
      "aaa",
      "aaa",
      "aaa",
      "aaa",
      "mmm",
      "aAa",
      "aaa",
      ".aa",
    ]),
  },
};
const spray = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: at(17, 17, ["...ss", "...ss", "..qqq", ".qqqq", "qqqq", "qqq"]),
    prop: at(19, 12, [".kA", "aaaA", "www", "aaa", "aaa"]),
  },
};
const phone = {
  parts: {
    leftArm: leftArms.down,
    rightArm: at(16, 20, ["..qq", "..qqq", ".ssqqq", ".ssqq"]),
    prop: at(15, 18, ["mmm", "mAm", "mam", "mmm"]),
  },
};
const heart = {
  parts: { leftArm: leftArms.up, rightArm: rightArms.up, prop: at(0, 13, ["", "", "", "", "", "", "", ""]) },
};
const pockets = {
  parts: {
    leftArm: at(0, 20, ["....q", "...qq", "...qq", "...qqq", "....qqq", ".....qq"]),
    rightArm: at(18, 20, [".q", ".qq", ".qq", "qqq", "qq", "q"]),
  },
};
const turntable = {
  parts: {
    leftArm: leftArms.down,
    rightArm: rightArms.down,
    prop: at(3, 22, [
      "..................",
      ".tttttttttttttttt.",
      "ttmmmttttttttmmmtt",
      "tmkkkmtaaaatmkkkmt",
      "tmkakmttttttmkakmt",
      "tmkkkmtaAaatmkkkmt",
      "ttmmmttttttttmmmtt",
      ".tttttttttttttttt.",
      "...tt........tt...",
    ]),
  },
};

/** Street kids: hair wider than the shoulders, clothes three sizes up. */
export const hag = {
  slug: "punky-hag",
  name: "Punky HA_G",
  base: { legs, head },
  ramps: {
    t: ["#2A2740", "#454064", "#6A648E"],
    m: ["#8A8CA6", "#C9CBDD", "#FFFFFF"],
    b: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
  },
  layers: {
    skin: skins,
    hair: [burst, comet, puffs, curtain].map((hair) => ({ parts: { hair } })),
    hairColor: [
      { ramps: { h: ["#1596AE", "#3DD9F5", "#C6F5FF"] } },
      { ramps: { h: ["#4A2C6E", "#7A4CB0", "#B48AE0"] } },
      { ramps: { h: ["#C98A10", "#FFC53D", "#FFF0BE"] } },
      { ramps: { h: ["#1E1A2A", "#3A3450", "#625A80"] } },
      { ramps: { h: ["#1F8A5C", "#3DDC97", "#B6F5D8"] } },
      { ramps: { h: ["#C2316F", "#FF7FB2", "#FFD0E2"] } },
    ],
    face: [faces.smile, faces.wink, faces.laugh, faces.grin, faces.calm],
    top: [hoodie, { parts: varsity.parts }, puffer],
    topColor: [
      {
        ramps: {
          c: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
          d: ["#8A8CA6", "#C9CBDD", "#E6E7F0"],
          p: ["#1A1826", "#302D40", "#565270"],
        },
      },
      {
        ramps: {
          c: ["#B02450", "#F0528C", "#FF9AC0"],
          d: ["#7C1A3C", "#C23A6C", "#E87AA6"],
          p: ["#27408A", "#4468C0", "#7C98E4"],
        },
      },
      {
        ramps: {
          c: ["#2A2E6E", "#4450C4", "#7C8CFF"],
          d: ["#1F2252", "#343C98", "#5A66D8"],
          p: ["#6E6456", "#A09480", "#C8BEAC"],
        },
      },
      {
        ramps: {
          c: ["#6E8A00", "#A8CC1E", "#D7FF3E"],
          d: ["#566C00", "#88A812", "#B4DA2C"],
          p: ["#15131F", "#2B2838", "#4A465E"],
        },
      },
    ],
    accent: [
      { ramps: { a: ["#C2316F", "#FF5C9A", "#FFB3D1"] } },
      { ramps: { a: ["#C96A10", "#FF9A3D", "#FFD2A6"] } },
      { ramps: { a: ["#1596AE", "#3DD9F5", "#C6F5FF"] } },
      { ramps: { a: ["#8FB300", "#D7FF3E", "#F3FFB8"] } },
    ],
    prop: [deck, phone, spray, pockets, turntable, heart],
  },
};
