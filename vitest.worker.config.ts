import { readFileSync, writeFileSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import buildOnce from "./tests/e2e/build-once.ts";

/** The built Worker in workerd, with a real D1, queues and workflows. Its chain is nowhere: what needs one is in e2e. */
export default defineConfig(async () => {
  buildOnce();
  return {
    plugins: [
      cloudflareTest({
        wrangler: { configPath: configWithoutAssets() },
        // FULL: tests/full-run.ts
        miniflare: {
          bindings: { TEST_MIGRATIONS: await readD1Migrations("db/migrations"), FULL: process.env.FULL ?? "" },
        },
      }),
    ],
    resolve: { tsconfigPaths: true },
    test: {
      name: "worker",
      include: ["tests/worker/**/*.test.ts"],
      globalSetup: ["tests/worker/admin-pages.ts"],
      setupFiles: ["tests/worker/migrate.ts"],
      // to start the built Worker anew for each file would take longer than the tests
      isolate: false,
      fileParallelism: false,
      // the lines of the Worker's log are shown where a test fails
      silent: "passed-only" as const,
      fsModuleCache: false,
      testTimeout: 30_000,
      // a second otherwise, which a busy machine may take to draw one page
      expect: { poll: { timeout: 20_000 } },
      // in CI other work may take the processor for seconds; here a test that needs a second try is one to mend
      retry: process.env.CI ? 1 : 0,
      teardownTimeout: 1000,
    },
  };
});

/** The build's own bindings; the pool does not end where there are assets. Its queues deliver at once and try once. */
function configWithoutAssets(): string {
  const { assets: _, ...config } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  const path = "build/server/wrangler.tests.json";
  const vars = { ...config.vars, SOLANA_RPC_URLS: "http://127.0.0.1:1" };
  const consumers = config.queues.consumers.map((consumer: object) => ({
    ...consumer,
    max_batch_timeout: 0,
    max_retries: 0,
  }));
  writeFileSync(path, JSON.stringify({ ...config, vars, queues: { ...config.queues, consumers } }));
  return path;
}
