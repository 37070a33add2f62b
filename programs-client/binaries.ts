import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ProgramName } from "./programs.ts";

/**
 * The path of a built program, for what deploys or runs it. Node only. PROGRAMS_DIR names another build, for example one by
 * the official toolchain, on which the same tests then run.
 */
export function binaryPath(program: ProgramName): string {
  const committed = fileURLToPath(new URL("./binaries", import.meta.url));
  return path.resolve(process.env.PROGRAMS_DIR ?? committed, `${program}.so`);
}
