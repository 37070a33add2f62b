import { AppError } from "~/errors";
import type { DrawDeps } from "./deps";

/** The length of a slot on a public cluster. If a slot comes earlier or later, only the time of the draw changes. */
const SLOT_MS = 400;
/**
 * How far apart the nodes of one cluster may be. A node that names a slot of next year would otherwise keep a draw from taking
 * place.
 */
const MOST_SLOTS_APART = 1_000;

type Nodes = Pick<DrawDeps, "nodes" | "nodesNeeded">;

/**
 * The slot that is expected at a future moment, from the latest final slot of the node that is furthest ahead. Throws
 * ChainUnavailable if fewer than `nodesNeeded` answer, or if two of them are far apart.
 */
export async function slotAt(deps: Nodes & { now: Date }, at: Date): Promise<number> {
  const said = await askNodes(deps, (node) => node.getFinalizedHeight());
  const slots = said.map(({ slot }) => slot);
  const newest = Math.max(...slots);
  if (newest - Math.min(...slots) > MOST_SLOTS_APART) throw new AppError("ChainUnavailable");
  return newest + Math.ceil((at.getTime() - deps.now.getTime()) / SLOT_MS);
}

/**
 * The first final block from a slot on, as all nodes that answer name it; null while one of them has none. Throws
 * ChainUnavailable if fewer than `nodesNeeded` answer, or if they name different blocks: one of them lies or has a gap.
 */
export async function findAgreedBlock(deps: Nodes, slot: number): Promise<{ slot: number; blockhash: string } | null> {
  const said = await askNodes(deps, (node) => node.findBlockFrom(slot));
  const [first, ...others] = said;
  if (!first || others.includes(null)) return null;
  const isSame = others.every((block) => block?.slot === first.slot && block.blockhash === first.blockhash);
  if (!isSame || first.slot < slot) throw new AppError("ChainUnavailable");
  return first;
}

async function askNodes<T>({ nodes, nodesNeeded }: Nodes, ask: (node: Nodes["nodes"][number]) => Promise<T>) {
  const asked = await Promise.allSettled(nodes.map(ask));
  const said = asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (said.length < Math.max(nodesNeeded, 1)) throw new AppError("ChainUnavailable");
  return said;
}
