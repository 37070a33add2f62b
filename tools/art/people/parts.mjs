import { at, mirror } from "./figure.mjs";

/** Ramps are [dark, middle, light]. */
export const skins = [
  ["#C98A68", "#F2C19B", "#FFDDBF"],
  ["#B87850", "#E2A678", "#F4C69C"],
  ["#8F5836", "#BE8053", "#DBA074"],
  ["#6B3E28", "#96603F", "#B8825C"],
  ["#4A2A20", "#70452F", "#946447"],
].map((s) => ({ ramps: { s, x: [s[0], s[0], s[1]] } }));

export const head = mirror(
  at(0, 8, [
    "........ssss",
    ".......sssss",
    "......ssssss",
    "......ssssss",
    "......ssssss",
    ".....sssssss",
    ".....1ssssss",
    "......ssssss",
    "......ssssss",
    ".......sssss",
    ".........sss",
    "..........11",
  ]),
);

const face = (rows) => ({ parts: { face: at(6, 11, rows) } });

export const faces = {
  smile: face([
    "..22....22..",
    "..we....we..",
    "..ee....ee..",
    "..ee....ee..",
    ".r...11...r.",
    "....l..l....",
    ".....ll.....",
  ]),
  grin: face([
    "..22....22..",
    "..we....we..",
    "..ee....ee..",
    "..ee....ee..",
    "............",
    "...lwwwwl...",
    "....llll....",
  ]),
  smirk: face([
    "........22..",
    "..22....we..",
    "..ee....ee..",
    "..we....ee..",
    ".....11.....",
    ".......ll...",
    "....lll.....",
  ]),
  wink: face([
    "..22........",
    "..we........",
    "..ee...eee..",
    "..ee....11..",
    ".r...11...r.",
    "....l..l....",
    ".....ll.....",
  ]),
  calm: face([
    "............",
    "..22....22..",
    ".eeee..eeee.",
    "..11....11..",
    ".r...11...r.",
    "............",
    "....llll....",
  ]),
  fierce: face([
    "..2......2..",
    "..e2....2e..",
    "..we....we..",
    "..ee....ee..",
    ".....11.....",
    "...lwwwwl...",
    "....llll....",
  ]),
  laugh: face([
    "............",
    "..ee....ee..",
    ".e..e..e..e.",
    "............",
    ".r...11...r.",
    "....llll....",
    ".....rr.....",
  ]),
  shades: face([
    "............",
    "ekkkkkkkkkke",
    ".kwkk..kwkk.",
    ".kkkk..kkkk.",
    ".....11.....",
    "....l...l...",
    ".....lll....",
  ]),
};

export const leftArms = {
  down: at(0, 20, ["......q", ".....qq", ".....qq", ".....qq", ".....qq", ".....ss"]),
  hip: at(0, 20, ["......q", ".....qq", "....qq", "....qq", ".....qss", "......ss"]),
  up: at(0, 14, ["...ss", "...ss", "...qq", "...qq", "....qq", "....qqq", ".....qq"]),
};

export const rightArms = {
  down: at(17, 20, ["q", "qq", "qq", "qq", "qq", "ss"]),
  hip: at(16, 20, [".q", ".qq", "..qq", "..qq", "ssq", "ss"]),
  up: at(17, 14, ["..ss", "..ss", "..qq", "..qq", ".qq", "qqq", "qq"]),
  hold: at(17, 20, ["q", "qq", "qqq", ".qss", "..ss"]),
};
