import { and, eq, isNull } from "drizzle-orm";
import { vestingGrant } from "~db/schema";
import { VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import { indexNow } from "../indexer/commands.server";
import type { RecordDeps } from "../indexer/record.server";

/**
 * Learns at once what the indexer has not reached yet, and returns how many open grants the wallet has then. The instruction
 * that makes a grant does not name its beneficiary among its accounts, so this reads the program's transactions, not the
 * wallet's. It runs only when a holder asks for it. Throws ChainUnavailable.
 */
export async function syncGrants(deps: RecordDeps, wallet: string): Promise<{ grants: number }> {
  await indexNow(deps, VESTING_PROGRAM_ADDRESS.toBase58());
  const isOpen = and(eq(vestingGrant.walletAddress, wallet), isNull(vestingGrant.closedAt));
  return { grants: await deps.db.$count(vestingGrant, isOpen) };
}
