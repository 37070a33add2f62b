import type { AnchorDeps } from "~/domain/audit/anchor.server";
import { readAuditKey } from "~/domain/audit/anchor-key.server";
import { openChain } from "~/domain/solana/chain.server";
import { openDatabase } from "~db/client";
import { type Env, readConfig } from "./env.server";

/** What writing the head of the audit log to the chain needs, in cron. */
export function openAnchoring(env: Env, now: Date): AnchorDeps {
  const { environment, rpcUrls } = readConfig(env);
  return {
    db: openDatabase(env.DB),
    chain: openChain({ rpcUrls }),
    now,
    key: readAuditKey(env.AUDIT_KEY, { isLocal: environment === "local" }),
  };
}
