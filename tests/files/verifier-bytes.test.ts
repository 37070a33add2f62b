import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

/** What the signing code loads in any case, and what every page has loaded. */
const LOADED_ANYWAY = /^(@solana\/web3\.js|bs58|react|.*\/call-api|.*\/wallet-error)$/;
const MOST_BYTES = 12_000;

test("the verifier adds less than 12 kB to the code that signs", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: "es2023",
      lib: { entry: "app/signing/.client/verifier/check-before-signing.ts", formats: ["es"] },
      rolldownOptions: { external: LOADED_ANYWAY, output: { minify: true } },
    },
  });
  const outputs = [built].flat().flatMap((it) => ("output" in it ? it.output : []));
  const code = outputs.flatMap((it) => (it.type === "chunk" ? it.code : []));
  const bytes = gzipSync(code.join("\n"), { level: 9 }).length;
  console.log(`verifier: ${bytes} bytes gzip, at most ${MOST_BYTES}`);
  expect(code.join("")).toContain("proposeBeneficiary");
  expect(bytes).toBeLessThan(MOST_BYTES);
});
