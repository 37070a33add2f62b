import { defineConfig } from "vitest/config";
import { isFullRun, leftOut } from "./tests/full-run.ts";
import { LongestFirst } from "./tools/test/longest-first.ts";

/** The whole site in a real browser: each file has a chain, a Worker and a browser of its own. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "e2e",
    include: ["tests/e2e/**/*.test.ts"],
    exclude: leftOut(),
    setupFiles: ["tests/e2e/failed-pages.ts"],
    globalSetup: ["tests/e2e/build-once.ts", "tools/browser/find-browser.ts", "tests/sample-chain.ts"],
    pool: "forks",
    // one more than the cores: decision 046 has the figures. The full run's walks take the processor for longer, and a
    // transaction that waits fifteen seconds for it is refused by the local chain
    maxWorkers: isFullRun ? 2 : 3,
    sequence: { sequencer: LongestFirst },
    // within a file: each has a page of its own, and most of its time is waiting for the chain
    maxConcurrency: isFullRun ? 2 : 3,
    // of a busy machine; nothing waits longer for it
    testTimeout: 240_000,
    // a second otherwise, which a busy machine may take to draw one page
    expect: { poll: { timeout: 20_000 } },
    // in CI other work may take the processor for seconds; here a test that needs a second try is one to mend
    retry: process.env.CI ? 2 : 0,
    hookTimeout: 240_000,
    teardownTimeout: 10_000,
  },
});
