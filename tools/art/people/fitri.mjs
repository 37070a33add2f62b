import { at, mirror } from "./figure.mjs";
import { faces, leftArms, skins } from "./parts.mjs";

const head = mirror(
  at(0, 8, [
    "........ssss",
    ".......sssss",
    ".......sssss",
    ".......sssss",
    ".......sssss",
    ".......sssss",
    ".......sssss",
    ".......sssss",
    ".......sssss",
    "........ssss",
    ".........sss",
  ]),
);
const scarfWrap = at(1, 5, [
  ".........vvvvvv",
  "......vvvVVVvvvvvv",
  ".....vvVVvvvvvvvvvv",
  "....vvVvvvvvvvvvvvvv",
  "....vvvvv666666vvvvv",
  "....vvv6......6vvvvv",
  "....vvv........vvvvv",
  "....vv..........vvvv",
  "....vv..........vvvv",
  "....vv..........vvvv",
  "....vvv.........vvvv",
  "....vvv........vvvvv",
  ".....vvv......vvvvv",
  ".....vvvv6666vvvvvv",
  "......vvvvvvvvvvvvv",
  ".....vvvvvvVVvvvvvvv",
  "....vvvvvvVvvvv6vvvv",
  "......vvvvvvv66vvvv",
]);
const tail = at(0, 17, [
  "...................vv",
  "..................vvvvv",
  "..................vVvvv",
  "...................vVvv",
  "...................vvVv",
  "....................vvv",
  ".....................vv",
  "......................v",
]);
const cape = at(0, 19, [
  "......vvvvvvvvvvvv",
  ".....vvvvvvvvvvvvvvv",
  "....vvvvvvvvvvvvvvvvv",
  "....vvvvvvvvvvvvvvvvvv",
  "...vvvvvvvvvvvvvvvvvvv",
  "...vvvvvvvvvvvvvvvvvvvv",
  "..vvvvvvvvvvvvvvvvvvvvv",
  "..vvvvvvvvvvvvvvvvvvvvv",
  "..vv6vvvvvvvvvvvvvv6vv",
  ".vv6vvvvvvvvvvvvvvvv6vv",
  "...................66v",
]);

const stance = mirror(at(0, 26, [".......ppppp", "......pppp5.", "......pppp..", ".....pppp...", ".....bbbb..."]));
const heroSuit = {
  parts: {
    torso: mirror(
      at(0, 20, [".......ccccc", ".......ccccc", ".......cccaa", ".......ccccc", "........cccc", ".......aaaaa"]),
    ),
  },
};
const racing = {
  parts: {
    torso: mirror(
      at(0, 20, [".......accdd", ".......accdd", ".......accdd", ".......accdd", "........ccdd", ".......mmmmm"]),
    ),
  },
};
const tunic = {
  parts: {
    torso: mirror(
      at(0, 20, [
        ".......ccccc",
        ".......ccccc",
        ".......ccacc",
        ".......ccccc",
        ".......ccccc",
        "......aaaaaa",
        "......cccccc",
        ".....ccccccc",
      ]),
    ),
  },
};

const fistsLeft = at(0, 20, ["......q", "....qqq", "...qqq", "...qqq", "....qqss", "......ss"]);
const fistsRight = at(16, 20, [".q", ".qqq", "..qqq", "..qqq", "ssqq", "ss"]);
const heroic = { parts: { leftArm: fistsLeft, rightArm: fistsRight } };
const gloves = {
  parts: {
    leftArm: at(0, 18, ["..aaa", ".aAaaa", ".aaaaa", ".aaaaa", "..aaqqq", "....qqq"]),
    rightArm: at(16, 16, ["...aaa", "..aAaaa", "..aaaaa", "..aaaaa", "...aaq", ".qqqq", ".qq"]),
  },
};
const bow = {
  parts: {
    leftArm: at(0, 20, ["......q", "....qqq", "...qqq", "..qqq", "..ss"]),
    rightArm: fistsRight,
    prop: at(1, 12, [
      "..uuu",
      ".ummuu",
      ".um..u",
      ".um",
      "mum",
      ".um",
      ".um",
      "uum",
      "uumkkkk",
      "uum",
      ".um",
      ".um",
      "mum",
      ".um",
      ".um..u",
      ".ummuu",
      "..uuu",
    ]),
  },
};
const drum = {
  parts: {
    leftArm: at(0, 20, ["......q", ".....qq", ".....qqs", "......ss"]),
    rightArm: at(16, 20, [".q", ".qq", "sqq", "ss"]),
    prop: at(6, 23, ["mmmmmmmmmmmm", "aAaamaaamaaa", "aamaaamaaama", "aAaamaaamaaa", "mmmmmmmmmmmm"]),
  },
};
const torch = {
  parts: {
    leftArm: fistsLeft,
    rightArm: at(17, 13, ["..ss", "..ss", "..qq", "..qq", "..qq", ".qqq", "qqqq", "qq"]),
    prop: at(17, 5, ["...n", "..nn", "..nNn", ".nnNn", ".nNNnn", "..nnn", "..uu", "..uu"]),
  },
};
const racket = {
  parts: {
    leftArm: fistsLeft,
    rightArm: at(17, 16, ["..ss", "..ss", ".qqq", "qqq", "qqq", "q"]),
    prop: at(17, 4, ["..aaa", ".amwma", "amwmwm", "awmwma", "amwmwa", ".amwa", "..aa", "..uu", "..uu", "..uu", "..uu"]),
  },
};
const victory = { parts: { leftArm: leftArms.up, rightArm: fistsRight } };

const tailOnly = { parts: { back: tail } };
const caped = { parts: { back: cape } };
const goggles = {
  parts: {
    glasses: at(5, 6, [".kkkkkkkkkkkk.", "kkmnnmkkmnnmkk", "kkmNnmkkmNnmkk", "..kmmk..kmmk."]),
  },
};
const pin = { parts: { glasses: at(15, 6, [".a.", "ama", ".a."]) } };
const visor = { parts: { glasses: at(5, 8, ["aaaaaaaaaaaaaa", "AaaaaammaaaaaA"]) } };

/** Heroines: a headscarf in the wind, feet wide apart, fists ready. */
export const fitri = {
  slug: "fearless-fitri",
  name: "Fearless Fitri",
  base: { legs: stance, head, hair: scarfWrap },
  ramps: {
    m: ["#8A8CA6", "#DADCE8", "#FFFFFF"],
    n: ["#E0641A", "#FFC53D", "#FFF3C4"],
    u: ["#5A3826", "#8A5A3A", "#B8825C"],
    h: ["#2A1B20", "#3A262C", "#5B4A50"],
  },
  layers: {
    skin: skins.slice(1),
    scarfColor: [
      { ramps: { v: ["#1F9A68", "#3DDC97", "#A4F2D0"] } },
      { ramps: { v: ["#8A1A2A", "#D0342C", "#FF7A66"] } },
      { ramps: { v: ["#4450C4", "#7C8CFF", "#C9D0FF"] } },
      { ramps: { v: ["#C98A10", "#FFC53D", "#FFE9A8"] } },
      { ramps: { v: ["#8E3A8A", "#D068C8", "#F4B4EE"] } },
      { ramps: { v: ["#B8B2A2", "#F4F1E8", "#FFFFFF"] } },
    ],
    back: [caped, tailOnly, caped],
    face: [faces.fierce, faces.smile, faces.grin, faces.smirk, faces.wink],
    hat: [pin, goggles, visor],
    top: [heroSuit, racing, tunic],
    topColor: [
      {
        ramps: {
          c: ["#8A1A2A", "#C8302E", "#F0685A"],
          d: ["#C8C2B4", "#F4F1E8", "#FFFFFF"],
          p: ["#1A1826", "#302D40", "#565270"],
          b: ["#8A1A2A", "#C8302E", "#F0685A"],
        },
      },
      {
        ramps: {
          c: ["#1F2A64", "#34469E", "#5C74D8"],
          d: ["#C98A10", "#FFC53D", "#FFE9A8"],
          p: ["#B8B2A2", "#E8E4D8", "#FFFFFF"],
          b: ["#15131F", "#2B2838", "#4A465E"],
        },
      },
      {
        ramps: {
          c: ["#15131F", "#2B2838", "#4A465E"],
          d: ["#8FB300", "#D7FF3E", "#F3FFB8"],
          p: ["#2A2E6E", "#4450C4", "#7C8CFF"],
          b: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
        },
      },
      {
        ramps: {
          c: ["#0E6A6E", "#1E9AA0", "#5CCCD0"],
          d: ["#8A1A2A", "#C8302E", "#F0685A"],
          p: ["#3C2A24", "#5E4438", "#86685A"],
          b: ["#5A3826", "#8A5A3A", "#B8825C"],
        },
      },
    ],
    accent: [
      { ramps: { a: ["#C98A10", "#FFC53D", "#FFE9A8"] } },
      { ramps: { a: ["#B02430", "#F0444C", "#FF9A94"] } },
      { ramps: { a: ["#8FB300", "#D7FF3E", "#F3FFB8"] } },
      { ramps: { a: ["#1596AE", "#3DD9F5", "#C6F5FF"] } },
    ],
    prop: [heroic, gloves, bow, torch, drum, racket, victory],
  },
};
