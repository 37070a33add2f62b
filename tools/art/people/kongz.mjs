import { at, drawFigure, mirror } from "./figure.mjs";

const head = mirror(
  at(0, 4, [
    "........ffff",
    "......ffffff",
    ".....fffffff",
    ".....fffffff",
    ".....ffiiiif",
    "..ff.fiiiiii",
    ".fiiffiiiiii",
    ".fiiffiiiiii",
    "..ff.fiiiiii",
    "......iiiiii",
    ".....iiiiiii",
    ".....iiiiiii",
    ".....iiiiiii",
    "......iiiiii",
  ]),
);

const face = (rows) => ({ parts: { face: at(6, 8, rows) } });
const faces = [
  face([
    "",
    ".777....777.",
    "..we....we..",
    "..ee....ee..",
    "............",
    "....k..k....",
    "............",
    "..llllllll..",
    "............",
  ]),
  face([
    "",
    ".777....777.",
    "..we....we..",
    "..ee....ee..",
    "............",
    "....k..k....",
    "............",
    ".lwwwwwwwwl.",
    "..llllllll..",
  ]),
  face([
    "",
    "...77..77...",
    ".77we..we77.",
    "..ee....ee..",
    "............",
    "....k..k....",
    "............",
    "...llllll...",
    "..lwllllwl..",
  ]),
  face([
    "",
    "kkkkkkkkkkkk",
    ".kwkkkkkwkk.",
    "..kkk..kkk..",
    "............",
    "....k..k....",
    "............",
    "..l......l..",
    "...llllll...",
  ]),
  face([
    "",
    "............",
    "..77....77..",
    ".eeee..eeee.",
    "............",
    "....k..k....",
    "............",
    "....llll....",
    "............",
  ]),
  face([
    "",
    ".777........",
    "..we....77..",
    "..ee...eeee.",
    "............",
    "....k..k....",
    "............",
    "..l.........",
    "...lllllll..",
  ]),
];

const torso = (rows) => mirror(at(0, 18, rows));
const tops = [
  torso([
    "....ffffffff",
    "...ffffccccf",
    "...fffcccccf",
    ".....ccccccf",
    ".....ccccccf",
    ".....ccccccf",
    ".....ccccccf",
    ".....ccccccf",
    ".....ppppppp",
  ]),
  torso([
    "....ffcccccc",
    "...fcccccccc",
    "...ccccccccc",
    ".....ccccccc",
    ".....dddaaaa",
    ".....dddaaaa",
    ".....ccccccc",
    ".....ccccccc",
    ".....ppppppp",
  ]),
  torso([
    "....ffffffff",
    "...ffffmffff",
    "...fffffmfff",
    ".....ffffmmf",
    ".....fffffmM",
    ".....ffffffm",
    ".....fffffff",
    ".....fffffff",
    ".....aaaaaaa",
  ]),
  torso([
    "....ccccccff",
    "...ccCccccCf",
    "...ccCcccccd",
    ".....cccccdd",
    ".....cccccda",
    ".....ccccccd",
    ".....ccacccc",
    ".....ccccccc",
    ".....ppppppp",
  ]),
];
const legs = mirror(at(0, 26, [".....ppppppp", ".....pppppp.", ".....fffff..", ".....iiiii.."]));

const leftDown = at(1, 18, [
  "..gg",
  ".ggg",
  ".gggg",
  ".gggg",
  ".gggg",
  "ggggg",
  "gggg",
  "gggg",
  "gggg",
  "iiii",
  ".iii",
]);
const rightDown = leftDown.map((row) => [...row.padEnd(24, ".")].reverse().join(""));
const rightUp = at(17, 8, [
  "...ii",
  "..iiii",
  "..iiii",
  "..gggg",
  "..gggg",
  "..gggg",
  "..gggg",
  "..gggg",
  ".ggggg",
  ".ggggg",
  "ggggg",
  "gggg",
  "ggg",
]);
const rightBent = at(15, 18, ["....gg", "....ggg", "....gggg", "....gggg", "...ggggg", "iiiggggg", "iiigggg", "iii"]);

const cap = {
  parts: {
    hat: at(4, 1, [
      "....aaaaaaa",
      "...aaAaaaaaa",
      "..aaAaaaaaaaa",
      "..aaaawwaaaaa",
      ".aaaaawwaaaaaa",
      ".0000000000000000",
      "...........00000",
    ]),
  },
};
const crown = {
  parts: {
    hat: at(6, 0, ["", "m....mm....m", "mm..mmmm..mm", "mMmmmMMmmmMm", "mMmmammmammm", "mmmmmmmmmmmm"]),
  },
};
const beanie = {
  parts: {
    hat: at(5, 0, [
      "",
      ".....aaaa",
      "...aaAaaaaa",
      "..aaAaaaaaaa",
      ".aaAaaaaaaaaa",
      ".aaaaaaaaaaaa",
      "dddddddddddddd",
      "d4dd4dd4dd4ddd",
    ]),
  },
};
const band = {
  parts: { glasses: at(4, 6, [".aaaaaaaaaaaaaa", ".AaaaaaaaaaaaaAaa", "...............aaa", "................aa"]) },
};
const phones = {
  parts: {
    hat: at(0, 2, [
      "........dddddddd",
      "......ddd......ddd",
      ".....dd..........dd",
      "....dd............dd",
      "...dd..............dd",
      "...d................d",
      "..aa................aa",
      ".aaaa..............aaaa",
      ".aAaa..............aAaa",
      ".aaaa..............aaaa",
      ".aaaa..............aaaa",
      "..aa................aa",
    ]),
  },
};
const tuft = { parts: { hat: at(9, 1, ["..f", ".ff.f", ".fffff", "ffffff"]) } };

const banana = {
  parts: { leftArm: leftDown, rightArm: rightBent, prop: at(15, 16, ["u", "nn", "Nnn", ".Nnn", ".Nnnn", "..nnn"]) },
};
const bat = {
  parts: {
    leftArm: leftDown,
    rightArm: rightUp,
    prop: at(13, 1, ["uuuu", ".uUuu", "..uUuu", "...uUu", "....uUu", ".....uu", "......u8", ".......8"]),
  },
};
const coin = {
  parts: {
    leftArm: leftDown,
    rightArm: rightBent,
    prop: at(12, 19, [".mmmm", "mMmmm9", "mMm9m9", "mMm9m9", "mmmmm9", ".9999"]),
  },
};
const fist = { parts: { leftArm: leftDown, rightArm: rightUp } };
const knuckles = { parts: { leftArm: leftDown, rightArm: rightDown } };
const board = {
  parts: {
    leftArm: leftDown,
    rightArm: rightDown,
    prop: at(19, 12, [
      ".aa",
      "aaaa",
      "aaAa",
      "aaAa",
      "aaaa",
      "adda",
      "aaaa",
      "aaaa",
      "aAaa",
      "aAaa",
      "add",
      "aaaa",
      "aaaa",
      "aaaa",
      ".aa",
    ]),
  },
};

/** Apes: shoulders as wide as they are tall, knuckles on the pavement. */
export const kongz = {
  slug: "punkykongz",
  name: "PunkyKongz",
  base: { legs, head },
  ramps: {
    m: ["#C98A10", "#FFC53D", "#FFE9A8"],
    n: ["#D0A010", "#FFE14D", "#FFF6B0"],
    u: ["#5A3826", "#A06A40", "#D09A68"],
  },
  layers: {
    fur: [
      { ramps: { f: ["#3E2A24", "#634436", "#8A6350"], i: ["#A87858", "#D4A27C", "#EBC4A2"] } },
      { ramps: { f: ["#24222E", "#3D3A4C", "#5F5B74"], i: ["#6E6A82", "#9B96AE", "#C4C0D2"] } },
      { ramps: { f: ["#8F4416", "#C86A24", "#EE9A4E"], i: ["#C08C66", "#EFC49C", "#FFE2C6"] } },
      { ramps: { f: ["#A8A294", "#DEDACB", "#FFFFFF"], i: ["#C87A84", "#F0A8AE", "#FFD0D2"] } },
      { ramps: { f: ["#27407E", "#4064B4", "#6E94E0"], i: ["#A87858", "#D4A27C", "#EBC4A2"] } },
      { ramps: { f: ["#2C5A3E", "#468A5E", "#78BC8C"], i: ["#B0905C", "#DEC084", "#F4DFAE"] } },
    ],
    face: faces,
    top: tops.map((rows) => ({ parts: { torso: rows } })),
    topColor: [
      {
        ramps: {
          c: ["#B85F12", "#FF9A3D", "#FFC78E"],
          d: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
          p: ["#1A1826", "#302D40", "#565270"],
        },
      },
      {
        ramps: {
          c: ["#1A1826", "#302D40", "#565270"],
          d: ["#8FB300", "#D7FF3E", "#F3FFB8"],
          p: ["#22265E", "#3A3F8F", "#5A62C4"],
        },
      },
      {
        ramps: {
          c: ["#8F2450", "#D43F7C", "#FF8AB8"],
          d: ["#1A1826", "#302D40", "#565270"],
          p: ["#4A2C20", "#6E4430", "#946447"],
        },
      },
      {
        ramps: {
          c: ["#B8B2A2", "#F4F1E8", "#FFFFFF"],
          d: ["#4450C4", "#7C8CFF", "#C9D0FF"],
          p: ["#1F4A3C", "#2F7058", "#4F9C80"],
        },
      },
    ],
    accent: [
      { ramps: { a: ["#4450C4", "#7C8CFF", "#C9D0FF"] } },
      { ramps: { a: ["#B02430", "#F0444C", "#FF9A94"] } },
      { ramps: { a: ["#8FB300", "#D7FF3E", "#F3FFB8"] } },
      { ramps: { a: ["#1596AE", "#3DD9F5", "#C6F5FF"] } },
      { ramps: { a: ["#C2316F", "#FF5C9A", "#FFB3D1"] } },
    ],
    hat: [cap, crown, beanie, band, phones, tuft],
    prop: [banana, knuckles, bat, coin, fist, board],
  },
};

const worried = face([
  "",
  "....77..77..",
  ".77......77.",
  "..we....we..",
  "..ee....ee..",
  "....k..k....",
  "............",
  "....llll....",
  "...l....l...",
]).parts.face;
const map = {
  leftArm: at(1, 18, ["....gg", "...ggg", "..gggg", "..gggg", "..ggggg", "...ggggii", "....gggii"]),
  rightArm: at(15, 18, ["..gg", "..ggg", "..gggg", "..gggg", ".ggggg", "iigggg", "iiggg"]),
  prop: at(6, 19, [
    "wwwwwwwwwwww",
    "wnnwwmwwwnnw",
    "wnwwwwmwwwnw",
    "wwwnnwwmmwww",
    "wwnnnwwwwmww",
    "wnwwwmmwwlww",
    "wwwwwwwwwwww",
  ]),
};

/** An ape that holds its map the wrong way round, for the page that isn't there. */
export function drawLostKong() {
  const ramps = {
    ...kongz.ramps,
    f: ["#8F4416", "#C86A24", "#EE9A4E"],
    i: ["#C08C66", "#EFC49C", "#FFE2C6"],
    c: ["#22265E", "#3A3F8F", "#5A62C4"],
    p: ["#1A1826", "#302D40", "#565270"],
    n: ["#7AB86A", "#9AD08A", "#B8E4AA"],
    m: ["#D0342C", "#E8685A", "#FF9A94"],
  };
  return drawFigure(
    { legs, head, torso: tops[0], face: worried, ...map, hat: tuft.parts.hat },
    { ...ramps, g: ramps.f },
  );
}
