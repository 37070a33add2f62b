// @ts-expect-error the forge's generator has no types
import { createRandom, seedOf } from "../../tools/art/random.mjs";

/** Numbers that a seed determines on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  between(from: number, to: number): number;
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  sign(): 1 | -1;
  pick<T>(list: readonly T[]): T;
  /** With a mean of 0 and a standard deviation of 1. */
  normal(): number;
}

/** Numbers that a seed and a name determine, so that pictures of one name do not change with those of another. */
export function randomOf(seed: number, name: string): Random {
  const base: Pick<Random, "next" | "int" | "chance" | "pick"> = createRandom((seed + seedOf(name)) | 0);
  return {
    ...base,
    between: (from, to) => from + base.next() * (to - from),
    sign: () => (base.chance(0.5) ? 1 : -1),
    normal: () => Math.sqrt(-2 * Math.log(1 - base.next())) * Math.cos(2 * Math.PI * base.next()),
  };
}
