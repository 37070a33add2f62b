import { type LandedTransaction, type RanInstruction, viewOf } from "../solana/chain";

/** One run of one of our programs within a transaction, called by the transaction or by another program. */
export type Invocation = {
  /** The number of the run among the program's runs in the transaction, from 0. */
  place: number;
  accounts: string[];
  data: Uint8Array;
  /** What the run logged, as a log of its own; null if the logs were cut before its end. */
  logs: string[] | null;
  /** The instructions that the run called. */
  called: RanInstruction[];
};

/**
 * The most events that one run may have. It gives each event of a transaction a number that does not change if the logs are
 * cut.
 */
const EVENTS_A_RUN = 8;
/** SPL Token and Token-2022 write both in the same way: the kind, then the amount. */
const TRANSFER = 3;
const TRANSFER_CHECKED = 12;

/** The runs of a program in a transaction, in order. The program's books can be rebuilt from them. */
export function listInvocations({ instructions, logs }: LandedTransaction, program: string): Invocation[] {
  const logged = readLogs(logs, program);
  const invocations: Invocation[] = [];
  for (const [index, instruction] of instructions.entries()) {
    if (instruction.program !== program) continue;
    const place = invocations.length;
    const { accounts, data } = instruction;
    invocations.push({ place, accounts, data, logs: logged[place] ?? null, called: calledBy(instructions, index) });
  }
  return invocations;
}

/** The number of an event within its transaction. `index` counts the events of the run. */
export function eventIndexOf({ place }: Invocation, index: number): number {
  return place * EVENTS_A_RUN + index;
}

/** Base units that a run moved out of a token account by its own calls. */
export function movedFrom({ called }: Invocation, tokenAccount: string | undefined): bigint {
  return called
    .filter(({ accounts, data }) => accounts[0] === tokenAccount && isTransfer(data))
    .reduce((sum, { data }) => sum + viewOf(data).getBigUint64(1, true), 0n);
}

function isTransfer(data: Uint8Array): boolean {
  return data.length >= 9 && (data[0] === TRANSFER || data[0] === TRANSFER_CHECKED);
}

function calledBy(instructions: RanInstruction[], index: number): RanInstruction[] {
  const depth = instructions[index]?.depth ?? 1;
  const following = instructions.slice(index + 1);
  const end = following.findIndex((instruction) => instruction.depth <= depth);
  return (end < 0 ? following : following.slice(0, end)).filter((instruction) => instruction.depth === depth + 1);
}

/**
 * The runtime writes this in place of the first line that it drops. It drops every line that no longer fits, and still
 * accepts shorter ones.
 */
const CUT = "Log truncated";

/** The logs of each of the program's runs, in the order in which they began; null for a run whose end is missing. */
function readLogs(logs: string[], program: string): (string[] | null)[] {
  const runs: { lines: string[]; isWhole: boolean }[] = [];
  const stack: { program: string; run: { lines: string[]; isWhole: boolean } }[] = [];
  for (const line of logs) {
    // after this, an event may have been dropped before an end that is there, so nothing that follows can be trusted
    if (line === CUT) break;
    const invoked = /^Program (\w+) invoke \[\d+\]$/.exec(line)?.[1];
    if (invoked) {
      const run = { lines: [`Program ${invoked} invoke [1]`], isWhole: false };
      stack.push({ program: invoked, run });
      if (invoked === program) runs.push(run);
      continue;
    }
    const current = stack.at(-1);
    if (!current) continue;
    if (line.startsWith("Program data: ")) current.run.lines.push(line);
    if (line !== `Program ${current.program} success`) continue;
    current.run.lines.push(line);
    current.run.isWhole = true;
    stack.pop();
  }
  return runs.map(({ lines, isWhole }) => (isWhole ? lines : null));
}
