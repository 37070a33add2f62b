import { defineConfig } from "vitest/config";

/** Files: what pages offer for download, as a reader’s program opens it, and the sources of our screens. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "files",
    include: ["tests/files/**/*.test.ts"],
    globalSetup: ["tools/browser/find-browser.ts"],
    testTimeout: 300_000,
  },
});
