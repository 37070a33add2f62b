import { defineConfig } from "vitest/config";
import { findAnvil } from "./tools/dev/evm-node.ts";

const hasNode = findAnvil() !== null;
if (!hasNode && process.env.CI) throw new Error("anvil is missing: npm ci --include=optional");
if (!hasNode) console.warn("anvil is missing, so only the artefacts of the contracts are tested.");

/** The EVM contracts, on real nodes: each file starts one of its own. */
export default defineConfig({
  test: {
    name: "contracts",
    include: hasNode ? ["tests/contracts/**/*.test.ts"] : ["tests/contracts/artefacts.test.ts"],
    pool: "forks",
    maxWorkers: 2,
    // the compiler of the contracts that only tests use is loaded once
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
