import { type Keypair, PublicKey, type TransactionInstruction, TransactionMessage } from "@solana/web3.js";
import { PROGRAM_IDLS } from "~programs/programs.ts";
import { lamportsOf, run } from "./fixtures.ts";
import { type Machine, type MachineName, machineNames, openMachine } from "./machine.ts";
import type { Part } from "./parts.ts";

/** What one case of an instruction costs. Compute units are the program's, including its calls. */
export interface Resources {
  units: Record<MachineName, number>;
  /** for a transaction with only this instruction */
  transactionBytes: number;
  accounts: number;
  rentLamports: number;
}

/** By the case's name: the IDL's name of the instruction and, after a comma, what is special about the case. */
export type ResourceTable = Record<string, Resources>;

/** By part, then by the runtime and token program it was measured with. */
export type ResourceTables = Record<string, Record<string, ResourceTable>>;

/** One instruction to measure. It is sent, and has to succeed, before the generator continues. */
export interface Scenario {
  name: string;
  instruction: TransactionInstruction;
  signers: Keypair[];
  /** who pays rent, if any is paid */
  payer?: PublicKey;
}

/** The cases of a part, in the order in which they are sent. Those that derive addresses choose ids with a known bump. */
export type Scenarios = (machine: Machine) => AsyncGenerator<Scenario>;

/** Every case of a part on both machines. */
export async function measureResources({ program, resources }: Part): Promise<Record<string, ResourceTable>> {
  const tables: Record<string, ResourceTable> = {};
  for (const [title, scenarios] of Object.entries(resources)) {
    const table: ResourceTable = {};
    for (const machineName of machineNames) {
      const machine = await openMachine(machineName);
      for await (const { name, ...measured } of measurements(machine, PROGRAM_IDLS[program].address, scenarios)) {
        const units = { ...table[name]?.units, [machineName]: measured.units } as Resources["units"];
        table[name] = { ...measured, units };
      }
    }
    tables[title] = table;
  }
  return tables;
}

async function* measurements(machine: Machine, program: string, scenarios: Scenarios) {
  for await (const { name, instruction, signers, payer } of scenarios(machine)) {
    const before = payer ? await lamportsOf(machine, payer) : 0n;
    const { logs } = await run(machine, instruction, signers);
    const rentLamports = payer ? Number(before - (await lamportsOf(machine, payer))) : 0;
    const accounts = instruction.keys.length;
    const transactionBytes = bytesOf(instruction, signers);
    yield { name, units: unitsOf(program, logs), transactionBytes, accounts, rentLamports };
  }
}

/** The smallest id from `from` on that meets a condition, for example that its address is found at the first bump. */
export function firstIdWith(fits: (id: bigint) => boolean, from = 0n): bigint {
  for (let id = from; id < from + 10_000n; id++) if (fits(id)) return id;
  throw new Error("no id with such a bump");
}

function unitsOf(program: string, logs: string[]): number {
  const line = logs.find((entry) => entry.startsWith(`Program ${program} consumed `));
  return Number(/consumed (\d+)/.exec(line ?? "")?.[1]);
}

function bytesOf(instruction: TransactionInstruction, signers: Keypair[]): number {
  const [payer] = signers as [Keypair];
  const recentBlockhash = PublicKey.default.toBase58();
  const draft = { payerKey: payer.publicKey, recentBlockhash, instructions: [instruction] };
  const message = new TransactionMessage(draft).compileToLegacyMessage();
  return 1 + 64 * message.header.numRequiredSignatures + message.serialize().length;
}

/** The page of all parts that have been measured. */
export function resourcesMarkdown(parts: Part[], tables: ResourceTables): string {
  const sections = parts.flatMap(({ name, title, program }) =>
    Object.entries(tables[name] ?? {}).map(([measuredWith, table]) =>
      [`## ${program}: ${title}, ${measuredWith}`, "", ...HEAD, ...rowsOf(table)].join("\n"),
    ),
  );
  return `${[INTRODUCTION, ...sections].join("\n\n")}\n`;
}

function rowsOf(table: ResourceTable): string[] {
  return Object.entries(table).map(
    ([name, { units, transactionBytes, accounts, rentLamports }]) =>
      `| ${name} | ${count(units.litesvm)} | ${count(units.bankrun)} | ${count(transactionBytes)} | ${accounts} | ${rentLamports ? count(rentLamports) : ""} |`,
  );
}

const HEAD = [
  "| instruction | units, litesvm 1.5 | units, bankrun 0.4 | transaction bytes | accounts | rent, lamports |",
  "|---|---:|---:|---:|---:|---:|",
];

const INTRODUCTION = `# What the programs' instructions take

Made from \`docs/program-resources.json\` by \`UPDATE_PROGRAM_DOCS=1 npm test -- programs resources\` (\`-t coin\` for one part); the ordinary run fails where any figure has grown. Compute units are the program's with its calls inside. litesvm 1.5 runs p-token, as mainnet does; bankrun 0.4 the SPL Token of runtime 1.18. Transaction bytes are those of the instruction alone (the limit is 1,232). Rent comes back at closing. Each further bump tried when an address is derived costs 1,500 units: cases that derive some are measured at the first bump unless they say otherwise.`;

function count(value: number): string {
  return value.toLocaleString("en-US");
}
