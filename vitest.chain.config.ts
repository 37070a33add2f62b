import { defineConfig } from "vitest/config";
import { testsThatNeedChain } from "./tools/test/needs-chain.ts";
import domain from "./vitest.domain.config.ts";

/** The tests of the domain that `vitest.unit.config.ts` leaves out. */
export default defineConfig(async (env) => {
  const { test, ...config } = await domain(env);
  const include = ["tests/domain/indexer/**/*.test.ts", ...testsThatNeedChain("tests/domain")];
  return { ...config, test: { ...test, name: "chain", include } };
});
