#!/usr/bin/env node
// Writes docs/specification.md, `npm run make -- specification`: where each term of the specification works. Prints the terms
// that work nowhere yet.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

process.chdir(fileURLToPath(new URL("../../", import.meta.url)));
const { module } = await runnerImport("./tools/specification/document.ts", {
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
});
writeFileSync("docs/specification.md", module.specificationDocument());
const missing = module.termsWithoutPlace();
console.log([...missing, `${missing.length} terms work nowhere yet.`].join("\n"));
