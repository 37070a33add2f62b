import { at, mirror } from "./figure.mjs";
import { faces, head, leftArms, rightArms, skins } from "./parts.mjs";

const legs = mirror(
  at(0, 25, ["........pppp", ".......ppppp", ".......pppp.", ".......pp5p.", ".......bbbb.", "......bbbbb."]),
);

const jacket = {
  parts: {
    torso: at(5, 19, [
      "m...........m",
      ".mcCcddddcCcm",
      "..cccCdddCccc",
      "..ccccCdCccc",
      "..cmcccccccc",
      "..ccccmccccc",
      "..aamaaaamaa",
    ]),
  },
};
const vest = {
  parts: {
    torso: at(5, 20, [".mccdddddccm", "..cccdddaccc", "..ccaddddccc", "..cccdaddccc", "..ccccddcccc", "..mamamamama"]),
  },
  ramps: { q: ["#8F5836", "#BE8053", "#DBA074"] },
};
const long = {
  parts: {
    torso: at(5, 19, [
      "..aaa....aaa",
      ".mccCaddaCccm",
      "..ccCcddcCcc",
      "..cccmddcccc",
      "..ccccddmccc",
      "..cccmddcccc",
      "..ccccaacccc",
      ".cccccppccccc",
      ".ccccppppcccc",
      ".ccc.p....ccc",
    ]),
  },
};

const fin = at(0, 0, [
  "",
  "..........hh..h",
  ".........hHh.hh",
  ".........hHhhhh.h",
  "........hhHhh2hhh",
  ".........hHhh2hh",
  "........hhHhh2hhh",
  ".........hHhh2hh",
  ".........hHhh2h",
  "......xx.hHhh2h.xx",
  "......xxxhHhh2hxxx",
  "......xx..hhh2..xx",
  "......x...hh2....x",
  "...........h",
]);
const fan = at(0, 0, [
  "",
  "...........hh",
  "..h...hh...hh...hh...h",
  "..hh..hHh.hHHh.hHh..hh",
  "...hh.hHhhhHHhhhHh.hh",
  "...hHhhhHhhHHhhHhhhHh",
  "....hHhhHhhHHhhHhhHh",
  ".....hHhhhhhhhhhhHh",
  ".....hhhhhhhhhhhhhh",
  "......xhhhhhhhhhhx",
  "......xx2hhhhhh2xx",
  "......xx..2hh2..xx",
  "......x....22....x",
]);
const horns = at(0, 0, [
  "",
  "....hh..........hh",
  ".....hh........hh",
  ".....hHh......hHh",
  "......hHh....hHh",
  "......hHhh..hhHh",
  ".......hHhhhhHh",
  ".......hHhhhhHhh",
  "......hhHhhhhHhh",
  "......xhhh22hhhx",
  "......xxhh..hhxxxx",
  "......xx........xx",
  "......x..........x",
]);
const wave = at(0, 0, [
  "",
  ".............hhhhh",
  "...........hhHHhhhh",
  "..........hHHhh...hh",
  ".........hHhh......h",
  ".........hHhhh",
  "........hHhhhhh",
  "........hHhhhhhh",
  "........hHhhhhhhh",
  "......xxhHhhhhh2xx",
  "......xxhHhhhh22xx",
  "......xx.hhh22..xx",
  "......x...h2.....x",
]);

const guitar = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: at(17, 20, ["q", "qq", "qqq", "..ss", "..ss"]),
    prop: at(6, 15, [
      "..............mm",
      "..............mm",
      ".............u",
      "............u",
      "...........8",
      "..........u",
      ".........8",
      "..aa.aa.u",
      ".aAaaaau",
      ".aaakkaa",
      ".aakmmka",
      "..aakkaa",
      ".aaaaaa",
      ".aaaa0",
      "..aa0",
    ]),
  },
};
const microphone = {
  parts: {
    leftArm: leftArms.up,
    rightArm: at(15, 18, ["kk", "mk", "ss", "ss", ".qq", "..qq", "..q"]),
    prop: at(15, 16, ["mm", "mM"]),
  },
};
const boombox = {
  parts: {
    leftArm: leftArms.down,
    rightArm: rightArms.down,
    prop: at(14, 23, ["..mmmmm", "..m...m", "aaaaaaaaa", "akkaAakka", "kmmkakmmk", "akkaaakka", "aaaaaaaaa"]),
  },
};
const flag = {
  parts: {
    leftArm: leftArms.hip,
    rightArm: rightArms.hold,
    prop: at(19, 6, [
      "u",
      "uaaa",
      "uaAa",
      "uaaa",
      "uaaa",
      "uaa",
      "u",
      "u",
      "u",
      "u",
      "u",
      "u",
      "u",
      "u",
      "u",
      "u",
      "u",
      ".",
      ".",
      "u",
      "u",
      "u",
      "u",
      "u",
    ]),
  },
};
const fist = { parts: { leftArm: leftArms.hip, rightArm: rightArms.up } };
const relaxed = { parts: { leftArm: leftArms.down, rightArm: rightArms.hip } };

/** Punks of the first hour: a tall crest above a studded jacket. */
export const genesis = {
  slug: "genesis",
  name: "Genesis",
  base: { legs, head },
  ramps: {
    m: ["#8A8CA6", "#C9CBDD", "#FFFFFF"],
    u: ["#5A3826", "#8A5A3A", "#B8825C"],
    b: ["#15131F", "#2B2838", "#4A465E"],
  },
  layers: {
    skin: skins,
    hair: [fin, fan, horns, wave].map((hair) => ({ parts: { hair } })),
    hairColor: [
      { ramps: { h: ["#C2316F", "#FF5C9A", "#FFB3D1"] } },
      { ramps: { h: ["#8FB300", "#D7FF3E", "#F3FFB8"] } },
      { ramps: { h: ["#1596AE", "#3DD9F5", "#C6F5FF"] } },
      { ramps: { h: ["#C96A10", "#FF9A3D", "#FFD2A6"] } },
      { ramps: { h: ["#4450C4", "#7C8CFF", "#C9D0FF"] } },
      { ramps: { h: ["#B02430", "#F0444C", "#FF9A94"] } },
      { ramps: { h: ["#B8B2A2", "#F4F1E8", "#FFFFFF"] } },
    ],
    face: [faces.smirk, faces.grin, faces.fierce, faces.shades, faces.wink],
    top: [jacket, vest, long],
    topColor: [
      {
        ramps: {
          c: ["#1A1826", "#302D40", "#565270"],
          d: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
          p: ["#22265E", "#3A3F8F", "#5A62C4"],
        },
      },
      {
        ramps: {
          c: ["#5E1420", "#8F2233", "#C43F4E"],
          d: ["#15131F", "#2B2838", "#4A465E"],
          p: ["#15131F", "#2B2838", "#4A465E"],
        },
      },
      {
        ramps: {
          c: ["#1F2A44", "#324672", "#5571A8"],
          d: ["#8FB300", "#D7FF3E", "#F3FFB8"],
          p: ["#3C3A4A", "#5C5970", "#83809A"],
        },
      },
    ],
    accent: [
      { ramps: { a: ["#8FB300", "#D7FF3E", "#F3FFB8"] } },
      { ramps: { a: ["#C2316F", "#FF5C9A", "#FFB3D1"] } },
      { ramps: { a: ["#C98A10", "#FFC53D", "#FFE9A8"] } },
      { ramps: { a: ["#1596AE", "#3DD9F5", "#C6F5FF"] } },
    ],
    prop: [guitar, fist, microphone, boombox, flag, relaxed],
  },
};
