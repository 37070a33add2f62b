import type { RouterContextProvider } from "react-router";
import type { JobDeps } from "~/domain/jobs/deps";
import { readJobSeed } from "~/domain/jobs/job-wallet.server";
import { type AssetIndex, openAssetIndex } from "~/domain/solana/asset-index.server";
import { openChain } from "~/domain/solana/chain.server";
import { openDatabase } from "~db/client";
import { envContext } from "./context";
import { type Env, readConfig } from "./env.server";
import { startOnce } from "./start-workflow.server";

/** How many nodes have to say the same of a transaction before its items are paid again. */
export const NODES_NEEDED = 2;

/** What jobs need, in cron and their Workflow. */
export function openJobs(
  env: Env,
): JobDeps & { assets: AssetIndex; follow(job: { id: string; run: number }): Promise<void> } {
  const { environment, rpcUrls } = readConfig(env);
  const isLocal = environment === "local";
  return {
    db: openDatabase(env.DB),
    chain: openChain({ rpcUrls }),
    assets: openAssetIndex({ rpcUrls }),
    nodes: rpcUrls.map((url) => openChain({ rpcUrls: [url] })),
    // the local machine has one node
    nodesNeeded: isLocal ? 1 : NODES_NEEDED,
    seed: readJobSeed(env.JOB_SEED, { isLocal }),
    now: () => new Date(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    follow: ({ id, run }) => startOnce(env.RUN_JOB, `job-${id}-${run}`, { id }),
  };
}

/** The same in a route. */
export function jobDeps(context: Readonly<RouterContextProvider>) {
  return openJobs(context.get(envContext));
}
