import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { EvmChain } from "../evm/evm-chain";
import type { Chain } from "../solana/chain";
import { readGateRecord } from "./gate.server";
import { isRecordOf, type MigrationRow } from "./records.server";

/**
 * Where one node could have something signed by lying, a second one has to say the same. Each is asked at an address of its
 * own. With one address there is nobody to compare with, which docs/operations.md advises against.
 */
const NEEDED = 2;

/**
 * Whether every node that answers has the gate's record open, as the row says. Throws EvmChainUnavailable if fewer than two
 * answer.
 */
export async function isHandOverWitnessed(
  nodes: readonly EvmChain[],
  row: MigrationRow & { gateId: number },
): Promise<boolean> {
  if (nodes.length < NEEDED) return true;
  const answers = await answersOf(nodes, async (evm) => {
    const { number } = await evm.getFinalBlock();
    // one that is behind has nothing to say yet
    if (number < (row.handOverBlock ?? 0)) throw new AppError("EvmChainUnavailable");
    const record = await readGateRecord(evm, row, number);
    return record.status === "open" && isRecordOf(row, record);
  });
  if (answers.includes(false)) {
    writeLog("error", "nodes of the former chain disagree about a hand-over", { seq: row.seq, gateId: row.gateId });
    return false;
  }
  if (answers.length < NEEDED) throw new AppError("EvmChainUnavailable");
  return true;
}

/** Throws ChainUnavailable unless two nodes of Solana have the mint in a finalized block. */
export async function assertMintWitnessed(nodes: readonly Chain[], mint: string): Promise<void> {
  if (nodes.length < NEEDED) return;
  const answers = await answersOf(nodes, async (chain) => {
    const { accounts } = await chain.getAccounts([mint], { commitment: "finalized" });
    return accounts[0]?.owner === TOKEN_PROGRAM_ADDRESS.toBase58();
  });
  if (answers.filter((hasMint) => hasMint).length < NEEDED) throw new AppError("ChainUnavailable");
}

async function answersOf<N>(nodes: readonly N[], ask: (node: N) => Promise<boolean>): Promise<boolean[]> {
  const asked = await Promise.allSettled(nodes.map(ask));
  return asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}
