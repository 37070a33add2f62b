import { and, eq, isNull } from "drizzle-orm";
import { stakingPosition } from "~db/schema";
import type { RecordDeps } from "../indexer/record.server";
import { syncWallet } from "../indexer/sync.server";

/** The number of open positions known now, and of transactions that were not known before. */
export type SyncResult = { positions: number; transactions: number };

/**
 * Learns at once what a holder did elsewhere and the indexer has not reached yet. It makes many calls, so it runs only when
 * a holder asks for it. Throws ChainUnavailable.
 */
export async function syncHolder(deps: RecordDeps, wallet: string): Promise<SyncResult> {
  const transactions = await syncWallet(deps, wallet);
  const isOpen = and(eq(stakingPosition.walletAddress, wallet), isNull(stakingPosition.closedAt));
  return { positions: await deps.db.$count(stakingPosition, isOpen), transactions };
}
