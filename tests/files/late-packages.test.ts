import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Pages load these from their start, so that the development server finds them before the first one is served. */
const EARLY = /^(react|react-dom|react-router)(\/|$)/;
/** Its worker is a program of its own, whose packages never have the page loaded again. */
const IN_WORKER = /^@zxing\//;

test("the development server knows each package of the wallets' code before a press loads it", () => {
  const config = readFileSync("vite.config.ts", "utf8");
  const sources = globSync("app/{wallet,qr,signing}/**/.client/**/*.{ts,tsx}").map((file) =>
    readFileSync(file, "utf8"),
  );
  const packages = sources.flatMap((code) => [
    ...code.matchAll(/^(?:import (?!type\b)|} )[^;]*?from "([@a-z][^"]*)";$/gm),
  ]);
  const late = new Set(
    packages.map(([, name = ""]) => name).filter((name) => !EARLY.test(name) && !IN_WORKER.test(name)),
  );
  expect(late.size).toBeGreaterThan(5);
  expect([...late].filter((name) => !config.includes(`"${name}",`)).toSorted()).toEqual([]);
});
