import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { PROGRAM_IDLS, PROGRAM_NAMES } from "~programs/programs.ts";
import { PROGRAMS } from "../../programs/toolchain/compile.mjs";
import { deedInstructions, holderInstructions } from "../../programs/toolchain/instructions.mjs";
import { parts } from "./parts.ts";

describe("the parts", () => {
  it.each(PROGRAM_NAMES)("have every instruction of %s exactly once", (program) => {
    const covered = parts.filter((part) => part.program === program).flatMap(({ instructions }) => instructions);
    expect(covered.toSorted()).toEqual(PROGRAM_IDLS[program].instructions.map(({ name }) => name).toSorted());
  });

  it.each(parts)("$name has a hostile matrix and a property test in its folder", ({ name }) => {
    const files = ["matrix.test.ts", "property.test.ts"].map((file) => new URL(`./${name}/${file}`, import.meta.url));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

it("the programs that are built are those that clients know, with the address of their IDL", () => {
  expect(PROGRAM_NAMES).toEqual(PROGRAMS);
  expect(PROGRAM_NAMES.map((name) => PROGRAM_IDLS[name].metadata.name)).toEqual(PROGRAMS);
});

it("the instructions that a browser reads are those of the IDLs: npm run programs:build writes them", () => {
  const folder = fileURLToPath(new URL("../../programs-client/idl", import.meta.url));
  expect(readFileSync(`${folder}/instructions.ts`, "utf8")).toBe(holderInstructions(folder));
  expect(readFileSync(`${folder}/deed-instructions.ts`, "utf8")).toBe(deedInstructions(folder));
});
