import dropIdl from "./idl/drop.json" with { type: "json" };
import stakingIdl from "./idl/staking.json" with { type: "json" };
import vestingIdl from "./idl/vesting.json" with { type: "json" };

/**
 * Every program of ours by its crate's name. What has to know them all reads them here: errors, the machines of the
 * tests, the local chain. The same names stand in PROGRAMS of programs/toolchain/compile.mjs; a test compares.
 */
export const PROGRAM_IDLS = { staking: stakingIdl, drop: dropIdl, vesting: vestingIdl } as const;

export type ProgramName = keyof typeof PROGRAM_IDLS;

export const PROGRAM_NAMES = Object.keys(PROGRAM_IDLS) as ProgramName[];
