import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { findAnvil, startEvmNode } from "./evm-node.ts";
import { SetupError } from "./progress.ts";

/** The former chain, as a local node. */
export interface KaiaChain {
  rpcUrl: string;
  /** Saves once more what has to be kept, and ends the node. */
  stop(): Promise<void>;
}

export interface KaiaChainOptions {
  /** 0 takes a free one. */
  port: number;
  /** Where the chain is stored between starts; null stores nothing. */
  stateFolder: string | null;
}

/** The number of Kaia's main network, 0x2019. */
export const KAIA_CHAIN_ID = 8217;
const SAVE_EVERY_MS = 500;

/**
 * Starts a local node under Kaia's number; null if anvil's package is missing, because it is optional and the site does
 * without. A block is made for each transaction, since on Kaia a block is final as soon as it exists. Blocks and events of
 * earlier starts are there again. Throws SetupError if the node does not start.
 */
export async function startKaiaChain({ port, stateFolder }: KaiaChainOptions): Promise<KaiaChain | null> {
  if (!findAnvil()) return null;
  const { url, stop } = await startEvmNode({ chainId: KAIA_CHAIN_ID, port });
  if (!stateFolder) return { rpcUrl: url, stop };
  const file = path.join(stateFolder, "kaia-chain");
  try {
    if (existsSync(file)) await callRpc(url, "anvil_loadState", [readFileSync(file, "utf8")]);
  } catch (error) {
    await stop();
    throw new SetupError(`The node does not take ${file} (${messageOf(error)}): \`npm run reset\` starts afresh.`);
  }
  const keeper = keepState(url, file);
  return {
    rpcUrl: url,
    async stop() {
      await keeper.stop();
      await stop();
    },
  };
}

/** Writes the node's state into a file whenever a block was made. */
function keepState(url: string, file: string): { stop(): Promise<void> } {
  mkdirSync(path.dirname(file), { recursive: true });
  let saved = "";
  const save = async () => {
    const block = await callRpc<string>(url, "eth_blockNumber");
    if (block === saved) return;
    const state = await callRpc<string>(url, "anvil_dumpState");
    // a start that is killed while it writes must leave the file of before
    writeFileSync(`${file}.new`, state);
    renameSync(`${file}.new`, file);
    saved = block;
  };
  let pending = Promise.resolve();
  const saveInTurn = () => {
    pending = pending.then(save).catch((error: unknown) => console.error("the Kaia node was not saved:", error));
    return pending;
  };
  const timer = setInterval(saveInTurn, SAVE_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await saveInTurn();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
