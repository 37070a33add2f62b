import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { isFullRun } from "../full-run.ts";
import { type Machine, type MachineName, openMachine } from "./machine.ts";
import type { Part } from "./parts.ts";
import { SeededRandom } from "./seeded-random.ts";

/** PROGRAM_OPERATIONS=1000000 is the long run; PROGRAM_SEED repeats one. */
const OPERATIONS = Number(process.env.PROGRAM_OPERATIONS ?? (isFullRun ? 20_000 : 3_000));
const SEED = Number(process.env.PROGRAM_SEED ?? 20_261_101);
const AUDIT_EVERY = 500;
/** With at least this many operations, each kind must have succeeded at least once; otherwise little was proved. */
const MEANINGFUL = 1_000;
/** litesvm frees a transaction's outcome in a turn of the event loop, which its calls alone never allow to happen. */
const YIELD_EVERY = 100;
const REPORT_EVERY = 50_000;

const LIMITS = { timeout: 120_000 + OPERATIONS * 200 };

const SHARES: [MachineName, number][] = [
  ["litesvm", Math.ceil(OPERATIONS * 0.9)],
  ["bankrun", Math.ceil(OPERATIONS * 0.1)],
];

/** A machine and a model of it, side by side. The part decides its amounts and names. */
export interface PropertyWorld<O extends { kind: string }> {
  machine: Machine;
  /** Where the clock goes before the next operation, in chain seconds. */
  nextSecond(random: SeededRandom, clock: bigint): bigint;
  /** The next operation: most of them sensible, some by the wrong person or with absurd amounts. */
  nextOperation(random: SeededRandom, clock: bigint): O;
  /** Runs it on the machine. Returns the name of its error, or null. */
  send(operation: O): Promise<string | null>;
  /** Applies it to the model. Returns every reason to refuse it, or none if it was applied. */
  apply(operation: O, clock: bigint): string[];
  /** Compares what it can have touched, on the machine and in the model, and checks the laws: each difference, as text. */
  differences(operation: O): Promise<string[]>;
  /** What must always be possible (to leave, to claim), tried without changing anything: each refusal, as text. */
  checkExit(random: SeededRandom, thorough: boolean): Promise<string[]>;
  /** Compares everything on the machine with the model, and each coin's sum with its supply. */
  audit(): Promise<string[]>;
  /** The operations with which everybody leaves, in this order, and the second from which nothing is left to earn. */
  lastOperations(clock: bigint): { clock: bigint; operations: O[] };
  /** What is still owed or not returned once everybody has left, each as text. */
  leftovers(): string[];
}

/**
 * Sends seeded random operations to the program and to its model, and checks the laws after each one; at the end everybody
 * leaves and nothing may be owed. `mustApply`: kinds that must have succeeded at least once in a run of a thousand.
 */
export function testProperties<O extends { kind: string }>(options: {
  part: Part;
  openWorld(machine: Machine): Promise<PropertyWorld<O>>;
  mustApply: O["kind"][];
  /** `openMachine` unless the part needs programs that are not ours */
  open?: typeof openMachine;
}): void {
  const { part, openWorld, mustApply, open = openMachine } = options;
  it.each(SHARES)(
    `${part.name} on %s keeps every law through %i random operations`,
    LIMITS,
    async (name, operations) => {
      console.log(`${part.name}, ${name}: ${operations} operations, PROGRAM_SEED=${SEED}`);
      const world = await openWorld(await open(name));
      const counts = await runOperations(world, operations);
      const missing = mustApply.filter((kind) => !counts.has(`${kind} applied`));
      expect(operations < MEANINGFUL ? [] : missing, "kinds that never succeeded").toEqual([]);
      if (process.env.PROGRAM_COUNTS) console.log(Object.fromEntries([...counts].sort()));
      await leaveAll(world);
    },
  );
}

async function runOperations<O extends { kind: string }>(world: PropertyWorld<O>, operations: number) {
  const random = new SeededRandom(SEED);
  const counts = new Map<string, number>();
  for (let i = 0; i < operations; i++) {
    const where = `operation ${i} of seed ${SEED}`;
    if (i % YIELD_EVERY === 0) await setImmediate();
    const clock = await moveClock(world, random);
    const operation = world.nextOperation(random, clock);
    const outcome = `${operation.kind} ${await step(world, operation, clock, where)}`;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const isAudit = i % AUDIT_EVERY === 0;
    expectNone(await world.checkExit(random, isAudit), `after ${where}`);
    if (isAudit) expectNone(await world.audit(), `audit at ${where}`);
    if (i > 0 && i % REPORT_EVERY === 0) console.log(`${world.machine.name}: ${i} done, ${megabytes()} MB`);
  }
  return counts;
}

async function moveClock<O extends { kind: string }>(world: PropertyWorld<O>, random: SeededRandom): Promise<bigint> {
  const clock = await world.machine.now();
  const next = world.nextSecond(random, clock);
  if (next !== clock) await world.machine.setNow(next);
  return next;
}

/** One operation on the machine and in the model: both must agree on the result and on everything that it touched. */
async function step<O extends { kind: string }>(
  world: PropertyWorld<O>,
  operation: O,
  clock: bigint,
  where: string,
): Promise<string> {
  const answer = await world.send(operation);
  const reasons = world.apply(operation, clock);
  const agrees = answer === null ? reasons.length === 0 : reasons.includes(answer);
  const differences = agrees ? await world.differences(operation) : [`${answer}, the model says ${reasons}`];
  expectNone(differences, `${where}: ${describeOperation(operation)}`);
  return answer ?? "applied";
}

async function leaveAll<O extends { kind: string }>(world: PropertyWorld<O>) {
  const { clock, operations } = world.lastOperations(await world.machine.now());
  await world.machine.setNow(clock);
  for (const operation of operations) await step(world, operation, clock, "at the end");
  expectNone(world.leftovers(), "when all have left");
  expectNone(await world.audit(), "audit when all have left");
}

/** Throws a text instead of using expect(), because some hundred thousand expectations take longer than the operations. */
function expectNone(faults: string[], where: string) {
  if (faults.length > 0) throw new Error(`${where}\n${faults.join("\n")}`);
}

function describeOperation(operation: object): string {
  return JSON.stringify(operation, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 2 ** 20);
}

export type Comparison = [what: string, found: unknown, expected: unknown];

/** What differs between the chain and the model, as text. */
export function differ(comparisons: Comparison[]): string[] {
  return comparisons
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${what}: ${found} on chain, ${expected} in the model`);
}

/** Usually a fair amount; sometimes none, all, one too many, or anything. */
export function amountWithin(random: SeededRandom, most: bigint): bigint {
  const choice = random.below(20);
  if (choice === 0) return 0n;
  if (choice === 1) return most < U64_MAX ? most + 1n : U64_MAX;
  if (choice === 2) return random.ofAnySize();
  if (choice < 6) return most;
  return random.between(1n, most);
}

export const U64_MAX = 2n ** 64n - 1n;
