/** A small generator (sfc32) whose whole sequence is determined by its seed. */
export class SeededRandom {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = 0x9e3779b9;
    this.c = 0x243f6a88;
    for (let i = 0; i < 12; i++) this.word();
  }

  private word(): number {
    const sum = (this.a + this.b + this.counter++) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** From 0 up to `end`, without `end`. */
  below(end: number): number {
    return this.word() % end;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  u64(): bigint {
    return (BigInt(this.word()) << 32n) | BigInt(this.word());
  }

  /** From `from` to `to`, both included. */
  between(from: bigint, to: bigint): bigint {
    return to <= from ? from : from + (this.u64() % (to - from + 1n));
  }

  /** Any magnitude is as likely as any other: small numbers come as often as huge ones. */
  ofAnySize(): bigint {
    return this.u64() >> BigInt(this.below(64));
  }
}
