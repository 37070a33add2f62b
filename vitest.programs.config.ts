import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: { "~programs": fileURLToPath(new URL("./programs-client", import.meta.url)) },
  },
  test: {
    name: "programs",
    include: ["tests/programs/**/*.test.ts"],
    pool: "forks",
    maxWorkers: 2,
    // loading the modules anew for each file would take a fourth of the time; no file changes what it shares with another
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // bankrun prints every program log otherwise.
    env: { RUST_LOG: "off" },
  },
});
