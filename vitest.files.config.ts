import { defineConfig } from "vitest/config";

/** What pages offer for download, as a reader's program opens it. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "files",
    include: ["tests/files/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
