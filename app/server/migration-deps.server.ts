import { openEvmChain } from "~/domain/evm/evm-chain.server";
import { openDatabase } from "~db/client";
import { type Env, readConfig } from "./env.server";

/** What the migration needs, in cron and its Workflow. */
export function openMigration(env: Env) {
  const { evmChainId, evmRpcUrls, evmConfirmations } = readConfig(env);
  const evm = openEvmChain({ chainId: evmChainId, rpcUrls: evmRpcUrls, confirmations: evmConfirmations });
  return { db: openDatabase(env.DB), evm, now: new Date() };
}
