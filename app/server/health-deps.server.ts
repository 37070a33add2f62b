import type { RouterContextProvider } from "react-router";
import { readAuditKey } from "~/domain/audit/anchor-key.server";
import { openEvmChain } from "~/domain/evm/evm-chain.server";
import type { HealthDeps } from "~/domain/health/deps";
import { readMigrationKeys } from "~/domain/migration/keys.server";
import { PROJECTIONS } from "~/domain/projections.server";
import { openChain } from "~/domain/solana/chain.server";
import { probeNode } from "~/domain/solana/probe-node.server";
import { openDatabase } from "~db/client";
import { envContext } from "./context";
import { type Env, readConfig } from "./env.server";

/** How long each node of a chain may take: a page waits for the answer. */
const TIMEOUT_MS = 4_000;

/** What the checks of the site's health need, in a route. */
export function healthDeps(context: Readonly<RouterContextProvider>): HealthDeps {
  return openHealth(context.get(envContext), new Date());
}

/** What watching the site's health needs, in cron. */
export function openWatch(env: Env) {
  const { siteOrigin } = readConfig(env);
  return { ...openHealth(env, new Date()), siteOrigin };
}

function openHealth(env: Env, now: Date): HealthDeps {
  const { environment, adminCode, cluster, rpcUrls, evmChainId, evmRpcUrls, evmConfirmations } = readConfig(env);
  const isLocal = environment === "local";
  const keys = readMigrationKeys(env, { isLocal });
  return {
    db: openDatabase(env.DB),
    now,
    projections: PROJECTIONS,
    cluster,
    chain: openChain({ rpcUrls, timeoutMs: TIMEOUT_MS }),
    probeNodes: () => Promise.all(rpcUrls.map((url) => probeNode(url))),
    evm: openEvmChain({
      chainId: evmChainId,
      rpcUrls: evmRpcUrls,
      confirmations: evmConfirmations,
      timeoutMs: TIMEOUT_MS,
    }),
    payers: { minter: keys?.minter.publicKey.toBase58() ?? null, operator: keys?.operator.address ?? null },
    adminSecret: adminCode,
    anchorsAuditLog: readAuditKey(env.AUDIT_KEY, { isLocal }) !== null,
    sendsMails: !isLocal || env.MAIL !== undefined,
  };
}
