import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { PROGRAM_IDLS } from "~programs/programs.ts";
import { errorName, run } from "../fixtures.ts";
import { type Account, type Machine, machineNames, openMachine } from "../machine.ts";
import type { Part } from "../parts.ts";
import {
  type Attempt,
  attacksWith,
  attempts,
  type Control,
  type HostileWorld,
  type IdlInstruction,
} from "./attacks.ts";
import type { Expectation, ExpectedTable, Row } from "./expectation.ts";
import { matrixMarkdown } from "./matrix-markdown.ts";

export interface HostilePart<S extends string> {
  part: Part;
  /** what an attacker of this part puts in place of an account, besides what every part is attacked with */
  substitutions: readonly S[];
  /** written by hand from the program's README, never from a run */
  expected: ExpectedTable<S>;
  openWorld(machine: Machine): Promise<HostileWorld<S>>;
  /** `openMachine` unless the part needs programs that are not ours */
  open?: typeof openMachine;
}

/**
 * The hostile matrix of a part: every attack on every account of every instruction, on both machines. Each must be refused
 * with the expected error and change nothing, while the same instruction without the attack succeeds. Its page is
 * docs/program-matrix/<part>.md.
 */
export function testHostileMatrix<S extends string>(matrix: HostilePart<S>): void {
  const { part, substitutions, expected, openWorld, open = openMachine } = matrix;
  const attacks = attacksWith(substitutions);
  const instructions = instructionsOf(part);
  const seats = instructions.flatMap((instruction) =>
    instruction.accounts.map((account, place) => ({
      name: `${instruction.name} ${account.name}`,
      instruction,
      account,
      place,
    })),
  );
  const rowOf = (instruction: IdlInstruction, account: string): Row<S> => {
    const row = expected[instruction.name]?.[account];
    if (!row) throw new Error(`expected.ts has no row for ${instruction.name} ${account}`);
    return row;
  };

  describe("the table of what to expect", () => {
    it("has a row for each account of each instruction of the part, and no other", () => {
      const listed = Object.entries(expected).flatMap(([name, rows]) =>
        Object.keys(rows).map((row) => `${name} ${row}`),
      );
      expect(listed.sort()).toEqual(seats.map(({ name }) => name).sort());
    });

    it.each(seats)("names every attack on $name", ({ instruction, account }) => {
      const row = rowOf(instruction, account.name);
      expect(Object.keys(row).sort()).toEqual([...attacks].sort());
      const places = instruction.accounts.map(({ name }) => name);
      expect([...places, "others"]).toEqual(expect.arrayContaining(Object.keys(row["same account twice"])));
    });

    it.each(seats)("expects the signature and the writable flag that the IDL declares for $name", (seat) => {
      const row = rowOf(seat.instruction, seat.account.name);
      expect(typeof row["not signer"] === "string").toBe(seat.account.signer === true);
      expect(typeof row["not writable"] === "string").toBe(seat.account.writable === true);
    });

    it(`is what docs/program-matrix/${part.name}.md shows`, () => {
      const file = new URL(`../../../docs/program-matrix/${part.name}.md`, import.meta.url);
      const page = matrixMarkdown({ title: part.title, name: part.name, instructions, attacks, expected });
      if (process.env.UPDATE_PROGRAM_DOCS) writeFileSync(file, page);
      const shown = existsSync(file) ? readFileSync(file, "utf8") : "";
      expect(shown, "npm test -- programs with UPDATE_PROGRAM_DOCS=1 writes it").toBe(page);
    });
  });

  describe.each(machineNames)("on %s", (machineName) => {
    let machine: Machine;
    let world: HostileWorld<S>;
    let books: Map<PublicKey, Account | null>;

    beforeAll(async () => {
      machine = await open(machineName);
      world = await openWorld(machine);
      books = await snapshot(machine, world);
    });

    describe.each(seats)("$name", ({ instruction, account, place }) => {
      const row = rowOf(instruction, account.name);
      const possible = attacks.filter((attack) => attack === "same account twice" || isPossible(row[attack]));

      it.each(possible)("%s", async (attack) => {
        const control = world.controls[instruction.name] as Control;
        for (const attempt of await attempts(machine, world, instruction, place, attack)) {
          await restore(machine, books);
          const answer = attack === "same account twice" ? twiceOf(row, attempt.label) : row[attack];
          await judge(machine, attempt, answer as Expectation);
          await restore(machine, books);
          await run(machine, control.instruction, control.signers);
        }
      });
    });
  });
}

/** The IDL's declarations of a part's instructions, in the IDL's order. */
function instructionsOf({ program, instructions }: Part): IdlInstruction[] {
  const declared: IdlInstruction[] = PROGRAM_IDLS[program].instructions;
  return declared.filter(({ name }) => instructions.includes(name));
}

function isPossible(expectation: Expectation): boolean {
  return typeof expectation === "string" || "passes" in expectation;
}

function twiceOf(row: Row<string>, other: string): Expectation {
  return row["same account twice"][other] ?? row["same account twice"].others;
}

/** Refused with the expected error, without moving a byte or a lamport; or let through. */
async function judge(machine: Machine, attempt: Attempt, expectation: Expectation) {
  for (const [address, account] of attempt.planted) await machine.setAccount(address, account);
  const before = await read(machine, addressesOf(attempt));
  const outcome = await machine.send([attempt.instruction], attempt.signers);
  expect(errorName(outcome), attempt.label).toBe(typeof expectation === "string" ? expectation : null);
  if (typeof expectation === "string") expect(await read(machine, addressesOf(attempt)), attempt.label).toEqual(before);
}

function addressesOf({ instruction, planted }: Attempt): PublicKey[] {
  return [...instruction.keys.map(({ pubkey }) => pubkey), ...planted.map(([address]) => address)];
}

async function read(machine: Machine, addresses: PublicKey[]): Promise<string[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const account = await machine.getAccount(address);
      return account ? `${account.owner} ${account.lamports} ${account.data.toString("hex")}` : "none";
    }),
  );
}

/** Every account of every control. */
async function snapshot(machine: Machine, world: HostileWorld<string>) {
  const books = new Map<PublicKey, Account | null>();
  const keys = Object.values(world.controls).flatMap(({ instruction }) => instruction.keys);
  for (const { pubkey } of new Map(keys.map((key) => [key.pubkey.toBase58(), key])).values()) {
    books.set(pubkey, await machine.getAccount(pubkey));
  }
  return books;
}

async function restore(machine: Machine, books: Map<PublicKey, Account | null>) {
  for (const [address, account] of books) {
    if (!account?.executable) await machine.setAccount(address, account);
  }
}
