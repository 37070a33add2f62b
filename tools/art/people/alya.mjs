import { at, mirror } from "./figure.mjs";
import { faces, head, skins } from "./parts.mjs";

const robe = {
  parts: {
    torso: mirror(
      at(0, 19, [
        "........dd11",
        ".......ccdd1",
        "......ccccdd",
        "......cccccd",
        ".......aaaaa",
        ".......ccccc",
        "......cccccc",
        ".....ccccccc",
        ".....cccc3cc",
        "....ccccc3cc",
        "...cccccc3cc",
        "...ddddddddd",
      ]),
    ),
  },
};
const hanbok = {
  parts: {
    torso: mirror(
      at(0, 19, [
        ".........dd1",
        ".......dddwd",
        "......ddddwd",
        "......ddddda",
        ".......4444a",
        "......ccccca",
        ".....cccccca",
        "....ccc3cccc",
        "...ccc3cc3cc",
        "...ccc3cc3cc",
        "..cccc3cc3cc",
        "..cccccccccc",
      ]),
    ),
  },
};
const kebaya = {
  parts: {
    torso: mirror(
      at(0, 19, [
        ".........a11",
        ".......dda11",
        "......dddada",
        "......ddddad",
        ".......dddda",
        "......addddd",
        "......aaaaaa",
        "......cacccc",
        ".....ccccacc",
        ".....caccccc",
        ".....cccccac",
        ".....aaaaaaa",
      ]),
    ),
  },
};

const bun = {
  parts: {
    hair: at(0, 0, [
      "",
      "..........hhhh",
      ".........hHhhhh",
      "....aaaaahHhhhhaaa",
      ".........hhhhhh",
      "........hhh22hhh",
      ".......hhHHhhhhhh",
      "......hhHhhhhhhhhh",
      ".....hhHhhhhhhhhhhh",
      ".....hhhhhhh22hhhhh",
      ".....hhhhh2....2hhh",
      ".....hhh2........hh",
      ".....hh..........hh",
      ".....h............h",
    ]),
  },
};
const twinLoops = {
  parts: {
    hair: at(0, 0, [
      "",
      "",
      "......hhh....hhh",
      ".....hHh.h..h.hHh",
      ".....hh..hhhh..hh",
      ".....hh.hHhhhh.hh",
      "......hhHhhhhhhh",
      "......hHhhhhhhhh",
      ".....hhhhhhhhhhhhh",
      ".....hhhhha.ahhhhh",
      ".....hhh2......2hh",
      ".....hh..........hh",
      ".....hh..........hh",
      ".....hhh........hhh",
      ".....hh..........hh",
      ".....hh..........hh",
      ".....hh..........hh",
      ".....hh..........hh",
      "......h..........h",
    ]),
  },
};
const crownBraid = {
  parts: {
    hair: at(0, 0, [
      "",
      "",
      "",
      "........aaaaaaaa",
      ".......hhhhhhhhhh",
      "......hH2hH2hH2hhh",
      ".....h2hh2hh2hh2hhh",
      ".....hhhhhhhhhhhhhh",
      ".....hhHHhhhhhhhhhh",
      ".....hhhhhhh.hhhhhh",
      ".....hhhh2.....2hhh",
      ".....hh..........hh",
      "....hhh..........hhh",
      "....hh............hh",
      "....h2............2h",
      "....hh............hh",
      "....h2............2h",
      "....hh............hh",
      "....h2............2h",
      "....aa............aa",
      "....hh............hh",
      "....h..............h",
    ]),
  },
};
const silver = {
  parts: {
    hair: at(0, 0, [
      "",
      "...........hh",
      "..........hHhh....m",
      "..........hhhh...m",
      ".........mmmmmm.m",
      ".........hHhhhhm",
      ".......hhhHhhhhhh",
      "......hhHHhhhhhhhh",
      ".....hhHhhhhhhhhhhh",
      ".....hhhhhhhhhh2hhh",
      ".....hhhh2.......hh",
      ".....hh..........hh",
      ".....hh..........hh",
      ".....hh..........hh",
      ".....h............h",
    ]),
  },
};

const round = at(6, 11, [".mmmm..mmmm.", "m....mm....m", "m....99....m", "m....99....m", ".9999..9999."]);
const spectacles = { parts: { glasses: round } };
const bare = { parts: {} };

const sleevesFolded = {
  leftArm: at(4, 20, ["..qq", ".qqqq", ".qqqqqq", "..qqqqqq", "...qqqss"]),
  rightArm: at(12, 20, ["....qq", "....qqqq", "..qqqqqq", ".qqqqqq", ".ssqqq"]),
};
const book = {
  parts: {
    ...sleevesFolded,
    prop: at(6, 20, [".wwww.wwwww", "awwwwkwwwwwa", "aw99wkw999wa", "awwwwkwwwwwa", "aw99wkw99wwa", "aaaaakaaaaaa"]),
  },
};
const staff = {
  parts: {
    leftArm: at(4, 20, ["..qq", ".qqq", "qqqq", "qqqq", "qqq", ".ss"]),
    rightArm: at(17, 20, ["qq", "qqqq", "qqsss", ".qss", ".qq"]),
    prop: at(18, 5, [
      ".nnn",
      "nNNnn",
      "nNnnn",
      "nnnnn",
      ".nnn",
      ".mum",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
      "..u",
    ]),
  },
};
const lantern = {
  parts: {
    leftArm: at(4, 20, ["..qq", ".qqq", "qqqq", "qqqq", "qqq", ".ss"]),
    rightArm: at(17, 18, ["..ss", "..ss", "qqqq", "qqqq", "qqq"]),
    prop: at(17, 19, ["...k", "..aaa", ".annna", ".nNNnn", ".nNNnn", ".annna", "..aaa", "...a"]),
  },
};
const scroll = {
  parts: {
    ...sleevesFolded,
    prop: at(6, 19, [
      "uwwwwwwwwwwu",
      "uw999ww99wwu",
      "uwwwwwwwwwwu",
      "uw99w999wwwu",
      "uwwwwwwwwwwu",
      "uw9999w99wwu",
      "uwwwwwwwwwwu",
    ]),
  },
};
const owl = {
  parts: {
    leftArm: at(4, 20, ["..qq", ".qqq", "qqqq", "qqqq", "qqq", ".ss"]),
    rightArm: at(17, 19, ["..qqqq", ".qqqss", "qqqq", "qqq", "qq"]),
    prop: at(18, 11, ["o...o", "ooooo", "kwokw", "oonoo", "oOOOo", "oOOOo", ".ooo", ".n.n"]),
  },
};
const fan = {
  parts: {
    leftArm: sleevesFolded.leftArm,
    rightArm: at(17, 19, ["..ss", ".qss", "qqqq", "qqqq", "qqq"]),
    prop: at(17, 12, ["..aaa", ".aAaAa", "aAaAaA", "aaAaAa", ".aaAaa", "..aaa", "...u", "...u"]),
  },
};

/** Wise women: a gown to the ground, hair pinned high, something to read by. */
export const alya = {
  slug: "wise-alya",
  name: "Wise Alya",
  base: { head },
  ramps: {
    m: ["#C98A10", "#FFC53D", "#FFE9A8"],
    n: ["#D07A18", "#FFC53D", "#FFF3C4"],
    u: ["#5A3826", "#8A5A3A", "#B8825C"],
    o: ["#5E4632", "#8C6C4C", "#D8C09C"],
  },
  layers: {
    skin: skins,
    hair: [bun, twinLoops, crownBraid, silver],
    hairColor: [
      { ramps: { h: ["#1A1424", "#32263F", "#5B4A70"] } },
      { ramps: { h: ["#4A2418", "#7A4028", "#AC6A46"] } },
      { ramps: { h: ["#9A96AE", "#D0CDDC", "#FFFFFF"] } },
      { ramps: { h: ["#15131F", "#2B2440", "#4C4470"] } },
      { ramps: { h: ["#5E1A3C", "#96305E", "#CC6A94"] } },
    ],
    face: [faces.smile, faces.calm, faces.smile, faces.wink, faces.laugh],
    glasses: [spectacles, bare, spectacles],
    gown: [robe, hanbok, kebaya],
    gownColor: [
      {
        ramps: {
          c: ["#22265E", "#3A3F8F", "#5A62C4"],
          d: ["#C98A10", "#FFC53D", "#FFE9A8"],
          q: ["#2A2E70", "#464CA4", "#6A72D4"],
        },
      },
      {
        ramps: {
          c: ["#8F2450", "#D43F7C", "#FF8AB8"],
          d: ["#C8C2B4", "#F4F1E8", "#FFFFFF"],
          q: ["#C8C2B4", "#F4F1E8", "#FFFFFF"],
        },
      },
      {
        ramps: {
          c: ["#1A5A50", "#2A8A78", "#56BCA8"],
          d: ["#D8A890", "#FFDCC4", "#FFF2E6"],
          q: ["#D8A890", "#FFDCC4", "#FFF2E6"],
        },
      },
      {
        ramps: {
          c: ["#4A2C6E", "#6E48A0", "#9A78CC"],
          d: ["#9A8AC8", "#CFC2F0", "#F0EAFF"],
          q: ["#9A8AC8", "#CFC2F0", "#F0EAFF"],
        },
      },
      {
        ramps: {
          c: ["#8A3A1C", "#C4602E", "#EC9258"],
          d: ["#5E2414", "#8A3A22", "#B85C3C"],
          q: ["#5E2414", "#8A3A22", "#B85C3C"],
        },
      },
    ],
    accent: [
      { ramps: { a: ["#B02430", "#F0444C", "#FF9A94"] } },
      { ramps: { a: ["#1F8A5C", "#3DDC97", "#B6F5D8"] } },
      { ramps: { a: ["#C98A10", "#FFC53D", "#FFE9A8"] } },
    ],
    prop: [book, staff, lantern, scroll, owl, fan],
  },
};
