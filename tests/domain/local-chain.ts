import type { TestProject } from "vitest/node";
import { developmentKeypair } from "../../programs-client/development-keys.ts";
import { startChain } from "../../tools/dev/chain.ts";
import { DEVELOPMENT_POOL_ADDRESS, fundWallets, setUpChain } from "../../tools/dev/chain-setup.ts";
import { findAnvil, startEvmNode } from "../../tools/dev/evm-node.ts";

declare module "vitest" {
  interface ProvidedContext {
    rpcUrl: string;
    poolAddress: string;
    /** A node of the former chain; empty where anvil's package is missing. */
    evmRpcUrl: string;
    /** Whether the local chain has the real Token Metadata program. */
    hasTokenMetadata: boolean;
  }
}

/** The first development wallet funds the wallets of all tests (staking/chain-world.ts). */
const BANK_TIMES = 20;

/**
 * Slots are eight times as fast as on a public cluster, because a chain test spends most of its time waiting for the next
 * one. A blockhash is then over after 7.5 seconds, so whatever sends more than the node carries out in that time asks for the
 * time of a public cluster.
 */
const SLOT_TIME_MS = Number(process.env.SLOT_TIME_MS) || 50;

/** Anvil mines a block for each transaction, at the time of this machine unless a test moves it. */
const KAIA = 8_217;

/** Real nodes of both chains, with the real programs, for the tests that need them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chain = await startChain({ port: 0, stateFolder: null, slotTimeMs: SLOT_TIME_MS });
  await setUpChain(chain);
  await fundWallets(chain, [developmentKeypair("wallet-1").publicKey], { times: BANK_TIMES });
  project.provide("rpcUrl", chain.rpcUrl);
  project.provide("poolAddress", DEVELOPMENT_POOL_ADDRESS);
  const kaia = findAnvil() ? await startEvmNode({ chainId: KAIA, port: 0, options: ["--auto-impersonate"] }) : null;
  if (!kaia && process.env.CI) throw new Error("anvil is missing: npm ci --include=optional");
  if (!chain.tokenMetadata && process.env.CI) {
    throw new Error("the Token Metadata program is missing: tools/dev/token-metadata-program.ts names the ways to it");
  }
  project.provide("evmRpcUrl", kaia?.url ?? "");
  project.provide("hasTokenMetadata", chain.tokenMetadata !== null);
  return async () => {
    await Promise.all([chain.stop(), kaia?.stop()]);
  };
}
