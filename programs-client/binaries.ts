import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ProgramName } from "./programs.ts";

/**
 * Path of a built program, for what deploys or runs it. Node only. PROGRAMS_DIR points at another
 * build, for example of the official toolchain, that the same tests shall judge.
 */
export function binaryPath(program: ProgramName): string {
  const committed = fileURLToPath(new URL("./binaries", import.meta.url));
  return path.resolve(process.env.PROGRAMS_DIR ?? committed, `${program}.so`);
}
