import { AppError } from "~/errors";
import { PROGRAM_IDLS, type ProgramName } from "~programs/programs";
import { readProgram } from "../proof/programs.server";
import type { ProgramProof } from "../proof/view";
import type { Chain } from "../solana/chain";

/** A program of ours; `proof` is null if no node answers or nothing is deployed at its address. */
export type ProgramForStaff = { name: ProgramName; address: string; proof: ProgramProof | null };

/** Every program of the site with its hash and its authority. It reads them whole: about a megabyte. */
export async function readPrograms(chain: Chain): Promise<ProgramForStaff[]> {
  const names = Object.keys(PROGRAM_IDLS) as ProgramName[];
  return Promise.all(
    names.map(async (name) => ({ name, address: PROGRAM_IDLS[name].address, proof: await proofOf(chain, name) })),
  );
}

async function proofOf(chain: Chain, name: ProgramName): Promise<ProgramProof | null> {
  try {
    return await readProgram(chain, name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return null;
  }
}
