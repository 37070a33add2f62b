import type { NodeState } from "../../solana/probe-node.server";
import { type Finding, found, type Limits } from "../check";
import type { HealthDeps } from "../deps";
import { isOfCluster } from "../genesis";

/** Whether each node answers, is as far as the others, and belongs to the cluster of the environment. */
export function checkNodes(
  nodes: readonly NodeState[],
  { cluster }: Pick<HealthDeps, "cluster">,
  limits: Limits,
): Finding[] {
  const highest = Math.max(0, ...nodes.flatMap(({ slot }) => slot ?? []));
  return nodes.flatMap(({ host, slot, genesisHash }) => {
    const behind = slot === null ? null : highest - slot;
    const isForeign = genesisHash !== null && !isOfCluster(genesisHash, cluster);
    return [
      // a node that does not answer has no value
      found("nodes", behind, behind === null || behind > limits.alert_node_slots, host),
      genesisHash === null
        ? ({ name: "cluster", of: host, value: null, state: "unread" } as const)
        : found("cluster", isForeign ? genesisHash : null, isForeign, host),
    ];
  });
}
