import { writeLog } from "~/server/log";
import { readIndexerState } from "../indexer/queries.server";
import type { IndexerState } from "../indexer/view";
import { readProgram } from "../proof/programs.server";
import type { ProgramProof } from "../proof/view";
import type { HealthDeps } from "./deps";
import { isOfCluster } from "./genesis";

/** A node as staff see it. `behind`: slots behind the furthest one; null with `slot` if it did not answer. */
export type NodeFacts = {
  host: string;
  slot: number | null;
  behind: number | null;
  ms: number;
  /** Whether it belongs to the cluster of the environment; null if it did not say. */
  isOurs: boolean | null;
};

/** A program; null in place of what the chain says if no node answered, or if it is not deployed. */
export type ProgramFacts = { name: ProgramProof["name"]; proof: ProgramProof | null };

const PROGRAM_NAMES = ["staking", "drop", "vesting"] as const;

/** The nodes, the programs as they run, and how far our lists are. It fails with D1 alone. */
export async function readChainFacts(
  deps: HealthDeps,
): Promise<{ nodes: NodeFacts[]; programs: ProgramFacts[]; lists: IndexerState[] }> {
  const [states, programs, lists] = await Promise.all([
    deps.probeNodes(),
    Promise.all(PROGRAM_NAMES.map((name) => readProgramFacts(deps, name))),
    readIndexerState(deps),
  ]);
  const highest = Math.max(0, ...states.flatMap(({ slot }) => slot ?? []));
  const nodes = states.map(({ host, slot, genesisHash, ms }) => ({
    ...{ host, slot, ms },
    behind: slot === null ? null : highest - slot,
    isOurs: genesisHash === null ? null : isOfCluster(genesisHash, deps.cluster),
  }));
  return { nodes, programs, lists };
}

async function readProgramFacts({ chain }: HealthDeps, name: ProgramProof["name"]): Promise<ProgramFacts> {
  try {
    return { name, proof: await readProgram(chain, name) };
  } catch (error) {
    writeLog("warn", "a program was not read", { program: name }, error);
    return { name, proof: null };
  }
}
