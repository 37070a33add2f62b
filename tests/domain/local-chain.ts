import type { TestProject } from "vitest/node";
import { developmentKeypair } from "../../programs-client/development-keys.ts";
import { startChain } from "../../tools/dev/chain.ts";
import { DEVELOPMENT_POOL_ADDRESS, fundWallets, setUpChain } from "../../tools/dev/chain-setup.ts";

declare module "vitest" {
  interface ProvidedContext {
    rpcUrl: string;
    poolAddress: string;
  }
}

/** The first development wallet funds the wallets of all tests (staking/chain-world.ts). */
const BANK_TIMES = 20;

/**
 * Slots are eight times as fast as on a public cluster, because a chain test spends most of its time waiting for the next
 * one.
 */
const SLOT_TIME_MS = 50;

/** A real node with the real program, for the tests that need it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chain = await startChain({ port: 0, stateFolder: null, slotTimeMs: SLOT_TIME_MS });
  await setUpChain(chain);
  await fundWallets(chain, [developmentKeypair("wallet-1").publicKey], { times: BANK_TIMES });
  project.provide("rpcUrl", chain.rpcUrl);
  project.provide("poolAddress", DEVELOPMENT_POOL_ADDRESS);
  return chain.stop;
}
