import type { RouterContextProvider } from "react-router";
import { openEvmChain } from "~/domain/evm/evm-chain.server";
import type { CommandDeps } from "~/domain/migration/commands.server";
import type { MigrationDeps } from "~/domain/migration/deps";
import { readMigrationKeys } from "~/domain/migration/keys.server";
import { WITNESSES } from "~/domain/migration/witnesses.server";
import { openChain } from "~/domain/solana/chain.server";
import { evmHolderOf } from "~/middleware/require-holder";
import { pinnedGates } from "~/pins";
import { openDatabase } from "~db/client";
import { envContext, holdersContext } from "./context";
import { type Env, readConfig } from "./env.server";
import { startOnce } from "./start-workflow.server";

/** What the migration needs, in cron and its Workflow. */
export function openMigration(env: Env): MigrationDeps & { follow(seq: number): Promise<void> } {
  const { environment, adminCode, evmChainId, evmRpcUrls, evmConfirmations, rpcUrls, siteOrigin } = readConfig(env);
  const isLocal = environment === "local";
  const openEvm = (urls: string[]) =>
    openEvmChain({ chainId: evmChainId, rpcUrls: urls, confirmations: evmConfirmations });
  return {
    db: openDatabase(env.DB),
    adminSecret: adminCode,
    evm: openEvm(evmRpcUrls),
    chain: openChain({ rpcUrls }),
    gates: pinnedGates(evmChainId),
    evmNodes: evmRpcUrls.map((url) => openEvm([url])),
    // the local machine has one simulated node
    nodesToMint: isLocal ? 1 : WITNESSES,
    chainNodes: rpcUrls.map((url) => openChain({ rpcUrls: [url] })),
    now: new Date(),
    keys: readMigrationKeys(env, { isLocal }),
    siteOrigin,
    fetch: (url, options) => fetch(url, options),
    follow: (seq) => startOnce(env.MIGRATE_NFT, `migration-${seq}`, { seq }),
  };
}

/** The same in a route. */
export function migrationDeps(context: Readonly<RouterContextProvider>) {
  return openMigration(context.get(envContext));
}

/** What the migration's commands need, in a route behind requireEvmHolder. */
export function migrationCommandDeps(context: Readonly<RouterContextProvider>): CommandDeps {
  const { solana } = context.get(holdersContext);
  return { ...migrationDeps(context), actor: evmHolderOf(context), solana };
}
