import { defineConfig } from "vitest/config";
import { testsThatNeedChain } from "./tools/test/needs-chain.ts";
import domain from "./vitest.domain.config.ts";

/** It replays chains of thousands of transactions, which takes longer than all other tests here together. */
const INDEXER = "tests/domain/indexer/**";

/** The tests of the domain that need no chain: rules, texts, content, and commands on D1. Part of `npm run check`. */
export default defineConfig(async (env) => {
  const { test, ...config } = await domain(env);
  return {
    ...config,
    test: { ...test, name: "check", globalSetup: [], exclude: [INDEXER, ...testsThatNeedChain("tests/domain")] },
  };
});
