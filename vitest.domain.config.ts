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
        compatibilityFlags: ["nodejs_compat"],
        d1Databases: ["DB"],
        bindings: { TEST_MIGRATIONS: await readD1Migrations("db/migrations") },
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
    // web3.js and Anchor are CommonJS inside, which workerd reads only once they are bundled
    deps: { optimizer: { ssr: { enabled: true, include: ["@solana/web3.js", "@coral-xyz/anchor"] } } },
    // the contrast of the tokens is tested on their file
    css: { include: [/tokens\.css/] },
    fsModuleCache: false,
    teardownTimeout: 1000,
    testTimeout: 60_000,
  },
}));
