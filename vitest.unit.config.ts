import { defineConfig } from "vitest/config";
import { testsThatNeedChain } from "./tools/test/needs-chain.ts";
import domain from "./vitest.domain.config.ts";

/**
 * The tests of the domain that need no chain: rules, texts, content, and commands on D1. Part of `npm run check`. The
 * indexer's are with those of the chain: they replay thousands of transactions, longer than all tests here together.
 */
export default defineConfig(async (env) => {
  const { test, ...config } = await domain(env);
  return {
    ...config,
    test: {
      ...test,
      name: "unit",
      globalSetup: [],
      exclude: ["tests/domain/indexer/**", ...testsThatNeedChain("tests/domain")],
    },
  };
});
