import { and, eq, inArray } from "drizzle-orm";
import { indexerTransaction } from "~db/schema";
import type { LandedTransaction } from "../solana/chain";
import { inChunks } from "./chunks";
import { programsOf } from "./projection";
import { type RecordDeps, recordTransactions } from "./record.server";

/** How many of a wallet's newest transactions one call reads, and how many unknown ones it fetches. */
const LISTED = 50;
const FETCHED = 20;

/**
 * Records at once what a wallet did with our programs elsewhere and the indexer has not reached yet; returns the number of
 * transactions. It lists the wallet's own signatures and scans no accounts. Throws ChainUnavailable.
 */
export async function syncWallet(deps: RecordDeps, wallet: string): Promise<number> {
  const { db, chain } = deps;
  const listed = await chain.listSignatures(wallet, { limit: LISTED });
  const succeeded = listed.filter(({ error }) => error === null).map(({ signature }) => signature);
  const recorded = await findRecorded(deps, succeeded);
  const unknown = succeeded.filter((signature) => !recorded.has(signature)).slice(0, FETCHED);
  const transactions: LandedTransaction[] = [];
  for (const signature of unknown.reverse()) {
    const landed = await chain.findTransaction(signature, "finalized");
    if (landed && isOurs(deps, landed)) transactions.push(landed);
  }
  const [first, ...rest] = await recordTransactions(deps, transactions);
  if (first) await db.batch([first, ...rest]);
  return transactions.length;
}

function isOurs({ projections }: RecordDeps, { instructions }: LandedTransaction): boolean {
  return instructions.some(({ program }) => programsOf(projections).includes(program));
}

async function findRecorded({ db, projections }: RecordDeps, signatures: string[]): Promise<Set<string>> {
  const { program, signature, state } = indexerTransaction;
  const rows = await inChunks(signatures, (chunk) =>
    db
      .select({ signature })
      .from(indexerTransaction)
      .where(and(inArray(program, programsOf(projections)), inArray(signature, chunk), eq(state, "recorded"))),
  );
  return new Set(rows.map((row) => row.signature));
}
