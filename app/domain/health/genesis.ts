import type { HealthDeps } from "./deps";

/** The hash of each public cluster's first block, by which a node shows which cluster it belongs to. */
const GENESIS = {
  devnet: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG",
  "mainnet-beta": "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
} as const;

/** Whether a node belongs to the cluster of the environment. A local chain has a first block of its own. */
export function isOfCluster(genesisHash: string, cluster: HealthDeps["cluster"]): boolean {
  if (cluster !== "local") return genesisHash === GENESIS[cluster];
  return !Object.values<string>(GENESIS).includes(genesisHash);
}
