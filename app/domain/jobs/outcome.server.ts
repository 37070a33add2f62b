import { AppError } from "~/errors";
import { type Chain, SIGNATURES_A_CALL, type SignatureStatus } from "../solana/chain";
import type { JobDeps } from "./deps";

/**
 * What became of a transaction. open: it may still land, or its block is not final yet. unknown: its time has been over for a
 * while, and the nodes still do not agree that it has no effect. `isSeen`: a node knows it.
 */
export type Outcome =
  | { state: "open" | "unknown"; isSeen: boolean }
  | { state: "expired" | "landed" }
  | { state: "failed"; problem: string };

/** A transaction that was sent. `lastBlockHeight`: see `readBlockhash` (blockhash.server.ts). */
export type Sent = { signature: string; blockhash: string; lastBlockHeight: number };

/** For how many blocks after its time the nodes may disagree before staff are told. */
const PATIENCE_BLOCKS = 150;
/** After about a day a node may have forgotten what landed, so that not knowing a signature proves nothing. */
const REMEMBERED_BLOCKS = 200_000;

type Said = { height: number; isBehind: boolean; statuses: (SignatureStatus | null)[]; dead: ReadonlySet<string> };

/**
 * What the nodes say together about transactions, in their order. One has landed, failed or expired only if each node that
 * answers says so, and at least `nodesNeeded` answer: the items of one that expired are paid again. A node says expired if
 * its latest final block is past `lastBlockHeight`, it refuses the blockhash there, and it does not know the signature. One
 * honest node among those that answer is enough for that to be true, whatever the others say and whatever height was stored.
 * Throws ChainUnavailable if fewer answer.
 */
export async function readOutcomes(
  { nodes, nodesNeeded }: Pick<JobDeps, "nodes" | "nodesNeeded">,
  sent: readonly Sent[],
): Promise<Outcome[]> {
  const asked = await Promise.allSettled(nodes.map((node) => askNode(node, sent)));
  const said = asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (said.length < Math.max(nodesNeeded, 1)) throw new AppError("ChainUnavailable");
  return sent.map((transaction, at) =>
    agree(
      said.map(({ statuses, ...node }) => ({ ...node, status: statuses[at] ?? null })),
      transaction,
    ),
  );
}

/** The height is asked for first: what landed until then is known to the node when it is asked for the signatures. */
async function askNode(node: Chain, sent: readonly Sent[]): Promise<Said> {
  const { slot, blockHeight } = await node.getFinalizedHeight();
  const statuses: (SignatureStatus | null)[] = [];
  let isBehind = false;
  for (let first = 0; first < sent.length; first += SIGNATURES_A_CALL) {
    const signatures = sent.slice(first, first + SIGNATURES_A_CALL).map(({ signature }) => signature);
    const answer = await node.listSignatureStatuses(signatures);
    // behind one address there may be several machines
    isBehind ||= answer.slot < slot;
    statuses.push(...answer.statuses);
  }
  const past = sent.filter(({ lastBlockHeight }, at) => !statuses[at] && blockHeight > lastBlockHeight);
  return { height: blockHeight, isBehind, statuses, dead: await listDead(node, past, slot) };
}

/** Which of the blockhashes of these transactions the node refuses, in a final block that is not before `slot`. */
async function listDead(node: Chain, past: readonly Sent[], slot: number): Promise<Set<string>> {
  const blockhashes = [...new Set(past.map(({ blockhash }) => blockhash))];
  const dead = new Set<string>();
  for (const blockhash of blockhashes) {
    const answer = await node.isBlockhashValid(blockhash);
    if (!answer.isValid && answer.slot >= slot) dead.add(blockhash);
  }
  return dead;
}

type Opinion = Omit<Said, "statuses"> & { status: SignatureStatus | null };

function agree(opinions: readonly Opinion[], sent: Sent): Outcome {
  const final = opinions.filter(({ status }) => status?.commitment === "finalized");
  if (final.length === opinions.length) {
    const [first, ...others] = final.map(({ status }) => JSON.stringify(status?.error ?? null));
    if (others.every((error) => error === first)) {
      return first === undefined || first === "null" ? { state: "landed" } : { state: "failed", problem: first };
    }
  }
  if (opinions.every((opinion) => saysExpired(opinion, sent))) return { state: "expired" };
  const isOverdue = opinions.every(({ height }) => height > sent.lastBlockHeight + PATIENCE_BLOCKS);
  const isSeen = opinions.some(({ status }) => status !== null);
  return { state: isOverdue ? "unknown" : "open", isSeen };
}

function saysExpired({ height, isBehind, status, dead }: Opinion, { blockhash, lastBlockHeight }: Sent): boolean {
  const isPast = height > lastBlockHeight && height <= lastBlockHeight + REMEMBERED_BLOCKS;
  return status === null && !isBehind && isPast && dead.has(blockhash);
}
