/** What tests and tools read of compile.mjs. */
export const PROGRAMS: string[];
export function compilePrograms(options: {
  workspace?: string;
  target: string;
  out: string;
  crates?: string[];
  features?: string[];
  isV3?: boolean;
}): void;
