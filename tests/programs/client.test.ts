import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { STAKING_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { programErrors, readProgramError } from "~programs/errors.ts";
import { PROGRAM_IDLS, PROGRAM_NAMES } from "~programs/programs.ts";

describe("the README", () => {
  it("shows an example that runs and prints what it says", () => {
    const folder = fileURLToPath(new URL("../../programs-client/", import.meta.url));
    const [, example = ""] = /```ts\n(.*?)```/s.exec(readFileSync(`${folder}README.md`, "utf8")) ?? [];
    const promised = example.trim().split("\n").at(-1)?.replace("// ", "");
    const args = ["--input-type=module-typescript"];
    const printed = execFileSync(process.execPath, args, { cwd: folder, input: example, stdio: "pipe" });
    expect(printed.toString().trim()).toBe(promised);
  });
});

describe("errors", () => {
  it.each<[string, unknown, string | null]>([
    ["an RPC error", { InstructionError: [1, { Custom: 6001 }] }, "PoolPaused"],
    ["an RPC error inside a status", { err: { InstructionError: [0, { Custom: 6028 }] } }, "ZeroAmount"],
    ["an RPC error with a name", { InstructionError: [0, "MissingRequiredSignature"] }, "MissingRequiredSignature"],
    ["a bare name", "BlockhashNotFound", "BlockhashNotFound"],
    ["a message", new Error("failed: custom program error: 0x1770"), "Unauthorized"],
    [
      "a number of ours in another program's log",
      [`Program ${TOKEN_PROGRAM_ADDRESS} failed: custom program error: 0x1770`],
      "Custom6000",
    ],
    ["a number that is nobody's", { InstructionError: [0, { Custom: 1 }] }, null],
    ["a success", ["Program 11111111111111111111111111111111 success"], null],
    ["nothing", null, null],
    ["something else", 5, null],
  ])("are read from %s", (_, failure, name) => {
    expect(readProgramError(failure, "staking")?.name ?? null).toBe(name);
  });

  it("with a bare number are read only where one program alone can mean it", () => {
    const shared = { InstructionError: [0, { Custom: 6000 }] };
    for (const program of PROGRAM_NAMES) {
      expect(readProgramError(shared, program)).toEqual(programErrors[program][0]);
    }
    expect(readProgramError(shared)).toBeNull();
    const numbers = Object.values(programErrors).flatMap((errors) => errors.map(({ number }) => number));
    const alone = numbers.filter((number) => numbers.indexOf(number) === numbers.lastIndexOf(number));
    expect(alone.map((number) => readProgramError({ InstructionError: [0, { Custom: number }] })?.number)).toEqual(
      alone,
    );
  });

  it("in logs are those of the program that logged them", () => {
    for (const program of PROGRAM_NAMES) {
      const logs = [`Program ${PROGRAM_IDLS[program].address} failed: custom program error: 0x1770`];
      expect(readProgramError({ logs })).toEqual(programErrors[program][0]);
    }
  });

  it("name the program that failed first, not those that passed it on", () => {
    const own = STAKING_PROGRAM_ADDRESS.toBase58();
    const logs = [
      `Program ${own} invoke [1]`,
      `Program ${TOKEN_PROGRAM_ADDRESS} invoke [2]`,
      `Program ${TOKEN_PROGRAM_ADDRESS} failed: custom program error: 0x1`,
      `Program ${own} failed: custom program error: 0x1`,
    ];
    expect(readProgramError({ logs })).toMatchObject({ source: "token", number: 1, name: "InsufficientFunds" });
  });
});
