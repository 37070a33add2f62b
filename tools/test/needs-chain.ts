import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** How a test takes the address of the local chain from the global setup. */
const TAKES_CHAIN = /\binject\(/;

/** The tests below a folder that need the local chain, either themselves or through a file in that folder that they import. */
export function testsThatNeedChain(folder: string): string[] {
  return globSync(`${folder}/**/*.test.ts`).filter((file) => needsChain(file, new Set()));
}

function needsChain(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(file, "utf8");
  if (TAKES_CHAIN.test(code)) return true;
  const imported = [...code.matchAll(/from "(\.[^"]+)"/g)].map(([, name = ""]) => path.join(path.dirname(file), name));
  return imported
    .flatMap((name) =>
      [name, `${name}.ts`, `${name}.tsx`].filter((found) => existsSync(found) && /\.tsx?$/.test(found)),
    )
    .some((found) => needsChain(found, seen));
}
