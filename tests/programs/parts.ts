import type { ProgramName } from "~programs/programs.ts";
import { coin } from "./coin/part.ts";
import { drop } from "./drop/part.ts";
import { nft } from "./nft/part.ts";
import type { Scenarios } from "./resources.ts";
import { vesting } from "./vesting/part.ts";

/**
 * What is tested together: a program, or the instructions of a program that share their state. Each part has a folder of its
 * own beside this file and its pages in docs.
 */
export interface Part {
  /** the name of its folder and of its page in docs/program-matrix */
  name: string;
  /** as a heading says it */
  title: string;
  program: ProgramName;
  /** the instructions of the program's IDL that are its own */
  instructions: readonly string[];
  /** the costs of its instructions, by the token program they are measured with; budgets are those of "SPL Token" */
  resources: Record<string, Scenarios>;
  /** the most compute units, with p-token, for the cases whose names match: the budgets of the design */
  budgets: readonly (readonly [cases: RegExp, units: number])[];
}

/** Every instruction of every program is in exactly one of them (parts.test.ts). */
export const parts: Part[] = [coin, nft, vesting, drop];
