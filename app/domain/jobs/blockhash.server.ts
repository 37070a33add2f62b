import { AppError } from "~/errors";
import type { JobDeps } from "./deps";

/**
 * The most blocks by which nodes may differ when a transaction is signed. It has to stay below the 150 blocks of a
 * blockhash's life: then an honest node's final block past `lastBlockHeight` is also past the block of the blockhash, so that
 * a node which refuses the blockhash there refuses it because it is too old, and not because it is too new.
 */
const MOST_APART_BLOCKS = 100;

/**
 * The blockhash for the next transactions, and the block after which nodes are asked whether they have expired. No node is
 * believed alone: one that names too low a height could keep a transaction back, have its items paid again, and then send it.
 * So the highest of the heights counts. Throws ChainUnavailable if fewer than `nodesNeeded` answer, or if they are too far
 * apart for a transaction to be signed.
 */
export async function readBlockhash({
  nodes,
  nodesNeeded,
}: Pick<JobDeps, "nodes" | "nodesNeeded">): Promise<{ blockhash: string; lastBlockHeight: number }> {
  const asked = await Promise.allSettled(nodes.map((node) => node.getLatestBlockhash()));
  const said = asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const [first] = said;
  if (!first || said.length < nodesNeeded) throw new AppError("ChainUnavailable");
  const heights = said.map(({ lastValidBlockHeight }) => lastValidBlockHeight);
  const lastBlockHeight = Math.max(...heights);
  if (lastBlockHeight - Math.min(...heights) > MOST_APART_BLOCKS) throw new AppError("ChainUnavailable");
  return { blockhash: first.blockhash, lastBlockHeight };
}
