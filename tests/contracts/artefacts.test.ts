import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import build from "../../contracts/artifacts/build.json" with { type: "json" };
import { ARTIFACTS, artifactFiles, compileSources } from "../../contracts/compile.ts";

/** What a contract may weigh on the chain (EIP-170). */
const SIZE_LIMIT = 24_576;

describe("the artefacts of the contracts", () => {
  it("are what the sources give with the versions of package-lock.json", () => {
    const committed = readdirSync(ARTIFACTS).map((file) => [file, readFileSync(path.join(ARTIFACTS, file), "utf8")]);
    expect(Object.fromEntries(committed)).toEqual(artifactFiles());
  });

  it("fit on a chain", () => {
    const sizes = Object.values(build.sha256).map(({ runtimeBytes }) => runtimeBytes);
    expect(sizes.length).toBe(3);
    expect(Math.max(...sizes)).toBeLessThan(SIZE_LIMIT);
  });

  it("are not made of sources with an error or a warning", () => {
    const head = "// SPDX-License-Identifier: MIT\npragma solidity 0.8.37;\n";
    expect(() => compileSources({ "a.sol": `${head}contract A { uint256 a = ; }` })).toThrow("ParserError");
    expect(() =>
      compileSources({ "a.sol": `${head}contract A { function a() external pure { uint256 b; } }` }),
    ).toThrow("Unused");
    expect(() => compileSources({ "a.sol": `${head}import "nothing/There.sol";` })).toThrow("nothing/There.sol");
  });
});
