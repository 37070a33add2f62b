import { and, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "~db/client";
import { session } from "~db/schema";
import type { Chain } from "../wallet-chains";
import type { EvmHolder, Holders, SolanaHolder } from "./rules";
import { hashSessionId } from "./session-id.server";

/**
 * The holders of sessions that have neither expired nor been revoked, each by the session id of its chain's cookie. An id in
 * the cookie of the other chain counts for nothing. Reads D1 once, and not at all without an id.
 */
export async function findHolders(
  deps: { db: Database; now: Date },
  sessionIds: Record<Chain, string | null>,
): Promise<Holders> {
  const [solana, eip155] = await Promise.all(
    [sessionIds.solana, sessionIds.eip155].map((id) => (id ? hashSessionId(id) : null)),
  );
  const hashes = [solana, eip155].filter((hash) => hash != null);
  if (hashes.length === 0) return { solana: null, evm: null };
  const rows = await deps.db
    .select({
      chain: session.chain,
      userId: session.userId,
      walletAddress: session.walletAddress,
      sessionIdHash: session.idHash,
    })
    .from(session)
    .where(and(inArray(session.idHash, hashes), isNull(session.revokedAt), gt(session.expiresAt, deps.now)));
  return {
    solana: rows.find((row): row is SolanaHolder => row.chain === "solana" && row.sessionIdHash === solana) ?? null,
    evm: rows.find((row): row is EvmHolder => row.chain === "eip155" && row.sessionIdHash === eip155) ?? null,
  };
}
