import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adoptBinaries } from "../../programs/toolchain/adopt-binaries.mjs";

/** `npm run programs:adopt`: binaries of other tools become the committed ones, or nothing changes. */

const COMMITTED = "programs-client/binaries";
const builtWith = "cargo build-sbf 3.1.0";

let from: string;
let to: string;
let before: Record<string, string>;

beforeEach(() => {
  from = mkdtempSync(path.join(tmpdir(), "adopt-from-"));
  to = mkdtempSync(path.join(tmpdir(), "adopt-to-"));
  cpSync(COMMITTED, to, { recursive: true });
  before = contentsOf(to);
  for (const program of ["staking", "drop", "vesting"]) {
    // zeros after the end of an ELF file change its hash and nothing else, as another tool would
    const bytes = Buffer.concat([readFileSync(path.join(COMMITTED, `${program}.so`)), Buffer.alloc(8)]);
    writeFileSync(path.join(from, `${program}.so`), bytes);
  }
});
afterEach(() => {
  for (const folder of [from, to]) rmSync(folder, { recursive: true });
});

function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), "base64")]));
}

it("commits the binaries with which the suite passed, their hashes and the tools that built them", () => {
  const passesSuite = vi.fn(() => true);
  const hashes = adoptBinaries({ from, to, builtWith, passesSuite });
  expect(passesSuite.mock.calls).toEqual([[from]]);
  for (const program of ["staking", "drop", "vesting"]) {
    expect(readFileSync(path.join(to, `${program}.so`))).toEqual(readFileSync(path.join(from, `${program}.so`)));
    expect(readFileSync(path.join(to, `${program}.sha256`), "utf8")).toBe(`${hashes[program]}  ${program}.so\n`);
  }
  const committed = JSON.parse(readFileSync(path.join(COMMITTED, "toolchain.json"), "utf8"));
  expect(JSON.parse(readFileSync(path.join(to, "toolchain.json"), "utf8"))).toEqual({
    adopted: builtWith,
    sources: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(Object.keys(committed)).toContain("sources");
});

describe("changes nothing", () => {
  afterEach(() => expect(contentsOf(to)).toEqual(before));

  it("when the suite fails with them", () => {
    expect(() => adoptBinaries({ from, to, builtWith, passesSuite: () => false })).toThrow("suite does not pass");
  });

  it("when one is missing", () => {
    rmSync(path.join(from, "drop.so"));
    expect(() => adoptBinaries({ from, to, builtWith, passesSuite: () => true })).toThrow("drop.so is missing");
  });

  it("when one is not a program, and says so before the suite runs", () => {
    writeFileSync(path.join(from, "vesting.so"), "#!/bin/sh\n");
    const passesSuite = vi.fn(() => true);
    expect(() => adoptBinaries({ from, to, builtWith, passesSuite })).toThrow("vesting.so is no program for Solana");
    expect(passesSuite).not.toHaveBeenCalled();
  });

  it("when one is written while the suite runs", () => {
    const passesSuite = () => {
      writeFileSync(path.join(from, "vesting.so"), readFileSync(path.join(from, "drop.so")));
      return true;
    };
    expect(() => adoptBinaries({ from, to, builtWith, passesSuite })).toThrow("vesting.so changed during the run");
  });

  it("when the tools that built them are not named", () => {
    expect(() => adoptBinaries({ from, to, builtWith: " ", passesSuite: () => true })).toThrow("--built-with");
  });
});
