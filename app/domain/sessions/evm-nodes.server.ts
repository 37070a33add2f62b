import { createPublicClient, http, type PublicClient } from "viem";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";

/** The former chain as a sign-in asks it. `isLocal`: on the local machine a simulated node may stand in for Kaia's. */
export type SignInChain = { id: number; rpcUrls: readonly string[]; isLocal: boolean };

/** How long an RPC address may take before the next one is asked. */
const RPC_MS = 5_000;
/** One node alone could say whatever it likes. */
const ANSWERS_WANTED = 2;

/**
 * What the nodes of the chain say, best first: the answers of two, or the only one if no second address is configured or
 * answers. A node of another chain does not count. Throws EvmChainUnavailable if none answers.
 */
export async function askEvmNodes<T>(
  { id, rpcUrls }: SignInChain,
  question: (node: PublicClient) => Promise<T>,
): Promise<T[]> {
  const answers: T[] = [];
  const problems: unknown[] = [];
  for (const url of rpcUrls) {
    if (answers.length === ANSWERS_WANTED) break;
    const node = createPublicClient({ transport: http(url, { timeout: RPC_MS, retryCount: 0 }) });
    try {
      const chainId = await node.getChainId();
      if (chainId !== id) throw new Error(`an RPC address is of chain ${chainId} and not ${id}`);
      answers.push(await question(node));
    } catch (error) {
      problems.push(error);
    }
  }
  if (answers.length > 0 && problems.length === 0) return answers;
  const cause = new AggregateError(problems);
  if (answers.length > 0) {
    writeLog("warn", "an RPC address of the former chain did not answer", {}, cause);
    return answers;
  }
  writeLog("warn", "no RPC address of the former chain answered", {}, cause);
  throw new AppError("EvmChainUnavailable");
}
