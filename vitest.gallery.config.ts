import { defineConfig } from "vitest/config";

/** `npm run make -- gallery`: the pictures of screens that a signed-in holder sees. It checks nothing. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "gallery",
    include: ["tests/gallery/**/*.gallery.ts"],
    globalSetup: ["tests/e2e/build-once.ts", "tools/browser/find-browser.ts"],
    pool: "forks",
    maxConcurrency: 3,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
