import dropIdl from "./idl/drop.json" with { type: "json" };
import stakingIdl from "./idl/staking.json" with { type: "json" };
import vestingIdl from "./idl/vesting.json" with { type: "json" };

/**
 * All our programs by their crates' names. Whatever has to know all of them reads them here: errors, the machines of the
 * tests, the local chain. PROGRAMS of programs/toolchain/compile.mjs has the same names; a test compares the two.
 */
export const PROGRAM_IDLS = { staking: stakingIdl, drop: dropIdl, vesting: vestingIdl } as const;

export type ProgramName = keyof typeof PROGRAM_IDLS;

export const PROGRAM_NAMES = Object.keys(PROGRAM_IDLS) as ProgramName[];
