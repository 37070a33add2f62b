import { readIndexerState } from "../indexer/queries.server";
import type { IndexerState } from "../indexer/view";
import { type ProgramReading, readAllPrograms } from "../proof/all-programs.server";
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

/** The nodes, the deployed programs, and how far our lists are. This fails only if D1 fails. */
export async function readChainFacts(
  deps: HealthDeps,
): Promise<{ nodes: NodeFacts[]; programs: ProgramReading[]; lists: IndexerState[] }> {
  const [states, programs, lists] = await Promise.all([
    deps.probeNodes(),
    readAllPrograms(deps.chain),
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
