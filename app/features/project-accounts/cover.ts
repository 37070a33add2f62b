/** A box over a picture, in parts of its width and height: all four from 0 to 1. */
export type Cover = { left: number; top: number; width: number; height: number };

/** Where the back digits of most ID cards are; it is moved from there. */
export const FIRST_COVER: Cover = { left: 0.35, top: 0.4, width: 0.3, height: 0.1 };

/** One press of an arrow key. */
const STEP = 0.02;
const SMALLEST = 0.04;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The box moved by parts of the picture, never beyond its edge. */
export function moveCover(cover: Cover, right: number, down: number): Cover {
  return {
    ...cover,
    left: within(cover.left + right, 0, 1 - cover.width),
    top: within(cover.top + down, 0, 1 - cover.height),
  };
}

/** The box with its lower right corner moved; it stays within the picture, and large enough to be seen. */
export function resizeCover(cover: Cover, wider: number, higher: number): Cover {
  return {
    ...cover,
    width: within(cover.width + wider, SMALLEST, 1 - cover.left),
    height: within(cover.height + higher, SMALLEST, 1 - cover.top),
  };
}

/** The box with its middle at a point. */
export function centreCover(cover: Cover, x: number, y: number): Cover {
  return moveCover(cover, x - cover.left - cover.width / 2, y - cover.top - cover.height / 2);
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The box after a key: arrows move it, with Shift they change its size. Null for any other key. */
export function coverAfterKey(cover: Cover, { key, shiftKey }: { key: string; shiftKey: boolean }): Cover | null {
  const [right, down] = ARROWS[key] ?? [];
  if (right === undefined || down === undefined) return null;
  return shiftKey ? resizeCover(cover, right, down) : moveCover(cover, right, down);
}

/** The box larger or smaller by a step on each side. */
export function scaleCover(cover: Cover, steps: 1 | -1): Cover {
  const grown = resizeCover(cover, 2 * STEP * steps, 2 * STEP * steps);
  return moveCover(grown, (cover.width - grown.width) / 2, (cover.height - grown.height) / 2);
}
