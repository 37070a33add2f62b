import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "~/errors";
import { jobTransaction } from "~db/schema";
import type { Chain, ListedSignature } from "../solana/chain";
import type { JobDeps } from "./deps";
import { listAllSignatures } from "./funding.server";
import type { JobRow } from "./job-rows.server";
import type { Outcome, Sent } from "./outcome.server";

/**
 * What became of transactions that no node remembers by their signature any more, by the history of the job's wallet, which
 * has few others. A node counts only if it lists every transaction of the wallet that is known to have landed, the first
 * payment into it among them: otherwise its history may have gaps. A transaction that every node leaves out has expired if each
 * refuses its blockhash too. What they do not agree on is left out of the answer. Throws ChainUnavailable.
 */
export async function findForgotten(
  { db, nodes, nodesNeeded }: Pick<JobDeps, "db" | "nodes" | "nodesNeeded">,
  row: JobRow,
  sent: readonly Sent[],
): Promise<Map<string, Outcome>> {
  const found = new Map<string, Outcome>();
  if (sent.length === 0 || !row.fundingSignature) return found;
  const landed = await db
    .select({ signature: jobTransaction.signature })
    .from(jobTransaction)
    .where(and(eq(jobTransaction.jobId, row.id), inArray(jobTransaction.state, ["landed", "failed"])));
  const witnesses = [row.fundingSignature, ...landed.map(({ signature }) => signature)];
  const asked = await Promise.allSettled(nodes.map((node) => askHistory(node, row.wallet, sent)));
  const said = asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (said.length < Math.max(nodesNeeded, 1)) throw new AppError("ChainUnavailable");
  if (said.some(({ listed }) => witnesses.some((signature) => !listed.has(signature)))) return found;
  for (const { signature, blockhash } of sent) {
    const outcomes = said.map(({ listed, dead }) => outcomeOf(listed.get(signature), dead.has(blockhash)));
    const [first, ...others] = outcomes;
    const isAgreed = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
    if (first && isAgreed) found.set(signature, first);
  }
  return found;
}

type History = { listed: Map<string, ListedSignature>; dead: Set<string> };

async function askHistory(node: Chain, wallet: string, sent: readonly Sent[]): Promise<History> {
  const dead = new Set<string>();
  // asked for first: what landed until then is in the list
  for (const blockhash of new Set(sent.map((one) => one.blockhash))) {
    if (!(await node.isBlockhashValid(blockhash)).isValid) dead.add(blockhash);
  }
  const all = await listAllSignatures(node, wallet);
  return { listed: new Map(all.map((listed) => [listed.signature, listed])), dead };
}

function outcomeOf(listed: ListedSignature | undefined, isDead: boolean): Outcome | null {
  if (!listed) return isDead ? { state: "expired" } : null;
  return listed.error === null ? { state: "landed" } : { state: "failed", problem: JSON.stringify(listed.error) };
}
