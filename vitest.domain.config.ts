import { createRequire } from "node:module";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const require = createRequire(import.meta.url);

/** Domain rules and commands from source, in workerd with a real D1. */
export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      miniflare: {
        compatibilityDate: "2026-10-01",
        compatibilityFlags: ["nodejs_compat", "global_fetch_strictly_public"],
        // the second is where a backup of the first is put back
        d1Databases: ["DB", "EMPTY_DB"],
        r2Buckets: ["PROJECT_IMAGES", "BACKUPS"],
        // FULL: tests/full-run.ts
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations("db/migrations"),
          FULL: process.env.FULL ?? "",
          // how many recipients tests/bench/jobs.ts has a job pay
          JOB_ITEMS: process.env.JOB_ITEMS ?? "",
        },
      },
    }),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: { "@coral-xyz/anchor": require.resolve("@coral-xyz/anchor/dist/browser/index.js") },
  },
  test: {
    name: "domain",
    include: ["tests/domain/**/*.test.ts"],
    globalSetup: ["tests/domain/local-chain.ts"],
    setupFiles: ["tests/domain/migrate.ts"],
    // one chain for all files: one moves its clock on, or pauses its pool, where another would see it
    fileParallelism: false,
    // to load the modules of the site anew for each of them would take longer than the tests
    isolate: false,
    // web3.js and Anchor are CommonJS inside, which workerd reads only once they are bundled
    deps: { optimizer: { ssr: { enabled: true, include: ["@solana/web3.js", "@coral-xyz/anchor"] } } },
    // the contrast of the tokens is tested on their file
    css: { include: [/tokens\.css/] },
    // the lines of the Worker's log are shown where a test fails
    silent: "passed-only" as const,
    fsModuleCache: false,
    teardownTimeout: 1000,
    testTimeout: 60_000,
    // a second otherwise, which a busy machine may take to draw one page
    expect: { poll: { timeout: 20_000 } },
    // in CI other work may take the processor for seconds; here a test that needs a second try is one to mend
    retry: process.env.CI ? 1 : 0,
  },
}));
