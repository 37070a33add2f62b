import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { leftOut } from "./tests/full-run.ts";

/** `npm start` as a newcomer runs it: whole processes, each with ports and a state folder of its own. */
export default defineConfig({
  resolve: { alias: { "~programs": fileURLToPath(new URL("./programs-client", import.meta.url)) } },
  test: {
    name: "dev",
    include: ["tests/dev/**/*.test.ts"],
    exclude: leftOut(),
    globalSetup: ["tools/browser/find-browser.ts", "tests/sample-chain.ts"],
    pool: "forks",
    // what is started as a process of its own is kept compiled, and takes half of the time to begin
    env: { NODE_COMPILE_CACHE: path.join(tmpdir(), "punkvism-compiled") },
    // each start of a site takes a core for seconds, and `npm test` runs the browser's tests beside these
    maxWorkers: 1,
    // a test starts up to three sites, each in a quarter of a minute where nothing else runs
    testTimeout: 300_000,
    // a second otherwise, which a busy machine may take to draw one page
    expect: { poll: { timeout: 20_000 } },
    // in CI other work may take the processor for seconds; here a test that needs a second try is one to mend
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 300_000,
    teardownTimeout: 10_000,
  },
});
