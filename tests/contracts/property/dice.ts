/** Choices that follow from a number which fast-check drew, so that it can repeat and shorten a run. */
export class Dice {
  private readonly seed: number;
  private rolls = 0;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** From 0 up to `end`, without `end`. */
  below(end: number): number {
    // fast-check prefers small numbers: the bits are mixed, so that any choice is as likely as any other
    let mixed = Math.imul(this.seed ^ Math.imul(++this.rolls, 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % end;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}
