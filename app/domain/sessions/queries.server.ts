import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "~db/client";
import { session } from "~db/schema";
import type { Holder } from "./rules";
import { hashSessionId } from "./session-id.server";

/** The holder of a session that has neither expired nor been revoked, or null. */
export async function findHolder(deps: { db: Database; now: Date }, sessionId: string): Promise<Holder | null> {
  const idHash = await hashSessionId(sessionId);
  const [row] = await deps.db
    .select({ userId: session.userId, walletAddress: session.walletAddress, sessionIdHash: session.idHash })
    .from(session)
    .where(and(eq(session.idHash, idHash), isNull(session.revokedAt), gt(session.expiresAt, deps.now)));
  return row ?? null;
}
