import type { Random } from "./random.ts";
import type { Rgb, Scene } from "./scene.ts";

/** A picture as a canvas gives it: four bytes for each pixel. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** Draws a scene with a code, whose modules are given row by row: true is ink. */
export function drawScene(scene: Scene, modules: readonly (readonly boolean[])[], random: Random): Pixels {
  const light = drawLight(scene, modules, random);
  move(light, scene);
  blur(light, scene);
  return develop(light, scene, random);
}

interface Light {
  /** Red, green and blue of each pixel. */
  values: Float32Array;
  width: number;
  height: number;
}

/** Samples per pixel in each direction. */
const SAMPLES = 2;
const CAMERA_MODULES = 110;

/** What the card and its surroundings look like in the scene's light, without the faults of a camera. */
function drawLight(scene: Scene, modules: readonly (readonly boolean[])[], random: Random): Light {
  const { width, height, ink, paper, quiet, surroundings, clutter } = scene;
  const size = modules.length;
  const toCard = pixelToCard(scene, size);
  const patches = createPatches(random, width, height);
  const values = new Float32Array(width * height * 3);
  const logoHalf = (scene.logo * size) / 2;
  const logoColour: Rgb = [random.int(30, 220), random.int(30, 220), random.int(30, 220)];
  const [half, edge] = [size / 2, size / 2 + quiet];
  const colourAt = (x: number, y: number): Rgb | null => {
    const at = toCard(x, y);
    if (!at || Math.abs(at[0]) > edge || Math.abs(at[1]) > edge) return null;
    const [u, v] = at;
    if (Math.abs(u) < logoHalf && Math.abs(v) < logoHalf) {
      return Math.max(Math.abs(u), Math.abs(v)) > logoHalf - 0.7 ? paper : logoColour;
    }
    return modules[Math.floor(v + half)]?.[Math.floor(u + half)] ? ink : paper;
  };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const lit = lightAt(scene, x, y, toCard);
      const unevenness = clutter * patches(x, y);
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const [dx, dy] = [(sample % SAMPLES) + 0.5, Math.floor(sample / SAMPLES) + 0.5];
        const colour = colourAt(x + dx / SAMPLES, y + dy / SAMPLES);
        for (let channel = 0; channel < 3; channel++) {
          const value = colour ? colour[channel as 0 | 1 | 2] : surroundings[channel as 0 | 1 | 2] + unevenness;
          values[at + channel]! += (value * lit.factor + lit.added) / (SAMPLES * SAMPLES);
        }
      }
    }
  }
  return { values, width, height };
}

type ToCard = (x: number, y: number) => readonly [number, number] | null;

/** From a pixel to modules from the middle of the card: a pinhole camera in front of a leaned, perhaps bent, card. */
function pixelToCard({ width, height, modulePixels, middle, turn, lean, wrap }: Scene, size: number): ToCard {
  const [sinX, cosX, sinY, cosY] = [Math.sin(lean[0]), Math.cos(lean[0]), Math.sin(lean[1]), Math.cos(lean[1])];
  const [sinZ, cosZ] = [Math.sin(turn), Math.cos(turn)];
  // where the card's axes and its normal point, seen from the camera
  const right = [cosY * cosZ, cosX * sinZ + sinX * sinY * cosZ, sinX * sinZ - cosX * sinY * cosZ] as const;
  const down = [-cosY * sinZ, cosX * cosZ - sinX * sinY * sinZ, sinX * cosZ + cosX * sinY * sinZ] as const;
  const normal = [sinY, -sinX * cosY, cosX * cosY] as const;
  const radius = wrap > 0 ? size / wrap : 0;
  return (x, y) => {
    const ray = [
      (x - width * middle[0]) / (modulePixels * CAMERA_MODULES),
      (y - height * middle[1]) / (modulePixels * CAMERA_MODULES),
      1,
    ] as const;
    const depth = (CAMERA_MODULES * normal[2]) / (ray[0] * normal[0] + ray[1] * normal[1] + normal[2]);
    if (!(depth > 0)) return null;
    const point = [ray[0] * depth, ray[1] * depth, depth - CAMERA_MODULES] as const;
    const u = point[0] * right[0] + point[1] * right[1] + point[2] * right[2];
    const v = point[0] * down[0] + point[1] * down[1] + point[2] * down[2];
    if (radius === 0) return [u, v];
    return Math.abs(u) < radius ? [radius * Math.asin(u / radius), v] : null;
  };
}

function lightAt({ shadow, glare, width, height }: Scene, x: number, y: number, toCard: ToCard) {
  let factor = 1;
  if (shadow.strength > 0) {
    const across =
      ((x - width / 2) / width) * Math.cos(shadow.angle) + ((y - height / 2) / height) * Math.sin(shadow.angle);
    const covered = (across - shadow.at) / Math.max(shadow.softness, 0.004) + 0.5;
    factor = 1 - shadow.strength * Math.min(Math.max(covered, 0), 1);
  }
  if (glare.strength === 0) return { factor, added: 0 };
  const at = toCard(x, y);
  if (!at) return { factor, added: 0 };
  const distance = Math.hypot(at[0] - glare.at[0], at[1] - glare.at[1]) / glare.radius;
  return { factor, added: 255 * glare.strength * Math.exp(-2 * distance * distance) };
}

/** Uneven surroundings from -1 to 1: rectangles over waves. */
function createPatches(random: Random, width: number, height: number): (x: number, y: number) => number {
  const rectangles = Array.from({ length: 14 }, () => {
    const [left, top] = [random.between(-0.1, 1) * width, random.between(-0.1, 1) * height];
    const [w, h] = [random.between(0.03, 0.4) * width, random.between(0.03, 0.4) * height];
    return { left, top, right: left + w, bottom: top + h, shade: random.between(-1, 1) };
  });
  const waves = Array.from({ length: 3 }, () => [random.between(-0.06, 0.06), random.between(-0.06, 0.06)] as const);
  return (x, y) => {
    let value = 0;
    for (const [fx, fy] of waves) value += Math.sin(x * fx + y * fy) / 6;
    for (const { left, top, right, bottom, shade } of rectangles) {
      if (x > left && x < right && y > top && y < bottom) value += shade;
    }
    return Math.min(Math.max(value, -1), 1);
  };
}

/** The camera moved while the shutter was open. */
function move({ values, width, height }: Light, { movement }: Scene): void {
  if (movement.length === 0) return;
  const steps = Math.ceil(movement.length) * 2 + 1;
  const sharp = values.slice();
  const offsets = Array.from({ length: steps }, (_, step) => {
    const along = (step / (steps - 1) - 0.5) * movement.length;
    return [Math.round(along * Math.cos(movement.angle)), Math.round(along * Math.sin(movement.angle))] as const;
  });
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (const [dx, dy] of offsets) {
          const [fromX, fromY] = [clampTo(x + dx, width), clampTo(y + dy, height)];
          sum += sharp[(fromY * width + fromX) * 3 + channel]!;
        }
        values[at + channel] = sum / steps;
      }
    }
  }
}

/** A Gaussian blur, along rows and then along columns. */
function blur({ values, width, height }: Light, { blur: deviation }: Scene): void {
  if (deviation === 0) return;
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rows = new Float32Array(values.length);
  const pass = (from: Float32Array, to: Float32Array, stepX: number, stepY: number) => {
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 3) {
        let [red, green, blue] = [0, 0, 0];
        for (let tap = -reach; tap <= reach; tap++) {
          const index = (clampTo(y + tap * stepY, height) * width + clampTo(x + tap * stepX, width)) * 3;
          const weight = weights[tap + reach]! / total;
          red += from[index]! * weight;
          green += from[index + 1]! * weight;
          blue += from[index + 2]! * weight;
        }
        to[at] = red;
        to[at + 1] = green;
        to[at + 2] = blue;
      }
    }
  };
  pass(values, rows, 1, 0);
  pass(rows, values, 0, 1);
}

/** What the sensor makes of the light: its range and its noise. */
function develop({ values, width, height }: Light, { range, noise }: Scene, random: Random): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const [dark, bright] = range;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const grain = noise * random.normal();
    for (let channel = 0; channel < 3; channel++) {
      const value = Math.min(Math.max(values[pixel * 3 + channel]!, 0), 255);
      data[pixel * 4 + channel] = dark + (value / 255) * (bright - dark) + grain + noise * 0.3 * random.normal();
    }
    data[pixel * 4 + 3] = 255;
  }
  return { data, width, height };
}

function clampTo(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length - 1);
}
