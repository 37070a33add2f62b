import fc from "fast-check";
import { expect } from "vitest";
import { isFullRun } from "../../full-run.ts";
import type { Chain } from "../chain.ts";
import { Dice } from "./dice.ts";

/** CONTRACT_OPERATIONS=200000 is a long run; CONTRACT_SEED repeats one. */
const OPERATIONS = Number(process.env.CONTRACT_OPERATIONS ?? (isFullRun ? 20_000 : 600));
const SEED = Number(process.env.CONTRACT_SEED ?? 20_261_126);
/** Each run starts from an empty chain, and ends with everybody leaving. */
const OPERATIONS_A_RUN = 100;
/** fast-check leaves operations out by turning them into this, the first of the kinds. */
const NOTHING = "nothing";
/** CONTRACT_SHORTEN=1 lets fast-check look for the fewest operations that fail, which takes minutes. */
const isShortened = process.env.CONTRACT_SHORTEN === "1";
const LAST_SHOWN = 10;

export const LIMITS = { timeout: 120_000 + OPERATIONS * 100 };

/** A chain and a model of it, side by side. */
export interface PropertyWorld<O extends { kind: string }> {
  /** Applies it to the model. Returns every reason to refuse it, or none if it was applied. */
  apply(operation: O): string[];
  /** Runs it on the chain, after the model. Returns the name of its error, or null. */
  send(operation: O): Promise<string | null>;
  /** Compares what it can have touched, and checks the laws: each difference, as text. */
  differences(operation: O): Promise<string[]>;
  /** Compares everything, lets everybody leave and compares again: each difference or refusal, as text. */
  end(): Promise<string[]>;
}

/**
 * Sends operations that fast-check draws to the chain and to the model, and checks the laws after each one. `kinds` has each
 * kind as often as it shall come; `mustApply` are those that must have succeeded at least once.
 */
export async function checkProperties<K extends string, O extends { kind: K }, W extends PropertyWorld<O>>(options: {
  name: string;
  chain: Chain;
  kinds: readonly K[];
  mustApply: readonly K[];
  open(): Promise<W>;
  next(kind: K, world: W, dice: Dice): O;
}): Promise<void> {
  const { name, chain, kinds, mustApply, open, next } = options;
  const counts = new Map<string, number>();
  const tried: O[] = [];
  const drawn = fc.record({ kind: fc.constantFrom(NOTHING, ...kinds), seed: fc.nat() });
  const choices = fc.array(drawn, { minLength: OPERATIONS_A_RUN, maxLength: OPERATIONS_A_RUN, size: "max" });
  const property = fc.asyncProperty(choices, async (chosen) => {
    const back = await chain.remember();
    try {
      const world = await open();
      tried.length = 0;
      for (const { kind, seed } of chosen) {
        if (kind === NOTHING) continue;
        const operation = next(kind as K, world, new Dice(seed));
        tried.push(operation);
        const outcome = `${kind} ${await step(world, operation)}`;
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
      expectNone(await world.end(), "at the end");
    } finally {
      await back();
    }
  });
  console.log(`${name}: ${OPERATIONS} operations, CONTRACT_SEED=${SEED}`);
  const numRuns = Math.ceil(OPERATIONS / OPERATIONS_A_RUN);
  const { failed, errorInstance } = await fc.check(property, { seed: SEED, numRuns, endOnFailure: !isShortened });
  if (failed) {
    const last = tried.slice(isShortened ? 0 : -LAST_SHOWN).map(describeOperation);
    throw new Error(`after\n${last.join("\n")}\nof CONTRACT_SEED=${SEED}`, { cause: errorInstance });
  }
  if (process.env.CONTRACT_COUNTS) console.log(Object.fromEntries([...counts].sort()));
  expect(
    mustApply.filter((kind) => !counts.has(`${kind} applied`)),
    "kinds that never succeeded",
  ).toEqual([]);
}

/** One operation on both sides: they must agree on the result and on everything that it touched. */
async function step<O extends { kind: string }>(world: PropertyWorld<O>, operation: O): Promise<string> {
  const reasons = world.apply(operation);
  const answer = await world.send(operation);
  const agrees = answer === null ? reasons.length === 0 : reasons.includes(answer);
  const differences = agrees ? await world.differences(operation) : [`${answer}, the model says ${reasons}`];
  expectNone(differences, describeOperation(operation));
  return answer ?? "applied";
}

function expectNone(faults: string[], where: string) {
  if (faults.length > 0) throw new Error(`${where}\n${faults.join("\n")}`);
}

function describeOperation(operation: object): string {
  return JSON.stringify(operation, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
}

export type Comparison = [what: string, found: unknown, expected: unknown];

/** What differs between the chain and the model, as text. */
export function differ(comparisons: Comparison[]): string[] {
  return comparisons
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${what}: ${found} on chain, ${expected} in the model`);
}
