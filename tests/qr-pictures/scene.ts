import type { Random } from "./random.ts";

export type Rgb = readonly [number, number, number];

/** A picture of a QR code: how its card lies in it, what surrounds it, and what light and camera did to it. */
export interface Scene {
  width: number;
  height: number;
  /** Pixels per module where the card is nearest. */
  modulePixels: number;
  /** Where the middle of the code is, as shares of the width and the height. */
  middle: readonly [number, number];
  /** Turned in the plane of the picture, in radians. */
  turn: number;
  /** Leaned away from the camera around both axes, in radians. */
  lean: readonly [number, number];
  /** The angle that the code covers of a cylinder it is wrapped around, in radians; 0 if it is flat. */
  wrap: number;
  ink: Rgb;
  paper: Rgb;
  /** Modules of paper around the code; the specification of QR codes asks for four. */
  quiet: number;
  surroundings: Rgb;
  /** How much darker and lighter than its colour the surroundings are in places, 0 to 255. */
  clutter: number;
  /** The share of the code's width that a picture in its middle covers. */
  logo: number;
  /** Strength 0 to 1 of a shadow whose edge is hard (0) or as soft as the whole picture (1). */
  shadow: { strength: number; softness: number; angle: number; at: number };
  /** A white spot: its strength, its radius in modules, and where it is, in modules from the middle. */
  glare: { strength: number; radius: number; at: readonly [number, number] };
  /** What black and white become. */
  range: readonly [number, number];
  /** Standard deviation of the blur in pixels, and the length of a movement in pixels with its direction. */
  blur: number;
  movement: { length: number; angle: number };
  /** Standard deviation of the noise of each pixel. */
  noise: number;
  /** Quality 1 to 100 of the JPEG file; null if it is not saved as one. */
  jpegQuality: number | null;
}

const WHITE: Rgb = [244, 244, 240];
const BLACK: Rgb = [22, 22, 26];

/** A code, and how many modules wide it is with its margin. */
type Code = { random: Random; modules: number };

const HEIGHT = 600;

/** Pixels per module of a code that fills a share of the picture's height. */
function filling({ random, modules }: Code, from: number, to: number): number {
  return (random.between(from, to) * HEIGHT) / modules;
}

/** A well lit photograph that every reader reads. */
function easyScene(code: Code): Scene {
  const { random } = code;
  return {
    width: 800,
    height: HEIGHT,
    modulePixels: filling(code, 0.45, 0.9),
    middle: [random.between(0.44, 0.56), random.between(0.46, 0.54)],
    turn: random.between(-0.15, 0.15),
    lean: [random.between(-0.1, 0.1), random.between(-0.1, 0.1)],
    wrap: 0,
    ink: BLACK,
    paper: WHITE,
    quiet: 4,
    surroundings: [random.int(60, 190), random.int(60, 190), random.int(60, 190)],
    clutter: random.between(10, 50),
    logo: 0,
    shadow: { strength: 0, softness: 0, angle: 0, at: 0 },
    glare: { strength: 0, radius: 0, at: [0, 0] },
    range: [0, 255],
    blur: random.between(0.4, 0.8),
    movement: { length: 0, angle: 0 },
    noise: random.between(2, 5),
    jpegQuality: null,
  };
}

/** What makes a picture hard, one kind each. The figures are such that zxing-wasm reads about 97 in 100. */
const DIFFICULTIES: Record<string, (code: Code) => Partial<Scene>> = {
  rotation: (code) => ({ turn: code.random.between(0, 2 * Math.PI), modulePixels: filling(code, 0.3, 0.65) }),
  perspective: ({ random }) => ({
    lean: [random.sign() * random.between(0.5, 0.8), random.sign() * random.between(0.3, 0.6)],
  }),
  blur: ({ random, modules }) => {
    const modulePixels = filling({ random, modules }, 0.35, 0.7);
    if (random.chance(0.5)) return { modulePixels, blur: modulePixels * random.between(0.36, 0.5) };
    return {
      modulePixels,
      movement: { length: modulePixels * random.between(0.8, 1.2), angle: random.between(0, 3.14) },
    };
  },
  noise: ({ random }) => ({ noise: random.between(30, 65) }),
  "low contrast": ({ random }) => {
    const dark = random.between(20, 190);
    return {
      range: [dark, dark + random.between(20, 42)],
      noise: random.between(0.5, 2),
      clutter: random.between(0, 60),
    };
  },
  inverted: ({ random }) => ({ ink: WHITE, paper: BLACK, surroundings: [random.int(10, 70), random.int(10, 70), 40] }),
  small: ({ random }) => ({
    width: 1024,
    height: 768,
    modulePixels: random.between(1.7, 2.6),
    blur: random.between(0.3, 0.6),
    noise: random.between(1, 4),
    middle: [random.between(0.2, 0.8), random.between(0.2, 0.8)],
  }),
  shadow: ({ random }) => ({
    shadow: {
      strength: random.between(0.55, 0.88),
      softness: random.chance(0.6) ? random.between(0, 0.08) : random.between(0.2, 0.7),
      angle: random.between(0, 2 * Math.PI),
      at: random.between(-0.12, 0.12),
    },
  }),
  glare: ({ random }) => ({
    glare: {
      strength: random.between(0.7, 1.4),
      radius: random.between(4, 8),
      at: [random.between(-12, 12), random.between(-12, 12)],
    },
  }),
  logo: ({ random }) => ({ logo: random.between(0.18, 0.27) }),
  "JPEG damage": (code) => ({ jpegQuality: code.random.int(3, 10), modulePixels: filling(code, 0.25, 0.5) }),
  colour: ({ random }) => {
    const [ink, paper] = random.pick(COLOURS);
    return { ink, paper, surroundings: [random.int(0, 255), random.int(0, 255), random.int(0, 255)] };
  },
  "cropped quiet zone": ({ random }) => ({
    quiet: random.between(0.3, 1.6),
    surroundings: random.pick([BLACK, [40, 44, 60] as const, [120, 110, 90] as const, WHITE]),
    clutter: random.between(0, 70),
  }),
  curved: ({ random }) => ({
    wrap: random.between(0.8, 1.3),
    turn: random.between(-0.1, 0.1),
  }),
};

/** Ink on paper as designers have them. */
const COLOURS: readonly (readonly [Rgb, Rgb])[] = [
  [
    [200, 30, 40],
    [250, 240, 230],
  ],
  [
    [20, 60, 180],
    [255, 220, 60],
  ],
  [
    [120, 40, 160],
    [215, 255, 62],
  ],
  [
    [0, 110, 80],
    [255, 210, 220],
  ],
  [
    [20, 20, 30],
    [230, 70, 60],
  ],
  [
    [30, 40, 140],
    [90, 200, 120],
  ],
  [
    [190, 70, 20],
    [200, 225, 255],
  ],
  [
    [110, 110, 20],
    [255, 255, 190],
  ],
];

/** The kinds of difficulty, in the order of the table. */
export const QR_DIFFICULTIES = Object.keys(DIFFICULTIES);

/** A scene that is hard in one way, and easy in every other. */
export function hardScene(difficulty: string, code: Code): Scene {
  return { ...easyScene(code), ...DIFFICULTIES[difficulty]?.(code) };
}
