import { and, eq, isNull } from "drizzle-orm";
import { vestingGrant } from "~db/schema";
import { VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import { indexNow } from "../indexer/commands.server";
import type { RecordDeps } from "../indexer/record.server";

/**
 * Learns at once of what the indexer has not come to yet, and answers how many open grants the wallet has then. The making
 * of a grant does not name its beneficiary among its accounts, so the program's transactions are looked through, not the
 * wallet's. Only when a holder asks for it. Throws ChainUnavailable.
 */
export async function syncGrants(deps: RecordDeps, wallet: string): Promise<{ grants: number }> {
  await indexNow(deps, VESTING_PROGRAM_ADDRESS.toBase58());
  const isOpen = and(eq(vestingGrant.walletAddress, wallet), isNull(vestingGrant.closedAt));
  return { grants: await deps.db.$count(vestingGrant, isOpen) };
}
