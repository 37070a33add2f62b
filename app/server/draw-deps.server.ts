import type { DrawDeps } from "~/domain/draws/deps";
import { readJobSeed } from "~/domain/jobs/job-wallet.server";
import { type AssetIndex, openAssetIndex } from "~/domain/solana/asset-index.server";
import { openChain } from "~/domain/solana/chain.server";
import { openDatabase } from "~db/client";
import { type Env, readConfig } from "./env.server";
import { NODES_NEEDED } from "./job-deps.server";

/** What draws need, in cron and in a route. */
export function openDraws(env: Env): DrawDeps & { assets: AssetIndex } {
  const { environment, rpcUrls } = readConfig(env);
  const isLocal = environment === "local";
  return {
    db: openDatabase(env.DB),
    nodes: rpcUrls.map((url) => openChain({ rpcUrls: [url] })),
    assets: openAssetIndex({ rpcUrls }),
    // the local machine has one node
    nodesNeeded: isLocal ? 1 : NODES_NEEDED,
    seed: readJobSeed(env.JOB_SEED, { isLocal }),
    now: new Date(),
  };
}
