import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** `npm start` as a newcomer runs it: whole processes, each with ports and a state folder of its own. */
export default defineConfig({
  resolve: { alias: { "~programs": fileURLToPath(new URL("./programs-client", import.meta.url)) } },
  test: {
    name: "dev",
    include: ["tests/dev/**/*.test.ts"],
    globalSetup: ["tests/e2e/find-browser.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    // bigint-buffer, which @solana/spl-token brings, warns that its native part is missing; its JavaScript part does the same
    onConsoleLog: (line) => !line.startsWith("bigint: Failed to load bindings"),
  },
});
