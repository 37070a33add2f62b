import { Grid } from "../grid.mjs";
import { drawCoin } from "../things.mjs";
import { gold, ink, paper } from "./city-parts.mjs";
import { blend, box, glow, gradient, shadow } from "./light.mjs";

const stone = ["#120D12", "#1B141B", "#271C26", "#372734", "#4A3544"];
const brass = ["#4A2E0C", "#8A5E1A", "#C98A2A", "#FFC53D", "#FFE7A0"];
const COIN_HEIGHT = 4;
const STACK_WIDTH = 13;

function vault(g, floor) {
  gradient(g, 0, 0, g.width, floor, [stone[0], stone[1], stone[2]], 0.6);
  for (let y = 6; y < floor; y += 10) {
    g.rect(0, y, g.width, 1, stone[0]);
    for (let x = (y % 20 === 6 ? 0 : 13) + 4; x < g.width; x += 26) g.rect(x, y + 1, 1, 9, stone[0]);
  }
  gradient(g, 0, floor, g.width, g.height - floor, [stone[3], stone[1]], 0.5);
  g.rect(0, floor, g.width, 1, brass[1]).rect(0, floor + 1, g.width, 1, ink);
  for (let x = -6; x < g.width; x += 18) g.line(x + 10, floor + 2, x, g.height, stone[1]);
}

/** The clock that the vault goes by; `share` of the dial has passed. */
function clock(g, cx, cy, r, share) {
  glow(g, cx, cy, r * 1.7, r * 1.6, gold, 0.35);
  g.ellipse(cx, cy, r + 5, r + 5, ink)
    .ellipse(cx, cy, r + 4, r + 4, brass[2])
    .ellipse(cx - 1, cy - 1, r + 2, r + 2, brass[4])
    .ellipse(cx, cy, r + 2, r + 2, brass[1])
    .ellipse(cx, cy, r, r, paper);
  // what has passed is gold, from the top round to the hand
  for (let y = -r; y <= r; y++)
    for (let x = -r; x <= r; x++) {
      const turn = (Math.atan2(x, -y) / (Math.PI * 2) + 1) % 1;
      if (Math.hypot(x, y) <= r - 3 && Math.hypot(x, y) > r * 0.34 && turn < share) g.set(cx + x, cy + y, gold);
    }
  for (let i = 0; i < 12; i++) {
    const angle = (Math.PI * i) / 6;
    const inner = i % 3 === 0 ? r - 5 : r - 3;
    g.line(
      Math.round(cx + Math.sin(angle) * (r - 1)),
      Math.round(cy - Math.cos(angle) * (r - 1)),
      Math.round(cx + Math.sin(angle) * inner),
      Math.round(cy - Math.cos(angle) * inner),
      ink,
    );
  }
  for (const [turn, length] of [
    [0, r * 0.5],
    [share, r - 5],
  ]) {
    const [dx, dy] = [Math.sin(turn * Math.PI * 2) * length, -Math.cos(turn * Math.PI * 2) * length];
    for (const shift of [0, 1]) g.line(cx + shift, cy, Math.round(cx + dx) + shift, Math.round(cy + dy), ink);
  }
  g.ellipse(cx, cy, 3, 3, "#B01D24").set(cx - 1, cy - 1, paper);
}

/** A wall of deposit boxes, each with its plate and its lock. */
function boxes(g, x, y, columns, rows) {
  g.rect(x - 2, y - 2, columns * 16 + 3, rows * 16 + 3, ink);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + column * 16, y + row * 16];
      // one of them is open, and it is full
      const isOpen = column === 1 && row === 1;
      box(g, left, top, 15, 15, isOpen ? stone[0] : "#4F4A63");
      if (isOpen) {
        glow(g, left + 7, top + 9, 9, 8, gold, 0.5);
        for (let i = 0; i < 4; i++) g.rect(left + 2 + (i % 2), top + 11 - i * 2, 10, 1, i === 3 ? brass[4] : brass[3]);
        continue;
      }
      g.rect(left + 3, top + 3, 9, 3, brass[1]).rect(left + 3, top + 3, 9, 1, brass[3]);
      g.rect(left + 6, top + 9, 3, 3, ink).set(left + 7, top + 9, brass[3]);
    }
}

/** The pipe from the clock with a tap over each stack. */
function pipe(g, from, to, y, taps) {
  g.rect(from, y, to - from, 6, ink)
    .rect(from, y + 1, to - from, 4, brass[2])
    .rect(from, y + 1, to - from, 1, brass[4])
    .rect(from, y + 4, to - from, 1, brass[1]);
  for (const [x, isOpen] of taps) {
    g.rect(x - 4, y - 1, 9, 9, ink)
      .rect(x - 3, y, 7, 7, brass[1])
      .rect(x - 3, y, 7, 1, brass[3]);
    g.rect(x - 2, y + 8, 5, 3, isOpen ? brass[3] : stone[4]);
    g.rect(x - 1, y + 2, 3, 3, isOpen ? "#D7FF3E" : "#B01D24");
  }
}

function stack(g, x, base, count) {
  for (let i = 0; i < count; i++) {
    // no stack of coins is quite straight
    const left = x + (i % 3 === 1 ? 1 : 0);
    const y = base - (i + 1) * COIN_HEIGHT;
    g.rect(left - 1, y, STACK_WIDTH + 2, COIN_HEIGHT + 1, ink)
      .rect(left, y, STACK_WIDTH, COIN_HEIGHT - 1, brass[2])
      .rect(left, y, STACK_WIDTH, 1, brass[4])
      .rect(left + STACK_WIDTH - 4, y + 1, 4, COIN_HEIGHT - 2, brass[1]);
    for (let j = 2; j < STACK_WIDTH - 4; j += 3) g.rect(left + j, y + 1, 1, COIN_HEIGHT - 2, brass[3]);
  }
}

/** What is still to come: the place of each coin, marked and empty. */
function waiting(g, x, base, from, count) {
  for (let i = from; i < count; i++) {
    const y = base - (i + 1) * COIN_HEIGHT;
    for (let j = 0; j < STACK_WIDTH; j += 3) g.rect(x + j, y, 2, 1, "#67506A");
    g.rect(x, y + 2, 1, 1, "#67506A").rect(x + STACK_WIDTH - 1, y + 2, 1, 1, "#67506A");
  }
}

/** A vault that lets coins go by the clock: stack after stack, each higher than the last. `stacks` are [x, coins, of how many]. */
export function drawCoinClock(width, height, { floor, dial: [cx, cy, r], share, pipeY, lockers, stacks, people }) {
  const g = new Grid(width, height, ink);
  vault(g, floor);
  boxes(g, ...lockers);
  const taps = stacks.map(([x, coins]) => [x + 6, coins > 0]);
  pipe(g, cx, width, pipeY, taps);
  clock(g, cx, cy, r, share);
  const base = floor + 6;
  for (const [x, coins, of] of stacks) {
    shadow(g, x + 7, base, 9, 2);
    if (coins > 0) glow(g, x + 6, base - coins * COIN_HEIGHT, 12, 10, gold, 0.28);
    waiting(g, x, base, coins, of);
    stack(g, x, base, coins);
  }
  // the stack that is filling now
  const current = stacks.findLast(([, coins]) => coins > 0);
  if (current) {
    const [x, coins] = current;
    const y = Math.round((pipeY + 11 + base - coins * COIN_HEIGHT) / 2) - 8;
    for (let j = pipeY + 12; j < y; j += 3)
      g.rect(x + 3, j, 1, 2, blend(gold, ink, 0.4)).rect(x + 9, j, 1, 2, blend(gold, ink, 0.4));
    g.draw(drawCoin(16), x - 2, y);
  }
  for (const [person, x, feet] of people) {
    shadow(g, x + 12, feet - 1, 9, 2);
    g.draw(person, x, feet - 31);
  }
  return g;
}
