import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { EvmChain, EvmLog, EvmLogFilter } from "../evm/evm-chain";
import type { Chain } from "../solana/chain";
import type { MigrationDeps } from "./deps";
import { type GateRecord, readGateRecord } from "./gate.server";
import { isMint } from "./solana-mint.server";

/**
 * Where one node could do harm by lying, because something is signed or closed for good on its word, a second one has to say
 * the same. Each is asked at an address of its own. With one address there is nobody to compare with: then nothing is minted
 * outside of the local machine (`nodesToMint`), and what was minted already is confirmed and closed on the word of that one.
 */
export const WITNESSES = 2;

/** A record of the gate as it is at the end of a block, which the node that was asked first calls final. */
type Place = { gate: string; gateId: number; block: number };

/**
 * Whether every node that answers says so of the gate's record. One that has not come as far as the block gives no answer.
 * Throws EvmChainUnavailable if fewer than two answer.
 */
export async function isRecordWitnessed(
  nodes: readonly EvmChain[],
  { block, ...place }: Place,
  says: (record: GateRecord) => boolean,
): Promise<boolean> {
  if (nodes.length < WITNESSES) return true;
  const answers = await answersOf(nodes, async (evm) => says(await readGateRecord(evm, place, block)));
  if (answers.includes(false)) {
    writeLog("error", "nodes of the former chain disagree about a record", place);
    return false;
  }
  if (answers.length < WITNESSES) throw new AppError("EvmChainUnavailable");
  return true;
}

/** Throws ChainUnavailable unless two nodes of Solana have the mint in a finalized block. */
export async function assertMintWitnessed(nodes: readonly Chain[], mint: string): Promise<void> {
  if (nodes.length < WITNESSES) return;
  const answers = await answersOf(nodes, async (chain) => {
    const { accounts } = await chain.getAccounts([mint], { commitment: "finalized" });
    return isMint(accounts[0]);
  });
  if (answers.filter((hasMint) => hasMint).length < WITNESSES) throw new AppError("ChainUnavailable");
}

/** The nodes that can be asked each by itself; without any, the one that stands for all. */
export function nodesOf({ evm, evmNodes }: Pick<MigrationDeps, "evm" | "evmNodes">): readonly EvmChain[] {
  return evmNodes.length > 0 ? evmNodes : [evm];
}

/** What those nodes say that answer. */
export async function answersOf<N, T>(nodes: readonly N[], ask: (node: N) => Promise<T>): Promise<T[]> {
  const asked = await Promise.allSettled(nodes.map(ask));
  return asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}

/**
 * What any of these nodes reports, in the order of the chain; of two reports for one place, that of the node which is asked
 * first. Throws EvmChainUnavailable if fewer than two answer: what one left out would count as read.
 */
export async function listLogs(nodes: readonly EvmChain[], filter: EvmLogFilter): Promise<EvmLog[]> {
  const [only, ...others] = nodes;
  if (only && others.length === 0) return only.listLogs(filter);
  const answers = await answersOf(nodes, (node) => node.listLogs(filter));
  if (answers.length < WITNESSES) throw new AppError("EvmChainUnavailable");
  const byPlace = new Map(
    answers
      .toReversed()
      .flat()
      .map((log) => [`${log.blockNumber}.${log.logIndex}`, log]),
  );
  return [...byPlace.values()].sort(
    (one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex,
  );
}
