import { writeLog } from "~/server/log";
import { PROGRAM_IDLS, PROGRAM_NAMES, type ProgramName } from "~programs/programs";
import type { Chain } from "../solana/chain";
import { readProgram } from "./programs.server";
import type { ProgramProof } from "./view";

/** A program of ours; `proof` is null if no node answers or nothing is deployed at its address. */
export type ProgramReading = { name: ProgramName; address: string; proof: ProgramProof | null };

/**
 * Every program of the site with its hash and its authority, as staff see them. It reads them whole: about a megabyte. A
 * program that cannot be read is logged, and the others are shown all the same.
 */
export function readAllPrograms(chain: Chain): Promise<ProgramReading[]> {
  return Promise.all(
    PROGRAM_NAMES.map(async (name) => {
      return { name, address: PROGRAM_IDLS[name].address, proof: await proofOf(chain, name) };
    }),
  );
}

async function proofOf(chain: Chain, name: ProgramName): Promise<ProgramProof | null> {
  try {
    return await readProgram(chain, name);
  } catch (error) {
    writeLog("warn", "a program was not read", { program: name }, error);
    return null;
  }
}
